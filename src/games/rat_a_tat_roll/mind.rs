//! How a good player of Rat-a-Tat Roll values moves: low cards, useful tokens, and knowledge of its own row.
//!
//! All values are in points of the final sum. Knows a view and nothing else.

mod belief;
mod ideas;
mod rerolls;
mod worth;

use rand::Rng;

use self::belief::Belief;
use self::rerolls::RerollValues;
use super::cards::{Card, RowIndex};
use super::dice::{Face, total};
use super::events::Move;
use super::memory::CardMemory;
use super::rules::{Common, Phase, RatATatRoll};
use super::track::{Icon, Region, Space};
use crate::engine::{Determinization, Line, Mind, SearchSettings, Seat, Stop, Term, View, Viewer, Worth};

/// The expected cost of a card from a good turn; a seat that gets none needs another turn.
const TYPICAL_CARD: f64 = 2.0;
/// The value of a token while many dice are still to be rolled.
const TOKEN_VALUE: f64 = 3.2;
/// The value of a token when only the wild die is still to be rolled.
const TOKEN_VALUE_FOR_WILD: f64 = 1.8;
/// The value of seeing an unknown card of one's own.
const LOOK_OWN_VALUE: f64 = 0.35;
/// The value of seeing an unknown card of an opponent.
const LOOK_OTHER_VALUE: f64 = 0.2;
/// The value of seeing a known card: low enough that noise in the search cannot make it attractive.
const LOOK_KNOWN_VALUE: f64 = -1.5;
/// The value of one more point in an opponent's row, shared by all opponents.
const OPPONENT_POINT_VALUE: f64 = 0.7;

impl Mind for RatATatRoll {
    const PLAYOUTS: u32 = 1000;

    /// Scores dice and tokens by exact odds, hidden cards by what the seat remembers.
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, _stop: &Stop, scores: &mut Vec<f32>) {
        Evaluator::from_view(view).score_moves(legal, scores);
    }

    /// Scores the cards of this turn alone: tokens have no later use.
    fn greedy_scores(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, _stop: &Stop, scores: &mut Vec<f32>) {
        Evaluator { future_weight: 0.0, ..Evaluator::from_view(view) }.score_moves(legal, scores);
    }

    const TERMS: &'static [Term] = &[
        Term { more: "rat_a_tat_roll-term-cards", less: "rat_a_tat_roll-term-cards-less", number: 0, unit: 1.0 },
        Term {
            more: "rat_a_tat_roll-term-tokens",
            less: "rat_a_tat_roll-term-tokens-less",
            number: 0,
            unit: TOKEN_VALUE as f32,
        },
        // What the next turn brings, and those with a full hand: said as one with the cards.
        Term { more: "rat_a_tat_roll-term-cards", less: "rat_a_tat_roll-term-cards-less", number: 0, unit: 1.0 },
        Term { more: "rat_a_tat_roll-term-cards", less: "rat_a_tat_roll-term-cards-less", number: 0, unit: 1.0 },
    ];
    const IN_HAND: usize = 1;
    const STYLE_ROOM: f32 = 1.0;

    const RIVALS: Term =
        Term { more: "rat_a_tat_roll-term-rivals", less: "rat_a_tat_roll-term-rivals-less", number: 0, unit: 1.0 };

    fn worth(position: &Determinization<Self>, eyes: Viewer) -> Worth {
        let view = position.view(eyes);
        let common = &view.open.common;
        Evaluator { common, belief: Belief::from_view(&view), seat: common.seat, future_weight: 1.0 }.worth()
    }

    fn ideas(line: &Line<Self>) -> Vec<&'static str> {
        ideas::ideas(line)
    }

    fn search_settings() -> [SearchSettings; 5] {
        let levels = [(0, 0.3, 0.6), (0, 0.64, 0.3), (0, 0.87, 0.1), (30, 0.97, 0.0), (4800, 1.0, 0.0)];
        levels.map(|(iterations, notice_rate, forget_rate)| SearchSettings {
            iterations,
            horizon: 2,
            prior_temperature: 0.5,
            rollout_temperature: 0.1,
            exploration: 0.6,
            notice_rate,
            forget_rate,
        })
    }

    fn forget(view: &mut View<Self>, forgotten: &mut dyn FnMut(u64) -> bool) {
        if view.open.common.options.open_memory {
            return;
        }
        let who = view.who;
        for remembered in view.memory.rows.iter_mut().flatten().chain(&mut view.memory.under) {
            let (Some(card), Some(event)) = (remembered.card, remembered.public.seen_by(who)) else { continue };
            if forgotten(u64::from(event) << 8 | u64::from(card.number())) {
                *remembered = CardMemory { card: None, public: remembered.public.forgotten_by(who) };
            }
        }
    }
}

/// Values moves and positions for one seat.
struct Evaluator<'a> {
    common: &'a Common,
    belief: Belief,
    seat: Seat,
    /// The weight of tokens for later turns: 1, or 0 for a player that plans one turn only.
    future_weight: f64,
}

impl<'a> Evaluator<'a> {
    /// An evaluator for the seat of the view, or else the seat on turn.
    fn from_view(view: &'a View<RatATatRoll>) -> Evaluator<'a> {
        let common = &view.open.common;
        Evaluator {
            common,
            belief: Belief::from_view(view),
            seat: view.who.seat().unwrap_or(common.seat),
            future_weight: 1.0,
        }
    }

    fn score_moves(&self, legal: &[Move], scores: &mut Vec<f32>) {
        let score = self.move_scorer();
        scores.extend(legal.iter().map(|&choice| score(choice) as f32));
    }

    /// A function from a move to its value in this position, in points.
    fn move_scorer(&self) -> Box<dyn Fn(Move) -> f64 + '_> {
        let common = self.common;
        match common.phase {
            Phase::Choosing => {
                let rerolls = self.rerolls();
                Box::new(move |choice| match choice {
                    Move::Roll { dice } => rerolls.roll_value(dice),
                    _ => f64::MIN,
                })
            }
            Phase::Keeping => {
                let rerolls = self.rerolls();
                Box::new(move |choice| match choice {
                    Move::Reroll { dice } => rerolls.reroll_value(&common.dice, dice),
                    _ => rerolls.keep_value(total(&common.dice)),
                })
            }
            Phase::KeepingWild => Box::new(|choice| match (choice, common.wild) {
                (Move::Accept {}, Some(face)) => self.face_value(face),
                _ => self.wild_value(self.tokens().saturating_sub(1)) - self.token_value(),
            }),
            Phase::Deciding => {
                Box::new(|choice| if choice == (Move::RollWild {}) { self.wild_value(self.tokens()) } else { 0.0 })
            }
            Phase::TakingHere => Box::new(|choice| match (choice, common.pawn.region()) {
                (Move::TakeFaceUp {}, Some(region)) => self.region_value(region),
                _ => self.pile_value(),
            }),
            Phase::Looking => Box::new(|choice| match choice {
                Move::LookOwn {} => self.look_own_value(),
                Move::Look { seat, place } => self.look_value(seat, place),
                _ => 0.0,
            }),
            Phase::Swapping => Box::new(|choice| match choice {
                Move::Swap { mine, seat, theirs } => self.swap_value(mine, seat, theirs),
                _ => 0.0,
            }),
            Phase::Replacing => Box::new(|choice| match choice {
                Move::Replace { place } => self.belief.expected_at(self.seat, place),
                _ => f64::MIN,
            }),
            _ => Box::new(|_| 0.0),
        }
    }

    fn tokens(&self) -> u8 {
        self.common.tokens.get(self.seat.index()).copied().unwrap_or(0)
    }

    fn has_full_hand(&self) -> bool {
        self.belief.expected_row(self.seat).len() >= usize::from(self.common.full_hand())
    }

    /// The value of one of the seat's tokens: less when there is less left to roll, 0 in the last turn.
    fn token_value(&self) -> f64 {
        self.token_value_of(self.seat)
    }

    /// The value of a token for any seat.
    fn token_value_of(&self, seat: Seat) -> f64 {
        let turns = usize::from(self.common.full_hand()).saturating_sub(self.belief.expected_row(seat).len());
        self.future_weight
            * match (turns, self.common.final_round) {
                (0, Some(_)) => 0.0,
                (0, None) => TOKEN_VALUE_FOR_WILD,
                (1, _) => (TOKEN_VALUE + TOKEN_VALUE_FOR_WILD) / 2.0,
                _ => TOKEN_VALUE,
            }
    }

    /// The value of gaining tokens, as far as the centre has them.
    fn gain_value(&self, tokens: u8) -> f64 {
        f64::from(tokens.min(self.common.centre)) * self.token_value()
    }

    /// The values of rolls and re-rolls from the pawn's space.
    fn rerolls(&self) -> RerollValues {
        let value_after = |steps: u8| self.space_value(self.common.pawn.after(steps));
        RerollValues::new(value_after, self.tokens(), self.token_value())
    }

    /// The value of ending on this space.
    fn space_value(&self, space: Space) -> f64 {
        match (space.icon(), space.region()) {
            (Icon::Choice, Some(region)) => self.region_value(region).max(self.pile_value()),
            (Icon::Reroll, Some(region)) => {
                let tokens = self.common.face_up[region.index()].map_or(1, |card| 1 + u8::from(card.has_icon()));
                self.region_value(region) - self.icon_token_value(region) + self.gain_value(tokens)
            }
            (Icon::Peek, Some(region)) => self.region_value(region) + self.best_look_value(),
            _ => self.wild_value(self.tokens()),
        }
    }

    fn icon_token_value(&self, region: Region) -> f64 {
        self.common.face_up[region.index()].map_or(0.0, |card| self.gain_value(u8::from(card.has_icon())))
    }

    /// The value of a region's face-up card.
    fn region_value(&self, region: Region) -> f64 {
        self.common.face_up[region.index()].map_or(0.0, |card| self.card_value(card))
    }

    /// The value of taking this card: a growing row adds its number, a full one gives up its highest card for it.
    fn card_value(&self, card: Card) -> f64 {
        let replaced = if self.has_full_hand() { self.belief.highest_expected(self.seat) } else { 0.0 };
        replaced - f64::from(card.number()) + self.gain_value(u8::from(card.has_icon()))
    }

    fn pile_value(&self) -> f64 {
        self.gain_value(1) * self.belief.icon_share() - self.belief.mean_unseen()
    }

    /// The value of rolling the wild die with this many tokens.
    fn wild_value(&self, tokens: u8) -> f64 {
        let faces = Face::ALL.map(|face| self.face_value(face));
        let mean = |values: [f64; 3]| values.iter().sum::<f64>() / 3.0;
        (0..tokens.min(4)).fold(mean(faces), |again, _| mean(faces.map(|face| face.max(again - self.token_value()))))
    }

    fn face_value(&self, face: Face) -> f64 {
        match self.common.card_to_take(face) {
            Some(card) => self.card_value(card),
            None if self.has_full_hand() => self.best_swap_value(),
            None => self.best_swap_value() - TYPICAL_CARD,
        }
    }

    fn best_swap_value(&self) -> f64 {
        let own = self.belief.expected_row(self.seat).iter().copied().fold(0.0, f64::max);
        let others = self.others().flat_map(|seat| self.belief.expected_row(seat).iter().copied());
        (own - others.fold(f64::MAX, f64::min)).max(0.0) * self.swap_factor()
    }

    fn swap_value(&self, mine: RowIndex, seat: Seat, theirs: RowIndex) -> f64 {
        (self.belief.expected_at(self.seat, mine) - self.belief.expected_at(seat, theirs)) * self.swap_factor()
    }

    /// The weight of a swapped point: the opponent gains what the seat gives away.
    fn swap_factor(&self) -> f64 {
        1.0 + OPPONENT_POINT_VALUE / f64::from(self.common.seats.max(2) - 1)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::all(usize::from(self.common.seats)).filter(|&seat| seat != self.seat)
    }

    fn best_look_value(&self) -> f64 {
        let others = self.others().flat_map(|seat| RowIndex::ALL.map(|place| self.look_value(seat, place)));
        others.fold(self.look_own_value(), f64::max)
    }

    fn look_own_value(&self) -> f64 {
        LOOK_OWN_VALUE * self.belief.unknown_count(self.seat)
    }

    fn look_value(&self, seat: Seat, place: RowIndex) -> f64 {
        if self.belief.knows(seat, place) { LOOK_KNOWN_VALUE } else { LOOK_OTHER_VALUE }
    }
}
