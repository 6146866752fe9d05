//! The cat row and the cat: R11–R13.

use super::{Open, User};
use crate::games::ratzzia::dice::{Dice, Lying};
use crate::games::ratzzia::happening::{Happening, Leaving, Place, Witness};

/// R12: dice in hand that show the cat's number go to the red spaces, as many as there is room for. R13: then the cat may come.
pub(super) fn force(open: &mut Open, witness: &mut impl Witness) {
    let seat = open.facts.seat;
    let forced = open.forced(open.hand());
    let Some(value) = forced.values().iter().next() else { return };
    let comes = open.brings_cat(&forced);
    let (first, count) = (open.cat.len() as u8, forced.of(value));
    open.hands[seat.index()].take_all(&forced);
    for _ in 0..count {
        // There is room: no more are forced than spaces are free.
        let _ = open.cat.try_push(Lying { value, user: User::Own(seat) });
    }
    open.facts.forced += count;
    witness.sees(|| Happening::Forced { value, count, first });
    if comes {
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
    /// Those of these dice that go to the red spaces if they are in hand after a roll (R12).
    pub fn forced(&self, hand: &Dice) -> Dice {
        let Some(value) = self.cat_number() else { return Dice::NONE };
        let count = usize::from(hand.of(value)).min(self.red_free());
        std::iter::repeat_n(value, count).collect()
    }

    /// Whether the cat comes when these dice go to the red spaces (R13).
    pub fn brings_cat(&self, forced: &Dice) -> bool {
        !forced.is_empty() && forced.count() == self.red_free()
    }

    /// The position once these are in the hand of the seat on turn after a roll: the cat has what it takes, and may have come (R12, R13).
    pub fn after_roll(&self, hand: Dice) -> Open {
        let mut open = self.clone();
        open.hands[self.facts.seat.index()] = hand;
        force(&mut open, &mut ());
        open
    }

    /// A die goes back unpaid, to the hand without a value; a candy die to its user, a support die to the reserve (R13, R19, R22).
    pub(super) fn flees(&mut self, user: User) {
        match user {
            User::Own(seat) => self.hands[seat.index()].add_blanks(1),
            User::Candy(seat) => self.candies[seat.index()] += 1,
            User::Support => self.reserve += 1,
        }
    }
}
