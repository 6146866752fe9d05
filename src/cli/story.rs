//! `cheeseboard story FILE`: how a finished game went: what was luck, what was play, and where it turned.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::error::{CliError, RecordVisitor, print_warnings, usage_error, with_record};
use crate::engine::{PerSeat, Seat, Stop};
use crate::games::Game;
use crate::play::{Match, PROGRAM_VERSION, RecordWarning};
use crate::story::{Account, SeatAccounts, Story, StorySettings, read, summary, tell};
use crate::text::Text;

/// What to tell.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The record of a finished game, RON or JSON
    file: PathBuf,
    /// Print JSON instead of a text
    #[arg(long)]
    json: bool,
    /// How often each position is played out [default: as often as a minute allows in this game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..))]
    effort: Option<u32>,
    /// The seed of the story's random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

struct Tell<'a>(&'a Arguments);

impl RecordVisitor for Tell<'_> {
    type Output = Option<String>;

    fn visit<G: Game>(&mut self, game: &Match<G>, warnings: &[RecordWarning]) -> Option<String> {
        let Tell(arguments) = self;
        let names: Vec<String> = game.seating().iter().map(|assignment| assignment.name.clone()).collect();
        let text = Text::english();
        print_warnings(&arguments.file, &text, &names, warnings);
        let usual = StorySettings::usual::<G>();
        let settings = StorySettings { effort: arguments.effort.unwrap_or(usual.effort), seed: arguments.seed };
        // The app keeps the stories that it has told.
        let kept = read(&arguments.file, game).filter(|kept| kept.settings == settings && kept.regrets.is_some());
        let story = match kept {
            Some(kept) => kept,
            None => tell(game, settings, &Stop::default())?,
        };
        Some(if arguments.json { as_json(&story, &text, &names) } else { as_text(&story, &text, &names) })
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let told = with_record(&arguments.file, &mut Tell(arguments))?;
    match told {
        Some(told) => super::print(&told),
        None => Err(usage_error("cli-not-over", "given", arguments.file.display().to_string())),
    }
}

/// The accounts of the seats and the turning points, to be read.
fn as_text<G: Game>(story: &Story<G>, text: &Text, names: &[String]) -> String {
    let hundred = |share: f64| format!("{:+.0}", share * 100.0);
    let seat_line = |(name, seat): (&String, &SeatAccounts)| {
        let play: Vec<String> =
            names.iter().zip(&seat.play).map(|(name, share)| format!("{name} {}", hundred(*share))).collect();
        let SeatAccounts { start, luck, unknown, result, error, .. } = seat;
        format!(
            "{name}: start {:.0}, luck {}, unknown {}, play ({}), result {:.0}; ± {:.0}\n",
            start * 100.0,
            hundred(*luck),
            hundred(*unknown),
            play.join(", "),
            result * 100.0,
            error * 100.0
        )
    };
    let seats: String = names.iter().zip(&story.course.seats).map(seat_line).collect();
    let sum: Vec<String> = summary(&story.course).iter().map(|phrase| text.say(phrase, names)).collect();
    let points: String = story.course.turning_points.iter().map(|(_, phrase)| text.say(phrase, names) + "\n").collect();
    seats + &sum.join(" ") + "\n" + &points
}

/// A figure as it is printed: to the billionth, as it is kept in a file, so that a kept story is printed as one that was told now.
fn printed(figure: &f64) -> f64 {
    (figure * 1e9).round() / 1e9
}

/// All figures, as JSON.
fn as_json<G: Game>(story: &Story<G>, text: &Text, names: &[String]) -> String {
    let seats: Vec<Value> = story
        .course
        .seats
        .iter()
        .map(|SeatAccounts { start, luck, unknown, play, result, error }| {
            let [start, luck, unknown, result, error] = [start, luck, unknown, result, error].map(printed);
            let play: Vec<f64> = play.iter().map(printed).collect();
            json!({ "start": start, "luck": luck, "unknown": unknown, "play": play, "result": result, "error": error })
        })
        .collect();
    let largest = |errors: &PerSeat<f64>| printed(&errors.iter().copied().fold(0.0, f64::max));
    let all = |figures: &PerSeat<f64>| figures.iter().map(printed).collect::<Vec<f64>>();
    let events: Vec<Value> = story
        .course
        .entries
        .iter()
        .map(|entry| {
            let regret = story.regrets.iter().flatten().find(|regret| regret.ply == entry.ply);
            let regret = regret.filter(|_| entry.account == Account::Play);
            let better = regret.and_then(|regret| regret.better.as_ref());
            json!({
                "ply": entry.ply,
                "account": entry.account,
                "by": entry.by.map(Seat::index),
                "change": all(&entry.change.mean),
                "error": largest(&entry.change.error),
                "regret": regret.map_or(0.0, |regret| regret.amount),
                "better": better.map(|better| better.choice),
            })
        })
        .collect();
    let points: Vec<Value> = story
        .course
        .turning_points
        .iter()
        .map(|(turn, phrase)| {
            json!({ "from": turn.from, "to": turn.to, "change": all(&turn.change.mean), "text": text.say(phrase, names) })
        })
        .collect();
    let StorySettings { effort, seed } = story.settings;
    let whole = json!({
        "game": G::ID, "seats": seats, "events": events, "turning_points": points, "effort": effort, "seed": seed,
        "version": PROGRAM_VERSION,
    });
    format!("{whole:#}\n")
}
