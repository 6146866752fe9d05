//! Settings: the remembered people, with name and mark to edit, buttons to merge and remove each, and a line to add one.

use egui::{Align, Key, Layout, Modifiers, Popup, Ui};

use super::group_heading;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::marks::{MARKS, mark_key};
use crate::paint::mouse::Mouse;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton, toggle_icon_button};
use crate::ui::coach_choice::coach_radios;
use crate::ui::mark_picker::{self, mark_button, mark_choice};
use crate::ui::newcomer::{self, name_taken_ui};
use crate::ui::screen_layout;
use crate::ui::services::AppServices;
use crate::ui::settings::{Coach, LONGEST_NAME, Person};

/// The most buttons at the right of a name.
const MOST_BUTTONS: f32 = 4.0;

/// The state of the list between frames.
#[derive(Default)]
pub struct PeopleView {
    /// What waits for a second click.
    asked: Option<Question>,
    /// The person whose name is being edited, and the text so far: it takes effect when the field loses the focus.
    editing: Option<(usize, String)>,
    /// The name of the person to add.
    newcomer: String,
}

/// A question about a person, whose answer cannot be taken back.
#[derive(Clone, PartialEq)]
enum Question {
    /// Whether to remove the person with this name.
    Remove(String),
    /// Whether the person with the first name is the same as the one with the second.
    Merge(String, String),
}

impl Question {
    /// The name of the person it is about.
    fn about(&self) -> &str {
        match self {
            Question::Remove(name) | Question::Merge(name, _) => name,
        }
    }
}

/// A change to apply once all rows are painted.
enum Change {
    Mark(usize, u8),
    Child(usize, bool),
    Coach(usize, Coach),
    Name(usize, String),
    Ask(Option<Question>),
    Remove(usize),
    Merge(usize, usize),
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
            Some(Change::Child(index, is_child)) => services.settings.people[index].is_child = is_child,
            Some(Change::Coach(index, coach)) => services.settings.people[index].coach = coach,
            Some(Change::Name(index, name)) => {
                services.settings.rename_person(index, &name);
            }
            Some(Change::Ask(question)) => self.asked = question,
            Some(Change::Remove(index)) => {
                services.settings.remove_person(index);
                self.forget_rows();
            }
            Some(Change::Merge(index, into)) => {
                services.settings.merge_person(index, into);
                self.forget_rows();
            }
        }
        self.newcomer_ui(ui, services);
    }

    /// Ends what was being edited or asked, because the rows are others now.
    fn forget_rows(&mut self) {
        *self = PeopleView { newcomer: std::mem::take(&mut self.newcomer), ..PeopleView::default() };
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
            let button = mark_button(ui, theme, Mouse::new(person.mark), &whose);
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
            if let Some(question) = self.asked.as_ref().filter(|question| question.about() == person.name) {
                question_ui(ui, services, index, question, change);
                return;
            }
            self.name_ui(ui, services, index, person, &say("person-name"), change);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if widgets::icon_button(ui, theme, Icon::Bin, &say("settings-forget")).clicked() {
                    *change = Some(Change::Ask(Some(Question::Remove(person.name.clone()))));
                }
                let child = toggle_icon_button(ui, theme, Icon::Child, &say("person-child"), person.is_child);
                services.rects.put(format!("person {index} child"), child.rect);
                if child.clicked() {
                    *change = Some(Change::Child(index, !person.is_child));
                }
                coach_ui(ui, services, index, person, &say("coach-of"), change);
                if services.settings.people.len() > 1 {
                    merge_ui(ui, services, person, &say("person-same-as"), change);
                }
            });
        });
        match self.asked.as_ref().filter(|question| question.about() == person.name) {
            Some(Question::Remove(_)) => drop(ui.label(theme.soft(say("settings-forget-means")))),
            Some(Question::Merge(name, into)) => {
                let pair = |key| Phrase::new(key).with("name", name.clone()).with("other", into.clone());
                ui.label(services.text.say(&pair("person-same"), &[]));
                ui.label(theme.soft(services.text.say(&pair("person-same-means"), &[])));
            }
            None => {}
        }
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
        let line = ui.horizontal(|ui| {
            ui.add_space(mark_picker::button_side(ui, theme) + ui.spacing().item_spacing.x);
            let width = field_width(ui, theme);
            newcomer::line_ui(ui, services, &mut self.newcomer, "person-new", width)
        });
        if let Some(namesake) = &line.inner.namesake {
            name_taken_ui(ui, services, namesake);
        }
        if line.inner.is_added {
            // People are often added one after another.
            line.inner.field.request_focus();
        }
    }
}

/// Asks a question in the row of a person.
fn question_ui(ui: &mut Ui, services: &AppServices, index: usize, question: &Question, change: &mut Option<Change>) {
    let theme = services.theme();
    let (keep, answer) = match question {
        Question::Remove(_) => ("select-throw-keep", Some(("settings-forget-sure", Change::Remove(index)))),
        Question::Merge(_, other) => {
            let into = services.settings.people.iter().position(|person| person.name == *other);
            ("person-same-not", into.map(|into| ("person-same-sure", Change::Merge(index, into))))
        }
    };
    ui.label(Theme::strong(question.about()));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let escaped = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if ui.add(PushButton::quiet(theme, &services.word(keep))).clicked() || escaped {
            *change = Some(Change::Ask(None));
        }
        if let Some((word, does)) = answer
            && ui.add(PushButton::plain(theme, &services.word(word))).clicked()
        {
            *change = Some(does);
        }
    });
}

/// A button with a menu of the other people: the same person may have played under two names.
fn merge_ui(ui: &mut Ui, services: &AppServices, person: &Person, label: &str, change: &mut Option<Change>) {
    let theme = services.theme();
    let button = widgets::icon_button(ui, theme, Icon::Person, label);
    Popup::menu(&button).accessible_name(label).show(|ui| {
        ui.label(theme.soft(label));
        for other in services.settings.people.iter().filter(|other| other.name != person.name) {
            if ui.button(&other.name).clicked() {
                let question = Question::Merge(person.name.clone(), other.name.clone());
                *change = Some(Change::Ask(Some(question)));
            }
        }
    });
}

/// A button with a menu of what a coach says to this person.
fn coach_ui(
    ui: &mut Ui,
    services: &AppServices,
    index: usize,
    person: &Person,
    label: &str,
    change: &mut Option<Change>,
) {
    let theme = services.theme();
    let button = toggle_icon_button(ui, theme, Icon::Whistle, label, person.coach != Coach::Off);
    services.rects.put(format!("person {index} coach"), button.rect);
    Popup::menu(&button).accessible_name(label).show(|ui| {
        ui.label(theme.soft(label));
        if let Some(coach) = coach_radios(ui, theme, &services.text, label, person.coach) {
            *change = Some(Change::Coach(index, coach));
        }
    });
}

/// The width of a name field: enough for a long name, if there is room for it beside the buttons at the right.
fn field_width(ui: &Ui, theme: &Theme) -> f32 {
    let scale = text_scale(ui, theme);
    // Buttons with icons do not grow as much as text does.
    let button = theme.size.button * scale.clamp(1.0, 1.5) + ui.spacing().item_spacing.x;
    (ui.available_width() - MOST_BUTTONS * button).min(theme.size.field.person * scale).max(theme.size.button * 2.0)
}
