//! The ideas of puzzles in Rat-a-Tat Roll: what a decision does, by the cards that its seat sees or remembers.

use super::belief::Belief;
use crate::engine::{Line, Seat};
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::dice::total;
use crate::games::rat_a_tat_roll::events::Move;
use crate::games::rat_a_tat_roll::rules::{Common, Phase, RatATatRoll};
use crate::games::rat_a_tat_roll::track::{Icon, Space};

/// So many tokens hardly ever leave a seat with a face of the wild die that it does not want.
const MANY_TOKENS: u8 = 3;
/// A card up to this number is low whatever else lies on the table.
const LOW: f64 = 2.0;
/// A card from this number on is high whatever else lies on the table.
const HIGH: f64 = 7.0;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<RatATatRoll>) -> Vec<&'static str> {
    let common = &line.before.open.common;
    let eyes = Eyes { common, belief: Belief::from_view(&line.before), me: line.seat };
    let Some(&choice) = line.moves.first() else { return Vec::new() };
    let face_up = common.pawn.region().and_then(|region| common.face_up[region.index()]);
    let is_wild = common.phase == Phase::KeepingWild;
    let tokens = eyes.tokens();
    let found: &[(bool, &'static str)] = match choice {
        Move::Roll { .. } => &[(true, "puzzle-idea-rat_a_tat_roll-dice")],
        Move::Reroll { dice } => &[
            (is_wild && eyes.stays_behind(), "puzzle-idea-rat_a_tat_roll-reroll-behind"),
            (is_wild, "puzzle-idea-rat_a_tat_roll-reroll-wild"),
            (tokens == 1, "puzzle-idea-rat_a_tat_roll-last-token"),
            (!is_wild && dice.len() == 1, "puzzle-idea-rat_a_tat_roll-reroll-one"),
            (true, "puzzle-idea-rat_a_tat_roll-reroll"),
        ],
        Move::Accept {} if is_wild => &[(tokens > 0, "puzzle-idea-rat_a_tat_roll-keep-wild")],
        Move::Accept {} => return if tokens > 0 { eyes.ideas_of_keeping(&line.moves) } else { Vec::new() },
        Move::TakePile {} => &[(face_up.is_some_and(|card| !eyes.is_low(card)), "puzzle-idea-rat_a_tat_roll-pile")],
        Move::TakeFaceUp {} => &[
            (face_up.is_some_and(|card| card.has_icon()), "puzzle-idea-rat_a_tat_roll-token-card"),
            (face_up.is_some_and(|card| eyes.is_low(card)), "puzzle-idea-rat_a_tat_roll-face-up"),
        ],
        Move::Swap { mine, seat, theirs } => return eyes.ideas_of_swap(mine, seat, theirs),
        Move::NoSwap {} => &[(true, "puzzle-idea-rat_a_tat_roll-no-swap")],
        Move::RollWild {} => &[(true, "puzzle-idea-rat_a_tat_roll-dare")],
        Move::Skip {} => &[(true, "puzzle-idea-rat_a_tat_roll-skip")],
        Move::Replace { place } => {
            let replaced = eyes.belief.expected_at(line.seat, place);
            let is_highest = replaced >= eyes.belief.highest_expected(line.seat);
            let is_known = eyes.belief.knows(line.seat, place);
            let is_no_gain = common.taken.is_some_and(|taken| f64::from(taken.number()) >= replaced);
            &[
                (is_highest && is_known && is_no_gain, "puzzle-idea-rat_a_tat_roll-replace-high"),
                (is_highest && is_known, "puzzle-idea-rat_a_tat_roll-replace-known"),
                (is_highest && !is_known, "puzzle-idea-rat_a_tat_roll-replace-unknown"),
            ]
        }
        Move::LookOwn {} => &[(true, "puzzle-idea-rat_a_tat_roll-look-own")],
        Move::Look { .. } => &[(true, "puzzle-idea-rat_a_tat_roll-look")],
        Move::NoLook {} | Move::Take { .. } => &[],
    };
    true_ones(found)
}

fn true_ones(found: &[(bool, &'static str)]) -> Vec<&'static str> {
    found.iter().filter(|(is_true, _)| *is_true).map(|(_, key)| *key).collect()
}

/// What the seat that decides sees and remembers.
struct Eyes<'a> {
    common: &'a Common,
    belief: Belief,
    me: Seat,
}

impl Eyes<'_> {
    /// The ideas of keeping the number dice instead of spending a token.
    fn ideas_of_keeping(&self, moves: &[Move]) -> Vec<&'static str> {
        let landing = self.landing();
        let card = landing.region().and_then(|region| self.common.face_up[region.index()]);
        let lowest = self.common.face_up.iter().flatten().copied().min();
        let draws = moves.contains(&Move::TakePile {});
        let is_wild = landing.icon() == Icon::Wild;
        let has_token = landing.icon() == Icon::Reroll && self.common.centre > 0;
        let has_two_tokens = has_token && self.common.centre > 1 && card.is_some_and(Card::has_icon);
        let lacks = usize::from(self.common.full_hand()) - self.belief.expected_row(self.me).len();
        let is_lowest_low = lowest.is_some_and(|card| f64::from(card.number()) <= LOW);
        true_ones(&[
            (draws && card.is_some_and(|card| !self.is_low(card)), "puzzle-idea-rat_a_tat_roll-keep-for-pile"),
            (is_wild && self.tokens() >= MANY_TOKENS, "puzzle-idea-rat_a_tat_roll-keep-many-tokens"),
            (is_wild && is_lowest_low && self.has_good_swap(), "puzzle-idea-rat_a_tat_roll-keep-two-faces"),
            (is_wild, "puzzle-idea-rat_a_tat_roll-keep-to-wild"),
            (
                has_token && card.is_some_and(|card| self.is_low(card)) && card == lowest,
                "puzzle-idea-rat_a_tat_roll-keep-to-lowest",
            ),
            (has_two_tokens, "puzzle-idea-rat_a_tat_roll-keep-two-tokens"),
            (has_token && lacks == 1, "puzzle-idea-rat_a_tat_roll-keep-for-last-roll"),
            (has_token, "puzzle-idea-rat_a_tat_roll-keep-to-token"),
            (card.is_some_and(|card| self.is_low(card)) && !draws, "puzzle-idea-rat_a_tat_roll-keep-to-low"),
            (true, "puzzle-idea-rat_a_tat_roll-keep"),
        ])
    }

    /// The ideas of swapping a card of one's own for one of another seat.
    fn ideas_of_swap(&self, mine: RowIndex, seat: Seat, theirs: RowIndex) -> Vec<&'static str> {
        let belief = &self.belief;
        let (own, other) = (belief.expected_at(self.me, mine), belief.expected_at(seat, theirs));
        if own <= other {
            return Vec::new();
        }
        let (knows_own, knows_other) = (belief.knows(self.me, mine), belief.knows(seat, theirs));
        let is_ahead = self.is_ahead(seat);
        let found = [
            (self.is_last_rival(seat, own - other), "puzzle-idea-rat_a_tat_roll-swap-last-rival"),
            (knows_other && self.leaves_lower(other), "puzzle-idea-rat_a_tat_roll-swap-decoy"),
            (knows_other && is_ahead && self.has_another(seat, other), "puzzle-idea-rat_a_tat_roll-swap-same-card"),
            (self.overtakes(seat, own - other), "puzzle-idea-rat_a_tat_roll-swap-overtake"),
            (is_ahead, "puzzle-idea-rat_a_tat_roll-swap-leader"),
            (!knows_own && knows_other, "puzzle-idea-rat_a_tat_roll-swap-unknown"),
            (knows_own && knows_other, "puzzle-idea-rat_a_tat_roll-swap-known"),
            (true, "puzzle-idea-rat_a_tat_roll-swap"),
        ];
        true_ones(&found)
    }

    fn tokens(&self) -> u8 {
        self.common.tokens.get(self.me.index()).copied().unwrap_or(0)
    }

    /// Whether a card is lower than one from the pile, on average.
    fn is_low(&self, card: Card) -> bool {
        f64::from(card.number()) < self.belief.mean_unseen()
    }

    /// Where the pawn goes with the roll as it lies (L7).
    fn landing(&self) -> Space {
        self.common.pawn.after(total(&self.common.dice))
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let me = self.me;
        Seat::all(usize::from(self.common.seats)).filter(move |&seat| seat != me)
    }

    /// The expected sum of a seat's row.
    fn sum(&self, seat: Seat) -> f64 {
        self.belief.expected_row(seat).iter().sum()
    }

    /// The numbers of the cards that one knows in a seat's row.
    fn known(&self, seat: Seat) -> impl Iterator<Item = f64> {
        let places = RowIndex::first(self.belief.expected_row(seat).len());
        places
            .filter(move |&place| self.belief.knows(seat, place))
            .map(move |place| self.belief.expected_at(seat, place))
    }

    /// Whether this other seat has the lowest row of all, as far as one knows.
    fn is_ahead(&self, other: Seat) -> bool {
        let mut rest = Seat::all(usize::from(self.common.seats)).filter(|&seat| seat != other);
        other != self.me && rest.all(|rest| self.sum(rest) > self.sum(other))
    }

    /// Whether a seat has another turn in this game, after the one that is running (L16).
    fn plays_after(&self, seat: Seat) -> bool {
        let seats = usize::from(self.common.seats);
        let turns_before = (seat.index() + seats - self.me.index()) % seats;
        self.common.final_round.is_none_or(|last| turns_before > 0 && turns_before < usize::from(last.turns_left))
    }

    /// Whether a card that one knows to be lower than this one stays with another seat, where a third one may still swap for it.
    fn leaves_lower(&self, taken: f64) -> bool {
        let may_be_robbed = |seat: Seat| self.others().any(|other| other != seat && self.plays_after(other));
        self.others().any(|seat| may_be_robbed(seat) && self.known(seat).any(|card| card < taken))
    }

    /// Whether this seat is the only other one that has a turn left, and whoever is done is behind once one's own row is lower by `gain`.
    fn is_last_rival(&self, seat: Seat, gain: f64) -> bool {
        let mut done = self.others().filter(|&other| other != seat).peekable();
        let own = self.sum(self.me) - gain;
        self.plays_after(seat)
            && done.peek().is_some()
            && done.all(|other| !self.plays_after(other) && self.sum(other) > own)
    }

    /// Whether somebody else has a card of the number that one takes from this seat.
    fn has_another(&self, seat: Seat, taken: f64) -> bool {
        self.others().filter(|&other| other != seat).any(|other| self.known(other).any(|card| card <= taken))
    }

    /// Whether nobody plays after this turn, and a seat stays ahead of one's own full row, whatever the card that the wild die brings
    /// replaces there.
    fn stays_behind(&self) -> bool {
        let is_last = self.common.final_round.is_some_and(|last| last.turns_left == 1);
        let is_full = self.belief.expected_row(self.me).len() == usize::from(self.common.full_hand());
        let Some(taken) = self.common.wild.and_then(|face| self.common.card_to_take(face)) else { return false };
        let gain = (self.belief.highest_expected(self.me) - f64::from(taken.number())).max(0.0);
        is_last && is_full && self.others().any(|other| self.sum(other) < self.sum(self.me) - gain)
    }

    /// Whether nobody plays after this turn, and a swap that lowers one's own row and raises that of `seat` by `gain` leaves no row
    /// lower than one's own, as there was before.
    fn overtakes(&self, seat: Seat, gain: f64) -> bool {
        let is_last = self.common.final_round.is_some_and(|last| last.turns_left == 1);
        let own = self.sum(self.me);
        let after = |other: Seat| self.sum(other) + if other == seat { gain } else { 0.0 };
        is_last
            && self.others().any(|other| self.sum(other) < own)
            && self.others().all(|other| after(other) >= own - gain)
    }

    /// Whether a swap would bring a low card for a high one, by what one knows.
    fn has_good_swap(&self) -> bool {
        self.known(self.me).any(|card| card >= HIGH)
            && self.others().any(|other| self.known(other).any(|card| card <= LOW))
    }
}
