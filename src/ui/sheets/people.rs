//! Everyone who is remembered: names and marks to change, the way to be forgotten, a line for one more.

use egui::{Align, Key, Layout, Modifiers, Popup, Ui};

use super::group;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::marks::{MARKS, mark_key};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::ui::desktop::Desktop;
use crate::ui::mark_picker::{self, mark_button, mark_choice};
use crate::ui::room;
use crate::ui::settings::{LONGEST_NAME, Person};

/// What the list remembers between frames.
#[derive(Default)]
pub struct PeopleView {
    /// Someone is to be forgotten if that is pressed once more.
    forgetting: Option<String>,
    /// Whose name is written, and how far: it counts when the field is left.
    writing: Option<(usize, String)>,
    /// The name of one more.
    newcomer: String,
}

/// What is to be done once all rows are painted.
enum Change {
    Mark(usize, u8),
    Name(usize, String),
    Forget(usize),
}

impl PeopleView {
    /// Paints the list and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) {
        let theme = desktop.theme();
        group(ui, theme, &desktop.word("settings-people"));
        if desktop.settings.people.is_empty() {
            ui.label(theme.soft(desktop.word("settings-people-none")));
        }
        let mut change = None;
        for (index, person) in desktop.settings.people.iter().enumerate() {
            ui.push_id(("person", index), |ui| self.row_ui(ui, desktop, index, person, &mut change));
        }
        match change {
            None => {}
            Some(Change::Mark(index, mark)) => desktop.settings.mark_person(index, mark),
            Some(Change::Name(index, name)) => {
                desktop.settings.rename_person(index, &name);
            }
            Some(Change::Forget(index)) => {
                desktop.settings.people.remove(index);
                *self = PeopleView { newcomer: std::mem::take(&mut self.newcomer), ..PeopleView::default() };
            }
        }
        self.newcomer_ui(ui, desktop);
    }

    fn row_ui(&mut self, ui: &mut Ui, desktop: &Desktop, index: usize, person: &Person, change: &mut Option<Change>) {
        let theme = desktop.theme();
        let say = |key: &'static str| desktop.text.say(&Phrase::new(key).with("name", person.name.clone()), &[]);
        ui.horizontal(|ui| {
            let named = |mark: u8| Phrase::new(mark_key(mark));
            let phrase = Phrase::new("seat-mark").with("name", person.name.clone()).with("mark", named(person.mark));
            let whose = desktop.text.say(&phrase, &[]);
            let button = mark_button(ui, theme, person.mark, &whose);
            desktop.spots.put(format!("person {index} mark"), button.rect);
            Popup::menu(&button).accessible_name(&whose).show(|ui| {
                widgets::radio_scope(ui, &whose, |ui| {
                    ui.horizontal(|ui| {
                        for mark in 0..MARKS {
                            let said = desktop.text.say(&Phrase::new("mark-free").with("mark", named(mark)), &[]);
                            if mark_choice(ui, theme, mark, mark == person.mark, &said) {
                                *change = Some(Change::Mark(index, mark));
                            }
                        }
                    });
                });
            });
            if self.forgetting.as_ref() == Some(&person.name) {
                ui.label(Theme::strong(&person.name));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let escaped = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
                    if ui.add(PushButton::quiet(theme, &desktop.word("select-throw-keep"))).clicked() || escaped {
                        self.forgetting = None;
                    }
                    if ui.add(PushButton::plain(theme, &desktop.word("settings-forget-sure"))).clicked() {
                        *change = Some(Change::Forget(index));
                    }
                });
                return;
            }
            self.name_ui(ui, desktop, index, person, &say("person-name"), change);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if widgets::icon_button(ui, theme, Icon::Bin, &say("settings-forget")).clicked() {
                    self.forgetting = Some(person.name.clone());
                }
            });
        });
        let written = self.writing.as_ref().filter(|(written, _)| *written == index);
        if let Some(namesake) = written.and_then(|(_, name)| desktop.settings.namesake(Some(index), name)) {
            taken_ui(ui, desktop, namesake);
        }
    }

    fn name_ui(
        &mut self,
        ui: &mut Ui,
        desktop: &Desktop,
        index: usize,
        person: &Person,
        said: &str,
        change: &mut Option<Change>,
    ) {
        let mut text = match &self.writing {
            Some((written, text)) if *written == index => text.clone(),
            _ => person.name.clone(),
        };
        let width = field_width(ui, desktop.theme());
        let field = room::field(ui, desktop.theme(), "name", &mut text, "", LONGEST_NAME, width);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(said));
        desktop.spots.put(format!("person {index} name"), field.rect);
        if field.lost_focus() {
            self.writing = None;
            // Escape leaves the field as it was, and only the field.
            if !ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
                *change = Some(Change::Name(index, text));
            }
        } else if field.has_focus() {
            self.writing = Some((index, text));
        }
    }

    /// One more: the name, and the button that adds it.
    fn newcomer_ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) {
        let theme = desktop.theme();
        let namesake = desktop.settings.namesake(None, &self.newcomer).cloned();
        let ready = !self.newcomer.trim().is_empty() && namesake.is_none();
        let mut added = false;
        let field = ui.horizontal(|ui| {
            ui.add_space(mark_picker::side(ui, theme) + ui.spacing().item_spacing.x);
            let label = desktop.word("person-new");
            let width = field_width(ui, theme);
            let field = room::field(ui, theme, "newcomer", &mut self.newcomer, &label, LONGEST_NAME, width);
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
            desktop.spots.put("newcomer", field.rect);
            if field.lost_focus() {
                added |= ui.input(|input| input.key_pressed(Key::Enter));
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            }
            let word = desktop.word("person-add");
            let button = ui.add_enabled(ready, PushButton::plain(theme, &word).icon(Icon::Plus));
            desktop.spots.put("add person", button.rect);
            added |= button.clicked();
            field
        });
        if let Some(namesake) = namesake {
            taken_ui(ui, desktop, &namesake);
        }
        if added && ready && desktop.settings.add_person(&self.newcomer) {
            self.newcomer.clear();
            // Whoever names one has others to name.
            field.inner.request_focus();
        }
    }
}

/// As wide as a long name, if there is room for it beside what stands at the right end.
fn field_width(ui: &Ui, theme: &Theme) -> f32 {
    let scale = text_scale(ui, theme);
    let beside = (theme.size.button * 2.6 * scale).max(theme.size.button * 2.0);
    (ui.available_width() - beside).min(260.0 * scale).max(theme.size.button * 2.0)
}

fn taken_ui(ui: &mut Ui, desktop: &Desktop, namesake: &Person) {
    let phrase = Phrase::new("person-taken").with("name", namesake.name.clone());
    ui.label(desktop.theme().soft(desktop.text.say(&phrase, &[])));
}
