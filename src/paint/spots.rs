//! Where named things lie on the screen in this frame: cells, panels, buttons.
//!
//! Hints, lessons, the screen reader and tests find things by these names only.

use std::cell::RefCell;
use std::collections::BTreeMap;

use egui::Rect;

/// The spots of a frame.
#[derive(Debug, Default)]
pub struct Spots(RefCell<BTreeMap<String, Rect>>);

impl Spots {
    /// Forgets all, for a new frame.
    pub fn clear(&self) {
        self.0.borrow_mut().clear();
    }

    /// Says where a named thing lies.
    pub fn put(&self, name: impl Into<String>, rect: Rect) {
        self.0.borrow_mut().insert(name.into(), rect);
    }

    /// Where the thing with this name lies.
    pub fn find(&self, name: &str) -> Option<Rect> {
        self.0.borrow().get(name).copied()
    }

    /// All names, in order.
    pub fn names(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}
