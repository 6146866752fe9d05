//! Views: what one viewer may know, and positions imagined from it.

use derive_where::derive_where;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::Seat;
use super::{Event, Refusal, Rules, Turn};

/// Through whose eyes a position is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewer {
    /// A player at this seat.
    Seat(Seat),
    /// Whoever looks at the table without sitting at it: only what lies open to all.
    Table,
    /// Everything; only for finished games.
    Everything,
}

impl Viewer {
    /// The seat at which this viewer plays, if it plays.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Everything => None,
        }
    }
}

/// What a viewer may know of a position.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct View<R: Rules> {
    /// Whose view it is.
    pub who: Viewer,
    /// What lies face up before this viewer now.
    pub open: R::Open,
    /// What the viewer has seen or concluded and is covered again.
    pub memory: R::Memory,
}

/// An event as a viewer witnessed it.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Observation<R: Rules> {
    /// What could be seen.
    pub seen: R::Seen,
    /// Whether it told this viewer anything that the view before it and the open part of the event did not.
    pub is_news: bool,
    /// Whether something is shown in passing, for this viewer's eyes only, and covered again at once.
    pub is_glimpse: bool,
}

/// A position dealt from a view. It is as good as real for whoever holds the view, and nothing more is known of it.
///
/// This is the only way in which a state leaves `play`; its one maker takes a view.
#[derive_where(Clone, Debug)]
pub struct Determinization<R: Rules> {
    state: R::State,
}

impl<R: Rules> Determinization<R> {
    /// The position that `deal` makes of this view. For the game's own `imagine`; everyone else calls that.
    pub fn from_view(view: &View<R>, deal: impl FnOnce(&View<R>) -> R::State) -> Self {
        Determinization { state: deal(view) }
    }

    /// Read access, for the game's own rules and mind.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Who or what comes next here.
    pub fn turn(&self) -> Turn {
        R::turn(&self.state)
    }

    /// What a viewer would know here.
    pub fn view(&self, who: Viewer) -> View<R> {
        R::view(&self.state, who)
    }

    /// A fair outcome of the chance event that is due here.
    pub fn sample_chance(&self, rng: &mut impl Rng) -> R::Chance {
        R::sample_chance(&self.state, rng)
    }

    /// An event as this viewer would witness it here.
    pub fn observe(&self, event: &Event<R>, who: Viewer) -> R::Seen {
        R::observe(&self.state, event, who).seen
    }

    /// The legal moves here, as [`Rules::legal`].
    pub fn legal(&self, moves: &mut Vec<R::Move>) {
        R::legal(&self.state, moves);
    }

    /// Lets an event happen here, in place.
    pub fn advance(&mut self, event: &Event<R>) {
        R::advance(&mut self.state, event);
    }

    /// Whether an event may happen here.
    ///
    /// # Errors
    /// As [`Rules::check`].
    pub fn check(&self, event: &Event<R>) -> Result<(), Refusal> {
        R::check(&self.state, event)
    }
}
