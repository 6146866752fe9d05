//! State and transitions of Rat-a-Tat Roll. The fields of `State` are private to this file and its children.

mod imagining;
mod knowing;
mod observation;
mod refusals;
mod turns;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

use self::knowing::Slot;
use super::cards::{CARDS, Card, Cards, MOST_PLACES, NUMBERS};
use super::dice::{DICE, Dice, DiceSet, Die, FACES, Face, HowMany};
use super::events::{Chance, Move};
use super::memory::{MOST_SHUFFLES, Memory, WATCHERS};
use super::options::{FIRST_TOKENS, Options, SPECS, TOKENS};
use super::seen::Seen;
use super::track::{REGIONS, Region, Space};
use crate::engine::{
    ChanceKind, Determinization, Event, ManualOutcome, Observation, OptionSpec, Outcome, PerSeat, Phrase, Refusal,
    RuleId, Rules, Seat, Turn, View, Viewer, random_below, shuffle,
};

/// The game.
#[derive(Debug)]
pub enum RatATatRoll {}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Who begins is to be decided (L5).
    Starting,
    /// The cards are to be dealt (L3).
    Dealing,
    /// Too many icons lie face up; all five go into the pile, and five new ones are laid out (L13).
    Reshuffling,
    /// The seat on turn chooses how many dice to roll (L5).
    Choosing,
    /// Number dice are to be rolled (L5, L6).
    Rolling {
        /// How many dice this turn has.
        many: HowMany,
        /// Which of them are rolled now; the others keep their value.
        dice: DiceSet,
    },
    /// The seat on turn keeps the number dice or re-rolls some (L6).
    Keeping,
    /// The pawn stands on a choice space: the face-up card or the pile (L8).
    TakingHere,
    /// The pawn stands on a peek space, the card is taken: which cards to look at (L10).
    Looking,
    /// With a full hand: skip, or roll the wild die (L15).
    Deciding,
    /// The wild die is to be rolled (L11).
    RollingWild,
    /// The seat on turn keeps the wild die or re-rolls it (L6, L11).
    KeepingWild,
    /// Several cards are the lowest or highest: which to take (L11).
    Picking,
    /// The seat on turn may swap a card (L11).
    Swapping,
    /// The card taken with a full hand replaces an older one (L15).
    Replacing,
    /// The game is over (L17).
    Over,
}

/// The final round (L16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalRound {
    /// The seat that set it off and plays last.
    pub set_off_by: Seat,
    /// How many turns are left, the one that is played included.
    pub turns_left: u8,
}

/// What lies open to everyone: part of the state and of every view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// How it is played.
    pub options: Options,
    /// How many seats.
    pub seats: u8,
    /// How many events have happened.
    pub events: u16,
    /// What is due.
    pub phase: Phase,
    /// The seat on turn; between two turns, and before the first, the one that is next.
    pub seat: Seat,
    /// Where the pawn stands (L3, L7).
    pub pawn: Space,
    /// The face-up card of each region (L2); none before the deal, and from when it is taken until the end of that turn (L13).
    pub face_up: [Option<Card>; REGIONS],
    /// The tokens of each seat.
    pub tokens: PerSeat<u8>,
    /// The tokens in the centre.
    pub centre: u8,
    /// The number dice of this turn as they were rolled last; none before that, and in a turn of the wild die alone.
    pub dice: Dice,
    /// What the wild die showed last in this turn.
    pub wild: Option<Face>,
    /// The card that was taken with a full hand and has yet to replace an older one; it still lies open (L15).
    pub taken: Option<Card>,
    /// The final round, once it has begun (L16).
    pub final_round: Option<FinalRound>,
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    common: Common,
    /// The cards before each seat, in the order of their places (L4).
    rows: PerSeat<ArrayVec<Slot, MOST_PLACES>>,
    /// The pile as it was shuffled last, the top card last. Before the deal it holds all cards in no order that means anything.
    pile: ArrayVec<Card, CARDS>,
    /// What was put under it since, the lowest last (L15).
    under: ArrayVec<Slot, CARDS>,
    /// By shuffle and watcher: see `Memory::elsewhere`.
    elsewhere: ArrayVec<[Cards; WATCHERS], MOST_SHUFFLES>,
}

/// What lies face up before a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// What all see.
    pub common: Common,
    /// The cards before each seat, by place: how many, and which, where this viewer sees them. All at the end (L17); before
    /// that, with open memory, those that the seat on turn could know, for itself (L19).
    pub rows: PerSeat<ArrayVec<Option<Card>, MOST_PLACES>>,
    /// How many cards the pile has.
    pub pile: u8,
}

impl Rules for RatATatRoll {
    const ID: &'static str = "rat_a_tat_roll";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const MINUTES: u32 = 20;
    /// There is no bound in the strict sense: a seat may meet the wild space and the swap for ever, and four icons may be dealt
    /// again and again. But dice know nothing of decisions made by lot, so each is fair whatever is re-rolled:
    /// - A turn of less than a full hand brings a card unless it ends on a wild space (at most 1 in 3 with one die, 5 in 18 with two,
    ///   about 1 in 4 with three) and on the swap (1 in 3): at least 9 times in 10. That a seat lacks one of its last four cards after 40
    ///   such turns is less likely than 10^-32. So there are at most 41 rounds, of 5 turns.
    /// - A turn has at most 15 re-rolls of two events, and roll, outcome, keeping, wild die, keeping, card, replacing or looking.
    /// - At most 12 icons are among 20 cards or more, so five new ones are too many at most 1 time in 3. In 206 deals that happens 1,800 times with
    ///   a chance that is far less still.
    const MAX_EVENTS: Option<usize> = Some(2 + 41 * 5 * (15 * 2 + 7) + 1_800);
    const RULE_IDS: &'static [RuleId] = &[
        "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16", "L17",
        "L18", "L19",
    ];
    const DICE: bool = true;

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
        let tokens: PerSeat<u8> = Seat::all(seats).map(|seat| FIRST_TOKENS + options.extra_tokens.of(seat)).collect();
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
            elsewhere: ArrayVec::new(),
        })
    }

    fn turn(state: &State) -> Turn {
        match state.common.phase {
            // What all wait for together, and what nobody may see, runs by itself.
            Phase::Starting | Phase::Dealing | Phase::Reshuffling => Turn::Chance(None),
            Phase::Rolling { .. } | Phase::RollingWild => Turn::Chance(Some(state.common.seat)),
            Phase::Over => Turn::Over(outcome(state)),
            _ => Turn::Seat(state.common.seat),
        }
    }

    fn legal(state: &State, moves: &mut Vec<Move>) {
        turns::legal(state, moves);
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.common.phase {
            Phase::Starting => ChanceKind::Starter,
            Phase::Dealing | Phase::Reshuffling => ChanceKind::Hidden,
            Phase::Rolling { dice, .. } => ChanceKind::Dice { count: dice.count(), faces: FACES },
            Phase::RollingWild => ChanceKind::Dice { count: 1, faces: FACES },
            _ => ChanceKind::Nothing,
        }
    }

    /// Faces of number dice are those just rolled, in the order of their dice; a plain die stands in for the wild one.
    fn manual_outcome(state: &State, given: &ManualOutcome) -> Option<Chance> {
        match (state.common.phase, given) {
            (Phase::Starting, ManualOutcome::Starter(seat)) => Some(Chance::Start { seat: *seat }),
            (Phase::Rolling { many, dice }, ManualOutcome::Dice(faces)) if faces.len() == usize::from(dice.count()) => {
                let mut faces = faces.iter().map(|&pips| Die::new(pips));
                let rolled = state.common.roll(many, dice, || faces.next().flatten())?;
                Some(Chance::Rolled { dice: rolled.into_iter().collect() })
            }
            (Phase::RollingWild, ManualOutcome::Dice(faces)) => match faces.as_slice() {
                [pips] => Die::new(*pips).map(|die| Chance::Wild { face: Face::by_plain(die) }),
                _ => None,
            },
            _ => None,
        }
    }

    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        let common = &state.common;
        match common.phase {
            Phase::Starting => Chance::Start { seat: Seat::new(random_below(rng, u32::from(common.seats)) as usize) },
            Phase::Rolling { many, dice } => {
                let rolled = common.roll(many, dice, || Some(Die::ALL[random_below(rng, u32::from(FACES)) as usize]));
                Chance::Rolled { dice: rolled.unwrap_or_default().into_iter().collect() }
            }
            Phase::RollingWild => Chance::Wild { face: Face::ALL[random_below(rng, Face::ALL.len() as u32) as usize] },
            Phase::Dealing => {
                let mut cards = ArrayVec::from(Card::DECK);
                shuffle(rng, &mut cards);
                Chance::Deck { cards }
            }
            _ => {
                let mut cards: ArrayVec<Card, CARDS> = state.stock().iter().collect();
                shuffle(rng, &mut cards);
                Chance::Reshuffle { cards }
            }
        }
    }

    fn check(state: &State, event: &Event<Self>) -> Result<(), Refusal> {
        refusals::check(state, event)
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        turns::step(state, event);
    }

    fn view(state: &State, who: Viewer) -> View<Self> {
        observation::view(state, who)
    }

    fn observe(before: &State, event: &Event<Self>, who: Viewer) -> Observation<Self> {
        observation::seen(before, event, who)
    }

    fn hides_information(before: &State, event: &Event<Self>) -> bool {
        observation::covers(before, event)
    }

    fn tests_memory(options: &Self::Options) -> bool {
        !options.open_memory
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| imagining::imagine(view, rng))
    }

    fn resample_hidden(past: &[&Event<Self>], now: &State, rng: &mut impl Rng) -> Option<(usize, Chance)> {
        turns::redrawn(past, now, rng)
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let mut cards = state.stock();
        state.rows.iter().flatten().for_each(|slot| cards.add(slot.card));
        state.common.taken.iter().for_each(|&card| cards.add(card));
        let names: [&'static str; NUMBERS] =
            ["zeros", "ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines"];
        let tokens = state.common.tokens.iter().copied().map(u32::from).sum::<u32>() + u32::from(state.common.centre);
        let cards = names.into_iter().zip(Card::ALL).map(|(name, card)| (name, u32::from(cards.of(card))));
        cards.chain([("tokens", tokens)]).collect()
    }
}

impl State {
    /// The cards of the pile and those that lie face up: all that a shuffle takes in (L13).
    fn stock(&self) -> Cards {
        let under = self.under.iter().map(|slot| slot.card);
        self.pile.iter().copied().chain(under).chain(self.common.face_up.into_iter().flatten()).collect()
    }

    fn pile_count(&self) -> u8 {
        (self.pile.len() + self.under.len()) as u8
    }

    /// The row of the seat on turn.
    fn row(&self) -> &ArrayVec<Slot, MOST_PLACES> {
        &self.rows[self.common.seat.index()]
    }
}

impl Common {
    /// How many cards a full hand has (L4).
    pub fn full_hand(&self) -> u8 {
        if self.seats == 2 { 5 } else { 4 }
    }

    /// The seat that decides now, if any.
    pub fn on_turn(&self) -> Option<Seat> {
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

    /// Whether a turn is being played, from its first decision to its last.
    pub fn in_turn(&self) -> bool {
        !matches!(self.phase, Phase::Starting | Phase::Dealing | Phase::Reshuffling | Phase::Over)
    }

    /// The card that the wild die says to take, by what lies face up; none for the swap (L11).
    pub fn wanted(&self, face: Face) -> Option<Card> {
        let cards = self.face_up.iter().flatten().copied();
        match face {
            Face::Lowest => cards.min(),
            Face::Highest => cards.max(),
            Face::Swap => None,
        }
    }

    /// The regions where this card lies face up.
    pub fn regions_of(&self, card: Card) -> impl Iterator<Item = Region> + use<'_> {
        Region::ALL.into_iter().filter(move |region| self.face_up[region.index()] == Some(card))
    }

    /// All dice of this turn, those of `dice` rolled anew; nothing where a face is missing.
    fn roll(&self, many: HowMany, dice: DiceSet, mut face: impl FnMut() -> Option<Die>) -> Option<Dice> {
        (0..usize::from(many.count()).min(DICE))
            .map(|index| if dice.contains(index) { face() } else { self.dice.get(index).copied() })
            .collect()
    }
}

/// L17: sums, the lowest wins, ties share.
fn outcome(state: &State) -> Outcome {
    let sum = |row: &ArrayVec<Slot, MOST_PLACES>| row.iter().map(|slot| i32::from(slot.card.number())).sum();
    let scores: PerSeat<i32> = state.rows.iter().map(sum).collect();
    let best = scores.iter().copied().min().unwrap_or(0);
    let seats = Seat::all(scores.len());
    Outcome { winners: seats.filter(|seat| scores[seat.index()] == best).collect(), scores }
}
