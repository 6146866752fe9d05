//! Fits the weights of Kalle's capture model (`src/games/kalle/mind/capture_weights.rs`) to self-play and prints that file.
//!
//! `cargo run --release --no-default-features --example train_kalle -- [ROUNDS] [SEED] > src/games/kalle/mind/capture_weights.rs`
//!
//! Each sweep plays search rounds with the weights so far, keeps every position in which an answer of the rat is due, and then works
//! from the last step of a search back to the first: the games of the answers before step n + 1, solved with the weights for n + 1
//! steps, give the values to which the weights for n steps are fitted. The result depends on the arguments alone.

use cheeseboard::engine::{Stop, Stream, derive_stream, random_below, sample_weighted};
use cheeseboard::games::kalle::mind::answer_game::{AnswerGame, even_belief, moved, normalize};
use cheeseboard::games::kalle::mind::capture::{ByPlace, CaptureModel, FEATURES, Weights, features, squash};
use cheeseboard::games::kalle::mind::situation::{RoundTerms, Situation};
use cheeseboard::games::kalle::square::{LidIndex, LidSet, PLACES};

/// Sweeps from the last step to the first.
const SWEEPS: u64 = 4;
/// Rounds of regret matching for each answer.
const ROUNDS: u32 = 200;
/// Share of steps and answers that are chosen at random, so that unusual positions are met too.
const EXPLORATION: f32 = 0.15;

/// A position in which the rat's answer is due.
struct Position {
    terms: RoundTerms,
    situation: Situation,
    belief: ByPlace,
}

impl Position {
    fn game(&self, model: &CaptureModel) -> AnswerGame {
        AnswerGame::solve(&self.belief, &self.situation, self.terms, model, ROUNDS, &Stop::default())
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let (searches, seed) = (arguments.next().unwrap_or(400), arguments.next().unwrap_or(1));
    let mut model = CaptureModel { proving: [[0.0; FEATURES]; 7], pointing: [[0.0; FEATURES]; 7] };
    for sweep in 0..SWEEPS {
        for last_chance in [false, true] {
            let mut stream = derive_stream(seed, "train", &[sweep, u64::from(last_chance)]);
            let positions: Vec<Position> =
                (0..searches).flat_map(|_| search(last_chance, &model, &mut stream)).collect();
            for turned in (1..8).rev() {
                let error = fit(&mut model, last_chance, turned, &positions);
                eprintln!("sweep {sweep}, pointing {last_chance}, {turned} turned: root mean square error {error:.4}");
            }
        }
    }
    println!("//! The weights of the capture model. Made by `examples/train_kalle.rs`.\n");
    println!("use crate::games::kalle::common::MAX_TURNED;\n");
    println!("/// Number of features of a place.\npub const FEATURES: usize = {FEATURES};\n");
    println!("/// The weights of the features, by the number of turned cards less one.");
    println!("pub type Weights = [[f32; FEATURES]; MAX_TURNED as usize - 1];");
    print("For rounds that end with the rat's proof (K10).", "PROVING", &model.proving);
    print("For rounds that end with the searchers' pointing (K11).", "POINTING", &model.pointing);
}

fn print(comment: &str, name: &str, weights: &Weights) {
    println!("\n/// {comment}\n#[rustfmt::skip]\npub const {name}: Weights = [");
    for row in weights {
        let row: Vec<String> = row.iter().map(|weight| format!("{weight:.4}")).collect();
        println!("    [{}],", row.join(", "));
    }
    println!("];");
}

/// Plays a search in which the rat is never found; returns its positions.
fn search(last_chance: bool, model: &CaptureModel, stream: &mut Stream) -> Vec<Position> {
    let searchers = if last_chance { 1 + random_below(stream, 4) as u8 } else { 1 };
    let terms = RoundTerms { searchers, last_chance };
    let mut belief = even_belief(LidSet::ALL);
    let mut situation = Situation::all_closed(LidIndex::new(random_below(stream, PLACES as u32) as u8));
    let mut steps: Vec<(LidIndex, f32)> = situation.reach().iter().map(|to| (to, 1.0)).collect();
    let mut positions = Vec::new();
    loop {
        let even = 1.0 / steps.len().max(1) as f32;
        let weights: Vec<f32> =
            steps.iter().map(|(_, share)| (1.0 - EXPLORATION) * share + EXPLORATION * even).collect();
        let to = steps[sample_weighted(&weights, stream)].0;
        situation = situation.after_step(to);
        belief[to.index()] = 0.0;
        normalize(&mut belief);
        if situation.turned() >= 8 {
            return positions;
        }
        let position = Position { terms, situation, belief };
        let game = position.game(model);
        positions.push(position);
        let even = 1.0 / game.answers().len() as f32;
        let blurred = |by_place: &ByPlace| by_place.map(|share| 0.95 * share + 0.05 * even);
        let likelihoods: Vec<ByPlace> = game.strategy().iter().map(blurred).collect();
        let chance = |by_place: &ByPlace| {
            by_place.iter().zip(&belief).map(|(one, other)| one * other).sum::<f32>() + even * EXPLORATION
        };
        let chances: Vec<f32> = likelihoods.iter().map(chance).collect();
        let index = sample_weighted(&chances, stream);
        let answer = game.answers()[index];
        let mut after = belief;
        after.iter_mut().zip(&likelihoods[index]).for_each(|(probability, likelihood)| *probability *= likelihood);
        belief = moved(&after, answer);
        normalize(&mut belief);
        situation = situation.after_answer(answer);
        steps = game.steps_after(answer).to_vec();
    }
}

/// A place in a position: its features, its weight and the value to fit.
struct Row {
    features: [f32; FEATURES],
    weight: f32,
    value: f32,
}

/// Fits the weights for this number of turned cards; returns the error that is left.
fn fit(model: &mut CaptureModel, last_chance: bool, turned: u8, positions: &[Position]) -> f32 {
    let mut rows = Vec::new();
    for position in positions.iter().filter(|position| position.situation.turned() == turned) {
        let game = position.game(model);
        let by_feature = features(&position.situation, &position.belief);
        for place in (0..PLACES).filter(|&place| position.belief[place] > 0.0) {
            let features = by_feature.map(|values| values[place]);
            rows.push(Row { features, weight: position.belief[place] + 0.02, value: game.risks()[place] });
        }
    }
    let all = if last_chance { &mut model.pointing } else { &mut model.proving };
    descend(&mut all[usize::from(turned) - 1], &rows)
}

/// Weighted least squares by gradient descent with the step sizes of Adam; returns the root mean square error.
fn descend(weights: &mut [f32; FEATURES], rows: &[Row]) -> f32 {
    const STEPS: i32 = 1500;
    const RATE: f32 = 0.02;
    let total: f32 = rows.iter().map(|row| row.weight).sum::<f32>().max(f32::MIN_POSITIVE);
    let (mut mean, mut square) = ([0.0_f32; FEATURES], [0.0_f32; FEATURES]);
    let mut error = 0.0;
    for step in 1..=STEPS {
        let mut gradient = weights.map(|weight| 1e-4 * weight);
        error = 0.0;
        for row in rows {
            let sum: f32 = weights.iter().zip(&row.features).map(|(weight, feature)| weight * feature).sum();
            let miss = squash(sum) - row.value;
            let slope = 0.5 / (1.0 + sum.abs()).powi(2);
            error += row.weight * miss * miss;
            for (gradient, feature) in gradient.iter_mut().zip(&row.features) {
                *gradient += row.weight / total * miss * slope * feature;
            }
        }
        let rate = RATE * (1.0 - (step - 1) as f32 / STEPS as f32);
        for index in 0..FEATURES {
            mean[index] = 0.9 * mean[index] + 0.1 * gradient[index];
            square[index] = 0.999 * square[index] + 0.001 * gradient[index] * gradient[index];
            let (first, second) =
                (mean[index] / (1.0 - 0.9_f32.powi(step)), square[index] / (1.0 - 0.999_f32.powi(step)));
            weights[index] -= rate * first / (second.sqrt() + 1e-8);
        }
    }
    (error / total).sqrt()
}
