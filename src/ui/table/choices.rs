//! "What can I do?": in the panels' place a card with all that can be decided now, in words. Pointing at a line marks it on the board, a click
//! makes it, or opens what stands under it.

use egui::{
    Align, CornerRadius, EventFilter, Id, Key, Layout, Margin, Modifiers, Rect, Role, ScrollArea, Sense, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::commands::Command;
use super::model::{ChoiceGroup, FootButton, TableModel};
use super::session::{FrameContext, PaintPart, Part, Pointed, TableCommand};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui, paint_icon};
use crate::paint::keyboard_nav;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{card, focus_ring, icon_button, live_label, reserve_scroll_bar};
use crate::ui::people::capitalise;

/// What is shown of the choices.
#[derive(Debug, Default)]
pub struct ChoicesView {
    open: bool,
    /// The heading that is opened.
    unfolded: Option<Phrase>,
    /// The line that gets the focus when it is painted next.
    wanted: Option<usize>,
}

/// What a line of the card does.
#[derive(Clone, Debug)]
enum Does {
    /// It shows, or hides, what stands under this heading.
    Unfold(Phrase),
    /// It is done.
    Ask(Command),
}

/// A line of the card.
#[derive(Debug)]
struct Line {
    words: String,
    /// What a screen reader says.
    spoken: String,
    /// How many choices stand under it, and whether they are shown.
    under: Option<(usize, bool)>,
    /// It stands under a heading.
    indented: bool,
    asks: bool,
    /// The choices that it stands for.
    choices: Vec<usize>,
    does: Does,
}

impl ChoicesView {
    /// Whether it is shown.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows it, or puts it away.
    pub fn toggle(&mut self, ctx: &egui::Context) {
        if self.open {
            self.close(ctx);
        } else {
            *self = ChoicesView { open: true, unfolded: None, wanted: Some(0) };
        }
    }

    /// Puts it away; keys mean the board again.
    pub fn close(&mut self, ctx: &egui::Context) {
        *self = ChoicesView::default();
        keyboard_nav::focus_board(ctx);
    }

    /// Paints it, below what the seat in front plays from.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        paint: &mut PaintPart<'_>,
    ) -> Vec<Command> {
        let theme = frame.theme;
        let mut commands = Vec::new();
        paint(ui, Part::Hand(model.front_seat));
        ui.add_space(theme.size.grid);
        let grid = theme.size.grid;
        let paper = card(theme).inner_margin(Margin::symmetric((grid * 1.5) as i8, grid as i8));
        let shown = paper.show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.spacing_mut().item_spacing.y = grid * 0.5;
            if title_ui(ui, frame) {
                commands.push(Command::ToggleChoices);
            }
            let lines = match &model.choices {
                Ok(choices) => {
                    let count = choices.groups.iter().map(|group| group.choices.len()).sum::<usize>();
                    let says = Phrase::new("choices-of").with("seat", choices.seat).with("count", count);
                    let mark = model.players.get(choices.seat.index()).map(|face| face.mark);
                    said_ui(ui, frame, mark, &frame.text.say(&says, &model.names));
                    choices.groups.iter().flat_map(|group| self.lines_of(group, model, frame)).collect()
                }
                Err(why) => {
                    // What comes later takes no key away from the board.
                    self.wanted = None;
                    said_ui(ui, frame, None, &frame.text.say(why, &model.names));
                    buttons(model, frame)
                }
            };
            ui.add_space(grid * 0.5);
            reserve_scroll_bar(ui);
            ScrollArea::vertical().id_salt("choices").auto_shrink([false, false]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = grid * 0.25;
                self.lines_ui(ui, frame, &lines, &mut commands);
            });
        });
        frame.rects.put("choices", shown.response.rect);
        commands
    }

    /// The lines of choices that are alike: one for all of them, and, opened, one for each.
    fn lines_of(&self, group: &ChoiceGroup, model: &TableModel, frame: &FrameContext<'_>) -> Vec<Line> {
        let say = |phrase: &Phrase| capitalise(&frame.text.say(phrase, &model.names));
        let single = |(number, name): &(usize, Phrase), indented: bool| {
            let asks = group.asks == Some(*number);
            let words = say(name);
            let spoken = match (asks, indented) {
                (true, _) => format!("{words}. {}", frame.text.get("table-press-again")),
                (false, true) => format!("{}: {words}", say(&group.heading)),
                (false, false) => words.clone(),
            };
            let does = Does::Ask(TableCommand::Choose(*number).into());
            Line { words, spoken, under: None, indented, asks, choices: vec![*number], does }
        };
        if let [only] = group.choices.as_slice() {
            return vec![single(only, false)];
        }
        let unfolded = self.unfolded.as_ref() == Some(&group.heading) || group.asks.is_some();
        let count = group.choices.len();
        let words = say(&group.heading);
        let spoken = Phrase::new("choices-group").with("heading", words.clone()).with("count", count);
        let head = Line {
            words,
            spoken: frame.text.say(&spoken, &[]),
            under: Some((count, unfolded)),
            indented: false,
            asks: false,
            choices: group.choices.iter().map(|(number, _)| *number).collect(),
            does: Does::Unfold(group.heading.clone()),
        };
        let under = group.choices.iter().filter(|_| unfolded).map(|choice| single(choice, true));
        std::iter::once(head).chain(under).collect()
    }

    /// All lines; arrows go from one to the next, to the right and left open and shut a heading.
    fn lines_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, lines: &[Line], commands: &mut Vec<Command>) {
        let id = |index: usize| Id::unique("choices").with(index);
        let focused = ui.memory(|memory| memory.focused());
        let at = (0..lines.len()).find(|&index| focused == Some(id(index)));
        if let Some(at) = at {
            let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id(at), arrows));
            let typed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if typed(Key::ArrowDown) {
                self.wanted = Some((at + 1).min(lines.len() - 1));
            } else if typed(Key::ArrowUp) {
                self.wanted = Some(at.saturating_sub(1));
            } else if typed(Key::ArrowRight) {
                self.turn(lines, at, true);
            } else if typed(Key::ArrowLeft) {
                self.turn(lines, at, false);
            }
        }
        let mut pointed = None;
        for (index, line) in lines.iter().enumerate() {
            let response = line_ui(ui, frame, line, id(index));
            if self.wanted == Some(index) {
                response.request_focus();
                response.scroll_to_me(None);
                self.wanted = None;
                ui.request_repaint();
            }
            frame.rects.put(format!("choice {index}"), response.rect);
            // The pointer goes before the focus.
            if response.hovered() || (pointed.is_none() && response.has_focus()) {
                pointed = Some(&line.choices);
            }
            if response.clicked() {
                match &line.does {
                    Does::Unfold(heading) => self.fold(heading),
                    Does::Ask(command) => commands.push(command.clone()),
                }
                ui.request_repaint();
            }
        }
        let pointed = pointed.map_or(Pointed::Nothing, |choices| Pointed::Choices(choices.clone()));
        commands.push(TableCommand::Point(pointed).into());
    }

    fn fold(&mut self, heading: &Phrase) {
        self.unfolded = if self.unfolded.as_ref() == Some(heading) { None } else { Some(heading.clone()) };
    }

    /// Opens the heading of this line, or shuts that which it stands under, and goes there.
    fn turn(&mut self, lines: &[Line], at: usize, opens: bool) {
        let head = (0..=at).rev().find(|&index| lines.get(index).is_some_and(|line| !line.indented));
        let Some((head, line)) = head.and_then(|head| Some((head, lines.get(head)?))) else { return };
        if let (Does::Unfold(heading), Some((_, unfolded))) = (&line.does, line.under)
            && unfolded != opens
        {
            self.fold(heading);
        }
        if !opens {
            self.wanted = Some(head);
        }
    }
}

/// What can be pressed at the foot while nothing is to be decided: a draw that is due.
fn buttons(model: &TableModel, frame: &FrameContext<'_>) -> Vec<Line> {
    let line = |(index, button): (usize, &FootButton)| {
        let words = capitalise(&frame.text.say(&button.label, &model.names));
        let does = Does::Ask(TableCommand::Press(index).into());
        Line { spoken: words.clone(), words, under: None, indented: false, asks: false, choices: Vec::new(), does }
    };
    let hangs = model.curtain_hangs();
    let buttons: &[FootButton] = if hangs { &[] } else { &model.foot.buttons };
    // Where something is decided that must not be listed, nothing of it is.
    let decides = model.hint.allowed.is_some();
    buttons.iter().enumerate().filter(|_| !decides).map(line).collect()
}

/// The title, and at its right the cross that puts the card away; true if that was pressed.
fn title_ui(ui: &mut Ui, frame: &FrameContext<'_>) -> bool {
    let theme = frame.theme;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let closed = icon_button(ui, theme, Icon::Close, &frame.text.get("choices-close")).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(Theme::bold(frame.text.get("choices-title"))).truncate());
            });
            closed
        })
        .inner
    })
    .inner
}

/// A sentence that a screen reader speaks when it changes, with the mark of whom it is about.
fn said_ui(ui: &mut Ui, frame: &FrameContext<'_>, mark: Option<u8>, text: &str) {
    let theme = frame.theme;
    ui.horizontal_top(|ui| {
        match mark {
            Some(mark) => drop(mark_ui(ui, mark, theme.size.small * 1.2, theme)),
            None => drop(icon_ui(ui, Icon::Info, theme.size.small * 1.2, theme.ink_soft)),
        }
        live_label(ui, theme.soft(text));
    });
}

/// A line: at its left whether it opens, at its right how many stand under it.
fn line_ui(ui: &mut Ui, frame: &FrameContext<'_>, line: &Line, id: Id) -> egui::Response {
    let theme = frame.theme;
    let grid = theme.size.grid;
    let scale = text_scale(ui, theme);
    let side = theme.size.small * 1.1 * scale;
    let indent = if line.indented { side + grid } else { 0.0 };
    let left = grid * 0.5 + indent + side + grid * 0.75;
    let style = if line.asks { Theme::bold_style() } else { Theme::strong_style() };
    let style = if line.indented && !line.asks { egui::TextStyle::Body } else { style };
    let count = line
        .under
        .map(|(count, _)| ui.painter().layout_no_wrap(count.to_string(), style.resolve(ui.style()), theme.ink_soft));
    let right = count.as_ref().map_or(0.0, |count| count.size().x + grid);
    let room = (ui.available_width() - left - right - grid * 0.5).max(60.0);
    let words = match line.asks {
        true => format!("{} – {}", line.words, frame.text.get("table-press-again")),
        false => line.words.clone(),
    };
    let words = ui.painter().layout(words, style.resolve(ui.style()), theme.ink, room);
    let least = if line.indented { theme.size.target_tight } else { theme.size.target };
    let height = (words.size().y + grid).max(least);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &line.spoken);
        info.selected = line.under.map(|(_, unfolded)| unfolded);
        info
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let radius = theme.size.radius * 0.5;
    let brush = ui.painter();
    let corners = CornerRadius::same(radius as u8);
    if line.asks {
        brush.rect_filled(rect, corners, theme.accent_pale());
    } else if response.hovered() || response.has_focus() {
        brush.rect_filled(rect, corners, theme.hovered(theme.paper));
    }
    let icon = Rect::from_center_size(
        pos2(rect.left() + grid * 0.5 + indent + side * 0.5, rect.center().y),
        Vec2::splat(side),
    );
    let picture = match (line.under, line.indented) {
        (Some((_, true)), _) => Some(Icon::Minus),
        (Some((_, false)), _) => Some(Icon::Plus),
        (None, false) => Some(Icon::Play),
        (None, true) => None,
    };
    match picture {
        Some(picture) => paint_icon(brush, icon, picture, theme.ink_soft),
        None => drop(brush.circle_filled(icon.center(), side * 0.14, theme.ink_soft)),
    }
    let middle = |height: f32| rect.center().y - height * 0.5;
    brush.galley(pos2(rect.left() + left, middle(words.size().y)), words, theme.ink);
    if let Some(count) = count {
        let at = pos2(rect.right() - grid * 0.5 - count.size().x, middle(count.size().y));
        brush.galley(at, count, theme.ink_soft);
    }
    if response.has_focus() {
        focus_ring(brush, rect.shrink(3.0), radius, theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
