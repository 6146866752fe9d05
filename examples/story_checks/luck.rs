//! The mean of luck over very many games, from a few outcomes of chance of each.

use cheeseboard::engine::{ChanceKind, Stop, Turn, derive_stream, shuffle};
use cheeseboard::games::Game;
use cheeseboard::play::Match;
use cheeseboard::story::{sample_at, standings};

use crate::{Check, Mean};

/// So many outcomes of chance of a game are looked at.
const OUTCOMES: usize = 6;
/// So many games are looked at between two reports.
const REPORT_EVERY: u64 = 100;

/// Estimates the luck of many games, and prints the mean.
pub fn check<G: Game>(check: &Check<'_>) {
    let (mut luck, mut looked_at) = (Mean::default(), 0);
    for number in 0..check.games {
        let game = check.played::<G>(number);
        let mut plies: Vec<usize> = (0..game.ply()).filter(|&ply| is_luck(&game, ply)).collect();
        shuffle(&mut derive_stream(number, "check outcomes", &[]), &mut plies);
        let count = plies.len();
        plies.truncate(OUTCOMES);
        let standings = standings(&game);
        let worth = |ply| sample_at(&game, &standings, ply, check.effort.max(2), number, &Stop::default());
        let changes = plies.iter().map(|&ply| worth(ply + 1).minus(&worth(ply)).mean[0]);
        // Those that are looked at stand for all of the game.
        luck.add(changes.sum::<f64>() * count as f64 / plies.len().max(1) as f64);
        looked_at += plies.len();
        if (number + 1) % REPORT_EVERY == 0 || number + 1 == check.games {
            println!(
                "{}: {} games, effort {}, {looked_at} outcomes of chance; luck of the first seat {luck}",
                G::ID,
                number + 1,
                check.effort
            );
        }
    }
}

/// Whether this event was an outcome of chance after the start.
fn is_luck<G: Game>(game: &Match<G>, ply: usize) -> bool {
    matches!(game.turn_at(ply), Turn::Chance(_)) && !matches!(game.pending_chance_at(ply), ChanceKind::Starter { .. })
}
