//! Announces new lines of the log to screen readers, once each, whether or not the log is on the screen.
//!
//! Must not know: games, hidden information. The log contains only what everyone sees.

use std::ops::Range;

use egui::{Id, Rect, Ui, Vec2};

use super::model::TableModel;
use super::session::FrameContext;
use crate::engine::Phrase;
use crate::paint::widgets::announce;

/// Most sentences of one announcement; the latest are kept.
const MAX_SENTENCES: usize = 5;

/// Announces the events since the last announcement.
#[derive(Debug)]
pub struct Announcer {
    /// Number of events announced or older than the table's opening.
    announced_ply: usize,
    /// Whether an undo has not been announced yet.
    undo_unannounced: bool,
    last: Option<Announcement>,
    /// Number of announcements, used as id: screen readers speak the same words again only in a new node.
    count: u64,
}

/// The last announcement.
#[derive(Debug)]
struct Announcement {
    /// The announced events.
    plies: Range<usize>,
    /// Log text of the events when announced.
    log_text: String,
    words: String,
}

impl Announcer {
    /// An announcer that skips the first `ply` events.
    pub fn new(ply: usize) -> Self {
        Announcer { announced_ply: ply, undo_unannounced: false, last: None, count: 0 }
    }

    /// Detects undo by a smaller number of events. Call this before new events can happen.
    pub fn note_ply(&mut self, ply: usize) {
        if ply < self.announced_ply {
            self.announced_ply = ply;
            self.undo_unannounced = true;
        }
    }

    /// Announces what is new.
    pub fn ui(&mut self, ui: &Ui, model: &TableModel, frame: &FrameContext<'_>) {
        let ply = model.ply;
        self.note_ply(ply);
        if model.review.ply.is_some() {
            (self.last, self.undo_unannounced) = (None, false);
            return;
        }
        let new = self.announced_ply..ply;
        let undo_unannounced = std::mem::take(&mut self.undo_unannounced) && !model.is_guided();
        if undo_unannounced || !new.is_empty() {
            let log_text = log_text(&new, model, frame);
            let back = undo_unannounced.then(|| frame.text.get("table-taken-back"));
            let words = back.into_iter().chain([log_text.clone()]).collect::<Vec<_>>().join(" ").trim().to_owned();
            self.announced_ply = ply;
            self.count += 1;
            self.last = (!words.is_empty()).then_some(Announcement { plies: new, log_text, words });
        } else {
            // Removes the announcement when its log text has changed, because events were covered or undone.
            self.last = self
                .last
                .take()
                .filter(|announcement| log_text(&announcement.plies, model, frame) == announcement.log_text);
        }
        if let Some(announcement) = &self.last {
            let place = Rect::from_min_size(ui.max_rect().min, Vec2::ZERO);
            announce(ui, Id::unique("announcer").with(self.count), place, &announcement.words);
        }
    }
}

/// Log text of the latest of these events, preceded by the number of omitted ones.
fn log_text(plies: &Range<usize>, model: &TableModel, frame: &FrameContext<'_>) -> String {
    let lines: Vec<&str> = model
        .log
        .lines
        .iter()
        // The foot line announces changes at the table itself.
        .filter(|line| plies.contains(&line.ply) && !line.is_note)
        .map(|line| line.words(frame.text, &model.names))
        .collect();
    let more = lines.len().saturating_sub(MAX_SENTENCES);
    let before = (more > 0).then(|| frame.text.say(&Phrase::new("table-more-before").with("count", more), &[]));
    before.into_iter().chain(lines.into_iter().skip(more).map(str::to_owned)).collect::<Vec<_>>().join(" ")
}
