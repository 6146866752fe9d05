//! The ideas of puzzles in Burg Appenzell: what a seat's actions do, by what everyone sees.

use crate::engine::Line;
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::seen::Seen;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<BurgAppenzell>) -> Vec<&'static str> {
    let own = |seen: &Seen| seen.gains().iter().filter(|gain| gain.seat == line.seat).count();
    let is_push = |seen: &&Seen| matches!(seen, Seen::Pushed { .. });
    let by_push: usize = line.seen.iter().filter(is_push).map(own).sum();
    let chips: usize = line.seen.iter().map(own).sum();
    let falls = || line.seen.iter().flat_map(Seen::falls);
    let pushes = line.seen.iter().any(|seen| is_push(&seen));
    let runs = line.seen.iter().any(|seen| matches!(seen, Seen::Ran { .. }));
    let others_gain = line.seen.iter().flat_map(Seen::gains).any(|gain| gain.seat != line.seat);
    let is_lift = matches!(line.reveal, Some(Move::Uncover { .. }));
    let all = [
        (chips >= 2, "puzzle-idea-burg_appenzell-two-chips"),
        (falls().any(|fall| fall.seat != line.seat), "puzzle-idea-burg_appenzell-trap"),
        (by_push > 0, "puzzle-idea-burg_appenzell-push-chip"),
        (chips > by_push, "puzzle-idea-burg_appenzell-run-chip"),
        (is_lift && pushes, "puzzle-idea-burg_appenzell-push-and-lift"),
        (is_lift && runs, "puzzle-idea-burg_appenzell-run-and-lift"),
        (is_lift, "puzzle-idea-burg_appenzell-lift"),
        (pushes && !others_gain, "puzzle-idea-burg_appenzell-push"),
        (entered(line), "puzzle-idea-burg_appenzell-enter"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, key)| key).collect()
}

/// Whether a mouse comes from the supply.
fn entered(line: &Line<BurgAppenzell>) -> bool {
    line.seen.iter().any(|seen| matches!(seen, Seen::Entered { .. }))
}
