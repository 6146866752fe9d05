//! The cat row and the cat: R11–R13.

use super::{Open, User};
use crate::games::ratzzia::dice::Lying;
use crate::games::ratzzia::happening::{Happening, Leaving, Place, Witness};

/// R12: dice in hand that show the cat's number go to the red spaces, as many as there is room for. R13: then the cat may come.
pub(super) fn force(open: &mut Open, witness: &mut impl Witness) {
    let seat = open.facts.seat;
    let Some(value) = open.cat_number() else { return };
    let first = open.cat.len() as u8;
    let count = open.hand().of(value).min(open.red_free() as u8);
    if count == 0 {
        return;
    }
    for _ in 0..count {
        open.hands[seat.index()].take(value);
        // There is room: no more are taken than spaces are free.
        let _ = open.cat.try_push(Lying { value, user: User::Own(seat) });
    }
    open.facts.forced += count;
    witness.sees(|| Happening::Forced { value, count, first });
    if open.red_free() == 0 {
        come(open, witness);
    }
}

/// R13: everything goes back, nobody gets sausages.
fn come(open: &mut Open, witness: &mut impl Witness) {
    witness.sees(|| Happening::CatCame { dice: everything(open) });
    let cat = std::mem::take(&mut open.cat);
    cat.iter().for_each(|lying| open.flees(lying.user));
    for index in 0..open.columns.len() {
        let stack = std::mem::take(&mut open.columns[index]);
        stack.dice().for_each(|(_, lying)| open.flees(lying.user));
    }
}

fn everything(open: &Open) -> Vec<Leaving> {
    let columns = super::Column::ALL.into_iter().flat_map(|column| {
        open.stack(column).dice().map(move |(space, die)| (Place::Column(column, space as u8), die))
    });
    let cat = open.cat.iter().enumerate().map(|(space, &die)| (Place::Cat(space as u8), die));
    columns.chain(cat).map(|(from, die)| Leaving { from, die, sausages: 0 }).collect()
}

impl Open {
    /// A die goes back unpaid, to the hand without a value; a candy die to its user, a support die to the reserve (R13, R19, R22).
    pub(super) fn flees(&mut self, user: User) {
        match user {
            User::Own(seat) => self.hands[seat.index()].add_blanks(1),
            User::Candy(seat) => self.candies[seat.index()] += 1,
            User::Support => self.reserve += 1,
        }
    }
}
