//! A hint in words: the steps of a plan, and why it begins as it does.

use crate::engine::{Argument, Phrase};
use crate::games::Game;

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

/// A reason as it is said right beside the move that it is for.
pub fn said_beside<G: Game>(reason: Phrase, choice: &G::Move) -> Phrase {
    let Phrase { key, arguments } = G::said_beside(reason, choice);
    let inner = |argument: Argument| match argument {
        Argument::Phrase(part) => Argument::Phrase(said_beside::<G>(part, choice)),
        Argument::List(parts) => Argument::List(parts.into_iter().map(|part| said_beside::<G>(part, choice)).collect()),
        other => other,
    };
    Phrase { key, arguments: arguments.into_iter().map(|(name, argument)| (name, inner(argument))).collect() }
}
