//! What is said and offered: status, buttons, notes. No painting.

use egui::Key;

use super::Selection;
use super::animation::is_ending;
use super::input::{Hand, Task};
use crate::engine::{Outcome, Phrase, Seat, Turn};
use crate::games::kalle::open::LAST_CARD;
use crate::games::kalle::square::LidIndex;
use crate::games::kalle::{Common, Ending, Kalle, Move, Phase, Seen};
use crate::paint::icons::Icon;
use crate::paint::painter::{Action, Intent, Scene, Status};

/// The cheeses of a seat, as far as all have seen it take them.
pub fn cheeses(scene: &Scene<'_, Kalle>, seat: Seat) -> u8 {
    won(&scene.open.common, seat).saturating_sub(u8::from(takes(scene) == Some(seat)))
}

/// The cheeses that nobody has been seen to take.
pub fn stock(scene: &Scene<'_, Kalle>) -> u8 {
    scene.open.common.stock + u8::from(takes(scene).is_some())
}

fn won(common: &Common, seat: Seat) -> u8 {
    common.cheeses.get(seat.index()).copied().unwrap_or(0)
}

/// Who is about to take a cheese: the lids that tell so still turn.
fn takes(scene: &Scene<'_, Kalle>) -> Option<Seat> {
    let common = &scene.open.common;
    match common.ending.filter(|_| is_ending(scene))? {
        Ending::Caught { seat } | Ending::Found { seat } => Some(seat),
        Ending::Proved => Some(common.rat),
        Ending::Missed => None,
    }
}

/// Whether this seat is the rat of the round that is played, or was just played.
pub fn is_rat(common: &Common, seat: Seat) -> bool {
    common.is_dealt() && common.rat == seat
}

/// What else matters of a seat.
pub fn seat_note(scene: &Scene<'_, Kalle>, seat: Seat) -> Option<Phrase> {
    let common = &scene.open.common;
    let told = !is_ending(scene);
    match common.phase {
        Phase::Over if told => None,
        Phase::Dealing { rat } if told => (rat == seat).then(|| Phrase::new("kalle-note-next-rat")),
        _ if is_rat(common, seat) => Some(Phrase::new("kalle-note-rat")),
        _ => None,
    }
}

/// See `Painter::actions`.
pub fn actions(scene: &Scene<'_, Kalle>, touch: &Selection) -> Vec<Action<Kalle>> {
    let action = |key: &'static str, icon: Icon, by: Key, intent: Intent<Kalle>, primary: bool| Action {
        label: Phrase::new(key),
        detail: None,
        icon: Some(icon),
        key: Some(by),
        intent,
        primary,
    };
    if is_ending(scene) {
        return Vec::new();
    }
    if scene.waits_for.is_some() {
        let key = if scene.open.common.is_dealt() { "kalle-action-next-round" } else { "kalle-action-deal" };
        return vec![action(key, Icon::Forward, Key::D, Intent::Begin, true)];
    }
    if scene.unbegun.is_some() {
        return vec![action("kalle-action-look", Icon::Eye, Key::D, Intent::Begin, true)];
    }
    let Some(hand) = Hand::of(scene) else { return Vec::new() };
    match (hand.task, hand.done(touch)) {
        (Task::Hide, Some(hide)) => {
            vec![action("kalle-action-done", Icon::Check, Key::D, Intent::Play(hide), true)]
        }
        (Task::Swap, _) => {
            vec![action("kalle-action-pass", Icon::Forward, Key::P, Intent::Play(Move::Pass {}), false)]
        }
        _ => Vec::new(),
    }
}

/// See `Painter::status`.
pub fn status(scene: &Scene<'_, Kalle>, touch: &Selection) -> Status {
    if let Some(turning) = turning(scene) {
        return turning;
    }
    if let Turn::Over(outcome) = scene.turn {
        return ended(&scene.open.common, outcome);
    }
    let now = due(scene, touch);
    match scene.last.map(|(observation, progress)| (&observation.seen, progress)) {
        Some((&Seen::Swapped { seat, a, b }, progress)) if progress < 1.0 => {
            Status { seat: Some(seat), icon: Some(Icon::Swap), count: None, phrase: swap_seen(seat, a, b) }
        }
        // Nothing has moved: the places are told beside what is due, for as long as they are marked.
        Some((&Seen::Swapped { seat, a, b }, _)) if scene.reduced_motion => {
            let before = swap_seen(seat, a, b);
            let phrase = Phrase::new("kalle-status-after").with("before", before).with("now", now.phrase);
            Status { phrase, ..now }
        }
        _ => now,
    }
}

/// What is said while the lids turn that end a round: not what is under them.
fn turning(scene: &Scene<'_, Kalle>) -> Option<Status> {
    let seen = scene.last.filter(|_| is_ending(scene)).map(|(observation, _)| &observation.seen)?;
    let (key, seat) = match seen {
        Seen::Turned { seat, .. } | Seen::Proved { seat, .. } => ("kalle-now-turn", *seat),
        Seen::Pointed { seat, .. } => ("kalle-now-points", *seat),
        _ => return None,
    };
    Some(Status { seat: Some(seat), icon: Some(Icon::Eye), count: None, phrase: Phrase::new(key).with("seat", seat) })
}

/// A swap with its places: below the board while it is seen, never in the log.
fn swap_seen(seat: Seat, a: LidIndex, b: LidIndex) -> Phrase {
    Phrase::new("kalle-now-swap").with("seat", seat).with("first", a.cell()).with("second", b.cell())
}

/// Who does what now.
fn due(scene: &Scene<'_, Kalle>, touch: &Selection) -> Status {
    let common = &scene.open.common;
    let left = LAST_CARD.saturating_sub(common.turned);
    let says = |seat: Seat, icon: Icon, count: Option<u8>, key: &'static str| Status {
        seat: Some(seat),
        icon: Some(icon),
        count,
        phrase: Phrase::new(key).with("seat", seat).with("count", count.unwrap_or(0)),
    };
    if let Some(seat) = scene.unbegun {
        return says(seat, Icon::Eye, None, "kalle-status-look");
    }
    let hand = Hand::of(scene);
    match common.phase {
        Phase::Over => Status { seat: None, icon: None, count: None, phrase: Phrase::new("kalle-name") },
        Phase::Starting => {
            Status { seat: None, icon: Some(Icon::Dice), count: None, phrase: Phrase::new("kalle-status-starting") }
        }
        Phase::Dealing { rat } => match how_it_ended(common) {
            None => says(rat, Icon::Down, None, "kalle-status-deal"),
            Some((seat, icon, said)) => Status {
                seat: Some(seat),
                icon: Some(icon),
                count: None,
                phrase: Phrase::new("kalle-status-next-rat").with("ending", said).with("seat", rat),
            },
        },
        Phase::Hiding => match (hand, touch.picked) {
            (None, _) => says(common.rat, Icon::EyeClosed, None, "kalle-status-hides"),
            (Some(hand), None) => says(hand.seat, Icon::EyeClosed, None, "kalle-status-hide"),
            (Some(hand), Some(_)) => says(hand.seat, Icon::EyeClosed, None, "kalle-status-hide-done"),
        },
        _ => match hand {
            Some(hand) => decides(scene, &hand, touch, left, says),
            None => waits(scene, says),
        },
    }
}

/// A person at this screen is to decide.
fn decides(
    scene: &Scene<'_, Kalle>,
    hand: &Hand<'_>,
    touch: &Selection,
    left: u8,
    says: impl Fn(Seat, Icon, Option<u8>, &'static str) -> Status,
) -> Status {
    let seat = hand.seat;
    match hand.task {
        Task::Hide => says(seat, Icon::EyeClosed, None, "kalle-status-hide"),
        Task::Place => says(seat, Icon::Down, None, "kalle-status-place"),
        Task::Step if hand.only_the_middle(scene.open) => {
            says(seat, Icon::Warning, Some(left), "kalle-status-step-middle")
        }
        Task::Step if hand.turns_nothing(scene.open) => says(seat, Icon::Warning, Some(left), "kalle-status-step-open"),
        Task::Step => says(seat, Icon::Paw, Some(left), "kalle-status-step"),
        Task::Swap if touch.picked.is_some() => says(seat, Icon::Swap, None, "kalle-status-swap-with"),
        Task::Swap => says(seat, Icon::Swap, None, "kalle-status-swap"),
        Task::Point => says(seat, Icon::Target, None, "kalle-status-point"),
        Task::Prove => says(seat, Icon::Target, None, "kalle-status-prove"),
    }
}

/// Someone else decides, or nobody yet.
fn waits(scene: &Scene<'_, Kalle>, says: impl Fn(Seat, Icon, Option<u8>, &'static str) -> Status) -> Status {
    let common = &scene.open.common;
    let seat = common.on_turn().unwrap_or(common.rat);
    let bot = scene.faces.get(seat.index()).is_some_and(|face| face.bot);
    let icon = if bot { Icon::Hourglass } else { Icon::Person };
    let key = match common.phase {
        Phase::Placing => "kalle-status-places",
        Phase::Searching => "kalle-status-steps",
        Phase::Swapping => "kalle-status-swaps",
        Phase::Pointing => "kalle-status-points",
        _ => "kalle-status-proves",
    };
    says(seat, icon, None, key)
}

/// How the round ended: whose it was, its picture, and the sentence.
fn how_it_ended(common: &Common) -> Option<(Seat, Icon, Phrase)> {
    let said = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    Some(match common.ending? {
        Ending::Caught { seat } => (seat, Icon::Trophy, said("kalle-ended-caught", seat)),
        Ending::Found { seat } => (seat, Icon::Trophy, said("kalle-ended-found", seat)),
        Ending::Proved => (common.rat, Icon::Trophy, said("kalle-ended-proved", common.rat)),
        Ending::Missed => (common.rat, Icon::Close, said("kalle-ended-missed", common.rat)),
    })
}

fn ended(common: &Common, outcome: &Outcome) -> Status {
    let winners: Vec<Phrase> =
        outcome.winners.iter().map(|&seat| Phrase::new("kalle-winner").with("seat", seat)).collect();
    let seat = outcome.winners.first().copied();
    let cheeses = seat.map_or(0, |seat| won(common, seat));
    let phrase = Phrase::new("kalle-status-over").with("count", winners.len()).with("cheeses", cheeses);
    Status { seat, icon: Some(Icon::Trophy), count: None, phrase: phrase.with("winners", winners) }
}
