//! What a position is worth to every seat: its cards and tokens, and the turns that are still to come.
//!
//! The figures are fitted to 500 games of `hard` against itself.

use super::{Evaluator, TYPICAL_CARD};
use crate::engine::{Seat, Worth, terms};
use crate::games::rat_a_tat_roll::dice::DiceCount;
use crate::games::rat_a_tat_roll::rules::Phase;

/// The expected gain of a turn with a hand that is not full, beside a typical card.
const TYPICAL_TURN: f64 = 0.65;
/// The expected number of a card that replaces another one.
const LAST_CARD: f64 = 2.5;
/// The lead, in points, that multiplies the odds of winning by e when all rows are full.
const WIN_SCALE: f32 = 7.0;
/// The addition to [`WIN_SCALE`] for each missing card.
const WIN_SCALE_PER_MISSING_CARD: f32 = 2.0;

impl Evaluator<'_> {
    /// By the expected sums of the rows. Missing cards count as typical ones, and the more are missing, the less a lead
    /// counts. Turns with a full hand count by the high cards that they may replace, and the turn of the seat that plays
    /// next by what it brings more than a typical one.
    pub(super) fn worth(&self) -> Worth {
        let seats = usize::from(self.common.seats);
        let missing: usize = Seat::all(seats).map(|seat| self.missing_cards(seat)).sum();
        Worth::of_seats(seats, WIN_SCALE + WIN_SCALE_PER_MISSING_CARD * missing as f32, |seat| {
            let missing = self.missing_cards(seat);
            let row: f64 = self.belief.expected_row(seat).iter().sum();
            let cards = -row - missing as f64 * TYPICAL_CARD;
            let tokens = f64::from(self.common.tokens[seat.index()].min(missing as u8 + 1));
            let next_turn = if seat == self.seat { self.advantage_of_turn() } else { 0.0 };
            let full_hand = self.replaceable(seat);
            terms([cards, self.token_value_of(seat) * tokens, next_turn, full_hand].map(|amount| amount as f32))
        })
    }

    /// By how much the turn that begins is expected to be better than a typical one, in points.
    fn advantage_of_turn(&self) -> f64 {
        match self.common.phase {
            Phase::Choosing => {
                let rerolls = self.rerolls();
                let best = DiceCount::ALL.map(|dice| rerolls.roll_value(dice)).into_iter().fold(f64::MIN, f64::max);
                best + TYPICAL_CARD - TYPICAL_TURN
            }
            Phase::Deciding => {
                let typical = self.gain_by_replacing(self.belief.highest_expected(self.seat));
                self.wild_value(self.tokens()).max(0.0) - typical
            }
            _ => 0.0,
        }
    }

    /// What the turns that a seat will have with a full hand are expected to bring: each replaces its highest card (L15).
    fn replaceable(&self, seat: Seat) -> f64 {
        let mut row = self.belief.expected_row(seat).to_vec();
        row.sort_by(|one, other| other.total_cmp(one));
        row.into_iter().take(self.turns_with_full_hand(seat)).map(|card| self.gain_by_replacing(card)).sum()
    }

    /// What a typical turn with a full hand gains by replacing a card, perhaps by an exchange with another seat.
    fn gain_by_replacing(&self, card: f64) -> f64 {
        (card - LAST_CARD).max(0.0) * self.swap_factor()
    }

    /// Number of turns that a seat will have with a full hand: one in the final round (L16), and before it one for each
    /// round in which others still lack a card.
    fn turns_with_full_hand(&self, seat: Seat) -> usize {
        let seats = usize::from(self.common.seats);
        match self.common.final_round {
            Some(last) => {
                let turns_before = (seat.index() + seats - self.common.seat.index()) % seats;
                usize::from(turns_before < usize::from(last.turns_left))
            }
            None => {
                let rounds = Seat::all(seats).map(|other| self.missing_cards(other)).max().unwrap_or(0);
                1 + rounds - self.missing_cards(seat)
            }
        }
    }

    /// Number of cards that a seat lacks to a full hand.
    fn missing_cards(&self, seat: Seat) -> usize {
        usize::from(self.common.full_hand()).saturating_sub(self.belief.expected_row(seat).len())
    }
}
