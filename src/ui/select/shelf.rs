//! The shelf: every unfinished table as a small card that stands on a wooden board.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use egui::epaint::CubicBezierShape;
use egui::{
    Align, CornerRadius, Layout, Margin, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::Did;
use super::stills::Stills;
use crate::engine::{Phrase, Turn};
use crate::games;
use crate::paint::icons::Icon;
use crate::paint::painter::Face;
use crate::paint::shapes::darker;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{self, PushButton};
use crate::play::{Contents, Shelf, Trouble};
use crate::storage::{read_from_folder, set_aside};
use crate::ui::days;
use crate::ui::desktop::{Desktop, file_name};
use crate::ui::people::{self, capitalised, people_ui};
use crate::ui::room;
use crate::ui::start;

/// The least width of a card, at a text scale of 100 %.
const LEAST_WIDTH: f32 = 310.0;
/// Side of the picture on a card.
const PICTURE: f32 = 112.0;
/// From the edge of a card to what is on it.
const CARD_PADDING: f32 = 10.0;
/// Height of the board with its brackets.
const BOARD: f32 = 34.0;

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

/// What the tables are shown with.
#[derive(Default)]
pub struct Shelves {
    /// Their pictures.
    pub stills: Stills,
    /// The table that is to be thrown away if that is pressed once more.
    pub throwing: Option<PathBuf>,
}

/// What was found on the shelf.
#[derive(Default)]
pub struct Found {
    /// The tables, the latest first.
    pub tables: Vec<Standing>,
    /// Files that this program cannot read and leaves where they are: of other games or formats, or out of its reach.
    pub left: usize,
    /// The names under which damaged files are kept now.
    pub set_aside: Vec<String>,
}

/// Looks the shelf over. A damaged file would be in the way of nothing, but nobody would know of it: it is set aside.
pub fn look_over(shelf: &Shelf) -> Found {
    let mut found = Found::default();
    for shelved in shelf.tables() {
        match &shelved.holds {
            Contents::Table(game) if games::ids().contains(&game.as_str()) => {}
            Contents::Table(_) | Contents::Foreign | Contents::Newer => {
                found.left += 1;
                continue;
            }
            Contents::Damaged => {
                found.damaged(&shelved.path);
                continue;
            }
        }
        let opened = read_from_folder(&shelved.path).map_err(Trouble::from);
        match opened.and_then(|text| start::take_down(&shelved.path, &text)) {
            Ok((session, _notices)) => found.tables.push(Standing {
                game: session.game(),
                faces: session.faces().to_vec(),
                names: session.names().to_vec(),
                turn: session.turn().clone(),
                path: shelved.path,
                saved: shelved.saved,
            }),
            Err(Trouble::Refused(problem)) => {
                tracing::warn!("{} is refused: {:?}", shelved.path.display(), problem);
                found.damaged(&shelved.path);
            }
            Err(Trouble::Newer | Trouble::Unread(_)) => found.left += 1,
        }
    }
    found
}

impl Found {
    fn damaged(&mut self, path: &Path) {
        match set_aside(path) {
            Ok(aside) => self.set_aside.push(file_name(&aside)),
            Err(error) => {
                tracing::warn!("{} cannot be set aside: {error}", path.display());
                self.left += 1;
            }
        }
    }

    /// What is to be said of the files that were set aside.
    pub fn said(&self) -> Option<Phrase> {
        let count = self.set_aside.len();
        (count > 0)
            .then(|| Phrase::new("select-set-aside").with("count", count).with("kept", people::listed(&self.set_aside)))
    }
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

/// About how high one row of the shelf is, with its head.
pub fn height(ui: &Ui, theme: &Theme) -> f32 {
    let lines = ui.text_style_height(&egui::TextStyle::Heading) + theme.size.grid;
    lines + PICTURE + 2.0 * CARD_PADDING + BOARD + theme.size.padding
}

/// About how high the empty shelf is.
pub fn empty_height(ui: &Ui, theme: &Theme) -> f32 {
    3.0 * ui.text_style_height(&egui::TextStyle::Small) + BOARD + theme.size.padding * 3.5
}

/// Paints the shelf with these tables and takes its input.
pub fn ui(ui: &mut Ui, desktop: &Desktop, tables: &[Standing], shelves: &mut Shelves) -> Did {
    let theme = desktop.theme();
    let mut did = Did::Nothing;
    ui.label(Theme::heading(desktop.word("select-shelf")));
    let gap = theme.size.padding;
    let least = LEAST_WIDTH * text_scale(ui, theme).clamp(0.9, 1.5);
    // The board juts out a little at both ends.
    let inner = ui.available_width() - 2.0 * gap;
    let columns = (((inner + gap) / (least + gap)) as usize).max(1);
    let card_width = (inner - gap * (columns - 1) as f32) / columns as f32;
    for (row, tables) in tables.chunks(columns).enumerate() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.add_space(gap);
            for (column, table) in tables.iter().enumerate() {
                let place = vec2(card_width, 0.0);
                ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(card_width);
                    let number = row * columns + column + 1;
                    card_ui(ui, desktop, table, number, shelves, &mut did);
                });
            }
        });
        board_ui(ui, theme);
        ui.add_space(gap);
    }
    did
}

fn card_ui(ui: &mut Ui, desktop: &Desktop, table: &Standing, number: usize, shelves: &mut Shelves, did: &mut Did) {
    let theme = desktop.theme();
    let Shelves { stills, throwing } = shelves;
    let margin = Margin::same(CARD_PADDING as i8);
    let response = room::clickable_card(ui, theme, ("shelved", number), margin, |ui, ground| {
        ui.horizontal_top(|ui| {
            let side = PICTURE;
            room::picture(ui, theme, Vec2::splat(side), ground, |painter, rect| {
                stills.paint(painter, rect, table, desktop);
            });
            let rest = vec2(ui.available_width(), side);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                ui.set_width(rest.x);
                ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
                let line = table.said(desktop, "select-game-day");
                ui.add(egui::Label::new(theme.soft(line)).truncate());
                people_ui(ui, theme, &table.faces, true);
                let bin = theme.size.button * text_scale(ui, theme).clamp(1.0, 1.5);
                ui.add_space((side - ui.min_rect().height() - bin - theme.size.grid * 0.5).max(0.0));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    bin_ui(ui, desktop, table, throwing, did);
                });
            });
        });
    });
    let name = table.said(desktop, "select-open");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    desktop.spots.put(format!("shelf {number}"), response.rect);
    if response.clicked() {
        *did = Did::Opened(table.path.clone());
    }
}

/// An empty shelf says what it is for; somebody has left a mug there.
pub fn empty_ui(ui: &mut Ui, desktop: &Desktop) {
    let theme = desktop.theme();
    let width = ui.available_width();
    let mug = theme.size.button * 1.2;
    ui.add_space(theme.size.padding);
    let rect = ui
        .vertical_centered(|ui| {
            ui.set_max_width((width - 4.0 * mug).min(theme.size.line_length * 1.3 * text_scale(ui, theme)));
            ui.label(theme.soft(desktop.word("select-shelf-empty")));
            ui.add_space(theme.size.grid);
        })
        .response
        .rect;
    let foot = pos2(ui.max_rect().right() - mug * 1.6, rect.bottom() + 1.0);
    board_ui(ui, theme);
    paint_mug(ui.painter(), foot, mug, theme);
}

/// A mug of tea that stands with its foot at this point.
fn paint_mug(painter: &Painter, foot: Pos2, height: f32, theme: &Theme) {
    let glaze = theme.board(mix(Theme::light().mark(0), Theme::light().paper, 0.12));
    let cream = theme.board(Theme::light().paper);
    let line = Stroke::new(theme.size.piece_outline, darker(glaze, 0.5));
    let body = Rect::from_min_max(foot - vec2(height * 0.42, height * 0.86), foot + vec2(height * 0.42, 0.0));
    let handle = body.right_center() - vec2(0.0, height * 0.04);
    painter.circle_stroke(handle, height * 0.22, Stroke::new(height * 0.15, line.color));
    painter.circle_stroke(handle, height * 0.22, Stroke::new(height * 0.15 - 2.0 * line.width, glaze));
    let round = CornerRadius { nw: 3, ne: 3, sw: 11, se: 11 };
    painter.rect(body, round, glaze, line, StrokeKind::Inside);
    let band = Rect::from_min_max(
        pos2(body.left() + line.width, body.top() + height * 0.3),
        pos2(body.right() - line.width, body.top() + height * 0.5),
    );
    painter.rect_filled(band, CornerRadius::ZERO, cream);
    let light = Stroke::new(2.0, mix(glaze, cream, 0.55));
    let left = body.left() + height * 0.12;
    painter.vline(left, body.top() + height * 0.1..=body.top() + height * 0.25, light);
    painter.vline(left, body.top() + height * 0.56..=body.bottom() - height * 0.16, light);
    let steam = Stroke::new(2.0, mix(theme.table, theme.ink_soft, 0.35));
    for shift in [-0.18, 0.14] {
        let at = |x: f32, y: f32| pos2(foot.x + height * (shift + x), body.top() - height * y);
        let curve = [at(0.0, 0.08), at(0.16, 0.22), at(-0.16, 0.34), at(0.02, 0.5)];
        painter.add(CubicBezierShape::from_points_stroke(curve, false, egui::Color32::TRANSPARENT, steam));
    }
}

/// The board of the shelf: wood with a lighter upper face, its front edge, two brackets under it.
fn board_ui(ui: &mut Ui, theme: &Theme) {
    let wood = theme.board(mix(Theme::light().table, Theme::light().accent, 0.42));
    let outline = Stroke::new(theme.size.piece_outline, darker(wood, 0.45));
    // Cards stand right on it.
    ui.add_space(-theme.size.grid);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BOARD), Sense::hover());
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
