//! The rectangles of named things on the screen in this frame: cells, panels, buttons.
//!
//! Hints, lessons, the screen reader and tests find things by these names only.

use std::cell::RefCell;
use std::collections::BTreeMap;

use egui::{Pos2, Rect};

/// The named rectangles of the current and the previous frame.
#[derive(Debug, Default)]
pub struct NamedRects {
    current: RefCell<BTreeMap<String, Rect>>,
    previous: RefCell<BTreeMap<String, Rect>>,
    /// The rectangles of pictures that reach beyond the rectangle of their thing, in the current frame.
    pictures: RefCell<BTreeMap<String, Rect>>,
    traced: RefCell<BTreeMap<String, Rect>>,
}

impl NamedRects {
    /// Starts a new frame: the current rectangles become the previous ones.
    pub fn begin_frame(&self) {
        self.previous.swap(&self.current);
        self.current.borrow_mut().clear();
        self.pictures.borrow_mut().clear();
    }

    /// Logs rectangles that are new, have moved or are gone, for programs that drive the app from outside
    /// (`RUST_LOG=cheeseboard::paint::named_rects=trace`).
    pub fn trace_changes(&self) {
        if !tracing::enabled!(tracing::Level::TRACE) {
            return;
        }
        let (current, mut traced) = (self.current.borrow(), self.traced.borrow_mut());
        for (name, rect) in current.iter().filter(|(name, rect)| traced.get(*name) != Some(*rect)) {
            let center = rect.center();
            tracing::trace!("{name} = {:.0} {:.0} {:.0} {:.0}", center.x, center.y, rect.width(), rect.height());
        }
        for name in traced.keys().filter(|name| !current.contains_key(*name)) {
            tracing::trace!("{name} is gone");
        }
        traced.clone_from(&current);
    }

    /// Stores the rectangle of a named thing.
    pub fn put(&self, name: impl Into<String>, rect: Rect) {
        self.current.borrow_mut().insert(name.into(), rect);
    }

    /// The rectangle of the thing with this name in the current frame.
    pub fn find(&self, name: &str) -> Option<Rect> {
        self.current.borrow().get(name).copied()
    }

    /// Stores where a picture at a named thing reaches beyond its rectangle, as a pawn on a space or a lifted die does.
    pub fn put_picture(&self, name: impl Into<String>, rect: Rect) {
        self.pictures.borrow_mut().insert(name.into(), rect);
    }

    /// The rectangle of the thing with this name in the current frame, with all of the picture there.
    pub fn find_with_picture(&self, name: &str) -> Option<Rect> {
        let rect = self.find(name)?;
        Some(self.pictures.borrow().get(name).map_or(rect, |picture| rect.union(*picture)))
    }

    /// The rectangle in the previous frame, for callers that run before the thing is painted.
    pub fn find_previous(&self, name: &str) -> Option<Rect> {
        self.previous.borrow().get(name).copied()
    }

    /// The names of all things at a point, the smallest first.
    pub fn at(&self, point: Pos2) -> Vec<String> {
        let current = self.current.borrow();
        let mut found: Vec<(&String, &Rect)> = current.iter().filter(|(_, rect)| rect.contains(point)).collect();
        found.sort_by(|(_, one), (_, other)| one.area().total_cmp(&other.area()));
        found.into_iter().map(|(name, _)| name.clone()).collect()
    }

    /// All names of the current frame, sorted.
    pub fn names(&self) -> Vec<String> {
        self.current.borrow().keys().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Vec2, pos2};

    #[test]
    fn picture_counts_only_while_its_thing_is_there() {
        let square = |x: f32| Rect::from_min_size(pos2(x, 0.0), Vec2::splat(10.0));
        let rects = NamedRects::default();
        rects.put_picture("space 1", square(5.0));
        assert_eq!(rects.find_with_picture("space 1"), None);
        rects.put("space 1", square(0.0));
        assert_eq!(rects.find("space 1"), Some(square(0.0)));
        assert_eq!(rects.find_with_picture("space 1"), Some(square(0.0).union(square(5.0))));
        rects.begin_frame();
        rects.put("space 1", square(0.0));
        assert_eq!(rects.find_with_picture("space 1"), Some(square(0.0)));
    }
}
