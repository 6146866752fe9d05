//! Input on the places of a table, and the responses of a game to it. Nothing here paints, so interaction rules are
//! tested without a window.
//!
//! Must not know: matches, tables, screens.

use std::cell::RefCell;
use std::fmt::Debug;
use std::hash::Hash;

use derive_where::derive_where;

use crate::engine::{Refusal, Rules};

/// A place on a table: a cell, a piece, a panel. Painters register the rectangle of each; most can be clicked.
pub trait Place: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name of the place for hints, lessons, screen readers and tests, such as "cell 3 4".
    fn name(self) -> String;
}

/// The place type of a game that registers none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoPlace {}

impl Place for NoPlace {
    fn name(self) -> String {
        match self {}
    }
}

/// One thing that a person did on a table with the pointer or a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<P> {
    /// A click on a place.
    Click(P),
    /// The second click of a double click, or a later one; a [`Input::Click`] came before.
    DoubleClick(P),
    /// Enter or Space on the place under the keyboard cursor.
    Enter(P),
    /// The pointer begins to drag a place.
    Drag(P),
    /// What was dragged `from` a place is released over another, or over none.
    Drop {
        /// The place where the drag began.
        from: P,
        /// The place under the pointer.
        to: Option<P>,
    },
    /// A typed digit or lower-case letter without modifiers.
    Key(char),
    /// Backspace or Escape, which drop what is picked.
    Cancel,
    /// A click on the board outside its places.
    Beside,
    /// The pointer or the cursor is on a place; only from boards that report it.
    Point(P),
    /// A button in a list of moves, by the move's index among the legal ones.
    Listed(usize),
}

impl<P: Place> Input<P> {
    /// The place that is clicked or entered.
    pub fn chosen(self) -> Option<P> {
        match self {
            Input::Click(place) | Input::DoubleClick(place) | Input::Enter(place) => Some(place),
            _ => None,
        }
    }

    /// Whether the input chooses something: pointing, and taking hold of something to drag it, do not yet.
    pub fn is_choice(self) -> bool {
        !matches!(self, Input::Point(_) | Input::Drag(_))
    }

    /// Whether people expect an explanation if nothing comes of this input.
    pub fn wants_explanation(self) -> bool {
        matches!(self, Input::Click(_) | Input::Enter(_) | Input::Beside)
    }
}

/// A game's response to an input.
#[derive_where(Clone, Debug, PartialEq)]
pub enum Response<R: Rules> {
    /// The selection has changed, or a drag may begin.
    Selected,
    /// Make this move.
    Play(R::Move),
    /// Explain why this move is not legal.
    Ask(R::Move),
    /// Start the draw or roll that is due, or reveal the seat's own pieces. Neither is a move of the game: the table samples or asks
    /// for the outcome of chance, and shows the pieces to this seat alone.
    Begin,
    /// No move belongs to this place now; the refusal says why.
    NotHere(Refusal),
    /// The input means nothing here. A key that means nothing is left to others.
    Nothing,
}

impl<R: Rules> Response<R> {
    /// Plays the move if it is legal, else explains why it is not.
    pub fn play_or_ask(choice: R::Move, legal: &[R::Move]) -> Self {
        if legal.contains(&choice) { Response::Play(choice) } else { Response::Ask(choice) }
    }

    /// Whether the response makes progress: a move, or a step towards one.
    pub fn is_progress(&self) -> bool {
        matches!(self, Response::Selected | Response::Play(_) | Response::Begin)
    }
}

/// The inputs of one frame, collected while a part of the table is painted.
#[derive(Debug)]
pub struct Inputs<P>(RefCell<Vec<Input<P>>>);

impl<P> Default for Inputs<P> {
    fn default() -> Self {
        Inputs(RefCell::default())
    }
}

impl<P> Inputs<P> {
    /// Adds an input.
    pub fn push(&self, input: Input<P>) {
        self.0.borrow_mut().push(input);
    }

    /// Takes all inputs, in the order in which they were made.
    pub fn take(&self) -> Vec<Input<P>> {
        self.0.take()
    }
}
