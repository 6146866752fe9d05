//! A puzzle that can be shown: its game up to the position, its question, its solutions and its idea.

use derive_where::derive_where;

use super::file::{PuzzleError, PuzzleFile, kept_text};
use super::proof::Figures;
use super::sieve::telling_ideas;
use crate::bots::is_same_line;
use crate::engine::{ChanceKind, Line, Mind, Phrase, Seat, Turn, View, Viewer};
use crate::play::Match;

/// The idea of a line that wins the game, in every game.
const WIN: &str = "puzzle-idea-win";

/// A puzzle of a game.
#[derive_where(Clone, Debug)]
pub struct Puzzle<G: Mind> {
    /// The name of its file.
    pub name: String,
    /// The game up to the position. A person is shown its view of [`Puzzle::seat`] alone.
    pub game: Match<G>,
    /// The seat that decides.
    pub seat: Seat,
    /// The known solutions, the best first. Lines that come to the same are solutions, too.
    pub solutions: Vec<Vec<G::Move>>,
    /// The best known line that is no solution.
    pub rival: Vec<G::Move>,
    /// Whether every known solution wins the game at once.
    pub wins: bool,
    /// The key of the idea.
    pub idea: &'static str,
    /// 1 for what many find, 3 for what few find.
    pub difficulty: u8,
    /// What the verdict rests on.
    pub figures: Figures,
}

/// Whether an idea is true of a line.
pub fn is_idea<G: Mind>(key: &str, line: &Line<G>) -> bool {
    ideas(line).contains(&key)
}

/// The ideas that are true of a line, the most telling first. That it wins is said by the question, so that comes last.
pub(super) fn ideas<G: Mind>(line: &Line<G>) -> Vec<&'static str> {
    G::ideas(line).into_iter().chain(line.wins().then_some(WIN)).collect()
}

impl<G: Mind> Puzzle<G> {
    /// The puzzle of this name that is kept in the program.
    ///
    /// # Errors
    /// If there is none, or it does not fit this game.
    pub fn load(name: &str) -> Result<Puzzle<G>, PuzzleError> {
        let text = kept_text(G::ID, name).ok_or(PuzzleError::Missing)?;
        Puzzle::from_file(name, &PuzzleFile::from_ron(&text)?)
    }

    /// The puzzle of a file.
    ///
    /// # Errors
    /// If the record is refused, if the seat is not on turn at its end, if a line is not allowed there or not complete, or if the idea is
    /// not true of every solution.
    pub fn from_file(name: &str, file: &PuzzleFile) -> Result<Puzzle<G>, PuzzleError> {
        let (game, _) = file.record.replay::<G>().map_err(PuzzleError::Record)?;
        let seat = Seat::all(game.seating().len()).find(|seat| seat.index() == file.seat);
        let seat = seat.filter(|seat| game.turn() == Turn::Seat(*seat)).ok_or(PuzzleError::Unfitting("the seat"))?;
        if game.ply() != file.ply {
            return Err(PuzzleError::Unfitting("the ply"));
        }
        let view = game.view(Viewer::Seat(seat));
        let read = |moves: &Vec<serde_json::Value>| -> Result<Line<G>, PuzzleError> {
            let moves: Result<Vec<G::Move>, _> = moves.iter().cloned().map(serde_json::from_value).collect();
            let moves = moves.map_err(|error| PuzzleError::Malformed(error.to_string()))?;
            let line = Line::follow(&view, &moves).ok().filter(|line| line.is_complete && line.moves == moves);
            line.ok_or(PuzzleError::Unfitting("a line"))
        };
        let solutions: Vec<Line<G>> = file.solutions.iter().map(read).collect::<Result<_, _>>()?;
        let rival = read(&file.rival)?;
        let best = solutions.first().ok_or(PuzzleError::Unfitting("no solution"))?;
        if solutions.iter().any(|line| is_same_line(line, &rival)) {
            return Err(PuzzleError::Unfitting("the rival"));
        }
        let idea = ideas(best).into_iter().find(|key| *key == file.idea);
        let idea = idea.filter(|key| solutions.iter().all(|line| is_idea(key, line)));
        Ok(Puzzle {
            name: name.to_owned(),
            idea: idea.ok_or(PuzzleError::Unfitting("the idea"))?,
            wins: solutions.iter().all(Line::wins),
            seat,
            solutions: solutions.into_iter().map(|line| line.moves).collect(),
            rival: rival.moves,
            difficulty: file.difficulty,
            figures: file.figures.clone(),
            game,
        })
    }

    /// What the deciding seat knows: all that a person is shown.
    pub fn view(&self) -> View<G> {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// The ply from which the game is to be shown, so that a person has seen what the seat has to remember: the last deal before the
    /// position where something has to be remembered since then, else the last decision of the seat's own.
    pub fn shown_from(&self) -> usize {
        let is_deal = |ply: &usize| self.game.pending_chance_at(*ply) == ChanceKind::Hidden;
        let is_own = |ply: &usize| self.game.decided_by(*ply) == Some(self.seat);
        let plies = || (0..self.game.ply()).rev();
        match G::tests_memory(self.game.options()) {
            true => plies().find(is_deal).map_or(0, |ply| ply + 1),
            false => plies().find(is_own).map_or(0, |ply| ply + 1),
        }
    }

    /// The question: what is asked of whom, in words that give nothing away.
    pub fn question(&self) -> Phrase {
        let key = match (self.wins, self.is_turn()) {
            (true, _) => "puzzle-ask-win",
            (_, true) => "puzzle-ask-turn",
            (_, false) => "puzzle-ask-move",
        };
        Phrase::new(key).with("seat", self.seat)
    }

    /// The idea in one sentence, for whoever has solved the puzzle or given up.
    pub fn idea_phrase(&self) -> Phrase {
        Phrase::new(self.idea).with("seat", self.seat)
    }

    /// The idea of an answer that was right: the puzzle's where it is true of that answer, too, else the most telling one that is; `None`
    /// if there is none.
    pub fn idea_of(&self, answer: &[G::Move]) -> Option<Phrase> {
        let line = Line::follow(&self.view(), answer).ok()?;
        let ideas = ideas(&line);
        let key = ideas.iter().find(|key| **key == self.idea).or(ideas.first())?;
        Some(Phrase::new(key).with("seat", self.seat))
    }

    /// The ideas that may be said of the puzzle, the most telling first: true of all solutions and, if there are such, not of the rival.
    pub fn telling_ideas(&self) -> Vec<&'static str> {
        let view = self.view();
        let follow = |moves: &Vec<G::Move>| Line::follow(&view, moves).ok();
        let solutions: Vec<Line<G>> = self.solutions.iter().filter_map(follow).collect();
        follow(&self.rival).map(|rival| telling_ideas(&solutions, &rival)).unwrap_or_default()
    }

    /// Whether an answer may take several decisions.
    pub fn is_turn(&self) -> bool {
        self.solutions.iter().chain([&self.rival]).any(|moves| moves.len() > 1)
    }
}
