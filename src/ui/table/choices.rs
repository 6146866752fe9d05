//! "What can I do?": a card in the panels' place with all legal moves in words. Pointing at a line highlights the move on the board; a
//! click plays it or expands its group.

use egui::{
    Align, CornerRadius, EventFilter, Id, Key, Layout, Margin, Modifiers, Rect, Role, ScrollArea, Sense, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::commands::Command;
use super::empty_area;
use super::model::{ChoiceGroup, FootButton, Pointed, TableModel};
use super::panels::hands_ui;
use super::session::{FrameContext, PaintPart, TableCommand};
use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::icons::{Icon, icon_ui, paint_icon};
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{card, focus_ring, icon_button, live_label, reserve_scroll_bar};
use crate::ui::people::capitalise;

/// State of the list of choices.
#[derive(Debug, Default)]
pub struct ChoicesView {
    open: bool,
    /// The expanded heading.
    unfolded: Option<Phrase>,
    /// The line that gets the focus in the next frame.
    focus_line: Option<usize>,
}

/// What a click on a line does.
#[derive(Clone, Debug)]
enum LineAction {
    /// Expands or collapses this heading.
    ToggleHeading(Phrase),
    /// Sends a command.
    Run(Command),
}

/// A line of the list.
#[derive(Debug)]
struct Line {
    words: String,
    /// Text for screen readers.
    spoken: String,
    /// For a heading: number of choices under it, and whether they are shown.
    children: Option<(usize, bool)>,
    /// Whether the line is under a heading.
    indented: bool,
    is_armed: bool,
    /// Indexes of the choices that the line stands for.
    choices: Vec<usize>,
    action: LineAction,
}

impl ChoicesView {
    /// Whether the list is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Opens or closes the list.
    pub fn toggle(&mut self, ctx: &egui::Context) {
        if self.open {
            self.close(ctx);
        } else {
            *self = ChoicesView { open: true, unfolded: None, focus_line: Some(0) };
        }
    }

    /// Closes the list and focuses the board.
    pub fn close(&mut self, ctx: &egui::Context) {
        *self = ChoicesView::default();
        board::focus_board(ctx);
    }

    /// Paints the hand of the front seat (and its partner's) and the list below.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        paint: &mut PaintPart<'_>,
    ) -> Vec<Command> {
        let theme = frame.theme;
        let mut commands = Vec::new();
        hands_ui(ui, model, frame, model.front_seat, paint);
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
                    let mark = model.players.get(choices.seat.index()).map(|player| player.mark);
                    message_ui(ui, frame, mark, &frame.text.say(&says, &model.names));
                    choices.groups.iter().flat_map(|group| self.lines_of(group, model, frame)).collect()
                }
                Err(why) => {
                    // Lines that appear later must not take the focus from the board.
                    self.focus_line = None;
                    message_ui(ui, frame, None, &frame.text.say(why, &model.names));
                    foot_button_lines(model, frame)
                }
            };
            ui.add_space(grid * 0.5);
            reserve_scroll_bar(ui);
            ScrollArea::vertical().id_salt("choices").auto_shrink([false, false]).show(ui, |ui| {
                empty_area::sense_scrolled(ui, &mut commands);
                ui.spacing_mut().item_spacing.y = grid * 0.25;
                self.lines_ui(ui, frame, &lines, &mut commands);
            });
        });
        frame.rects.put("choices", shown.response.rect);
        commands
    }

    /// The lines of a group: a heading and, if expanded, one line for each choice.
    fn lines_of(&self, group: &ChoiceGroup, model: &TableModel, frame: &FrameContext<'_>) -> Vec<Line> {
        let say = |phrase: &Phrase| capitalise(&frame.text.say(phrase, &model.names));
        let single = |(number, name): &(usize, Phrase), indented: bool| {
            let is_armed = group.armed == Some(*number);
            let words = say(name);
            let spoken = match (is_armed, indented) {
                (true, _) => format!("{words}. {}", frame.text.get("table-press-again")),
                (false, true) => format!("{}: {words}", say(&group.heading)),
                (false, false) => words.clone(),
            };
            let action = LineAction::Run(TableCommand::ChooseMove(*number).into());
            Line { words, spoken, children: None, indented, is_armed, choices: vec![*number], action }
        };
        if let [only] = group.choices.as_slice() {
            return vec![single(only, false)];
        }
        let unfolded = self.unfolded.as_ref() == Some(&group.heading) || group.armed.is_some();
        let count = group.choices.len();
        let words = say(&group.heading);
        let spoken = Phrase::new("choices-group").with("heading", words.clone()).with("count", count);
        let head = Line {
            words,
            spoken: frame.text.say(&spoken, &[]),
            children: Some((count, unfolded)),
            indented: false,
            is_armed: false,
            choices: group.choices.iter().map(|(number, _)| *number).collect(),
            action: LineAction::ToggleHeading(group.heading.clone()),
        };
        let children = group.choices.iter().filter(|_| unfolded).map(|choice| single(choice, true));
        std::iter::once(head).chain(children).collect()
    }

    /// Paints all lines. Up and down arrows move the focus; right and left expand and collapse a heading.
    fn lines_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, lines: &[Line], commands: &mut Vec<Command>) {
        let id = |index: usize| Id::unique("choices").with(index);
        let focused = ui.memory(|memory| memory.focused());
        let at = (0..lines.len()).find(|&index| focused == Some(id(index)));
        if let Some(at) = at {
            let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id(at), arrows));
            let typed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if typed(Key::ArrowDown) {
                self.focus_line = Some((at + 1).min(lines.len() - 1));
            } else if typed(Key::ArrowUp) {
                self.focus_line = Some(at.saturating_sub(1));
            } else if typed(Key::ArrowRight) {
                self.set_unfolded(lines, at, true);
            } else if typed(Key::ArrowLeft) {
                self.set_unfolded(lines, at, false);
            }
        }
        let mut pointed = None;
        for (index, line) in lines.iter().enumerate() {
            let response = line_ui(ui, frame, line, id(index));
            if self.focus_line == Some(index) {
                response.request_focus();
                response.scroll_to_me(None);
                self.focus_line = None;
                ui.request_repaint();
            }
            frame.rects.put(format!("choice {index}"), response.rect);
            // The pointer has priority over the focus.
            if response.hovered() || (pointed.is_none() && response.has_focus()) {
                pointed = Some(&line.choices);
            }
            if response.clicked() {
                match &line.action {
                    LineAction::ToggleHeading(heading) => {
                        self.toggle_heading(heading);
                        commands.push(TableCommand::ActElsewhere.into());
                    }
                    LineAction::Run(command) => commands.push(command.clone()),
                }
                ui.request_repaint();
            }
        }
        let pointed = pointed.map_or(Pointed::Nothing, |choices| Pointed::Choices(choices.clone()));
        commands.push(TableCommand::Point(pointed).into());
    }

    fn toggle_heading(&mut self, heading: &Phrase) {
        self.unfolded = if self.unfolded.as_ref() == Some(heading) { None } else { Some(heading.clone()) };
    }

    /// Expands the heading at this line, or collapses the heading of this line and moves the focus there.
    fn set_unfolded(&mut self, lines: &[Line], at: usize, opens: bool) {
        let head = (0..=at).rev().find(|&index| lines.get(index).is_some_and(|line| !line.indented));
        let Some((head, line)) = head.and_then(|head| Some((head, lines.get(head)?))) else { return };
        if let (LineAction::ToggleHeading(heading), Some((_, unfolded))) = (&line.action, line.children)
            && unfolded != opens
        {
            self.toggle_heading(heading);
        }
        if !opens {
            self.focus_line = Some(head);
        }
    }
}

/// Lines for the buttons of the foot line while there is no decision, such as a due draw.
fn foot_button_lines(model: &TableModel, frame: &FrameContext<'_>) -> Vec<Line> {
    let line = |(index, button): (usize, &FootButton)| {
        let words = capitalise(&frame.text.say(&button.label, &model.names));
        let action = LineAction::Run(TableCommand::PressButton(index).into());
        Line {
            spoken: words.clone(),
            words,
            children: None,
            indented: false,
            is_armed: false,
            choices: Vec::new(),
            action,
        }
    };
    let is_curtain_down = model.is_curtain_down();
    let buttons: &[FootButton] = if is_curtain_down { &[] } else { &model.foot.buttons };
    // A decision that must not be listed is not listed by its buttons either.
    let has_decision = model.hint.allowed.is_some();
    buttons.iter().enumerate().filter(|_| !has_decision).map(line).collect()
}

/// The title with a close button at its right; true if that was pressed.
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

/// A sentence that a screen reader speaks when it changes, with the mark of its seat.
fn message_ui(ui: &mut Ui, frame: &FrameContext<'_>, mark: Option<u8>, text: &str) {
    let theme = frame.theme;
    ui.horizontal_top(|ui| {
        match mark {
            Some(mark) => drop(mark_ui(ui, mark, theme.size.small * 1.2, theme)),
            None => drop(icon_ui(ui, Icon::Info, theme.size.small * 1.2, theme.ink_soft)),
        }
        live_label(ui, theme.soft(text));
    });
}

/// Paints a line: an icon for its kind at the left, the number of choices under it at the right.
fn line_ui(ui: &mut Ui, frame: &FrameContext<'_>, line: &Line, id: Id) -> egui::Response {
    let theme = frame.theme;
    let grid = theme.size.grid;
    let scale = text_scale(ui, theme);
    let side = theme.size.small * 1.1 * scale;
    let indent = if line.indented { side + grid } else { 0.0 };
    let left = grid * 0.5 + indent + side + grid * 0.75;
    let style = if line.is_armed { Theme::bold_style() } else { Theme::strong_style() };
    let style = if line.indented && !line.is_armed { egui::TextStyle::Body } else { style };
    let count = line
        .children
        .map(|(count, _)| ui.painter().layout_no_wrap(count.to_string(), style.resolve(ui.style()), theme.ink_soft));
    let right = count.as_ref().map_or(0.0, |count| count.size().x + grid);
    let room = (ui.available_width() - left - right - grid * 0.5).max(theme.size.text_room.choice);
    let words = match line.is_armed {
        true => format!("{} – {}", line.words, frame.text.get("table-press-again")),
        false => line.words.clone(),
    };
    let words = ui.painter().layout(words, style.resolve(ui.style()), theme.ink, room);
    let min_height = if line.indented { theme.size.target_tight } else { theme.size.target };
    let height = (words.size().y + grid).max(min_height);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &line.spoken);
        info.selected = line.children.map(|(_, unfolded)| unfolded);
        info
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let radius = theme.size.radius * 0.5;
    let brush = ui.painter();
    let corners = CornerRadius::same(radius as u8);
    if line.is_armed {
        brush.rect_filled(rect, corners, theme.accent_pale());
    } else if response.hovered() || response.has_focus() {
        brush.rect_filled(rect, corners, theme.hovered(theme.paper));
    }
    let icon = Rect::from_center_size(
        pos2(rect.left() + grid * 0.5 + indent + side * 0.5, rect.center().y),
        Vec2::splat(side),
    );
    let picture = match (line.children, line.indented) {
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
        focus_ring(brush, rect.shrink(theme.size.control.focus_gap * 1.5), radius, theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
