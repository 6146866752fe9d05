//! The search shared by all games: information-set Monte Carlo tree search with a single tree per decision. Where a mind
//! names whole turns, these are compared instead (`turn_comparison.rs`).
//!
//! Each iteration samples a position from the belief that the view gives, descends the tree by moves that are legal there and through chance
//! events to a decision that has no visits yet, plays on from there with the game's mind (the rollout), and credits
//! every seat with the result.
//!
//! A node stands for everything the searcher has observed since the root, so that later decisions in the tree never use
//! knowledge the searcher would not have. Each distinct observation of an event leads to its own child, for decisions
//! and chance events alike; only chance observations beyond the first [`MAX_CHANCE_CHILDREN`] share a child.
//!
//! The visits of a move are weighed against how often the move was available. Selection combines the mean reward of the
//! seat that decides with the move's prior, which the mind gave in the view in which the move was first met at the
//! node; other views that lead to the same node may differ in it.
//!
//! After Cowling, Powley and Whitehouse, “Information Set Monte Carlo Tree Search” (2012), with the PUCT selection of
//! Rosin (2011).
//!
//! Must not know: states, levels, clocks.

use derive_where::derive_where;
use rand::RngExt as _;

use super::inquiry::{Inquiry, MAX_ROLLOUT_EVENTS, MoveStats, TurnCounter};
use super::leaf_means::LeafMeans;
use super::quick_player::QuickPlayer;
use super::reward::{Reward, add_reward, reward_at, reward_of_outcome};
use super::turn_comparison::{compare_turns, try_turn};
use crate::engine::{Determinization, Event, Mind, Seat, Stream, Turn, View, Viewer, shuffle};

/// The maximum number of events in the tree part of an iteration; the rollout continues from there.
const MAX_TREE_DEPTH: usize = 40;

/// The maximum number of observations of chance at one node that get their own child; all others share one.
const MAX_CHANCE_CHILDREN: usize = 32;

/// First-play urgency: unvisited moves count as this much below the node's mean value.
const FPU_REDUCTION: f32 = 0.1;

/// Searches and returns the statistics of the moves in `legal`, among which the decision is made, best first: by visits,
/// then value, then prior, then at random.
pub fn search<G: Mind>(inquiry: Inquiry<'_, G>, legal: &[G::Move], stream: &mut Stream) -> Vec<MoveStats<G::Move>> {
    if inquiry.settings.iterations > 0
        && let Some(found) = compare_turns(inquiry, legal, stream)
    {
        return found;
    }
    ranked(&Tree::build(inquiry, legal, None, stream), stream)
}

/// Tries one move with all iterations, and tells where they have led. `turn` begins with it; where whole turns are compared,
/// the rest of it is tried, too.
pub fn look_into<G: Mind>(
    inquiry: Inquiry<'_, G>,
    turn: &[G::Move],
    stream: &mut Stream,
) -> (MoveStats<G::Move>, LeafMeans) {
    if let Some(found) = try_turn(inquiry, turn, stream) {
        return found;
    }
    let tree = Tree::build(inquiry, &turn[..1], Some(LeafMeans::default()), stream);
    let stats = ranked(&tree, stream).first().copied().unwrap_or(MoveStats::unvisited(turn[0]));
    (stats, tree.leaves.unwrap_or_default())
}

/// The statistics of the moves at the root, best first.
fn ranked<G: Mind>(tree: &Tree<'_, G>, stream: &mut Stream) -> Vec<MoveStats<G::Move>> {
    let (root, searcher) = (&tree.nodes[0], tree.inquiry.searcher);
    let mut edges: Vec<_> = root.edges.iter().collect();
    // Full ties are ordered at random, so that the choice is not predictable.
    shuffle(stream, &mut edges);
    edges.sort_by(|one, other| {
        let by_value = || other.value(searcher).total_cmp(&one.value(searcher));
        other.visits.cmp(&one.visits).then_with(by_value).then_with(|| other.prior.total_cmp(&one.prior))
    });
    let stats = |edge: &Edge<G>| MoveStats {
        choice: edge.choice,
        visits: edge.visits,
        value: edge.value(searcher),
        deviation: edge.deviation(searcher),
        prior: edge.prior,
    };
    edges.into_iter().map(stats).collect()
}

/// Index of a node in [`Tree::nodes`].
type NodeIndex = u32;

/// A node: all positions that the searcher cannot tell apart.
#[derive_where(Default)]
struct Node<G: Mind> {
    /// The moves that were legal in some visit, in ascending order.
    edges: Vec<Edge<G>>,
    /// The children by what the searcher observes of the event that leads there. The searcher observes its own
    /// decisions completely, and secret decisions of others as far as it would at the table.
    children: Vec<(G::Seen, NodeIndex)>,
    /// The child shared by all further observations of chance.
    overflow_child: Option<NodeIndex>,
    visits: u32,
    total: Reward,
}

impl<G: Mind> Node<G> {
    fn edge(&self, choice: G::Move) -> Result<usize, usize> {
        self.edges.binary_search_by_key(&choice, |edge| edge.choice)
    }
}

/// A move from a node.
struct Edge<G: Mind> {
    choice: G::Move,
    /// Unnormalised prior; the probability is its share among the legal moves.
    prior: f32,
    visits: u32,
    available: u32,
    total: Reward,
    /// Sum of the squared rewards of the searcher.
    squares: f32,
}

impl<G: Mind> Edge<G> {
    fn new(choice: G::Move, prior: f32) -> Self {
        Edge { choice, prior, visits: 0, available: 0, total: Reward::default(), squares: 0.0 }
    }

    fn value(&self, seat: Seat) -> f32 {
        self.total[seat.index()] / self.visits.max(1) as f32
    }

    /// The standard deviation of the searcher's reward.
    fn deviation(&self, searcher: Seat) -> f32 {
        (self.squares / self.visits.max(1) as f32 - self.value(searcher).powi(2)).max(0.0).sqrt()
    }
}

struct Tree<'a, G: Mind> {
    nodes: Vec<Node<G>>,
    inquiry: Inquiry<'a, G>,
    /// The moves among which the decision is made.
    root_moves: &'a [G::Move],
    /// Where all iterations have led, if that is asked for.
    leaves: Option<LeafMeans>,
    legal: Vec<G::Move>,
    scores: Vec<f32>,
    /// Indices of the legal moves among the edges of a node.
    edges: Vec<usize>,
    /// Plays on from the leaves.
    player: QuickPlayer<G>,
}

impl<'a, G: Mind> Tree<'a, G> {
    /// Builds the tree for a decision among these moves. Runs all iterations unless a stop is requested.
    fn build(
        inquiry: Inquiry<'a, G>,
        root_moves: &'a [G::Move],
        leaves: Option<LeafMeans>,
        stream: &mut Stream,
    ) -> Self {
        let (nodes, legal) = (vec![Node::default()], root_moves.to_vec());
        let (scores, edges, player) = (Vec::new(), Vec::new(), QuickPlayer::default());
        let mut tree = Tree { nodes, inquiry, root_moves, leaves, legal, scores, edges, player };
        let Inquiry { view, settings, stop, .. } = inquiry;
        tree.add_edges(0, view, stream);
        if settings.iterations == 0 || stop.is_requested() {
            return tree;
        }
        let belief = G::belief(view, &settings, stop);
        for _ in 0..settings.iterations {
            if stop.is_requested() {
                break;
            }
            tree.iterate(belief.sample(stream), stream);
        }
        tree
    }

    fn iterate(&mut self, mut position: Determinization<G>, stream: &mut Stream) {
        let mut path: Vec<(NodeIndex, Option<usize>)> = Vec::with_capacity(MAX_TREE_DEPTH);
        let mut node: NodeIndex = 0;
        let mut turn_counter = TurnCounter::default();
        let reward = loop {
            let is_new = self.nodes[node as usize].visits == 0;
            let (event, edge) = match position.turn() {
                Turn::Over(outcome) => {
                    path.push((node, None));
                    break reward_of_outcome(&outcome);
                }
                Turn::Chance(_) => (Event::Chance(position.sample_chance(stream)), None),
                Turn::Seat(seat) => {
                    if turn_counter.count_turn_of(seat) > self.inquiry.settings.horizon
                        || path.len() >= MAX_TREE_DEPTH
                        || (is_new && node != 0)
                    {
                        path.push((node, None));
                        break self.rollout(&mut position, turn_counter, stream);
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
        if let Some(leaves) = &mut self.leaves {
            leaves.add(&position, self.inquiry.searcher, reward[self.inquiry.searcher.index()]);
        }
        for (index, edge) in path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            add_reward(&mut node.total, &reward);
            if let Some(edge) = edge.and_then(|edge| node.edges.get_mut(edge)) {
                edge.visits += 1;
                add_reward(&mut edge.total, &reward);
                edge.squares += reward[self.inquiry.searcher.index()].powi(2);
            }
        }
    }

    /// Selects the index of the edge to follow from a node, by PUCT.
    fn select(&mut self, index: NodeIndex, seat: Seat, position: &Determinization<G>, stream: &mut Stream) -> usize {
        if index == 0 {
            self.legal.clear();
            self.legal.extend_from_slice(self.root_moves);
        } else {
            position.legal_moves(&mut self.legal);
        }
        self.ensure_edges(index, seat, position, stream);
        let node = &mut self.nodes[index as usize];
        let unvisited_value = match node.visits {
            0 => 0.5,
            visits => node.total[seat.index()] / visits as f32 - FPU_REDUCTION,
        };
        self.edges.clear();
        self.edges.extend(self.legal.iter().filter_map(|&choice| node.edge(choice).ok()));
        let prior_sum: f32 = self.edges.iter().map(|&index| node.edges[index].prior).sum();
        let mut best = (f32::NEG_INFINITY, 0);
        for &index in &self.edges {
            let edge = &mut node.edges[index];
            edge.available += 1;
            let value = if edge.visits == 0 { unvisited_value } else { edge.value(seat) };
            let uncertainty = (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            // Ties are broken at random, so that the order of moves has no influence.
            let tie_breaker = stream.random::<f32>() * 1e-4;
            let score = value
                + self.inquiry.settings.exploration * edge.prior / prior_sum.max(f32::MIN_POSITIVE) * uncertainty
                + tie_breaker;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Adds edges for legal moves that have none yet.
    fn ensure_edges(&mut self, index: NodeIndex, seat: Seat, position: &Determinization<G>, stream: &mut Stream) {
        let node = &self.nodes[index as usize];
        if !self.legal.iter().all(|&choice| node.edge(choice).is_ok()) {
            self.add_edges(index, &position.view(Viewer::Seat(seat)), stream);
        }
    }

    /// Adds edges for the legal moves, with priors from this view.
    fn add_edges(&mut self, index: NodeIndex, view: &View<G>, stream: &mut Stream) {
        self.scores.clear();
        match self.legal.as_slice() {
            [_] => self.scores.push(0.0),
            legal => G::score_moves(view, legal, stream, self.inquiry.stop, &mut self.scores),
        }
        let highest = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let node = &mut self.nodes[index as usize];
        for (&choice, &score) in self.legal.iter().zip(&self.scores) {
            if let Err(index) = node.edge(choice) {
                let prior = ((score - highest) / self.inquiry.settings.prior_temperature).exp();
                node.edges.insert(index, Edge::new(choice, prior));
            }
        }
    }

    /// The child after an event; created if the observation is new.
    fn child(&mut self, index: NodeIndex, position: &Determinization<G>, event: &Event<G>) -> NodeIndex {
        let seen = position.observe(event, Viewer::Seat(self.inquiry.searcher));
        let new = self.nodes.len() as NodeIndex;
        let node = &mut self.nodes[index as usize];
        if let Some(&(_, next)) = node.children.iter().find(|(known, _)| *known == seen) {
            return next;
        }
        if matches!(event, Event::Decision(..)) || node.children.len() < MAX_CHANCE_CHILDREN {
            node.children.push((seen, new));
        } else if let Some(next) = node.overflow_child {
            return next;
        } else {
            node.overflow_child = Some(new);
        }
        self.nodes.push(Node::default());
        new
    }

    /// Plays on to the horizon, with each seat choosing by its mind from its own view.
    fn rollout(
        &mut self,
        position: &mut Determinization<G>,
        mut turn_counter: TurnCounter,
        stream: &mut Stream,
    ) -> Reward {
        for _ in 0..MAX_ROLLOUT_EVENTS {
            match position.turn() {
                Turn::Over(outcome) => return reward_of_outcome(&outcome),
                Turn::Chance(_) => {
                    let chance = position.sample_chance(stream);
                    position.advance(&Event::Chance(chance));
                }
                Turn::Seat(seat) => {
                    let Inquiry { settings, stop, .. } = self.inquiry;
                    if turn_counter.count_turn_of(seat) > settings.horizon {
                        break;
                    }
                    for choice in self.player.moves(position, seat, settings.rollout_temperature, stream, stop) {
                        position.advance(&Event::Decision(seat, choice));
                    }
                }
            }
        }
        reward_at(position, self.inquiry.view.who)
    }
}

#[cfg(test)]
mod tests;
