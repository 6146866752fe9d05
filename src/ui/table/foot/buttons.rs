//! The buttons of the foot line during a game.
//!
//! A button that takes the place of one that was just pressed leaves that place free while the pointer rests on the foot
//! line, so that the next press cannot mean something else.

use egui::{Id, Rect, Response, Ui, UiBuilder, Vec2};

use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::icons::Icon;
use crate::paint::key_help::with_shortcut;
use crate::paint::widgets::{PushButton, focus_ring, icon_button, keycap};
use crate::ui::table::commands::{Command, CommandId};
use crate::ui::table::keys;
use crate::ui::table::model::{FootButton, PointedButton, TableModel};
use crate::ui::table::session::{FrameContext, TableCommand};

/// The buttons of a game in the foot line.
#[derive(Debug, Default)]
pub struct GameButtons {
    /// The button that was pressed last, by its name, and where it lay, while the pointer stays on the foot line.
    pressed: Option<(String, Rect)>,
}

/// What the buttons leave out for want of room.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Density {
    /// Nothing.
    #[default]
    Roomy,
    /// Quiet buttons show only their icons.
    Compact,
    /// And the other buttons have no icons.
    Tight,
}

impl Density {
    /// The next one, if more can be left out.
    pub fn denser(self) -> Option<Density> {
        match self {
            Density::Roomy => Some(Density::Compact),
            Density::Compact => Some(Density::Tight),
            Density::Tight => None,
        }
    }
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Primary,
    Plain,
    /// Without a frame; in a compact row its icon alone.
    Quiet,
}

/// The name of the button that asks for a hint …
const HINT: &str = "hint";
/// … and of the same button once it plays the hint.
const PLAY_HINT: &str = "play hint";

/// A button to be painted.
struct RowButton {
    /// Its name, which is also that of its rectangle.
    name: String,
    kind: Kind,
    icon: Option<Icon>,
    label: String,
    is_enabled: bool,
    /// Whether it has been used, and what it did is still being shown.
    is_used: bool,
    tip: Option<String>,
    key: Option<egui::Key>,
    is_hinted: bool,
    command: Command,
    /// Its index among the buttons of the game's painter, if it is one.
    index: Option<usize>,
}

impl RowButton {
    fn new(kind: Kind, icon: impl Into<Option<Icon>>, name: &str, label: String, command: impl Into<Command>) -> Self {
        RowButton {
            name: name.to_owned(),
            kind,
            icon: icon.into(),
            label,
            is_enabled: true,
            is_used: false,
            tip: None,
            key: None,
            is_hinted: false,
            command: command.into(),
            index: None,
        }
    }

    fn tip(mut self, tip: impl Into<Option<String>>) -> Self {
        self.tip = tip.into();
        self
    }

    fn enabled(mut self, is_enabled: bool) -> Self {
        self.is_enabled = is_enabled;
        self
    }
}

impl GameButtons {
    /// Paints the buttons from right to left: the primary button, the others, the step of a bot.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        density: Density,
        commands: &mut Vec<Command>,
    ) {
        let area = ui.max_rect();
        let is_on_line = ui.input(|input| input.pointer.latest_pos()).is_some_and(|pos| area.contains(pos));
        if !is_on_line {
            self.pressed = None;
        }
        let mut pointed = None;
        for button in row(model, frame) {
            self.make_room(ui, frame, density, &button);
            let response = match button.name.as_str() {
                // One control, wherever it stands in the row: what egui calls it must not depend on the buttons before it.
                HINT | PLAY_HINT => {
                    let scope = UiBuilder::new().scope_id(Id::unique("hint button"));
                    ui.scope_builder(scope, |ui| button_ui(ui, frame, density, &button)).inner
                }
                _ => button_ui(ui, frame, density, &button),
            };
            if response.clicked() && !button.is_used {
                self.keep_free(&button.name, response.rect);
                commands.push(button.command);
            }
            let Some(index) = button.index.filter(|_| !button.is_used) else { continue };
            let is_key_held = keys::held_button(ui.ctx(), &model.foot.buttons) == Some(index);
            if response.contains_pointer() || response.has_focus() || is_key_held {
                let was_deliberate = model.foot.pointed.is_some_and(|was| was.index == index && was.is_deliberate);
                let has_moved = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
                let is_deliberate = response.contains_pointer() && (has_moved || was_deliberate);
                let is_held = is_key_held || response.is_pointer_button_down_on();
                pointed = Some(PointedButton { index, is_deliberate, is_held });
                if is_held && model.foot.buttons[index].shakes_dice {
                    ui.request_repaint();
                }
            }
        }
        if pointed != model.foot.pointed {
            commands.push(TableCommand::PointButton(pointed).into());
        }
    }

    /// Leaves the place of a button free while the pointer rests on the foot line.
    pub fn keep_free(&mut self, name: &str, place: Rect) {
        self.pressed = Some((name.to_owned(), place));
    }

    /// Leaves the place of the button that was pressed last to that button.
    fn make_room(&self, ui: &mut Ui, frame: &FrameContext<'_>, density: Density, button: &RowButton) {
        let Some((name, place)) = &self.pressed else { return };
        let right = ui.available_rect_before_wrap().right();
        let left = right - push_button(frame, density, button).width(ui);
        if *name != button.name && left < place.right() && place.left() < right {
            ui.add_space(right - place.left() + frame.theme.size.grid);
        }
    }
}

/// The buttons of this moment, from right to left.
fn row(model: &TableModel, frame: &FrameContext<'_>) -> Vec<RowButton> {
    let word = |key: &str| frame.text.get(key);
    let with_key = |key: &'static str, id: CommandId| with_shortcut(frame.text, key, &id.shortcut());
    let mut row = Vec::new();
    if model.is_covered {
        let button =
            RowButton::new(Kind::Primary, Icon::Eye, "uncover", word("menu-uncover"), TableCommand::ToggleCover);
        row.push(button.tip(with_key("key-tip", CommandId::Cover)));
    }
    if model.dice.can_correct {
        let label = word("dice-correct");
        row.push(RowButton::new(Kind::Quiet, Icon::Dice, "correct dice", label, TableCommand::CorrectDice));
    }
    if model.may_look.is_some() {
        let tip = if frame.settings.curtain_by_press { "curtain-look-tip-by-press" } else { "curtain-look-tip" };
        let button = RowButton::new(Kind::Plain, Icon::Eye, "look", word("curtain-look"), TableCommand::RequestLook);
        row.push(button.tip(word(tip)));
    }
    let of_game: &[FootButton] = if model.is_curtain_down() { &[] } else { &model.foot.buttons };
    row.extend(of_game.iter().enumerate().rev().map(|(index, button)| game_button(model, frame, (index, button))));
    if !model.is_curtain_down() {
        row.extend(hint_button(model, frame));
    }
    if of_game.is_empty() && model.outcome.is_some() && !model.is_guided() {
        row.push(RowButton::new(Kind::Primary, None, "show end", word("end-show"), TableCommand::Review(None)));
    }
    if let Some(allowed) = &model.bots.skip_allowed {
        let tip = match allowed {
            Ok(()) => with_key("table-skip-tip", CommandId::Skip),
            Err(why) => frame.text.say(why, &model.names),
        };
        let button = RowButton::new(Kind::Quiet, Icon::Last, "skip", word("table-skip"), TableCommand::SkipToPerson);
        row.push(button.tip(tip).enabled(allowed.is_ok()));
    }
    if model.bots.is_step_waiting {
        let button = RowButton::new(Kind::Primary, Icon::Forward, "step", word("table-step"), TableCommand::Step);
        row.push(button.tip(with_key("table-step-tip", CommandId::Step)));
    }
    row
}

/// A button of the game's painter.
fn game_button(model: &TableModel, frame: &FrameContext<'_>, (index, button): (usize, &FootButton)) -> RowButton {
    let say = |phrase: &Phrase| frame.text.say(phrase, &model.names);
    let label = if button.is_armed { frame.text.get("table-press-again") } else { say(&button.label) };
    let keys = button.command.and_then(|command| command.keys.first());
    let tips: Vec<String> =
        [keys.map(|keys| with_shortcut(frame.text, "key-tip", keys)), button.detail.as_ref().map(say)]
            .into_iter()
            .flatten()
            .collect();
    let kind = if button.is_primary { Kind::Primary } else { Kind::Plain };
    RowButton {
        key: keys.map(|keys| keys.logical_key),
        is_hinted: button.is_hinted,
        is_used: model.foot.is_used,
        index: Some(index),
        ..RowButton::new(kind, button.icon, &rect_name(button), label, TableCommand::PressButton(index))
    }
    .tip(Some(tips.join("\n")).filter(|tip| !tip.is_empty()))
}

/// The hint button; once a hint is shown it plays the hint.
fn hint_button(model: &TableModel, frame: &FrameContext<'_>) -> Option<RowButton> {
    let allowed = model.hint.allowed.as_ref()?;
    let is_shown = model.hint.is_found;
    let (key, icon, id, command) = match (is_shown, model.hint.is_thinking) {
        (true, _) => ("table-play-for-me", Icon::Play, CommandId::PlayHint, TableCommand::PlayHint),
        (false, _) if model.foot.is_questioned => ("coach-show", Icon::Eye, CommandId::Hint, TableCommand::Hint),
        (false, true) => ("table-hint-thinking", Icon::Hourglass, CommandId::Hint, TableCommand::Hint),
        (false, false) => ("table-hint", Icon::Info, CommandId::Hint, TableCommand::Hint),
    };
    let tip = match allowed {
        // A tooltip here would cover the hint.
        Ok(()) if is_shown || model.foot.is_questioned => None,
        Ok(()) => Some(with_shortcut(frame.text, "table-hint-tip", &CommandId::Hint.shortcut())),
        Err(why) => Some(frame.text.say(why, &model.names)),
    };
    let name = if is_shown { PLAY_HINT } else { HINT };
    let button = RowButton::new(Kind::Quiet, icon, name, frame.text.get(key), command);
    let is_enabled = allowed.is_ok() && !model.hint.is_thinking && !model.foot.is_used;
    Some(RowButton { key: Some(id.key()), ..button.tip(tip).enabled(is_enabled) })
}

fn push_button<'a>(frame: &FrameContext<'a>, density: Density, button: &'a RowButton) -> PushButton<'a> {
    let made = match button.kind {
        Kind::Primary => PushButton::primary(frame.theme, &button.label),
        Kind::Plain => PushButton::plain(frame.theme, &button.label),
        Kind::Quiet => PushButton::quiet(frame.theme, &button.label),
    };
    made.icon(button.icon.filter(|_| density != Density::Tight)).used(button.is_used)
}

fn button_ui(ui: &mut Ui, frame: &FrameContext<'_>, density: Density, button: &RowButton) -> Response {
    let theme = frame.theme;
    let response = match button.icon.filter(|_| density != Density::Roomy && button.kind == Kind::Quiet) {
        Some(icon) => ui.add_enabled_ui(button.is_enabled, |ui| icon_button(ui, theme, icon, &button.label)).inner,
        None => ui.add_enabled(button.is_enabled, push_button(frame, density, button)),
    };
    frame.rects.put(button.name.clone(), response.rect);
    if button.is_hinted && !button.is_used {
        let ring = response.rect.expand(theme.size.control.focus_gap);
        focus_ring(ui.painter(), ring, theme.size.radius, theme);
    }
    if let Some(key) = button.key.filter(|_| !button.is_used) {
        keycap(ui, theme, response.rect, key);
    }
    match &button.tip {
        Some(tip) if board::allows_tooltips(ui.ctx()) => response.on_hover_text(tip).on_disabled_hover_text(tip),
        _ => response,
    }
}

/// The name of the rectangle of a button.
fn rect_name(button: &FootButton) -> String {
    format!("button {}", button.label.key)
}

/// Whether this is the name of the rectangle of a button of the foot line.
pub fn is_button(model: &TableModel, name: &str) -> bool {
    model.foot.buttons.iter().any(|button| rect_name(button) == name)
}
