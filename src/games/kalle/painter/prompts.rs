//! Prompts beside the board: status line, action buttons and seat notes. No painting.

use super::Selection;
use super::input::{Interaction, Task};
use crate::engine::{Outcome, Phrase, Seat, Turn};
use crate::games::kalle::common::MAX_TURNED;
use crate::games::kalle::{Common, Ending, Kalle, Move, Phase};
use crate::paint::board::Response;
use crate::paint::icons::Icon;
use crate::paint::key_help::{self, GameCommand, PASS};
use crate::paint::painter::{Action, PlayContext, Status};

/// Whether the lids that end a round are still turning. Until they lie open, nothing may give the outcome away.
pub fn is_round_ending(play: &PlayContext<'_, Kalle>) -> bool {
    play.last.is_some_and(|(_, progress)| progress < 1.0) && play.open.common.ending.is_some()
}

/// The cheeses that a seat has won.
pub fn cheeses(common: &Common, seat: Seat) -> u8 {
    common.cheeses.get(seat.index()).copied().unwrap_or(0)
}

/// Whether this seat is the rat of the round that is played, or was just played.
pub fn is_rat(common: &Common, seat: Seat) -> bool {
    common.is_dealt() && common.rat == seat
}

/// Whether a seat has the rat: from the first deal on until the next one.
pub fn has_rat(common: &Common, seat: Seat) -> bool {
    match common.phase {
        Phase::Starting | Phase::Over => false,
        Phase::Dealing { rat } if !common.is_dealt() => rat == seat,
        _ => common.rat == seat,
    }
}

/// Whether a seat is the rat of this round or of the next one, in words; `None` for a searcher.
pub fn role_in_words(play: &PlayContext<'_, Kalle>, seat: Seat) -> Option<Phrase> {
    let common = &play.open.common;
    match common.phase {
        Phase::Over => None,
        Phase::Dealing { rat } => (rat == seat).then(|| Phrase::new("kalle-note-next-rat")),
        _ if is_rat(common, seat) => Some(Phrase::new("kalle-note-rat")),
        _ => None,
    }
}

/// Lays out the lids, begins a secret decision, or hides the rat.
pub const GO_ON: GameCommand = GameCommand::new("go-on", "kalle-keys-go-on", &[key_help::GO_ON]);

/// See `Painter::actions`.
pub fn actions(play: &PlayContext<'_, Kalle>, selection: &Selection) -> Vec<Action<Kalle>> {
    let action =
        |key: &'static str, icon: Icon, command: &'static GameCommand, response: Response<Kalle>, primary: bool| {
            Action {
                label: Phrase::new(key),
                detail: None,
                icon: Some(icon),
                command: Some(command),
                response,
                is_primary: primary,
            }
        };
    if is_round_ending(play) {
        return Vec::new();
    }
    if play.awaiting_chance.is_some() {
        let key = if play.open.common.is_dealt() { "kalle-action-next-round" } else { "kalle-action-deal" };
        return vec![action(key, Icon::Forward, &GO_ON, Response::Begin, true)];
    }
    if play.awaiting_reveal.is_some() {
        return vec![action("kalle-action-look", Icon::Eye, &GO_ON, Response::Begin, true)];
    }
    let Some(interaction) = Interaction::from_play(play) else { return Vec::new() };
    match (interaction.task, interaction.pending_hide(selection)) {
        (Task::Hide, Some(hide)) => {
            vec![action("kalle-action-done", Icon::Check, &GO_ON, Response::Play(hide), true)]
        }
        (Task::Swap, _) => {
            vec![action("kalle-action-pass", Icon::Forward, &PASS, Response::Play(Move::Pass {}), false)]
        }
        _ => Vec::new(),
    }
}

/// See `Painter::status`.
pub fn status(play: &PlayContext<'_, Kalle>, selection: &Selection) -> Status {
    match play.turn {
        Turn::Over(outcome) => game_over_status(&play.open.common, outcome),
        _ => due_status(play, selection),
    }
}

/// The status of the step that is due.
fn due_status(play: &PlayContext<'_, Kalle>, selection: &Selection) -> Status {
    let common = &play.open.common;
    let cards_left = MAX_TURNED.saturating_sub(common.turned);
    let status_of = |seat: Seat, icon: Icon, count: Option<u8>, key: &'static str| Status {
        seat: Some(seat),
        icon: Some(icon),
        count,
        phrase: Phrase::new(key).with("seat", seat).with("count", count.unwrap_or(0)),
    };
    if let Some(seat) = play.awaiting_reveal {
        return status_of(seat, Icon::Eye, None, "kalle-status-look");
    }
    let interaction = Interaction::from_play(play);
    match common.phase {
        Phase::Over => Status { seat: None, icon: None, count: None, phrase: Phrase::new("kalle-name") },
        Phase::Starting => {
            Status { seat: None, icon: Some(Icon::Dice), count: None, phrase: Phrase::new("kalle-status-starting") }
        }
        Phase::Dealing { rat } => match round_ending(common) {
            None => status_of(rat, Icon::Down, None, "kalle-status-deal"),
            Some((seat, icon, ending)) => Status {
                seat: Some(seat),
                icon: Some(icon),
                count: None,
                phrase: Phrase::new("kalle-status-next-rat").with("ending", ending).with("seat", rat),
            },
        },
        Phase::Hiding => match (interaction, selection.picked) {
            (None, _) => status_of(common.rat, Icon::EyeClosed, None, "kalle-status-hides"),
            (Some(interaction), None) => status_of(interaction.seat, Icon::EyeClosed, None, "kalle-status-hide"),
            (Some(interaction), Some(_)) => {
                status_of(interaction.seat, Icon::EyeClosed, None, "kalle-status-hide-done")
            }
        },
        _ => match interaction {
            Some(interaction) => decision_status(play, &interaction, selection, cards_left, status_of),
            None => waiting_status(play, status_of),
        },
    }
}

/// The status while a person at this screen decides.
fn decision_status(
    play: &PlayContext<'_, Kalle>,
    interaction: &Interaction<'_>,
    selection: &Selection,
    cards_left: u8,
    status_of: impl Fn(Seat, Icon, Option<u8>, &'static str) -> Status,
) -> Status {
    let seat = interaction.seat;
    match interaction.task {
        Task::Hide => status_of(seat, Icon::EyeClosed, None, "kalle-status-hide"),
        Task::Place => status_of(seat, Icon::Down, None, "kalle-status-place"),
        Task::Step if interaction.must_go_to_middle(play.open) => {
            status_of(seat, Icon::Warning, Some(cards_left), "kalle-status-step-middle")
        }
        Task::Step if interaction.can_turn_nothing(play.open) => {
            status_of(seat, Icon::Warning, Some(cards_left), "kalle-status-step-open")
        }
        Task::Step => status_of(seat, Icon::Paw, Some(cards_left), "kalle-status-step"),
        Task::Swap if selection.picked.is_some() => status_of(seat, Icon::Swap, None, "kalle-status-swap-with"),
        Task::Swap => status_of(seat, Icon::Swap, None, "kalle-status-swap"),
        Task::Point => status_of(seat, Icon::Target, None, "kalle-status-point"),
        Task::Prove => status_of(seat, Icon::Target, None, "kalle-status-prove"),
    }
}

/// The status while a bot decides, or a person who cannot decide at this screen now.
fn waiting_status(
    play: &PlayContext<'_, Kalle>,
    status_of: impl Fn(Seat, Icon, Option<u8>, &'static str) -> Status,
) -> Status {
    let common = &play.open.common;
    let seat = common.on_turn().unwrap_or(common.rat);
    let bot = play.players.get(seat.index()).is_some_and(|face| face.is_bot);
    let icon = if bot { Icon::Hourglass } else { Icon::Person };
    let key = match common.phase {
        Phase::Placing => "kalle-status-places",
        Phase::Searching => "kalle-status-steps",
        Phase::Swapping => "kalle-status-swaps",
        Phase::Pointing => "kalle-status-points",
        _ => "kalle-status-proves",
    };
    status_of(seat, icon, None, key)
}

/// How the round ended: the seat it is about, its icon, and the sentence.
fn round_ending(common: &Common) -> Option<(Seat, Icon, Phrase)> {
    let said = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    Some(match common.ending? {
        Ending::Caught { seat } => (seat, Icon::Trophy, said("kalle-ended-caught", seat)),
        Ending::Found { seat } => (seat, Icon::Trophy, said("kalle-ended-found", seat)),
        Ending::Proved => (common.rat, Icon::Trophy, said("kalle-ended-proved", common.rat)),
        Ending::Missed => (common.rat, Icon::Close, said("kalle-ended-missed", common.rat)),
    })
}

fn game_over_status(common: &Common, outcome: &Outcome) -> Status {
    let winners: Vec<Phrase> =
        outcome.winners.iter().map(|&seat| Phrase::new("kalle-winner").with("seat", seat)).collect();
    let seat = outcome.winners.first().copied();
    let won = seat.map_or(0, |seat| cheeses(common, seat));
    let phrase = Phrase::new("kalle-status-over").with("count", winners.len()).with("cheeses", won);
    Status { seat, icon: Some(Icon::Trophy), count: None, phrase: phrase.with("winners", winners) }
}
