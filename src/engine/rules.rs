//! The trait that a game implements.

use std::fmt::Debug;

use derive_where::derive_where;
use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Determinization, Observation, OptionSpec, PerSeat, Refusal, RuleId, Seat, View, Viewer};

/// A plain value: can be copied, compared, shown, written and read.
pub trait Value: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Value for T {}

/// The exact rules of a game, as pure functions on states.
///
/// A game never hears of undo, records, seats filled by bots, windows or time: all that is written once, around this.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The name of the game in records and on the command line.
    const ID: &'static str;
    /// The fewest and the most seats.
    const SEATS: std::ops::RangeInclusive<usize>;
    /// About how many minutes a game takes.
    const MINUTES: u32;
    /// No game of evenly random moves has more events than this (`None`: it may go on for ever).
    const MAX_EVENTS: Option<usize>;
    /// The rule ids of its page, in order.
    const RULE_IDS: &'static [RuleId];
    /// How what only one seat may see is shown to it where several people sit at one screen.
    const SECRETS: Secrets = Secrets::Held;
    /// Whether dice are rolled that lie open: people may roll real ones.
    const DICE: bool = false;

    /// How the game is played today; missing fields read as the default, unknown ones are refused.
    type Options: Value + Default;
    /// The whole truth. Its fields are private to the game's rules.
    type State: Value;
    /// What lies face up before a viewer.
    type Open: Value;
    /// What a viewer has seen or concluded and is covered again.
    type Memory: Value;
    /// One decision; two are the same exactly if their fields are equal.
    type Move: Value + Copy + Ord + std::hash::Hash;
    /// One outcome of chance.
    type Chance: Value;
    /// An event as one viewer witnessed it.
    type Seen: Value;

    /// The options, in the order in which they are offered.
    fn options() -> &'static [OptionSpec];

    /// The position before the first event.
    ///
    /// # Errors
    /// When this game cannot be played so, with this many seats.
    fn start(options: &Self::Options, seats: usize) -> Result<Self::State, Refusal>;

    /// Who or what comes next.
    fn turn(state: &Self::State) -> Turn;

    /// All legal moves of the seat on turn, sorted and distinct, into `moves` (cleared first); none unless it is a seat's turn.
    fn legal(state: &Self::State, moves: &mut Vec<Self::Move>);

    /// What kind of chance is due, so that a person or a script can give its outcome.
    fn chance_kind(state: &Self::State) -> ChanceKind;

    /// The outcome that a person has brought about, if that is what is due and it fits. Whether it can be is for `check` to say.
    fn manual_outcome(_state: &Self::State, _given: &ManualOutcome) -> Option<Self::Chance> {
        None
    }

    /// A fair outcome of the chance event that is due. Call only on chance's turn.
    fn sample_chance(state: &Self::State, rng: &mut impl Rng) -> Self::Chance;

    /// Whether this event may happen now, decisions and outcomes alike.
    ///
    /// # Errors
    /// The rule that forbids it, with a sentence about this position.
    fn check(state: &Self::State, event: &Event<Self>) -> Result<(), Refusal>;

    /// The one transition. Only for events that `check` allows; what it does with others is not said.
    fn advance(state: &mut Self::State, event: &Event<Self>);

    /// The position after this event; the one before stays as it was.
    ///
    /// # Errors
    /// As [`Rules::check`].
    fn after(state: &Self::State, event: &Event<Self>) -> Result<Self::State, Refusal> {
        Self::check(state, event)?;
        let mut next = state.clone();
        Self::advance(&mut next, event);
        Ok(next)
    }

    /// What this viewer may know of the position.
    fn view(state: &Self::State, who: Viewer) -> View<Self>;

    /// The event as this viewer witnessed it, happening in the position `before`.
    fn observe(before: &Self::State, event: &Event<Self>, who: Viewer) -> Observation<Self>;

    /// Whether this event covers what lay open to all, or is itself to be kept in mind: nobody looks back past it while the game runs.
    fn hides_information(_before: &Self::State, _event: &Event<Self>) -> bool {
        false
    }

    /// Whether players have to keep in mind what is covered again, and no help does that for them: then a hint would tell what somebody has
    /// forgotten.
    fn tests_memory(_options: &Self::Options) -> bool {
        false
    }

    /// A position that this viewer cannot tell from the real one, the unknown dealt evenly over what the view leaves possible.
    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self>;

    /// An outcome of chance among these events, by its number, as it might as well have been: of what it hides, all that no seat can have learned by `now`
    /// is drawn anew. Every event after it can still happen, and shows every viewer the same. `None` where chance hides nothing.
    fn resample_hidden(
        _past: &[&Event<Self>],
        _now: &Self::State,
        _rng: &mut impl Rng,
    ) -> Option<(usize, Self::Chance)> {
        None
    }

    /// Counts that no event changes (tiles, dice, cards), for the laws.
    fn conserved_counts(state: &Self::State) -> Vec<(&'static str, u32)>;
}

/// Who or what comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Chance, and the seat it falls to, if any (whoever would draw or roll).
    Chance(Option<Seat>),
    /// A decision of this seat.
    Seat(Seat),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// The score of each seat, in the unit that the game's page names.
    pub scores: PerSeat<i32>,
    /// The seats that won, ascending.
    pub winners: PerSeat<Seat>,
}

/// What kind of chance event is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceKind {
    /// Nothing: it is a seat's turn or the game is over.
    Nothing,
    /// Which seat begins; may be chosen at the table.
    Starter,
    /// Dice that lie open once rolled; a person may roll real ones.
    Dice {
        /// How many.
        count: u8,
        /// Faces of each.
        faces: u8,
    },
    /// A draw or shuffle that nobody can make by hand without seeing it.
    Hidden,
}

/// What a person brings about in chance's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManualOutcome {
    /// This seat begins.
    Starter(Seat),
    /// These faces were rolled, in the order of the dice.
    Dice(Vec<u8>),
}

/// How what only one seat may see is shown to it where several people sit at one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    /// Openly, while the seat is on turn and has begun.
    InTurn,
    /// Behind the curtain, for as long as the seat holds it up.
    Held,
}

/// One event of a game: an outcome of chance or a decision.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub enum Event<R: Rules> {
    /// What chance brought.
    Chance(R::Chance),
    /// What a seat decided.
    Decision(Seat, R::Move),
}
