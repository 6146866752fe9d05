//! Alerts: what went wrong and is not over yet, in a strip above every screen until somebody has dealt with it.

use egui::accesskit::{Live, Role};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, FontSelection, Frame, Label, Layout, Margin, Panel, Popup, RichText, Stroke, Ui, WidgetText, vec2};

use super::autosave::Fault;
use super::desktop::{Desktop, Go};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::named_rects::NamedRects;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, icon_button};
use crate::text::Text;

/// What is said takes no more lines than this; all of it is among the details.
const LINES: usize = 2;
/// A window wider than this has words and buttons in one row, at a text size of 100 %, in points.
const ROOM_FOR_ONE_ROW: f32 = 1000.0;
/// Width of the menu at the mark, at a text size of 100 %, in points.
const MENU: f32 = 330.0;

/// Something that people have to know, and what they can do about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Alert {
    /// What happened, what is safe, what to do.
    pub says: Phrase,
    /// More, for who wants to know.
    pub details: Option<Phrase>,
    /// What can be done, the likeliest first.
    pub offers: &'static [Offer],
}

/// Something that can be done about an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Try again to save.
    TryAgain,
    /// Save in another place.
    SaveElsewhere,
    /// Take the settings of before.
    SettingsBefore,
    /// Open the game that is not saved.
    BackToGame,
}

impl Offer {
    fn key(self) -> &'static str {
        match self {
            Offer::TryAgain => "unsaved-try-again",
            Offer::SaveElsewhere => "unsaved-elsewhere",
            Offer::SettingsBefore => "settings-take-before",
            Offer::BackToGame => "unsaved-back",
        }
    }

    fn go(self) -> Go {
        match self {
            Offer::TryAgain => Go::TrySaving,
            Offer::SaveElsewhere => Go::SaveElsewhere,
            Offer::SettingsBefore => Go::SettingsBefore,
            Offer::BackToGame => Go::OpenUnsaved,
        }
    }
}

/// What can be done about a game that is not on the disk.
const ABOUT_UNSAVED: &[Offer] = &[Offer::TryAgain, Offer::SaveElsewhere];

impl Alert {
    /// An alert that can only be read.
    pub fn new(says: Phrase) -> Self {
        Alert { says, details: None, offers: &[] }
    }

    /// The same with details.
    #[must_use]
    pub fn with_details(self, details: Phrase) -> Self {
        Alert { details: Some(details), ..self }
    }

    /// A game could not be saved.
    pub fn unsaved(fault: &Fault) -> Self {
        let says = Phrase::new("unsaved-says").with("why", why(fault));
        let details = match fault {
            Fault::Other(detail) => Some(Phrase::new("literal").with("text", detail.clone())),
            Fault::Full | Fault::Slow | Fault::Denied | Fault::Locked => None,
        };
        Alert { says, details, offers: ABOUT_UNSAVED }
    }

    /// The data folder is another program's, from the start.
    pub fn locked() -> Self {
        Alert { offers: &[Offer::TryAgain], ..Alert::new(Phrase::new("unsaved-locked")) }
    }

    /// Whether it is about a file that could not be opened.
    pub fn is_about_a_file(&self) -> bool {
        self.says.key.starts_with("open-")
    }

    /// Whether it is about games that are not saved.
    pub fn is_about_unsaved(&self) -> bool {
        self.offers == ABOUT_UNSAVED
    }
}

/// Why something could not be saved, in a sentence.
pub fn why(fault: &Fault) -> Phrase {
    Phrase::new(match fault {
        Fault::Full => "unsaved-full",
        Fault::Denied => "unsaved-denied",
        Fault::Locked => "unsaved-locked-why",
        Fault::Slow => "unsaved-slow",
        Fault::Other(_) => "unsaved-other",
    })
}

/// Shows the first alert above the screen; what was chosen there.
pub fn ui(ui: &mut Ui, desktop: &Desktop) -> Option<Go> {
    let alert = desktop.alerts.front()?.clone();
    let theme = desktop.theme();
    let said = desktop.text.say(&alert.says, &[]);
    let strip = Frame::new()
        .fill(theme.raised)
        .stroke(Stroke::new(theme.size.outline, theme.bad))
        .inner_margin(Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8));
    let mut go = None;
    Panel::top("alert").frame(strip).show_separator_line(false).show(ui, |ui| {
        let words = |ui: &mut Ui| words_ui(ui, desktop, &said);
        let only_closes = alert.details.is_none() && alert.offers.is_empty();
        if only_closes || ui.available_width() > ROOM_FOR_ONE_ROW * text_scale(ui, theme) {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                go = buttons_ui(ui, desktop, &alert);
                ui.with_layout(Layout::left_to_right(Align::Center), words);
            });
        } else {
            ui.horizontal(words);
            let row = Layout::right_to_left(Align::Center).with_main_wrap(true);
            ui.with_layout(row, |ui| go = buttons_ui(ui, desktop, &alert));
        }
    });
    go
}

/// What is said, in two lines at most, or three of large letters; a screen reader says it at once.
fn words_ui(ui: &mut Ui, desktop: &Desktop, said: &str) {
    let theme = desktop.theme();
    icon_ui(ui, Icon::Warning, theme.size.icon * text_scale(ui, theme), theme.bad);
    let label = ui.add(Label::new(in_few_lines(ui, said, LINES + usize::from(text_scale(ui, theme) > 1.5))));
    ui.ctx().accesskit_node_builder(label.id, |node| {
        node.set_role(Role::Alert);
        node.set_label(said.to_owned());
        node.set_live(Live::Assertive);
    });
    desktop.spots.put("alert", label.rect);
}

/// From right to left: to close it, its details, what can be done.
fn buttons_ui(ui: &mut Ui, desktop: &Desktop, alert: &Alert) -> Option<Go> {
    let theme = desktop.theme();
    let mut go = None;
    let close = icon_button(ui, theme, Icon::Close, &desktop.word("alert-close"));
    desktop.spots.put("alert close", close.rect);
    if close.clicked() {
        go = Some(Go::CloseAlert);
    }
    if let Some(details) = &alert.details {
        let label = desktop.word("alert-details");
        let response = ui.add(PushButton::quiet(theme, &label));
        desktop.spots.put("alert details", response.rect);
        if response.clicked() {
            go = Some(Go::Details(alert.says.clone(), details.clone()));
        }
    }
    for offer in alert.offers.iter().rev() {
        let label = desktop.word(offer.key());
        let response = ui.add(PushButton::plain(theme, &label));
        desktop.spots.put(offer.key(), response.rect);
        if response.clicked() {
            go = Some(offer.go());
        }
    }
    go
}

fn in_few_lines(ui: &Ui, said: &str, max_rows: usize) -> std::sync::Arc<egui::Galley> {
    let job = WidgetText::from(RichText::new(said)).into_layout_job(ui.style(), FontSelection::Default, Align::Center);
    let mut job = LayoutJob::clone(&job);
    job.wrap = TextWrapping { max_width: ui.available_width(), max_rows, ..TextWrapping::default() };
    ui.painter().layout_job(job)
}

/// The mark in the head of a screen while a game is not on the disk, and its menu: why, and what can be done.
pub fn mark_ui(
    ui: &mut Ui,
    theme: &Theme,
    text: &Text,
    spots: &NamedRects,
    why: &Phrase,
    at_table: bool,
) -> Option<Go> {
    let label = text.get("unsaved-mark");
    let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Warning));
    spots.put("not saved", button.rect);
    let mut go = None;
    Popup::menu(&button).show(|ui| {
        ui.set_width(MENU * text_scale(ui, theme).max(1.0));
        ui.label(text.say(why, &[]));
        // Whoever has left the game can go back to it, though no file holds it yet.
        let back = [Offer::BackToGame];
        let back = back.iter().filter(|_| !at_table);
        for offer in back.chain(ABOUT_UNSAVED) {
            if ui.add(egui::Button::new(text.get(offer.key())).min_size(vec2(MENU * 0.8, theme.size.target))).clicked()
            {
                go = Some(offer.go());
                ui.close();
            }
        }
    });
    go
}
