//! The search that all games share: information-set Monte Carlo tree search, a single tree for one decision.
//!
//! Each iteration imagines a position that the view allows, goes down the tree by moves that are legal there, on through chance, to a decision at
//! which nobody was before, plays on as the game's mind would, and credits every seat with what it came to.
//!
//! A node stands for what the searcher has seen since, so that nothing it could not know steers its later decisions: each observation of an event
//! leads to a node of its own, decisions of others and chance alike, but for what chance shows beyond the first [`SIGHTINGS`], which shares one.
//!
//! A move is judged by how often it was tried among the times it could have been (availability), and tried by what it has brought to the seat
//! that makes it and by how the mind likes it at first sight: in the view in which it was first met at its node, though others that lead there
//! may like it otherwise.
//!
//! After Cowling, Powley and Whitehouse, “Information Set Monte Carlo Tree Search” (2012), with the selection of Rosin (2011) known as PUCT.
//! Must not know: states, levels, clocks.

use derive_where::derive_where;
use rand::RngExt as _;

use crate::engine::{
    Determinization, Event, MAX_SEATS, Mind, Outcome, PerSeat, SearchSettings, Seat, Stop, Stream, Turn, View, Viewer,
    sample_weighted, shuffle,
};

/// A move of the root and what the search found out about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStats<M> {
    /// The move.
    pub choice: M,
    /// How often it was tried.
    pub visits: u32,
    /// The mean share of a win that it brought the seat that decides, 0 to 1.
    pub value: f32,
    /// By how much that varied: its standard deviation.
    pub spread: f32,
    /// The mean share that it left to the other seat that has most of it.
    pub leader: f32,
    /// How it is liked at first sight, as a share of the move liked most, 0 to 1.
    pub prior: f32,
}

/// After so many events no more is decided in the tree; a playout goes on from there.
const DEEPEST: usize = 40;

/// So many different observations of chance at one node lead to nodes of their own; those beyond share one.
const SIGHTINGS: usize = 32;

/// What the moves not tried yet are thought to bring, below what the position has brought so far.
const FPU_REDUCTION: f32 = 0.1;

/// Not more events than this are played on.
const LONGEST: u32 = 1000;

/// Counts turns as they are played.
#[derive(Clone, Copy, Default)]
struct Turns {
    count: u32,
    last: Option<Seat>,
}

impl Turns {
    /// The number of the turn in which this seat decides, from 1.
    fn with(&mut self, seat: Seat) -> u32 {
        if self.last.replace(seat) != Some(seat) {
            self.count += 1;
        }
        self.count
    }
}

/// What each seat gets of an iteration, 0 to 1.
type Reward = [f32; MAX_SEATS];

/// The moves of `legal`, best first, as far as the settings tells: by visits, then by value, then as they are liked at first sight, then by lot.
pub fn search<G: Mind>(
    view: &View<G>,
    searcher: Seat,
    legal: &[G::Move],
    settings: SearchSettings,
    stream: &mut Stream,
    stop: &Stop,
) -> Vec<MoveStats<G::Move>> {
    let tree = Tree::grown(view, searcher, legal, settings, stream, stop);
    let root = &tree.nodes[0];
    // Who always gets what the searcher gets is no other: partners win together.
    let others = (0..MAX_SEATS).filter(|&other| root.total[other] != root.total[searcher.index()]);
    let leader = others.max_by(|&one, &other| root.total[one].total_cmp(&root.total[other])).map(Seat::new);
    let mut edges: Vec<_> = root.edges.iter().filter(|edge| legal.binary_search(&edge.choice).is_ok()).collect();
    // Equals by lot: what is chosen without a ground is not to be expected.
    shuffle(stream, &mut edges);
    edges.sort_by(|one, other| {
        let by_value = || other.value(searcher).total_cmp(&one.value(searcher));
        other.visits.cmp(&one.visits).then_with(by_value).then_with(|| other.prior.total_cmp(&one.prior))
    });
    let found = |edge: &Edge<G>| MoveStats {
        choice: edge.choice,
        visits: edge.visits,
        value: edge.value(searcher),
        spread: edge.spread(searcher),
        leader: leader.map_or(0.0, |leader| edge.value(leader)),
        prior: edge.prior,
    };
    edges.into_iter().map(found).collect()
}

/// A number of a node.
type Number = u32;

/// The positions that the searcher cannot tell apart.
#[derive_where(Default)]
struct Node<G: Mind> {
    /// The moves met here, ascending.
    edges: Vec<Edge<G>>,
    /// The nodes after this one, by what the searcher sees of the event that leads there. A decision that it makes itself it sees whole; of
    /// one that another makes in secret it sees as much as it would at the table.
    seen: Vec<(G::Seen, Number)>,
    /// The node for all that chance shows beyond those.
    others: Option<Number>,
    visits: u32,
    total: Reward,
}

impl<G: Mind> Node<G> {
    fn edge(&self, choice: G::Move) -> Result<usize, usize> {
        self.edges.binary_search_by_key(&choice, |edge| edge.choice)
    }
}

/// A decision from a node.
struct Edge<G: Mind> {
    choice: G::Move,
    /// How much more it is liked at first sight than another: its share among the legal moves is its chance.
    prior: f32,
    visits: u32,
    available: u32,
    total: Reward,
    /// The sum of the squares of what the searcher got.
    squares: f32,
}

impl<G: Mind> Edge<G> {
    fn new(choice: G::Move, prior: f32) -> Self {
        Edge { choice, prior, visits: 0, available: 0, total: Reward::default(), squares: 0.0 }
    }

    fn value(&self, seat: Seat) -> f32 {
        self.total[seat.index()] / self.visits.max(1) as f32
    }

    /// The standard deviation of what the searcher got.
    fn spread(&self, searcher: Seat) -> f32 {
        (self.squares / self.visits.max(1) as f32 - self.value(searcher).powi(2)).max(0.0).sqrt()
    }
}

struct Tree<'a, G: Mind> {
    nodes: Vec<Node<G>>,
    searcher: Seat,
    settings: SearchSettings,
    stop: &'a Stop,
    legal: Vec<G::Move>,
    worths: Vec<f32>,
    /// The places of the legal moves among the edges of a node.
    edges: Vec<usize>,
}

impl<'a, G: Mind> Tree<'a, G> {
    /// The tree for a decision of the searcher among these moves, after all iterations or until asked to stop.
    fn grown(
        view: &View<G>,
        searcher: Seat,
        legal: &[G::Move],
        settings: SearchSettings,
        stream: &mut Stream,
        stop: &'a Stop,
    ) -> Self {
        let (nodes, legal) = (vec![Node::default()], legal.to_vec());
        let mut tree = Tree { nodes, searcher, settings, stop, legal, worths: Vec::new(), edges: Vec::new() };
        tree.first_sight(0, view, stream);
        for _ in 0..settings.iterations {
            if stop.is_requested() {
                break;
            }
            tree.iterate(G::sample_belief(view, stream), stream);
        }
        tree
    }

    fn eyes(&self) -> Viewer {
        Viewer::Seat(self.searcher)
    }

    fn iterate(&mut self, mut position: Determinization<G>, stream: &mut Stream) {
        let mut path: Vec<(Number, Option<usize>)> = Vec::with_capacity(DEEPEST);
        let mut node: Number = 0;
        let mut turns = Turns::default();
        let reward = loop {
            let fresh = self.nodes[node as usize].visits == 0;
            let (event, edge) = match position.turn() {
                Turn::Over(outcome) => {
                    path.push((node, None));
                    break won(&outcome);
                }
                Turn::Chance(_) => (Event::Chance(position.sample_chance(stream)), None),
                Turn::Seat(seat) => {
                    if turns.with(seat) > self.settings.horizon || path.len() >= DEEPEST || (fresh && node != 0) {
                        path.push((node, None));
                        break self.rollout(position, turns, stream);
                    }
                    let edge = self.select(node, seat, &position, stream);
                    (Event::Decision(seat, self.nodes[node as usize].edges[edge].choice), Some(edge))
                }
            };
            path.push((node, edge));
            let next = self.child(node, &position, &event);
            position.advance(&event);
            node = next;
        };
        for (number, edge) in path {
            let node = &mut self.nodes[number as usize];
            node.visits += 1;
            add(&mut node.total, &reward);
            if let Some(edge) = edge.and_then(|edge| node.edges.get_mut(edge)) {
                edge.visits += 1;
                add(&mut edge.total, &reward);
                edge.squares += reward[self.searcher.index()].powi(2);
            }
        }
    }

    /// The place of the edge to try from a node: what it has brought the seat, and what it may.
    fn select(&mut self, number: Number, seat: Seat, position: &Determinization<G>, stream: &mut Stream) -> usize {
        position.legal(&mut self.legal);
        self.meet(number, seat, position, stream);
        let node = &mut self.nodes[number as usize];
        let doubted = match node.visits {
            0 => 0.5,
            visits => node.total[seat.index()] / visits as f32 - FPU_REDUCTION,
        };
        self.edges.clear();
        self.edges.extend(self.legal.iter().filter_map(|&choice| node.edge(choice).ok()));
        let liked: f32 = self.edges.iter().map(|&index| node.edges[index].prior).sum();
        let mut best = (f32::NEG_INFINITY, 0);
        for &index in &self.edges {
            let edge = &mut node.edges[index];
            edge.available += 1;
            let value = if edge.visits == 0 { doubted } else { edge.value(seat) };
            let tries = (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            // Equals by lot, so that no order of moves is preferred.
            let lot = stream.random::<f32>() * 1e-4;
            let worth = value + self.settings.exploration * edge.prior / liked.max(f32::MIN_POSITIVE) * tries + lot;
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    /// Sees to it that every legal move of the position has its edge.
    fn meet(&mut self, number: Number, seat: Seat, position: &Determinization<G>, stream: &mut Stream) {
        let node = &self.nodes[number as usize];
        if !self.legal.iter().all(|&choice| node.edge(choice).is_ok()) {
            self.first_sight(number, &position.view(Viewer::Seat(seat)), stream);
        }
    }

    /// Makes edges of the legal moves, as they are liked at first sight in this view.
    fn first_sight(&mut self, number: Number, view: &View<G>, stream: &mut Stream) {
        self.worths.clear();
        match self.legal.as_slice() {
            [_] => self.worths.push(0.0),
            legal => G::score_moves(view, legal, stream, self.stop, &mut self.worths),
        }
        let most = self.worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let node = &mut self.nodes[number as usize];
        for (&choice, &worth) in self.legal.iter().zip(&self.worths) {
            if let Err(index) = node.edge(choice) {
                let prior = ((worth - most) / self.settings.prior_temperature).exp();
                node.edges.insert(index, Edge::new(choice, prior));
            }
        }
    }

    /// The node after an event, a new one where the searcher sees something new.
    fn child(&mut self, number: Number, position: &Determinization<G>, event: &Event<G>) -> Number {
        let seen = position.observe(event, self.eyes());
        let fresh = self.nodes.len() as Number;
        let node = &mut self.nodes[number as usize];
        if let Some(&(_, next)) = node.seen.iter().find(|(known, _)| *known == seen) {
            return next;
        }
        if matches!(event, Event::Decision(..)) || node.seen.len() < SIGHTINGS {
            node.seen.push((seen, fresh));
        } else if let Some(next) = node.others {
            return next;
        } else {
            node.others = Some(fresh);
        }
        self.nodes.push(Node::default());
        fresh
    }

    /// Plays on as the minds of all seats would, each by its own view, as far as the horizon.
    fn rollout(&mut self, mut position: Determinization<G>, mut turns: Turns, stream: &mut Stream) -> Reward {
        for _ in 0..LONGEST {
            let event = match position.turn() {
                Turn::Over(outcome) => return won(&outcome),
                Turn::Chance(_) => Event::Chance(position.sample_chance(stream)),
                Turn::Seat(seat) => {
                    if turns.with(seat) > self.settings.horizon {
                        break;
                    }
                    position.legal(&mut self.legal);
                    Event::Decision(seat, self.rollout_move(&position, seat, stream))
                }
            };
            position.advance(&event);
        }
        match position.turn() {
            Turn::Over(outcome) => won(&outcome),
            Turn::Chance(_) | Turn::Seat(_) => spread(&G::win_probabilities(&position, self.eyes())),
        }
    }

    /// A decision of a playout.
    fn rollout_move(&mut self, position: &Determinization<G>, seat: Seat, stream: &mut Stream) -> G::Move {
        if let [only] = self.legal.as_slice() {
            return *only;
        }
        self.worths.clear();
        G::score_moves_fast(&position.view(Viewer::Seat(seat)), &self.legal, stream, self.stop, &mut self.worths);
        let most = self.worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.worths.iter_mut().for_each(|worth| *worth = ((*worth - most) / self.settings.rollout_temperature).exp());
        self.legal[sample_weighted(&self.worths, stream).min(self.legal.len() - 1)]
    }
}

/// What the end of a game brings each seat: the winners share a win.
fn won(outcome: &Outcome) -> Reward {
    let mut reward = Reward::default();
    for winner in &outcome.winners {
        reward[winner.index()] = 1.0 / outcome.winners.len() as f32;
    }
    reward
}

fn spread(chances: &PerSeat<f32>) -> Reward {
    let mut reward = Reward::default();
    reward.iter_mut().zip(chances).for_each(|(own, chance)| *own = *chance);
    reward
}

fn add(total: &mut Reward, reward: &Reward) {
    total.iter_mut().zip(reward).for_each(|(total, got)| *total += got);
}

#[cfg(test)]
mod tests;
