//! What a seat has in a position, in named parts: chips, fallen mice, mice in danger, and how near each cheese is. What others have
//! is the same for them, so it is not counted here.
//!
//! Must not know hidden tiles.

use super::KnownPosition;
use super::evaluation::{KnownCheese, threat_penalty};
use crate::engine::{Seat, Term, Terms, terms};
use crate::games::burg_appenzell::tiles::CHEESE_KINDS;

/// The lead, in chips, that makes a seat e times as likely to win as another.
pub const LEAD_SCALE: f32 = 1.06;
/// A chip.
const CHIP: f32 = 1.0;
/// The part of a chip's value that counts as the way to its cheese, which is over: so that it does not seem to get longer.
const WAY_BEHIND: f32 = 0.42;
/// A fallen mouse.
const FALL: f32 = -0.44;
/// A mouse in the castle.
const MOUSE: f32 = 0.035;
/// The weight of what the next push can drop, as `evaluation.rs` values it.
const DANGER: f32 = 0.6;
/// The weight of the ways to cheese, as `evaluation.rs` values them.
const PROSPECT: f32 = 0.88;
/// The unit of `evaluation.rs`, in chips.
const THOUSANDTH: f32 = 0.001;

/// The index of the chips among the terms …
pub const CHIP_TERM: usize = 0;
/// … and of the first cheese.
pub const CHEESE_TERMS: usize = 4;

/// The parts of what a seat has, in chips.
pub const TERMS: &[Term] = &{
    let term =
        Term { more: "burg_appenzell-term-cheese", less: "burg_appenzell-term-cheese-less", number: 0, unit: CHIP };
    let mut terms = [term; CHEESE_TERMS + CHEESE_KINDS];
    terms[CHIP_TERM] = Term {
        more: "burg_appenzell-term-chips",
        less: "burg_appenzell-term-chips-less",
        unit: CHIP - WAY_BEHIND,
        ..term
    };
    terms[1] = Term { more: "burg_appenzell-term-falls", less: "burg_appenzell-term-falls-less", unit: -FALL, ..term };
    terms[2] = Term { more: "burg_appenzell-term-mice", less: "burg_appenzell-term-mice-less", unit: MOUSE, ..term };
    terms[3] = Term { more: "burg_appenzell-term-danger", less: "burg_appenzell-term-danger-less", ..term };
    let mut kind = 0;
    while kind < CHEESE_KINDS {
        terms[CHEESE_TERMS + kind].number = kind as u8 + 1;
        kind += 1;
    }
    terms
};

/// How to say that others have less of a term, or more: of chips and of the way to a cheese. `None` of the others.
pub fn rivals_term(term: usize) -> Option<Term> {
    let words = |more, less| Some(Term { more, less, ..*TERMS.get(term)? });
    match term {
        CHIP_TERM => words("burg_appenzell-rivals-chips", "burg_appenzell-rivals-chips-less"),
        CHEESE_TERMS.. => words("burg_appenzell-rivals-cheese", "burg_appenzell-rivals-cheese-less"),
        _ => None,
    }
}

/// What this seat has, by the terms of [`TERMS`], if the turn ended here.
pub fn own_terms(position: &KnownPosition, seat: Seat) -> Terms {
    let common = &position.common;
    let player = common.player(seat);
    let mut own = terms([
        (CHIP - WAY_BEHIND) * player.chips.len() as f32,
        FALL * f32::from(player.fallen),
        MOUSE * player.mice.len() as f32,
        DANGER * THOUSANDTH * threat_penalty(position, seat) as f32,
    ]);
    player.chips.iter().for_each(|cheese| own[CHEESE_TERMS + cheese.index()] = WAY_BEHIND);
    let open_cells = common.open_cells - common.plan().cells_of(common.rooms_to_cover());
    for (cheese, score) in KnownCheese::of(position).prospects_by_kind(position, seat, open_cells) {
        own[CHEESE_TERMS + cheese.index()] = PROSPECT * THOUSANDTH * score as f32;
    }
    own
}
