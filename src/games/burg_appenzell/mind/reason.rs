//! Why a mouse runs, a roof is lifted or the floor pushed: chips, falls, and how near two mice are to pieces of the same cheese.

use super::worth::{endangered, nearest_pair, threatened};
use super::{BurgAppenzell, Seat, Thought, View};
use crate::engine::{Cell, Phrase};
use crate::games::burg_appenzell::castle::{HOLES, Site};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::rules::Phase;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::games::burg_appenzell::witness::{Fall, Gain};
use crate::games::burg_appenzell::words::cheese_phrase;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<BurgAppenzell>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let seat = view.who.seat().unwrap_or(common.seat);
    let before = Thought::of(view);
    match choice {
        Move::Tower { at } => {
            let roofs = preview::rooms_in_reach(common, at).iter().count();
            Phrase::new("burg_appenzell-reason-tower").with("count", roofs)
        }
        _ if common.phase != Phase::Acting => Phrase::new("burg_appenzell-reason-busy"),
        Move::Uncover { room } => {
            let under = common.plan().cells(room) & HOLES;
            let unseen = (under - before.faces.known()).len();
            match unseen {
                0 => near(&before.after(choice), seat).unwrap_or_else(|| Phrase::new("burg_appenzell-reason-opens")),
                _ => Phrase::new("burg_appenzell-reason-unseen").with("count", unseen),
            }
        }
        Move::Run { from, to } | Move::Enter { tower: from, to } => {
            arriving(&before, &before.after(choice), seat, from, to)
        }
        Move::Push { .. } => pushing(&before, &before.after(choice), seat),
        Move::EndTurn {} => match threatened(&before, seat) {
            0 => near(&before, seat).unwrap_or_else(|| Phrase::new("burg_appenzell-reason-stay")),
            mice => Phrase::new("burg_appenzell-reason-stay-threatened").with("count", mice),
        },
    }
}

/// What a mouse brings where it goes.
fn arriving(before: &Thought, after: &Thought, seat: Seat, from: Cell, to: Cell) -> Phrase {
    let gained: Vec<Phrase> = gains(before, after, seat).map(cheese_phrase).collect();
    if !gained.is_empty() {
        return Phrase::new("burg_appenzell-reason-chips").with("cheeses", gained);
    }
    let is_nearer = |(_, actions): (Cheese, u8)| nearest_pair(before, seat).is_none_or(|(_, was)| actions < was);
    if let Some((cheese, actions)) = nearest_pair(after, seat).filter(|&pair| is_nearer(pair)) {
        return pair_phrase(cheese, actions);
    }
    if endangered(before, seat).contains_cell(from) && !endangered(after, seat).contains_cell(to) {
        return Phrase::new("burg_appenzell-reason-safe");
    }
    let lacks = |cheese: &Cheese| !after.common.player(seat).chips.contains(*cheese);
    let cheese = Site::of(to).and_then(|site| after.faces.at(site)).and_then(|tile| tile.cheese()).filter(lacks);
    match cheese {
        Some(cheese) => Phrase::new("burg_appenzell-reason-waits").with("cheese", cheese_phrase(cheese)),
        None => near(after, seat).unwrap_or_else(|| Phrase::new("burg_appenzell-reason-busy")),
    }
}

/// What the floor brings that slides.
fn pushing(before: &Thought, after: &Thought, seat: Seat) -> Phrase {
    let gained: Vec<Phrase> = gains(before, after, seat).map(cheese_phrase).collect();
    let falls = Fall::between(&before.common, &after.common);
    if !gained.is_empty() {
        return Phrase::new("burg_appenzell-reason-chips").with("cheeses", gained);
    }
    if let Some(fall) = falls.iter().find(|fall| fall.seat != seat) {
        return Phrase::new("burg_appenzell-reason-falls").with("seat", fall.seat);
    }
    if !falls.is_empty() {
        return Phrase::new("burg_appenzell-reason-own-falls");
    }
    if !endangered(before, seat).is_empty() && endangered(after, seat).is_empty() {
        return Phrase::new("burg_appenzell-reason-safe");
    }
    near(after, seat).unwrap_or_else(|| Phrase::new("burg_appenzell-reason-slides"))
}

fn gains(before: &Thought, after: &Thought, seat: Seat) -> impl Iterator<Item = Cheese> {
    let gains = Gain::between(&before.common, &after.common);
    gains.into_iter().filter(move |gain| gain.seat == seat).map(|gain| gain.cheese)
}

/// The pair that is nearest.
fn near(thought: &Thought, seat: Seat) -> Option<Phrase> {
    nearest_pair(thought, seat).map(|(cheese, actions)| pair_phrase(cheese, actions))
}

fn pair_phrase(cheese: Cheese, actions: u8) -> Phrase {
    Phrase::new("burg_appenzell-reason-pair").with("cheese", cheese_phrase(cheese)).with("count", actions)
}

impl Thought {
    /// What it becomes by this action, as far as is known.
    fn after(&self, choice: Move) -> Thought {
        let mut after = self.clone();
        after.course().act(&choice);
        after
    }
}
