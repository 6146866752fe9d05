//! Games played on by the reference player, on luck that belongs to the story and never to the record.

use derive_where::derive_where;

use crate::bots::QuickPlayer;
use crate::engine::{Determinization, Event, Mind, PerSeat, Seat, Stop, Stream, Turn, Viewer, derive_stream, softmax};

/// A game that has not ended after so many further events is left to the mind's estimate.
const MAX_EVENTS: usize = 20_000;

/// Where a game stands. The same numbers mean the same luck, so that neighbouring positions differ by little else than what
/// happened between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The number of chance events so far.
    pub chances: u64,
    /// The number of decisions so far.
    pub decisions: u64,
    /// The number of turns that have begun: a turn ends when another seat acts.
    pub turn: usize,
    /// The seat whose turn it is.
    pub seat: Option<Seat>,
    /// The number of the turn of the last decision.
    pub decided_turn: usize,
}

impl Standing {
    /// The number of the turn to which the next event belongs.
    pub fn turn_of_next(&self, next: &Turn) -> usize {
        let actor = match next {
            Turn::Seat(seat) => Some(*seat),
            Turn::Chance(seat) => *seat,
            Turn::Over(_) => None,
        };
        self.turn + usize::from(actor.is_some() && actor != self.seat)
    }

    /// Counts the next event.
    pub fn count(&mut self, next: &Turn) {
        self.turn = self.turn_of_next(next);
        match next {
            Turn::Seat(seat) => {
                self.seat = Some(*seat);
                self.decided_turn = self.turn;
                self.decisions += 1;
            }
            Turn::Chance(seat) => {
                self.seat = seat.or(self.seat);
                self.chances += 1;
            }
            Turn::Over(_) => {}
        }
    }
}

/// The random numbers of one playout.
#[derive(Clone, Copy, Debug)]
pub struct Luck {
    /// The seed of the story, or of a decision in it.
    pub seed: u64,
    /// The number of the playout.
    pub number: u64,
}

impl Luck {
    fn of_chance(self, at: Standing) -> Stream {
        derive_stream(self.seed, "story luck", &[self.number, at.chances])
    }

    fn of_decision(self, at: Standing) -> Stream {
        derive_stream(self.seed, "story choice", &[self.number, at.decisions])
    }
}

/// Where a playout ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Leaf {
    /// The game was over: the share of the win of each seat.
    Over(PerSeat<f32>),
    /// The horizon was reached: what the mind expects of the win for each seat.
    Expected(PerSeat<f32>),
}

/// The least expectation, so that a surprise has a measure.
pub const LEAST_SHARE: f32 = 1e-4;

impl Leaf {
    /// The share of the win of each seat, as far as the mind can be trusted.
    pub fn shares<G: Mind>(&self) -> PerSeat<f32> {
        match self {
            Leaf::Over(shares) => shares.clone(),
            Leaf::Expected(expected) => sharpened(expected, G::SHARPNESS.unwrap_or(1.0)),
        }
    }
}

/// Shares in proportion to the expectations raised to this power.
pub fn sharpened(expected: &PerSeat<f32>, sharpness: f32) -> PerSeat<f32> {
    softmax(expected.iter().map(|share| sharpness * share.max(LEAST_SHARE).ln()), 1.0)
}

/// A position on its way to the end.
#[derive_where(Clone, Debug)]
pub struct Playout<G: Mind> {
    position: Determinization<G>,
    at: Standing,
    luck: Luck,
}

impl<G: Mind> Playout<G> {
    /// A position from which the game is played on with this luck.
    pub fn new(position: Determinization<G>, at: Standing, luck: Luck) -> Self {
        Playout { position, at, luck }
    }

    /// Makes a decision.
    pub fn decide(&mut self, seat: Seat, choice: G::Move) {
        self.at.count(&Turn::Seat(seat));
        self.position.advance(&Event::Decision(seat, choice));
    }
}

/// The reference player: plays all seats at a glance, each by its own view, with the temperature of the level `medium`.
#[derive(Debug)]
pub struct Reference<'a, G: Mind> {
    player: QuickPlayer<G>,
    temperature: f32,
    stop: &'a Stop,
}

impl<'a, G: Mind> Reference<'a, G> {
    /// A player that gives up when `stop` is requested.
    pub fn new(stop: &'a Stop) -> Self {
        let [_, _, medium, ..] = G::search_settings();
        Reference { player: QuickPlayer::default(), temperature: medium.rollout_temperature, stop }
    }

    /// Plays on to the end of the turn with number `last`, or to the end of the game. Arbitrary once a stop is requested.
    pub fn play_on(&mut self, playout: &mut Playout<G>, last: usize) -> Leaf {
        for _ in 0..MAX_EVENTS {
            let next = playout.position.turn();
            if let Turn::Over(outcome) = &next {
                return Leaf::Over(outcome.win_shares(playout.position.seats()));
            }
            if playout.at.turn_of_next(&next) > last || self.stop.is_requested() {
                break;
            }
            match next {
                Turn::Seat(seat) => {
                    let stream = &mut playout.luck.of_decision(playout.at);
                    for choice in self.player.moves(&playout.position, seat, self.temperature, stream, self.stop) {
                        playout.decide(seat, choice);
                    }
                }
                Turn::Chance(_) | Turn::Over(_) => {
                    let outcome = playout.position.sample_chance(&mut playout.luck.of_chance(playout.at));
                    playout.at.count(&next);
                    playout.position.advance(&Event::Chance(outcome));
                }
            }
        }
        if let Turn::Over(outcome) = playout.position.turn() {
            return Leaf::Over(outcome.win_shares(playout.position.seats()));
        }
        Leaf::Expected(G::win_probabilities(&playout.position, Viewer::Everything))
    }
}
