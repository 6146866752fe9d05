//! A section: a title, a picture or the table behind it, and sentences.

use egui::{Align, Grid, Layout, Margin, Ui};

use super::plots::{self, Picture};
use crate::paint::theme::Theme;
use crate::paint::widgets::card;
use crate::ui::services::AppServices;

/// Figures of one kind.
pub struct Section {
    /// The title.
    pub title: String,
    /// The picture; where there is none, the table stands for it.
    pub picture: Option<Picture>,
    /// The heads of the table.
    pub heads: Vec<String>,
    /// The rows of the table: first what a row is about, then figures.
    pub rows: Vec<Vec<String>>,
    /// What the figures tell, in sentences.
    pub tells: Vec<String>,
    /// How the picture is to be read; empty if it is plain.
    pub legend: String,
}

impl Section {
    /// About how high the section is, in lines.
    pub fn lines(&self, as_tables: bool) -> usize {
        let figures = if self.picture.is_some() && !as_tables { 10 } else { self.rows.len() + 1 };
        4 + figures + self.tells.len()
    }

    /// The table as one text, for screen readers.
    fn spoken(&self) -> String {
        let row = |row: &Vec<String>| {
            let cells = self.heads.iter().zip(row).map(|(head, cell)| format!("{head} {cell}"));
            cells.collect::<Vec<_>>().join(", ")
        };
        let rows: Vec<String> = self.rows.iter().map(row).collect();
        format!("{}. {}", self.title, rows.join("; "))
    }
}

/// Shows a section as a card.
pub fn ui(ui: &mut Ui, services: &AppServices, section: &Section, as_tables: bool) {
    let theme = services.theme();
    ui.push_id(&section.title, |ui| {
        card(theme).inner_margin(Margin::same(theme.size.padding as i8)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            // Columns would stretch the words of a sentence over its whole width.
            ui.with_layout(Layout::top_down(Align::Min), |ui| contents_ui(ui, services, section, as_tables));
        });
    });
    ui.add_space(theme.size.grid);
}

/// The title, the picture or the table, and the sentences.
fn contents_ui(ui: &mut Ui, services: &AppServices, section: &Section, as_tables: bool) {
    let theme = services.theme();
    ui.spacing_mut().item_spacing.y = theme.size.grid;
    ui.label(Theme::heading(&section.title));
    match section.picture.as_ref().filter(|_| !as_tables) {
        Some(picture) => {
            plots::ui(ui, services, picture, &section.spoken());
            if !section.legend.is_empty() {
                ui.label(theme.soft(&section.legend));
            }
        }
        None => table_ui(ui, theme, section),
    }
    for sentence in &section.tells {
        ui.label(sentence);
    }
}

/// The table: figures stand at the right of their columns.
fn table_ui(ui: &mut Ui, theme: &Theme, section: &Section) {
    if section.rows.is_empty() {
        return;
    }
    ui.spacing_mut().interact_size.y = ui.text_style_height(&egui::TextStyle::Body);
    let columns = section.heads.len().max(1);
    let gap = theme.size.grid;
    let first = ui.available_width() * if columns > 4 { 0.28 } else { 0.34 };
    let other = ((ui.available_width() - first) / (columns - 1).max(1) as f32 - gap).max(0.0);
    Grid::new("table").num_columns(columns).spacing([gap, gap * 0.5]).striped(false).show(ui, |ui| {
        let mut row_ui = |cells: &[String], is_head: bool| {
            for (column, cell) in cells.iter().enumerate() {
                let text = if is_head { theme.soft(cell) } else { egui::RichText::new(cell) };
                let (width, layout) = match column {
                    0 => (first, Layout::left_to_right(Align::Center)),
                    _ => (other, Layout::right_to_left(Align::Center)),
                };
                let height = ui.text_style_height(&egui::TextStyle::Body);
                ui.allocate_ui_with_layout(egui::vec2(width, height), layout, |ui| {
                    ui.set_width(width);
                    ui.add(egui::Label::new(text).truncate());
                });
            }
            ui.end_row();
        };
        row_ui(&section.heads, true);
        for row in &section.rows {
            row_ui(row, false);
        }
    });
}
