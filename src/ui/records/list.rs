//! The finished games as a list: which game, who played, who won, when.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use egui::{Align, Layout, Margin, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, vec2};

use crate::engine::{Outcome, Phrase};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::MARKS;
use crate::paint::painter::Face;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets;
use crate::play::{is_newer, read_record};
use crate::ui::days;
use crate::ui::desktop::Desktop;
use crate::ui::folder::{Folder, Found};
use crate::ui::gallery::Offered;
use crate::ui::people::{self, people_ui};
use crate::ui::room;

/// Size of the picture of a game.
const PICTURE: Vec2 = vec2(104.0, 68.0);

/// A record in the folder.
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    game: &'static str,
    faces: Vec<Face>,
    names: Vec<String>,
    outcome: Option<Outcome>,
    saved: SystemTime,
}

/// The records in this folder, read in the background. Their moves are checked when one is opened, not here.
pub fn kept_in(folder: &Path) -> Folder<Kept> {
    Folder::open(folder, &["ron", "json", "cheese"], |path, saved, text| match kept(path, saved, &text) {
        Some(record) => Found::Whole(record),
        None if is_newer(&text) => Found::Newer,
        None => Found::Damaged,
    })
}

fn kept(path: &Path, saved: SystemTime, text: &str) -> Option<Kept> {
    let record = read_record(text).ok()?;
    let game = crate::games::ids().into_iter().find(|id| *id == record.game)?;
    let faces: Vec<Face> = record
        .seats
        .iter()
        .enumerate()
        .map(|(seat, entry)| Face {
            name: entry.name.clone(),
            mark: entry.mark.unwrap_or(seat as u8) % MARKS,
            bot: entry.player != "human",
        })
        .collect();
    let names = faces.iter().map(|face| face.name.clone()).collect();
    let outcome = record.result.and_then(|result| serde_json::from_value(result).ok());
    Some(Kept { path: path.to_owned(), game, faces, names, outcome, saved })
}

impl Kept {
    /// Who won, in a sentence.
    fn result(&self, desktop: &Desktop) -> String {
        let Some(outcome) = &self.outcome else { return desktop.word("records-unfinished") };
        let winners: Vec<Phrase> =
            outcome.winners.iter().map(|&seat| Phrase::new("end-name").with("seat", seat)).collect();
        let score = outcome.winners.first().and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or(0);
        let said = desktop.text.counted(&format!("{}-score", self.game), i64::from(score));
        let phrase =
            Phrase::new("records-wins").with("count", winners.len()).with("names", winners).with("score", said);
        desktop.text.say(&phrase, &self.names)
    }

    fn said(&self, desktop: &Desktop, key: &'static str) -> String {
        let phrase = Phrase::new(key)
            .with("game", desktop.word(&format!("{}-name", self.game)))
            .with("names", people::listed(&self.names))
            .with("day", days::day(self.saved));
        desktop.text.say(&phrase, &[])
    }
}

/// Paints a row; true if it is clicked.
pub fn row_ui(ui: &mut Ui, desktop: &Desktop, kept: &Kept, index: usize, games: &[Offered]) -> bool {
    let theme = desktop.theme();
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8 + 2);
    let response = room::clickable_card(ui, theme, ("record", index), margin, |ui, ground| {
        ui.horizontal_top(|ui| {
            if shows_picture(ui, ui.available_width())
                && let Some(game) = games.iter().find(|game| game.id == kept.game)
            {
                room::picture(ui, theme, PICTURE, ground, |painter, rect| (game.paint)(painter, rect, theme));
                ui.add_space(theme.size.grid * 0.5);
            }
            let rest = vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                ui.set_width(rest.x);
                ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
                words_ui(ui, desktop, theme, kept);
            });
        });
    });
    let name = kept.said(desktop, "records-show");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    desktop.spots.put(format!("record {}", index + 1), response.rect);
    response.clicked()
}

/// About how high a row is.
pub fn height(ui: &Ui, theme: &Theme) -> f32 {
    let lines = 2.0 * ui.text_style_height(&TextStyle::Body) + ui.text_style_height(&TextStyle::Small);
    let picture = if shows_picture(ui, ui.available_width() - 2.0 * theme.size.padding) { PICTURE.y } else { 0.0 };
    2.0 * (theme.size.grid + 2.0) + picture.max(lines + theme.size.grid)
}

/// The place of a record that has not been read yet.
pub fn unread_ui(ui: &mut Ui, theme: &Theme, height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().add(widgets::card(theme).inner_margin(0).paint(rect));
}

fn shows_picture(ui: &Ui, width: f32) -> bool {
    width > 560.0 * text_scale(ui, Theme::light())
}

fn words_ui(ui: &mut Ui, desktop: &Desktop, theme: &Theme, kept: &Kept) {
    people_ui(ui, theme, &kept.faces, false);
    let icon = 18.0 * text_scale(ui, theme);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Body);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = theme.size.grid * 0.75;
            if kept.outcome.is_some() {
                icon_ui(ui, Icon::Trophy, icon, theme.ink_soft);
            }
            ui.label(kept.result(desktop));
        });
    });
    ui.label(theme.soft(kept.said(desktop, "records-with")));
}
