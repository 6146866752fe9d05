//! The shelf: every unfinished table as a small card that stands on a wooden board.

use std::path::PathBuf;
use std::time::SystemTime;

use egui::{
    Align, CornerRadius, Frame, Layout, Margin, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::Did;
use crate::engine::{Phrase, Turn};
use crate::paint::icons::Icon;
use crate::paint::painter::Face;
use crate::paint::shapes::darker;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{self, PushButton, focus_ring};
use crate::play::Shelf;
use crate::ui::days;
use crate::ui::desktop::Desktop;
use crate::ui::gallery::Offered;
use crate::ui::people::{self, capitalised, people_ui};
use crate::ui::room;
use crate::ui::start;

/// The least width of a card, at a text scale of 100 %.
const LEAST_WIDTH: f32 = 230.0;

/// An unfinished table as it is shown.
pub struct Standing {
    /// Its file.
    pub path: PathBuf,
    /// Id of its game.
    pub game: &'static str,
    /// Who sits there.
    pub faces: Vec<Face>,
    /// Their names, for sentences.
    pub names: Vec<String>,
    /// Who comes next.
    turn: Turn,
    /// When it was left.
    saved: SystemTime,
}

/// The tables on the shelf, the latest first, and how many files there cannot be read.
pub fn standing(shelf: &Shelf) -> (Vec<Standing>, usize) {
    let mut damaged = 0;
    let mut tables = Vec::new();
    for shelved in shelf.tables() {
        match start::shelved(&shelved.path) {
            Ok(session) => tables.push(Standing {
                game: session.game(),
                faces: session.faces().to_vec(),
                names: session.names().to_vec(),
                turn: session.turn().clone(),
                path: shelved.path,
                saved: shelved.saved,
            }),
            Err(_) => damaged += 1,
        }
    }
    (tables, damaged)
}

impl Standing {
    /// The name of its game.
    pub fn game_name(&self, desktop: &Desktop) -> String {
        desktop.word(&format!("{}-name", self.game))
    }

    /// When it was left and who is next, as one line.
    pub fn when_and_next(&self, desktop: &Desktop) -> String {
        let day = capitalised(&desktop.text.say(&days::day(self.saved), &[]));
        match &self.turn {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => {
                let next = desktop.text.say(&Phrase::new("select-turn").with("seat", *seat), &self.names);
                format!("{day} · {next}")
            }
            Turn::Chance(None) | Turn::Over(_) => day,
        }
    }

    /// A sentence about this table, with its game, names and day.
    pub fn said(&self, desktop: &Desktop, key: &'static str) -> String {
        let names = people::listed(&self.names);
        let phrase = Phrase::new(key)
            .with("game", self.game_name(desktop))
            .with("names", names)
            .with("day", days::day(self.saved));
        desktop.text.say(&phrase, &[])
    }

    /// Paints what it looks like.
    pub fn paint(&self, painter: &Painter, rect: Rect, theme: &Theme, games: &[Offered]) {
        if let Some(game) = games.iter().find(|game| game.id == self.game) {
            (game.paint)(painter, rect, theme);
        }
    }
}

/// The button that throws a table away, and asks once more in its own place.
pub fn bin_ui(ui: &mut Ui, desktop: &Desktop, table: &Standing, throwing: &mut Option<PathBuf>, did: &mut Did) {
    let theme = desktop.theme();
    if throwing.as_ref() == Some(&table.path) {
        let keep = desktop.word("select-throw-keep");
        let sure = desktop.word("select-throw-sure");
        if ui.add(PushButton::quiet(theme, &keep)).clicked() || ui.input(|input| input.key_pressed(egui::Key::Escape)) {
            *throwing = None;
        }
        let response = ui.add(PushButton::plain(theme, &sure));
        desktop.spots.put("throw away", response.rect);
        if response.clicked() {
            *did = Did::ThrownAway(table.path.clone());
        }
    } else {
        let name = table.said(desktop, "select-throw");
        let response = widgets::icon_button(ui, theme, Icon::Bin, &name);
        if response.clicked() {
            *throwing = Some(table.path.clone());
        }
    }
}

/// Paints the shelf with these tables and takes its input.
pub fn ui(
    ui: &mut Ui,
    desktop: &Desktop,
    tables: &[Standing],
    games: &[Offered],
    throwing: &mut Option<PathBuf>,
) -> Did {
    let theme = desktop.theme();
    let mut did = Did::Nothing;
    if tables.is_empty() {
        empty_ui(ui, desktop);
        return did;
    }
    ui.label(Theme::heading(desktop.word("select-shelf")));
    let gap = theme.size.padding;
    let least = LEAST_WIDTH * text_scale(ui, theme).clamp(0.9, 1.5);
    let width = ui.available_width();
    // The board juts out a little at both ends.
    let inner = width - 2.0 * gap;
    let columns = (((inner + gap) / (least + gap)) as usize).max(1);
    let card_width = (inner - gap * (columns - 1) as f32) / columns as f32;
    for (row, tables) in tables.chunks(columns).enumerate() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.add_space(gap);
            let bottom = ui.max_rect().bottom();
            let _ = bottom;
            for (column, table) in tables.iter().enumerate() {
                let place = vec2(card_width, 0.0);
                ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(card_width);
                    let number = row * columns + column + 1;
                    card_ui(ui, desktop, table, number, games, throwing, &mut did);
                });
            }
        });
        board_ui(ui, theme);
        ui.add_space(gap);
    }
    did
}

fn card_ui(
    ui: &mut Ui,
    desktop: &Desktop,
    table: &Standing,
    number: usize,
    games: &[Offered],
    throwing: &mut Option<PathBuf>,
    did: &mut Did,
) {
    let theme = desktop.theme();
    let builder = UiBuilder::new().id_salt(("shelved", number)).sense(Sense::click());
    let response = ui
        .scope_builder(builder, |ui| {
            let own = ui.response();
            let ground = if own.hovered() { theme.raised } else { theme.paper };
            let frame = Frame::new()
                .fill(ground)
                .stroke(Stroke::new(theme.size.outline, theme.line))
                .corner_radius(CornerRadius::same(theme.size.radius as u8))
                .inner_margin(Margin::same(theme.size.grid as i8 + 2));
            let shown = frame.show(ui, |ui| {
                let width = ui.available_width();
                ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
                let size = vec2(width, width * 0.52);
                room::picture(ui, theme, size, ground, |painter, rect| table.paint(painter, rect, theme, games));
                people_ui(ui, theme, &table.faces, true);
                ui.horizontal(|ui| {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        bin_ui(ui, desktop, table, throwing, did);
                        if throwing.as_ref() != Some(&table.path) {
                            let rest = vec2(ui.available_width(), ui.available_height());
                            ui.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center), |ui| {
                                ui.set_width(rest.x);
                                let line = table.said(desktop, "select-game-day");
                                ui.add(egui::Label::new(theme.soft(line)).truncate());
                            });
                        }
                    });
                });
            });
            if own.has_focus() {
                focus_ring(ui.painter(), shown.response.rect, theme.size.radius, theme);
            }
        })
        .response
        .on_hover_cursor(egui::CursorIcon::PointingHand);
    let name = table.said(desktop, "select-open");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    desktop.spots.put(format!("shelf {number}"), response.rect);
    if response.clicked() {
        *did = Did::Opened(table.path.clone());
    }
}

/// An empty shelf says what it is for.
fn empty_ui(ui: &mut Ui, desktop: &Desktop) {
    let theme = desktop.theme();
    ui.vertical_centered(|ui| {
        ui.set_max_width(theme.size.line_length * text_scale(ui, theme));
        ui.label(theme.soft(desktop.word("select-shelf-empty")));
    });
    board_ui(ui, theme);
}

/// The board of the shelf: wood with a lighter upper face, its front edge, two brackets under it.
fn board_ui(ui: &mut Ui, theme: &Theme) {
    let wood = theme.board(mix(Theme::light().table, Theme::light().accent, 0.42));
    let outline = Stroke::new(theme.size.piece_outline, darker(wood, 0.45));
    // Cards stand right on it.
    ui.add_space(-theme.size.grid);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    for share in [0.12, 0.88] {
        let x = rect.left() + rect.width() * share;
        let top = rect.top() + 16.0;
        let bracket =
            vec![pos2(x - 9.0, top), pos2(x + 9.0, top), pos2(x + 4.0, top + 16.0), pos2(x - 4.0, top + 16.0)];
        painter.add(egui::Shape::convex_polygon(bracket, darker(wood, 0.2), outline));
    }
    let front = Rect::from_min_max(rect.left_top(), pos2(rect.right(), rect.top() + 17.0));
    painter.rect(front, CornerRadius::same(5), wood, outline, StrokeKind::Inside);
    let light = Stroke::new(1.5, mix(wood, theme.raised, if theme.dark { 0.12 } else { 0.5 }));
    painter.hline(front.left() + 6.0..=front.right() - 6.0, front.top() + 3.5, light);
    painter.hline(
        front.left() + front.width() * 0.2..=front.left() + front.width() * 0.55,
        front.top() + 10.0,
        Stroke::new(1.0, darker(wood, 0.16)),
    );
}
