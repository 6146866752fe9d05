//! A hint in words: the steps of a plan, and why it begins as it does.

use crate::engine::Phrase;

pub use crate::bots::rivals_of;

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
