//! A few big figures, and what they tell.

use egui::{Ui, vec2};

use crate::engine::Phrase;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::card;
use crate::statistics::{Figures, Verdict};
use crate::ui::services::AppServices;

/// Shows the figures as tiles, and below them a sentence.
pub fn ui(ui: &mut Ui, services: &AppServices, name: &str, figures: &Figures, game: Option<&str>) {
    let theme = services.theme();
    let tiles = tiles(services, figures, game);
    let gap = theme.size.grid * 1.5;
    let least = theme.size.statistics.tile * text_scale(ui, theme);
    let most = ((ui.available_width() + gap) / (least + gap)).floor().max(1.0) as usize;
    let columns = tiles.len().min(most);
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        for row in tiles.chunks(columns) {
            ui.horizontal_top(|ui| {
                for tile in row {
                    tile_ui(ui, theme, width, tile);
                }
            });
        }
    });
    if let Some(verdict) = verdict(name, figures) {
        ui.add_space(theme.size.grid * 0.5);
        ui.label(Theme::strong(services.text.say(&verdict, &[])));
    }
}

/// A big figure, what it counts, and a remark that may be empty.
struct Tile {
    figure: String,
    what: String,
    remark: String,
}

fn tiles(services: &AppServices, figures: &Figures, game: Option<&str>) -> Vec<Tile> {
    let all = &figures.all;
    let counted = |key: &str, count: usize| services.text.with_count(key, count as i64);
    let remark = |key: &str, count: usize| if count > 0 { counted(key, count) } else { String::new() };
    let played = counted("statistics-played", all.played);
    let mut tiles = vec![Tile { figure: all.played.to_string(), what: played, remark: String::new() }];
    // Nobody has to read that a child has not won yet.
    if all.won() > 0 || !figures.is_best_only {
        tiles.push(Tile {
            figure: all.won().to_string(),
            what: counted("statistics-won", all.won()),
            remark: remark("statistics-won-together", all.won_together),
        });
        tiles.push(Tile {
            figure: figures.streaks.longest.to_string(),
            what: services.word("statistics-streak"),
            remark: remark("statistics-streak-now", figures.streaks.current),
        });
    }
    if let Some(own) = figures.by_game.iter().find(|own| Some(own.game.as_str()) == game) {
        let mean = Phrase::new("statistics-mean").with("mean", services.text.language().tenth(own.mean));
        tiles.push(Tile {
            figure: own.best.to_string(),
            what: services.word("statistics-best"),
            remark: if figures.is_best_only { String::new() } else { services.text.say(&mean, &[]) },
        });
    }
    tiles
}

fn tile_ui(ui: &mut Ui, theme: &Theme, width: f32, tile: &Tile) {
    let padding = theme.size.padding;
    card(theme).inner_margin(egui::Margin::symmetric(padding as i8, theme.size.grid as i8)).show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(width - 2.0 * padding - 2.0 * theme.size.outline);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(Theme::title(&tile.figure));
            ui.label(&tile.what);
            // All tiles are as high, with or without a remark.
            ui.label(theme.soft(if tile.remark.is_empty() { " " } else { &tile.remark }));
        });
    });
}

/// How somebody wins, in a sentence; of a child only what went well.
fn verdict(name: &str, figures: &Figures) -> Option<Phrase> {
    let named = |key| Phrase::new(key).with("name", name.to_owned());
    let verdict = figures.all.verdict();
    (!figures.is_best_only || verdict == Verdict::More).then(|| match verdict {
        Verdict::TooFew => Phrase::new("statistics-too-few").with("count", figures.all.played),
        Verdict::More => named("statistics-more"),
        Verdict::Alike => named("statistics-alike"),
        Verdict::Less => named("statistics-less"),
    })
}
