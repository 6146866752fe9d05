//! Whether the better moves that stories name beat the moves that were made, in playouts of their own.

use cheeseboard::bots::QuickPlayer;
use cheeseboard::engine::{Determinization, Event, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::Game;
use cheeseboard::play::Match;
use cheeseboard::story::{judging_settings, regrets};

use crate::{Check, MOST_EVENTS, Mean};

/// The playouts of each pair of moves.
const PLAYOUTS: u64 = 200;

/// Judges the decisions of many games, and plays both moves out wherever one is named as better.
pub fn check<G: Game>(check: &Check<'_>) {
    let (mut named, mut better, mut surely_worse, mut gain, mut promised) = (0, 0, 0, Mean::default(), Mean::default());
    for number in 0..check.games {
        let game = check.played::<G>(number);
        for regret in regrets(&game, number, &Stop::default()) {
            let Some((choice, comparison)) = &regret.better else { continue };
            let found = compared(&game, regret.ply, regret.seat, [*choice, comparison.other], number);
            named += 1;
            better += u32::from(found.mean() > 0.0);
            surely_worse += u32::from(found.mean() < -2.0 * found.error());
            gain.add(found.mean());
            promised.add(f64::from(regret.amount));
            println!(
                "  ply {} {choice:?} instead of {:?}: {:.3} ± {:.3} said, {found}",
                regret.ply, comparison.other, regret.amount, regret.error
            );
        }
        println!(
            "{}: {} stories, {named} better moves, {better} better, {surely_worse} surely worse; gain {gain}, said {promised}",
            G::ID,
            number + 1
        );
    }
}

/// By how much the first move brings more than the second, as the seat could know.
fn compared<G: Game>(game: &Match<G>, ply: usize, seat: Seat, moves: [G::Move; 2], seed: u64) -> Mean {
    let view = game.view_at(ply, Viewer::Seat(seat));
    let belief = G::belief(&view, &judging_settings::<G>(), &Stop::default());
    let mut difference = Mean::default();
    for playout in 0..PLAYOUTS {
        let numbers = [seed, ply as u64, playout];
        let position = belief.sample(&mut derive_stream(0, "check position", &numbers));
        let [one, other] = moves.map(|choice| {
            let mut position = position.clone();
            position.advance(&Event::Decision(seat, choice));
            share_at_the_end::<G>(position, seat, &numbers)
        });
        difference.add(one - other);
    }
    difference
}

/// The seat's share of the win if all play on at a glance.
fn share_at_the_end<G: Game>(mut position: Determinization<G>, seat: Seat, numbers: &[u64]) -> f64 {
    let [_, _, medium, ..] = G::search_settings();
    let (mut player, stop, mut chances) = (QuickPlayer::<G>::default(), Stop::default(), 0);
    let choices = &mut derive_stream(0, "check choices", numbers);
    for _ in 0..MOST_EVENTS {
        match position.turn() {
            Turn::Over(outcome) => return f64::from(outcome.win_shares(position.seats())[seat.index()]),
            Turn::Chance(_) => {
                chances += 1;
                let luck = &mut derive_stream(0, "check luck", &[numbers, &[chances]].concat());
                let outcome = position.sample_chance(luck);
                position.advance(&Event::Chance(outcome));
            }
            Turn::Seat(seat) => {
                for choice in player.moves(&position, seat, medium.rollout_temperature, choices, &stop) {
                    position.advance(&Event::Decision(seat, choice));
                }
            }
        }
    }
    0.0
}
