//! A hint in words: the steps of a plan, and why it begins as it does.

use crate::engine::{Phrase, Seat};

/// The sentence of a hint from the labels of its steps, each with its number in the plan, and the reason. Of several steps
/// it names the first, for the others are on the board. A plan of one step has no numbers.
pub fn hint_sentence(steps: &[(Phrase, usize)], why: Phrase) -> Phrase {
    let what = match steps {
        [(only, 1)] => vec![only.clone()],
        [(first, number), rest @ ..] => {
            let first = Phrase::new("plan-step").with("number", *number).with("what", first.clone());
            let more = (!rest.is_empty()).then(|| Phrase::new("plan-more-steps").with("count", rest.len()));
            std::iter::once(first).chain(more).collect()
        }
        [] => Vec::new(),
    };
    Phrase::new("table-hint-is").with("what", what).with("why", why)
}

/// Whom a seat plays against: by name, if it is only one.
pub fn rivals_of(seat: Seat, seats: usize) -> Phrase {
    let mut others = Seat::all(seats).filter(|other| *other != seat);
    match (others.next(), others.next()) {
        (Some(only), None) => Phrase::new("plan-the-other").with("seat", only),
        _ => Phrase::new("plan-the-others"),
    }
}
