//! Whether the better moves that stories name beat the moves that were made, in playouts of their own.

use cheeseboard::bots::{Comparison, Difference, QuickPlayer, compare_lines, named};
use cheeseboard::engine::{Determinization, Event, Line, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::Game;
use cheeseboard::play::Match;
use cheeseboard::story::{Better, judging_settings, regrets};

use crate::better_facts::wrong_better_facts;
use crate::{Check, MOST_EVENTS, Mean};

/// The playouts of each pair of moves.
const PLAYOUTS: u64 = 200;
/// So often both moves are tried again for what tells them apart.
const TRIALS: u32 = 400;

/// Judges the decisions of many games, and plays both moves out wherever one is named as better.
pub fn check<G: Game>(check: &Check<'_>) {
    let (mut named, mut better, mut surely_worse, mut gain, mut promised) = (0, 0, 0, Mean::default(), Mean::default());
    let (mut facts, mut wrong, mut reasons, mut other_way) = (0, 0, 0, 0);
    for number in 0..check.games {
        let game = check.played::<G>(number);
        let judged = regrets(&game, number, &Stop::default());
        let (contradicted, looked_at) = wrong_better_facts(&game, &judged);
        contradicted.iter().for_each(|found| println!("  game {number}: {found}"));
        facts += looked_at;
        wrong += contradicted.len();
        for regret in judged {
            let Some(Better { choice, comparison, .. }) = &regret.better else { continue };
            let found = compared(&game, regret.ply, regret.seat, [*choice, comparison.other], number);
            named += 1;
            better += u32::from(found.mean() > 0.0);
            surely_worse += u32::from(found.mean() < -2.0 * found.error());
            gain.add(found.mean());
            promised.add(f64::from(regret.amount));
            let (told, opposite) = told_again(&game, regret.ply, regret.seat, *choice, comparison, number);
            reasons += told;
            other_way += opposite;
            println!(
                "  ply {} {choice:?} instead of {:?}: {:.3} ± {:.3} said, {found}",
                regret.ply, comparison.other, regret.amount, regret.error
            );
        }
        println!(
            "{}: {} stories, {named} better moves, {better} better, {surely_worse} surely worse; gain {gain}, said {promised}; \
             {facts} facts, {wrong} wrong; {reasons} differences, {other_way} the other way round on other luck",
            G::ID,
            number + 1
        );
    }
}

/// How many differences are named as the reason for a better move, and how many of them are the other way round on other luck.
fn told_again<G: Game>(
    game: &Match<G>,
    ply: usize,
    seat: Seat,
    choice: G::Move,
    comparison: &Comparison<G::Move>,
    seed: u64,
) -> (usize, usize) {
    let view = game.view_at(ply, Viewer::Seat(seat));
    let [_, _, _, _, expert] = G::search_settings();
    let line = |choice: G::Move| Line::follow(&view, &[choice]).ok();
    let (Some(better), Some(played)) = (line(choice), line(comparison.other)) else { return (0, 0) };
    let Some(again) = compare_lines(&better, &played, TRIALS, expert, seed, &Stop::default()) else { return (0, 0) };
    let told = named(comparison);
    let is_opposite = |told: &&Difference| {
        again.differences.iter().any(|found| {
            (found.part == told.part || found.part.is_of_rivals() && told.part.is_of_rivals())
                && found.amount * told.amount < 0.0
        })
    };
    (told.len(), told.iter().filter(is_opposite).count())
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
