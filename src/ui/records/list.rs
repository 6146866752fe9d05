//! The rows of the records screen: which game, who played, who won, when.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use egui::{Align, Layout, Margin, Role, Sense, TextStyle, Ui, WidgetInfo, vec2};

use crate::engine::{Outcome, Phrase};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::MARKS;
use crate::paint::painter::PlayerLabel;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets;
use crate::play::{SeatEntry, is_from_newer_version, read_record};
use crate::statistics::RECORD_EXTENSIONS;
use crate::ui::days;
use crate::ui::folder_reader::{FileContent, FolderReader};
use crate::ui::game_info::GameInfo;
use crate::ui::people::{self, people_ui};
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

/// A record file, as listed.
pub struct RecordEntry {
    /// The path of the file.
    pub path: PathBuf,
    game: &'static str,
    faces: Vec<PlayerLabel>,
    names: Vec<String>,
    outcome: Option<Outcome>,
    saved: SystemTime,
}

/// Reads the records in the background. Moves are only checked when a record is opened. People have their names of today, and whoever was
/// removed is someone.
pub fn read_records(services: &AppServices) -> FolderReader<RecordEntry> {
    let (directory, someone) = (services.settings.directory(), services.word("person-someone"));
    let shown = move |seat: &SeatEntry| {
        let is_bot = seat.player != "human";
        let name =
            if is_bot { Some(seat.name.as_str()) } else { directory.shown_name(&seat.name, seat.person.as_ref()) };
        name.unwrap_or(&someone).to_owned()
    };
    let folder = services.paths.records_dir();
    let parse = move |path: &Path, saved, text: String| match parse_record(path, saved, &text, &shown) {
        Some(record) => FileContent::Valid(record),
        None if is_from_newer_version(&text) => FileContent::Newer,
        None => FileContent::Damaged,
    };
    FolderReader::open(folder, &RECORD_EXTENSIONS, parse)
}

/// Reads what is listed of a record; `shown` gives the names.
fn parse_record(
    path: &Path,
    saved: SystemTime,
    text: &str,
    shown: impl Fn(&SeatEntry) -> String,
) -> Option<RecordEntry> {
    let record = read_record(text).ok()?;
    let game = crate::games::ids().into_iter().find(|id| *id == record.game)?;
    let faces: Vec<PlayerLabel> = record
        .seats
        .iter()
        .enumerate()
        .map(|(seat, entry)| PlayerLabel {
            name: shown(entry),
            mark: entry.mark.unwrap_or(seat as u8) % MARKS,
            is_bot: entry.player != "human",
        })
        .collect();
    let names = faces.iter().map(|face| face.name.clone()).collect();
    let outcome = record.result.and_then(|result| serde_json::from_value(result).ok());
    Some(RecordEntry { path: path.to_owned(), game, faces, names, outcome, saved })
}

impl RecordEntry {
    /// The sentence that says who won.
    fn result(&self, services: &AppServices) -> String {
        let Some(outcome) = &self.outcome else { return services.word("records-unfinished") };
        let winners: Vec<Phrase> =
            outcome.winners.iter().map(|&seat| Phrase::new("end-name").with("seat", seat)).collect();
        let score = outcome.winners.first().and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or(0);
        let sentence = services.text.with_count(&format!("{}-score", self.game), i64::from(score));
        let phrase =
            Phrase::new("records-wins").with("count", winners.len()).with("names", winners).with("score", sentence);
        services.text.say(&phrase, &self.names)
    }

    fn sentence(&self, services: &AppServices, key: &'static str) -> String {
        let phrase = Phrase::new(key)
            .with("game", services.word(&format!("{}-name", self.game)))
            .with("names", people::list_argument(&self.names))
            .with("day", days::relative_day(self.saved));
        services.text.say(&phrase, &[])
    }
}

/// Paints a row; true if clicked.
pub fn row_ui(ui: &mut Ui, services: &AppServices, record: &RecordEntry, index: usize, games: &[GameInfo]) -> bool {
    let theme = services.theme();
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.card.record_padding as i8);
    let response = screen_layout::clickable_card(ui, theme, ("record", index), margin, |ui, ground| {
        ui.horizontal_top(|ui| {
            if shows_picture(ui, theme, ui.available_width())
                && let Some(game) = games.iter().find(|game| game.id == record.game)
            {
                screen_layout::picture(ui, theme, theme.size.picture.record, ground, |painter, rect| {
                    (game.paint)(painter, rect, theme)
                });
                ui.add_space(theme.size.grid * 0.5);
            }
            let rest = vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                ui.set_width(rest.x);
                ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
                details_ui(ui, services, theme, record);
            });
        });
    });
    let name = record.sentence(services, "records-show");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    services.rects.put(format!("record {}", index + 1), response.rect);
    response.clicked()
}

/// The estimated height of a row.
pub fn estimated_height(ui: &Ui, theme: &Theme) -> f32 {
    let lines = 2.0 * ui.text_style_height(&TextStyle::Body) + ui.text_style_height(&TextStyle::Small);
    let has_picture = shows_picture(ui, theme, ui.available_width() - 2.0 * theme.size.padding);
    let picture = if has_picture { theme.size.picture.record.y } else { 0.0 };
    2.0 * theme.size.card.record_padding + picture.max(lines + theme.size.grid)
}

/// Paints the placeholder of a record that has not been read yet.
pub fn unread_ui(ui: &mut Ui, theme: &Theme, height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().add(widgets::card(theme).inner_margin(0).paint(rect));
}

fn shows_picture(ui: &Ui, theme: &Theme, width: f32) -> bool {
    width > theme.size.breakpoint.row * text_scale(ui, theme)
}

fn details_ui(ui: &mut Ui, services: &AppServices, theme: &Theme, record: &RecordEntry) {
    people_ui(ui, theme, &record.faces, false);
    let icon = theme.size.mark * text_scale(ui, theme);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Body);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = theme.size.grid * 0.75;
            if record.outcome.is_some() {
                icon_ui(ui, Icon::Trophy, icon, theme.ink_soft);
            }
            ui.label(record.result(services));
        });
    });
    ui.label(theme.soft(record.sentence(services, "records-with")));
}
