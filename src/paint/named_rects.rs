//! Where named things lie on the screen in this frame: cells, panels, buttons.
//!
//! Hints, lessons, the screen reader and tests find things by these names only.

use std::cell::RefCell;
use std::collections::BTreeMap;

use egui::{Pos2, Rect};

/// The spots of a frame.
#[derive(Debug, Default)]
pub struct NamedRects {
    now: RefCell<BTreeMap<String, Rect>>,
    before: RefCell<BTreeMap<String, Rect>>,
    told: RefCell<BTreeMap<String, Rect>>,
}

impl NamedRects {
    /// Begins a new frame with none.
    pub fn clear(&self) {
        self.before.swap(&self.now);
        self.now.borrow_mut().clear();
    }

    /// Writes spots that are new or have moved to the log, for whoever drives the app from outside (`RUST_LOG=cheeseboard::paint::spots=trace`).
    pub fn trace(&self) {
        if !tracing::enabled!(tracing::Level::TRACE) {
            return;
        }
        let (now, mut told) = (self.now.borrow(), self.told.borrow_mut());
        for (name, rect) in now.iter().filter(|(name, rect)| told.get(*name) != Some(*rect)) {
            let center = rect.center();
            tracing::trace!("spot {name} = {:.0} {:.0} {:.0} {:.0}", center.x, center.y, rect.width(), rect.height());
        }
        for name in told.keys().filter(|name| !now.contains_key(*name)) {
            tracing::trace!("spot {name} is gone");
        }
        told.clone_from(&now);
    }

    /// Says where a named thing lies.
    pub fn put(&self, name: impl Into<String>, rect: Rect) {
        self.now.borrow_mut().insert(name.into(), rect);
    }

    /// Where the thing with this name lies.
    pub fn find(&self, name: &str) -> Option<Rect> {
        self.now.borrow().get(name).copied()
    }

    /// Where it lay in the frame before: for what is painted later than whoever asks.
    pub fn find_before(&self, name: &str) -> Option<Rect> {
        self.before.borrow().get(name).copied()
    }

    /// The names of all things that lie at this point, the smallest first.
    pub fn at(&self, point: Pos2) -> Vec<String> {
        let now = self.now.borrow();
        let mut there: Vec<(&String, &Rect)> = now.iter().filter(|(_, rect)| rect.contains(point)).collect();
        there.sort_by(|(_, one), (_, other)| one.area().total_cmp(&other.area()));
        there.into_iter().map(|(name, _)| name.clone()).collect()
    }

    /// All names, in order.
    pub fn names(&self) -> Vec<String> {
        self.now.borrow().keys().cloned().collect()
    }
}
