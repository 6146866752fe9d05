//! Settings: the remembered people, with name and mark to edit, a button to remove each, and a line to add one.

use egui::{Align, Key, Layout, Modifiers, Popup, Ui};

use super::group_heading;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::marks::{MARKS, mark_key};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::ui::mark_picker::{self, mark_button, mark_choice};
use crate::ui::screen_layout;
use crate::ui::services::AppServices;
use crate::ui::settings::{LONGEST_NAME, Person};

/// The state of the list between frames.
#[derive(Default)]
pub struct PeopleView {
    /// The person whose removal waits for a second click.
    confirming_removal: Option<String>,
    /// The person whose name is being edited, and the text so far: it takes effect when the field loses the focus.
    editing: Option<(usize, String)>,
    /// The name of the person to add.
    newcomer: String,
}

/// A change to apply once all rows are painted.
enum Change {
    Mark(usize, u8),
    Name(usize, String),
    Remove(usize),
}

impl PeopleView {
    /// Shows the list and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) {
        let theme = services.theme();
        group_heading(ui, theme, &services.word("settings-people"));
        if services.settings.people.is_empty() {
            ui.label(theme.soft(services.word("settings-people-none")));
        }
        let mut change = None;
        for (index, person) in services.settings.people.iter().enumerate() {
            ui.push_id(("person", index), |ui| self.row_ui(ui, services, index, person, &mut change));
        }
        match change {
            None => {}
            Some(Change::Mark(index, mark)) => services.settings.mark_person(index, mark),
            Some(Change::Name(index, name)) => {
                services.settings.rename_person(index, &name);
            }
            Some(Change::Remove(index)) => {
                services.settings.people.remove(index);
                *self = PeopleView { newcomer: std::mem::take(&mut self.newcomer), ..PeopleView::default() };
            }
        }
        self.newcomer_ui(ui, services);
    }

    fn row_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        index: usize,
        person: &Person,
        change: &mut Option<Change>,
    ) {
        let theme = services.theme();
        let say = |key: &'static str| services.text.say(&Phrase::new(key).with("name", person.name.clone()), &[]);
        ui.horizontal(|ui| {
            let named = |mark: u8| Phrase::new(mark_key(mark));
            let phrase = Phrase::new("seat-mark").with("name", person.name.clone()).with("mark", named(person.mark));
            let whose = services.text.say(&phrase, &[]);
            let button = mark_button(ui, theme, person.mark, &whose);
            services.rects.put(format!("person {index} mark"), button.rect);
            Popup::menu(&button).accessible_name(&whose).show(|ui| {
                widgets::radio_scope(ui, &whose, |ui| {
                    ui.horizontal(|ui| {
                        for mark in 0..MARKS {
                            let label = services.text.say(&Phrase::new("mark-free").with("mark", named(mark)), &[]);
                            if mark_choice(ui, theme, mark, mark == person.mark, &label) {
                                *change = Some(Change::Mark(index, mark));
                            }
                        }
                    });
                });
            });
            if self.confirming_removal.as_ref() == Some(&person.name) {
                ui.label(Theme::strong(&person.name));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let escaped = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
                    if ui.add(PushButton::quiet(theme, &services.word("select-throw-keep"))).clicked() || escaped {
                        self.confirming_removal = None;
                    }
                    if ui.add(PushButton::plain(theme, &services.word("settings-forget-sure"))).clicked() {
                        *change = Some(Change::Remove(index));
                    }
                });
                return;
            }
            self.name_ui(ui, services, index, person, &say("person-name"), change);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if widgets::icon_button(ui, theme, Icon::Bin, &say("settings-forget")).clicked() {
                    self.confirming_removal = Some(person.name.clone());
                }
            });
        });
        let written = self.editing.as_ref().filter(|(written, _)| *written == index);
        if let Some(namesake) = written.and_then(|(_, name)| services.settings.namesake(Some(index), name)) {
            name_taken_ui(ui, services, namesake);
        }
    }

    fn name_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        index: usize,
        person: &Person,
        label: &str,
        change: &mut Option<Change>,
    ) {
        let mut text = match &self.editing {
            Some((written, text)) if *written == index => text.clone(),
            _ => person.name.clone(),
        };
        let width = field_width(ui, services.theme());
        let field = screen_layout::text_field(ui, services.theme(), "name", &mut text, "", LONGEST_NAME, width);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
        services.rects.put(format!("person {index} name"), field.rect);
        if field.lost_focus() {
            self.editing = None;
            // Escape discards the edit, and does not close the sheet.
            if !ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
                *change = Some(Change::Name(index, text));
            }
        } else if field.has_focus() {
            self.editing = Some((index, text));
        }
    }

    /// The line to add a person: the name, and the button.
    fn newcomer_ui(&mut self, ui: &mut Ui, services: &mut AppServices) {
        let theme = services.theme();
        let namesake = services.settings.namesake(None, &self.newcomer).cloned();
        let ready = !self.newcomer.trim().is_empty() && namesake.is_none();
        let mut added = false;
        let field = ui.horizontal(|ui| {
            ui.add_space(mark_picker::button_side(ui, theme) + ui.spacing().item_spacing.x);
            let label = services.word("person-new");
            let width = field_width(ui, theme);
            let field =
                screen_layout::text_field(ui, theme, "newcomer", &mut self.newcomer, &label, LONGEST_NAME, width);
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
            services.rects.put("newcomer", field.rect);
            if field.lost_focus() {
                added |= ui.input(|input| input.key_pressed(Key::Enter));
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            }
            let word = services.word("person-add");
            let button = ui.add_enabled(ready, PushButton::plain(theme, &word).icon(Icon::Plus));
            services.rects.put("add person", button.rect);
            added |= button.clicked();
            field
        });
        if let Some(namesake) = namesake {
            name_taken_ui(ui, services, &namesake);
        }
        if added && ready && services.settings.add_person(&self.newcomer) {
            self.newcomer.clear();
            // People are often added one after another.
            field.inner.request_focus();
        }
    }
}

/// The width of a name field: enough for a long name, if there is room for it beside the buttons at the right.
fn field_width(ui: &Ui, theme: &Theme) -> f32 {
    let scale = text_scale(ui, theme);
    let beside = (theme.size.button * 2.6 * scale).max(theme.size.button * 2.0);
    (ui.available_width() - beside).min(theme.size.field.person * scale).max(theme.size.button * 2.0)
}

fn name_taken_ui(ui: &mut Ui, services: &AppServices, namesake: &Person) {
    let phrase = Phrase::new("person-taken").with("name", namesake.name.clone());
    ui.label(services.theme().soft(services.text.say(&phrase, &[])));
}
