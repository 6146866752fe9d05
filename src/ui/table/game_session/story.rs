//! The story of the finished game: told in the background, and shown as far as it has been told.

use std::rc::Rc;

use derive_where::derive_where;
use egui::Context;

use super::LiveTable;
use super::moments::moments;
use crate::bots::reason_in_hindsight;
use crate::engine::{Argument, Phrase, Seat, Viewer};
use crate::games::Game;
use crate::play::{Match, PersonId};
use crate::story::{
    self, Course, GameTurn, Praise, Regret, Story, StorySettings, Teller, best_turns, hundred, summary, what_happened,
};
use crate::ui::settings::{Coach, Settings};
use crate::ui::table::hint_words::rivals_of;
use crate::ui::table::session::StoryWriter;
use crate::ui::table::story::{CardKind, StoryCard, StoryChild, StoryModel};

/// The most cards of what would have been better, beside the turning points.
const MAX_BETTER: usize = 3;

/// What accounts for this share of a fall is told beside it. Less was mostly luck, and would read as an accusation.
const MUCH_OF_A_FALL: f64 = 0.5;

/// The most turns of a coached seat that are praised.
const MAX_COACHED: usize = 3;

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

    /// Shows the story as it is.
    fn show(&mut self, game: &Match<G>) {
        let Some(story) = &self.story else { return };
        let is_named = |regret: &&Regret<G::Move>| regret.better.is_some() && !self.listeners.is_child(regret.seat);
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
        state.is_unwritten |= story.regrets.is_some();
        state.take_over(game, story);
        true
    }

    /// The story from its file, or one that begins to be told.
    fn begin_story(&self, listeners: &Listeners, ctx: &Context) -> StoryState<G> {
        let (game, settings) = (&self.table.game, StorySettings::usual::<G>());
        let record = self.files.opened_record.as_deref().or(self.files.record_path.as_deref());
        let kept = record.and_then(|record| story::read(record, game));
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

    /// The work of writing a story that has just been told to its end beside the record of the game, if there is one.
    pub(super) fn story_writer(&mut self) -> Option<StoryWriter> {
        let state = self.story.as_mut().filter(|state| state.is_unwritten)?;
        let record = self.files.opened_record.as_ref().or(self.files.record_path.as_ref())?.clone();
        state.is_unwritten = false;
        let story = state.story.clone()?;
        let game = self.table.game.until(self.table.game.ply());
        Some(Box::new(move || {
            // The record is not there if the same game was recorded before.
            if record.exists()
                && let Err(error) = story::write(&record, &game, &story)
            {
                tracing::warn!("the story is not kept: {error}");
            }
        }))
    }
}

/// A story for the screen.
fn story_model<G: Game>(
    game: &Match<G>,
    story: &Story<G>,
    named: &[Regret<G::Move>],
    listeners: &Listeners,
) -> StoryModel {
    let course = &story.course;
    let children: Vec<StoryChild> =
        listeners.children.iter().map(|&seat| StoryChild { seat, best_turn: best_turn(course, seat) }).collect();
    // A sketch is too uncertain for words.
    let is_sketch = story.settings != StorySettings::usual::<G>();
    let summary = if is_sketch { Vec::new() } else { summary_before(&children, course) };
    let is_whole = story.regrets.is_some();
    let cards = if is_whole { cards(game, course, named, listeners) } else { Vec::new() };
    let moments = if is_whole { moments(game, course, &cards, named) } else { Vec::new() };
    StoryModel { summary, cards, moments, children, is_whole, course: Some(course.clone()) }
}

/// The summary as it may be heard by these children: of each its best turn, and nobody who played better than a child.
fn summary_before(children: &[StoryChild], course: &Course) -> Vec<Phrase> {
    let told = summary(course);
    if children.is_empty() {
        return told;
    }
    let praised = children.iter().filter_map(|child| {
        Some(Phrase::new("story-child-best").with("seat", child.seat).with("number", child.best_turn?))
    });
    let names = |phrase: &Phrase, seat: Seat| phrase.arguments.iter().any(|(_, named)| *named == Argument::Seat(seat));
    let is_of_a_child = |phrase: &Phrase| children.iter().any(|child| names(phrase, child.seat));
    let is_fit = |phrase: &Phrase| !matches!(phrase.key, "story-played-best" | "story-close") || is_of_a_child(phrase);
    let said: Vec<Phrase> = praised.chain(told.into_iter().filter(is_fit)).collect();
    if said.is_empty() { vec![Phrase::new("story-close")] } else { said }
}

/// The best turn of a seat: what it is praised for, else the turn of its own in which its chance rose most.
fn best_turn(course: &Course, seat: Seat) -> Option<usize> {
    let praised = best_turns(&course.entries, &course.turns, seat).first().map(|praise| praise.turn);
    let rise = |turn: &GameTurn| turn.change.mean[seat.index()];
    let rising = course.turns.iter().filter(|turn| turn.seat == seat && hundred(rise(turn)) > 0);
    praised.or_else(|| rising.max_by(|one, other| rise(one).total_cmp(&rise(other))).map(|turn| turn.number))
}

/// What is worth a look in a story that has been told to its end.
fn cards<G: Game>(
    game: &Match<G>,
    course: &Course,
    better: &[Regret<G::Move>],
    listeners: &Listeners,
) -> Vec<StoryCard> {
    let turn_of = |number: usize| course.turns.iter().find(|turn| turn.number == number);
    let is_told = |praise: &Praise| {
        let Some(turn) = turn_of(praise.turn) else { return false };
        // What has a card of its own, or could have been better, is no matter for praise.
        course.turning_point_of(turn.from).is_none() && !better.iter().any(|regret| turn.contains(regret.ply))
    };
    let of_children: Vec<Praise> =
        listeners.children.iter().filter_map(|&seat| Some(Praise { seat, turn: best_turn(course, seat)? })).collect();
    let of_coached = |&seat: &Seat| {
        let best = best_turns(&course.entries, &course.turns, seat);
        best.into_iter().filter(is_told).take(MAX_COACHED)
    };
    let is_childs_best = |praise: &Praise| of_children.contains(praise);
    let of_others = course.praises.iter().filter(|praise| !listeners.coached.contains(&praise.seat) && is_told(praise));
    let others = listeners.coached.iter().flat_map(of_coached).chain(of_others.cloned());
    let praised = of_children.iter().cloned().chain(others.filter(|praise| !is_childs_best(praise)));
    let praises = praised.filter_map(|praise| {
        let turn = turn_of(praise.turn)?;
        Some(StoryCard {
            kind: CardKind::Praise,
            seat: praise.seat,
            turn: turn.number,
            text: what_happened(game, &course.entries, turn),
            better: None,
            ply: turn.from,
            shown_ply: turn.to,
        })
    });
    let next_time: Vec<&Regret<G::Move>> = listeners
        .coached
        .iter()
        .filter_map(|seat| worst(better.iter().filter(|regret| regret.seat == *seat)))
        .collect();
    let is_for_next_time = |regret: &Regret<G::Move>| next_time.iter().any(|other| other.ply == regret.ply);
    // A child's turn is no card if it was no good one, and no second card if it was its best.
    let is_fit = |turn: &GameTurn| {
        let is_best = of_children.iter().any(|praise| praise.turn == turn.number);
        !is_best && (!listeners.is_child(turn.seat) || turn.change.mean[turn.seat.index()] > 0.0)
    };
    let numbered = course.turning_points.iter().filter(|(turn, _)| is_fit(turn)).zip(1..);
    // What would have been better stands beside a fall only if it accounts for much of it.
    let accounted = |turn: &GameTurn| {
        let inside = better.iter().filter(|regret| turn.contains(regret.ply) && !is_for_next_time(regret));
        let fall = |seat: Seat| -turn.change.mean[seat.index()];
        let explains = |regret: &&Regret<G::Move>| {
            let fall = fall(regret.seat);
            fall > 0.0 && f64::from(regret.amount) >= MUCH_OF_A_FALL * fall
        };
        worst(inside).filter(explains)
    };
    let turning: Vec<StoryCard> = numbered
        .map(|((turn, text), number)| {
            let worst = accounted(turn);
            StoryCard {
                kind: CardKind::Turning { number, towards: gainer(turn) },
                seat: turn.seat,
                turn: turn.number,
                text: turn_text(text),
                better: worst.and_then(|regret| better_phrase::<G>(game, regret)),
                ply: worst.map_or(turn.from, |regret| regret.ply),
                shown_ply: worst.map_or(turn.to, |regret| regret.ply),
            }
        })
        .collect();
    let has_no_card = |regret: &&Regret<G::Move>| {
        !is_for_next_time(regret) && !turning.iter().any(|card| card.better.is_some() && card.ply == regret.ply)
    };
    let mut others: Vec<&Regret<G::Move>> = better.iter().filter(has_no_card).collect();
    // People learn from it, bots do not.
    let is_of_bot = |regret: &Regret<G::Move>| !game.assignment(regret.seat).player.is_human();
    others.sort_by(|one, other| {
        let amounts = other.amount.total_cmp(&one.amount);
        is_of_bot(one).cmp(&is_of_bot(other)).then(amounts).then(one.ply.cmp(&other.ply))
    });
    let card_of = |kind: CardKind, regret: &Regret<G::Move>| StoryCard {
        kind,
        seat: regret.seat,
        turn: course.turn_of(regret.ply).map_or(0, |turn| turn.number),
        text: event_phrase(game, regret.ply),
        better: better_phrase::<G>(game, regret),
        ply: regret.ply,
        shown_ply: regret.ply,
    };
    let coached = next_time.iter().map(|regret| card_of(CardKind::NextTime, regret));
    let others = others.into_iter().take(MAX_BETTER).map(|regret| card_of(CardKind::Better, regret));
    praises.chain(coached).chain(turning.iter().cloned()).chain(others).collect()
}

/// The seat whose chance rose most in a turn.
fn gainer(turn: &GameTurn) -> Seat {
    let seats = turn.change.mean.iter().enumerate();
    Seat::new(seats.max_by(|one, other| one.1.total_cmp(other.1)).map_or(0, |(seat, _)| seat))
}

/// What a turning point's sentence says, without the number of the turn, which stands above it.
fn turn_text(sentence: &Phrase) -> Phrase {
    Phrase { key: "story-turn-words", ..sentence.clone() }
}

fn worst<'a, M: 'a>(regrets: impl Iterator<Item = &'a Regret<M>>) -> Option<&'a Regret<M>> {
    regrets.max_by(|one, other| one.amount.total_cmp(&other.amount))
}

/// An event of the finished game in words.
pub(super) fn event_phrase<G: Game>(game: &Match<G>, ply: usize) -> Phrase {
    let seen = game.observation(ply, Viewer::Everything).map(|observation| observation.seen);
    let open = game.view_at(game.ply(), Viewer::Everything).open;
    seen.map_or_else(|| Phrase::new("story-nothing"), |seen| G::log_line(&seen, &open))
}

/// What would have been better than a decision, and why.
pub(super) fn better_phrase<G: Game>(game: &Match<G>, regret: &Regret<G::Move>) -> Option<Phrase> {
    let (choice, comparison) = regret.better.as_ref()?;
    let better = |key| Phrase::new(key).with("move", G::move_label(choice));
    Some(match reason_in_hindsight::<G>(comparison, &rivals_of(regret.seat, game.seating().len())) {
        Some(why) => better("story-better").with("why", why),
        None => better("story-better-move"),
    })
}

#[cfg(test)]
mod tests;
