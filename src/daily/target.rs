//! What is to be reached in a deal, and how good a result is.

use rand::Rng as _;
use serde::{Deserialize, Serialize};

use super::deal::Deal;
use crate::bots::{bot_seed, choose_move};
use crate::engine::{Level, Measure, Outcome, Rules, Seat, Stop, Turn, Viewer, derive_stream};
use crate::games::{Game, Visitor, visit_game};
use crate::play::{Bot, Match, Player, SeatAssignment};

/// How many games a strong bot plays in the person's seat.
pub const TARGET_GAMES: usize = 5;
/// A game between bots is given up after so many events.
const MAX_EVENTS: usize = 20_000;

/// What somebody made in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The score.
    pub score: i32,
    /// The rank, from 0 for those who have won.
    pub rank: usize,
}

impl Made {
    /// What this seat made; `None` if there is no such seat.
    pub fn of(outcome: &Outcome, seat: Seat) -> Option<Made> {
        let score = *outcome.scores.get(seat.index())?;
        Some(Made { score, rank: *outcome.ranks().get(seat.index())? })
    }

    /// Whether the game was won, alone or with others.
    pub fn has_won(self) -> bool {
        self.rank == 0
    }
}

/// The number of stars for a result, 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stars(u8);

impl Stars {
    /// The most stars.
    pub const MOST: u8 = 3;

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The stars as signs, full ones first: ★★☆.
    pub fn signs(self) -> String {
        (0..Stars::MOST).map(|place| if place < self.0 { '★' } else { '☆' }).collect()
    }
}

/// What a strong bot made in the person's seat of a deal, with the luck of that deal and the same other bots. Only the bot's own seed differed
/// from game to game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    measure: Measure,
    /// From the worst to the best.
    made: [Made; TARGET_GAMES],
}

impl Target {
    /// The target that follows from these results in this game; `None` if it is not listed.
    pub fn from_results(game: &str, mut made: [Made; TARGET_GAMES]) -> Option<Target> {
        struct MeasureOf;
        impl Visitor for MeasureOf {
            type Output = Measure;
            fn visit<G: Game>(&mut self) -> Measure {
                G::MEASURE
            }
        }
        let measure = visit_game(game, &mut MeasureOf)?;
        made.sort_by_key(|made| measure.merit(made.score, made.rank));
        Some(Target { measure, made })
    }

    /// Plays the games behind the target with the level `hard`; `None` if `stop` is requested before.
    pub fn compute(deal: &Deal, stop: &Stop) -> Option<Target> {
        Target::compute_at(deal, Level::Hard, stop)
    }

    /// Like [`Target::compute`], with another level in the person's seat.
    pub fn compute_at(deal: &Deal, level: Level, stop: &Stop) -> Option<Target> {
        struct Play<'a>(&'a Deal, Level, u64, &'a Stop);
        impl Visitor for Play<'_> {
            type Output = Option<Made>;
            fn visit<G: Game>(&mut self) -> Option<Made> {
                played::<G>(self.0, self.1, self.2, self.3)
            }
        }
        let mut made = [Made { score: 0, rank: 0 }; TARGET_GAMES];
        for (number, made) in made.iter_mut().enumerate() {
            let own_seed = derive_stream(deal.seed, "target", &[number as u64]).next_u64();
            *made = visit_game(deal.game, &mut Play(deal, level, own_seed, stop))??;
        }
        Target::from_results(deal.game, made)
    }

    /// What is to be reached for two stars.
    pub fn median(&self) -> Made {
        self.made[TARGET_GAMES / 2]
    }

    /// What the bot made, from the worst to the best.
    pub fn made(&self) -> &[Made; TARGET_GAMES] {
        &self.made
    }

    /// By what results are compared.
    pub fn measure(&self) -> Measure {
        self.measure
    }

    /// The stars for a result: one for the bot's worst, two for its median, three for its best.
    pub fn stars(&self, made: Made) -> Stars {
        let merit = |made: Made| self.measure.merit(made.score, made.rank);
        Stars(self.marks().into_iter().map(|mark| u8::from(merit(made) >= merit(mark))).sum())
    }

    /// The least results that give stars, from the fewest stars to the most. A result that gives several at once is there once, with all of them.
    pub fn limits(&self) -> Vec<(Stars, Made)> {
        let mut limits: Vec<(Stars, Made)> = self.marks().into_iter().map(|mark| (self.stars(mark), mark)).collect();
        limits.dedup_by_key(|(stars, _)| *stars);
        limits
    }

    /// The results that give one, two and three stars.
    fn marks(&self) -> [Made; 3] {
        [self.made[0], self.median(), self.made[TARGET_GAMES - 1]]
    }
}

/// The game of a deal before its first event, with nameless players.
fn start<G: Rules>(deal: &Deal) -> Option<Match<G>> {
    let options = serde_json::from_value(serde_json::Value::Object(deal.options.clone())).ok()?;
    let seating: Vec<SeatAssignment> = deal.seating(("", 0), |_| String::new());
    Match::new(options, seating, deal.seed).ok()
}

/// What a bot with a seed of its own makes in the person's seat.
fn played<G: Game>(deal: &Deal, level: Level, own_seed: u64, stop: &Stop) -> Option<Made> {
    let mut game = start::<G>(deal)?;
    while game.outcome().is_none() && game.ply() < MAX_EVENTS && !stop.is_requested() {
        match game.turn() {
            Turn::Seat(seat) => {
                let (bot, seed) = match game.assignment(seat).player {
                    Player::Bot(bot) => (bot, game.seed()),
                    Player::Human => (Bot::from(level), own_seed),
                };
                let view = game.view(Viewer::Seat(seat));
                let choice = choose_move(&view, bot, bot_seed(seed, seat, game.ply()), stop)?;
                game.decide(seat, choice).ok()?;
            }
            Turn::Chance(_) | Turn::Over(_) => game.resolve_chance().ok()?,
        }
    }
    Made::of(&game.outcome().filter(|_| !stop.is_requested())?, deal.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(game: &str, made: [(i32, usize); TARGET_GAMES]) -> Target {
        Target::from_results(game, made.map(|(score, rank)| Made { score, rank })).expect("listed")
    }

    fn stars(target: &Target, score: i32, rank: usize) -> u8 {
        target.stars(Made { score, rank }).count()
    }

    #[test]
    fn stars_stand_at_the_worst_the_median_and_the_best() {
        let zatre = target("zatre", [(120, 1), (99, 2), (140, 0), (112, 1), (101, 1)]);
        assert_eq!(zatre.median(), Made { score: 112, rank: 1 });
        let given = [98, 99, 111, 112, 139, 140, 200].map(|score| stars(&zatre, score, 0));
        assert_eq!(given, [0, 1, 1, 2, 2, 3, 3]);
        assert_eq!(zatre.stars(Made { score: 112, rank: 2 }).signs(), "★★☆");
    }

    #[test]
    fn the_lowest_sum_is_the_best_where_it_wins() {
        let low = target("rat_a_tat_roll", [(12, 1), (9, 0), (20, 2), (14, 1), (10, 0)]);
        assert_eq!(low.median().score, 12);
        assert_eq!([21, 20, 13, 12, 10, 9].map(|score| stars(&low, score, 0)), [0, 1, 1, 2, 2, 3]);
    }

    #[test]
    fn in_a_race_the_place_says_more_than_the_score() {
        let race = target("ratzzia", [(25, 0), (18, 1), (27, 0), (12, 2), (26, 0)]);
        assert!(race.median().has_won());
        assert_eq!(stars(&race, 25, 0), 3, "a win is a win");
        assert_eq!([(24, 1), (12, 2), (11, 2)].map(|(score, rank)| stars(&race, score, rank)), [1, 1, 0]);
    }

    #[test]
    fn limits_are_the_least_results_for_their_stars() {
        let limits = |target: &Target| -> Vec<(u8, i32, usize)> {
            let limits = target.limits().into_iter();
            limits.map(|(stars, made)| (stars.count(), made.score, made.rank)).collect()
        };
        let zatre = target("zatre", [(120, 1), (99, 2), (140, 0), (112, 1), (101, 1)]);
        assert_eq!(limits(&zatre), [(1, 99, 2), (2, 112, 1), (3, 140, 0)]);
        let low = target("rat_a_tat_roll", [(12, 1), (9, 0), (20, 2), (12, 1), (12, 1)]);
        assert_eq!(limits(&low), [(1, 20, 2), (2, 12, 1), (3, 9, 0)]);
        // A win is worth as much whatever the score: it gives three stars at once.
        let race = target("ratzzia", [(25, 0), (18, 1), (27, 0), (12, 2), (26, 0)]);
        assert_eq!(limits(&race), [(1, 12, 2), (3, 25, 0)]);
        assert_eq!(limits(&target("ratzzia", [(25, 0); TARGET_GAMES])), [(3, 25, 0)]);
    }
}
