//! A sheet of all marks, icons and widgets in both looks, to be judged by eye.
//!
//! `cargo run --example widget_sheet -- <folder>` writes `light.png`, `dark.png` and `large.png`
//! (text at 160 %) there.

#[cfg(feature = "gui")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    sheet::write(std::path::Path::new(&folder))
}

#[cfg(not(feature = "gui"))]
fn main() {}

#[cfg(feature = "gui")]
mod sheet {
    use std::path::Path;

    use cheeseboard::paint::icons::{Icon, icon_ui};
    use cheeseboard::paint::marks::{MARKS, mark_ui};
    use cheeseboard::paint::theme::Theme;
    use cheeseboard::paint::widgets::{self, Chip, PushButton};
    use cheeseboard::ui::raster::paint_themed;
    use egui::{Id, TextStyle, Ui, vec2};

    pub fn write(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
        for (name, theme, scale) in
            [("light", Theme::light(), 1.0), ("dark", Theme::dark(), 1.0), ("large", Theme::light(), 1.6)]
        {
            let picture = paint_themed(theme, scale, vec2(1280.0, 1000.0), 1.0, |ui| all(ui, theme));
            picture.save(folder.join(format!("{name}.png")))?;
            let picture = paint_themed(theme, scale, vec2(900.0, 600.0), 1.0, |ui| {
                over_the_table(ui, theme);
            });
            picture.save(folder.join(format!("{name}-sheet.png")))?;
            let picture = paint_themed(theme, scale, vec2(900.0, 600.0), 1.0, |ui| {
                ui.horizontal_wrapped(|ui| {
                    for icon in Icon::ALL {
                        icon_ui(ui, icon, 84.0, theme.ink_soft);
                    }
                });
            });
            picture.save(folder.join(format!("{name}-icons.png")))?;
        }
        Ok(())
    }

    fn all(ui: &mut Ui, theme: &Theme) {
        egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(24.0).fill(theme.table)).show(ui, |ui| {
            ui.label(Theme::title("Cheeseboard"));
            ui.add_space(8.0);
            ui.columns(2, |columns| {
                left(&mut columns[0], theme);
                right(&mut columns[1], theme);
            });
        });
    }

    fn left(ui: &mut Ui, theme: &Theme) {
        widgets::card(theme).show(ui, |ui| {
            ui.label(Theme::heading("Buttons"));
            ui.horizontal_wrapped(|ui| {
                ui.add(PushButton::primary(theme, "End turn"));
                widgets::button(ui, theme, None, "Learn");
                widgets::button(ui, theme, Icon::Folder, "Open a table");
                widgets::quiet_button(ui, theme, Icon::Back, "Games");
                widgets::quiet_button(ui, theme, None, "Advanced");
                ui.add(PushButton::quiet(theme, "Log").icon(Icon::Book).chosen(true));
            });
            ui.horizontal_wrapped(|ui| {
                ui.add_enabled(false, PushButton::primary(theme, "End turn"));
                ui.add_enabled(false, PushButton::plain(theme, "Undo").icon(Icon::Undo));
                ui.add_enabled(false, PushButton::quiet(theme, "Hint").icon(Icon::Help));
                let focused = widgets::button(ui, theme, Icon::Play, "Focused");
                focused.request_focus();
                let hovered = widgets::button(ui, theme, None, "Hovered");
                hovered.highlight();
            });
            ui.horizontal(|ui| {
                for icon in [Icon::Undo, Icon::Redo, Icon::Help, Icon::Settings, Icon::Menu] {
                    widgets::icon_button(ui, theme, icon, "An icon");
                }
            });
        });
        ui.add_space(8.0);
        widgets::card(theme).show(ui, |ui| {
            ui.label(Theme::heading("Options"));
            widgets::switch(ui, theme, &mut true, "Ask before a move that ends the turn");
            widgets::switch(
                ui,
                theme,
                &mut false,
                "Bots may see no more than a person in their seat: this is always so, and the \
                 sentence is long enough to break into two lines",
            );
            ui.add_enabled_ui(false, |ui| {
                widgets::switch(ui, theme, &mut true, "Cannot be turned now");
            });
            widgets::segmented(ui, theme, "Taking back", &["Free", "Until something new", "Off"], &mut 1);
            widgets::segmented(ui, theme, "Look", &["Light", "Dark", "Like the system"], &mut 0);
        });
        ui.add_space(8.0);
        widgets::card(theme).show(ui, |ui| {
            ui.label(Theme::heading("Icons"));
            ui.horizontal_wrapped(|ui| {
                for icon in Icon::ALL {
                    icon_ui(ui, icon, 24.0, theme.ink);
                }
            });
        });
    }

    fn right(ui: &mut Ui, theme: &Theme) {
        widgets::card(theme).show(ui, |ui| {
            ui.label(Theme::heading("At the table"));
            ui.horizontal_wrapped(|ui| {
                for (mark, name) in ["Ada", "Bo", "Cleo", "Dörte", "Émile", "Fenna"].into_iter().enumerate() {
                    let chip = Chip::new(theme, mark as u8, name).on_turn(mark == 1);
                    ui.add(if mark == 2 { chip.clickable() } else { chip });
                }
            });
            for size in [14.0, 24.0, 48.0] {
                ui.horizontal(|ui| {
                    for mark in 0..MARKS {
                        mark_ui(ui, mark, size, theme);
                    }
                });
            }
        });
        ui.add_space(8.0);
        widgets::card(theme).show(ui, |ui| {
            ui.label(Theme::heading("Text"));
            ui.label("Body: Ada places a tile. Two are left; the row makes 11 × 2 = 22.");
            ui.label(Theme::strong("Strong: Äpfel, « ça va », ‘gezellig’, ¿qué tal?"));
            ui.label(Theme::bold("Bold: the head of a group"));
            ui.label(theme.soft("Soft: 2–6 people · 45 min · last played on Sunday"));
            widgets::text_row(ui, |ui| {
                mark_ui(ui, 3, 14.0, theme);
                ui.label("A row of words with a mark,");
                let _ = ui.link("and a link");
            });
            ui.colored_label(theme.good, "Legal here: 22 points");
            ui.colored_label(theme.bad, "Not here: the sum would be 13");
        });
        ui.add_space(8.0);
        widgets::card(theme).show(ui, |ui| {
            ui.label(Theme::heading("Of egui"));
            ui.horizontal_wrapped(|ui| {
                let name = ui.label("Name");
                ui.add(egui::TextEdit::singleline(&mut "Ada".to_owned()).desired_width(120.0)).labelled_by(name.id);
                let text = TextStyle::Body;
                ui.add(egui::Slider::new(&mut 0.6, 0.0..=1.0).show_value(false)).on_hover_text(format!("{text:?}"));
            });
            ui.horizontal_wrapped(|ui| {
                ui.checkbox(&mut true, "Checked");
                ui.checkbox(&mut false, "Not");
                let _ = ui.radio(true, "This");
                let _ = ui.radio(false, "That");
            });
            ui.horizontal_wrapped(|ui| {
                let _ = ui.button("Plain egui");
                egui::ComboBox::from_id_salt("bot").selected_text("Careful bot").show_ui(ui, |_ui| {});
                ui.add(egui::DragValue::new(&mut 3));
            });
            ui.separator();
            ui.collapsing("A fold", |ui| ui.label("Inside"));
            ui.add(egui::ProgressBar::new(0.4).desired_height(12.0));
        });
        ui.add_space(8.0);
        widgets::card(theme).fill(theme.raised).show(ui, |ui| {
            egui::ScrollArea::vertical().max_height(70.0).show(ui, |ui| {
                for line in 1..=9 {
                    ui.label(format!("A line of the log, number {line}"));
                }
            });
        });
    }

    fn over_the_table(ui: &mut Ui, theme: &Theme) {
        ui.label(Theme::title("Behind"));
        let ctx = ui.ctx().clone();
        widgets::modal(&ctx, theme, (Id::unique("sheet"), "Settings"), 520.0, |ui| {
            widgets::sheet_head(ui, theme, "New game", "Close");
            ui.label("Who plays?");
            ui.horizontal_wrapped(|ui| {
                widgets::chip(ui, theme, 0, "Ada");
                widgets::chip(ui, theme, 4, "Bo");
                widgets::button(ui, theme, Icon::Plus, "Add");
            });
            widgets::switch(ui, theme, &mut true, "Open tiles");
            widgets::switch(ui, theme, &mut false, "Real dice");
            ui.add_space(8.0);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                ui.add(PushButton::primary(theme, "Play"));
                widgets::quiet_button(ui, theme, None, "Later");
            });
        });
    }
}
