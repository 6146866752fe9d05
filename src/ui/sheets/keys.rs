//! The overview of keys, drawn as key caps.

use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetText, pos2, vec2};

use super::group_heading;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::ui::services::AppServices;

/// The label of a key cap.
enum KeyLabel {
    /// The key of a word in the text files.
    Word(&'static str),
    /// A letter or sign that is the same in every language.
    Letter(&'static str),
    Sign(Icon),
}
use KeyLabel::{Letter, Sign, Word};

/// Alternative key combinations, and the text key of what they do.
type Row = (&'static [&'static [KeyLabel]], &'static str);

const PLAYING: &[Row] = &[
    (&[&[Sign(Icon::Left)], &[Sign(Icon::Up)], &[Sign(Icon::Down)], &[Sign(Icon::Right)]], "keys-move"),
    (&[&[Word("key-ctrl"), Word("key-arrow")]], "keys-next-legal"),
    (&[&[Word("key-enter")], &[Word("key-space-bar")]], "keys-do"),
    (&[&[Letter("1")], &[Letter("2")], &[Letter("…")]], "keys-pick"),
    (&[&[Letter("C")]], "keys-candy"),
    (&[&[Word("key-backspace")]], "keys-drop"),
    (&[&[Letter("D")]], "keys-draw"),
    (&[&[Letter("E")]], "keys-end"),
    (&[&[Letter("P")]], "keys-pass"),
    (&[&[Letter("S")]], "keys-skip"),
    (&[&[Letter("W")], &[Letter("?")]], "keys-choices"),
    (&[&[Letter("A")], &[Letter("B")], &[Letter("C")]], "keys-answer"),
    (&[&[Letter("H")]], "keys-hint"),
    (&[&[Letter("J")]], "keys-play-for-me"),
    (&[&[Word("key-ctrl"), Letter("Z")]], "keys-undo"),
    (&[&[Word("key-ctrl"), Letter("Y")]], "keys-redo"),
];

const ANYWHERE: &[Row] = &[
    (&[&[Letter("1")], &[Letter("2")], &[Letter("…")]], "keys-games"),
    (&[&[Word("key-escape")]], "keys-back"),
    (&[&[Word("key-tab")]], "keys-tab"),
    (&[&[Letter("F1")]], "keys-keys"),
    (&[&[Letter("F2")]], "keys-rules"),
    (&[&[Letter("F6")]], "keys-panel"),
    (&[&[Letter("F9")]], "keys-cover"),
    (&[&[Letter("F11")]], "keys-full-screen"),
    (&[&[Word("key-ctrl"), Letter("+")], &[Word("key-ctrl"), Letter("−")]], "keys-text-size"),
    (&[&[Word("key-ctrl"), Letter("0")]], "keys-text-usual"),
    (&[&[Word("key-ctrl"), Letter("N")]], "keys-new"),
    (&[&[Word("key-ctrl"), Letter("O")]], "keys-open"),
    (&[&[Word("key-ctrl"), Letter("S")]], "keys-save"),
    (&[&[Word("key-home")], &[Word("key-end")]], "keys-review"),
    (&[&[Word("key-ctrl"), Letter("Q")]], "keys-quit"),
];

/// Shows the keys, in two columns where there is room.
pub fn ui(ui: &mut Ui, services: &AppServices) {
    let theme = services.theme();
    let gap = theme.size.padding * 2.0;
    if ui.available_width() > 680.0 * text_scale(ui, theme) {
        ui.spacing_mut().item_spacing.x = gap;
        ui.columns_const(|[left, right]| {
            for (column, name, rows) in [(left, "keys-playing", PLAYING), (right, "keys-around", ANYWHERE)] {
                column.spacing_mut().item_spacing.x = theme.size.grid;
                section_ui(column, services, name, rows);
            }
        });
    } else {
        section_ui(ui, services, "keys-playing", PLAYING);
        section_ui(ui, services, "keys-around", ANYWHERE);
    }
}

fn section_ui(ui: &mut Ui, services: &AppServices, name: &str, rows: &[Row]) {
    let theme = services.theme();
    group_heading(ui, theme, &services.word(name));
    let room = (ui.available_width() * 0.46).max(theme.size.button * 3.0);
    for (alternatives, does) in rows {
        ui.horizontal(|ui| {
            let left = ui.cursor().left();
            ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
            for (number, keys) in alternatives.iter().enumerate() {
                if number > 0 {
                    ui.add_space(theme.size.grid * 0.25);
                }
                for (number, cap) in keys.iter().enumerate() {
                    if number > 0 {
                        ui.label(theme.soft("+"));
                    }
                    cap_ui(ui, services, cap);
                }
            }
            let used = ui.cursor().left() - left;
            ui.add_space((room - used).max(theme.size.grid));
            ui.add(egui::Label::new(services.word(does)).wrap());
        });
    }
}

/// A key cap: a small block like a button, but not clickable.
fn cap_ui(ui: &mut Ui, services: &AppServices, cap: &KeyLabel) {
    let theme = services.theme();
    let scale = text_scale(ui, theme);
    let height = 28.0 * scale;
    let word = match cap {
        Word(key) => services.word(key),
        Letter(letter) => (*letter).to_owned(),
        Sign(_) => String::new(),
    };
    let style = Theme::small_strong_style();
    let galley = WidgetText::from(word).into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, style);
    let width = (galley.size().x + theme.size.grid * 2.0).max(height);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    let radius = CornerRadius::same((theme.size.radius * 0.5) as u8);
    painter.rect_filled(rect, radius, mix(theme.line, theme.ink_soft, 0.25));
    let face = rect.with_max_y(rect.bottom() - 3.0);
    painter.rect_filled(face, radius, theme.raised);
    painter.rect_stroke(rect, radius, Stroke::new(1.25, theme.control_line()), StrokeKind::Inside);
    match cap {
        Sign(icon) => {
            let square = Rect::from_center_size(face.center(), Vec2::splat(18.0 * scale));
            paint_icon(painter, square, *icon, theme.ink);
        }
        Word(_) | Letter(_) => {
            let place = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), face);
            painter.galley(pos2(place.left(), place.top()), galley, theme.ink);
        }
    }
}
