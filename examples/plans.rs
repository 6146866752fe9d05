//! Prints plans for positions of games between bots, to be read, or follows them and tells whether they bring what they
//! promise.
//!
//! `cargo run --release --no-default-features --example plans -- GAME [COUNT] [SEED]` prints the position, the steps, the
//! reason in words, and the amounts behind it.
//!
//! `… --example plans -- follow GAME [COUNT] [SEED]` makes the steps and lets `hard` play on for all to the end.

use cheeseboard::bots::{Part, Plan, bot_seed, choose_move, plan, reason};
use cheeseboard::engine::{Level, Phrase, Seat, Stop, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_game};
use cheeseboard::play::{Match, Player, SeatAssignment};
use cheeseboard::text::Text;

/// A plan is made at every this many decisions.
const EVERY: usize = 7;
/// The names of the two players.
const NAMES: [&str; 2] = ["Ada", "Bo"];

struct Plans {
    follows: bool,
    count: usize,
    seed: u64,
}

impl Visitor for Plans {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        let mut outcomes = Vec::new();
        let mut left = self.count;
        for number in 0.. {
            let mut game = begun::<G>(self.seed + number);
            let mut decisions = 0;
            while let Some(seat) = next_decision(&mut game) {
                decisions += 1;
                if decisions % EVERY == 0 && game.legal_moves().len() > 1 {
                    let view = game.view(Viewer::Seat(seat));
                    let seed = bot_seed(game.seed(), seat, game.ply());
                    let found = plan(&view, seed, &Stop::default()).expect("it is on turn");
                    match self.follows {
                        true => outcomes.extend(follow(&game, seat, &found)),
                        false => print_plan(&game, seat, &found),
                    }
                    left -= 1;
                    if left == 0 {
                        if self.follows {
                            print_outcomes(&outcomes);
                        }
                        return;
                    }
                }
                decide(&mut game, seat, Level::Medium);
            }
        }
    }
}

fn begun<G: Game>(seed: u64) -> Match<G> {
    let bot =
        |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Bot(Level::Medium.into()), mark };
    Match::new(Default::default(), vec![bot(NAMES[0], 0), bot(NAMES[1], 1)], seed).expect("two may play")
}

/// Resolves chance up to the next decision; `None` once the game is over.
fn next_decision<G: Game>(game: &mut Match<G>) -> Option<Seat> {
    loop {
        match game.turn() {
            Turn::Over(_) => return None,
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(seat) => return Some(seat),
        }
    }
}

fn decide<G: Game>(game: &mut Match<G>, seat: Seat, level: Level) {
    let seed = bot_seed(game.seed(), seat, game.ply());
    let choice = choose_move(&game.view(Viewer::Seat(seat)), level, seed, &Stop::default()).expect("it is on turn");
    game.decide(seat, choice).expect("it is legal");
}

/// What a plan promised and what came of it: shares of a win. `None` if there was no choice, or the promise is no share.
fn follow<G: Game>(game: &Match<G>, seat: Seat, plan: &Plan<G>) -> Option<[f64; 2]> {
    let promise = plan.why.as_ref().filter(|why| why.is_share)?.promise;
    let mut game = game.clone();
    for step in &plan.steps {
        game.decide(seat, step.choice).expect("it can be followed");
    }
    while let Some(seat) = next_decision(&mut game) {
        decide(&mut game, seat, Level::Hard);
    }
    let winners = game.outcome().expect("it is over").winners;
    let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    Some([f64::from(promise), share])
}

fn print_outcomes(outcomes: &[[f64; 2]]) {
    let count = outcomes.len() as f64;
    let mean = |of: fn(&[f64; 2]) -> f64| outcomes.iter().map(of).sum::<f64>() / count;
    let difference = mean(|[promise, share]| share - promise);
    let squares = outcomes.iter().map(|[promise, share]| (share - promise - difference).powi(2)).sum::<f64>();
    let error = (squares / (count - 1.0) / count).sqrt();
    println!(
        "{count} plans: promised {:.3}, brought {:.3}: {difference:+.3} ± {error:.3}",
        mean(|[promise, _]| *promise),
        mean(|[_, share]| *share)
    );
}

fn print_plan<G: Game>(game: &Match<G>, seat: Seat, found: &Plan<G>) {
    let names = NAMES.map(str::to_owned);
    let text = Text::english();
    let say = |phrase: &Phrase| text.say(phrase, &names);
    println!("\n== {} to move\n{}", names[seat.index()], G::sketch(&game.view(Viewer::Seat(seat)).open));
    for (number, step) in found.steps.iter().enumerate() {
        println!("  {} {}", number + 1, say(&G::move_label(&step.choice)));
    }
    let Some(why) = &found.why else { return println!("  the only move") };
    let rivals = Phrase::new("plan-the-others");
    println!("  {} ({})", say(&reason::<G>(why, &rivals)), say(&G::move_label(&why.other)));
    println!("  promises {:.3}, {:+.3} ± {:.3}", why.promise, why.advantage, why.error);
    for difference in why.differences.iter().take(5) {
        let name = match difference.part {
            Part::Own(index) => format!("{} {}", G::TERMS[index].more, G::TERMS[index].number),
            Part::Rivals(most) => {
                let most = most.and_then(G::rivals_term);
                format!("rivals {}", most.map_or("", |term| term.more))
            }
            Part::End => "end".to_owned(),
        };
        println!("    {:+.3} {name}", difference.amount);
    }
}

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let follows = arguments.first().is_some_and(|word| word == "follow");
    arguments.drain(..usize::from(follows));
    let number =
        |index: usize, otherwise: u64| arguments.get(index).and_then(|number| number.parse().ok()).unwrap_or(otherwise);
    let mut plans = Plans { follows, count: number(1, 20) as usize, seed: number(2, 1) };
    let game = arguments.first().map_or("", String::as_str);
    visit_game(game, &mut plans).expect("a game");
}
