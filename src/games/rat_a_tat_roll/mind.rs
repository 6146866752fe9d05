//! What a good player of Rat-a-Tat Roll values: low cards for high ones, tokens while they are of use, knowing its own row.
//!
//! Everything is counted in points of the final sum. Knows a view and nothing else.

mod belief;
mod how_many;
mod reason;
mod rerolls;

use rand::Rng;

use self::belief::Belief;
use self::rerolls::Rerolls;
use super::cards::{Card, Place};
use super::dice::{Face, HowMany, total};
use super::events::Move;
use super::memory::Recall;
use super::rules::{Common, Phase, RatATatRoll};
use super::track::{Icon, Region, Space};
use crate::engine::{Determinization, Mind, PerSeat, Phrase, SearchSettings, Seat, Stop, View, Viewer, softmax};

/// What a card costs that a good turn brings: without one, the seat needs a turn more.
const USUAL_CARD: f64 = 2.0;
/// What a token is worth while many dice are still to be rolled …
const TOKEN: f64 = 3.2;
/// … and while only the wild die is.
const TOKEN_FOR_WILD: f64 = 1.8;
/// What it is worth to see an own card that is not known …
const SEE_OWN: f64 = 0.35;
/// … and one of an opponent.
const SEE_OTHER: f64 = 0.2;
/// To see a card again tells nothing, and a few trials are not to say otherwise.
const SEE_KNOWN: f64 = -1.5;
/// What a point more in an opponent's row is worth, shared by all opponents.
const POINT_OF_OTHERS: f64 = 0.7;

impl Mind for RatATatRoll {
    /// Dice and tokens by exact odds, hidden cards by what the seat remembers.
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, _stop: &Stop, worths: &mut Vec<f32>) {
        Player::of(view).weigh(legal, worths);
    }

    /// By the cards of this turn alone: tokens are there to be spent.
    fn greedy_scores(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, _stop: &Stop, worths: &mut Vec<f32>) {
        Player { foresight: 0.0, ..Player::of(view) }.weigh(legal, worths);
    }

    /// By the sums of the rows as the viewer expects them: cards that are still to be taken count as usual ones, that of the seat which
    /// plays next as what it can expect of its turn.
    fn win_probabilities(position: &Determinization<Self>, eyes: Viewer) -> PerSeat<f32> {
        let view = position.view(eyes);
        let common = &view.open.common;
        let next = Player { common, belief: Belief::of(&view), seat: common.seat, foresight: 1.0 };
        let full = usize::from(common.full_hand());
        let mut missing = 0;
        let expected = Seat::all(usize::from(common.seats)).map(|seat| {
            let row = next.belief.row(seat);
            let lacking = full.saturating_sub(row.len());
            missing += lacking;
            let tokens = f64::from(common.tokens[seat.index()].min(lacking as u8 + 1));
            let coming = if seat == next.seat { next.coming() } else { 0.0 };
            next.token_of(seat) * tokens - row.iter().sum::<f64>() - lacking as f64 * USUAL_CARD + coming
        });
        let expected: PerSeat<f32> = expected.map(|sum| sum as f32).collect();
        softmax(expected, LEAST_LEAD + LEAD_PER_CARD * missing as f32)
    }

    fn reason(view: &View<Self>, choice: Move) -> Phrase {
        reason::reason(view, choice)
    }

    fn search_settings() -> [SearchSettings; 3] {
        [(0, 0.9, 0.8), (30, 0.3, 0.3), (300, 0.0, 0.0)].map(|(iterations, blunder_rate, forget_rate)| SearchSettings {
            iterations,
            horizon: 2,
            prior_temperature: 0.5,
            rollout_temperature: 0.1,
            exploration: 0.6,
            blunder_rate,
            forget_rate,
        })
    }

    fn forget(view: &mut View<Self>, forgotten: &mut dyn FnMut(u64) -> bool) {
        if view.open.common.options.open_memory {
            return;
        }
        let who = view.who;
        for recall in view.memory.rows.iter_mut().flatten().chain(&mut view.memory.under) {
            let (Some(card), Some(event)) = (recall.card, recall.trace.seen_by(who)) else { continue };
            if forgotten(u64::from(event) << 8 | u64::from(card.number())) {
                *recall = Recall { card: None, trace: recall.trace.forgotten_by(who) };
            }
        }
    }
}

/// A lead of so many points is worth e times the other's chance when all rows are full …
const LEAST_LEAD: f32 = 1.2;
/// … and of so many more for each card that is still to be taken.
const LEAD_PER_CARD: f32 = 0.35;

/// A seat that looks for what is best for it.
struct Player<'a> {
    common: &'a Common,
    belief: Belief,
    seat: Seat,
    /// How much a token counts that is of use later: 1, or 0 for who lives from turn to turn.
    foresight: f64,
}

impl<'a> Player<'a> {
    /// The seat whose view it is, or that is on turn.
    fn of(view: &'a View<RatATatRoll>) -> Player<'a> {
        let common = &view.open.common;
        Player { common, belief: Belief::of(view), seat: view.who.seat().unwrap_or(common.seat), foresight: 1.0 }
    }

    fn weigh(&self, legal: &[Move], worths: &mut Vec<f32>) {
        let worth = self.worths();
        worths.extend(legal.iter().map(|&choice| worth(choice) as f32));
    }

    /// What each move is worth in this position, in points.
    fn worths(&self) -> Box<dyn Fn(Move) -> f64 + '_> {
        let common = self.common;
        match common.phase {
            Phase::Choosing => {
                let rerolls = self.rerolls();
                Box::new(move |choice| match choice {
                    Move::Roll { dice } => rerolls.before(dice),
                    _ => f64::MIN,
                })
            }
            Phase::Keeping => {
                let rerolls = self.rerolls();
                Box::new(move |choice| match choice {
                    Move::Reroll { dice } => rerolls.again(&common.dice, dice),
                    _ => rerolls.kept(total(&common.dice)),
                })
            }
            Phase::KeepingWild => Box::new(|choice| match (choice, common.wild) {
                (Move::Accept {}, Some(face)) => self.face(face),
                _ => self.wild(self.tokens().saturating_sub(1)) - self.token(),
            }),
            Phase::Deciding => {
                Box::new(|choice| if choice == (Move::RollWild {}) { self.wild(self.tokens()) } else { 0.0 })
            }
            Phase::TakingHere => Box::new(|choice| match (choice, common.pawn.region()) {
                (Move::TakeFaceUp {}, Some(region)) => self.card_of(region),
                _ => self.top_of_pile(),
            }),
            Phase::Looking => Box::new(|choice| match choice {
                Move::LookOwn {} => self.look_own(),
                Move::Look { seat, place } => self.look(seat, place),
                _ => 0.0,
            }),
            Phase::Swapping => Box::new(|choice| match choice {
                Move::Swap { mine, seat, theirs } => self.swap(mine, seat, theirs),
                _ => 0.0,
            }),
            Phase::Replacing => Box::new(|choice| match choice {
                Move::Replace { place } => self.belief.at(self.seat, place),
                _ => f64::MIN,
            }),
            _ => Box::new(|_| 0.0),
        }
    }

    /// What its next turn brings it, beside a usual card where it takes one.
    fn coming(&self) -> f64 {
        match self.common.phase {
            Phase::Choosing => {
                let rerolls = self.rerolls();
                let best = HowMany::ALL.map(|dice| rerolls.before(dice)).into_iter().fold(f64::MIN, f64::max);
                best + USUAL_CARD
            }
            Phase::Deciding => self.wild(self.tokens()).max(0.0),
            _ => 0.0,
        }
    }

    fn tokens(&self) -> u8 {
        self.common.tokens.get(self.seat.index()).copied().unwrap_or(0)
    }

    fn has_full_hand(&self) -> bool {
        self.belief.row(self.seat).len() >= usize::from(self.common.full_hand())
    }

    /// What a token is worth: less when there will be less to roll, nothing in the last turn.
    fn token(&self) -> f64 {
        self.token_of(self.seat)
    }

    /// The same for any seat.
    fn token_of(&self, seat: Seat) -> f64 {
        let turns = usize::from(self.common.full_hand()).saturating_sub(self.belief.row(seat).len());
        self.foresight
            * match (turns, self.common.final_round) {
                (0, Some(_)) => 0.0,
                (0, None) => TOKEN_FOR_WILD,
                (1, _) => (TOKEN + TOKEN_FOR_WILD) / 2.0,
                _ => TOKEN,
            }
    }

    /// A token that one would get, if the centre has one.
    fn gained(&self, tokens: u8) -> f64 {
        f64::from(tokens.min(self.common.centre)) * self.token()
    }

    /// The number dice from here, by what each total brings.
    fn rerolls(&self) -> Rerolls {
        let here = |steps: u8| self.space(self.common.pawn.after(steps));
        Rerolls::new(here, self.tokens(), self.token())
    }

    /// What it is worth to end here.
    fn space(&self, space: Space) -> f64 {
        match (space.icon(), space.region()) {
            (Icon::Choice, Some(region)) => self.card_of(region).max(self.top_of_pile()),
            (Icon::Reroll, Some(region)) => {
                let tokens = self.common.face_up[region.index()].map_or(1, |card| 1 + u8::from(card.has_icon()));
                self.card_of(region) - self.icon_token(region) + self.gained(tokens)
            }
            (Icon::Peek, Some(region)) => self.card_of(region) + self.best_look(),
            _ => self.wild(self.tokens()),
        }
    }

    fn icon_token(&self, region: Region) -> f64 {
        self.common.face_up[region.index()].map_or(0.0, |card| self.gained(u8::from(card.has_icon())))
    }

    /// What the face-up card of a region is worth.
    fn card_of(&self, region: Region) -> f64 {
        self.common.face_up[region.index()].map_or(0.0, |card| self.card(card))
    }

    /// What it is worth to take this card: to a row that grows it adds its number, in a full one it replaces the highest.
    fn card(&self, card: Card) -> f64 {
        let given_up = if self.has_full_hand() { self.belief.highest(self.seat) } else { 0.0 };
        given_up - f64::from(card.number()) + self.gained(u8::from(card.has_icon()))
    }

    fn top_of_pile(&self) -> f64 {
        self.gained(1) * self.belief.share_of_icons() - self.belief.mean()
    }

    /// What it is worth to roll the wild die with so many tokens.
    fn wild(&self, tokens: u8) -> f64 {
        let faces = Face::ALL.map(|face| self.face(face));
        let mean = |values: [f64; 3]| values.iter().sum::<f64>() / 3.0;
        (0..tokens.min(4)).fold(mean(faces), |again, _| mean(faces.map(|face| face.max(again - self.token()))))
    }

    fn face(&self, face: Face) -> f64 {
        match self.common.wanted(face) {
            Some(card) => self.card(card),
            None if self.has_full_hand() => self.best_swap(),
            None => self.best_swap() - USUAL_CARD,
        }
    }

    fn best_swap(&self) -> f64 {
        let own = self.belief.row(self.seat).iter().copied().fold(0.0, f64::max);
        let others = self.others().flat_map(|seat| self.belief.row(seat).iter().copied());
        (own - others.fold(f64::MAX, f64::min)).max(0.0) * self.of_swaps()
    }

    fn swap(&self, mine: Place, seat: Seat, theirs: Place) -> f64 {
        (self.belief.at(self.seat, mine) - self.belief.at(seat, theirs)) * self.of_swaps()
    }

    /// A point that one gives away is also a point that another gets.
    fn of_swaps(&self) -> f64 {
        1.0 + POINT_OF_OTHERS / f64::from(self.common.seats.max(2) - 1)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::all(usize::from(self.common.seats)).filter(|&seat| seat != self.seat)
    }

    fn best_look(&self) -> f64 {
        let others = self.others().flat_map(|seat| Place::ALL.map(|place| self.look(seat, place)));
        others.fold(self.look_own(), f64::max)
    }

    fn look_own(&self) -> f64 {
        SEE_OWN * self.belief.unknown(self.seat)
    }

    fn look(&self, seat: Seat, place: Place) -> f64 {
        if self.belief.knows(seat, place) { SEE_KNOWN } else { SEE_OTHER }
    }
}
