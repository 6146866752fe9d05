//! The score sheets of all seats at the end of a game.

use egui::{Align, Layout, Margin, Rect, ScrollArea, Stroke, TextStyle, Ui, UiBuilder, vec2};

use super::layout::{EndLayout, centred};
use crate::engine::{Outcome, Phrase, Seat};
use crate::paint::marks::mark_ui;
use crate::paint::theme::Theme;
use crate::paint::widgets::{card, reserve_scroll_bar};
use crate::ui::table::model::TableModel;
use crate::ui::table::session::{FrameContext, PaintPart, Part};

/// Paints a sheet for each seat, or each two partners, in the order of ranks; returns the height of the highest.
pub fn sheets_ui(
    ui: &mut Ui,
    (model, outcome): (&TableModel, &Outcome),
    frame: &FrameContext<'_>,
    layout: &EndLayout,
    needed: f32,
    paint: &mut PaintPart<'_>,
) -> f32 {
    let place = UiBuilder::new().max_rect(centred(layout.sheets, needed));
    let shown = ui.scope_builder(place, |ui| {
        reserve_scroll_bar(ui);
        let scroll = ScrollArea::vertical().id_salt("sheets").auto_shrink([false, true]);
        scroll.show(ui, |ui| columns_ui(ui, (model, outcome), frame, layout, paint)).inner
    });
    shown.inner
}

fn columns_ui(
    ui: &mut Ui,
    (model, outcome): (&TableModel, &Outcome),
    frame: &FrameContext<'_>,
    layout: &EndLayout,
    paint: &mut PaintPart<'_>,
) -> f32 {
    let gap = frame.theme.size.grid;
    let all = ui.available_width();
    let mut highest = 0.0_f32;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    for row in model.teams_by_rank(outcome).chunks(layout.columns) {
        // The sheets fill the width that the scroll bar leaves.
        let width = layout.width.min((all + gap) / layout.columns as f32 - gap);
        let taken = row.len() as f32 * (width + gap) - gap;
        let aside = if layout.columns > 1 { ((all - taken) / 2.0).max(0.0) } else { 0.0 };
        let top = ui.cursor().min + vec2(aside, 0.0);
        let mut lowest = top.y;
        for (index, &seat) in row.iter().enumerate() {
            let min = top + vec2(index as f32 * (width + gap), 0.0);
            let rect = Rect::from_min_size(min, vec2(width, layout.room));
            let place = UiBuilder::new().id_salt(seat.index()).max_rect(rect);
            lowest = lowest.max(
                ui.scope_builder(place, |ui| sheet_ui(ui, (model, outcome), frame, seat, paint)).response.rect.bottom(),
            );
        }
        highest = highest.max(lowest - top.y);
    }
    highest
}

fn sheet_ui(
    ui: &mut Ui,
    (model, outcome): (&TableModel, &Outcome),
    frame: &FrameContext<'_>,
    seat: Seat,
    paint: &mut PaintPart<'_>,
) {
    let theme = frame.theme;
    let won = outcome.winners.contains(&seat);
    let edge = Stroke::new(theme.size.outline * 2.0, if won { theme.accent } else { theme.line });
    let margin = Margin::symmetric(theme.size.padding as i8, (theme.size.grid * 0.75) as i8);
    card(theme).inner_margin(margin).stroke(edge).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(theme.size.grid, theme.size.grid * 0.5);
        ui.set_width(ui.available_width());
        let size = vec2(ui.available_width(), ui.text_style_height(&TextStyle::Heading));
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.label(Theme::heading(outcome.score(seat).to_string()));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let team = model.team_of(seat);
                for &member in &team {
                    mark_ui(ui, model.mark(member), theme.size.icon, theme);
                }
                // Two names need smaller letters.
                let names = match team[..] {
                    [one, other] => {
                        Theme::bold(model.say(frame.text, &Phrase::new("team").with("one", one).with("other", other)))
                    }
                    _ => Theme::heading(model.names.get(seat.index()).cloned().unwrap_or_default()),
                };
                ui.add(egui::Label::new(names).truncate());
            });
        });
        paint(ui, Part::Seat(seat));
    });
}
