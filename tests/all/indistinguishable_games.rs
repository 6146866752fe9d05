//! Pairs of games that a viewer cannot tell apart: equal in everything that the viewer may see, different in hidden
//! information. The app must show and say the same of both.

use cheeseboard::engine::{ChanceKind, Event, Rules, Seat, Stream, Turn, Viewer, derive_stream, random_below};
use cheeseboard::games::Game;
use cheeseboard::play::{Match, Player, SeatAssignment};
use serde_json::Value;

use crate::tables::{Played, Setting};

/// The number of changes of hidden information that are tried for a pair …
const TRIES: usize = 80;
/// … until this many of them, together, are invisible to the viewer.
const CHANGES: usize = 12;

/// The events of an unfinished game, with all its positions.
struct Course<G: Rules> {
    states: Vec<G::State>,
    events: Vec<Event<G>>,
}

impl<G: Game> Course<G> {
    /// The course with these events from this start; `None` if an event is illegal.
    fn of(start: &G::State, events: &[Event<G>]) -> Option<Self> {
        let mut states = vec![start.clone()];
        for event in events {
            let next = G::after(states.last()?, event).ok()?;
            states.push(next);
        }
        Some(Course { states, events: events.to_vec() })
    }

    /// Whether the viewer sees the same position at `ply`.
    fn stands_like(&self, other: &Self, ply: usize, who: Viewer) -> bool {
        let (one, other) = (&self.states[ply], &other.states[ply]);
        G::view(one, who).open == G::view(other, who).open && G::turn(one) == G::turn(other)
    }

    /// Whether the viewer observes the same event at `ply`.
    fn happens_like(&self, other: &Self, ply: usize, who: Viewer) -> bool {
        G::observe(&self.states[ply], &self.events[ply], who) == G::observe(&other.states[ply], &other.events[ply], who)
    }

    /// Whether the viewer has seen the same from the first event on, so that perfect memory knows the same as well.
    fn is_witnessed_like(&self, other: &Self, who: Viewer) -> bool {
        let now = self.events.len();
        (0..now).all(|ply| self.happens_like(other, ply, who)) && (0..=now).all(|ply| self.stands_like(other, ply, who))
    }

    #[cfg(feature = "gui")]
    fn earliest_reviewable_ply(&self) -> usize {
        let covered = |&ply: &usize| G::hides_information(&self.states[ply], &self.events[ply]);
        (0..self.events.len()).rev().find(covered).map_or(0, |ply| ply + 1)
    }

    /// Whether the viewer sees the same now and in all positions that can be reviewed.
    #[cfg(feature = "gui")]
    fn is_like(&self, other: &Self, who: Viewer) -> bool {
        let back = self.earliest_reviewable_ply();
        let now = self.events.len();
        // The viewer's legal moves; those of others are not shown.
        let legal = |state: &G::State| {
            let mut moves = Vec::new();
            if matches!(G::turn(state), Turn::Seat(seat) if who == Viewer::Seat(seat)) {
                G::legal_moves(state, &mut moves);
            }
            moves
        };
        let happens = |ply: usize| [who, Viewer::Table].into_iter().all(|who| self.happens_like(other, ply, who));
        // The log keeps the parts of a line that were public when the event happened, so both games need the same number of parts.
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

    /// Whether the games differ somewhere, in what is covered now or was never seen.
    fn differs_from(&self, other: &Self) -> bool {
        let truth = |state: &G::State| G::view(state, Viewer::Everything).open;
        let past = |(one, other): (&G::State, &G::State)| {
            G::view(one, Viewer::Table).open != G::view(other, Viewer::Table).open
        };
        truth(&self.states[self.events.len()]) != truth(&other.states[self.events.len()])
            || self.states.iter().zip(&other.states).any(past)
    }

    /// The plies of events that were partly hidden from the table.
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

    /// The same game with one hidden event changed: two elements of a draw or shuffle are exchanged, the outcome is sampled
    /// again, or a secret decision is replaced.
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

/// Two games that the viewer cannot tell apart.
pub struct IndistinguishableGames<G: Game> {
    pub games: [Match<G>; 2],
    pub who: Viewer,
}

impl<G: Game> IndistinguishableGames<G> {
    /// A pair that agrees in the positions that can be reviewed, made from the first `ply` events of a game; `None` if nothing
    /// hidden can be changed.
    #[cfg(feature = "gui")]
    pub fn of(setting: &Setting<G>, played: &Played<G>, ply: usize, who: Viewer) -> Option<Self> {
        IndistinguishableGames::alike(setting, played, ply, who, Course::is_like)
    }

    /// A pair that agrees from the first event on.
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

    /// The saved tables of both games after undoing `back` events.
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

/// The match of these events. Only the viewer is a person; for the table's view everyone is.
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
