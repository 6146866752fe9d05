//! The [`Rules`] trait, which every game implements, and the types of its contract.

use std::fmt::Debug;

use derive_where::derive_where;
use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::chance::random_below;
use super::{Determinization, Measure, Observation, OptionSpec, PerSeat, Phrase, Refusal, RuleId, Seat, View, Viewer};

/// A plain value: cloneable, comparable, printable and serialisable.
pub trait Value: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Value for T {}

/// The exact rules of a game, as pure functions on states.
///
/// A game is a state machine whose transitions are [events](Event): decisions of seats and outcomes of chance. To play
/// it, call [`turn`](Rules::turn) to learn who acts, get a decision from [`legal_moves`](Rules::legal_moves) or an
/// outcome from [`sample_chance`](Rules::sample_chance), and apply it with [`after`](Rules::after), until `turn` is
/// [`Turn::Over`].
///
/// Players, bots and painters never see a state. They get a [`view`](Rules::view) of the position and an
/// [`observe`](Rules::observe)d version of each event, both limited to what one viewer may know.
///
/// Implementations must not know about undo, records, bots, windows or time; `play` and `ui` implement those once for
/// all games.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The id of the game in records, asset paths and on the command line.
    const ID: &'static str;
    /// The supported numbers of seats.
    const SEATS: std::ops::RangeInclusive<usize>;
    /// Typical length of a game in minutes.
    const MINUTES: u32;
    /// Upper bound on the events of a game of uniformly random moves, or `None` if a game may go on forever.
    const MAX_EVENTS: Option<usize>;
    /// How far the game has come; a draft until it says otherwise.
    const STAGE: GameStage = GameStage::Draft;
    /// By what results in the same seat are compared.
    const MEASURE: Measure = Measure::HighestScore;
    /// The rule ids of the game's rule book, in order.
    const RULE_IDS: &'static [RuleId];
    /// How private information is shown where several people share a screen.
    const SECRET_DISPLAY: SecretDisplay = SecretDisplay::Curtain;
    /// Whether the game rolls dice in the open, so that people may roll real dice instead.
    const HAS_OPEN_DICE: bool = false;

    /// The options of one game. Missing fields deserialise to their default; unknown fields are rejected.
    type Options: Value + Default;
    /// The complete state, hidden information included. Its fields are private to the game's rules.
    type State: Value;
    /// The part of a position that lies face up before a viewer.
    type Open: Value;
    /// What a viewer has seen or deduced earlier and can no longer see.
    type Memory: Value;
    /// One decision of a seat. Moves are equal exactly if their fields are. A record stores the fields next to its own
    /// `by` and `legal`, so no move and no outcome of chance has a field of these names.
    type Move: Value + Copy + Ord + std::hash::Hash;
    /// The outcome of one chance event.
    type Chance: Value;
    /// An event as one viewer witnessed it, without what was hidden from the viewer.
    type Seen: Value;

    /// The options of the game, in the order in which they are offered.
    fn options() -> &'static [OptionSpec];

    /// The initial state.
    ///
    /// # Errors
    /// If the options do not allow a game with this number of seats.
    fn start(options: &Self::Options, seats: usize) -> Result<Self::State, Refusal>;

    /// The other seat of this seat's team, which shares its result; by default each seat plays for itself.
    fn partner_of(_options: &Self::Options, _seat: Seat) -> Option<Seat> {
        None
    }

    /// The number of seats in this state, as given to [`start`](Rules::start).
    fn seat_count(state: &Self::State) -> usize;

    /// Who acts next: chance, a seat, or nobody because the game is over.
    fn turn(state: &Self::State) -> Turn;

    /// Writes all legal moves of the seat on turn into `moves`, sorted and distinct. `moves` is cleared first; it stays
    /// empty unless it is a seat's turn.
    fn legal_moves(state: &Self::State, moves: &mut Vec<Self::Move>);

    /// The kind of chance event that is due, so that a person or a lesson can supply its outcome.
    fn chance_kind(state: &Self::State) -> ChanceKind;

    /// The chance outcome by which this seat becomes the starter, in games whose starter is drawn or chosen
    /// ([`ChanceKind::Starter`]).
    fn starter(_seat: Seat) -> Option<Self::Chance> {
        None
    }

    /// The chance outcome of a roll with real dice that show these faces, in the order of the dice; `None` if it does
    /// not fit the roll that is due. The result still has to pass [`check`](Rules::check).
    fn rolled(_state: &Self::State, _faces: &[u8]) -> Option<Self::Chance> {
        None
    }

    /// The faces, from 1, of the fair six-sided number dice that this outcome rolled; dice that stayed as they were do not
    /// count. Empty in games without number dice.
    fn dice_rolled(_before: &Self::State, _outcome: &Self::Chance) -> Vec<u8> {
        Vec::new()
    }

    /// Samples a fair outcome of the draw, deal or roll that is due. Not called for the starter.
    fn draw(state: &Self::State, rng: &mut impl Rng) -> Self::Chance;

    /// Samples a fair outcome of the chance event that is due. Call only on a [`Turn::Chance`].
    fn sample_chance(state: &Self::State, rng: &mut impl Rng) -> Self::Chance {
        let starter = match Self::chance_kind(state) {
            ChanceKind::Starter { seats } => Self::starter(Seat::new(random_below(rng, u32::from(seats)) as usize)),
            _ => None,
        };
        starter.unwrap_or_else(|| Self::draw(state, rng))
    }

    /// Checks whether an event, decision or chance outcome, is allowed in this state.
    ///
    /// # Errors
    /// The violated rule, with a sentence about this position.
    fn check(state: &Self::State, event: &Event<Self>) -> Result<(), Refusal>;

    /// Applies an event in place. The result is unspecified for events that [`check`](Rules::check) refuses.
    fn advance(state: &mut Self::State, event: &Event<Self>);

    /// Checks an event and returns the state after it; `state` is unchanged.
    ///
    /// # Errors
    /// Same as [`Rules::check`].
    fn after(state: &Self::State, event: &Event<Self>) -> Result<Self::State, Refusal> {
        Self::check(state, event)?;
        let mut next = state.clone();
        Self::advance(&mut next, event);
        Ok(next)
    }

    /// What a viewer may know of the position.
    fn view(state: &Self::State, viewer: Viewer) -> View<Self>;

    /// An event in the position `before`, as the viewer witnesses it.
    fn observe(before: &Self::State, event: &Event<Self>, viewer: Viewer) -> Observation<Self>;

    /// Whether this event hides something that lay open to all, or itself has to be memorised. While the game runs,
    /// nobody may review positions before such an event.
    fn hides_information(_before: &Self::State, _event: &Event<Self>) -> bool {
        false
    }

    /// Whether players have to memorise hidden information and the options provide no memory aid. If so, hints are
    /// withheld, because they would reveal what a player has forgotten.
    fn tests_memory(_options: &Self::Options) -> bool {
        false
    }

    /// Samples a state that this viewer cannot tell from the real one; the unknown is uniform over what the view leaves
    /// possible.
    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self>;

    /// Resamples the part of a past chance outcome that no seat can have learned by the state `now`. Returns the index
    /// of the chance event in `past` and its new outcome, or `None` if no chance outcome is still hidden.
    ///
    /// With the new outcome in place, all later events must remain legal and look the same to every viewer.
    fn resample_hidden(
        _past: &[&Event<Self>],
        _now: &Self::State,
        _rng: &mut impl Rng,
    ) -> Option<(usize, Self::Chance)> {
        None
    }

    /// Quantities that no event changes (tiles, dice, cards), with their names; the tests check them after every event.
    /// None in games whose pieces come and go.
    fn conserved_counts(_state: &Self::State) -> Vec<(&'static str, u32)> {
        Vec::new()
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameStage {
    /// It can be played. Lessons, cards, a rule book and other languages than English may be missing.
    Draft,
    /// It is taught and translated, and shown to everybody.
    Taught,
}

/// Who acts next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A chance event, with the seat that draws or rolls, if any.
    Chance(Option<Seat>),
    /// A decision of this seat.
    Seat(Seat),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// The score of each seat, in the unit that the game's rule book names.
    pub scores: PerSeat<i32>,
    /// The winning seats, in ascending order.
    pub winners: PerSeat<Seat>,
}

impl Outcome {
    /// The share of the win of each of so many seats: the winners share one win.
    pub fn win_shares(&self, seats: usize) -> PerSeat<f32> {
        let share = 1.0 / self.winners.len().max(1) as f32;
        Seat::all(seats).map(|seat| if self.winners.contains(&seat) { share } else { 0.0 }).collect()
    }
}

/// The kind of a chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceKind {
    /// No chance event is due: it is a seat's turn or the game is over.
    Nothing,
    /// The choice of the starting seat; people may make it at the table.
    Starter {
        /// Number of seats.
        seats: u8,
    },
    /// An open roll of dice; people may roll real ones.
    Dice {
        /// Number of dice.
        count: u8,
        /// Number of faces of each die.
        faces: u8,
    },
    /// A draw or shuffle that a person could not perform without seeing hidden information.
    Hidden,
}

/// How private information of a seat is shown where several people share a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretDisplay {
    /// Openly, during the seat's own turn, once the seat has begun it.
    OwnTurn,
    /// Behind the curtain, while the seat holds the curtain up.
    Curtain,
}

/// Checks that an event names a seat of the table, which has `seats` seats: a starter, or another player.
///
/// # Errors
/// A refusal under `rule`: the phrase `key` with the `number` of the named seat, from 1, and the number of `seats`.
pub fn check_seated(seat: Seat, seats: usize, rule: RuleId, key: &'static str) -> Result<(), Refusal> {
    if seat.index() < seats {
        return Ok(());
    }
    Err(Refusal::new(rule, Phrase::new(key).with("number", seat.index() + 1).with("seats", seats)))
}

/// One event of a game: an outcome of chance or a decision.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub enum Event<R: Rules> {
    /// An outcome of chance.
    Chance(R::Chance),
    /// A decision and the seat that makes it.
    Decision(Seat, R::Move),
}
