//! The phrases of Nim; the sentences are in `assets/text/en/nim.ftl`.

use super::rules::{Move, Nim, Open, Seen};
use crate::engine::{Phrase, Words};

impl Words for Nim {
    fn log_line(seen: &Seen, _open: &Open) -> Phrase {
        match *seen {
            Seen::Started(seat) => Phrase::new("nim-log-start").with("seat", seat),
            Seen::Moved(seat, Move::Take { plate, count }) => {
                Phrase::new("nim-log-take").with("seat", seat).with("count", count).with("plate", plate + 1)
            }
        }
    }

    fn move_label(&Move::Take { plate, count }: &Move) -> Phrase {
        Phrase::new("nim-take").with("count", count).with("plate", plate + 1)
    }

    fn sketch(open: &Open) -> String {
        open.plates.map(|count| "o".repeat(usize::from(count))).join("\n")
    }
}
