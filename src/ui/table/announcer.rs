//! What happens at a table, spoken: each new line of the log, once. It is there whether the log is on the screen or not.
//!
//! Must not know: games, what is hidden. The log tells only what all see.

use std::ops::Range;

use egui::{Id, Rect, Ui, Vec2};

use super::model::TableModel;
use super::session::FrameContext;
use crate::engine::Phrase;
use crate::paint::widgets::announce;

/// So many sentences are spoken at once, at most: the latest.
const AT_ONCE: usize = 5;

/// Speaks what happened since it spoke last.
#[derive(Debug)]
pub struct Announcer {
    /// So many events are old: they were spoken of, or had happened before the table was opened.
    heard: usize,
    /// Something was taken back, which has not been said yet.
    taken_back: bool,
    said: Option<Said>,
    /// How often something was said. The same words in a new node are spoken once more.
    times: u64,
}

/// What was said last.
#[derive(Debug)]
struct Said {
    /// The events it tells of.
    plies: Range<usize>,
    /// What the log said of them.
    told: String,
    words: String,
}

impl Announcer {
    /// One that keeps silent about the first `ply` events.
    pub fn new(ply: usize) -> Self {
        Announcer { heard: ply, taken_back: false, said: None, times: 0 }
    }

    /// Notes how many events there are: where they are fewer than before, some were taken back. Call it before anything new can happen.
    pub fn note(&mut self, ply: usize) {
        if ply < self.heard {
            self.heard = ply;
            self.taken_back = true;
        }
    }

    /// Says what is new.
    pub fn ui(&mut self, ui: &Ui, model: &TableModel, frame: &FrameContext<'_>) {
        let ply = model.ply;
        self.note(ply);
        if model.review.at.is_some() {
            (self.said, self.taken_back) = (None, false);
            return;
        }
        let new = self.heard..ply;
        let taken_back = std::mem::take(&mut self.taken_back) && !model.is_lesson();
        if taken_back || !new.is_empty() {
            let told = told(&new, model, frame);
            let back = taken_back.then(|| frame.text.get("table-taken-back"));
            let words = back.into_iter().chain([told.clone()]).collect::<Vec<_>>().join(" ").trim().to_owned();
            self.heard = ply;
            self.times += 1;
            self.said = (!words.is_empty()).then_some(Said { plies: new, told, words });
        } else {
            // What has been covered or taken back since is told otherwise now: what was said of it leaves the tree.
            self.said = self.said.take().filter(|said| told(&said.plies, model, frame) == said.told);
        }
        if let Some(said) = &self.said {
            let place = Rect::from_min_size(ui.max_rect().min, Vec2::ZERO);
            announce(ui, Id::unique("announcer").with(self.times), place, &said.words);
        }
    }
}

/// What the log says of these events, the latest of them, and how many there are before.
fn told(plies: &Range<usize>, model: &TableModel, frame: &FrameContext<'_>) -> String {
    let lines: Vec<&str> = model
        .log
        .lines
        .iter()
        // What was changed at the table itself is said at the foot.
        .filter(|line| plies.contains(&line.ply) && !line.is_note)
        .map(|line| line.words(frame.text, &model.names))
        .collect();
    let more = lines.len().saturating_sub(AT_ONCE);
    let before = (more > 0).then(|| frame.text.say(&Phrase::new("table-more-before").with("count", more), &[]));
    before.into_iter().chain(lines.into_iter().skip(more).map(str::to_owned)).collect::<Vec<_>>().join(" ")
}
