//! The facts of the sentences about better moves, recomputed from the record of the game.
#![allow(dead_code, reason = "each program uses a part")]

use cheeseboard::bots::{reason_in_hindsight, rivals_of};
use cheeseboard::engine::{Argument, Phrase, Seat};
use cheeseboard::games::Game;
use cheeseboard::play::Match;
use cheeseboard::story::Regret;
use cheeseboard::text::Text;

/// A better move is worth more than this share of a win, and so many standard errors.
const NAMED: f32 = 0.03;
const ERRORS: f32 = 2.0;

/// All that the sentences about better moves say and the record of the game contradicts, and the number of facts that were
/// compared.
pub fn wrong_better_facts<G: Game>(game: &Match<G>, regrets: &[Regret<G::Move>]) -> (Vec<String>, usize) {
    let record = game.record(false);
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for regret in regrets {
        let Regret { ply, seat, amount, error, better } = regret;
        let Some(better) = better else { continue };
        let (better, turn) = (&better.choice, better.turn());
        let comparison = &regret.comparison_in(game).expect("it is compared");
        let mut compare = |what: &str, is_so: bool| {
            compared += 1;
            if !is_so {
                wrong.push(format!("{} at {ply}: {what}: {better:?}, {comparison:?}", G::ID));
            }
        };
        let mut event = record.events[*ply].clone();
        let by = event.as_object_mut().and_then(|event| event.remove("by"));
        compare("who decided", by.and_then(|by| by.as_u64()) == Some(seat.index() as u64));
        compare("what was played", serde_json::from_value(event).ok() == Some(comparison.other));
        let legal = game.legal_moves_at(*ply);
        compare("it was another move that was allowed", legal.contains(better) && *better != comparison.other);
        let said = |choice: &G::Move| Text::english().say(&G::move_label(choice), &["Ada".to_owned(), "Bo".to_owned()]);
        let alike = legal.iter().filter(|other| said(other) == said(better)).count();
        compare("no other move is called so", alike == 1);
        compare("it is better beyond doubt", *amount > NAMED && *amount > ERRORS * error);
        let mut again = game.until(*ply);
        let is_turn = turn.iter().all(|choice| again.decide(*seat, *choice).is_ok());
        compare("the better turn was allowed to its end", is_turn);
        let why = reason_in_hindsight::<G>(comparison, &rivals_of(*seat, game.seating().len()));
        compare("nobody plays against oneself", !why.iter().flat_map(rivals_in).any(|rival| rival == *seat));
    }
    (wrong, compared)
}

/// The seats that a reason names as those that are played against.
fn rivals_in(phrase: &Phrase) -> Vec<Seat> {
    let own = (phrase.key == "plan-the-other").then(|| phrase.arguments.iter());
    let named = own.into_iter().flatten().filter_map(|(_, argument)| match argument {
        Argument::Seat(seat) => Some(*seat),
        _ => None,
    });
    let inner = phrase.arguments.iter().flat_map(|(_, argument)| match argument {
        Argument::Phrase(inner) => rivals_in(inner),
        Argument::List(list) => list.iter().flat_map(rivals_in).collect(),
        _ => Vec::new(),
    });
    named.chain(inner).collect()
}
