//! The end of a turn and the beginning of the next.

use crate::engine::Seat;
use crate::games::ratzzia::dice::Dice;
use crate::games::ratzzia::position::{Open, Phase, TurnState};
use crate::games::ratzzia::seen::{Effect, EffectSink};

/// Ends the turn and begins the next seat's. Dice left in hand lose their values.
pub(super) fn end_turn(open: &mut Open, sink: &mut impl EffectSink) {
    let seat = open.turn.seat;
    let hand = &mut open.hands[seat.index()];
    *hand = Dice::blank(hand.count() as u8);
    let next = seat.next(usize::from(open.seats));
    begin_turn(open, next, sink);
}

/// Begins a turn of this seat.
pub(super) fn begin_turn(open: &mut Open, seat: Seat, sink: &mut impl EffectSink) {
    open.turn = TurnState::new(seat);
    open.phase = Phase::Turning;
    sink.record(|| Effect::Turn { seat });
}
