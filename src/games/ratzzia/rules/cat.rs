//! The cat row and the cat: R11–R13.

use crate::games::ratzzia::board::Column;
use crate::games::ratzzia::dice::{Dice, DieOwner, PlacedDie};
use crate::games::ratzzia::position::Open;
use crate::games::ratzzia::seen::{Effect, EffectSink, RemovedDie, SpaceIndex};

/// Moves dice in hand that show the cat's number to the red spaces, as many as there is room for (R12). If they fill the row, the cat comes
/// (R13).
pub(super) fn force_dice(open: &mut Open, sink: &mut impl EffectSink) {
    let seat = open.turn.seat;
    let forced = open.forced_dice(open.hand());
    let Some(value) = forced.values().iter().next() else { return };
    let cat_comes = open.summons_cat(&forced);
    let (first, count) = (open.cat.len() as u8, forced.count_of(value));
    open.hands[seat.index()].take_all(&forced);
    for _ in 0..count {
        // There is room: no more are forced than spaces are free.
        let _ = open.cat.try_push(PlacedDie { value, owner: DieOwner::Own(seat) });
    }
    open.turn.forced += count;
    sink.record(|| Effect::Forced { value, count, first });
    if cat_comes {
        send_all_dice_back(open, sink);
    }
}

/// Lets the cat come (R13): all dice go back, and nobody gets sausages.
fn send_all_dice_back(open: &mut Open, sink: &mut impl EffectSink) {
    sink.record(|| Effect::CatCame { dice: dice_on_board(open) });
    let cat = std::mem::take(&mut open.cat);
    cat.iter().for_each(|die| open.return_unpaid(die.owner));
    for index in 0..open.columns.len() {
        let stack = std::mem::take(&mut open.columns[index]);
        stack.dice().for_each(|(_, die)| open.return_unpaid(die.owner));
    }
}

/// All dice on the columns and the cat row.
fn dice_on_board(open: &Open) -> Vec<RemovedDie> {
    let columns = Column::ALL.into_iter().flat_map(|column| {
        open.stack(column).dice().map(move |(space, die)| (SpaceIndex::Column(column, space as u8), die))
    });
    let cat = open.cat.iter().enumerate().map(|(space, &die)| (SpaceIndex::Cat(space as u8), die));
    columns.chain(cat).map(|(from, die)| RemovedDie { from, die, sausages: 0 }).collect()
}

impl Open {
    /// The dice that go to the red spaces if these are in hand after a roll (R12).
    pub fn forced_dice(&self, hand: &Dice) -> Dice {
        let Some(value) = self.cat_number() else { return Dice::NONE };
        let count = usize::from(hand.count_of(value)).min(self.red_free());
        std::iter::repeat_n(value, count).collect()
    }

    /// Whether the cat comes if these dice go to the red spaces (R13).
    pub fn summons_cat(&self, forced: &Dice) -> bool {
        !forced.is_empty() && forced.count() == self.red_free()
    }

    /// The position after a roll that leaves these dice in the hand of the seat on turn: some may have been forced, and the cat may have come
    /// (R12, R13).
    pub fn after_roll(&self, hand: Dice) -> Open {
        let mut open = self.clone();
        open.hands[self.turn.seat.index()] = hand;
        force_dice(&mut open, &mut ());
        open
    }
}
