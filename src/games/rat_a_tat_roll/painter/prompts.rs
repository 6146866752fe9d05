//! Status line, buttons and seat notes. No painting.

use egui::Key;

use super::Selection;
use super::glimpse::Glimpse;
use super::input::Interaction;
use crate::engine::{Outcome, Phrase, Seat, Turn, Viewer};
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{DiceCount, Face, total};
use crate::games::rat_a_tat_roll::{Common, Move, Phase, RatATatRoll, SeenEvent, face_name, region_name, space_name};
use crate::paint::board::Response;
use crate::paint::icons::Icon;
use crate::paint::key_help::{self, GameCommand, key};
use crate::paint::painter::{Action, PlayContext, Status};

/// The number of cards of a seat; after the end, their sum.
pub fn score(play: &PlayContext<'_, RatATatRoll>, seat: Seat) -> i32 {
    let Some(row) = play.open.rows.get(seat.index()) else { return 0 };
    match play.open.common.phase {
        Phase::Over => row.iter().flatten().map(|card| i32::from(card.number())).sum(),
        _ => row.len() as i32,
    }
}

/// A seat's tokens and cards; nothing after the end.
pub fn belongings(play: &PlayContext<'_, RatATatRoll>, seat: Seat) -> Option<Phrase> {
    let common = &play.open.common;
    if common.phase == Phase::Over {
        return None;
    }
    let cards = play.open.rows.get(seat.index())?.len();
    let tokens = common.tokens.get(seat.index()).copied().unwrap_or(0);
    let full = usize::from(common.full_hand());
    let phrase = if cards < full { "rat_a_tat_roll-note" } else { "rat_a_tat_roll-note-full" };
    Some(Phrase::new(phrase).with("tokens", tokens).with("cards", cards).with("full", full))
}

/// The text key of the button that rolls this many dice.
fn roll_key(count: DiceCount) -> &'static str {
    match count.count() {
        1 => "rat_a_tat_roll-action-roll-1",
        2 => "rat_a_tat_roll-action-roll-2",
        _ => "rat_a_tat_roll-action-roll-3",
    }
}

/// Roll this many dice.
pub static COUNTS: [GameCommand; 3] = {
    const LABEL: &str = "rat_a_tat_roll-keys-count";
    [
        GameCommand::new("roll-1", LABEL, &[key(Key::Num1)]),
        GameCommand::new("roll-2", LABEL, &[key(Key::Num2)]),
        GameCommand::new("roll-3", LABEL, &[key(Key::Num3)]),
    ]
};
/// Begins, rolls, or takes from the pile.
pub const ROLL: GameCommand = GameCommand::new("roll", "rat_a_tat_roll-keys-roll", &[key_help::GO_ON]);
/// Keeps the dice, or takes the open card.
pub const KEEP: GameCommand = GameCommand::new("keep", "rat_a_tat_roll-keys-keep", &[key(Key::E)]);
/// Goes on without the look, the swap or the wild die.
pub const SKIP: GameCommand = GameCommand::new("skip", "rat_a_tat_roll-keys-skip", &[key(Key::P)]);
/// Looks at the own cards.
pub const LOOK: GameCommand = GameCommand::new("look", "rat_a_tat_roll-action-look-own", &[key(Key::L)]);

/// Opens the icon guide, or closes it.
pub const GUIDE: GameCommand = GameCommand::new("guide", "rat_a_tat_roll-keys-guide", &[key(Key::I)]);

/// Implements `Painter::actions`.
pub fn actions(play: &PlayContext<'_, RatATatRoll>, selection: &Selection) -> Vec<Action<RatATatRoll>> {
    let button = |label: Phrase,
                  icon: Icon,
                  command: &'static GameCommand,
                  response: Response<RatATatRoll>,
                  is_primary: bool| {
        Action { label, detail: None, icon: Some(icon), command: Some(command), response, is_primary }
    };
    let play_button = |key: &'static str, icon: Icon, command: &'static GameCommand, choice: Move| {
        button(Phrase::new(key), icon, command, Response::Play(choice), false)
    };
    if play.awaiting_chance.is_some() {
        // Everyone sees the open cards before they go into the pile.
        let is_moving = play.last.is_some_and(|(_, progress)| progress < 1.0);
        let key = match play.open.common.phase {
            Phase::Reshuffling if is_moving => return Vec::new(),
            Phase::Rolling { .. } | Phase::RollingWild => "rat_a_tat_roll-action-roll",
            Phase::Reshuffling => "rat_a_tat_roll-action-shuffle",
            _ => "rat_a_tat_roll-action-begin",
        };
        return vec![button(Phrase::new(key), Icon::Dice, &ROLL, Response::Begin, true)];
    }
    if play.awaiting_reveal.is_some() {
        let phrase = Phrase::new("rat_a_tat_roll-action-begin");
        return vec![button(phrase, Icon::Forward, &ROLL, Response::Begin, true)];
    }
    let Some(interaction) = Interaction::from_play(play) else { return Vec::new() };
    let common = &play.open.common;
    let accept = || button(accept_label(common), Icon::Check, &KEEP, Response::Play(Move::Accept {}), true);
    match common.phase {
        Phase::Choosing => DiceCount::ALL
            .into_iter()
            .zip(&COUNTS)
            .map(|(dice, command)| play_button(roll_key(dice), Icon::Dice, command, Move::Roll { dice }))
            .collect(),
        Phase::Keeping => {
            let again = interaction.reroll_move(selection).map(|choice| {
                let label = Phrase::new("rat_a_tat_roll-action-reroll").with("count", selection.marked_dice.len());
                button(label, Icon::Redo, &ROLL, Response::Play(choice), true)
            });
            // With dice marked, the re-roll is the primary action.
            let keep = Action { is_primary: again.is_none(), ..accept() };
            [keep].into_iter().chain(again).collect()
        }
        Phase::KeepingWild => {
            let again = interaction
                .reroll_move(selection)
                .map(|choice| play_button("rat_a_tat_roll-action-reroll-wild", Icon::Redo, &ROLL, choice));
            again.into_iter().chain([accept()]).collect()
        }
        Phase::TakingHere => {
            let card_here =
                common.pawn.region().and_then(|region| common.face_up.get(region.index()).copied().flatten());
            let label = Phrase::new("rat_a_tat_roll-action-take").with("card", card_here.map_or(0, Card::number));
            vec![
                play_button("rat_a_tat_roll-action-pile", Icon::Down, &ROLL, Move::TakePile {}),
                button(label, Icon::Check, &KEEP, Response::Play(Move::TakeFaceUp {}), false),
            ]
        }
        Phase::Looking => vec![
            play_button("rat_a_tat_roll-action-no-look", Icon::EyeClosed, &SKIP, Move::NoLook {}),
            play_button("rat_a_tat_roll-action-look-own", Icon::Eye, &LOOK, Move::LookOwn {}),
        ],
        Phase::Deciding => vec![
            play_button("rat_a_tat_roll-action-skip", Icon::Forward, &SKIP, Move::Skip {}),
            button(
                Phrase::new("rat_a_tat_roll-action-roll-wild"),
                Icon::Dice,
                &ROLL,
                Response::Play(Move::RollWild {}),
                true,
            ),
        ],
        Phase::Swapping => vec![play_button("rat_a_tat_roll-action-no-swap", Icon::Close, &SKIP, Move::NoSwap {})],
        _ => Vec::new(),
    }
}

/// The label of the accept button: the steps, the card to take, or the swap.
fn accept_label(common: &Common) -> Phrase {
    if common.phase == Phase::Keeping {
        return Phrase::new("rat_a_tat_roll-action-accept").with("count", total(&common.dice));
    }
    match common.wild.and_then(|face| common.card_to_take(face)) {
        Some(card) => Phrase::new("rat_a_tat_roll-action-take").with("card", card.number()),
        None => Phrase::new("rat_a_tat_roll-action-accept-swap"),
    }
}

/// Implements `Painter::status`.
pub fn status(play: &PlayContext<'_, RatATatRoll>, selection: &Selection) -> Status {
    if let Turn::Over(outcome) = play.turn {
        return final_status(outcome);
    }
    if let Some(glimpse) = Glimpse::of(play) {
        return glimpse_status(play, &glimpse);
    }
    let now = current_status(play, selection);
    let Some((observation, progress)) = play.last else { return now };
    let SeenEvent::Swapped { seat, mine, with, theirs } = &observation.seen.event else { return now };
    let swap_phrase = Phrase::new("rat_a_tat_roll-log-swap")
        .with("seat", *seat)
        .with("mine", mine.index() + 1)
        .with("other", *with)
        .with("theirs", theirs.index() + 1);
    // With reduced motion the status names the places of the swap for as long as they are marked.
    if progress < 1.0 || !play.reduced_motion {
        return now;
    }
    let phrase = Phrase::new("rat_a_tat_roll-log-then").with("first", swap_phrase).with("then", now.phrase);
    Status { phrase, ..now }
}

fn glimpse_status(play: &PlayContext<'_, RatATatRoll>, glimpse: &Glimpse) -> Status {
    let seat = if let Viewer::Seat(seat) = play.viewer { Some(seat) } else { None };
    let key = match play.glimpse.map(|observation| &observation.seen.event) {
        Some(SeenEvent::Dealt { .. }) => "rat_a_tat_roll-status-glimpse-first",
        Some(SeenEvent::TookPile { .. }) => "rat_a_tat_roll-status-glimpse-pile",
        Some(SeenEvent::Looked { .. }) => "rat_a_tat_roll-status-glimpse-other",
        _ => "rat_a_tat_roll-status-glimpse-own",
    };
    let owner = glimpse.owner.or(seat).unwrap_or(Seat::new(0));
    let place = glimpse.cards.first().and_then(|(_, place)| *place).map_or(1, |place| place.index() + 1);
    let phrase = Phrase::new(key).with("seat", seat.unwrap_or(owner)).with("other", owner).with("place", place);
    Status { seat, icon: Some(Icon::Eye), count: None, phrase }
}

/// The status of the step that is due.
fn current_status(play: &PlayContext<'_, RatATatRoll>, selection: &Selection) -> Status {
    let common = &play.open.common;
    let seat = common.seat;
    let seat_status = |icon: Icon, phrase: Phrase| Status {
        seat: Some(seat),
        icon: Some(icon),
        count: None,
        phrase: phrase.with("seat", seat),
    };
    let table_status =
        |icon: Icon, key: &'static str| Status { seat: None, icon: Some(icon), count: None, phrase: Phrase::new(key) };
    match common.phase {
        Phase::Starting => return table_status(Icon::Dice, "rat_a_tat_roll-status-starting"),
        Phase::Dealing => return table_status(Icon::Down, "rat_a_tat_roll-status-dealing"),
        Phase::Reshuffling => {
            let icons = common.face_up.iter().flatten().filter(|card| card.has_icon()).count();
            let now = table_status(Icon::Redo, "rat_a_tat_roll-status-shuffling");
            return Status { phrase: now.phrase.with("count", icons), ..now };
        }
        Phase::Rolling { dice, .. } => {
            return seat_status(Icon::Dice, Phrase::new("rat_a_tat_roll-status-rolling").with("count", dice.len()));
        }
        Phase::RollingWild => return seat_status(Icon::Dice, Phrase::new("rat_a_tat_roll-status-rolling-wild")),
        Phase::Over => return table_status(Icon::Trophy, "rat_a_tat_roll-name"),
        _ => {}
    }
    if Interaction::from_play(play).is_none() {
        return seat_status(Icon::Person, Phrase::new("rat_a_tat_roll-status-turn"));
    }
    decision_status(common, selection, seat_status)
}

/// The status while a person at this screen decides.
fn decision_status(common: &Common, selection: &Selection, seat_status: impl Fn(Icon, Phrase) -> Status) -> Status {
    match common.phase {
        Phase::Choosing => match selection.previewed_count {
            Some(count) => {
                seat_status(Icon::Dice, Phrase::new("rat_a_tat_roll-status-choose-odds").with("count", count.count()))
            }
            None => seat_status(Icon::Dice, Phrase::new("rat_a_tat_roll-status-choose")),
        },
        Phase::Keeping if !selection.marked_dice.is_empty() => {
            let phrase = Phrase::new("rat_a_tat_roll-status-keep-marked").with("count", selection.marked_dice.len());
            seat_status(Icon::Dice, phrase)
        }
        Phase::Keeping => {
            let to = common.pawn.after(total(&common.dice));
            let card_there = to.region().and_then(|region| common.face_up.get(region.index()).copied().flatten());
            let phrase = match card_there {
                Some(card) => Phrase::new("rat_a_tat_roll-status-keep").with("card", card.number()),
                None => Phrase::new("rat_a_tat_roll-status-keep-to-wild"),
            };
            seat_status(Icon::Dice, phrase.with("count", total(&common.dice)).with("space", space_name(to)))
        }
        Phase::KeepingWild => {
            let shown = common.wild.unwrap_or(Face::Swap);
            let phrase = match common.card_to_take(shown) {
                Some(card) => Phrase::new("rat_a_tat_roll-status-keep-wild").with("card", card.number()),
                None => Phrase::new("rat_a_tat_roll-status-keep-swap"),
            };
            seat_status(Icon::Dice, phrase.with("face", face_name(shown)))
        }
        Phase::TakingHere => {
            let phrase = Phrase::new("rat_a_tat_roll-status-take");
            let card_here = common.pawn.region();
            seat_status(
                Icon::Down,
                card_here.map(region_name).into_iter().fold(phrase, |phrase, region| phrase.with("region", region)),
            )
        }
        Phase::Looking => seat_status(Icon::Eye, Phrase::new("rat_a_tat_roll-status-look")),
        Phase::Deciding => seat_status(Icon::Dice, Phrase::new("rat_a_tat_roll-status-decide")),
        Phase::Picking => {
            let card = common.wild.and_then(|face| common.card_to_take(face)).map_or(0, Card::number);
            seat_status(Icon::Down, Phrase::new("rat_a_tat_roll-status-pick").with("card", card))
        }
        Phase::Swapping if selection.picked.is_some() => {
            seat_status(Icon::Swap, Phrase::new("rat_a_tat_roll-status-swap-with"))
        }
        Phase::Swapping => seat_status(Icon::Swap, Phrase::new("rat_a_tat_roll-status-swap")),
        _ => {
            let card = common.taken.map_or(0, Card::number);
            seat_status(Icon::Down, Phrase::new("rat_a_tat_roll-status-replace").with("card", card))
        }
    }
}

fn final_status(outcome: &Outcome) -> Status {
    let winners: Vec<Phrase> =
        outcome.winners.iter().map(|&seat| Phrase::new("rat_a_tat_roll-winner").with("seat", seat)).collect();
    let seat = outcome.winners.first().copied();
    let sum = seat.and_then(|seat| outcome.scores.get(seat.index()).copied()).unwrap_or(0);
    let phrase = Phrase::new("rat_a_tat_roll-status-over").with("count", winners.len()).with("sum", sum);
    Status { seat, icon: Some(Icon::Trophy), count: None, phrase: phrase.with("winners", winners) }
}
