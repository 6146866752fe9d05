//! Words that fit the picture: smaller or in more lines before anything of them is left out.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Color32, FontFamily, FontId, Galley, Painter};

use crate::paint::theme::Theme;

/// The shares of the room in which several lines are tried, so that no line has a single word.
const NARROWER: [f32; 4] = [0.6, 0.7, 0.8, 0.9];

/// How words are set.
pub struct Fitting {
    /// The family of the font.
    pub family: FontFamily,
    /// The colour.
    pub colour: Color32,
    /// The width that they may have.
    pub room: f32,
    /// On which side lines begin; centred words hang from their middle.
    pub align: Align,
}

/// Sets words in the first size in which they need no more than so many lines; else in the `last` size, in as many lines as
/// they need. Several lines are about as long as each other.
pub fn fitted(painter: &Painter, words: &str, fitting: &Fitting, sizes: &[(f32, usize)], last: f32) -> Arc<Galley> {
    let set = |size: f32, room: f32| {
        let font = FontId::new(size, fitting.family.clone());
        let mut job = LayoutJob::simple(words.to_owned(), font, fitting.colour, room);
        job.halign = fitting.align;
        painter.layout_job(job)
    };
    let mut tries = sizes.iter().map(|&(size, lines)| (size, lines, set(size, fitting.room)));
    let (size, galley) = match tries.find(|(_, lines, galley)| galley.rows.len() <= *lines) {
        Some((size, _, galley)) => (size, galley),
        None => (last, set(last, fitting.room)),
    };
    if galley.rows.len() == 1 {
        return galley;
    }
    let narrower = NARROWER.iter().map(|share| set(size, fitting.room * share));
    narrower.into_iter().find(|narrow| narrow.rows.len() == galley.rows.len()).unwrap_or(galley)
}

/// Sets a name within `room`: in one line if need be a little smaller, in two lines where it may be broken, else shortened. The
/// galley hangs from its middle.
pub fn name(painter: &Painter, name: &str, family: FontFamily, room: f32, theme: &Theme) -> Arc<Galley> {
    let set = |size: f32, lines: usize| {
        let mut job = LayoutJob::simple(name.to_owned(), FontId::new(size, family.clone()), theme.ink, room);
        job.wrap = TextWrapping { max_width: room, max_rows: lines, break_anywhere: lines == 1, ..job.wrap };
        job.halign = Align::Center;
        job.break_on_newline = false;
        painter.layout_job(job)
    };
    let may_break = name.contains([' ', '-']);
    let tries = [(theme.size.body, 1), (theme.size.small, 1), (theme.size.small, 2), (theme.size.least, 2)];
    let sensible = tries.into_iter().filter(|(_, lines)| *lines == 1 || may_break);
    let whole = sensible.map(|(size, lines)| set(size, lines)).find(|galley| !galley.elided);
    whole.unwrap_or_else(|| set(theme.size.least, if may_break { 2 } else { 1 }))
}
