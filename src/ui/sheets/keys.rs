//! The keys of the game at the table and of everything around it, drawn as key caps.

use egui::{Align2, CornerRadius, KeyboardShortcut, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetText, pos2, vec2};

use super::group_heading;
use crate::games::{Game, Visitor, visit_game};
use crate::paint::board;
use crate::paint::icons::paint_icon;
use crate::paint::key_help::KeyLabel::{self, Arrow, Letter, Word};
use crate::paint::key_help::{GameCommand, labels};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::ui::app_keys;
use crate::ui::services::AppServices;
use crate::ui::table::{COMMANDS, KeyScope};

/// Keys, and what they do: in each place another thing, if there is more than one.
struct Row {
    labels: Vec<&'static str>,
    keys: Vec<KeyboardShortcut>,
}

/// From so many digits in a row on, only the first and the last are drawn.
const LONG_ROW: usize = 4;

/// A row with a combination of three keys shows no more caps than these, else only its first combination.
const MOST_CAPS: usize = 4;

/// Adds keys to the row that does the same, or begins one.
fn add(rows: &mut Vec<Row>, label: &'static str, keys: &[KeyboardShortcut]) {
    let index = rows.iter().position(|row| row.labels == [label]).unwrap_or_else(|| {
        rows.push(Row { labels: vec![label], keys: Vec::new() });
        rows.len() - 1
    });
    let row = &mut rows[index].keys;
    row.extend(keys.iter().filter(|key| !row.contains(key)).copied().collect::<Vec<_>>());
}

/// Puts what the same keys do into one row, where the first of these rows stands.
fn merged(rows: Vec<Row>) -> Vec<Row> {
    let mut merged: Vec<Row> = Vec::new();
    for row in rows {
        match merged.iter_mut().find(|other| other.keys == row.keys) {
            Some(other) => other.labels.extend(row.labels),
            None => merged.push(row),
        }
    }
    merged
}

/// The keys that play this game, and those of everything around it.
fn rows(game: &str) -> [Vec<Row>; 2] {
    struct Keys;
    impl Visitor for Keys {
        type Output = &'static [GameCommand];
        fn visit<G: Game>(&mut self) -> &'static [GameCommand] {
            G::COMMANDS
        }
    }
    let of_game = visit_game(game, &mut Keys).unwrap_or_default();
    let [mut playing, mut around] = [Vec::new(), Vec::new()];
    for help in board::KEYS {
        add(&mut playing, help.label, help.keys);
    }
    for command in of_game {
        add(&mut playing, command.label, command.keys);
    }
    // What can be asked for in different ways stands where its last way does.
    let is_around = |label: &str| {
        COMMANDS.iter().rfind(|command| command.label == label).is_some_and(|command| command.scope != KeyScope::Free)
    };
    // The keys of the whole app stand in a list of their own.
    for command in COMMANDS.iter().filter(|command| !command.keys.is_empty() && command.scope != KeyScope::App) {
        let rows = if is_around(command.label) { &mut around } else { &mut playing };
        add(rows, command.label, command.keys);
    }
    for help in app_keys::KEYS {
        add(&mut around, help.label, help.keys);
    }
    [playing, around].map(merged)
}

/// The caps of a row: alternatives, each of keys that are pressed together.
fn alternatives(row: &Row) -> Vec<Vec<KeyLabel>> {
    let mut all: Vec<Vec<KeyLabel>> = row.keys.iter().map(labels).collect();
    if all.iter().map(Vec::len).sum::<usize>() > MOST_CAPS && all.iter().any(|caps| caps.len() > 2) {
        all.truncate(1);
    }
    let is_digit =
        |caps: &Vec<KeyLabel>| matches!(caps.as_slice(), [Letter(digit)] if digit.chars().all(char::is_numeric));
    let is_arrow = |caps: &Vec<KeyLabel>| matches!(caps.as_slice(), [Word(_), Arrow(..)]);
    if all.len() >= LONG_ROW && all.iter().all(is_digit) {
        let mut ends = all.into_iter();
        let first = ends.next();
        return first.into_iter().chain([vec![Letter("…")]]).chain(ends.next_back()).collect();
    }
    if all.len() >= LONG_ROW && all.iter().all(is_arrow) {
        return vec![vec![Word("key-ctrl"), Word("key-arrow")]];
    }
    all
}

/// Paints them: in two columns where there is room.
pub fn ui(ui: &mut Ui, services: &AppServices, game: &str) {
    let theme = services.theme();
    let gap = theme.size.padding * 2.0;
    let [playing, around] = rows(game);
    if ui.available_width() > theme.size.breakpoint.keys * text_scale(ui, theme) {
        ui.spacing_mut().item_spacing.x = gap;
        ui.columns_const(|[left, right]| {
            for (column, name, rows) in [(left, "keys-playing", &playing), (right, "keys-around", &around)] {
                column.spacing_mut().item_spacing.x = theme.size.grid;
                section_ui(column, services, name, rows);
            }
        });
    } else {
        section_ui(ui, services, "keys-playing", &playing);
        section_ui(ui, services, "keys-around", &around);
    }
}

fn section_ui(ui: &mut Ui, services: &AppServices, name: &str, rows: &[Row]) {
    let theme = services.theme();
    group_heading(ui, theme, &services.word(name));
    let room = (ui.available_width() * 0.46).max(theme.size.button * 3.0);
    for row in rows {
        ui.horizontal(|ui| {
            let left = ui.cursor().left();
            ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
            for (number, keys) in alternatives(row).iter().enumerate() {
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
            let what: Vec<String> = row.labels.iter().map(|label| services.word(label)).collect();
            ui.add(egui::Label::new(what.join("\n")).wrap());
        });
    }
}

/// A key cap: a small block like a button, but not clickable.
fn cap_ui(ui: &mut Ui, services: &AppServices, cap: &KeyLabel) {
    let theme = services.theme();
    let scale = text_scale(ui, theme);
    let height = theme.size.key * scale;
    let word = match cap {
        Word(key) => services.word(key),
        Letter(letter) => (*letter).to_owned(),
        Arrow(..) => String::new(),
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
    let face = rect.with_max_y(rect.bottom() - theme.size.control.depth);
    painter.rect_filled(face, radius, theme.raised);
    painter.rect_stroke(
        rect,
        radius,
        Stroke::new(theme.size.control.outline, theme.control_line()),
        StrokeKind::Inside,
    );
    match cap {
        Arrow(icon, _) => {
            let square = Rect::from_center_size(face.center(), Vec2::splat(theme.size.mark * scale));
            paint_icon(painter, square, *icon, theme.ink);
        }
        Word(_) | Letter(_) => {
            let place = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), face);
            painter.galley(pos2(place.left(), place.top()), galley, theme.ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_keys_stand_in_two_rows() {
        for game in crate::games::ids() {
            for rows in rows(game) {
                for (number, row) in rows.iter().enumerate() {
                    let again = rows.iter().skip(number + 1).find(|other| other.keys == row.keys);
                    assert!(again.is_none(), "{game}: {:?} and {:?}", row.labels, again.map(|other| &other.labels));
                }
            }
        }
    }
}
