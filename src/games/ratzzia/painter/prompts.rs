//! Status lines, buttons, notes and scores. No painting.

use egui::Key;

use super::Selection;
use super::input::Interaction;
use super::labels;
use super::previews;
use super::tray_dice::TrayDie;
use crate::engine::{Phrase, Seat, Turn, Words};
use crate::games::ratzzia::{CandySource, Direction, Move, Phase, Ratzzia, half_rounded_up};
use crate::paint::board::Response;
use crate::paint::icons::Icon;
use crate::paint::key_help::{DRAW, END, GameCommand, PASS, key};
use crate::paint::painter::{Action, PlayContext, Status};

/// The food in the bag.
pub fn score(play: &PlayContext<'_, Ratzzia>, seat: Seat) -> i32 {
    play.open.bags.get(seat.index()).map_or(0, |bag| i32::try_from(*bag).unwrap_or(i32::MAX))
}

/// Takes the dice of the chosen column back.
pub const TAKE_BACK: GameCommand = GameCommand::new("take-back", "ratzzia-keys-take-back", &[key(Key::T)]);
/// Rolls the support dice.
pub const SUPPORT: GameCommand = GameCommand::new("support", "ratzzia-action-support", &[key(Key::U)]);
/// Choose among the buttons of a reward: from whom to take food or a candy die, or which way the food goes.
pub static CHOICES: [GameCommand; 5] = {
    const LABEL: &str = "ratzzia-keys-choice";
    [
        GameCommand::new("choice-1", LABEL, &[key(Key::Num1)]),
        GameCommand::new("choice-2", LABEL, &[key(Key::Num2)]),
        GameCommand::new("choice-3", LABEL, &[key(Key::Num3)]),
        GameCommand::new("choice-4", LABEL, &[key(Key::Num4)]),
        GameCommand::new("choice-5", LABEL, &[key(Key::Num5)]),
    ]
};

/// A button that is not primary.
fn action(
    key: &'static str,
    icon: Icon,
    command: Option<&'static GameCommand>,
    response: Response<Ratzzia>,
) -> Action<Ratzzia> {
    Action { label: Phrase::new(key), detail: None, icon: Some(icon), command, response, is_primary: false }
}

/// See `Painter::actions`.
pub fn actions(play: &PlayContext<'_, Ratzzia>, selection: &Selection) -> Vec<Action<Ratzzia>> {
    let Some(interaction) = Interaction::from_play(play) else { return Vec::new() };
    let open = play.open;
    match open.phase {
        Phase::Turning => turn_actions(&interaction, selection),
        Phase::Rerolling => reroll_actions(&interaction, selection),
        Phase::Placing => placing_actions(&interaction),
        Phase::Candy | Phase::Stealing | Phase::Storing { .. } | Phase::PassingFood => reward_actions(&interaction),
        _ => Vec::new(),
    }
}

/// The buttons at the start of a turn.
fn turn_actions(interaction: &Interaction<'_>, selection: &Selection) -> Vec<Action<Ratzzia>> {
    let mut actions = Vec::new();
    let back =
        selection.take_back_column.map(|column| Move::TakeBack { column }).filter(|back| interaction.is_legal(*back));
    if let Some(back @ Move::TakeBack { column }) = back {
        let mut action = action("ratzzia-action-take-back", Icon::Undo, Some(&TAKE_BACK), Response::Play(back));
        action.label = action.label.with("column", column.number());
        action.is_primary = true;
        actions.push(action);
    }
    if interaction.is_legal(Move::Roll {}) {
        let mut roll = action("ratzzia-action-roll", Icon::Dice, Some(&DRAW), Response::Play(Move::Roll {}));
        roll.is_primary = back.is_none();
        actions.push(roll);
    }
    if back.is_some() {
        // The primary button stands last.
        actions.reverse();
    }
    actions
}

/// The buttons before the re-roll.
fn reroll_actions(interaction: &Interaction<'_>, selection: &Selection) -> Vec<Action<Ratzzia>> {
    let mut actions = support_actions(interaction);
    let marked = interaction.reroll_dice(selection);
    let mut keep = action("ratzzia-action-keep", Icon::Check, Some(&END), Response::Play(Move::Keep {}));
    keep.is_primary = marked.is_empty();
    actions.push(keep);
    if !marked.is_empty() {
        let reroll = Move::Reroll { dice: marked };
        let mut again = action("ratzzia-action-reroll", Icon::Redo, Some(&DRAW), interaction.play_or_ask(reroll));
        again.label = again.label.with("count", marked.count());
        again.is_primary = true;
        actions.push(again);
    }
    actions
}

/// The button that rolls the support dice, if legal.
fn support_actions(interaction: &Interaction<'_>) -> Vec<Action<Ratzzia>> {
    if !interaction.is_legal(Move::RollSupport {}) {
        return Vec::new();
    }
    let mut roll = action("ratzzia-action-support", Icon::Dice, Some(&SUPPORT), Response::Play(Move::RollSupport {}));
    roll.detail = Some(Phrase::new("ratzzia-outlook-support-duty"));
    vec![roll]
}

/// The buttons while placing.
fn placing_actions(interaction: &Interaction<'_>) -> Vec<Action<Ratzzia>> {
    let mut actions = support_actions(interaction);
    let may_finish = interaction.is_legal(Move::Finish {});
    let mut finish = action("ratzzia-action-finish", Icon::Check, Some(&END), interaction.play_or_ask(Move::Finish {}));
    finish.detail =
        if may_finish { previews::finish_preview(interaction.open) } else { previews::plan_preview(interaction.open) };
    finish.is_primary = may_finish;
    actions.push(finish);
    actions
}

/// The buttons for the choices that a reward leaves.
fn reward_actions(interaction: &Interaction<'_>) -> Vec<Action<Ratzzia>> {
    let mut commands = CHOICES.iter();
    let open = interaction.open;
    let front = |seat: Seat| open.front.get(seat.index()).copied().unwrap_or(0);
    let button = |&choice: &Move| {
        let response = Response::Play(choice);
        Some(match choice {
            Move::Store {} => {
                let amount = if let Phase::Storing { amount } = open.phase { amount } else { 0 };
                let mut store = action("ratzzia-action-store", Icon::Bag, Some(&END), response);
                store.label = store.label.with("amount", amount);
                store.is_primary = true;
                store
            }
            Move::NoStore {} => action("ratzzia-action-no-store", Icon::Close, Some(&PASS), response),
            Move::Steal { seat } => {
                let mut steal = action("ratzzia-action-steal", Icon::Paw, commands.next(), response);
                steal.label = steal.label.with("seat", seat).with("amount", i64::from(half_rounded_up(front(seat))));
                steal
            }
            Move::PassFood { direction } => {
                let (key, icon) = match direction {
                    Direction::Clockwise => ("ratzzia-action-clockwise", Icon::Forward),
                    Direction::Anticlockwise => ("ratzzia-action-anticlockwise", Icon::Back),
                };
                let mut pass = action(key, icon, commands.next(), response);
                let after = open.after_choice(choice).front.get(interaction.seat.index()).copied().unwrap_or(0);
                // The button itself shows the resulting front: beside the button, it could belong to either.
                pass.label = pass.label.with("front", i64::from(after));
                pass
            }
            Move::Candy { from } => {
                let mut candy = action("ratzzia-action-candy-of", Icon::Target, commands.next(), response);
                candy.label = match from {
                    CandySource::Seat(seat) => candy.label.with("seat", seat),
                    CandySource::Column(column) => {
                        Phrase::new("ratzzia-action-candy-on").with("column", column.number())
                    }
                };
                candy
            }
            _ => return None,
        })
    };
    let mut actions: Vec<Action<Ratzzia>> = interaction.legal().iter().filter_map(button).collect();
    actions.sort_by_key(|action| action.is_primary);
    actions
}

/// See `Painter::status`.
pub fn status(play: &PlayContext<'_, Ratzzia>, selection: &Selection) -> Status {
    let open = play.open;
    if let Turn::Over(outcome) = play.turn {
        let winner = outcome.winners.first().copied();
        let seat = winner.unwrap_or(open.turn.seat);
        let count = outcome.scores.get(seat.index()).copied().unwrap_or(0);
        let phrase = Phrase::new("ratzzia-status-won").with("seat", seat).with("count", count);
        return Status { seat: winner, icon: Some(Icon::Trophy), count: None, phrase };
    }
    let seat = open.turn.seat;
    let status_of = |icon: Icon, count: Option<usize>, key: &'static str| Status {
        seat: Some(seat),
        icon: Some(icon),
        count: count.and_then(|count| u8::try_from(count).ok()),
        phrase: Phrase::new(key).with("seat", seat).with("count", count.unwrap_or(0)),
    };
    if open.phase == Phase::Starting {
        let phrase = Phrase::new("ratzzia-status-starting");
        return Status { seat: None, icon: Some(Icon::Dice), count: None, phrase };
    }
    if let Phase::Rolling { count, .. } | Phase::RollingSupport { count, .. } = open.phase {
        return status_of(Icon::Dice, Some(usize::from(count)), "ratzzia-status-rolling");
    }
    let Some(interaction) = Interaction::from_play(play) else {
        return status_of(Icon::Person, None, "ratzzia-status-turn");
    };
    let in_hand = open.hand().count();
    match open.phase {
        Phase::Turning => match selection.take_back_column {
            Some(column) => {
                let status = status_of(Icon::Undo, None, "ratzzia-status-take-back");
                Status { phrase: status.phrase.with("column", column.number()), ..status }
            }
            None if in_hand == 0 => status_of(Icon::Undo, None, "ratzzia-status-empty"),
            None => status_of(Icon::Dice, Some(in_hand), "ratzzia-status-roll"),
        },
        Phase::Rerolling => {
            let marked = interaction.reroll_dice(selection).count();
            let key = if marked > 0 { "ratzzia-status-reroll-marked" } else { "ratzzia-status-reroll" };
            status_of(Icon::Redo, Some(if marked > 0 { marked } else { in_hand }), key)
        }
        Phase::Placing => placing_status(&interaction, selection, status_of),
        Phase::Annie { .. } => status_of(Icon::Down, None, "ratzzia-status-annie"),
        Phase::Candy => status_of(Icon::Target, None, "ratzzia-status-candy"),
        Phase::Storing { amount } => {
            let status = status_of(Icon::Bag, Some(usize::from(amount)), "ratzzia-status-store");
            let front = open.front.get(seat.index()).copied().unwrap_or(0);
            Status { phrase: status.phrase.with("front", i64::from(front)), ..status }
        }
        Phase::Stealing => status_of(Icon::Paw, None, "ratzzia-status-steal"),
        Phase::PassingFood => status_of(Icon::Swap, None, "ratzzia-status-pass"),
        Phase::Starting | Phase::Rolling { .. } | Phase::RollingSupport { .. } | Phase::Over => {
            Status { seat: Some(seat), icon: None, count: None, phrase: Ratzzia::move_label(&Move::Roll {}) }
        }
    }
}

/// The status while placing.
fn placing_status(
    interaction: &Interaction<'_>,
    selection: &Selection,
    status_of: impl Fn(Icon, Option<usize>, &'static str) -> Status,
) -> Status {
    let left = interaction.tray().len();
    if interaction.candy_values(selection).is_some() {
        return status_of(Icon::Help, None, "ratzzia-status-value");
    }
    if let Some(target) = selection.pending_target {
        let fits = interaction.placements(None, Some(target)).next().is_some();
        let key = if fits { "ratzzia-status-which" } else { "ratzzia-status-pick-first" };
        let status = status_of(Icon::Help, None, key);
        return Status { phrase: status.phrase.with("takes", labels::next_space(interaction.open, target)), ..status };
    }
    let key = match interaction.picked(selection) {
        Some(TrayDie::Candy) => "ratzzia-status-place-candy",
        Some(TrayDie::Support(_)) => "ratzzia-status-place-support",
        Some(TrayDie::Own(_)) => "ratzzia-status-place-picked",
        None if interaction.legal() == [Move::Finish {}] => return status_of(Icon::Check, None, "ratzzia-status-done"),
        None if !interaction.is_legal(Move::Finish {}) && !interaction.open.support.is_empty() => {
            "ratzzia-status-place-duty"
        }
        None if interaction.is_legal(Move::Finish {}) => "ratzzia-status-place-more",
        None => "ratzzia-status-place",
    };
    let status = status_of(Icon::Down, Some(left), key);
    let value = interaction.picked(selection).and_then(TrayDie::value).map_or(0, |die| die.value());
    Status { phrase: status.phrase.with("die", value), ..status }
}
