//! The moods of the mice at the table: each begins when its beat is played, and fades after a while.
//!
//! Moods come from beats, so they tell nobody more than the table has seen.

use egui::Context;

use super::{FrameContext, LiveTable};
use crate::engine::Seat;
use crate::games::Game;
use crate::paint::mouse::Mood;
use crate::paint::stage::Playback;
use crate::paint::theme::Durations;

/// What the mice feel.
#[derive(Debug, Default)]
pub(super) struct Moods {
    /// The moods that have not faded yet.
    felt: Vec<Felt>,
    /// How many moods of the event on the stage have begun.
    begun: usize,
}

/// A mood of one seat.
#[derive(Clone, Copy, Debug)]
struct Felt {
    seat: Seat,
    mood: Mood,
    /// When it fades, in seconds since the app began.
    until: f64,
    /// Whether somebody else has decided something since: the seat's next decision belongs to another turn.
    is_past: bool,
}

impl Moods {
    /// Notes that this seat has decided something: in a new turn, its mouse has its mind on that and not on what happened before.
    pub(super) fn act(&mut self, seat: Seat) {
        self.felt.retain(|felt| felt.seat != seat || !felt.is_past);
        self.felt.iter_mut().filter(|felt| felt.seat != seat).for_each(|felt| felt.is_past = true);
    }
}

impl<G: Game> LiveTable<G> {
    /// Notes which moods have begun and which have faded; true if a mouse looks different now.
    pub(super) fn follow_moods(&mut self, frame: &FrameContext<'_>) -> bool {
        let due = match self.frame_state.is_showing_event {
            true => self.playback().moods(),
            false => Playback::new(&self.staging.schedule, 1.0, false).moods(),
        };
        self.feel(due, frame)
    }

    /// Lets all moods of the event on the stage begin that have not yet, and waits for those of the next event.
    pub(super) fn finish_moods(&mut self, frame: &FrameContext<'_>) {
        let due = Playback::new(&self.staging.schedule, 1.0, false).moods();
        self.feel(due, frame);
        self.expect_moods();
    }

    /// Waits for the moods of the next event on the stage.
    pub(super) fn expect_moods(&mut self) {
        self.moods.begun = 0;
    }

    /// Calms all mice, because the position has changed without an event.
    pub(super) fn calm_down(&mut self) {
        self.moods = Moods::default();
    }

    /// Lets the moods begin that have become `due`; true if a mouse looks different now.
    fn feel(&mut self, due: Vec<(Seat, Mood)>, frame: &FrameContext<'_>) -> bool {
        let moods = &mut self.moods;
        let before = moods.felt.len();
        moods.felt.retain(|felt| felt.until > frame.now);
        let has_faded = moods.felt.len() < before;
        let new = &due[moods.begun.min(due.len())..];
        let until = frame.now + Durations::time(frame.theme.motion.mood).as_secs_f64();
        for &(seat, mood) in new {
            moods.felt.retain(|felt| felt.seat != seat);
            moods.felt.push(Felt { seat, mood, until, is_past: false });
        }
        moods.begun = moods.begun.max(due.len());
        has_faded || !new.is_empty()
    }

    /// The moods by seat; calm is who feels nothing else.
    pub(super) fn moods_by_seat(&self) -> Vec<Mood> {
        let mood = |seat| self.moods.felt.iter().find(|felt| felt.seat == seat).map_or(Mood::Calm, |felt| felt.mood);
        Seat::all(self.players.len()).map(mood).collect()
    }

    /// Requests a repaint for when the next mood fades, if any will.
    pub(super) fn wait_for_moods(&self, frame: &FrameContext<'_>, ctx: &Context) {
        let next = self.moods.felt.iter().map(|felt| felt.until - frame.now).reduce(f64::min);
        if let Some(left) = next.filter(|left| *left > 0.0) {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moods_end_with_the_next_turn_of_the_seat_and_not_with_its_own_go_on() {
        let (ada, bo) = (Seat::new(0), Seat::new(1));
        let felt = |seat, mood| Felt { seat, mood, until: 3.0, is_past: false };
        let mut moods = Moods { felt: vec![felt(ada, Mood::Glad), felt(bo, Mood::Ouch)], begun: 2 };
        let left = |moods: &Moods| moods.felt.iter().map(|felt| felt.seat).collect::<Vec<_>>();
        moods.act(ada);
        assert_eq!(left(&moods), [ada, bo], "Ada goes on with the turn that makes her glad");
        moods.act(bo);
        assert_eq!(left(&moods), [ada], "Bo plays, and forgets what Ada did");
        moods.act(ada);
        assert_eq!(left(&moods), [], "a new turn of Ada");
    }
}
