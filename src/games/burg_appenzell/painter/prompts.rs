//! The sentence in the foot line, its buttons, and the spoken label of each place: what lies open there and what can be done. Made from what
//! lies open, so nothing hidden is told. No painting.

use super::Selection;
use super::interaction::{ChosenMouse, Interaction, MouseMove, covered_room};
use super::place::Place;
use crate::engine::{Outcome, Phrase, Seat, Turn};
use crate::games::burg_appenzell::castle::{CellIndex, Ground};
use crate::games::burg_appenzell::common::{Common, Ending, Phase};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::nouns::{cheese_phrase, room_phrase, slot_phrase, tile_phrase};
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::rooms::Roof;
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open};
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::board::Response;
use crate::paint::icons::Icon;
use crate::paint::key_help::END;
use crate::paint::painter::{Action, PlayContext, Status};

/// The number of kinds of cheese that a seat has (B14).
pub fn score(common: &Common, seat: Seat) -> i32 {
    common.players.get(seat.index()).map_or(0, |player| player.chips.len() as i32)
}

/// The number of last rounds in which the turns left are shown (B22).
const LAST_ROUNDS: u16 = 4;

/// See `Painter::clock`: how many kinds of cheese win, or the turns left before the game ends without progress (B22).
pub fn clock(common: &Common) -> Option<Phrase> {
    if matches!(common.phase, Phase::Over(..)) {
        return None;
    }
    let left = common.idle_limit().saturating_sub(common.idle_turns);
    let is_ending = common.phase == Phase::Acting && left <= LAST_ROUNDS * common.seats() as u16;
    Some(match is_ending {
        true => Phrase::new("burg_appenzell-idle-left").with("count", u32::from(left)),
        false => Phrase::new("burg_appenzell-goal").with("goal", common.options.goal.kinds()),
    })
}

/// "2 actions left".
pub fn actions_left(common: &Common) -> Phrase {
    Phrase::new("burg_appenzell-actions-left").with("count", common.actions_left)
}

/// See [`crate::paint::painter::Painter::actions`].
pub fn actions(play: &PlayContext<'_, BurgAppenzell>, selection: &Selection) -> Vec<Action<BurgAppenzell>> {
    let Some(interaction) = Interaction::of(play).filter(|interaction| !interaction.is_setting_up()) else {
        return Vec::new();
    };
    let covered = play.open.common.rooms_to_cover();
    let rooms: Vec<Phrase> = covered.iter().map(room_phrase).collect();
    let detail = Phrase::new("burg_appenzell-action-end-covers").with("count", covered.len()).with("rooms", rooms);
    let mut actions = vec![Action {
        label: Phrase::new("burg_appenzell-action-end"),
        detail: (!covered.is_empty()).then_some(detail),
        icon: Some(Icon::Check),
        command: Some(&END),
        response: Response::Play(Move::EndTurn {}),
        is_primary: interaction.must_end_turn(),
    }];
    if let Some(slot) = selection.previewed_slot.filter(|&slot| interaction.is_legal(Move::Push { slot })) {
        actions.push(Action {
            label: Phrase::new("burg_appenzell-action-push"),
            detail: None,
            icon: Some(Icon::Forward),
            command: None,
            response: Response::Play(Move::Push { slot }),
            is_primary: true,
        });
    }
    actions
}

/// See [`crate::paint::painter::Painter::status`].
pub fn status(play: &PlayContext<'_, BurgAppenzell>, selection: &Selection) -> Status {
    let common = &play.open.common;
    if let (Turn::Over(outcome), Phase::Over(ending)) = (play.turn, common.phase) {
        return ended_status(outcome, ending, common);
    }
    let seat = common.seat;
    let bare =
        |icon: Icon, key: &'static str| Status { seat: None, icon: Some(icon), count: None, phrase: Phrase::new(key) };
    // The paws on the board count the actions left.
    let says = |icon: Icon, count: Option<u8>, key: &'static str| Status {
        seat: Some(seat),
        icon: Some(icon),
        count: None,
        phrase: Phrase::new(key).with("seat", seat).with("count", count.unwrap_or(0)),
    };
    let left = Some(common.actions_left);
    match common.phase {
        Phase::Starting => bare(Icon::Dice, "burg_appenzell-status-starting"),
        Phase::Dealing => bare(Icon::Hourglass, "burg_appenzell-status-dealing"),
        Phase::Over(_) => bare(Icon::Trophy, "burg_appenzell-name"),
        Phase::Towers | Phase::Acting => match Interaction::of(play) {
            Some(interaction) if interaction.is_setting_up() => says(Icon::Down, None, "burg_appenzell-status-tower"),
            Some(interaction) => acting_status(play, selection, &interaction, says),
            None if common.phase == Phase::Towers => says(Icon::Person, None, "burg_appenzell-status-towers"),
            None => says(Icon::Person, left, "burg_appenzell-status-acts"),
        },
    }
}

/// The sentence while the seat takes actions.
fn acting_status(
    play: &PlayContext<'_, BurgAppenzell>,
    selection: &Selection,
    interaction: &Interaction<'_>,
    says: impl Fn(Icon, Option<u8>, &'static str) -> Status,
) -> Status {
    let left = Some(play.open.common.actions_left);
    if interaction.must_end_turn() {
        return says(Icon::Check, left, "burg_appenzell-status-done");
    }
    if let (Some(slot), Some(spare)) = (selection.previewed_slot.filter(|_| interaction.can_push()), play.open.spare) {
        let status = says(Icon::Forward, left, "burg_appenzell-status-pinned");
        let phrase = status.phrase.with("tile", tile_phrase(spare)).with("line", slot_phrase(slot));
        let pushed = preview::push(&play.open.common, &play.open.visible_tiles(), Some(spare), slot);
        let phrase = match (pushed.ends, pushed.winner) {
            (false, _) => phrase,
            (true, None) => Phrase { key: "burg_appenzell-status-pinned-end", ..phrase },
            (true, Some(winner)) => {
                Phrase { key: "burg_appenzell-status-pinned-end-won", ..phrase }.with("winner", winner)
            }
        };
        return Status { phrase, ..status };
    }
    let chosen = interaction.chosen(selection);
    if let Some(contested_cell) = selection.contested_cell {
        let mice = interaction
            .mouse_moves_on_click(selection, contested_cell)
            .iter()
            .any(|mouse_move| mouse_move.from().is_some());
        let key = if mice { "burg_appenzell-status-which-mouse" } else { "burg_appenzell-status-which-tower" };
        return says(Icon::Help, left, key);
    }
    let key = match chosen {
        Some(ChosenMouse::Supply(Some(_))) => "burg_appenzell-status-over-tower",
        Some(ChosenMouse::Supply(None)) => "burg_appenzell-status-supply",
        Some(ChosenMouse::Mouse(_)) => {
            match (interaction.mouse_moves(chosen).next().is_some(), interaction.roofs_liftable_by(chosen).is_empty()) {
                (true, false) => "burg_appenzell-status-mouse",
                (true, true) => "burg_appenzell-status-mouse-runs",
                (false, false) => "burg_appenzell-status-mouse-lifts",
                (false, true) => "burg_appenzell-status-mouse-stuck",
            }
        }
        None => "burg_appenzell-status-choose",
    };
    let status = says(Icon::Paw, left, key);
    Status { phrase: status.phrase.with("what", choosable_kinds(interaction)), ..status }
}

/// The kinds of things that are highlighted while no mouse is chosen.
fn choosable_kinds(interaction: &Interaction<'_>) -> Vec<Phrase> {
    let supply = interaction.can_use_supply();
    let tower = CellIndex::ALL.into_iter().any(|cell_index| interaction.can_enter_at(cell_index));
    let mice = CellIndex::ALL.into_iter().any(|cell_index| interaction.can_use_mouse_at(cell_index));
    let kinds = [
        (mice, "burg_appenzell-choose-mice"),
        (!interaction.liftable_roofs().is_empty(), "burg_appenzell-choose-roofs"),
        (tower, "burg_appenzell-choose-towers"),
        (supply && !tower, "burg_appenzell-choose-supply"),
        (interaction.can_push(), "burg_appenzell-choose-pennants"),
    ];
    kinds.into_iter().filter(|(can, _)| *can).map(|(_, key)| Phrase::new(key)).collect()
}

/// The sentence after the end.
fn ended_status(outcome: &Outcome, ending: Ending, common: &Common) -> Status {
    let winner = outcome.winners.first().copied();
    let chips = winner.and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or(0);
    let key = match ending {
        Ending::Goal => "burg_appenzell-status-won-goal",
        Ending::Falls => "burg_appenzell-status-won-falls",
        Ending::Idle => "burg_appenzell-status-won-idle",
    };
    let phrase = Phrase::new(key).with("seat", winner.unwrap_or(common.seat)).with("count", chips);
    Status { seat: winner, icon: Some(Icon::Trophy), count: None, phrase }
}

/// The label of a cell or slot.
pub fn place_label(
    play: &PlayContext<'_, BurgAppenzell>,
    place: Place,
    interaction: Option<&Interaction<'_>>,
    selection: &Selection,
) -> Phrase {
    match place {
        Place::Cell(cell_index) => cell_label(play, cell_index, interaction, selection),
        Place::Slot(slot) => slot_label(play.open, slot, interaction, selection),
        _ => Phrase::new("burg_appenzell-board"),
    }
}

/// The kind of a roof in words.
pub fn roof_kind(roof: Roof) -> Phrase {
    Phrase::new(match roof {
        Roof::Tiled => "burg_appenzell-roof-tiled",
        Roof::Thatched => "burg_appenzell-roof-thatched",
        Roof::Copper => "burg_appenzell-roof-copper",
    })
}

/// What can be seen on a cell: its roof, its tile or its ground.
pub fn cell_contents(open: &Open, cell_index: CellIndex) -> Phrase {
    let common = &open.common;
    if let Some(room) = covered_room(common, cell_index) {
        let roof = Phrase::new("burg_appenzell-place-roof").with("room", room.letter().to_string());
        let roof = roof.with("kind", roof_kind(common.plan().roof(room)));
        // The tile is visible by the memory help, or because the game is over; then unseen tiles are shown as well.
        let key = match common.phase {
            Phase::Over(_) => "burg_appenzell-place-roof-ended",
            _ => "burg_appenzell-place-roof-over",
        };
        return match open.visible_tiles().at(cell_index) {
            Some(tile) => Phrase::new(key).with("roof", roof).with("tile", tile_phrase(tile)),
            None => roof,
        };
    }
    match cell_index.ground() {
        Ground::Tower => Phrase::new("burg_appenzell-place-tower"),
        Ground::Solid => Phrase::new("burg_appenzell-place-solid"),
        Ground::Hole => {
            open.tiles.at(cell_index).map_or_else(|| Phrase::new("burg_appenzell-place-floor"), tile_phrase)
        }
    }
}

fn cell_label(
    play: &PlayContext<'_, BurgAppenzell>,
    cell_index: CellIndex,
    interaction: Option<&Interaction<'_>>,
    selection: &Selection,
) -> Phrase {
    let open = play.open;
    let at = Phrase::new("burg_appenzell-place")
        .with("cell", cell_index.cell())
        .with("what", cell_contents(open, cell_index));
    let mut parts = vec![at];
    if let Some(seat) = open.common.mouse_at(cell_index.cell()) {
        parts.push(Phrase::new("burg_appenzell-place-mouse").with("seat", seat));
    }
    if let Some(interaction) = interaction {
        parts.extend(available_actions(open, cell_index, interaction, selection));
    }
    join_parts(parts)
}

/// What can be done on a cell.
fn available_actions(
    open: &Open,
    cell_index: CellIndex,
    interaction: &Interaction<'_>,
    selection: &Selection,
) -> Vec<Phrase> {
    let chosen = interaction.chosen(selection);
    if interaction.is_setting_up() {
        let free = open.common.free_towers().contains(cell_index);
        return free.then(|| Phrase::new("burg_appenzell-place-choosable")).into_iter().collect();
    }
    if let Some(contested_cell) = selection.contested_cell {
        let can_go = interaction
            .mouse_moves_on_click(selection, contested_cell)
            .iter()
            .any(|mouse_move| mouse_move.origin == cell_index);
        return can_go.then(|| Phrase::new("burg_appenzell-place-goes")).into_iter().collect();
    }
    if chosen == Some(ChosenMouse::Mouse(cell_index)) {
        return vec![Phrase::new("burg_appenzell-place-chosen")];
    }
    let mouse_moves = interaction.mouse_moves_on_click(selection, cell_index);
    if let Some(mouse_move) = mouse_moves.first() {
        let mut parts = vec![reach_label(&mouse_moves)];
        for cheese in preview::gains(open, interaction.seat, mouse_move.from(), cell_index.cell()) {
            parts.push(Phrase::new("burg_appenzell-place-brings").with("cheese", cheese_phrase(cheese)));
        }
        return parts;
    }
    if interaction.can_enter_by_tower(cell_index) {
        return vec![Phrase::new("burg_appenzell-place-enterable")];
    }
    match covered_room(&open.common, cell_index) {
        Some(room) if interaction.liftable_roofs().contains(room) => vec![Phrase::new("burg_appenzell-place-liftable")],
        _ => Vec::new(),
    }
}

/// The number of actions, or several numbers, for which a cell can be reached. The moves come cheapest first.
fn reach_label(mouse_moves: &[MouseMove]) -> Phrase {
    let mut costs: Vec<u8> = mouse_moves.iter().map(|mouse_move| mouse_move.landing.cost).collect();
    costs.dedup();
    let least = costs.first().copied().unwrap_or(0);
    let number = |cost: u8| Phrase::new("burg_appenzell-place-cost").with("cost", cost);
    let more = costs.iter().skip(1).copied().map(number).reduce(cost_or);
    match more {
        None => Phrase::new("burg_appenzell-place-reachable").with("cost", least),
        Some(more) => Phrase::new("burg_appenzell-place-reachable-several").with("costs", cost_or(number(least), more)),
    }
}

fn cost_or(cost: Phrase, more: Phrase) -> Phrase {
    Phrase::new("burg_appenzell-place-costs").with("cost", cost).with("more", more)
}

fn slot_label(open: &Open, slot: Slot, interaction: Option<&Interaction<'_>>, selection: &Selection) -> Phrase {
    let name = Phrase::new("burg_appenzell-place-slot").with("line", slot_phrase(slot));
    if !interaction.is_some_and(|interaction| interaction.can_push()) {
        return name;
    }
    let mut parts = vec![name];
    if let Some(spare) = open.spare {
        parts.push(Phrase::new("burg_appenzell-place-pushes").with("tile", tile_phrase(spare)));
    }
    if selection.previewed_slot == Some(slot) {
        parts.push(Phrase::new("burg_appenzell-place-pinned"));
    }
    parts.extend(push_consequences(open, slot));
    join_parts(parts)
}

/// What a push would bring, as far as the tiles are visible.
fn push_consequences(open: &Open, slot: Slot) -> Vec<Phrase> {
    let pushed = preview::push(&open.common, &open.visible_tiles(), open.spare, slot);
    let mut parts = Vec::new();
    if let Some(out) = pushed.out {
        parts.push(Phrase::new("burg_appenzell-place-out").with("tile", tile_phrase(out)));
    }
    for fall in &pushed.falls {
        parts.push(Phrase::new("burg_appenzell-place-falls").with("seat", fall.seat).with("cell", fall.at));
    }
    for gain in &pushed.gains {
        let phrase = Phrase::new("burg_appenzell-place-gains").with("seat", gain.seat);
        parts.push(phrase.with("cheese", cheese_phrase(gain.cheese)));
    }
    match (pushed.ends, pushed.winner) {
        (false, _) => {}
        (true, None) => parts.push(Phrase::new("burg_appenzell-place-ends")),
        (true, Some(winner)) => parts.push(Phrase::new("burg_appenzell-place-ends-won").with("seat", winner)),
    }
    parts
}

/// These phrases joined into one.
fn join_parts(parts: Vec<Phrase>) -> Phrase {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| Phrase::new("burg_appenzell-board"));
    parts.fold(first, |said, more| Phrase::new("burg_appenzell-place-and").with("place", said).with("more", more))
}
