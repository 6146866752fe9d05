//! How the last event is put on the stage, and what is not told before it has been seen.

use super::{FrameContext, LiveTable};
use crate::engine::{Observation, Phrase, Seat, Turn, View, Viewer};
use crate::games::Game;
use crate::lessons::IntroCard;
use crate::paint::board::Place as _;
use crate::paint::painter::{Part, PlayContext, Status};
use crate::paint::stage::{Beat, Moment, Playback, Schedule, StageTimes};
use crate::sound::Sound;
use crate::ui::table::model::{Curtain, CurtainPurpose, Foot, Hint, RealDice, TableModel};

/// Sounds that become due within more than this, in milliseconds, in one frame were skipped.
const JUMP: f32 = 250.0;

/// The last event on the stage, and the position before it.
pub(super) struct Staging<G: Game> {
    /// The beats of the last event.
    pub(super) schedule: Schedule<G>,
    /// The viewer's view before the last event, and who was on turn; `None` if nothing has just happened.
    before: Option<(View<G>, Turn)>,
    /// The ply of the first event on the stage.
    first_ply: usize,
    /// How many of its sounds have been heard, and whether these are all.
    heard: (usize, bool),
}

impl<G: Game> Default for Staging<G> {
    fn default() -> Self {
        Staging { schedule: Schedule::default(), before: None, first_ply: 0, heard: (0, false) }
    }
}

impl<G: Game> LiveTable<G> {
    /// Puts the last event on the stage.
    pub(super) fn stage_last_event(&mut self, frame: &FrameContext<'_>) {
        let has_followed_at_once = self.clock.take_followed_at_once();
        match has_followed_at_once {
            true => self.expect_moods(),
            false => self.finish_moods(frame),
        }
        let earlier = std::mem::take(&mut self.staging);
        let game = &self.table.game;
        let Some(ply) = self.shown_ply().checked_sub(1) else { return };
        let Some(observation) = &self.snapshot.last else { return };
        let turn = game.turn_at(ply);
        if let Turn::Seat(seat) = turn {
            self.moods.act(seat);
        }
        // After the end everything may be seen, but not in the position before it.
        let viewer = match self.snapshot.outcome {
            Some(_) if self.review.ply.is_none() => self.viewer_on_turn(&turn),
            _ => self.snapshot.view.who,
        };
        let before = game.view_at(ply, viewer);
        let moment = Moment { observation, before: &before.open, after: &self.snapshot.view.open };
        // Where things lay when the event happened.
        let find = |place: G::Place| {
            let name = place.name();
            frame.rects.find(&name).or_else(|| frame.rects.find_previous(&name))
        };
        let swap = (frame.settings.unskippable_speed.seconds() * 1000.0) as f32;
        let times = StageTimes { motion: frame.theme.motion, swap };
        // In a lesson the coach tells what matters.
        let milestones = if self.lesson.is_some() { Vec::new() } else { G::milestones(&moment) };
        let beats = G::beats(&moment).into_iter().chain(milestones.into_iter().map(Beat::tell)).collect();
        let schedule = Schedule::new(beats, find, times).of_event(ply);
        let (schedule, before, first_ply) = match earlier.before.filter(|_| has_followed_at_once) {
            Some(first) => (schedule.joined_by(self.frame_state.playback(&earlier.schedule)), first, earlier.first_ply),
            None => (schedule, (before, turn), ply),
        };
        let schedule = schedule.following(before.0.open.clone());
        self.staging = Staging { schedule, before: Some(before), first_ply, heard: (0, false) };
    }

    /// Clears the stage, because the position has changed without an event.
    pub(super) fn clear_stage(&mut self) {
        self.staging = Staging::default();
        self.calm_down();
    }

    /// Whether people must see the last event to its end.
    pub(super) fn must_be_seen(&self) -> bool {
        // Who looks back has seen it.
        self.staging.schedule.is_unskippable() && self.review.ply.is_none()
    }

    /// What is being shown of the last event.
    pub(super) fn playback(&self) -> Playback<'_, G> {
        self.frame_state.playback(&self.staging.schedule)
    }

    /// The sounds of the event on the stage that have become due since the last call, with their steps. Where beats were
    /// completed at once, it is the last one at most.
    pub(super) fn take_sounds(&mut self) -> Vec<(Sound, usize)> {
        let (count, is_all) = self.staging.heard;
        if is_all {
            return Vec::new();
        }
        let is_over = !self.frame_state.is_showing_event;
        let playback = if is_over { Playback::new(&self.staging.schedule, 1.0, false) } else { self.playback() };
        let heard = playback.heard();
        let new = &heard[count.min(heard.len())..];
        let is_jump = new.first().zip(new.last()).is_some_and(|(first, last)| last.at - first.at > JUMP);
        let from = if is_jump { new.len() - 1 } else { 0 };
        let sounds = new[from..].iter().map(|heard| (heard.sound, heard.step)).collect();
        self.staging.heard = (heard.len(), is_over);
        sounds
    }

    /// The events that have left marks: those that are being shown have not yet.
    pub(super) fn shown_traces(&self) -> &[Observation<G>] {
        let traces = &self.snapshot.traces;
        let is_running = self.staging.before.is_some() && !self.playback().is_over();
        let running = if is_running { self.snapshot.traces_end.saturating_sub(self.staging.first_ply) } else { 0 };
        &traces[..traces.len().saturating_sub(running)]
    }

    /// Whether the last event is among those that have left marks.
    pub(super) fn is_last_traced(&self) -> bool {
        self.playback().is_over() && self.snapshot.traces_end == self.shown_ply() && !self.snapshot.traces.is_empty()
    }

    /// What the painter of a part knows. Panels with totals, and hands other than those of the viewer's team that acts, show the
    /// position before an event until it has been seen.
    pub(super) fn play_context_of(&self, part: Part) -> PlayContext<'_, G> {
        let now = self.play_context();
        let is_idle = |seat| {
            self.staging
                .before
                .as_ref()
                .is_some_and(|(_, turn)| !matches!(turn, Turn::Seat(on) | Turn::Chance(Some(on)) if *on == seat))
        };
        let is_of_viewer = |seat| match now.viewer {
            Viewer::Seat(own) => own == seat || G::partner_of(self.table.game.options(), own) == Some(seat),
            _ => false,
        };
        let is_withheld = match part {
            // While people still look at the last event of a game, its gains have landed.
            Part::Seat(_) | Part::Belongings(_) | Part::Common => !self.playback().is_over(),
            Part::Hand(seat) => is_idle(seat) || !is_of_viewer(seat),
            _ => false,
        };
        match &self.staging.before {
            Some((before, turn)) if is_withheld && self.frame_state.is_showing_event => {
                PlayContext { viewer: before.who, open: &before.open, turn, legal: &[], awaiting_chance: None, ..now }
            }
            _ => now,
        }
    }

    /// Removes from a model what the last event has changed, until the event has been seen. `told` is the last model that
    /// was told whole.
    pub(super) fn withhold(&self, model: TableModel, told: &TableModel) -> TableModel {
        let has_glimpse = self.snapshot.glimpse.is_some();
        if !self.frame_state.is_showing_event || (has_glimpse && self.frame_state.reduced_motion) {
            return model;
        }
        // The buttons from before would put a glimpse away that has yet to be seen.
        let mut foot = if has_glimpse { model.foot.clone() } else { Foot { is_used: true, ..told.foot.clone() } };
        foot.refusal = model.foot.refusal;
        foot.pointed = model.foot.pointed;
        // What was noticed or hinted at before would hide what is done now.
        foot.notice = None;
        if std::mem::take(&mut foot.is_armed) {
            // The move that asked for a second choice has been made.
            foot.buttons.iter_mut().for_each(|button| button.is_armed = false);
        }
        if let Some(phrase) = self.snapshot.last.as_ref().and_then(|last| G::deed(&last.seen)) {
            foot.status = Status { seat: self.last_on_turn(), icon: None, count: None, phrase };
        }
        // No card comes up while something moves; one that stays keeps its place.
        let stays = |card: &IntroCard| told.card.as_ref().is_some_and(|told| told.name == card.name);
        let card = model.card.clone().filter(stays);
        // The curtain falls once all have seen what happened; until then only what everybody may see is on the table.
        let hides_event = |curtain: &Curtain| !curtain.is_up && curtain.purpose != CurtainPurpose::Look;
        let mut review = model.review;
        if review.ply.is_some() {
            review.words = self.snapshot.last.as_ref().and_then(|last| G::deed(&last.seen)).into_iter().collect();
        }
        // Who looks back may ask again at once.
        let hint = match review.ply {
            Some(_) => model.hint,
            None => Hint { sentence: None, ..told.hint.clone() },
        };
        TableModel {
            deal: model.deal,
            is_practice: model.is_practice,
            trial: model.trial,
            // What is the same before and after every event.
            game: model.game,
            seating: model.seating,
            players: model.players,
            partners: model.partners,
            names: model.names,
            shows_seats_elsewhere: model.shows_seats_elsewhere,
            has_narrow_panels: model.has_narrow_panels,
            // What people do while an event is being shown.
            is_showing_event: model.is_showing_event,
            is_before_end: model.is_before_end,
            review,
            is_covered: model.is_covered,
            pointed: model.pointed,
            curtain: model.curtain.filter(|curtain| !hides_event(curtain)),
            // Everybody looks at what is shown.
            unwatched: None,
            // Everything else tells of the event.
            scores: if model.is_before_end { model.scores } else { told.scores.clone() },
            clock: if model.is_before_end { model.clock } else { told.clock.clone() },
            standing: told.standing.clone(),
            front_seat: told.front_seat,
            thinking_seat: None,
            // Each begins when its beat is played.
            moods: model.moods,
            turn: told.turn.clone(),
            outcome: told.outcome.clone(),
            ending: told.ending.clone(),
            story: told.story.clone(),
            ply: told.ply,
            log: told.log.clone(),
            foot,
            undo: told.undo.clone(),
            hint,
            may_look: told.may_look,
            dice: RealDice { due: None, ..told.dice },
            bots: told.bots.clone(),
            choices: told.choices.clone(),
            coach: told.coach.clone(),
            puzzle: told.puzzle.clone(),
            card,
        }
    }

    /// The seat whose turn it was when the last event happened.
    fn last_on_turn(&self) -> Option<Seat> {
        match self.staging.before.as_ref()?.1 {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        }
    }

    /// What was done in the last event, and in whose turn; `None` if nothing is said of it.
    pub(super) fn last_deed(&self) -> Option<(Seat, Phrase)> {
        Some((self.last_on_turn()?, G::deed(&self.snapshot.last.as_ref()?.seen)?))
    }
}

#[cfg(test)]
mod tests {
    use egui::Context;

    use super::*;
    use crate::bots::{bot_seed, choose_move};
    use crate::engine::{Level, Stop};
    use crate::games::zatre::Zatre;
    use crate::games::{Visitor, visit_taught};
    use crate::paint::named_rects::NamedRects;
    use crate::paint::theme::Theme;
    use crate::play::{Match, Player, SeatAssignment, Table};
    use crate::text::Text;
    use crate::ui::background::BackgroundWork as _;
    use crate::ui::settings::Settings;
    use crate::ui::table::game_session::GameSession;
    use crate::ui::table::session::Session as _;

    fn bot(seat: usize) -> SeatAssignment {
        SeatAssignment { name: format!("Bo {seat}"), player: Player::Bot(Level::Greedy.into()), mark: seat as u8 }
    }

    /// Calls `with` with a table at which bots have played up to `ply`, and with a frame of this time, in seconds.
    fn after_bots<G: Game>(
        game: Match<G>,
        ply: usize,
        with: impl FnOnce(&mut LiveTable<G>, &dyn Fn(f64) -> FrameContext<'static>, f64),
    ) {
        let mut session = GameSession::new(Table::new(game), None);
        // What a frame borrows lives as long as the test program.
        let (text, settings): (&Text, &Settings) = (Box::leak(Box::new(Text::english())), Box::leak(Box::default()));
        let rects: &NamedRects = Box::leak(Box::default());
        let (theme, notice, unsaved) = (Theme::light(), None, None);
        let frame = move |now| FrameContext { theme, text, settings, rects, notice, unsaved, now };
        let (context, mut now) = (Context::default(), 1.0);
        while session.live.table.game.ply() < ply {
            session.wait_until_done();
            session.tick(&frame(now), &context);
            now += 0.1;
        }
        with(&mut session.live, &frame, now);
    }

    /// The painters of all games get only the events that have left marks.
    #[test]
    fn event_leaves_a_trace_once_it_has_been_seen() {
        let game = Match::<Zatre>::new(Default::default(), vec![bot(0), bot(1)], 1).expect("two seats");
        after_bots(game, 1, |live, frame, now| {
            assert!(live.shown_traces().is_empty() && !live.is_last_traced(), "it is being shown");
            live.update_frame_state(&frame(now + 60.0));
            assert!(live.shown_traces().len() == 1 && live.is_last_traced());
        });
    }

    #[test]
    fn each_sound_of_an_event_is_heard_once() {
        let game = Match::<Zatre>::new(Default::default(), vec![bot(0), bot(1)], 1).expect("two seats");
        after_bots(game, 1, |live, frame, now| {
            let mut heard = live.take_sounds();
            live.update_frame_state(&frame(now + 60.0));
            heard.extend(live.take_sounds());
            assert_eq!(heard, [(Sound::TilesDrawn, 0)]);
            assert!(live.take_sounds().is_empty());
        });
    }

    /// All cards are open after the end, but not in the position that is shown until the end has been seen.
    #[test]
    fn position_before_the_end_shows_nothing_that_was_hidden() {
        struct Ends;
        impl Visitor for Ends {
            type Output = ();
            fn visit<G: Game>(&mut self) {
                let mut game = Match::<G>::new(Default::default(), vec![bot(0), bot(1)], 7).expect("two seats");
                let mut last = None;
                loop {
                    match game.turn() {
                        Turn::Over(_) => break,
                        Turn::Chance(_) => game.resolve_chance().expect("due"),
                        Turn::Seat(seat) => {
                            let seed = bot_seed(game.seed(), seat, game.ply());
                            let view = game.view(Viewer::Seat(seat));
                            let choice = choose_move(&view, Level::Greedy, seed, &Stop::default()).expect("on turn");
                            game.decide(seat, choice).expect("legal");
                            last = Some(seat);
                        }
                    }
                }
                let end = game.ply();
                let person = Seat::new(usize::from(last == Some(Seat::new(0))));
                let mut game = game.until(end - 1);
                game.assign_seat(person, SeatAssignment { player: Player::Human, ..bot(person.index()) });
                after_bots(game, end, |live, _, _| {
                    let (before, _) = live.staging.before.as_ref().expect("an event");
                    assert_eq!(before.who, Viewer::Seat(person), "{}", G::ID);
                });
            }
        }
        visit_taught(&mut Ends);
    }
}
