//! Lets an adviser look on at games between bots, and tells how often it would have spoken, what it would have said, and how
//! long it took.
//!
//! `cargo run --release --no-default-features --example advice -- GAME LEVEL [COUNT] [SEED]` plays games between two bots of a
//! level and looks at every third decision.

use std::time::{Duration, Instant};

use cheeseboard::bots::{Adviser, bot_seed, choose_move};
use cheeseboard::engine::{Level, Stop, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_game};
use cheeseboard::play::{Match, Player, SeatAssignment};
use cheeseboard::text::Text;

/// Of so many decisions one is looked at.
const EVERY: usize = 3;
/// The names of the two players.
const NAMES: [&str; 2] = ["Ada", "Bo"];
/// So often an answer is looked for.
const POLL: Duration = Duration::from_millis(1);
/// The losses of a move from which on it is counted, in a hundred games.
const LOSSES: [f32; 3] = [3.0, 8.0, 15.0];

struct Advice {
    level: Level,
    count: usize,
    seed: u64,
}

impl Visitor for Advice {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        let text = Text::english();
        let names = NAMES.map(str::to_owned);
        let mut times: [Vec<Duration>; 3] = Default::default();
        let mut questioned = [0; LOSSES.len()];
        let (mut seen, mut decisions, mut number) = (0, 0, self.seed);
        let mut game = begun::<G>(self.level, number);
        while seen < self.count {
            let seat = match game.turn() {
                Turn::Over(_) => {
                    number += 1;
                    game = begun(self.level, number);
                    continue;
                }
                Turn::Chance(_) => {
                    game.resolve_chance().expect("it is due");
                    continue;
                }
                Turn::Seat(seat) => seat,
            };
            let seed = bot_seed(game.seed(), seat, game.ply());
            let view = game.view(Viewer::Seat(seat));
            let choice = choose_move(&view, self.level, seed, &Stop::default()).expect("it is on turn");
            decisions += usize::from(game.legal_moves().len() > 1);
            if game.legal_moves().len() > 1 && decisions % EVERY == 0 {
                seen += 1;
                let seed = bot_seed(game.seed() ^ 1, seat, game.ply());
                let begin = Instant::now();
                let mut adviser = Adviser::start(view, seed, || {}).expect("a thread");
                while adviser.best_turn().is_none() {
                    std::thread::sleep(POLL);
                }
                times[0].push(begin.elapsed());
                let asked = Instant::now();
                adviser.ask(choice);
                let loss = loop {
                    if let Some(loss) = adviser.loss(choice) {
                        break loss.cloned();
                    }
                    std::thread::sleep(POLL);
                };
                times[1].push(asked.elapsed());
                adviser.wait();
                times[2].push(begin.elapsed());
                if let Some(loss) = loss {
                    let hundred = 100.0 * loss.share;
                    questioned
                        .iter_mut()
                        .zip(LOSSES)
                        .for_each(|(count, least)| *count += usize::from(hundred >= least));
                    let best = adviser.best_turn().map(|plan| plan.steps[0].choice).expect("it was told");
                    println!(
                        "event {}: {} gives away {hundred:.0}; better: {}. {}",
                        game.ply(),
                        text.say(&G::move_label(&choice), &names),
                        text.say(&G::move_label(&best), &names),
                        loss.because.map_or_else(String::new, |because| text.say(&because, &names)),
                    );
                }
            }
            game.decide(seat, choice).expect("it is legal");
        }
        let [best, asked, all] = times.map(|mut times| {
            times.sort();
            [times[times.len() / 2], times[times.len() * 19 / 20]]
        });
        println!("{} {}: {seen} decisions", G::ID, self.level.id());
        println!("questioned from {LOSSES:?} of a hundred on: {questioned:?}");
        println!("median and p95 until the best is known {best:?}, an asked move is judged {asked:?}, all {all:?}");
    }
}

fn begun<G: Game>(level: Level, seed: u64) -> Match<G> {
    let bot = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Bot(level.into()), mark };
    Match::new(Default::default(), vec![bot(NAMES[0], 0), bot(NAMES[1], 1)], seed).expect("two may play")
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, otherwise: u64| arguments.get(index).and_then(|number| number.parse().ok()).unwrap_or(otherwise);
    let level = arguments.get(1).and_then(|word| Level::from_id(word)).expect("a level");
    let mut advice = Advice { level, count: number(2, 30) as usize, seed: number(3, 1) };
    let game = arguments.first().map_or("", String::as_str);
    visit_game(game, &mut advice).expect("a game");
}
