//! A task of a drill: what is shown, what is asked, and the answers of which one is right.

use derive_where::derive_where;

use crate::engine::{Observation, Phrase, Rules, Seat, Turn, View, Viewer};
use crate::games::Game;
use crate::play::{Match, Player, SeatAssignment};

/// A position as the person who is asked sees it, and the event that led to it.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Shot<G: Rules> {
    /// The event that is shown before the position; `None` for a position that is simply there.
    pub observation: Option<Observation<G>>,
    /// The position.
    pub view: View<G>,
    /// Who acts in it.
    pub turn: Turn,
    /// Whether people are given time to look at it.
    pub rests: bool,
    /// The names of the places that are pointed out to them meanwhile.
    pub marked: Vec<String>,
}

impl<G: Rules> Shot<G> {
    /// The position of a game after `ply` events as the viewer sees it, without the event before.
    pub fn still(game: &Match<G>, ply: usize, who: Viewer) -> Self {
        Shot {
            observation: None,
            view: game.view_at(ply, who),
            turn: game.turn_at(ply),
            rests: true,
            marked: Vec::new(),
        }
    }

    /// The position of a game after `ply` events, with the last of them.
    pub fn after_event(game: &Match<G>, ply: usize, who: Viewer) -> Self {
        let observation = ply.checked_sub(1).and_then(|before| game.observation(before, who));
        Shot { observation, rests: false, ..Shot::still(game, ply, who) }
    }
}

/// A task. Nothing in it tells more than the seat may know, but the number of the right answer and what is shown afterwards.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Task<G: Rules> {
    /// Who sits at the table.
    pub seating: Vec<SeatAssignment>,
    /// The seat that is asked.
    pub seat: Seat,
    /// What is shown, one position after the other; the last one is that of the question.
    pub film: Vec<Shot<G>>,
    /// How many times as fast as at a table the film is shown.
    pub tempo: f32,
    /// What is said while the film is shown.
    pub before: Option<Phrase>,
    /// The question.
    pub question: Phrase,
    /// The picture, below `assets/art`, of the thing that the question is about, where people may not know it by name.
    pub pictured: Option<&'static str>,
    /// The names of the places that the question is about.
    pub marked: Vec<String>,
    /// The answers that can be given.
    pub answers: Vec<Answer<G>>,
    /// The number of the right answer.
    pub right: usize,
    /// What is said to somebody who has not answered in time.
    pub missed: Phrase,
    /// What is shown once the task has been answered; `None` where the position says it all.
    pub solution: Option<Shot<G>>,
    /// The film once more, for somebody who was wrong, with the answer to be seen all along; empty where nothing was shown.
    pub replay: Vec<Shot<G>>,
    /// The move whose odds painters show once the task has been answered, if it is about odds.
    pub tried: Option<G::Move>,
}

/// An answer, and what is said when it is given.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Answer<G: Rules> {
    /// How it is given.
    pub given: Given<G>,
    /// Why it is right or wrong, in one sentence.
    pub verdict: Phrase,
}

/// How an answer is given.
#[derive_where(Clone, Debug, PartialEq)]
pub enum Given<G: Rules> {
    /// By this move on the board.
    Move(G::Move),
    /// By choosing these words.
    Words(Phrase),
    /// By choosing these words, or a click on the only place of the move that they name.
    Named(Phrase, G::Move),
}

impl<G: Rules> Task<G> {
    /// The moves that are answers, sorted.
    pub fn moves(&self) -> Vec<G::Move> {
        let mut moves: Vec<G::Move> = self.answers.iter().filter_map(Answer::choice).collect();
        moves.sort_unstable();
        moves
    }

    /// The number of the answer that is this move.
    pub fn answer_of(&self, choice: G::Move) -> Option<usize> {
        self.answers.iter().position(|answer| answer.choice() == Some(choice))
    }
}

impl<G: Rules> Answer<G> {
    /// The move that gives the answer, if it is one.
    pub fn choice(&self) -> Option<G::Move> {
        match self.given {
            Given::Move(choice) => Some(choice),
            Given::Words(_) | Given::Named(..) => None,
        }
    }

    /// The move that the answer is about, if it is about one.
    pub fn meant(&self) -> Option<G::Move> {
        match self.given {
            Given::Move(choice) | Given::Named(_, choice) => Some(choice),
            Given::Words(_) => None,
        }
    }

    /// The words that give the answer, if there are any.
    pub fn words(&self) -> Option<&Phrase> {
        match &self.given {
            Given::Words(words) | Given::Named(words, _) => Some(words),
            Given::Move(_) => None,
        }
    }
}

/// A game between people, for the positions of a task. Nobody's name is said.
pub(super) fn new_game<G: Game>(options: G::Options, seats: usize, seed: u64) -> Option<Match<G>> {
    let person = |mark: usize| SeatAssignment { name: String::new(), player: Player::Human, mark: mark as u8 };
    Match::new(options, (0..seats).map(person).collect(), seed).ok()
}
