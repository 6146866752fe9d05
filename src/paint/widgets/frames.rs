//! Containers: cards, sheets over the table, rows of text.

use egui::{Align, Context, Frame, Id, InnerResponse, Layout, Margin, Modal, ModalResponse, Stroke, TextStyle, Ui};

use super::buttons::icon_button;
use crate::paint::icons::Icon;
use crate::paint::theme::Theme;

/// The frame of a panel: paper, hairline, rounded, with padding.
pub fn card(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.paper)
        .stroke(Stroke::new(theme.size.outline, theme.line))
        .corner_radius(theme.size.radius as u8)
        .inner_margin(Margin::same(theme.size.padding as i8))
}

/// The frame of a sheet over the table: paper with the soft shadow.
pub fn sheet(theme: &Theme) -> Frame {
    card(theme)
        .shadow(theme.lifted_shadow())
        .corner_radius((theme.size.radius * 1.5) as u8)
        .inner_margin(Margin::same((theme.size.padding * 1.5) as i8))
}

/// Shows a modal sheet, `width` points wide where the window allows, with the table dimmed behind it; `name` is its
/// accessible name. `should_close()` of the response reports Escape and clicks beside the sheet.
pub fn modal<R>(
    ctx: &Context,
    theme: &Theme,
    (id, name): (Id, &str),
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let window = ctx.content_rect().size();
    let edge = theme.size.padding * 5.0;
    let area = Modal::default_area(id).accessible_name(name);
    Modal::new(id).area(area).frame(sheet(theme)).backdrop_color(theme.backdrop).show(ctx, |ui| {
        ui.set_width(width.min(window.x - edge));
        ui.set_max_height(window.y - edge);
        contents(ui)
    })
}

/// Reserves space for scroll bars in this `Ui`, where a floating bar would hide something.
pub fn reserve_scroll_bar(ui: &mut Ui) {
    let scroll = &mut ui.spacing_mut().scroll;
    scroll.floating_allocated_width = scroll.bar_width;
}

/// Adds the head of a sheet: its title, and at the right a close button with the tooltip and accessible name
/// `close_name`. True if that button was pressed.
pub fn sheet_head(ui: &mut Ui, theme: &Theme, title: &str, close_name: &str) -> bool {
    let closed = ui
        .horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let closed = icon_button(ui, theme, Icon::Close, close_name).clicked();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.label(Theme::heading(title));
                });
                closed
            })
            .inner
        })
        .inner;
    ui.add_space(theme.size.grid);
    closed
}

/// A row of text and small marks, as high as a line of text. `ui.horizontal` would make every row as high as a button.
pub fn text_row<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Body);
        ui.horizontal(contents).inner
    })
}
