//! What a good player of Burg Appenzell does: looks through the turn that is left, with what it sees and remembers, and takes the first
//! step of the best way to end it. Sees views only.

mod worth;

use rand::Rng;

use self::worth::worth;
use super::acting::Course;
use super::castle::Site;
use super::faces::Faces;
use super::moves::Move;
use super::rules::{BurgAppenzell, Common, Phase};
use super::tiles::Tile;
use crate::engine::{Mind, Stop, View, Viewer, below};

/// So many positions go on to the next step.
const WIDTH: usize = 40;

impl Mind for BurgAppenzell {
    /// Tries the actions of this turn step by step, the most promising positions further, and takes the first step to the position in which the
    /// turn would best end; equals by chance.
    fn greedy(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, stop: &Stop) -> Move {
        let any = legal[below(rng, legal.len() as u32) as usize];
        if view.open.common.phase != Phase::Acting {
            return any;
        }
        let me = match view.who {
            Viewer::Seat(seat) => seat,
            Viewer::Table | Viewer::Everything => view.open.common.seat,
        };
        let now = Thought::of(view);
        // Ending the turn is the way to stay where one is.
        let mut best = vec![Move::EndTurn {}];
        let mut highest = worth(&now, me);
        let mut layer = vec![now];
        while !layer.is_empty() && !stop.asked() {
            let mut next: Vec<Thought> = Vec::with_capacity(layer.len() * 32);
            for thought in &layer {
                thought.each_next(|after| next.push(after));
            }
            for thought in &mut next {
                thought.worth = worth(thought, me);
                let Some(first) = thought.first else { continue };
                if thought.worth > highest {
                    highest = thought.worth;
                    best.clear();
                }
                if thought.worth == highest && !best.contains(&first) {
                    best.push(first);
                }
            }
            layer = promising(next);
        }
        best.retain(|choice| legal.contains(choice));
        best.get(below(rng, best.len().max(1) as u32) as usize).copied().unwrap_or(any)
    }
}

/// The best of these that go on, each position once, however it was reached.
fn promising(mut thoughts: Vec<Thought>) -> Vec<Thought> {
    thoughts.retain(|thought| thought.common.phase == Phase::Acting && thought.common.actions > 0);
    thoughts.sort_by_key(|thought| std::cmp::Reverse(thought.worth));
    let mut kept: Vec<Thought> = Vec::with_capacity(WIDTH);
    for thought in thoughts {
        if kept.len() == WIDTH {
            break;
        }
        if !kept.iter().any(|other| other.is_like(&thought)) {
            kept.push(thought);
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
    /// The step that led here from the real position.
    first: Option<Move>,
    worth: i32,
}

impl Thought {
    fn of(view: &View<BurgAppenzell>) -> Thought {
        let open = &view.open;
        let mut faces = open.shown();
        for remembered in &view.memory.tiles {
            if let Some(site) = Site::of(remembered.at) {
                faces.set(site, Some(remembered.tile));
            }
        }
        Thought { common: open.common.clone(), faces, spare: open.spare, first: None, worth: 0 }
    }

    /// What each action leads to.
    fn each_next(&self, mut found: impl FnMut(Thought)) {
        let mut now = self.clone();
        let paths = now.course().paths();
        self.common.each_action(&paths, |action| {
            let mut after = self.clone();
            after.course().act(&action);
            after.first = self.first.or(Some(action));
            found(after);
        });
    }

    fn course(&mut self) -> Course<'_> {
        Course { common: &mut self.common, tiles: &mut self.faces, spare: &mut self.spare }
    }

    /// Whether it is the same position, reached on another way.
    fn is_like(&self, other: &Thought) -> bool {
        let (own, others) = (&self.common, &other.common);
        self.worth == other.worth
            && own.actions == others.actions
            && own.rooms == others.rooms
            && own.players == others.players
            && self.faces == other.faces
    }
}
