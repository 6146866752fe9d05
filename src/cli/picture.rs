//! `cheeseboard picture FILE`: the painter's picture of a position, drawn without any window.

use std::path::{Path, PathBuf};

use clap::Args;

use super::failure::{Failure, RecordVisitor, print_notices, usage, with_record};
use crate::engine::{Seat, Secrets, Viewer};
use crate::games::Game;
use crate::play::{Match, Notice};
use crate::storage::write_given;
use crate::text::Text;
use crate::ui::still;

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
    /// Size in pixels
    #[arg(long, default_value = "1000x1000", value_name = "WxH", value_parser = size)]
    size: (u32, u32),
}

/// Side of the smallest and the largest picture, in pixels.
const SIDES: std::ops::RangeInclusive<u32> = 64..=8192;

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |side: &str| side.parse::<u32>().ok().filter(|side| SIDES.contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| format!("a size is WxH with sides from {} to {}", SIDES.start(), SIDES.end()))
}

struct Paint<'a>(&'a Arguments);

impl RecordVisitor for Paint<'_> {
    type Output = Result<image::RgbaImage, Failure>;

    fn visit<G: Game>(&mut self, game: &Match<G>, notices: &[Notice]) -> Self::Output {
        let names: Vec<String> = game.seating().iter().map(|assignment| assignment.name.clone()).collect();
        print_notices(&self.0.file, &Text::english(), &names, notices);
        let ply = self.0.ply.unwrap_or(game.ply());
        if ply > game.ply() {
            return Err(usage("cli-ply", "events", game.ply()));
        }
        let who = match self.0.seat {
            // What lies behind the curtain stays there until the game is over.
            Some(_) if G::SECRETS == Secrets::Held && game.outcome().is_none() => {
                return Err(usage("cli-seat-covered", "seats", game.seating().len()));
            }
            Some(seat) if seat < game.seating().len() => Viewer::Seat(Seat::new(seat)),
            Some(_) => return Err(usage("cli-seat", "seats", game.seating().len())),
            None => Viewer::Table,
        };
        let (width, height) = self.0.size;
        Ok(still::picture(game, ply, who, egui::vec2(width as f32, height as f32)))
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let picture = with_record(&arguments.file, &mut Paint(arguments))??;
    still::png(&picture)
        .map_err(std::io::Error::other)
        .and_then(|bytes| write(&arguments.out, &bytes))
        .map_err(|error| Failure::Io(arguments.out.clone(), error))
}

/// Writes a file whole or not at all; what is there and no plain file (a pipe, a device) is written to, not replaced.
fn write(path: &Path, bytes: &[u8]) -> Result<(), std::io::Error> {
    if path.exists() && !path.is_file() { std::fs::write(path, bytes) } else { write_given(path, bytes) }
}
