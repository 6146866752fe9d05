//! Whether a blunder that is put into a game of strong bots is found as the largest regret of its seat.

use cheeseboard::bots::{Judgement, judge};
use cheeseboard::engine::{Seat, Stop, Viewer, derive_stream};
use cheeseboard::games::Game;
use cheeseboard::play::Match;
use cheeseboard::story::regrets;

use crate::{Check, play_on};

/// A blunder gives away at least this share of a win …
const BLUNDER: f32 = 0.2;
/// … by so many standard errors more.
const ERRORS: f32 = 2.0;
/// So many decisions of a game, and so many moves of each, are tried for a blunder.
const TRIED: u64 = 12;
/// The seed of the search for blunders, which is not that of a story.
const SEED: u64 = 77;

/// Puts blunders into games, and prints how many were found.
pub fn check<G: Game>(check: &Check<'_>) {
    let (mut made, mut found, mut named) = (0, 0, 0);
    for number in 0.. {
        let game = check.played::<G>(number);
        let Some((ply, choice, amount)) = blunder(&game, number) else { continue };
        let seat = game.decided_by(ply).expect("a decision");
        let mut again = game.until(ply);
        again.decide(seat, choice).expect("it is legal");
        play_on(&mut again, check.levels_of(number));
        let own: Vec<_> =
            regrets(&again, 1, &Stop::default()).into_iter().filter(|regret| regret.seat == seat).collect();
        let largest = own.iter().max_by(|one, other| one.amount.total_cmp(&other.amount)).expect("it decided");
        let of_blunder = own.iter().find(|regret| regret.ply == ply);
        made += 1;
        found += u64::from(largest.ply == ply);
        named += u64::from(of_blunder.is_some_and(|regret| regret.better.is_some()));
        println!(
            "  game {number}, ply {ply}: {amount:.2} given away, judged {:.2}; largest {:.2} ± {:.2} at {}",
            of_blunder.map_or(0.0, |regret| regret.amount),
            largest.amount,
            largest.error,
            largest.ply
        );
        println!("{}: {made} blunders, {found} found as the largest regret, {named} named", G::ID);
        if made == check.games {
            return;
        }
    }
}

/// A decision in this game at which another move gives away much by its view: the ply, the move, and how much.
fn blunder<G: Game>(game: &Match<G>, number: u64) -> Option<(usize, G::Move, f32)> {
    let [.., hard, expert] = G::search_settings();
    let plies: Vec<(usize, Seat)> = (0..game.ply())
        .filter_map(|ply| Some((ply, game.decided_by(ply)?)))
        .filter(|(ply, _)| game.legal_moves_at(*ply).len() > 1)
        .collect();
    for attempt in 0..TRIED {
        let pick = |count: usize, what: &str| rand_index(count, what, &[number, attempt]);
        let (ply, seat) = plies[pick(plies.len(), "blunder ply")];
        let legal = game.legal_moves_at(ply);
        let choice = legal[pick(legal.len(), "blunder move")];
        let view = game.view_at(ply, Viewer::Seat(seat));
        let given_away = |settings| {
            let stream = &mut derive_stream(SEED, "blunder", &[number, attempt]);
            match judge(&view, choice, settings, stream, &Stop::default()) {
                Some(Judgement::Worse { comparison, .. }) => (comparison.advantage, comparison.error),
                _ => (0.0, 0.0),
            }
        };
        // A hasty look leaves out most.
        if given_away(hard).0 > BLUNDER
            && let (amount, error) = given_away(expert)
            && amount > BLUNDER + ERRORS * error
        {
            return Some((ply, choice, amount));
        }
    }
    None
}

fn rand_index(count: usize, what: &str, numbers: &[u64]) -> usize {
    cheeseboard::engine::random_below(&mut derive_stream(SEED, what, numbers), count as u32) as usize
}
