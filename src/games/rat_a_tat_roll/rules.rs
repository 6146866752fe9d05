//! State and transitions of Rat-a-Tat Roll. The fields of `State` are private to this file and its child modules.

mod determinization;
mod face_down;
mod observation;
mod refusals;
mod turns;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

use self::face_down::FaceDownCard;
use super::cards::{CARDS, Card, Cards, MAX_PLACES, NUMBERS};
use super::dice::{DICE, Dice, DiceCount, DiceSet, Die, FACES, Face};
use super::events::{Chance, Move};
use super::memory::{MAX_SHUFFLES, Memory, VIEWERS};
use super::options::{Options, SPECS, STARTING_TOKENS, TOKENS};
use super::seen::Seen;
use super::track::{REGIONS, Region, Space};
use crate::engine::{
    ChanceKind, Determinization, Event, GameStage, Measure, Observation, OptionSpec, Outcome, PerSeat, Phrase, Refusal,
    RuleId, Rules, Seat, Turn, View, Viewer, random_below, shuffle,
};

/// The game.
#[derive(Debug)]
pub enum RatATatRoll {}

/// The step of the game that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Chance draws the starting player (L5).
    Starting,
    /// Chance deals the cards (L3).
    Dealing,
    /// Chance reshuffles: too many face-up cards bear the icon, so all five go into the pile and five new ones are laid
    /// out (L13).
    Reshuffling,
    /// The seat on turn chooses the number of dice (L5).
    Choosing,
    /// The number dice are rolled (L5, L6).
    Rolling {
        /// The number of dice in this turn.
        #[serde(rename = "many")]
        count: DiceCount,
        /// The dice rolled now; the others keep their value.
        dice: DiceSet,
    },
    /// The seat on turn keeps the number dice or re-rolls some (L6).
    Keeping,
    /// On a choice space, the seat on turn takes the face-up card or the top of the pile (L8).
    TakingHere,
    /// On a peek space, after taking the card, the seat on turn looks at cards or does not (L10).
    Looking,
    /// With a full hand, the seat on turn skips or rolls the wild die (L15).
    Deciding,
    /// The wild die is rolled (L11).
    RollingWild,
    /// The seat on turn keeps the wild die or re-rolls it (L6, L11).
    KeepingWild,
    /// The seat on turn takes one of several equally low or high cards (L11).
    Picking,
    /// The seat on turn swaps a card with an opponent or does not (L11).
    Swapping,
    /// The seat on turn, with a full hand, replaces an older card with the one it took (L15).
    Replacing,
    /// The game is over (L17).
    Over,
}

/// The final round (L16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalRound {
    /// The seat that triggered the final round and plays last.
    pub set_off_by: Seat,
    /// The number of turns left, the current one included.
    pub turns_left: u8,
}

/// Everything that lies open to everyone: part of the state and of every view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// The options of this game.
    pub options: Options,
    /// The number of seats.
    pub seats: u8,
    /// The number of events so far.
    pub events: u16,
    /// The step that is due.
    pub phase: Phase,
    /// The seat on turn; between two turns, and before the first, the next one.
    pub seat: Seat,
    /// The pawn's space (L3, L7).
    pub pawn: Space,
    /// The face-up card of each region (L2); `None` before the deal, and from its taking until the end of that turn
    /// (L13).
    pub face_up: [Option<Card>; REGIONS],
    /// The tokens of each seat.
    pub tokens: PerSeat<u8>,
    /// The tokens in the centre.
    pub centre: u8,
    /// The number dice of this turn as last rolled; empty before the roll, and in a turn of the wild die alone.
    pub dice: Dice,
    /// The last face of the wild die in this turn.
    pub wild: Option<Face>,
    /// The card taken with a full hand that has yet to replace an older one; it still lies open (L15).
    pub taken: Option<Card>,
    /// The final round, once it has begun (L16).
    pub final_round: Option<FinalRound>,
}

/// The complete position, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    common: Common,
    /// The cards of each seat, in the order of their places (L4).
    rows: PerSeat<ArrayVec<FaceDownCard, MAX_PLACES>>,
    /// The pile as last shuffled, the top card last. Before the deal, all cards in arbitrary order.
    pile: ArrayVec<Card, CARDS>,
    /// The cards put under the pile since the last shuffle, the lowest last (L15).
    under: ArrayVec<FaceDownCard, CARDS>,
    /// By shuffle and viewer: see `Memory::ruled_out`.
    #[serde(rename = "elsewhere")]
    ruled_out: ArrayVec<[Cards; VIEWERS], MAX_SHUFFLES>,
}

/// Everything that lies face up before one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The part that everyone sees.
    pub common: Common,
    /// The cards of each seat, by place; `None` for cards that this viewer does not see. All are open at the end (L17);
    /// before that, with open memory, the seat on turn sees those that it could know (L19).
    pub rows: PerSeat<ArrayVec<Option<Card>, MAX_PLACES>>,
    /// The number of cards in the pile.
    pub pile: u8,
}

impl Rules for RatATatRoll {
    const ID: &'static str = "rat_a_tat_roll";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const MINUTES: u32 = 20;
    /// No strict bound exists: a seat may meet the wild space and the swap for ever, and four icons may be dealt again
    /// and again. But the dice do not depend on random decisions, so every roll is fair whatever is re-rolled:
    /// - A turn with less than a full hand brings a card unless it ends on a wild space (at most 1 in 3 with one die, 5
    ///   in 18 with two, about 1 in 4 with three) and on the swap (1 in 3): at least 9 times in 10. That a seat lacks
    ///   one of its last four cards after 40 such turns is less likely than 10^-32. So there are at most 41 rounds, of
    ///   5 turns.
    /// - A turn has at most 15 re-rolls of two events each, and seven more: roll, outcome, keeping, wild die, keeping,
    ///   card, and replacing or looking.
    /// - At most 12 icons are among 20 cards or more, so five new cards have too many at most 1 time in 3. The chance
    ///   that 206 deals meet this 1,800 times is far smaller still.
    const MAX_EVENTS: Option<usize> = Some(2 + 41 * 5 * (15 * 2 + 7) + 1_800);
    const STAGE: GameStage = GameStage::Taught;
    const MEASURE: Measure = Measure::LowestScore;
    const RULE_IDS: &'static [RuleId] = &[
        "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16", "L17",
        "L18", "L19",
    ];
    const HAS_OPEN_DICE: bool = true;

    type Options = Options;
    type State = State;
    type Open = Open;
    type Memory = Memory;
    type Move = Move;
    type Chance = Chance;
    type Seen = Seen;

    fn options() -> &'static [OptionSpec] {
        &SPECS
    }

    fn start(options: &Options, seats: usize) -> Result<State, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new("record", Phrase::new("rat_a_tat_roll-refuse-seats").with("seats", seats)));
        }
        options.check(seats)?;
        let tokens: PerSeat<u8> =
            Seat::all(seats).map(|seat| STARTING_TOKENS + options.extra_tokens.of(seat)).collect();
        Ok(State {
            common: Common {
                options: *options,
                seats: seats as u8,
                events: 0,
                phase: Phase::Starting,
                seat: Seat::new(0),
                pawn: Space::START,
                face_up: [None; REGIONS],
                centre: TOKENS - tokens.iter().sum::<u8>(),
                tokens,
                dice: Dice::new(),
                wild: None,
                taken: None,
                final_round: None,
            },
            rows: (0..seats).map(|_| ArrayVec::new()).collect(),
            pile: ArrayVec::from(Card::DECK),
            under: ArrayVec::new(),
            ruled_out: ArrayVec::new(),
        })
    }

    fn seat_count(state: &State) -> usize {
        usize::from(state.common.seats)
    }

    fn turn(state: &State) -> Turn {
        match state.common.phase {
            // Steps that everyone awaits, or that nobody may see, belong to no seat.
            Phase::Starting | Phase::Dealing | Phase::Reshuffling => Turn::Chance(None),
            Phase::Rolling { .. } | Phase::RollingWild => Turn::Chance(Some(state.common.seat)),
            Phase::Over => Turn::Over(outcome(state)),
            _ => Turn::Seat(state.common.seat),
        }
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        turns::legal_moves(state, moves);
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.common.phase {
            Phase::Starting => ChanceKind::Starter { seats: state.common.seats },
            Phase::Dealing | Phase::Reshuffling => ChanceKind::Hidden,
            Phase::Rolling { dice, .. } => ChanceKind::Dice { count: dice.len() as u8, faces: FACES },
            Phase::RollingWild => ChanceKind::Dice { count: 1, faces: FACES },
            _ => ChanceKind::Nothing,
        }
    }

    fn starter(seat: Seat) -> Option<Chance> {
        Some(Chance::Start { seat })
    }

    /// The faces of the dice just rolled, in the order of their indices; a plain die stands in for the wild one.
    fn rolled(state: &State, faces: &[u8]) -> Option<Chance> {
        match state.common.phase {
            Phase::Rolling { count, dice } if faces.len() == dice.len() => {
                let mut faces = faces.iter().map(|&pips| Die::new(pips));
                let rolled = state.common.merge_roll(count, dice, || faces.next().flatten())?;
                Some(Chance::Rolled { dice: rolled.into_iter().collect() })
            }
            Phase::RollingWild => match faces {
                [pips] => Die::new(*pips).map(|die| Chance::Wild { face: Face::from_plain_die(die) }),
                _ => None,
            },
            _ => None,
        }
    }

    fn dice_rolled(before: &State, outcome: &Chance) -> Vec<u8> {
        match (before.common.phase, outcome) {
            (Phase::Rolling { dice, .. }, Chance::Rolled { dice: faces }) => {
                let rolled = faces.iter().enumerate().filter(|(index, _)| dice.contains_index(*index));
                rolled.map(|(_, die)| die.pips()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn draw(state: &State, rng: &mut impl Rng) -> Chance {
        let common = &state.common;
        match common.phase {
            Phase::Rolling { count, dice } => {
                let rolled =
                    common.merge_roll(count, dice, || Some(Die::ALL[random_below(rng, u32::from(FACES)) as usize]));
                Chance::Rolled { dice: rolled.unwrap_or_default().into_iter().collect() }
            }
            Phase::RollingWild => Chance::Wild { face: Face::ALL[random_below(rng, Face::ALL.len() as u32) as usize] },
            Phase::Dealing => {
                let mut cards = ArrayVec::from(Card::DECK);
                shuffle(rng, &mut cards);
                Chance::Deck { cards }
            }
            _ => {
                let mut cards: ArrayVec<Card, CARDS> = state.pile_and_face_up().iter().collect();
                shuffle(rng, &mut cards);
                Chance::Reshuffle { cards }
            }
        }
    }

    fn check(state: &State, event: &Event<Self>) -> Result<(), Refusal> {
        refusals::check(state, event)
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        turns::apply(state, event);
    }

    fn view(state: &State, who: Viewer) -> View<Self> {
        observation::view(state, who)
    }

    fn observe(before: &State, event: &Event<Self>, who: Viewer) -> Observation<Self> {
        observation::observe(before, event, who)
    }

    fn hides_information(before: &State, event: &Event<Self>) -> bool {
        observation::hides_information(before, event)
    }

    fn tests_memory(options: &Self::Options) -> bool {
        !options.open_memory
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| determinization::determinize(view, rng))
    }

    fn resample_hidden(past: &[&Event<Self>], now: &State, rng: &mut impl Rng) -> Option<(usize, Chance)> {
        turns::resample_hidden(past, now, rng)
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let mut cards = state.pile_and_face_up();
        state.rows.iter().flatten().for_each(|face_down| cards.add(face_down.card));
        state.common.taken.iter().for_each(|&card| cards.add(card));
        let names: [&'static str; NUMBERS] =
            ["zeros", "ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines"];
        let tokens = state.common.tokens.iter().copied().map(u32::from).sum::<u32>() + u32::from(state.common.centre);
        let cards = names.into_iter().zip(Card::ALL).map(|(name, card)| (name, u32::from(cards.count_of(card))));
        cards.chain([("tokens", tokens)]).collect()
    }
}

impl State {
    /// The cards of the pile and the face-up cards: everything that a shuffle takes in (L13).
    fn pile_and_face_up(&self) -> Cards {
        let under = self.under.iter().map(|face_down| face_down.card);
        self.pile.iter().copied().chain(under).chain(self.common.face_up.into_iter().flatten()).collect()
    }

    fn pile_count(&self) -> u8 {
        (self.pile.len() + self.under.len()) as u8
    }

    /// The row of the seat on turn.
    fn acting_row(&self) -> &ArrayVec<FaceDownCard, MAX_PLACES> {
        &self.rows[self.common.seat.index()]
    }
}

impl Common {
    /// The number of cards in a full hand (L4).
    pub fn full_hand(&self) -> u8 {
        if self.seats == 2 { 5 } else { 4 }
    }

    /// The seat that decides now, if any.
    pub fn acting_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Starting
            | Phase::Dealing
            | Phase::Reshuffling
            | Phase::Rolling { .. }
            | Phase::RollingWild
            | Phase::Over => None,
            _ => Some(self.seat),
        }
    }

    /// Whether a seat's turn is running, from its first decision to its last.
    pub fn is_turn_in_progress(&self) -> bool {
        !matches!(self.phase, Phase::Starting | Phase::Dealing | Phase::Reshuffling | Phase::Over)
    }

    /// The card that this face of the wild die takes from those face up; `None` for the swap (L11).
    pub fn card_to_take(&self, face: Face) -> Option<Card> {
        let cards = self.face_up.iter().flatten().copied();
        match face {
            Face::Lowest => cards.min(),
            Face::Highest => cards.max(),
            Face::Swap => None,
        }
    }

    /// The regions whose face-up card is `card`.
    pub fn regions_showing(&self, card: Card) -> impl Iterator<Item = Region> + use<'_> {
        Region::ALL.into_iter().filter(move |region| self.face_up[region.index()] == Some(card))
    }

    /// All dice of this turn, with new faces for those in `dice`; `None` if a face is missing.
    fn merge_roll(&self, count: DiceCount, dice: DiceSet, mut face: impl FnMut() -> Option<Die>) -> Option<Dice> {
        (0..usize::from(count.count()).min(DICE))
            .map(|index| if dice.contains_index(index) { face() } else { self.dice.get(index).copied() })
            .collect()
    }
}

/// The final scores: the lowest sum wins, ties share (L17).
fn outcome(state: &State) -> Outcome {
    let sum =
        |row: &ArrayVec<FaceDownCard, MAX_PLACES>| row.iter().map(|face_down| i32::from(face_down.card.number())).sum();
    let scores: PerSeat<i32> = state.rows.iter().map(sum).collect();
    let best = scores.iter().copied().min().unwrap_or(0);
    let seats = Seat::all(scores.len());
    Outcome { winners: seats.filter(|seat| scores[seat.index()] == best).collect(), scores }
}
