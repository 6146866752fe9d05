//! The reason for a move in words: chips, falls, the distance to the next pair of cheese, and what the rest of the turn can still bring. Must
//! not know real states.

mod lookahead;

use std::cell::OnceCell;

use self::lookahead::Lookahead;
use super::evaluation::{max_push_losses, mice_in_danger, nearest_pair};
use super::{BurgAppenzell, KnownPosition, Seat, View};
use crate::engine::{Cell, Phrase};
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, HOLES};
use crate::games::burg_appenzell::common::ACTIONS;
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::nouns::cheese_phrase;
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::seen::{Fall, Gain};
use crate::games::burg_appenzell::tiles::Cheese;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<BurgAppenzell>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let seat = view.who.seat().unwrap_or(common.seat);
    let before = KnownPosition::of(view);
    if let Move::Tower { at } = choice {
        let roofs = preview::rooms_in_reach(common, at).iter().count();
        return Phrase::new("burg_appenzell-reason-tower").with("count", roofs);
    }
    let step = Step::new(before.after(choice), before, seat);
    match choice {
        Move::Uncover { room } => step.reason_to_uncover(common.plan().cells(room)),
        Move::Run { from, to } => step.reason_to_move(Some(from), to),
        Move::Enter { to, .. } => step.reason_to_move(None, to),
        Move::Push { .. } => step.reason_to_push(),
        Move::EndTurn {} | Move::Tower { .. } => step.reason_to_end_turn(),
    }
}

/// A move of a seat with the positions before and after it, as far as they are known.
struct Step {
    before: KnownPosition,
    after: KnownPosition,
    seat: Seat,
    /// The best position in which the turn can end after the move, computed on first use.
    best_end: OnceCell<KnownPosition>,
}

impl Step {
    fn new(after: KnownPosition, before: KnownPosition, seat: Seat) -> Step {
        Step { before, after, seat, best_end: OnceCell::new() }
    }

    /// Why this roof is lifted: the tiles below it.
    fn reason_to_uncover(&self, room: CellSet) -> Phrase {
        match self.unseen_tiles(room) {
            0 => Lookahead::of(self)
                .prepared_by_step()
                .or_else(|| self.nearer_pair())
                .or_else(|| self.uncovered_cheese(room))
                .or_else(|| self.uncovered_traps(room))
                .unwrap_or(Phrase::new("burg_appenzell-reason-opens")),
            unseen => Phrase::new("burg_appenzell-reason-unseen").with("count", unseen),
        }
    }

    /// Why a mouse goes to this cell; `from` is `None` for a mouse from the supply.
    fn reason_to_move(&self, from: Option<Cell>, to: Cell) -> Phrase {
        let here = CellIndex::of(to).map_or(CellSet::EMPTY, CellSet::only);
        let is_safe = |from: Cell| {
            mice_in_danger(&self.before, self.seat).contains_cell(from)
                && !mice_in_danger(&self.after, self.seat).contains_cell(to)
        };
        let is_risky = || {
            let was = from.is_some_and(|from| mice_in_danger(&self.before, self.seat).contains_cell(from));
            !was && mice_in_danger(&self.after, self.seat).contains_cell(to)
        };
        let waits = || {
            let cheese = self.lacking_cheeses(here).next()?;
            Some(Phrase::new("burg_appenzell-reason-waits").with("cheese", cheese_phrase(cheese)))
        };
        let safe = || from.filter(|&from| is_safe(from)).map(|_| Phrase::new("burg_appenzell-reason-safe"));
        let idle = if from.is_some() { "burg_appenzell-reason-idle" } else { "burg_appenzell-reason-busy" };
        self.game_end()
            .or_else(|| self.gained_chips())
            .or_else(|| Lookahead::of(self).prepared_by_step())
            .or_else(|| self.nearer_pair())
            .or_else(safe)
            .or_else(waits)
            .or_else(|| self.newly_liftable_roofs(to))
            .or_else(|| is_risky().then(|| Phrase::new("burg_appenzell-reason-risky")))
            .or_else(|| Lookahead::of(self).still_possible())
            .or_else(|| self.farther_pair())
            .unwrap_or(Phrase::new(idle))
    }

    /// Why the spare is pushed in here.
    fn reason_to_push(&self) -> Phrase {
        let is_safe = || max_push_losses(&self.before, self.seat) > 0 && max_push_losses(&self.after, self.seat) == 0;
        let is_risky =
            || !(mice_in_danger(&self.after, self.seat) - mice_in_danger(&self.before, self.seat)).is_empty();
        self.game_end()
            .or_else(|| self.gains_and_costs())
            .or_else(|| is_safe().then(|| Phrase::new("burg_appenzell-reason-safe-all")))
            .or_else(|| self.nearer_pair())
            .or_else(|| self.cheese_slid_under())
            .or_else(|| self.spoiled_pair())
            .or_else(|| is_risky().then(|| Phrase::new("burg_appenzell-reason-risky-all")))
            .or_else(|| self.revealed_tiles())
            .or_else(|| Lookahead::of(self).still_possible())
            .or_else(|| self.farther_pair())
            .unwrap_or(Phrase::new("burg_appenzell-reason-idle"))
    }

    /// Why the turn ends.
    fn reason_to_end_turn(&self) -> Phrase {
        if let Some(end) = self.before.common.end_if_turn_ends() {
            let is_won = end.winner == self.seat;
            let key = if is_won { "burg_appenzell-reason-ends-won" } else { "burg_appenzell-reason-ends-lost" };
            return Phrase::new(key).with("turns", u32::from(self.before.common.idle_limit())).with("seat", end.winner);
        }
        let left = self.before.common.actions_left;
        let max_push_losses = max_push_losses(&self.before, self.seat);
        let key = |used, unused| Phrase::new(if left == 0 { used } else { unused }).with("left", left);
        if max_push_losses > 0 {
            return key("burg_appenzell-reason-used-threatened", "burg_appenzell-reason-stay-threatened")
                .with("count", max_push_losses);
        }
        let Some((cheese, actions)) = nearest_pair(&self.before, self.seat) else {
            return key("burg_appenzell-reason-used", "burg_appenzell-reason-stay");
        };
        if let Some(cheese) = self.neglected_pair(actions) {
            let leaves = Phrase::new("burg_appenzell-reason-leaves-pair").with("left", left);
            return leaves.with("cheese", cheese_phrase(cheese));
        }
        let used = match actions <= ACTIONS {
            true => "burg_appenzell-reason-used-pair",
            false => "burg_appenzell-reason-used-pair-later",
        };
        key(used, "burg_appenzell-reason-stay-pair").with("cheese", cheese_phrase(cheese)).with("count", actions)
    }

    /// The cheese whose pair the rest of the turn could bring nearer than this number of actions.
    fn neglected_pair(&self, actions: u8) -> Option<Cheese> {
        let mut nearest = nearest_pair(Lookahead::of(self).end, self.seat);
        self.before.for_each_successor(|after| {
            let pairs = nearest.into_iter().chain(nearest_pair(&after, self.seat));
            nearest = pairs.min_by_key(|(_, actions)| *actions);
        });
        let nearer = nearest.filter(|(_, then)| *then < actions).map(|(cheese, _)| cheese);
        Lookahead::of(self).gained_cheeses().first().copied().or(nearer)
    }

    /// The move ends the game with a certain winner.
    fn game_end(&self) -> Option<Phrase> {
        let winner = self.certain_winner()?;
        let key = if winner == self.seat { "burg_appenzell-reason-wins" } else { "burg_appenzell-reason-loses" };
        Some(Phrase::new(key).with("seat", winner))
    }

    /// The winner, if the move ends the game and no tile under a mouse is unknown.
    fn certain_winner(&self) -> Option<Seat> {
        let is_known =
            (self.after.common.occupied() & HOLES).iter().all(|cell_index| self.after.tiles.at(cell_index).is_some());
        self.after.common.end().filter(|_| is_known).map(|end| end.winner)
    }

    /// The chips that the move certainly brings.
    fn gained_chips(&self) -> Option<Phrase> {
        chips_phrase("burg_appenzell-reason-chips", &self.gained_cheeses())
    }

    /// What a push gains and what it costs.
    fn gains_and_costs(&self) -> Option<Phrase> {
        let gain =
            self.gained_chips().or_else(|| self.opponent_falls()).or_else(|| Lookahead::of(self).prepared_by_step());
        let told = [gain, self.own_falls(), self.opponent_chips()].into_iter().flatten();
        told.reduce(|first, then| Phrase::new("burg_appenzell-reason-also").with("first", first).with("then", then))
    }

    /// A mouse of another player falls (B13); the first such player is named.
    fn opponent_falls(&self) -> Option<Phrase> {
        let falls = Fall::between(&self.before.common, &self.after.common);
        let seat = falls.iter().map(|fall| fall.seat).find(|&seat| seat != self.seat)?;
        Some(Phrase::new("burg_appenzell-reason-falls").with("seat", seat))
    }

    /// The seat's own mice that fall (B13).
    fn own_falls(&self) -> Option<Phrase> {
        let falls = Fall::between(&self.before.common, &self.after.common);
        let count = falls.iter().filter(|fall| fall.seat == self.seat).count();
        (count > 0).then(|| Phrase::new("burg_appenzell-reason-own-falls").with("count", count))
    }

    /// Another player gets chips (B14); the first such player is named.
    fn opponent_chips(&self) -> Option<Phrase> {
        let gains = Gain::between(&self.before.common, &self.after.common);
        let seat = gains.iter().map(|gain| gain.seat).find(|&seat| seat != self.seat)?;
        let cheeses: Vec<Cheese> = gains.iter().filter(|gain| gain.seat == seat).map(|gain| gain.cheese).collect();
        Some(chips_phrase("burg_appenzell-reason-gives", &cheeses)?.with("seat", seat))
    }

    /// The cheeses of the chips that the move certainly brings.
    fn gained_cheeses(&self) -> Vec<Cheese> {
        let gains = Gain::between(&self.before.common, &self.after.common);
        gains.into_iter().filter(|gain| gain.seat == self.seat).map(|gain| gain.cheese).collect()
    }

    /// The nearest pair, if no pair was as near before and its chip cannot be taken in this turn.
    fn nearer_pair(&self) -> Option<Phrase> {
        let (cheese, actions) = nearest_pair(&self.after, self.seat)?;
        let was = nearest_pair(&self.before, self.seat).map(|(_, actions)| actions);
        if was.is_some_and(|was| actions >= was) || Lookahead::of(self).gained_cheeses().contains(&cheese) {
            return None;
        }
        let is_soon = actions <= self.after.common.actions_left + ACTIONS;
        let key = if is_soon { "burg_appenzell-reason-pair" } else { "burg_appenzell-reason-pair-later" };
        Some(Phrase::new(key).with("cheese", cheese_phrase(cheese)).with("count", actions))
    }

    /// The pair that was nearest before, if every pair is farther away now.
    fn farther_pair(&self) -> Option<Phrase> {
        let (cheese, was) = nearest_pair(&self.before, self.seat)?;
        let is_further = nearest_pair(&self.after, self.seat).is_none_or(|(_, actions)| actions > was);
        is_further.then(|| Phrase::new("burg_appenzell-reason-further").with("cheese", cheese_phrase(cheese)))
    }

    /// The known cheeses on these cells whose chips the seat still lacks.
    fn lacking_cheeses(&self, cells: CellSet) -> impl Iterator<Item = Cheese> {
        let chips = self.after.common.player(self.seat).chips;
        let known = cells.iter().filter_map(|cell_index| self.after.tiles.at(cell_index)?.cheese());
        known.filter(move |&cheese| !chips.contains(cheese))
    }

    /// A cheese in the opened room whose chip the seat still lacks.
    fn uncovered_cheese(&self, room: CellSet) -> Option<Phrase> {
        let cheese = self.lacking_cheeses(room).next()?;
        Some(Phrase::new("burg_appenzell-reason-opens-cheese").with("cheese", cheese_phrase(cheese)))
    }

    /// Known traps in the opened room, where no mouse can step (B8).
    fn uncovered_traps(&self, room: CellSet) -> Option<Phrase> {
        let traps = self.before.tiles.traps() & room;
        (!traps.is_empty()).then(|| Phrase::new("burg_appenzell-reason-opens-trap").with("count", traps.len()))
    }

    /// The number of tiles on these cells that nobody has seen.
    fn unseen_tiles(&self, cells: CellSet) -> usize {
        ((cells & HOLES) - self.before.tiles.known_cells()).len()
    }

    /// Roofs over unseen tiles that the mouse can lift from `to` and that no mouse of the seat could lift before.
    fn newly_liftable_roofs(&self, to: Cell) -> Option<Phrase> {
        let common = &self.before.common;
        let reached = preview::rooms_in_reach(common, to).without(common.rooms_in_reach(self.seat));
        let roofs = reached.iter().filter(|&room| self.unseen_tiles(common.plan().cells(room)) > 0).count();
        (roofs > 0).then(|| Phrase::new("burg_appenzell-reason-looks").with("count", roofs))
    }

    /// A cheese whose chip the seat still lacks slides under one of its mice.
    fn cheese_slid_under(&self) -> Option<Phrase> {
        let mice = self.after.common.player(self.seat).mice;
        let moved =
            mice.iter().filter(|&cell_index| self.before.tiles.at(cell_index) != self.after.tiles.at(cell_index));
        let cheese = self.lacking_cheeses(moved.collect()).next()?;
        Some(Phrase::new("burg_appenzell-reason-slid-under").with("cheese", cheese_phrase(cheese)))
    }

    /// The nearest pair of another player, if all its pairs are farther away now.
    fn spoiled_pair(&self) -> Option<Phrase> {
        let others = Seat::all(self.before.common.seats()).filter(|&seat| seat != self.seat);
        others.into_iter().find_map(|seat| {
            let (cheese, was) = nearest_pair(&self.before, seat)?;
            let is_further = nearest_pair(&self.after, seat).is_none_or(|(_, actions)| actions > was);
            let is_soon = was <= ACTIONS;
            let key = if is_soon { "burg_appenzell-reason-spoils" } else { "burg_appenzell-reason-spoils-later" };
            let spoiled = Phrase::new(key).with("seat", seat);
            is_further.then(|| spoiled.with("cheese", cheese_phrase(cheese)).with("count", was))
        })
    }

    /// Tiles that nobody has seen slide into open rooms.
    fn revealed_tiles(&self) -> Option<Phrase> {
        let hidden = (self.after.common.open_cells & HOLES) - self.after.tiles.known_cells();
        let shown = Phrase::new("burg_appenzell-reason-shows").with("count", hidden.len());
        (!hidden.is_empty()).then_some(shown)
    }
}

/// A phrase about these chips, if there are any.
fn chips_phrase(key: &'static str, cheeses: &[Cheese]) -> Option<Phrase> {
    let names: Vec<Phrase> = cheeses.iter().map(|&cheese| cheese_phrase(cheese)).collect();
    (!names.is_empty()).then(|| Phrase::new(key).with("count", names.len()).with("cheeses", names))
}

impl KnownPosition {
    /// The position after this action, as far as it is known.
    fn after(&self, choice: Move) -> KnownPosition {
        let mut after = self.clone();
        after.position_mut().apply(&choice);
        after
    }
}
