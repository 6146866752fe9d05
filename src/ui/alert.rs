//! Alerts: unresolved problems, in a strip above every screen until they are dealt with.

use egui::accesskit::{Live, Role};
use egui::{Align, Frame, Label, Layout, Margin, Panel, Popup, RichText, Stroke, Ui, vec2};

use super::autosave::SaveError;
use super::services::{AppCommand, AppServices};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::named_rects::NamedRects;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, icon_button, rows_of_text};
use crate::text::Text;

/// The maximum number of lines of the message.
const MAX_LINES: usize = 2;

/// A problem that people have to know about, and what they can do.
#[derive(Clone, Debug, PartialEq)]
pub struct Alert {
    /// What happened, what is safe, what to do.
    pub message: Phrase,
    /// Details, shown on request.
    pub details: Option<Phrase>,
    /// The available actions, most likely first.
    pub actions: &'static [AlertAction],
}

/// An action to resolve an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlertAction {
    /// Try again to save.
    RetrySaving,
    /// Save in another place.
    SaveElsewhere,
    /// Restore the backup of the settings.
    RestoreSettings,
    /// Open the unsaved game.
    BackToGame,
}

impl AlertAction {
    fn key(self) -> &'static str {
        match self {
            AlertAction::RetrySaving => "unsaved-try-again",
            AlertAction::SaveElsewhere => "unsaved-elsewhere",
            AlertAction::RestoreSettings => "settings-take-before",
            AlertAction::BackToGame => "unsaved-back",
        }
    }

    fn command(self) -> AppCommand {
        match self {
            AlertAction::RetrySaving => AppCommand::RetrySaving,
            AlertAction::SaveElsewhere => AppCommand::SaveElsewhere,
            AlertAction::RestoreSettings => AppCommand::RestoreSettings,
            AlertAction::BackToGame => AppCommand::OpenUnsaved,
        }
    }
}

/// The actions for an unsaved game.
const UNSAVED_ACTIONS: &[AlertAction] = &[AlertAction::RetrySaving, AlertAction::SaveElsewhere];

impl Alert {
    /// An alert without actions.
    pub fn new(message: Phrase) -> Self {
        Alert { message, details: None, actions: &[] }
    }

    /// Adds details.
    #[must_use]
    pub fn with_details(self, details: Phrase) -> Self {
        Alert { details: Some(details), ..self }
    }

    /// The alert for a game that could not be saved.
    pub fn unsaved(error: &SaveError) -> Self {
        let message = Phrase::new("unsaved-says").with("why", save_error_phrase(error));
        let details = match error {
            SaveError::Other(detail) => Some(Phrase::new("literal").with("text", detail.clone())),
            SaveError::DiskFull | SaveError::NotResponding | SaveError::PermissionDenied | SaveError::FolderLocked => {
                None
            }
        };
        Alert { message, details, actions: UNSAVED_ACTIONS }
    }

    /// The alert for a data folder that another program has locked.
    pub fn locked() -> Self {
        Alert { actions: &[AlertAction::RetrySaving], ..Alert::new(Phrase::new("unsaved-locked")) }
    }

    /// Whether the alert is about a file that could not be opened.
    pub fn is_about_file(&self) -> bool {
        self.message.key.starts_with("open-")
    }

    /// Whether the alert is about unsaved games.
    pub fn is_about_unsaved(&self) -> bool {
        self.actions == UNSAVED_ACTIONS
    }
}

/// The sentence that says why something could not be saved.
pub fn save_error_phrase(error: &SaveError) -> Phrase {
    Phrase::new(match error {
        SaveError::DiskFull => "unsaved-full",
        SaveError::PermissionDenied => "unsaved-denied",
        SaveError::FolderLocked => "unsaved-locked-why",
        SaveError::NotResponding => "unsaved-slow",
        SaveError::Other(_) => "unsaved-other",
    })
}

/// Shows the first alert above the screen; returns the chosen command.
pub fn ui(ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
    let alert = services.alerts.front()?.clone();
    let theme = services.theme();
    let message = services.text.say(&alert.message, &[]);
    let strip = Frame::new()
        .fill(theme.raised)
        .stroke(Stroke::new(theme.size.outline, theme.bad))
        .inner_margin(Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8));
    let mut command = None;
    Panel::top("alert").frame(strip).show_separator_line(false).show(ui, |ui| {
        let show_message = |ui: &mut Ui| message_ui(ui, services, &message);
        let has_only_close = alert.details.is_none() && alert.actions.is_empty();
        if has_only_close || ui.available_width() > theme.size.breakpoint.alert * text_scale(ui, theme) {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                command = buttons_ui(ui, services, &alert);
                ui.with_layout(Layout::left_to_right(Align::Center), show_message);
            });
        } else {
            ui.horizontal(show_message);
            let row = Layout::right_to_left(Align::Center).with_main_wrap(true);
            ui.with_layout(row, |ui| command = buttons_ui(ui, services, &alert));
        }
    });
    command
}

/// The message, in at most two lines, or three of large text; announced to screen readers at once.
fn message_ui(ui: &mut Ui, services: &AppServices, message: &str) {
    let theme = services.theme();
    icon_ui(ui, Icon::Warning, theme.size.icon * text_scale(ui, theme), theme.bad);
    let rows = MAX_LINES + usize::from(text_scale(ui, theme) > 1.5);
    let label = ui.add(Label::new(rows_of_text(ui, RichText::new(message), rows)));
    ui.ctx().accesskit_node_builder(label.id, |node| {
        node.set_role(Role::Alert);
        node.set_label(message.to_owned());
        node.set_live(Live::Assertive);
    });
    services.rects.put("alert", label.rect);
}

/// The buttons from right to left: close, details, actions.
fn buttons_ui(ui: &mut Ui, services: &AppServices, alert: &Alert) -> Option<AppCommand> {
    let theme = services.theme();
    let mut command = None;
    let close = icon_button(ui, theme, Icon::Close, &services.word("alert-close"));
    services.rects.put("alert close", close.rect);
    if close.clicked() {
        command = Some(AppCommand::CloseAlert);
    }
    if let Some(details) = &alert.details {
        let label = services.word("alert-details");
        let response = ui.add(PushButton::quiet(theme, &label));
        services.rects.put("alert details", response.rect);
        if response.clicked() {
            command = Some(AppCommand::Details(alert.message.clone(), details.clone()));
        }
    }
    for action in alert.actions.iter().rev() {
        let label = services.word(action.key());
        let response = ui.add(PushButton::plain(theme, &label));
        services.rects.put(action.key(), response.rect);
        if response.clicked() {
            command = Some(action.command());
        }
    }
    command
}

/// The badge in the head of a screen while a game is unsaved, with its menu: reason and actions.
pub fn unsaved_badge_ui(
    ui: &mut Ui,
    theme: &Theme,
    text: &Text,
    rects: &NamedRects,
    why: &Phrase,
    at_table: bool,
) -> Option<AppCommand> {
    let label = text.get("unsaved-mark");
    let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Warning));
    rects.put("not saved", button.rect);
    let mut command = None;
    Popup::menu(&button).show(|ui| {
        ui.set_width(theme.size.menu.width * text_scale(ui, theme).max(1.0));
        ui.label(text.say(why, &[]));
        // A game that was left can be reopened, though it is in no file yet.
        let back = [AlertAction::BackToGame];
        let back = back.iter().filter(|_| !at_table);
        for action in back.chain(UNSAVED_ACTIONS) {
            let entry = egui::Button::new(text.get(action.key())).min_size(vec2(theme.size.menu.entry, 0.0));
            if ui.add(entry).clicked() {
                command = Some(action.command());
                ui.close();
            }
        }
    });
    command
}
