//! What one viewer knows of the table, for painters and prompts.
//!
//! Must not know: egui, matches, screens.

use derive_where::derive_where;

use crate::engine::{Observation, Rules, Seat, Turn, Viewer};

/// What one viewer knows of the table now. Nothing here paints, so prompts and answers to clicks need no window.
pub struct PlayContext<'a, R: Rules> {
    /// Whose eyes see the table.
    pub viewer: Viewer,
    /// What lies face up before the viewer.
    pub open: &'a R::Open,
    /// Who decides next, or that chance or nobody does.
    pub turn: &'a Turn,
    /// The legal moves, if a person at this screen decides now; otherwise empty, also while an earlier position is
    /// reviewed.
    pub legal: &'a [R::Move],
    /// The seat that acts at this screen now: it has `legal` moves, or is about to draw or roll.
    pub acting_seat: Option<Seat>,
    /// The person who has to begin the draw or roll that is due.
    pub awaiting_chance: Option<Seat>,
    /// A seat that has to reveal its own pieces first, though no draw is due.
    pub awaiting_reveal: Option<Seat>,
    /// What happened last, as the viewer saw it, and how far its animation has come (0 to 1).
    pub last: Option<(&'a Observation<R>, f32)>,
    /// An observation shown to this viewer alone, until dismissed.
    pub glimpse: Option<&'a Observation<R>>,
    /// The button of the foot line that the pointer or the focus is on.
    pub pointed_action: Option<PointedAction<R>>,
    /// The move that was chosen once and is made when it is chosen again.
    pub armed_move: Option<R::Move>,
    /// Animations are off; the last event is marked until the next one.
    pub reduced_motion: bool,
    /// Whether painters keep to themselves what a move would bring, because the person is to find that out, and offer nothing but the
    /// legal moves, which are the answers to a question.
    pub hides_outcomes: bool,
    /// Whether nothing counts as picked before the person has picked it: what a picked piece shows on the board would give a puzzle away.
    pub picks_by_hand: bool,
    /// Whether the last event is explained: painters show by what it has brought something, and what is known while things move.
    pub explains_last: bool,
    /// Names and marks by seat.
    pub players: &'a [PlayerLabel],
}

impl<R: Rules> Clone for PlayContext<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for PlayContext<'_, R> {}

impl<'a, R: Rules> PlayContext<'a, R> {
    /// A position that is only looked at: nobody decides, nothing moves.
    pub fn at_rest(viewer: Viewer, open: &'a R::Open, turn: &'a Turn, players: &'a [PlayerLabel]) -> Self {
        PlayContext {
            viewer,
            open,
            turn,
            legal: &[],
            acting_seat: None,
            awaiting_chance: None,
            awaiting_reveal: None,
            last: None,
            glimpse: None,
            pointed_action: None,
            armed_move: None,
            reduced_motion: true,
            hides_outcomes: false,
            picks_by_hand: false,
            explains_last: false,
            players,
        }
    }

    /// Whether one of several people looks alone, behind the curtain. What is shown to that person is spoken as well.
    pub fn is_private(&self) -> bool {
        let people = self.players.iter().filter(|face| !face.is_bot).count();
        people > 1 && matches!(self.viewer, Viewer::Seat(_))
    }

    /// Whether the seat belongs to the viewer or acts at this screen now.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.acting_seat == Some(seat) || self.viewer == Viewer::Seat(seat)
    }

    /// The mark (0–5) of a seat.
    pub fn mark(&self, seat: Seat) -> u8 {
        self.players.get(seat.index()).map_or(0, |face| face.mark)
    }
}

/// A button of the foot line that plays a move or begins what is due, pointed at.
#[derive_where(Clone, Copy, Debug, PartialEq)]
pub struct PointedAction<R: Rules> {
    /// The move that the button plays; `None` if it begins the draw or roll that is due.
    pub choice: Option<R::Move>,
    /// Whether the pointer was moved to it: not the focus, nor a pointer that rests where the button has appeared.
    pub is_deliberate: bool,
    /// Whether the button or its key is held down.
    pub is_held: bool,
}

/// The name and mark by which a seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLabel {
    /// The name of the person or bot.
    pub name: String,
    /// The mark, 0 to 5.
    pub mark: u8,
    /// Whether a bot plays this seat.
    pub is_bot: bool,
}
