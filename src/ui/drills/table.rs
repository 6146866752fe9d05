//! The table of a task: shows its film on the real board, and takes the answers that are given there.
//!
//! Must not know: which game it is, matches, and who is right.

use egui::{Context, Rect, Stroke, Ui};

use crate::drills::{Answer, Shot, Task};
use crate::engine::{Event, Phrase, Seat, derive_stream};
use crate::games::Game;
use crate::paint::board::{Inputs, Response};
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::painter::{Part, PlayContext, PlayerLabel, PointedAction, Scene, part_ui};
use crate::paint::stage::StageTimes;
use crate::paint::theme::{Durations, Theme};
use crate::ui::people::player_labels;
use crate::ui::showing::Showing;
use crate::ui::table::FrameContext;

/// What input on the board has come to.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The answer with this number.
    Answer(usize),
    /// Nothing that could be an answer, and why.
    Refused(Phrase),
}

/// How far a task has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskStage {
    /// The film before the question is being shown.
    Watching,
    /// An answer is awaited.
    Asking,
    /// An answer was given, or the time is up.
    Answered,
}

/// A task on the screen, whose game is erased.
pub trait TaskTable {
    /// How far the task has come.
    fn stage(&self) -> TaskStage;

    /// What is asked, or what is said while the film is shown.
    fn sentence(&self) -> Phrase;

    /// The name of the picture of the one who is glad with people.
    fn mascot(&self) -> &'static str;

    /// The name of the picture of what is asked for, if there is one.
    fn pictured(&self) -> Option<&'static str>;

    /// The answers in words, in order; none where the answer is given on the board.
    fn words(&self) -> Vec<(usize, Phrase)>;

    /// What is said to this answer, or where the time was up, and whether the answer was right.
    fn verdict(&self, answer: Option<usize>) -> (Phrase, bool);

    /// The number of the right answer, once the task has been closed.
    fn right(&self) -> Option<usize>;

    /// Whether there is a film to watch again after a mistake.
    fn has_replay(&self) -> bool;

    /// Ends the task with this answer, or with none in time, and shows the solution.
    fn close(&mut self, answer: Option<usize>, frame: &FrameContext<'_>);

    /// Whether the film can be watched again, and is not being watched.
    fn can_watch_again(&self) -> bool;

    /// Shows the film of an answered task once more, with the answer to be seen, and then the solution.
    fn watch_again(&mut self, frame: &FrameContext<'_>);

    /// Goes on with the film; asks for the next frame while something moves. True if something has changed.
    fn advance(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool;

    /// The seat that is asked.
    fn seat(&self) -> Seat;

    /// Paints a part of the table and returns what input there has come to.
    fn paint(&mut self, ui: &mut Ui, part: Part, frame: &FrameContext<'_>) -> Option<Reply>;
}

/// A task of this game.
pub struct GameTask<G: Game> {
    task: Task<G>,
    players: Vec<PlayerLabel>,
    legal: Vec<G::Move>,
    selection: G::Selection,
    /// The position of the film that is shown.
    shot: usize,
    /// The event that leads to that position.
    showing: Showing<G>,
    is_closed: bool,
    /// Whether the film is watched once more.
    is_replayed: bool,
    /// Names of the places to which the solution points.
    highlighted: Vec<String>,
    /// The name of the place that was chosen wrongly.
    mistaken: Option<String>,
}

impl<G: Game> GameTask<G> {
    /// The table of this task, at the beginning of its film.
    pub fn new(task: Task<G>) -> Self {
        GameTask {
            players: player_labels(&task.seating),
            legal: task.moves(),
            task,
            selection: G::Selection::default(),
            shot: 0,
            showing: Showing::default(),
            is_closed: false,
            is_replayed: false,
            highlighted: Vec::new(),
            mistaken: None,
        }
    }

    /// What is being shown, one position after the other.
    fn film(&self) -> &[Shot<G>] {
        if self.is_replayed { &self.task.replay } else { &self.task.film }
    }

    fn shown(&self) -> &Shot<G> {
        self.solution().unwrap_or(&self.film()[self.shot])
    }

    /// The solution, while it is shown.
    fn solution(&self) -> Option<&Shot<G>> {
        self.task.solution.as_ref().filter(|_| self.is_solved())
    }

    /// Whether what is shown is the end of the task, and not its film.
    fn is_solved(&self) -> bool {
        self.is_closed && !self.is_replayed
    }

    fn is_film_over(&self, now: f64) -> bool {
        self.shot + 1 == self.task.film.len() && self.showing.left(now, self.tempo()) <= 0.0
    }

    /// How many times as fast as designed things happen.
    fn tempo(&self) -> f64 {
        if self.is_closed { 1.0 } else { f64::from(self.task.tempo) }
    }

    /// Shows a position from now on, with the event that has led to it.
    fn show(&mut self, before: &G::Open, frame: &FrameContext<'_>) {
        self.selection = G::Selection::default();
        let swap = (frame.settings.unskippable_speed.seconds() * 1000.0) as f32;
        let times = StageTimes { motion: frame.theme.motion, swap };
        let film = if self.is_replayed { &self.task.replay } else { &self.task.film };
        let solution = self.task.solution.as_ref().filter(|_| self.is_closed && !self.is_replayed);
        let shown = solution.unwrap_or(&film[self.shot]);
        self.showing.begin((self.shot, shown), before, frame.rects, times, frame.now);
    }

    /// Whether the answers are words beside the board.
    fn has_words(&self) -> bool {
        self.task.answers.iter().any(|answer| answer.words().is_some())
    }

    /// The names of the places of what an answer is about.
    fn places(&self, answer: usize) -> Vec<String> {
        let choice = self.task.answers.get(answer).and_then(Answer::meant);
        choice.map(|choice| G::move_rect_names(&choice)).unwrap_or_default()
    }

    /// What a click comes to where no move can be made: the answer whose only place it hits, or nothing.
    fn reply_by_place(&self, ui: &Ui, frame: &FrameContext<'_>) -> Reply {
        if !self.has_words() {
            return Reply::Refused(Phrase::new("drill-nothing-there"));
        }
        let clicked = ui.input(|input| input.pointer.primary_clicked().then(|| input.pointer.interact_pos()).flatten());
        let is_clicked = |name: &str| {
            let place = frame.rects.find(name);
            place.zip(clicked).is_some_and(|(place, at)| place.contains(at))
        };
        let by_place = |answer: &usize| matches!(self.places(*answer).as_slice(), [name] if is_clicked(name));
        let answer = (0..self.task.answers.len()).find(by_place);
        answer.map_or_else(|| Reply::Refused(Phrase::new("drill-answers-beside")), Reply::Answer)
    }

    /// Why this move is not allowed, by what the seat knows.
    fn refusal(&self, choice: G::Move) -> Option<Phrase> {
        let event = Event::Decision(self.task.seat, choice);
        let position = G::determinize(&self.shown().view, &mut derive_stream(0, "drill-refusal", &[]));
        position.check(&event).err().map(|refusal| *refusal.phrase)
    }
}

/// The size of the mark on what was chosen wrongly, as a share of the place.
const MISTAKE_SHARE: f32 = 0.8;

/// Marks the place that was chosen wrongly: a round sign with a cross, unlike the ring round the right one.
fn paint_mistake(ui: &Ui, frame: &FrameContext<'_>, place: Rect) {
    let Theme { bad, tone_light, .. } = *frame.theme;
    let radius = (place.size().min_elem() * MISTAKE_SHARE).min(frame.theme.size.drills.mistake) * 0.5;
    let sign = Rect::from_center_size(place.center(), egui::Vec2::splat(radius * 2.0));
    let line = Stroke::new(frame.theme.size.focus_line, frame.theme.board(bad));
    ui.painter().circle(sign.center(), radius, frame.theme.board(tone_light), line);
    paint_icon(ui.painter(), sign.shrink(radius * 0.3), Icon::Close, frame.theme.board(bad));
    frame.rects.put("drill mistake", sign);
}

/// Milliseconds in seconds.
fn seconds(milliseconds: u64) -> f64 {
    Durations::time(milliseconds).as_secs_f64()
}

impl<G: Game> TaskTable for GameTask<G> {
    fn stage(&self) -> TaskStage {
        let is_last = self.shot + 1 == self.task.film.len();
        match self.is_closed {
            true => TaskStage::Answered,
            false if is_last && self.showing.has_ended() => TaskStage::Asking,
            false => TaskStage::Watching,
        }
    }

    fn sentence(&self) -> Phrase {
        let before = self.task.before.as_ref().filter(|_| self.stage() == TaskStage::Watching);
        before.unwrap_or(&self.task.question).clone()
    }

    fn mascot(&self) -> &'static str {
        G::MASCOT
    }

    fn pictured(&self) -> Option<&'static str> {
        self.task.pictured
    }

    fn words(&self) -> Vec<(usize, Phrase)> {
        let answers = self.task.answers.iter().enumerate();
        answers.filter_map(|(number, answer)| Some((number, answer.words()?.clone()))).collect()
    }

    fn verdict(&self, answer: Option<usize>) -> (Phrase, bool) {
        let given = answer.and_then(|answer| self.task.answers.get(answer));
        let verdict = given.map_or(&self.task.missed, |given| &given.verdict);
        (verdict.clone(), answer == Some(self.task.right))
    }

    fn right(&self) -> Option<usize> {
        self.is_closed.then_some(self.task.right)
    }

    fn has_replay(&self) -> bool {
        !self.task.replay.is_empty()
    }

    fn close(&mut self, answer: Option<usize>, frame: &FrameContext<'_>) {
        let before = self.shown().view.open.clone();
        self.is_closed = true;
        self.show(&before, frame);
        self.highlighted = self.places(self.task.right);
        // Where the answers are words, what they were about stays marked.
        if self.has_words() {
            self.highlighted.extend(self.task.marked.iter().cloned());
        }
        let wrong = answer.filter(|answer| *answer != self.task.right);
        let mut wrong = wrong.map(|answer| self.places(answer)).unwrap_or_default();
        // Of several dice that are named together, none alone is the mistake.
        let is_one = !self.has_words() || wrong.len() == 1;
        self.mistaken = wrong.pop().filter(|place| is_one && !self.highlighted.contains(place));
    }

    fn can_watch_again(&self) -> bool {
        self.is_solved() && self.has_replay()
    }

    fn watch_again(&mut self, frame: &FrameContext<'_>) {
        if self.can_watch_again() {
            let before = self.shown().view.open.clone();
            (self.is_replayed, self.shot) = (true, 0);
            self.show(&before, frame);
        }
    }

    fn advance(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let is_first = self.showing.begin_at_rest(frame.now);
        let left = self.showing.left(frame.now, self.tempo());
        if left > 0.0 {
            ctx.request_repaint();
            return is_first;
        }
        if self.is_solved() {
            return is_first;
        }
        if self.is_film_over(frame.now) && !self.is_replayed {
            // What has been shown is over, so that the question begins.
            return self.showing.end() || is_first;
        }
        let look = match self.shown().rests {
            true => seconds(frame.theme.motion.drill_look) / self.tempo().max(1.0),
            false => seconds(frame.theme.motion.drill_pause) / self.tempo(),
        };
        let wait = left + look;
        if wait > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
            return is_first;
        }
        let before = self.shown().view.open.clone();
        // After the last position of a replay comes the solution again.
        match self.shot + 1 < self.film().len() {
            true => self.shot += 1,
            false => (self.is_replayed, self.shot) = (false, self.task.film.len() - 1),
        }
        self.show(&before, frame);
        ctx.request_repaint();
        true
    }

    fn seat(&self) -> Seat {
        self.task.seat
    }

    fn paint(&mut self, ui: &mut Ui, part: Part, frame: &FrameContext<'_>) -> Option<Reply> {
        let is_asking = self.stage() == TaskStage::Asking;
        let mut selection = std::mem::take(&mut self.selection);
        let names: Vec<String> = self.players.iter().map(|player| player.name.clone()).collect();
        let shown = self.shown();
        let playback = self.showing.playback(frame.now, self.tempo(), !frame.settings.is_animated());
        let is_explained = self.is_solved() && playback.is_over();
        let highlighted = match (is_explained, is_asking) {
            (true, _) => self.highlighted.as_slice(),
            (false, true) => self.task.marked.as_slice(),
            // What is to be followed is pointed out while it lies open.
            (false, false) if playback.is_over() => shown.marked.as_slice(),
            (false, false) => &[],
        };
        let share = self.showing.share(frame.now, self.tempo());
        let inputs = Inputs::default();
        // The odds of a roll are shown as at a table, where its button is pointed at.
        let tried = self.task.tried.filter(|_| is_explained);
        let legal = match &tried {
            Some(tried) => std::slice::from_ref(tried),
            None if is_asking => self.legal.as_slice(),
            None => &[],
        };
        let scene = Scene {
            play: PlayContext {
                viewer: shown.view.who,
                open: &shown.view.open,
                turn: &shown.turn,
                legal,
                acting_seat: (!legal.is_empty()).then_some(self.task.seat),
                pointed_action: tried.map(|choice| PointedAction {
                    choice: Some(choice),
                    is_deliberate: true,
                    is_held: false,
                }),
                // The question leaves nothing of the film to be read off the board.
                last: shown.observation.as_ref().filter(|_| !is_asking).map(|observation| (observation, share)),
                reduced_motion: !frame.settings.is_animated(),
                hides_outcomes: true,
                explains_last: is_explained || self.is_replayed,
                ..PlayContext::at_rest(shown.view.who, &shown.view.open, &shown.turn, &self.players)
            },
            highlighted,
            plan: &[],
            traces: &[],
            is_last_traced: false,
            stage: playback,
            rects: frame.rects,
            inputs: &inputs,
            theme: frame.theme,
            text: frame.text,
            names: &names,
        };
        let response = part_ui(ui, &scene, part, &mut selection);
        let mistaken = self.mistaken.as_ref().filter(|_| self.is_solved() && part == Part::Board);
        if let Some(place) = mistaken.and_then(|name| frame.rects.find(name)) {
            paint_mistake(ui, frame, place);
        }
        let reply = match response {
            Some(Response::Play(choice)) if is_asking => self.task.answer_of(choice).map(Reply::Answer),
            Some(Response::NotHere(refusal)) if is_asking => Some(Reply::Refused(*refusal.phrase)),
            Some(Response::Nothing) if is_asking => Some(self.reply_by_place(ui, frame)),
            Some(Response::Ask(choice)) if is_asking => self.refusal(choice).map(Reply::Refused),
            _ => None,
        };
        self.selection = selection;
        reply
    }
}
