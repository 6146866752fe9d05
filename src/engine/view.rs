//! Views: what one viewer may know of a position or event, and positions sampled from a view.

use derive_where::derive_where;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::Seat;
use super::{Event, Refusal, Rules, Turn};

/// Whose knowledge a view is limited to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// An onlooker without a seat, who sees only what lies open to all.
    Table,
    /// Everything, hidden information included; a match grants it only once it is over.
    Everything,
}

impl Viewer {
    /// The seat of this viewer, if the viewer has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Everything => None,
        }
    }
}

/// What one viewer may know of a position.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct View<R: Rules> {
    /// The viewer.
    pub who: Viewer,
    /// What lies face up before the viewer now.
    pub open: R::Open,
    /// What the viewer has seen or deduced earlier and can no longer see.
    pub memory: R::Memory,
}

/// An event as a viewer witnessed it.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Observation<R: Rules> {
    /// The visible part of the event.
    pub seen: R::Seen,
    /// Whether the event revealed something that followed neither from the viewer's previous view nor from the open
    /// part of the event.
    pub is_news: bool,
    /// Whether the event shows this viewer alone something that is covered again at once.
    pub is_glimpse: bool,
}

/// A position sampled from a view; hidden information in it is a guess consistent with that view.
///
/// Outside `play` and the rules this is the only form in which a state exists, and it can only be made from a view.
#[derive_where(Clone, Debug)]
pub struct Determinization<R: Rules> {
    state: R::State,
}

impl<R: Rules> Determinization<R> {
    /// Makes a position from a view with `deal`. Only for implementations of [`Rules::determinize`].
    pub fn from_view(view: &View<R>, deal: impl FnOnce(&View<R>) -> R::State) -> Self {
        Determinization { state: deal(view) }
    }

    /// The sampled state; only for the game's own rules and mind.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        R::seat_count(&self.state)
    }

    /// Who acts next in this position.
    pub fn turn(&self) -> Turn {
        R::turn(&self.state)
    }

    /// What a viewer would know of this position.
    pub fn view(&self, who: Viewer) -> View<R> {
        R::view(&self.state, who)
    }

    /// Samples a fair outcome of the chance event that is due.
    pub fn sample_chance(&self, rng: &mut impl Rng) -> R::Chance {
        R::sample_chance(&self.state, rng)
    }

    /// What a viewer would see of an event in this position.
    pub fn observe(&self, event: &Event<R>, who: Viewer) -> R::Seen {
        R::observe(&self.state, event, who).seen
    }

    /// What a viewer would witness of an event in this position, and whether it would be news.
    pub fn witness(&self, event: &Event<R>, who: Viewer) -> Observation<R> {
        R::observe(&self.state, event, who)
    }

    /// Writes the legal moves into `moves`, as [`Rules::legal_moves`].
    pub fn legal_moves(&self, moves: &mut Vec<R::Move>) {
        R::legal_moves(&self.state, moves);
    }

    /// Applies an event in place, as [`Rules::advance`].
    pub fn advance(&mut self, event: &Event<R>) {
        R::advance(&mut self.state, event);
    }

    /// Checks whether an event is allowed in this position.
    ///
    /// # Errors
    /// Same as [`Rules::check`].
    pub fn check(&self, event: &Event<R>) -> Result<(), Refusal> {
        R::check(&self.state, event)
    }
}
