//! The bar below the records: what was deleted and can be put back, and how an import is going.

use egui::accesskit::{Live, Role};
use egui::{Align, Frame, Layout, Margin, Panel, Stroke, Ui, WidgetText, vec2};

use super::import::ImportReport;
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::widgets::{self, PushButton};
use crate::ui::alert::{Alert, save_error_phrase};
use crate::ui::services::AppServices;

/// What the bar offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarAction {
    /// To put the record back that was deleted last.
    Undo,
    /// To end the import.
    StopImport,
    /// To see what was refused.
    Details,
    /// To close the report of the import.
    Close,
}

/// A button of the bar: its words, its icon, what it does.
pub type BarButton = (String, Option<Icon>, BarAction);

/// Shows a bar with a sentence and these buttons at the lower edge; returns what is asked for.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    (name, icon): (&'static str, Icon),
    sentence: &str,
    buttons: &[BarButton],
) -> Option<BarAction> {
    let theme = services.theme();
    let strip = Frame::new()
        .fill(theme.raised)
        .stroke(Stroke::new(theme.size.outline, theme.line))
        .inner_margin(Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8));
    let mut asked = None;
    Panel::bottom(name).frame(strip).show_separator_line(false).show(ui, |ui| {
        let (side, gap) = (theme.size.icon * text_scale(ui, theme), ui.spacing().item_spacing.x);
        let button = |ui: &Ui, (label, icon, _): &BarButton| PushButton::plain(theme, label).icon(*icon).width(ui);
        let taken: f32 = buttons.iter().map(|entry| button(ui, entry) + gap).sum();
        let room = (ui.available_width() - taken - side - 2.0 * gap).max(theme.size.text_room.title);
        let wrap = Some(egui::TextWrapMode::Wrap);
        let galley = WidgetText::from(sentence).into_galley(ui, wrap, room, egui::TextStyle::Body);
        let width = side + gap + galley.size().x + gap + taken;
        let height = galley.size().y.max(theme.size.button);
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), height),
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| {
                ui.add_space(((ui.available_width() - width) * 0.5).max(0.0));
                icon_ui(ui, icon, side, theme.ink_soft);
                let label = ui.label(galley);
                ui.ctx().accesskit_node_builder(label.id, |node| {
                    node.set_role(Role::Status);
                    node.set_label(sentence.to_owned());
                    node.set_live(Live::Polite);
                });
                for (label, icon, action) in buttons {
                    let response = match (icon, action) {
                        (Some(icon), BarAction::Close) => widgets::icon_button(ui, theme, *icon, label),
                        _ => ui.add(PushButton::plain(theme, label).icon(*icon)),
                    };
                    services.rects.put(rect_name(*action), response.rect);
                    if response.clicked() {
                        asked = Some(*action);
                    }
                }
            },
        );
    });
    asked
}

const fn rect_name(action: BarAction) -> &'static str {
    match action {
        BarAction::Undo => "records undo",
        BarAction::StopImport => "import stop",
        BarAction::Details => "import details",
        BarAction::Close => "import close",
    }
}

/// What came of an import, in a sentence.
pub fn report_phrase(report: &ImportReport) -> Phrase {
    if report.is_empty() {
        return Phrase::new("import-nothing");
    }
    let mut parts = vec![Phrase::new("import-imported").with("count", report.imported)];
    for (key, count) in [
        ("import-known", report.known),
        ("import-unfinished", report.unfinished),
        ("import-refused", report.refused.len()),
    ] {
        if count > 0 {
            parts.push(Phrase::new(key).with("count", count));
        }
    }
    match &report.error {
        Some(error) => Phrase::new("import-failed").with("parts", parts).with("why", save_error_phrase(error)),
        None => Phrase::new("import-done").with("parts", parts),
    }
}

/// Why each file was refused, a line each; `None` if none was.
pub fn refusals(services: &AppServices, refused: &[Alert]) -> Option<Phrase> {
    let say = |phrase: &Phrase| services.text.say(phrase, &[]);
    let line = |alert: &Alert| match &alert.details {
        Some(details) => format!("{} ({})", say(&alert.message), say(details)),
        None => say(&alert.message),
    };
    let lines: Vec<String> = refused.iter().map(line).collect();
    (!lines.is_empty()).then(|| Phrase::new("literal").with("text", lines.join("\n")))
}
