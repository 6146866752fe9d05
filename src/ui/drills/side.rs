//! The card beside the board of a task: how the run goes, the question, the answers in words, and the verdict.

use egui::{
    Align, Color32, CornerRadius, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle,
    TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, vec2,
};

use super::run_screen::Choice;
use crate::drills::{DrillInfo, MISTAKES, Run};
use crate::engine::Phrase;
use crate::paint::art::Art;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{PushButton, card, keycap, live_label, paint_keycap, text_row};
use crate::ui::app_keys::{DRILL_ANSWER, DRILL_WATCH_AGAIN};
use crate::ui::services::AppServices;

/// From so few seconds on the bar warns.
const HASTY: f64 = 3.0;

/// What has come of a task.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Why the answer is right or wrong.
    pub sentence: Phrase,
    /// Whether it is right.
    pub is_right: bool,
    /// The number of the answer; `None` if none came in time.
    pub answer: Option<usize>,
}

/// What the card says.
pub struct Card<'a> {
    /// The drill.
    pub drill: DrillInfo,
    /// Whether the run has begun; before, the card says what it is about.
    pub has_begun: bool,
    /// Whether there is no clock, also where the drill has one.
    pub is_calm: bool,
    /// The question, or what is said before it.
    pub sentence: Phrase,
    /// The name of the picture of what is asked for, if there is one.
    pub pictured: Option<&'static str>,
    /// The name of the picture of the one who is glad about a best run.
    pub mascot: &'static str,
    /// Whether an answer is awaited.
    pub is_asking: bool,
    /// The answers in words.
    pub words: Vec<(usize, Phrase)>,
    /// The number of the right one among them, once the task has been answered.
    pub right: Option<usize>,
    /// What has come of the task.
    pub verdict: Option<Verdict>,
    /// Whether the film can be watched again.
    pub can_watch_again: bool,
    /// Whether there is a film to watch again after a mistake.
    pub has_replay: bool,
    /// Why the last input is no answer.
    pub refusal: Option<Phrase>,
    /// What the one big button does.
    pub primary: Option<Choice>,
    /// Seconds that are left, and how many there were; `None` where nobody hurries.
    pub clock: Option<(f64, f64)>,
    /// The run.
    pub run: &'a Run,
    /// The best run before this one.
    pub best_before: Option<u32>,
}

/// Which runs are compared: those on time, the calm ones, or all where there is no clock.
pub fn kind(drill: DrillInfo, is_calm: bool) -> String {
    let kind = match (drill.clock, is_calm) {
        (None, _) => "all",
        (Some(_), false) => "timed",
        (Some(_), true) => "calm",
    };
    kind.to_owned()
}

/// How much time there is for a task.
pub fn clock_phrase(drill: DrillInfo) -> Phrase {
    let (first, last) = drill.clock.map_or((0, 0), |clock| (clock.first, clock.last));
    Phrase::new("drill-clock").with("first", first).with("count", last)
}

/// The card in a frame.
pub struct Side<'a> {
    /// What it says.
    pub card: Card<'a>,
    /// Texts, theme and rectangles.
    pub services: &'a AppServices,
    /// Where it lies.
    pub place: Rect,
}

impl Side<'_> {
    /// Paints the card; `beside` paints the part of the table that belongs to the question.
    pub fn ui(self, ui: &mut Ui, beside: impl FnOnce(&mut Ui)) -> Option<Choice> {
        let theme = self.services.theme();
        ui.painter().add(card(theme).inner_margin(0).paint(self.place));
        let inner = self.place.shrink(theme.size.padding);
        let row = theme.size.primary * text_scale(ui, theme).max(1.0);
        // The buttons that go on stay at the lower edge, whatever is said above.
        let foot = Rect::from_min_max(egui::pos2(inner.left(), inner.bottom() - row), inner.max);
        let above = inner.with_max_y(foot.top() - theme.size.grid);
        let words = UiBuilder::new().scope_id(ui.scope_id().with("words")).max_rect(above);
        let answer = ui.scope_builder(words, |ui| {
            let area = ScrollArea::vertical().id_salt("words").max_height(above.height()).auto_shrink([false, false]);
            area.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = theme.size.grid;
                self.words_ui(ui, beside)
            })
            .inner
        });
        let layout = Layout::right_to_left(Align::Center);
        let foot = UiBuilder::new().scope_id(ui.scope_id().with("foot")).max_rect(foot).layout(layout);
        ui.scope_builder(foot, |ui| self.foot_ui(ui)).inner.or(answer.inner)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.services.text.say(phrase, &[])
    }

    fn words_ui(&self, ui: &mut Ui, beside: impl FnOnce(&mut Ui)) -> Option<Choice> {
        let theme = self.services.theme();
        if !self.card.has_begun {
            self.about_ui(ui);
            return None;
        }
        self.score_ui(ui);
        self.question_ui(ui);
        self.time_ui(ui);
        beside(ui);
        let mut choice = self.answers_ui(ui);
        if let Some(verdict) = &self.card.verdict {
            let (icon, colour, key) = match (verdict.is_right, verdict.answer) {
                (true, _) => (Icon::Check, theme.good, "puzzle-right"),
                (false, Some(_)) => (Icon::Close, theme.bad, "puzzle-wrong"),
                (false, None) => (Icon::Hourglass, theme.bad, "drill-time-up"),
            };
            self.remark_ui(ui, icon, colour, &self.services.word(key));
            live_label(ui, RichText::new(self.say(&verdict.sentence)));
            choice = self.watch_again_ui(ui, verdict).or(choice);
            if self.card.run.is_over() {
                self.end_ui(ui);
            }
        } else if let Some(why) = &self.card.refusal {
            self.remark_ui(ui, Icon::Info, theme.focus, &self.say(why));
        }
        choice
    }

    /// The question, beside a picture of what is asked for.
    fn question_ui(&self, ui: &mut Ui) {
        let theme = self.services.theme();
        let sentence = Theme::strong(self.say(&self.card.sentence));
        let label = |ui: &mut Ui| {
            let response = live_label(ui, sentence);
            self.services.rects.put("drill question", response.rect);
        };
        let Some(picture) = self.card.pictured else { return label(ui) };
        ui.horizontal_top(|ui| {
            let side = theme.size.drills.asked * text_scale(ui, theme).max(1.0);
            let (_, rect) = ui.allocate_space(Vec2::splat(side));
            Art::new(picture).tint(theme.board(Color32::WHITE)).paint(ui.painter(), rect);
            self.services.rects.put("drill picture", rect);
            label(ui);
        });
    }

    /// What the drill is about, before it begins.
    fn about_ui(&self, ui: &mut Ui) {
        let theme = self.services.theme();
        let about = self.services.word(&format!("drill-{}-about", self.card.drill.id));
        let response = live_label(ui, Theme::strong(about));
        self.services.rects.put("drill question", response.rect);
        ui.label(self.services.word(&format!("drill-{}-hint", self.card.drill.id)));
        if self.card.clock.is_some() {
            ui.label(self.services.text.say(&clock_phrase(self.card.drill), &[]));
        }
        ui.label(theme.soft(self.services.word("drills-legend")));
    }

    /// The button that shows the film once more, after a mistake.
    fn watch_again_ui(&self, ui: &mut Ui, verdict: &Verdict) -> Option<Choice> {
        if verdict.is_right || !self.card.has_replay {
            return None;
        }
        let theme = self.services.theme();
        // It stays while the film is being watched, so that nothing moves.
        let is_used = !self.card.can_watch_again;
        let label = self.services.word("puzzle-watch-again");
        let response = ui.add(PushButton::plain(theme, &label).icon(Icon::First).used(is_used));
        self.services.rects.put("drill-watch-again", response.rect);
        if !is_used {
            keycap(ui, theme, response.rect, DRILL_WATCH_AGAIN.keys[0].logical_key);
        }
        (response.clicked() && !is_used).then_some(Choice::WatchAgain)
    }

    /// The score and the mistakes.
    fn score_ui(&self, ui: &mut Ui) {
        let theme = self.services.theme();
        let score = Phrase::new("drill-score").with("count", self.card.run.solved());
        text_row(ui, |ui| {
            let response = ui.label(theme.soft(self.say(&score)));
            self.services.rects.put("drill score", response.rect);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = theme.size.grid * 0.25;
                let made = self.card.run.mistakes();
                let side = theme.size.icon * text_scale(ui, theme).max(1.0);
                let icons = (0..MISTAKES).rev().map(|index| {
                    let colour = if index < made { theme.bad } else { mix(theme.paper, theme.ink_soft, 0.25) };
                    icon_ui(ui, Icon::Close, side, colour)
                });
                let response = icons.reduce(|one, other| one.union(other));
                let spoken = Phrase::new("drill-mistakes").with("count", made).with("most", MISTAKES);
                let spoken = self.say(&spoken);
                if let Some(response) = response {
                    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
                    response.on_hover_text(spoken);
                }
            });
        });
    }

    /// The bar of the time that is left.
    fn time_ui(&self, ui: &mut Ui) {
        let theme = self.services.theme();
        let Some((left, seconds)) = self.card.clock else { return };
        let height = theme.size.drills.time;
        let number = WidgetText::from(Theme::strong(left.ceil().to_string()));
        let number = number.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body);
        let size = vec2(ui.available_width(), number.size().y.max(height));
        let (all, response) = ui.allocate_exact_size(size, Sense::hover());
        // As wide as two digits, so that the bar does not jump from 10 to 9.
        let room = number.size().y * 1.2;
        let bar = vec2(size.x - room, height);
        let rect = Rect::from_min_size(all.left_center() - vec2(0.0, height * 0.5), bar);
        let at = all.right_center() - vec2(number.size().x, number.size().y * 0.5);
        ui.painter().galley(at, number, theme.ink);
        let spoken = self.services.text.with_count("drill-seconds", left.ceil() as i64);
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &spoken));
        self.services.rects.put("drill time", rect);
        let radius = CornerRadius::same((height * 0.5) as u8);
        let line = Stroke::new(theme.size.outline, theme.line);
        ui.painter().rect(rect, radius, mix(theme.paper, theme.line, 0.5), line, StrokeKind::Inside);
        let share = if self.services.settings.is_animated() { left } else { left.ceil() } / seconds.max(1.0);
        let colour = if left <= HASTY { theme.bad } else { theme.accent };
        let full = rect.with_max_x(rect.left() + rect.width() * share.clamp(0.0, 1.0) as f32);
        ui.painter().rect_filled(full, radius, colour);
        response.on_hover_text(spoken);
    }

    /// The answers in words, one below the other. Afterwards the right one and the given one are marked.
    fn answers_ui(&self, ui: &mut Ui) -> Option<Choice> {
        let theme = self.services.theme();
        let mut chosen = None;
        let verdict = self.card.verdict.as_ref();
        for (place, (number, words)) in self.card.words.iter().enumerate() {
            let label = self.say(words);
            let mark = match verdict {
                Some(_) if self.card.right == Some(*number) => Some((Icon::Check, theme.good)),
                Some(verdict) if verdict.answer == Some(*number) => Some((Icon::Close, theme.bad)),
                _ => None,
            };
            let is_open = self.card.is_asking && verdict.is_none();
            let button = PushButton::plain(theme, &label)
                .icon(mark.map(|(icon, _)| icon))
                .min_width(ui.available_width())
                .used(!is_open);
            let response = ui.add(button);
            self.services.rects.put(format!("drill answer {place}"), response.rect);
            if let Some((_, colour)) = mark {
                let radius = CornerRadius::same(theme.size.radius as u8);
                let line = Stroke::new(theme.size.focus_line, colour);
                ui.painter().rect_stroke(response.rect, radius, line, StrokeKind::Inside);
            }
            if let Some(key) = DRILL_ANSWER.keys.get(place) {
                let inset = theme.size.padding * text_scale(ui, theme).max(1.0);
                let center = response.rect.left_center() + vec2(inset, 0.0);
                paint_keycap(ui, theme, center, key.logical_key);
            }
            if response.clicked() && is_open {
                chosen = Some(Choice::Answer(*number));
            }
        }
        chosen
    }

    /// A sentence with an icon, spoken when it comes.
    fn remark_ui(&self, ui: &mut Ui, icon: Icon, colour: egui::Color32, sentence: &str) {
        let theme = self.services.theme();
        ui.horizontal_top(|ui| {
            icon_ui(ui, icon, theme.size.icon, colour);
            live_label(ui, Theme::strong(sentence));
        });
    }

    /// What the run has come to.
    fn end_ui(&self, ui: &mut Ui) {
        let solved = self.card.run.solved();
        live_label(ui, Theme::strong(self.services.text.with_count("drill-over", i64::from(solved))));
        match self.card.best_before {
            Some(best) if solved <= best && best > 0 => {
                let best = Phrase::new("drill-best")
                    .with("count", best)
                    .with("kind", kind(self.card.drill, self.card.is_calm));
                live_label(ui, RichText::new(self.say(&best)));
            }
            _ if solved > 0 => {
                let theme = self.services.theme();
                self.remark_ui(ui, Icon::Trophy, theme.accent, &self.services.word("drill-new-best"));
                let side = theme.size.drills.mascot * text_scale(ui, theme).max(1.0);
                let (_, place) = ui.allocate_space(Vec2::splat(side));
                Art::new(self.card.mascot).tint(theme.board(Color32::WHITE)).paint(ui.painter(), place);
                self.services.rects.put("drill mascot", place);
            }
            _ => {}
        }
    }

    /// The buttons that go on, from right to left.
    fn foot_ui(&self, ui: &mut Ui) -> Option<Choice> {
        let theme = self.services.theme();
        let word = |key: &str| self.services.word(key);
        let (key, icon, go_on) = match self.card.primary? {
            Choice::Start => ("drill-start", Icon::Play, Choice::Start),
            Choice::Again => ("drill-again", Icon::Redo, Choice::Again),
            _ => ("drill-next", Icon::Forward, Choice::Next),
        };
        let mut choice = None;
        // The buttons of each end are controls of their own, which ignore a quick click.
        ui.push_id(key, |ui| {
            let response = ui.add(PushButton::primary(theme, &word(key)).icon(icon));
            self.services.rects.put(key, response.rect);
            if response.clicked() {
                choice = Some(go_on);
            }
            if self.card.run.is_over() {
                let response = ui.add(PushButton::plain(theme, &word("drill-all")));
                self.services.rects.put("drill-all", response.rect);
                if response.clicked() {
                    choice = Some(Choice::Leave);
                }
            }
        });
        choice
    }
}
