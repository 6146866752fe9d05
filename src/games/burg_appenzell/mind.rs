//! What a good player of Burg Appenzell does: looks through the turn that is left, with what it sees and remembers, and takes the first
//! step of the best way to end it. Sees views only.

mod reason;
mod worth;

use arrayvec::ArrayVec;
use rand::Rng;

use self::worth::{worth, worth_at_end};
use super::acting::Course;
use super::castle::CellIndex;
use super::faces::Faces;
use super::moves::Move;
use super::rules::{BurgAppenzell, Common, Phase};
use super::tiles::Tile;
use crate::engine::{Determinization, Mind, PerSeat, Phrase, SearchSettings, Seat, Stop, View, Viewer, softmax};

/// So many positions go on to the next step.
const WIDTH: usize = 40;
/// And so many at a passing look.
const NARROW: usize = 5;
/// Of so many ways to one position the first steps are kept.
const WAYS: usize = 4;

impl Mind for BurgAppenzell {
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        look_through(view, legal, WIDTH, stop, worths);
    }

    fn score_moves_fast(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        look_through(view, legal, NARROW, stop, worths);
    }

    /// By chips and the prospect of more. All see the same (B20), so there is one thought, which each seat weighs for itself.
    fn win_probabilities(position: &Determinization<Self>, _eyes: Viewer) -> PerSeat<f32> {
        let thought = Thought::of(&position.view(Viewer::Table));
        softmax(Seat::all(thought.common.seats()).map(|seat| worth(&thought, seat) as f32), LEAD)
    }

    fn reason(view: &View<Self>, choice: Move) -> Phrase {
        reason::reason(view, choice)
    }

    fn search_settings() -> [SearchSettings; 3] {
        [(0, 0.4, 0.5), (8, 0.1, 0.2), (80, 0.0, 0.0)].map(|(iterations, blunder_rate, forget_rate)| SearchSettings {
            iterations,
            horizon: 2,
            prior_temperature: 150.0,
            rollout_temperature: 20.0,
            exploration: 0.3,
            blunder_rate,
            forget_rate,
        })
    }

    /// Tiles under roofs, but for those that the help shows (B20). Each is told by when it was last seen and what it is, for pushes change
    /// neither; alike ones that were covered together are forgotten together.
    fn forget(view: &mut View<Self>, forgotten: &mut dyn FnMut(u64) -> bool) {
        let kind = |tile: Tile| Tile::kinds().take_while(|&other| other != tile).count() as u64;
        let shown = view.open.known.known();
        view.memory.tiles.retain(|held| {
            let shown = CellIndex::of(held.at).is_some_and(|site| shown.contains(site));
            shown || !forgotten(u64::from(held.last_seen) << 8 | kind(held.tile))
        });
    }
}

/// Tries the actions of this turn step by step, so many of the most promising positions further, and weighs each first step by the best
/// position in which the turn can end after it.
fn look_through(view: &View<BurgAppenzell>, legal: &[Move], width: usize, stop: &Stop, worths: &mut Vec<f32>) {
    worths.resize(legal.len(), 0.0);
    if view.open.common.phase != Phase::Acting {
        return;
    }
    let me = view.who.seat().unwrap_or(view.open.common.seat);
    worths.fill(f32::MIN);
    let mut found = |choice: Move, worth: i32| {
        if let Ok(index) = legal.binary_search(&choice) {
            worths[index] = worths[index].max(worth as f32);
        }
    };
    let mut now = Thought::of(view);
    now.worth = worth(&now, me);
    // Ending the turn is the way to stay where one is.
    found(Move::EndTurn {}, worth_at_end(&now, me));
    let mut layer = vec![now];
    while !layer.is_empty() && !stop.is_requested() {
        let mut next: Vec<Thought> = Vec::with_capacity(layer.len() * 32);
        for thought in &layer {
            thought.each_next(|after| next.push(after));
        }
        for thought in &mut next {
            thought.worth = worth(thought, me);
            let worth = worth_at_end(thought, me);
            thought.firsts.iter().for_each(|&first| found(first, worth));
        }
        layer = promising(next, width);
    }
}

/// A lead of so many thousandths of a chip is worth e times the other's chance.
const LEAD: f32 = 1800.0;

/// The best of these that go on, each position once, with all the steps by which it was reached.
fn promising(mut thoughts: Vec<Thought>, width: usize) -> Vec<Thought> {
    thoughts.retain(|thought| thought.common.phase == Phase::Acting && thought.common.actions > 0);
    thoughts.sort_by_key(|thought| std::cmp::Reverse(thought.worth));
    let mut kept: Vec<Thought> = Vec::with_capacity(width);
    for thought in thoughts {
        if let Some(same) = kept.iter_mut().find(|other| other.is_like(&thought)) {
            same.reached_as(&thought);
        } else if kept.len() < width {
            kept.push(thought);
        } else if kept.last().is_some_and(|last| last.worth > thought.worth) {
            break;
        }
    }
    kept
}

/// A position in one's own turn as one pictures it: what is not known stays unknown.
#[derive(Clone)]
struct Thought {
    common: Common,
    /// What lies open and what is remembered.
    faces: Faces,
    spare: Option<Tile>,
    /// The steps that led here from the real position, each by a way of its own.
    firsts: ArrayVec<Move, WAYS>,
    /// By it the most promising are chosen.
    worth: i32,
}

impl Thought {
    fn of(view: &View<BurgAppenzell>) -> Thought {
        let open = &view.open;
        let mut faces = open.shown();
        for remembered in &view.memory.tiles {
            if let Some(site) = CellIndex::of(remembered.at) {
                faces.set(site, Some(remembered.tile));
            }
        }
        Thought { common: open.common.clone(), faces, spare: open.spare, firsts: ArrayVec::new(), worth: 0 }
    }

    /// What each action leads to.
    fn each_next(&self, mut found: impl FnMut(Thought)) {
        let mut now = self.clone();
        let paths = now.course().paths();
        self.common.each_action(&paths, |action| {
            let mut after = self.clone();
            after.course().act(&action);
            if self.firsts.is_empty() {
                after.firsts.push(action);
            }
            found(after);
        });
    }

    fn course(&mut self) -> Course<'_> {
        Course { common: &mut self.common, tiles: &mut self.faces, spare: &mut self.spare }
    }

    /// Whether it is the same position, reached on another way.
    fn is_like(&self, other: &Thought) -> bool {
        self.worth == other.worth
            && self.spare == other.spare
            && self.faces == other.faces
            && self.common == other.common
    }

    /// Notes the first steps of another way to this position, as far as there is room.
    fn reached_as(&mut self, other: &Thought) {
        for &first in &other.firsts {
            if !self.firsts.contains(&first) {
                let _ = self.firsts.try_push(first);
            }
        }
    }
}
