//! What is said and offered: status, buttons, notes, scores. No painting.

use egui::Key;

use super::Selection;
use super::animation::Moves;
use super::input::{Hand, Piece, tray};
use super::naming;
use super::outlook;
use crate::engine::{Phrase, Seat, Turn, Words};
use crate::games::ratzzia::{Direction, Move, Phase, Ratzzia, Source, half};
use crate::paint::icons::Icon;
use crate::paint::painter::{Action, Intent, Scene, Status};

/// The food in the bag, as far as it has come.
pub fn score(scene: &Scene<'_, Ratzzia>, seat: Seat) -> i32 {
    i32::try_from(Moves::of(scene).food(scene.open, seat, true)).unwrap_or(i32::MAX)
}

/// What lies in front, and whether there are candy dice.
pub fn seat_note(scene: &Scene<'_, Ratzzia>, seat: Seat) -> Option<Phrase> {
    let front = i64::from(Moves::of(scene).food(scene.open, seat, false));
    let candies = scene.open.candies.get(seat.index()).copied().unwrap_or(0);
    let key = if candies > 0 { "ratzzia-note-candies" } else { "ratzzia-note" };
    Some(Phrase::new(key).with("front", front).with("candies", candies))
}

fn action(key: &'static str, icon: Icon, by: Option<Key>, intent: Intent<Ratzzia>) -> Action<Ratzzia> {
    Action { label: Phrase::new(key), detail: None, icon: Some(icon), key: by, intent, primary: false }
}

/// See `Painter::actions`.
pub fn actions(scene: &Scene<'_, Ratzzia>, touch: &Selection) -> Vec<Action<Ratzzia>> {
    let Some(hand) = Hand::of(scene) else { return Vec::new() };
    let open = scene.open;
    match open.phase {
        Phase::Turning => turning(&hand, touch),
        Phase::Rerolling => rerolling(&hand, touch),
        Phase::Placing => placing(&hand),
        Phase::Candy | Phase::Stealing | Phase::Storing { .. } | Phase::PassingFood => choices(&hand),
        _ => Vec::new(),
    }
}

fn turning(hand: &Hand<'_>, touch: &Selection) -> Vec<Action<Ratzzia>> {
    let mut actions = Vec::new();
    let back = touch.pinned.map(|column| Move::TakeBack { column }).filter(|back| hand.may(*back));
    if let Some(back @ Move::TakeBack { column }) = back {
        let mut action = action("ratzzia-action-take-back", Icon::Undo, Some(Key::T), Intent::Play(back));
        action.label = action.label.with("column", column.number());
        action.primary = true;
        actions.push(action);
    }
    if hand.may(Move::Roll {}) {
        let mut roll = action("ratzzia-action-roll", Icon::Dice, Some(Key::D), Intent::Play(Move::Roll {}));
        roll.primary = back.is_none();
        actions.push(roll);
    }
    if back.is_some() {
        // The primary one stands last.
        actions.reverse();
    }
    actions
}

fn rerolling(hand: &Hand<'_>, touch: &Selection) -> Vec<Action<Ratzzia>> {
    let mut actions = support(hand);
    let marked = hand.marked(touch);
    let mut keep = action("ratzzia-action-keep", Icon::Check, Some(Key::E), Intent::Play(Move::Keep {}));
    keep.primary = marked.is_empty();
    actions.push(keep);
    if !marked.is_empty() {
        let reroll = Move::Reroll { dice: marked };
        let mut again = action("ratzzia-action-reroll", Icon::Redo, Some(Key::D), hand.meant(reroll));
        again.label = again.label.with("count", marked.count());
        again.primary = true;
        actions.push(again);
    }
    actions
}

fn support(hand: &Hand<'_>) -> Vec<Action<Ratzzia>> {
    if !hand.may(Move::RollSupport {}) {
        return Vec::new();
    }
    let mut roll = action("ratzzia-action-support", Icon::Dice, Some(Key::U), Intent::Play(Move::RollSupport {}));
    roll.detail = Some(Phrase::new("ratzzia-outlook-support-duty"));
    vec![roll]
}

fn placing(hand: &Hand<'_>) -> Vec<Action<Ratzzia>> {
    let mut actions = support(hand);
    let may = hand.may(Move::Finish {});
    let mut finish = action("ratzzia-action-finish", Icon::Check, Some(Key::E), hand.meant(Move::Finish {}));
    finish.detail = if may { outlook::of_finish(hand.open) } else { outlook::plan(hand.open) };
    finish.primary = may;
    actions.push(finish);
    actions
}

/// The choices that a reward leaves, each a button.
fn choices(hand: &Hand<'_>) -> Vec<Action<Ratzzia>> {
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let mut keys = keys.into_iter();
    let open = hand.open;
    let front = |seat: Seat| open.front.get(seat.index()).copied().unwrap_or(0);
    let button = |&choice: &Move| {
        let intent = Intent::Play(choice);
        Some(match choice {
            Move::Store {} => {
                let amount = if let Phase::Storing { amount } = open.phase { amount } else { 0 };
                let mut store = action("ratzzia-action-store", Icon::Bag, Some(Key::E), intent);
                store.label = store.label.with("amount", amount);
                store.primary = true;
                store
            }
            Move::NoStore {} => action("ratzzia-action-no-store", Icon::Close, Some(Key::P), intent),
            Move::Steal { seat } => {
                let mut steal = action("ratzzia-action-steal", Icon::Paw, keys.next(), intent);
                steal.label = steal.label.with("seat", seat).with("amount", i64::from(half(front(seat))));
                steal
            }
            Move::PassFood { direction } => {
                let (key, icon) = match direction {
                    Direction::Clockwise => ("ratzzia-action-clockwise", Icon::Forward),
                    Direction::Anticlockwise => ("ratzzia-action-anticlockwise", Icon::Back),
                };
                let mut pass = action(key, icon, keys.next(), intent);
                let after = open.after_choice(choice).front.get(hand.seat.index()).copied().unwrap_or(0);
                // What would be left stands on the button: beside it, it could belong to either.
                pass.label = pass.label.with("front", i64::from(after));
                pass
            }
            Move::Candy { from } => {
                let mut candy = action("ratzzia-action-candy-of", Icon::Target, keys.next(), intent);
                candy.label = match from {
                    Source::Seat(seat) => candy.label.with("seat", seat),
                    Source::Column(column) => Phrase::new("ratzzia-action-candy-on").with("column", column.number()),
                };
                candy
            }
            _ => return None,
        })
    };
    let mut actions: Vec<Action<Ratzzia>> = hand.legal().iter().filter_map(button).collect();
    actions.sort_by_key(|action| action.primary);
    actions
}

/// See `Painter::status`.
pub fn status(scene: &Scene<'_, Ratzzia>, touch: &Selection) -> Status {
    let open = scene.open;
    if let Turn::Over(outcome) = scene.turn {
        let winner = outcome.winners.first().copied();
        let seat = winner.unwrap_or(open.facts.seat);
        let count = outcome.scores.get(seat.index()).copied().unwrap_or(0);
        let phrase = Phrase::new("ratzzia-status-won").with("seat", seat).with("count", count);
        return Status { seat: winner, icon: Some(Icon::Trophy), count: None, phrase };
    }
    let seat = open.facts.seat;
    let says = |icon: Icon, count: Option<usize>, key: &'static str| Status {
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
        return says(Icon::Dice, Some(usize::from(count)), "ratzzia-status-rolling");
    }
    let Some(hand) = Hand::of(scene) else {
        return says(Icon::Person, None, "ratzzia-status-turn");
    };
    let in_hand = open.hand().count();
    match open.phase {
        Phase::Turning => match touch.pinned {
            Some(column) => {
                let status = says(Icon::Undo, None, "ratzzia-status-take-back");
                Status { phrase: status.phrase.with("column", column.number()), ..status }
            }
            None if in_hand == 0 => says(Icon::Undo, None, "ratzzia-status-empty"),
            None => says(Icon::Dice, Some(in_hand), "ratzzia-status-roll"),
        },
        Phase::Rerolling => {
            let marked = hand.marked(touch).count();
            let key = if marked > 0 { "ratzzia-status-reroll-marked" } else { "ratzzia-status-reroll" };
            says(Icon::Redo, Some(if marked > 0 { marked } else { in_hand }), key)
        }
        Phase::Placing => placing_status(&hand, touch, says),
        Phase::Annie { .. } => says(Icon::Down, None, "ratzzia-status-annie"),
        Phase::Candy => says(Icon::Target, None, "ratzzia-status-candy"),
        Phase::Storing { amount } => {
            let status = says(Icon::Bag, Some(usize::from(amount)), "ratzzia-status-store");
            let front = open.front.get(seat.index()).copied().unwrap_or(0);
            Status { phrase: status.phrase.with("front", i64::from(front)), ..status }
        }
        Phase::Stealing => says(Icon::Paw, None, "ratzzia-status-steal"),
        Phase::PassingFood => says(Icon::Swap, None, "ratzzia-status-pass"),
        Phase::Starting | Phase::Rolling { .. } | Phase::RollingSupport { .. } | Phase::Over => {
            Status { seat: Some(seat), icon: None, count: None, phrase: Ratzzia::move_label(&Move::Roll {}) }
        }
    }
}

fn placing_status(
    hand: &Hand<'_>,
    touch: &Selection,
    says: impl Fn(Icon, Option<usize>, &'static str) -> Status,
) -> Status {
    let left = tray(hand.open).len();
    if hand.asked_value(touch).is_some() {
        return says(Icon::Help, None, "ratzzia-status-value");
    }
    if let Some(target) = touch.asked {
        let fits = hand.placements(None, Some(target)).next().is_some();
        let key = if fits { "ratzzia-status-which" } else { "ratzzia-status-pick-first" };
        let status = says(Icon::Help, None, key);
        return Status { phrase: status.phrase.with("takes", naming::takes(hand.open, target)), ..status };
    }
    let key = match hand.picked(touch) {
        Some(Piece::Candy) => "ratzzia-status-place-candy",
        Some(Piece::Support(_)) => "ratzzia-status-place-support",
        Some(Piece::Own(_)) => "ratzzia-status-place-picked",
        None if hand.legal() == [Move::Finish {}] => return says(Icon::Check, None, "ratzzia-status-done"),
        None if !hand.may(Move::Finish {}) && !hand.open.support.is_empty() => "ratzzia-status-place-duty",
        None if hand.may(Move::Finish {}) => "ratzzia-status-place-more",
        None => "ratzzia-status-place",
    };
    let status = says(Icon::Down, Some(left), key);
    let value = hand.picked(touch).and_then(Piece::shows).map_or(0, |die| die.value());
    Status { phrase: status.phrase.with("die", value), ..status }
}
