//! `cheeseboard picture FILE`: the painter's picture of a position, drawn without any window.

use std::path::{Path, PathBuf};

use clap::Args;

use super::error::{CliError, RecordVisitor, print_warnings, usage_error, with_record};
use crate::engine::{Seat, SecretDisplay, Viewer};
use crate::games::Game;
use crate::play::{Match, RecordWarning};
use crate::storage::write_chosen_file;
use crate::text::Text;
use crate::ui::board_image;
use crate::ui::table::result_picture::{self, GameResult};

/// What to paint.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A game record, RON or JSON
    file: PathBuf,
    /// Where the picture goes
    #[arg(long, value_name = "P.png")]
    out: PathBuf,
    /// The position after the first N events; the last one unless told
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// With the hand of this seat, from 0; the board alone unless told
    #[arg(long, value_name = "S")]
    seat: Option<usize>,
    /// The result of a finished game as it is shared: board, podium, who has won and how; 1200x1500 pixels
    #[arg(long, conflicts_with_all = ["ply", "seat", "size"])]
    result: bool,
    /// Size in pixels
    #[arg(long, default_value = "1000x1000", value_name = "WxH", value_parser = size)]
    size: (u32, u32),
}

/// The allowed lengths of a side, in pixels.
const SIDES: std::ops::RangeInclusive<u32> = 64..=8192;

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |side: &str| side.parse::<u32>().ok().filter(|side| SIDES.contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| format!("a size is WxH with sides from {} to {}", SIDES.start(), SIDES.end()))
}

struct Paint<'a>(&'a Arguments);

impl RecordVisitor for Paint<'_> {
    type Output = Result<image::RgbaImage, CliError>;

    fn visit<G: Game>(&mut self, game: &Match<G>, warnings: &[RecordWarning]) -> Self::Output {
        let names: Vec<String> = game.seating().iter().map(|assignment| assignment.name.clone()).collect();
        print_warnings(&self.0.file, &Text::english(), &names, warnings);
        if self.0.result {
            return self.result(game);
        }
        let ply = self.0.ply.unwrap_or(game.ply());
        if ply > game.ply() {
            return Err(usage_error("cli-ply", "events", game.ply()));
        }
        let who = match self.0.seat {
            // What is behind the curtain stays secret until the game is over.
            Some(_) if G::SECRET_DISPLAY == SecretDisplay::Curtain && game.outcome().is_none() => {
                return Err(usage_error("cli-seat-covered", "seats", game.seating().len()));
            }
            Some(seat) if seat < game.seating().len() => Viewer::Seat(Seat::new(seat)),
            Some(_) => return Err(usage_error("cli-seat", "seats", game.seating().len())),
            None => Viewer::Table,
        };
        let (width, height) = self.0.size;
        Ok(board_image::render(game, ply, who, egui::vec2(width as f32, height as f32)))
    }
}

impl Paint<'_> {
    /// The picture of the result, with the day of the file, and what the app has kept of the story.
    fn result<G: Game>(&self, game: &Match<G>) -> Result<image::RgbaImage, CliError> {
        let file = &self.0.file;
        let result = GameResult::of_record(game, file)
            .ok_or_else(|| usage_error("cli-no-result", "given", file.display().to_string()))?;
        Ok(result_picture::render(game, &result, &Text::english()))
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let picture = with_record(&arguments.file, &mut Paint(arguments))??;
    board_image::encode_png(&picture)
        .map_err(std::io::Error::other)
        .and_then(|bytes| write(&arguments.out, &bytes))
        .map_err(|error| CliError::Write(arguments.out.clone(), error))
}

/// Writes a file whole or not at all; an existing pipe or device is written to, not replaced.
fn write(path: &Path, bytes: &[u8]) -> Result<(), std::io::Error> {
    if path.exists() && !path.is_file() { std::fs::write(path, bytes) } else { write_chosen_file(path, bytes) }
}
