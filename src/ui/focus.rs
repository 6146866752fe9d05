//! Requests for the keyboard focus by the name of a rectangle, for widgets that are painted later: for instance when a screen reopens.

use egui::{Context, Id, Response};

/// A request is dropped after this many frames without its widget.
const MAX_FRAMES: u64 = 4;

fn request_id() -> Id {
    Id::unique("what gets the focus")
}

/// Requests the focus for the widget whose rectangle has this name, the next time it is painted.
pub fn request(ctx: &Context, rect_name: impl Into<String>) {
    let requested: (String, u64) = (rect_name.into(), ctx.cumulative_frame_nr());
    ctx.data_mut(|data| data.insert_temp(request_id(), requested));
    ctx.request_repaint();
}

/// Gives the focus to the widget whose rectangle has this name, if it was requested.
pub fn grant(response: &Response, rect_name: &str) {
    let ctx = &response.ctx;
    let requested: Option<(String, u64)> = ctx.data(|data| data.get_temp(request_id()));
    let Some((name, since)) = requested else { return };
    if name == rect_name {
        response.request_focus();
    }
    if name == rect_name || ctx.cumulative_frame_nr() > since + MAX_FRAMES {
        ctx.data_mut(|data| data.remove::<(String, u64)>(request_id()));
    }
}
