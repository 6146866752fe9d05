//! What gets the keyboard's focus as soon as it is painted, by the name of its spot: for a screen that is come back to.

use egui::{Context, Id, Response};

/// What waits for its widget is forgotten after so many frames: it is not there.
const FRAMES: u64 = 4;

fn wanted() -> Id {
    Id::unique("what gets the focus")
}

/// The widget with this spot gets the focus when it is painted next.
pub fn ask(ctx: &Context, spot: impl Into<String>) {
    let asked: (String, u64) = (spot.into(), ctx.cumulative_frame_nr());
    ctx.data_mut(|data| data.insert_temp(wanted(), asked));
    ctx.request_repaint();
}

/// Gives the widget with this spot the focus, if that was asked for.
pub fn give(response: &Response, spot: &str) {
    let ctx = &response.ctx;
    let asked: Option<(String, u64)> = ctx.data(|data| data.get_temp(wanted()));
    let Some((name, since)) = asked else { return };
    if name == spot {
        response.request_focus();
    }
    if name == spot || ctx.cumulative_frame_nr() > since + FRAMES {
        ctx.data_mut(|data| data.remove::<(String, u64)>(wanted()));
    }
}
