//! Phrases of Kalle Kanalratte for the log and for moves, and the position as text.
//!
//! As long as the game goes on, the log must not replace the players' memory (K13, K14). It names neither the places of a swap nor the place of a turned card:
//! a face-up card that lies elsewhere now would give away the swaps since. After the eighth card there are no swaps, so guesses
//! and proof name their place.

use super::animals::Animal;
use super::common::{Open, Phase};
use super::nouns;
use super::rules::{Kalle, Move};
use super::seen::{PointingResult, Seen};
use super::square::{LidIndex, SIDE};
use crate::engine::{Cell, GameEnd, Phrase, Seat, UndoBarrier, Words};

impl Words for Kalle {
    fn log_line(seen: &Seen, open: &Open) -> Phrase {
        log_line_for(seen, open)
    }

    fn part(open: &Open) -> Option<Phrase> {
        let round = open.common.round;
        (round > 0).then(|| Phrase::new("kalle-part").with("round", round))
    }

    fn deed(seen: &Seen) -> Option<Phrase> {
        let with_seat = |key, seat: Seat| Phrase::new(key).with("seat", seat);
        Some(match *seen {
            Seen::Started { .. } => Phrase::new("kalle-deed-start"),
            // The ribbon says which round it is, once the lids lie.
            Seen::Dealt { rat, .. } => with_seat("kalle-deed-deal", rat),
            Seen::Hid { seat, .. } => with_seat("kalle-deed-hide", seat),
            Seen::Placed { seat, .. } => with_seat("kalle-deed-place", seat),
            Seen::Stepped { seat, .. } => with_seat("kalle-deed-step", seat),
            Seen::Turned { seat, .. } => with_seat("kalle-deed-turn", seat),
            // The log must not name the places (K14), but here they are named only as long as the swap is seen.
            Seen::Swapped { seat, a, b } => {
                with_seat("kalle-deed-swap", seat).with("first", a.cell()).with("second", b.cell())
            }
            Seen::Passed { seat } => with_seat("kalle-deed-pass", seat),
            Seen::Pointed { seat, at, result: PointingResult::Pending } => {
                with_seat("kalle-deed-point", seat).with("cell", at.cell())
            }
            Seen::Pointed { .. } => Phrase::new("kalle-deed-reveal"),
            Seen::Proved { seat, at, .. } => with_seat("kalle-deed-prove", seat).with("cell", at.cell()),
        })
    }

    fn turn_line(events: &[Seen], open: &Open) -> Option<Phrase> {
        turn_line_for(events, open)
    }

    fn concerns(seen: &Seen, seat: Seat) -> bool {
        match *seen {
            Seen::Started { seat: rat } | Seen::Dealt { rat, .. } => rat == seat,
            Seen::Pointed { result: PointingResult::Found { seat: finder }, .. } => finder == seat,
            _ => false,
        }
    }

    fn undo_barrier(seen: &Seen, barrier: UndoBarrier) -> Phrase {
        match seen {
            Seen::Hid { .. } => Phrase::new("kalle-undo-hid"),
            Seen::Swapped { .. } => Phrase::new("kalle-undo-swapped"),
            Seen::Turned { .. } | Seen::Pointed { .. } | Seen::Proved { .. } => Phrase::new("kalle-undo-turned"),
            _ => barrier.phrase(),
        }
    }

    fn how_won(end: &GameEnd<'_, Self>) -> Phrase {
        let cheeses = |open: &Open, seat: Seat| open.common.cheeses.get(seat.index()).copied().map_or(0, i32::from);
        let level = || Phrase::new("kalle-won-level").with("cheeses", end.outcome.winning_score());
        let lead = end.outcome.lead().map(|lead| lead.tell(Phrase::new("kalle-won-by")));
        lead.unwrap_or_else(level).with("last", end.last_word(cheeses))
    }

    fn move_label(choice: &Move) -> Phrase {
        let with_cell = |key, place: LidIndex| Phrase::new(key).with("cell", place.cell());
        match *choice {
            Move::Hide { at } => with_cell("kalle-move-hide", at),
            Move::PlaceGuard { at } => with_cell("kalle-move-place", at),
            Move::MoveGuard { to } => with_cell("kalle-move-step", to),
            Move::Swap { a, b } => Phrase::new("kalle-move-swap").with("first", a.cell()).with("second", b.cell()),
            Move::Pass {} => Phrase::new("kalle-move-pass"),
            Move::Point { at } => with_cell("kalle-move-point", at),
            Move::Prove { at } => with_cell("kalle-move-prove", at),
        }
    }

    /// Nobody knows where “there” is.
    fn said_unnamed(reason: Phrase) -> Phrase {
        let key = match reason.key {
            "kalle-outlook-there" => "kalle-better-there",
            "kalle-outlook-surely" => "kalle-better-surely",
            "kalle-outlook-near" => "kalle-better-near",
            _ => return reason,
        };
        Phrase { key, ..reason }
    }

    fn move_group(choice: &Move) -> Option<Phrase> {
        match choice {
            Move::Hide { .. } => Some(Phrase::new("kalle-moves-hide")),
            Move::PlaceGuard { .. } => Some(Phrase::new("kalle-moves-place")),
            Move::MoveGuard { .. } => Some(Phrase::new("kalle-moves-step")),
            Move::Swap { a, .. } => Some(Phrase::new("kalle-moves-swap").with("cell", a.cell())),
            Move::Point { .. } => Some(Phrase::new("kalle-moves-point")),
            Move::Prove { .. } => Some(Phrase::new("kalle-moves-prove")),
            Move::Pass {} => None,
        }
    }

    fn label_in_group(choice: &Move) -> Phrase {
        match *choice {
            Move::Hide { at } | Move::PlaceGuard { at } | Move::Point { at } | Move::Prove { at } => {
                Phrase::cell(at.cell())
            }
            Move::MoveGuard { to } => Phrase::cell(to.cell()),
            Move::Swap { b, .. } => Phrase::cell(b.cell()),
            Move::Pass {} => Self::move_label(choice),
        }
    }

    fn sketch(open: &Open) -> String {
        let common = &open.common;
        let mut text = String::new();
        if common.is_dealt() {
            for row in 0..SIDE {
                let cards = (0..SIDE).filter_map(|column| LidIndex::from_cell(Cell::new(row, column)));
                let row: Vec<String> = cards.map(|place| sketch_lid(open, place)).collect();
                text += &format!("{}\n", row.join(" "));
            }
        }
        if let Some(rat) = open.my_rat {
            text += &format!("the rat sees itself at {}\n", rat.index());
        }
        text += &format!("round {} of {}, rat {}", common.round, common.rounds(), common.rat.index());
        text += &format!(", turned {}, still {}", common.turned, common.idle_steps);
        let guesses: Vec<String> =
            common.guesses.iter().map(|guess| format!("{} at {}", guess.seat.index(), guess.at.index())).collect();
        if !guesses.is_empty() {
            text += &format!(", pointed {}", guesses.join(", "));
        }
        text + &format!("\ncheeses {:?}, stock {} ({:?})", common.cheeses.to_vec(), common.stock, common.phase)
    }
}

/// One place of the sketch: `*` for the guard, then the animal's number, or `--` for a face-down card.
fn sketch_lid(open: &Open, place: LidIndex) -> String {
    let guard = if open.common.guard == Some(place) { "*" } else { " " };
    match open.cards[place.index()] {
        Some(animal) => format!("{guard}{:>2}", animal.index()),
        None => format!("{guard}--"),
    }
}

/// The log line for what was seen; names an animal only while its card lies face up now.
fn log_line_for(seen: &Seen, open: &Open) -> Phrase {
    let with_seat = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    match *seen {
        Seen::Started { seat } => with_seat("kalle-log-start", seat),
        Seen::Dealt { rat, round, rounds } => {
            with_seat("kalle-log-deal", rat).with("round", round).with("rounds", rounds)
        }
        Seen::Hid { seat, at: Some(at) } if is_over(open) => {
            with_seat("kalle-log-hide-open", seat).with("cell", at.cell())
        }
        Seen::Hid { seat, .. } => with_seat("kalle-log-hide", seat),
        Seen::Placed { seat, at } => with_seat("kalle-log-place", seat).with("cell", at.cell()),
        Seen::Stepped { seat, .. } => with_seat("kalle-log-step", seat),
        // The catch is no secret: everyone sees who took a cheese.
        Seen::Turned { seat, animal: Animal::RAT, .. } => with_seat("kalle-log-caught", seat),
        Seen::Turned { seat, animal, round, .. } if is_face_up(open, animal, round) => {
            with_seat("kalle-log-turn", seat).with("animal", nouns::animal(animal))
        }
        Seen::Turned { seat, .. } => with_seat("kalle-log-turn-covered", seat),
        Seen::Swapped { seat, a, b } if is_over(open) => {
            with_seat("kalle-log-swap-open", seat).with("first", a.cell()).with("second", b.cell())
        }
        Seen::Swapped { seat, .. } => with_seat("kalle-log-swap", seat),
        Seen::Passed { seat } => with_seat("kalle-log-pass", seat),
        Seen::Pointed { seat, at, result } => log_pointing(seat, at, result),
        Seen::Proved { seat, at, animal: Animal::RAT, .. } => {
            with_seat("kalle-log-proved", seat).with("cell", at.cell())
        }
        Seen::Proved { seat, at, animal, round } if is_face_up(open, animal, round) => {
            with_seat("kalle-log-missed", seat).with("cell", at.cell()).with("animal", nouns::animal(animal))
        }
        Seen::Proved { seat, at, .. } => with_seat("kalle-log-missed-covered", seat).with("cell", at.cell()),
    }
}

/// A turn of several events in one sentence. A turn that ends a round and begins the next one has no such sentence.
fn turn_line_for(events: &[Seen], open: &Open) -> Option<Phrase> {
    let with_seat = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    match *events {
        [Seen::Dealt { rat, round, rounds }, Seen::Hid { .. }] => {
            Some(with_seat("kalle-turn-round", rat).with("round", round).with("rounds", rounds))
        }
        [Seen::Placed { seat, .. }, Seen::Turned { animal: Animal::RAT, .. }] => {
            Some(with_seat("kalle-turn-caught", seat))
        }
        [Seen::Placed { seat, .. }, Seen::Turned { animal, round, .. }] => {
            Some(match is_face_up(open, animal, round) {
                true => with_seat("kalle-turn-turned", seat).with("animal", nouns::animal(animal)),
                false => with_seat("kalle-turn-covered", seat),
            })
        }
        [Seen::Turned { .. }, Seen::Pointed { seat, at, result }] => {
            let key = match result {
                PointingResult::Found { seat: finder } if finder == seat => "kalle-turn-found",
                PointingResult::AllMissed => "kalle-turn-in-vain",
                PointingResult::Found { .. } | PointingResult::Pending => return None,
            };
            Some(with_seat(key, seat).with("cell", at.cell()))
        }
        _ => None,
    }
}

/// Whether the game is over, so that nothing is left to remember.
fn is_over(open: &Open) -> bool {
    open.common.phase == Phase::Over
}

/// Whether a card that was turned in this round still lies face up. After the game every card may be named.
fn is_face_up(Open { common, cards, .. }: &Open, animal: Animal, round: u8) -> bool {
    common.phase == Phase::Over || (common.round == round && cards.contains(&Some(animal)))
}

fn log_pointing(seat: Seat, at: LidIndex, result: PointingResult) -> Phrase {
    match result {
        PointingResult::Pending => Phrase::new("kalle-log-point"),
        PointingResult::Found { seat: finder } => Phrase::new("kalle-log-point-found").with("finder", finder),
        PointingResult::AllMissed => Phrase::new("kalle-log-point-in-vain"),
    }
    .with("seat", seat)
    .with("cell", at.cell())
}
