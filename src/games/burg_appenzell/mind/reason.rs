//! Why a mouse runs, a roof is lifted or the floor pushed: chips, falls, how near two mice are to pieces of the same cheese, and what the rest
//! of the turn can make of it.

mod ahead;

use std::cell::OnceCell;

use self::ahead::Ahead;
use super::worth::{endangered, nearest_pair, threatened};
use super::{BurgAppenzell, Seat, Thought, View};
use crate::engine::{Cell, Phrase};
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, HOLES};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::rules::ACTIONS;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::games::burg_appenzell::witness::{Fall, Gain};
use crate::games::burg_appenzell::words::cheese_phrase;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<BurgAppenzell>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let seat = view.who.seat().unwrap_or(common.seat);
    let before = Thought::of(view);
    if let Move::Tower { at } = choice {
        let roofs = preview::rooms_in_reach(common, at).iter().count();
        return Phrase::new("burg_appenzell-reason-tower").with("count", roofs);
    }
    let step = Step::new(before.after(choice), before, seat);
    match choice {
        Move::Uncover { room } => step.lifting(common.plan().cells(room)),
        Move::Run { from, to } => step.arriving(Some(from), to),
        Move::Enter { to, .. } => step.arriving(None, to),
        Move::Push { .. } => step.pushing(),
        Move::EndTurn {} | Move::Tower { .. } => step.ending(),
    }
}

/// An action of a seat, as far as is known.
struct Step {
    before: Thought,
    after: Thought,
    seat: Seat,
    /// The best end that the turn can come to after it, once it was asked for.
    best_end: OnceCell<Thought>,
}

impl Step {
    fn new(after: Thought, before: Thought, seat: Seat) -> Step {
        Step { before, after, seat, best_end: OnceCell::new() }
    }

    /// What lies under a roof.
    fn lifting(&self, room: CellSet) -> Phrase {
        match self.unseen(room) {
            0 => Ahead::of(self)
                .prepared()
                .or_else(|| self.nearer())
                .or_else(|| self.needed(room))
                .or_else(|| self.barred(room))
                .unwrap_or(Phrase::new("burg_appenzell-reason-opens")),
            unseen => Phrase::new("burg_appenzell-reason-unseen").with("count", unseen),
        }
    }

    /// What a mouse brings where it goes; one from the supply comes from nowhere.
    fn arriving(&self, from: Option<Cell>, to: Cell) -> Phrase {
        let here = CellIndex::of(to).map_or(CellSet::EMPTY, CellIndex::alone);
        let is_safe = |from: Cell| {
            endangered(&self.before, self.seat).contains_cell(from)
                && !endangered(&self.after, self.seat).contains_cell(to)
        };
        let is_risky = || {
            let was = from.is_some_and(|from| endangered(&self.before, self.seat).contains_cell(from));
            !was && endangered(&self.after, self.seat).contains_cell(to)
        };
        let waits = || {
            let cheese = self.lacking(here).next()?;
            Some(Phrase::new("burg_appenzell-reason-waits").with("cheese", cheese_phrase(cheese)))
        };
        let safe = || from.filter(|&from| is_safe(from)).map(|_| Phrase::new("burg_appenzell-reason-safe"));
        let idle = if from.is_some() { "burg_appenzell-reason-idle" } else { "burg_appenzell-reason-busy" };
        self.won()
            .or_else(|| self.chips())
            .or_else(|| Ahead::of(self).prepared())
            .or_else(|| self.nearer())
            .or_else(safe)
            .or_else(waits)
            .or_else(|| self.looks(to))
            .or_else(|| is_risky().then(|| Phrase::new("burg_appenzell-reason-risky")))
            .or_else(|| Ahead::of(self).left())
            .or_else(|| self.further())
            .unwrap_or(Phrase::new(idle))
    }

    /// What the floor brings that slides.
    fn pushing(&self) -> Phrase {
        let is_safe = || threatened(&self.before, self.seat) > 0 && threatened(&self.after, self.seat) == 0;
        let is_risky = || !(endangered(&self.after, self.seat) - endangered(&self.before, self.seat)).is_empty();
        self.won()
            .or_else(|| self.gain_and_price())
            .or_else(|| is_safe().then(|| Phrase::new("burg_appenzell-reason-safe-all")))
            .or_else(|| self.nearer())
            .or_else(|| self.slid_under())
            .or_else(|| self.spoiled())
            .or_else(|| is_risky().then(|| Phrase::new("burg_appenzell-reason-risky-all")))
            .or_else(|| self.shown())
            .or_else(|| Ahead::of(self).left())
            .or_else(|| self.further())
            .unwrap_or(Phrase::new("burg_appenzell-reason-idle"))
    }

    /// Why no action follows.
    fn ending(&self) -> Phrase {
        if let Some(end) = self.before.common.end_with_turn() {
            let is_won = end.winner == self.seat;
            let key = if is_won { "burg_appenzell-reason-ends-won" } else { "burg_appenzell-reason-ends-lost" };
            return Phrase::new(key).with("turns", u32::from(self.before.common.idle_limit())).with("seat", end.winner);
        }
        let left = self.before.common.actions;
        let threatened = threatened(&self.before, self.seat);
        let key = |used, unused| Phrase::new(if left == 0 { used } else { unused }).with("left", left);
        if threatened > 0 {
            return key("burg_appenzell-reason-used-threatened", "burg_appenzell-reason-stay-threatened")
                .with("count", threatened);
        }
        let Some((cheese, actions)) = nearest_pair(&self.before, self.seat) else {
            return key("burg_appenzell-reason-used", "burg_appenzell-reason-stay");
        };
        if let Some(cheese) = self.neglected(actions) {
            let leaves = Phrase::new("burg_appenzell-reason-leaves-pair").with("left", left);
            return leaves.with("cheese", cheese_phrase(cheese));
        }
        let used = match actions <= ACTIONS {
            true => "burg_appenzell-reason-used-pair",
            false => "burg_appenzell-reason-used-pair-later",
        };
        key(used, "burg_appenzell-reason-stay-pair").with("cheese", cheese_phrase(cheese)).with("count", actions)
    }

    /// The cheese that the rest of the turn could bring two mice nearer to than so many actions.
    fn neglected(&self, actions: u8) -> Option<Cheese> {
        let mut nearest = nearest_pair(Ahead::of(self).end, self.seat);
        self.before.each_next(|after| {
            let pairs = nearest.into_iter().chain(nearest_pair(&after, self.seat));
            nearest = pairs.min_by_key(|(_, actions)| *actions);
        });
        let nearer = nearest.filter(|(_, then)| *then < actions).map(|(cheese, _)| cheese);
        Ahead::of(self).gained().first().copied().or(nearer)
    }

    /// The game ends with it, and it is certain who wins.
    fn won(&self) -> Option<Phrase> {
        let winner = self.certain_winner()?;
        let key = if winner == self.seat { "burg_appenzell-reason-wins" } else { "burg_appenzell-reason-loses" };
        Some(Phrase::new(key).with("seat", winner))
    }

    fn certain_winner(&self) -> Option<Seat> {
        let is_known = (self.after.common.occupied() & HOLES).iter().all(|site| self.after.faces.at(site).is_some());
        self.after.common.end().filter(|_| is_known).map(|end| end.winner)
    }

    /// The chips that are certain.
    fn chips(&self) -> Option<Phrase> {
        chips_phrase("burg_appenzell-reason-chips", &self.gained())
    }

    /// The gain of a push and its price, as far as there is any.
    fn gain_and_price(&self) -> Option<Phrase> {
        let gain = self.chips().or_else(|| self.falls()).or_else(|| Ahead::of(self).prepared());
        let told = [gain, self.own_falls(), self.given()].into_iter().flatten();
        told.reduce(|first, then| Phrase::new("burg_appenzell-reason-also").with("first", first).with("then", then))
    }

    /// The first other player of whom a mouse falls (B13).
    fn falls(&self) -> Option<Phrase> {
        let falls = Fall::between(&self.before.common, &self.after.common);
        let seat = falls.iter().map(|fall| fall.seat).find(|&seat| seat != self.seat)?;
        Some(Phrase::new("burg_appenzell-reason-falls").with("seat", seat))
    }

    /// One’s own mice that fall (B13).
    fn own_falls(&self) -> Option<Phrase> {
        let falls = Fall::between(&self.before.common, &self.after.common);
        let count = falls.iter().filter(|fall| fall.seat == self.seat).count();
        (count > 0).then(|| Phrase::new("burg_appenzell-reason-own-falls").with("count", count))
    }

    /// The first other player who gets chips by it, and these (B14).
    fn given(&self) -> Option<Phrase> {
        let gains = Gain::between(&self.before.common, &self.after.common);
        let seat = gains.iter().map(|gain| gain.seat).find(|&seat| seat != self.seat)?;
        let cheeses: Vec<Cheese> = gains.iter().filter(|gain| gain.seat == seat).map(|gain| gain.cheese).collect();
        Some(chips_phrase("burg_appenzell-reason-gives", &cheeses)?.with("seat", seat))
    }

    fn gained(&self) -> Vec<Cheese> {
        let gains = Gain::between(&self.before.common, &self.after.common);
        gains.into_iter().filter(|gain| gain.seat == self.seat).map(|gain| gain.cheese).collect()
    }

    /// The nearest pair, if it is nearer than any was before and its chip is not for this turn yet.
    fn nearer(&self) -> Option<Phrase> {
        let (cheese, actions) = nearest_pair(&self.after, self.seat)?;
        let was = nearest_pair(&self.before, self.seat).map(|(_, actions)| actions);
        if was.is_some_and(|was| actions >= was) || Ahead::of(self).gained().contains(&cheese) {
            return None;
        }
        let is_soon = actions <= self.after.common.actions + ACTIONS;
        let key = if is_soon { "burg_appenzell-reason-pair" } else { "burg_appenzell-reason-pair-later" };
        Some(Phrase::new(key).with("cheese", cheese_phrase(cheese)).with("count", actions))
    }

    /// The pair that was nearest, if no other has come as near.
    fn further(&self) -> Option<Phrase> {
        let (cheese, was) = nearest_pair(&self.before, self.seat)?;
        let is_further = nearest_pair(&self.after, self.seat).is_none_or(|(_, actions)| actions > was);
        is_further.then(|| Phrase::new("burg_appenzell-reason-further").with("cheese", cheese_phrase(cheese)))
    }

    /// The cheeses that are still needed among what is known to lie on these cells.
    fn lacking(&self, cells: CellSet) -> impl Iterator<Item = Cheese> {
        let chips = self.after.common.player(self.seat).chips;
        let known = cells.iter().filter_map(|site| self.after.faces.at(site)?.cheese());
        known.filter(move |&cheese| !chips.contains(cheese))
    }

    /// Cheese that is still needed and can now be stepped on.
    fn needed(&self, room: CellSet) -> Option<Phrase> {
        let cheese = self.lacking(room).next()?;
        Some(Phrase::new("burg_appenzell-reason-opens-cheese").with("cheese", cheese_phrase(cheese)))
    }

    /// Known traps: no mouse can step on one (B8).
    fn barred(&self, room: CellSet) -> Option<Phrase> {
        let traps = self.before.faces.traps() & room;
        (!traps.is_empty()).then(|| Phrase::new("burg_appenzell-reason-opens-trap").with("count", traps.len()))
    }

    /// How many tiles of these cells nobody has seen.
    fn unseen(&self, cells: CellSet) -> usize {
        ((cells & HOLES) - self.before.faces.known()).len()
    }

    /// Roofs over unseen tiles that this mouse can lift there and no mouse could lift before.
    fn looks(&self, to: Cell) -> Option<Phrase> {
        let common = &self.before.common;
        let reached = preview::rooms_in_reach(common, to).without(common.rooms_in_reach(self.seat));
        let roofs = reached.iter().filter(|&room| self.unseen(common.plan().cells(room)) > 0).count();
        (roofs > 0).then(|| Phrase::new("burg_appenzell-reason-looks").with("count", roofs))
    }

    /// A cheese that is still needed slides under a mouse of one’s own.
    fn slid_under(&self) -> Option<Phrase> {
        let mice = self.after.common.player(self.seat).mice;
        let moved = mice.iter().filter(|&site| self.before.faces.at(site) != self.after.faces.at(site));
        let cheese = self.lacking(moved.fold(CellSet::EMPTY, CellSet::with)).next()?;
        Some(Phrase::new("burg_appenzell-reason-slid-under").with("cheese", cheese_phrase(cheese)))
    }

    /// The pair that another player was nearest to, if it has none so near any more.
    fn spoiled(&self) -> Option<Phrase> {
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
    fn shown(&self) -> Option<Phrase> {
        let hidden = (self.after.common.floor & HOLES) - self.after.faces.known();
        let shown = Phrase::new("burg_appenzell-reason-shows").with("count", hidden.len());
        (!hidden.is_empty()).then_some(shown)
    }
}

/// These chips, if there are any.
fn chips_phrase(key: &'static str, cheeses: &[Cheese]) -> Option<Phrase> {
    let named: Vec<Phrase> = cheeses.iter().map(|&cheese| cheese_phrase(cheese)).collect();
    (!named.is_empty()).then(|| Phrase::new(key).with("count", named.len()).with("cheeses", named))
}

impl Thought {
    /// What it becomes by this action, as far as is known.
    fn after(&self, choice: Move) -> Thought {
        let mut after = self.clone();
        after.course().act(&choice);
        after
    }
}
