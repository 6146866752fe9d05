//! The story of the finished game: told in the background, and shown as far as it has been told.

mod cards;

use std::path::PathBuf;
use std::rc::Rc;

use derive_where::derive_where;
use egui::Context;

use self::cards::{Telling, children, summary_before};
use super::LiveTable;
use super::live_state::Files;
use super::moments::moments;
use crate::bots::reason_in_hindsight;
use crate::engine::{Phrase, Seat, Viewer};
use crate::games::Game;
use crate::play::{Match, PersonId};
use crate::story::{self, Regret, Story, StorySettings, Teller};
use crate::ui::settings::{Coach, Settings};
use crate::ui::table::hint_words::{rivals_of, said_beside};
use crate::ui::table::session::StoryWriter;
use crate::ui::table::story::StoryModel;

/// The seats to whose people more, or less, is told than to others.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Listeners {
    /// The seats of children, of whose decisions only the best are told.
    pub(super) children: Vec<Seat>,
    /// The seats that have a coach: they hear more of their best turns, and one thing to try next time.
    pub(super) coached: Vec<Seat>,
}

impl Listeners {
    /// The seat of a child.
    fn is_child(&self, seat: Seat) -> bool {
        self.children.contains(&seat)
    }
}

/// Where a story is kept.
enum StoryPlace {
    /// Beside this record of the app's own.
    Beside(PathBuf),
    /// In this folder, because the record is none of the app's own.
    Cache(PathBuf),
}

/// The story that is being told.
#[derive_where(Debug, Default)]
pub(super) struct StoryState<G: Game> {
    teller: Option<Teller<G>>,
    /// What was waited for, and is to be taken over in the next frame.
    awaited: Option<Story<G>>,
    /// The most exact story so far.
    story: Option<Story<G>>,
    /// Who listens.
    listeners: Listeners,
    /// What of it is shown.
    pub(super) told: Rc<StoryModel>,
    /// The decisions for which something better was found, but for those of children.
    pub(super) named: Vec<Regret<G::Move>>,
    /// Whether the whole story waits to be written beside the record.
    is_unwritten: bool,
}

impl<G: Game> StoryState<G> {
    /// Shows this story, which is more exact than what was shown before.
    fn take_over(&mut self, game: &Match<G>, story: Story<G>) {
        if story.regrets.is_some() {
            self.teller = None;
        }
        self.story = Some(story);
        self.show(game);
    }

    /// Shows this story, which has just been told and is to be kept once it is whole.
    pub(super) fn take_over_new(&mut self, game: &Match<G>, story: Story<G>) {
        self.is_unwritten |= story.regrets.is_some();
        self.take_over(game, story);
    }

    /// Shows the story as it is.
    fn show(&mut self, game: &Match<G>) {
        let Some(story) = &self.story else { return };
        let is_named = |regret: &&Regret<G::Move>| {
            !self.listeners.is_child(regret.seat) && regret.better.is_some() && !was_made_in_another_order(game, regret)
        };
        self.named = story.regrets.iter().flatten().filter(is_named).cloned().collect();
        self.told = Rc::new(story_model(game, story, &self.named, &self.listeners));
    }

    /// Waits for the first sketch.
    pub(super) fn wait(&mut self) {
        if self.told.course.is_none() && self.awaited.is_none() {
            self.awaited = self.teller.as_ref().and_then(Teller::wait);
        }
    }
}

impl<G: Game> LiveTable<G> {
    /// The people to whom more, or less, is told than to others.
    pub(super) fn listeners(&self, settings: &Settings) -> Listeners {
        let game = &self.table.game;
        let seats_of = |is_meant: &dyn Fn(&str, Option<&PersonId>) -> bool| {
            let is_meant = |seat: &Seat| {
                let assignment = game.assignment(*seat);
                assignment.player.is_human() && is_meant(&assignment.name, game.person_id(*seat))
            };
            Seat::all(game.seating().len()).filter(is_meant).collect()
        };
        Listeners {
            children: seats_of(&|name, id| settings.is_child(name, id)),
            coached: seats_of(&|name, id| settings.coach(name, id) != Coach::Off),
        }
    }

    /// Begins to tell the story once the game is over and its end has been seen, and takes over what has been told. Whether the
    /// model is outdated by it.
    pub(super) fn follow_story(&mut self, listeners: &Listeners, ctx: &Context) -> bool {
        if self.snapshot.outcome.is_none() || self.is_guided() {
            return self.story.take().is_some();
        }
        let game = &self.table.game;
        let Some(state) = &mut self.story else {
            if !self.frame_state.is_showing_event {
                self.story = Some(self.begin_story(listeners, ctx));
            }
            return self.story.is_some();
        };
        let has_other_listeners = state.listeners != *listeners;
        if has_other_listeners {
            state.listeners = listeners.clone();
            state.show(game);
            self.review.two_boards = None;
        }
        let is_over = state.teller.as_ref().is_none_or(Teller::is_over);
        let newest = state.teller.as_ref().and_then(Teller::newest);
        let Some(story) = newest.or(state.awaited.take()) else {
            // If the telling broke off, what has been told stays as it is.
            let broke_off = is_over && !state.told.is_whole;
            if broke_off {
                state.told = Rc::new(StoryModel { is_whole: true, ..StoryModel::clone(&state.told) });
            }
            return broke_off || has_other_listeners;
        };
        state.take_over_new(game, story);
        self.retell_hint();
        true
    }

    /// The story from its file, or one that begins to be told.
    fn begin_story(&self, listeners: &Listeners, ctx: &Context) -> StoryState<G> {
        let (game, settings) = (&self.table.game, StorySettings::usual::<G>());
        let kept = self.story_place().and_then(|place| match place {
            StoryPlace::Beside(record) => story::read(&record, game),
            StoryPlace::Cache(folder) => story::read(&story::path_in_cache(&folder, game), game),
        });
        let mut state = StoryState { listeners: listeners.clone(), ..StoryState::default() };
        match kept.filter(|story| story.settings == settings && story.regrets.is_some()) {
            Some(story) => state.take_over(game, story),
            None => {
                let ctx = ctx.clone();
                state.teller = Teller::start(game.until(game.ply()), settings, move || ctx.request_repaint());
            }
        }
        state
    }

    /// Where the story of the finished game is kept; `None` if the game has no record.
    fn story_place(&self) -> Option<StoryPlace> {
        let Files { opened_record, story_cache, record_path, .. } = &self.files;
        match (opened_record, story_cache) {
            (Some(_), Some(folder)) => Some(StoryPlace::Cache(folder.clone())),
            _ => opened_record.as_ref().or(record_path.as_ref()).cloned().map(StoryPlace::Beside),
        }
    }

    /// The work of keeping a story that has just been told to its end, if the game has a record.
    pub(super) fn story_writer(&mut self) -> Option<StoryWriter> {
        let place = self.story_place()?;
        let state = self.story.as_mut().filter(|state| state.is_unwritten)?;
        state.is_unwritten = false;
        let story = state.story.clone()?;
        let game = self.table.game.until(self.table.game.ply());
        Some(Box::new(move || {
            let kept = match place {
                StoryPlace::Cache(folder) => story::write_to_cache(&folder, &game, &story),
                // The record is not there if the same game was recorded before.
                StoryPlace::Beside(record) if record.exists() => story::write(&record, &game, &story),
                StoryPlace::Beside(_) => Ok(()),
            };
            if let Err(error) = kept {
                tracing::warn!("the story is not kept: {error}");
            }
        }))
    }
}

/// Whether the rest of the turn was made of the moves of the better turn, too: then only the order was another.
fn was_made_in_another_order<G: Game>(game: &Match<G>, regret: &Regret<G::Move>) -> bool {
    let Some(better) = &regret.better else { return false };
    let mut made = story::made_from(game, regret.ply);
    better.turn().iter().all(|choice| {
        let at = made.iter().position(|made| made == choice);
        at.map(|at| made.swap_remove(at)).is_some()
    })
}

/// A story for the screen.
fn story_model<G: Game>(
    game: &Match<G>,
    story: &Story<G>,
    named: &[Regret<G::Move>],
    listeners: &Listeners,
) -> StoryModel {
    let course = &story.course;
    let children = children(course, listeners);
    // A sketch is too uncertain for words.
    let is_sketch = story.settings != StorySettings::usual::<G>();
    let summary = if is_sketch { Vec::new() } else { summary_before(&children, course) };
    let is_whole = story.regrets.is_some();
    let telling = Telling { game, course, better: named, listeners };
    let cards = if is_whole { telling.cards() } else { Vec::new() };
    let moments = if is_whole { moments(game, course, &cards, named) } else { Vec::new() };
    StoryModel { summary, cards, moments, children, is_whole, course: Some(course.clone()) }
}

/// An event of the finished game in words.
pub(super) fn event_phrase<G: Game>(game: &Match<G>, ply: usize) -> Phrase {
    let seen = game.observation(ply, Viewer::Everything).map(|observation| observation.seen);
    let open = game.view_at(game.ply(), Viewer::Everything).open;
    seen.map_or_else(|| Phrase::new("story-nothing"), |seen| G::log_line(&seen, &open))
}

/// What would have been better than a decision, and why.
pub(super) fn better_phrase<G: Game>(game: &Match<G>, regret: &Regret<G::Move>) -> Option<Phrase> {
    let better = regret.better.as_ref()?;
    // Of a turn that goes on with the better move, what was left out of it is told, if that can be told alone.
    let made = story::made_from(game, regret.ply);
    let left_out = || better.rest.iter().find(|choice| !made.contains(choice));
    let is_allowed = |choice: &&G::Move| game.legal_moves_at(regret.ply).contains(choice);
    let choice = Some(&better.choice).filter(|choice| !made.contains(choice));
    let choice = choice.or_else(|| left_out().filter(is_allowed)).unwrap_or(&better.choice);
    let comparison = regret.comparison_in(game)?;
    let better = |key| Phrase::new(key).with("move", G::move_label(choice));
    Some(match reason_in_hindsight::<G>(&comparison, &rivals_of(regret.seat, game.seating().len())) {
        Some(why) => better("story-better").with("why", said_beside::<G>(why, choice)),
        None => better("story-better-move"),
    })
}
