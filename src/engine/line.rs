//! Lines: a seat's decisions as far as the seat can foresee what they do.

use derive_where::derive_where;

use super::{Event, PerSeat, Phrase, Refusal, Rules, Seat, Turn, View, Viewer, derive_stream};

/// A seat's decisions in a row, up to the first thing that it cannot foresee: an outcome of chance, another seat's turn, or
/// something new that a move shows. All of it follows from the seat's view.
#[derive_where(Clone, Debug)]
pub struct Line<R: Rules> {
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat knows before the line.
    pub before: View<R>,
    /// The decisions, in order.
    pub moves: Vec<R::Move>,
    /// What the seat sees of each decision; without a last one that shows something new.
    pub seen: Vec<R::Seen>,
    /// What the seat knows after those that it has foreseen.
    pub after: View<R>,
    /// The last decision, if it shows something new: what that is, nobody can foresee.
    pub reveal: Option<R::Move>,
    /// Whether the line has come to its end, so that the seat cannot go on without learning something.
    pub is_complete: bool,
    /// The winners, if the line ends the game, and this can be foreseen.
    pub winners: Option<PerSeat<Seat>>,
}

impl<R: Rules> Line<R> {
    /// Follows these decisions of the view's seat. Decisions after the end of the line are left out.
    ///
    /// # Errors
    /// The rule that forbids one of them; `record` if the view is nobody's.
    pub fn follow(view: &View<R>, moves: &[R::Move]) -> Result<Line<R>, Refusal> {
        let seat = view.who.seat().ok_or_else(|| Refusal::new("record", Phrase::new("chance-not-due")))?;
        // Whatever is hidden, the seat sees the same.
        let mut position = R::determinize(view, &mut derive_stream(0, "line", &[]));
        let mut line = Line {
            seat,
            before: view.clone(),
            moves: Vec::new(),
            seen: Vec::new(),
            after: view.clone(),
            reveal: None,
            is_complete: position.turn() != Turn::Seat(seat),
            winners: None,
        };
        for &choice in moves {
            if line.is_complete {
                break;
            }
            let event = Event::Decision(seat, choice);
            position.check(&event)?;
            let observation = position.witness(&event, Viewer::Seat(seat));
            line.moves.push(choice);
            if observation.is_news {
                line.reveal = Some(choice);
                line.is_complete = true;
                break;
            }
            position.advance(&event);
            line.seen.push(observation.seen);
            line.after = position.view(Viewer::Seat(seat));
            let turn = position.turn();
            line.is_complete = turn != Turn::Seat(seat);
            if let Turn::Over(outcome) = turn {
                line.winners = Some(outcome.winners);
            }
        }
        Ok(line)
    }

    /// Whether the line ends the game and the seat wins, alone or with others, whatever is hidden.
    pub fn wins(&self) -> bool {
        self.winners.as_ref().is_some_and(|winners| winners.contains(&self.seat))
    }
}
