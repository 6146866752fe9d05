//! Requests for the keyboard focus by the name of a spot, for widgets that are painted later: for instance when a screen reopens.

use egui::{Context, Id, Response};

/// A request is dropped after this many frames without its widget.
const MAX_FRAMES: u64 = 4;

fn request_id() -> Id {
    Id::unique("what gets the focus")
}

/// Requests the focus for the widget with this spot, the next time it is painted.
pub fn request(ctx: &Context, spot: impl Into<String>) {
    let requested: (String, u64) = (spot.into(), ctx.cumulative_frame_nr());
    ctx.data_mut(|data| data.insert_temp(request_id(), requested));
    ctx.request_repaint();
}

/// Gives the focus to the widget with this spot, if it was requested.
pub fn grant(response: &Response, spot: &str) {
    let ctx = &response.ctx;
    let requested: Option<(String, u64)> = ctx.data(|data| data.get_temp(request_id()));
    let Some((name, since)) = requested else { return };
    if name == spot {
        response.request_focus();
    }
    if name == spot || ctx.cumulative_frame_nr() > since + MAX_FRAMES {
        ctx.data_mut(|data| data.remove::<(String, u64)>(request_id()));
    }
}
