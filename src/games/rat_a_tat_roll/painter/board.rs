//! The board with its targets, keyboard cursor and tooltips.

use egui::{CursorIcon, Key, Modifiers, Pos2, Role, Sense, Ui, Vec2, WidgetInfo};

use super::Selection;
use super::board_frame::BoardFrame;
use super::glimpse::Glimpse;
use super::input::{ClickEffect, Interaction};
use super::labels::{glimpse_label, known_cards_label, target_label, tooltip};
use super::layout::Layout;
use super::odds_ring;
use super::targets::{Target, own_card_name};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::dice::DiceCount;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::board::Response;
use crate::paint::keyboard_nav::{self, Cursor, Direction, Step};
use crate::paint::painter::Scene;
use crate::paint::widgets::announce;

/// Implements `Painter::board_ui`.
pub fn board_ui(
    ui: &mut Ui,
    scene: &Scene<'_, RatATatRoll>,
    selection: &mut Selection,
) -> Option<Response<RatATatRoll>> {
    let area = ui.available_rect_before_wrap();
    ui.allocate_rect(area, Sense::hover());
    let open = scene.open;
    let layout = Layout::fit(area, usize::from(open.common.seats));
    let interaction = Interaction::of(scene);
    let glimpse = Glimpse::of(scene);
    let targets = Target::all(open);
    // While a glimpse is shown, nothing else on the board can be chosen.
    let choosing = interaction.filter(|interaction| glimpse.is_none() && interaction.has_choosable(&targets));
    let choice = choosing.map(|interaction| (std::mem::discriminant(&interaction.phase()), targets.len()));
    let mut cursor = Cursor::new(ui, scene, layout.lawn, choice);
    register_rects(scene, &layout);

    let mut clicked = choosing.and_then(|interaction| key_click(ui, &interaction, selection, &targets));
    if let Some(ClickEffect::Pick(Some(Target::RowCard(own, _)))) = clicked {
        cursor
            .show_at(targets.iter().copied().find(|target| matches!(target, Target::RowCard(seat, _) if *seat != own)));
    }
    let hidden = odds_ring::are_hidden(ui);
    let count = previewed_count(ui, scene, selection, (hidden, cursor.is_pointer_active()));
    let odds =
        interaction.as_ref().and_then(|interaction| interaction.previewed_odds(selection, count)).filter(|_| !hidden);

    let is_jump_target =
        |target: Target| interaction.is_some_and(|interaction| interaction.is_jump_target(selection, target));
    let start = || cursor_start(&targets, open.common.phase, is_jump_target);
    let picked = selection.picked.is_some() || !selection.marked_dice.is_empty();
    let jumped = cursor.handle_keys(ui, picked, start, |from, step| {
        let places = || targets.iter().map(|&target| (target, layout.target_rect(open, target).center()));
        let middle = layout.target_rect(open, from).center();
        match step {
            Step::Go(direction) => nearest(middle, direction, places()).unwrap_or(from),
            Step::Jump(direction) => {
                let open_ones: Vec<_> = places().filter(|(target, _)| is_jump_target(*target)).collect();
                // With no target in this direction any one will do: there are few.
                let ahead = nearest(middle, direction, open_ones.iter().copied());
                ahead.or_else(|| open_ones.first().map(|(target, _)| *target)).unwrap_or(from)
            }
        }
    });
    clicked = clicked.or(interaction.zip(jumped).map(|(interaction, target)| interaction.click(selection, target)));
    for &target in &targets {
        let rect = layout.target_rect(open, target);
        let response = cursor.place(ui, target, rect, Sense::CLICK, || {
            let name = scene.say(&target_label(scene, target, interaction.as_ref(), selection, odds.as_ref()));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        scene.rects.put(target.rect_name(), rect);
        if response.clicked() {
            clicked = interaction.map(|interaction| interaction.click(selection, target));
        }
        let shows_tooltips = keyboard_nav::allows_tooltips(ui.ctx()) && glimpse.is_none();
        if let Some(tooltip) = tooltip(scene, target, odds.as_ref(), hidden).filter(|_| shows_tooltips) {
            response.on_hover_text(scene.say(&tooltip));
        }
    }
    // A hasty second click on the taken card must not hide the open cards before all have seen them.
    let shuffles = open.common.phase == Phase::Reshuffling;
    let waits = (scene.awaiting_chance.is_some() && !shuffles) || scene.awaiting_reveal.is_some();
    let on_target = cursor.pointer_at().is_some() && ui.input(|input| input.pointer.primary_clicked());
    let is_begin = waits && (cursor.is_board_clicked() || on_target);

    let value = || match &glimpse {
        Some(glimpse) => Some(glimpse_label(glimpse)),
        None => cursor
            .visible_at()
            .map(|target| target_label(scene, target, interaction.as_ref(), selection, odds.as_ref())),
    };
    cursor.describe(
        ui,
        || scene.say(&Phrase::new("rat_a_tat_roll-board")),
        || value().map(|phrase| scene.say(&phrase)),
    );
    let private = match &glimpse {
        Some(glimpse) => Some(glimpse_label(glimpse)),
        None => known_cards_label(scene, &targets).filter(|_| scene.is_private()),
    };
    if let Some(private) = private {
        announce(ui, keyboard_nav::board_id().with("shown"), layout.lawn, &scene.say(&private));
    }
    let pointed = cursor.target();
    if let Some(Target::DiceChoice(count)) = pointed.filter(|_| !hidden) {
        selection.previewed_count = Some(count);
    }

    if ui.is_rect_visible(area) {
        let board_frame = BoardFrame {
            ui,
            scene,
            layout: &layout,
            selection,
            interaction: interaction.as_ref(),
            pointed,
            odds,
            glimpse,
        };
        board_frame.paint(&targets);
        cursor.paint(ui, scene, |target| layout.target_rect(open, target), layout.units(4.0));
        if let (Some(interaction), Some(target)) = (&interaction, cursor.pointer_at()) {
            let is_choosable = interaction.is_choosable(selection, target);
            ui.set_cursor_icon(if is_choosable { CursorIcon::PointingHand } else { CursorIcon::Default });
        }
    }
    if is_begin {
        return Some(Response::Begin);
    }
    let intent = selection.apply_click(clicked?);
    ui.request_repaint();
    intent
}

/// Handles a click on a card in a panel like one on the board.
pub fn card_clicked(
    scene: &Scene<'_, RatATatRoll>,
    selection: &mut Selection,
    target: Target,
) -> Option<Response<RatATatRoll>> {
    let click = Interaction::of(scene)?.click(selection, target);
    selection.apply_click(click)
}

/// The first target of the keyboard cursor: two dice, or the first jump target.
fn cursor_start(targets: &[Target], phase: Phase, is_jump_target: impl Fn(Target) -> bool) -> Target {
    let two_dice = Target::DiceChoice(DiceCount::ALL[1]);
    let first = targets.iter().copied().find(|&target| is_jump_target(target)).or(targets.first().copied());
    if phase == Phase::Choosing { two_dice } else { first.unwrap_or(Target::Pile) }
}

fn register_rects(scene: &Scene<'_, RatATatRoll>, layout: &Layout) {
    let (rects, open) = (scene.rects, scene.open);
    let common = &open.common;
    rects.put("board", layout.lawn);
    rects.put("dice", layout.dice());
    rects.put("tokens", layout.tokens());
    if let Some(region) = common.pawn.region() {
        rects.put("card here", layout.face_up_card(region));
    }
    let own = open.rows.get(common.seat.index()).map_or(0, |row| row.len());
    rects.put("own row", layout.row_rect(common.seat, own));
    for place in Place::first(own) {
        rects.put(own_card_name(place), layout.row_card(common.seat, place));
    }
}

/// The effect of a key: digits mark dice by their pips or choose own cards by place; Backspace and Escape drop what was
/// picked.
fn key_click(
    ui: &Ui,
    interaction: &Interaction<'_>,
    selection: &mut Selection,
    targets: &[Target],
) -> Option<ClickEffect> {
    const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    if !keyboard_nav::accepts_keys(ui) {
        return None;
    }
    for (digit, key) in (1..).zip(DIGITS) {
        let click = interaction.digit_pressed(selection, digit, targets);
        if click.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            return click;
        }
    }
    if (selection.picked.is_some() || !selection.marked_dice.is_empty()) && keyboard_nav::cancel_pressed(ui) {
        (selection.picked, selection.marked_dice) = (None, Default::default());
        ui.request_repaint();
    }
    None
}

/// The number of dice to preview: that of the hovered button at the foot, which is painted after the board, or the last
/// one hovered here.
fn previewed_count(
    ui: &Ui,
    scene: &Scene<'_, RatATatRoll>,
    selection: &mut Selection,
    (hidden, is_pointer_awake): (bool, bool),
) -> Option<DiceCount> {
    if hidden || scene.open.common.phase != Phase::Choosing {
        selection.previewed_count = None;
        return None;
    }
    let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| is_pointer_awake);
    for count in DiceCount::ALL {
        let button = format!("button {}", super::prompts::roll_key(count));
        if scene.rects.find_previous(&button).zip(pointer).is_some_and(|(rect, pointer)| rect.contains(pointer)) {
            selection.previewed_count = Some(count);
        }
    }
    selection.previewed_count
}

/// The nearest target in this direction, preferring those straight ahead.
pub fn nearest(from: Pos2, direction: Direction, places: impl Iterator<Item = (Target, Pos2)>) -> Option<Target> {
    let ahead = Vec2::new(direction.columns as f32, direction.rows as f32);
    let distance = |at: Pos2| {
        let go = at - from;
        let along = go.dot(ahead);
        (along > 1.0).then(|| along + 2.2 * go.dot(ahead.rot90()).abs())
    };
    let distances = places.filter_map(|(target, at)| distance(at).map(|length| (target, length)));
    distances.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(target, _)| target)
}
