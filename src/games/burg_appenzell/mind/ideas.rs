//! The ideas of puzzles in Burg Appenzell: what a seat's actions do, by what everyone sees.

use super::KnownPosition;
use super::evaluation::max_push_losses;
use crate::engine::{Cell, Line};
use crate::games::burg_appenzell::castle::{CellIndex, CellSet};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rooms::RoomSet;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::seen::Seen;
use crate::games::burg_appenzell::tiles::Cheese;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<BurgAppenzell>) -> Vec<&'static str> {
    let deeds = Deeds::of(line);
    let falls = || line.seen.iter().flat_map(Seen::falls);
    let others_gain = line.seen.iter().flat_map(Seen::gains).any(|gain| gain.seat != line.seat);
    let is_lift = matches!(line.reveal, Some(Move::Uncover { .. }));
    let chips = deeds.by_push + deeds.by_run;
    let all = [
        (chips >= 2, "puzzle-idea-burg_appenzell-two-chips"),
        (falls().any(|fall| fall.seat != line.seat), "puzzle-idea-burg_appenzell-trap"),
        (deeds.enters_onto_cheese, "puzzle-idea-burg_appenzell-enter-chip"),
        (deeds.jumps_onto_cheese, "puzzle-idea-burg_appenzell-jump"),
        (deeds.pushes_spare, "puzzle-idea-burg_appenzell-spare"),
        (deeds.runs_onto_pushed, "puzzle-idea-burg_appenzell-push-then-run"),
        (deeds.pushes_under_runner, "puzzle-idea-burg_appenzell-run-then-push"),
        (deeds.lifts_for_cheese, "puzzle-idea-burg_appenzell-recall"),
        (deeds.by_push > 0, "puzzle-idea-burg_appenzell-push-chip"),
        (deeds.by_run > 0, "puzzle-idea-burg_appenzell-run-chip"),
        (is_lift && deeds.pushes, "puzzle-idea-burg_appenzell-push-and-lift"),
        (is_lift && deeds.runs, "puzzle-idea-burg_appenzell-run-and-lift"),
        (is_lift, "puzzle-idea-burg_appenzell-lift"),
        (chips == 0 && gets_out_of_danger(line), "puzzle-idea-burg_appenzell-dodge"),
        (deeds.pushes && chips == 0 && !others_gain, "puzzle-idea-burg_appenzell-push"),
        (deeds.enters, "puzzle-idea-burg_appenzell-enter"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, key)| key).collect()
}

/// What the seat of a line does, as far as it can be foreseen.
#[derive(Default)]
struct Deeds {
    /// The chips won by pushing, and by running or entering.
    by_push: usize,
    by_run: usize,
    pushes: bool,
    runs: bool,
    enters: bool,
    /// A mouse from the supply jumps over a tower and wins a chip.
    enters_onto_cheese: bool,
    /// A mouse in the castle jumps over others and wins a chip.
    jumps_onto_cheese: bool,
    /// A roof is lifted above tiles that were seen before, and a mouse runs onto one of them and wins a chip.
    lifts_for_cheese: bool,
    /// The tile that is pushed in wins a chip for the mouse at its slot.
    pushes_spare: bool,
    /// A mouse runs onto the line that was pushed before, and wins a chip there.
    runs_onto_pushed: bool,
    /// A push wins a chip for a mouse that has run into place before.
    pushes_under_runner: bool,
}

impl Deeds {
    fn of(line: &Line<BurgAppenzell>) -> Deeds {
        let mut deeds = Deeds::default();
        let common = &line.before.open.common;
        let last = KnownPosition::of(&line.after);
        let mut mice = common.player(line.seat).mice;
        let (mut runners, mut pushed, mut lifted) = (CellSet::EMPTY, CellSet::EMPTY, RoomSet::EMPTY);
        for seen in &line.seen {
            let own: Vec<Cheese> =
                seen.gains().iter().filter(|gain| gain.seat == line.seat).map(|gain| gain.cheese).collect();
            match seen {
                Seen::Uncovered { room, .. } => lifted.insert(*room),
                Seen::Ran { from, path, .. } => {
                    deeds.runs = true;
                    deeds.jumps_onto_cheese |= !own.is_empty() && path.len() > 1;
                    mice -= cells([from]);
                    runners -= cells([from]);
                    deeds.land(path, &own, [&mut mice, &mut runners], pushed, common.plan().cells_of(lifted));
                }
                Seen::Entered { path, .. } => {
                    deeds.enters = true;
                    deeds.enters_onto_cheese |= !own.is_empty() && path.len() > 1;
                    deeds.land(path, &own, [&mut mice, &mut runners], pushed, common.plan().cells_of(lifted));
                }
                Seen::Pushed { slot, spare, .. } => {
                    deeds.pushes = true;
                    deeds.by_push += own.len();
                    let is_at_slot = slot.line().first().is_some_and(|first| mice.contains(*first));
                    deeds.pushes_spare |= is_at_slot && spare.cheese().is_some_and(|cheese| own.contains(&cheese));
                    let stands_on = |cell: CellIndex| last.tiles.at(cell).and_then(|tile| tile.cheese());
                    deeds.pushes_under_runner |=
                        runners.iter().any(|cell| stands_on(cell).is_some_and(|cheese| own.contains(&cheese)));
                    pushed = slot.line_cells();
                }
                _ => {}
            }
        }
        deeds
    }

    /// A mouse comes to the end of this way and wins these chips, after a push of these cells and the lifting of a roof above those.
    fn land(
        &mut self,
        path: &[Cell],
        own: &[Cheese],
        [mice, runners]: [&mut CellSet; 2],
        pushed: CellSet,
        lifted: CellSet,
    ) {
        let end = cells(path.last());
        *mice |= end;
        *runners |= end;
        self.by_run += own.len();
        self.runs_onto_pushed |= !own.is_empty() && end.intersects(pushed);
        self.lifts_for_cheese |= !own.is_empty() && end.intersects(lifted);
    }
}

/// These cells as a set.
fn cells<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> CellSet {
    cells.into_iter().filter_map(|cell| CellIndex::of(*cell)).collect()
}

/// Whether the next push could drop a mouse of the seat before its turn, but none after it.
fn gets_out_of_danger(line: &Line<BurgAppenzell>) -> bool {
    let losses = |view| max_push_losses(&KnownPosition::of(view), line.seat);
    line.is_complete && line.reveal.is_none() && losses(&line.before) > 0 && losses(&line.after) == 0
}
