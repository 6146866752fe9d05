//! Fits the forecast of final totals in Zatre (`src/games/zatre/mind/forecast_weights.rs`) to self-play and prints that file.
//!
//! `cargo run --release --no-default-features --example train_zatre -- [GAMES] [SEED] > src/games/zatre/mind/forecast_weights.rs`
//!
//! Each sweep plays games in which every seat takes the best turn by the forecast so far, and fits the weights to what the sheets
//! gained: in the first sweep up to the end of the game, later over some turns and from there by the forecast so far. The
//! result depends on the arguments alone.

use cheeseboard::engine::{Event, Rules as _, Turn, Viewer, derive_stream, random_below};
use cheeseboard::games::zatre::mind::best_turn_by;
use cheeseboard::games::zatre::mind::features::Stage;
use cheeseboard::games::zatre::mind::forecast::{FEATURES, Forecast, HAND_START, KNOTS, Weights, knot_share};
use cheeseboard::games::zatre::mind::terms::Outlook;
use cheeseboard::games::zatre::{Move, Options, Zatre};

/// Rounds of play and fit.
const SWEEPS: u64 = 6;
/// The weight of everything after the next turn in what a turn is fitted to, per turn of any seat; the rest is the forecast so far.
const LAMBDA: f32 = 0.93;
/// One in so many turns is played at random, so that unusual boards are met too.
const RANDOM_TURN: u32 = 20;
/// The pull of the weights towards their start, and of the weights at neighbouring knots towards each other, in samples.
const RIDGE: f64 = 30.0;
const SMOOTHNESS: f64 = 100.0;
/// Seats and partnership of the games, in turn.
const TABLES: [(usize, bool); 10] = [
    (2, false),
    (2, false),
    (3, false),
    (2, false),
    (4, false),
    (2, false),
    (4, true),
    (3, false),
    (5, false),
    (6, true),
];
const DIMENSIONS: usize = FEATURES * KNOTS.len();

/// A sheet after a turn of any seat.
struct Sample {
    stage: Stage,
    features: [f32; FEATURES],
    total: f32,
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let (games, seed) = (arguments.next().unwrap_or(20_000), arguments.next().unwrap_or(1));
    let start = start_weights();
    let mut weights = start;
    for sweep in 0..SWEEPS {
        let mut equations = Equations::new(&start);
        let lambda = if sweep == 0 { 1.0 } else { LAMBDA };
        let (mut miss, mut count, mut points) = (0.0_f64, 0.0_f64, [0.0_f64; 2]);
        for number in 0..games {
            let (seats, partners) = TABLES[number as usize % TABLES.len()];
            let (samples, finals) = play(seats, partners, &weights, derive_stream(seed, "train", &[sweep, number]));
            if seats == 2 {
                points[0] += f64::from(finals[0] + finals[1]);
                points[1] += 2.0;
            }
            for (samples, end) in samples.iter().zip(&finals) {
                let mut target = *end;
                for sample in samples.iter().rev() {
                    let (sheet, board, hand) = Forecast::new(&weights, sample.stage).split(&sample.features);
                    let value = sample.total + sheet + board + hand;
                    miss += f64::from(*end - value).powi(2);
                    count += 1.0;
                    equations.add(sample, target - sample.total);
                    target = lambda * target + (1.0 - lambda) * value;
                }
            }
        }
        eprintln!(
            "sweep {sweep}: mean of two seats {:.1}, error of the forecast so far {:.2}",
            points[0] / points[1],
            (miss / count).sqrt()
        );
        weights = equations.solve();
    }
    println!("//! The weights of the forecast of final totals. Made by `examples/train_zatre.rs`.\n");
    println!(
        "/// By knot and feature.\n#[rustfmt::skip]\npub const WEIGHTS: [[f32; {FEATURES}]; {}] = [",
        weights.len()
    );
    for row in &weights {
        let row: Vec<String> = row.iter().map(|weight| format!("{weight:.4}")).collect();
        println!("    [{}],", row.join(", "));
    }
    println!("];");
}

/// Average turns to come, and pips that count in full.
fn start_weights() -> Weights {
    let mut row = [0.0; FEATURES];
    row[1..4].fill(10.0);
    row[HAND_START] = -10.0;
    [row; KNOTS.len()]
}

/// Plays a game; returns the samples and the final total of each sheet.
fn play(seats: usize, partners: bool, weights: &Weights, mut luck: impl rand::Rng) -> (Vec<Vec<Sample>>, Vec<f32>) {
    let options = Options { partners, ..Options::default() };
    let mut state = Zatre::start(&options, seats).expect("a table of this size");
    let sheets = if partners { seats / 2 } else { seats };
    let mut samples: Vec<Vec<Sample>> = (0..sheets).map(|_| Vec::new()).collect();
    let mut legal = Vec::new();
    loop {
        match Zatre::turn(&state) {
            Turn::Over(outcome) => {
                let finals = (0..sheets).map(|sheet| outcome.scores[sheet * seats / sheets] as f32).collect();
                return (samples, finals);
            }
            Turn::Chance(_) => {
                let event = Event::Chance(Zatre::draw(&state, &mut luck));
                Zatre::advance(&mut state, &event);
            }
            Turn::Seat(seat) => {
                Zatre::legal_moves(&state, &mut legal);
                let moves = if random_below(&mut luck, RANDOM_TURN) == 0 {
                    vec![legal[random_below(&mut luck, legal.len() as u32) as usize]]
                } else {
                    best_turn_by(&Zatre::view(&state, Viewer::Seat(seat)), &legal, weights)
                };
                for choice in moves {
                    Zatre::advance(&mut state, &Event::Decision(seat, choice));
                    if choice == (Move::EndTurn {}) {
                        sample(&state, &mut samples);
                    }
                }
            }
        }
    }
}

/// Adds a sample of every sheet, if another turn follows.
fn sample(state: &<Zatre as cheeseboard::engine::Rules>::State, samples: &mut [Vec<Sample>]) {
    let is_over = matches!(Zatre::turn(state), Turn::Over(_) | Turn::Chance(None));
    if is_over {
        return;
    }
    let (stage, rows) = Outlook::of_view(&Zatre::view(state, Viewer::Everything));
    for ((features, total), samples) in rows.into_iter().zip(samples) {
        samples.push(Sample { stage, features, total });
    }
}

/// The normal equations of the fit.
struct Equations {
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Equations {
    fn new(start: &Weights) -> Equations {
        let mut equations = Equations { matrix: vec![0.0; DIMENSIONS * DIMENSIONS], right: vec![0.0; DIMENSIONS] };
        for index in 0..DIMENSIONS {
            equations.matrix[index * DIMENSIONS + index] += RIDGE;
            equations.right[index] += RIDGE * f64::from(start[index / FEATURES][index % FEATURES]);
            if index + FEATURES < DIMENSIONS {
                let next = index + FEATURES;
                for (row, column, sign) in
                    [(index, index, 1.0), (next, next, 1.0), (index, next, -1.0), (next, index, -1.0)]
                {
                    equations.matrix[row * DIMENSIONS + column] += sign * SMOOTHNESS;
                }
            }
        }
        equations
    }

    fn add(&mut self, sample: &Sample, gain: f32) {
        let (knot, share) = knot_share(sample.stage.turns_left());
        let mut values = [0.0_f64; 2 * FEATURES];
        for (index, &feature) in sample.features.iter().enumerate() {
            values[index] = f64::from((1.0 - share) * feature);
            values[index + FEATURES] = f64::from(share * feature);
        }
        let start = knot * FEATURES;
        for (row, &value) in values.iter().enumerate().filter(|&(_, &value)| value != 0.0) {
            self.right[start + row] += value * f64::from(gain);
            let line = &mut self.matrix[(start + row) * DIMENSIONS + start..][..2 * FEATURES];
            line.iter_mut().zip(&values).for_each(|(sum, other)| *sum += value * other);
        }
    }

    /// Solves the equations by elimination; the matrix is positive definite.
    fn solve(mut self) -> Weights {
        for pivot in 0..DIMENSIONS {
            for row in pivot + 1..DIMENSIONS {
                let factor = self.matrix[row * DIMENSIONS + pivot] / self.matrix[pivot * DIMENSIONS + pivot];
                if factor != 0.0 {
                    for column in pivot..DIMENSIONS {
                        self.matrix[row * DIMENSIONS + column] -= factor * self.matrix[pivot * DIMENSIONS + column];
                    }
                    self.right[row] -= factor * self.right[pivot];
                }
            }
        }
        let mut weights = [[0.0; FEATURES]; KNOTS.len()];
        let mut solution = vec![0.0; DIMENSIONS];
        for row in (0..DIMENSIONS).rev() {
            let known: f64 =
                (row + 1..DIMENSIONS).map(|column| self.matrix[row * DIMENSIONS + column] * solution[column]).sum();
            solution[row] = (self.right[row] - known) / self.matrix[row * DIMENSIONS + row];
            weights[row / FEATURES][row % FEATURES] = solution[row] as f32;
        }
        weights
    }
}
