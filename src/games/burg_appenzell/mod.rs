//! Burg Appenzell, also Borgo Parmigiano (Jens-Peter Schliemann and Bernhard Weber), 2–4 players: mice under the roofs of a
//! castle whose floor slides.
//!
//! # The rules in short
//! A castle of 7 × 7 cells: four towers in the corners, twelve solid cells, and 33 holes over sliding tiles with cheese, with nothing or
//! with a trap. Eighteen roofs hide the rooms. In a turn of up to four actions mice lift roofs beside them, run and jump over each other,
//! enter by the towers, and once a turn the spare tile is pushed into a line, so that the floor slides under mice and roofs. Two mice of
//! one owner on the same kind of cheese earn its chip, whoever's turn it is; a mouse over a trap falls and is out. At the end of a turn rooms
//! without a mouse are covered again. Chips of four kinds (or five, or six) win; a third fallen mouse ends the game too.
//!
//! # Sources and rulings
//! The rule ids B1–B22 are those of the rule book in the app. The printed plans of the rooms are lost; both sides are ours (B3). Where the
//! publisher's text is silent the ruling is ours, marked R there: random tiles (B5), one run is a step or one jump (B9, B10), staying in
//! towers (B11), taking a push back by another one (B12), the order inside a push (B19), the end without progress (B22).
//!
//! Decisions where the page leaves room:
//! - A refusal about where a run ends rests on B8, on B11 where a mouse stands there, on B9 where there is no way or too few actions; entering takes
//!   the same ones, and B10 for the tower itself.
//! - Anything after the end is refused under the rule that ended the game: B16, B17 or B22.
//! - The turns of B22 are counted when they end; a turn in which a chip was taken or a mouse fell sets the count to nought. With the last of them
//!   the game is over before the next turn begins, so that "the seat on turn" of B18 is the one whose turn that was.
//! - Lifting a roof is something new even where all could remember what lies there (B20): else a look and a step back would refresh
//!   the memory for nothing.
//!
//! # Names
//! The seven cheeses are numbers in records; in words, by number and as they are drawn: Emmental (yellow wheel), Cheddar (orange wedge), Sage
//! Derby (green block), Neufchâtel (pink heart), Edam (red ball), Roquefort (blue roll), Brie (white half-moon). Rooms go by their letters on
//! the plan, slots by wall and line.

mod acting;
pub mod castle;
mod ending;
pub mod faces;
mod mind;
mod moves;
#[cfg(feature = "gui")]
mod painter;
pub mod paths;
pub mod preview;
pub mod pushing;
pub mod rooms;
mod rules;
pub mod tiles;
mod witness;
mod words;

pub use moves::{Chance, Goal, Move, Options};
pub use rules::{ACTIONS, BurgAppenzell, Common, MICE, Memory, Open, Phase, Player, Remembered};
pub use witness::{End, Ending, Fall, Gain, Laid, Seen};
