//! Games that a viewer cannot tell apart: the same to its eyes as far as one may look back, and different where something is hidden. Whatever is
//! shown or said of one must be shown and said of the other.

use cheeseboard::engine::{ChanceKind, Event, Rules, Seat, Stream, Turn, Viewer, derive_stream, random_below};
use cheeseboard::games::Game;
use cheeseboard::play::{Match, Player, SeatAssignment};
use serde_json::Value;

use crate::tables::{Played, Setting};

/// So many changes of what is hidden are tried for a pair …
const TRIES: usize = 80;
/// … until so many of them together are not seen.
const CHANGES: usize = 12;

/// A game so far, with all its positions.
struct Course<G: Rules> {
    states: Vec<G::State>,
    events: Vec<Event<G>>,
}

impl<G: Game> Course<G> {
    /// These events from this start, if they can happen.
    fn of(start: &G::State, events: &[Event<G>]) -> Option<Self> {
        let mut states = vec![start.clone()];
        for event in events {
            let next = G::after(states.last()?, event).ok()?;
            states.push(next);
        }
        Some(Course { states, events: events.to_vec() })
    }

    /// Whether the same lies before these eyes after so many events.
    fn stands_like(&self, other: &Self, ply: usize, who: Viewer) -> bool {
        let (one, other) = (&self.states[ply], &other.states[ply]);
        G::view(one, who).open == G::view(other, who).open && G::turn(one) == G::turn(other)
    }

    /// Whether these eyes see the same happen after so many events.
    fn happens_like(&self, other: &Self, ply: usize, who: Viewer) -> bool {
        G::observe(&self.states[ply], &self.events[ply], who) == G::observe(&other.states[ply], &other.events[ply], who)
    }

    /// Whether these eyes have seen the same from the first event on: whoever remembers all of it knows the same, too.
    fn is_witnessed_like(&self, other: &Self, who: Viewer) -> bool {
        let now = self.events.len();
        (0..now).all(|ply| self.happens_like(other, ply, who)) && (0..=now).all(|ply| self.stands_like(other, ply, who))
    }

    #[cfg(feature = "gui")]
    fn earliest_reviewable_ply(&self) -> usize {
        let covered = |&ply: &usize| G::hides_information(&self.states[ply], &self.events[ply]);
        (0..self.events.len()).rev().find(covered).map_or(0, |ply| ply + 1)
    }

    /// Whether these eyes see the same from here back to where they may look.
    #[cfg(feature = "gui")]
    fn is_like(&self, other: &Self, who: Viewer) -> bool {
        let back = self.earliest_reviewable_ply();
        let now = self.events.len();
        // What the viewer may do; of others' legal moves nothing is shown.
        let legal = |state: &G::State| {
            let mut moves = Vec::new();
            if matches!(G::turn(state), Turn::Seat(seat) if who == Viewer::Seat(seat)) {
                G::legal_moves(state, &mut moves);
            }
            moves
        };
        let happens = |ply: usize| [who, Viewer::Table].into_iter().all(|who| self.happens_like(other, ply, who));
        // What all saw come of it is remembered, whatever was under it: as many things were told of each event when it happened.
        let comes_of = |course: &Self, ply: usize| {
            let seen = G::observe(&course.states[ply], &course.events[ply], Viewer::Table).seen;
            let line = G::log_line(&seen, &G::view(&course.states[ply + 1], Viewer::Table).open);
            format!("{line:?}").matches("key").count()
        };
        back == other.earliest_reviewable_ply()
            && (0..now).all(|ply| comes_of(self, ply) == comes_of(other, ply))
            && (back..=now).all(|ply| self.stands_like(other, ply, who))
            && (back.saturating_sub(1)..now).all(happens)
            && legal(&self.states[now]) == legal(&other.states[now])
    }

    /// Whether it tells another story somewhere, now covered or never seen.
    fn differs_from(&self, other: &Self) -> bool {
        let truth = |state: &G::State| G::view(state, Viewer::Everything).open;
        let past = |(one, other): (&G::State, &G::State)| {
            G::view(one, Viewer::Table).open != G::view(other, Viewer::Table).open
        };
        truth(&self.states[self.events.len()]) != truth(&other.states[self.events.len()])
            || self.states.iter().zip(&other.states).any(past)
    }

    /// Where something happened that not all saw whole.
    fn hidden_events(&self) -> Vec<usize> {
        let is_hidden = |&ply: &usize| match &self.events[ply] {
            Event::Chance(_) => G::chance_kind(&self.states[ply]) == ChanceKind::Hidden,
            event @ Event::Decision(seat, _) => {
                let seen = |who| G::observe(&self.states[ply], event, who).seen;
                seen(Viewer::Seat(*seat)) != seen(Viewer::Table)
            }
        };
        (0..self.events.len()).filter(is_hidden).collect()
    }

    /// The same game with one hidden thing changed: two things of one draw or shuffle are exchanged, it falls otherwise, or what was decided in
    /// secret is decided otherwise.
    fn changed(&self, at: &[usize], rng: &mut Stream) -> Option<Self> {
        let ply = at[random_below(rng, at.len() as u32) as usize];
        let state = &self.states[ply];
        let event = match &self.events[ply] {
            Event::Chance(_) if random_below(rng, 2) == 0 => Event::Chance(G::sample_chance(state, rng)),
            Event::Chance(outcome) => {
                let mut tree = serde_json::to_value(outcome).ok()?;
                exchange(&mut tree, rng)?;
                Event::Chance(serde_json::from_value(tree).ok()?)
            }
            Event::Decision(seat, _) => {
                let mut legal = Vec::new();
                G::legal_moves(state, &mut legal);
                Event::Decision(*seat, legal[random_below(rng, legal.len() as u32) as usize])
            }
        };
        let all = |event: &Event<G>| G::observe(state, event, Viewer::Table).seen;
        let is_public = matches!(event, Event::Decision(..)) && all(&event) != all(&self.events[ply]);
        if event == self.events[ply] || is_public {
            return None;
        }
        let mut events = self.events.clone();
        events[ply] = event;
        Course::of(&self.states[0], &events)
    }
}

/// Exchanges two different elements of a list in this tree.
fn exchange(tree: &mut Value, rng: &mut Stream) -> Option<()> {
    fn lists<'a>(tree: &'a mut Value, found: &mut Vec<&'a mut Vec<Value>>) {
        match tree {
            Value::Array(list) => found.push(list),
            Value::Object(fields) => fields.values_mut().for_each(|field| lists(field, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    lists(tree, &mut found);
    let list = found.into_iter().find(|list| list.len() > 1)?;
    let [one, other] = [(); 2].map(|()| random_below(rng, list.len() as u32) as usize);
    list.swap(one, other);
    (list[one] != list[other]).then_some(())
}

/// Two games at a table of their own, alike to these eyes.
pub struct IndistinguishableGames<G: Game> {
    pub games: [Match<G>; 2],
    pub who: Viewer,
}

impl<G: Game> IndistinguishableGames<G> {
    /// Of a game as it was played, after so many events, alike as far as one may look back; `None` where nothing hidden can be changed.
    #[cfg(feature = "gui")]
    pub fn of(setting: &Setting<G>, played: &Played<G>, ply: usize, who: Viewer) -> Option<Self> {
        IndistinguishableGames::alike(setting, played, ply, who, Course::is_like)
    }

    /// The same, alike from the first event on.
    pub fn witnessed(setting: &Setting<G>, played: &Played<G>, ply: usize, who: Viewer) -> Option<Self> {
        IndistinguishableGames::alike(setting, played, ply, who, Course::is_witnessed_like)
    }

    fn alike(
        setting: &Setting<G>,
        played: &Played<G>,
        ply: usize,
        who: Viewer,
        is_like: impl Fn(&Course<G>, &Course<G>, Viewer) -> bool,
    ) -> Option<Self> {
        let first = Course::<G>::of(&played.states[0], &played.events[..ply])?;
        if matches!(G::turn(&first.states[ply]), Turn::Over(_)) {
            return None;
        }
        let mut rng = derive_stream(ply as u64, "pair", &[setting.seats as u64]);
        let mut second: Option<Course<G>> = None;
        let hidden = first.hidden_events();
        let mut changes = 0;
        for _ in 0..if hidden.is_empty() { 0 } else { TRIES } {
            let Some(next) = second.as_ref().unwrap_or(&first).changed(&hidden, &mut rng) else { continue };
            if is_like(&first, &next, who) && first.differs_from(&next) {
                second = Some(next);
                changes += 1;
            }
            if changes == CHANGES {
                break;
            }
        }
        let games = [&first.events, &second?.events].map(|events| seated(setting, who, events));
        Some(IndistinguishableGames { games, who })
    }

    /// Their tables as they are saved, this many events taken back.
    #[cfg(feature = "gui")]
    pub fn tables(&self, back: usize) -> [String; 2] {
        [0, 1].map(|index| {
            let mut table = cheeseboard::play::Table::new(self.games[index].clone());
            table.undo_policy = cheeseboard::play::UndoPolicy::Free;
            table.game.go_to(table.game.ply() - back);
            table.to_ron()
        })
    }
}

/// Only the viewer is a person, or, before the table's eyes, everyone.
fn seated<G: Game>(setting: &Setting<G>, who: Viewer, events: &[Event<G>]) -> Match<G> {
    let assignment = |seat: usize| {
        let is_person = who == Viewer::Table || who == Viewer::Seat(Seat::new(seat));
        let player = if is_person { Player::Human } else { Player::Bot(cheeseboard::engine::Level::Random.into()) };
        SeatAssignment { name: ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][seat].to_owned(), player, mark: seat as u8 }
    };
    let seating = (0..setting.seats).map(assignment).collect();
    let mut game = Match::new(setting.options.clone(), seating, 1).expect("a table for this");
    for event in events {
        match event {
            Event::Chance(outcome) => game.apply_chance(outcome.clone()).expect("it happened"),
            Event::Decision(seat, choice) => game.decide(*seat, *choice).expect("it happened"),
        }
    }
    game
}
