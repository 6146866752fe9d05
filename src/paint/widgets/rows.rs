//! Text in a limited number of rows.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, FontSelection, Galley, RichText, Ui, WidgetText};

/// Lays out text in the width that is left, in at most so many rows; what does not fit ends with "…".
pub fn rows_of_text(ui: &Ui, words: RichText, max_rows: usize) -> Arc<Galley> {
    let job = WidgetText::from(words).into_layout_job(ui.style(), FontSelection::Default, Align::Center);
    let mut job = LayoutJob::clone(&job);
    job.wrap = TextWrapping { max_width: ui.available_width(), max_rows, ..TextWrapping::default() };
    ui.painter().layout_job(job)
}
