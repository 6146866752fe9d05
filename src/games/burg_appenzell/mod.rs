//! Burg Appenzell, also Borgo Parmigiano (Jens-Peter Schliemann and Bernhard Weber), 2–4 players: mice under the roofs of a
//! castle whose floor slides.
//!
//! # The rules in short
//! A castle of 7 × 7 cells: four towers in the corners, twelve solid cells, and 33 holes over sliding tiles that show cheese, nothing or
//! a trap. Eighteen roofs hide the rooms. In a turn of up to four actions a player's mice lift roofs beside them, run, jump over each
//! other and enter by the towers; once a turn the player may push the spare tile into a line, so that the floor slides under mice and roofs.
//! Two mice of one owner on the same kind of cheese earn a chip of that kind, in anyone's turn; a mouse over a trap falls and is out. At the
//! end of a turn rooms without a mouse are covered again. Chips of four kinds (or five, or six) win; a third fallen mouse ends the game too.
//!
//! # Sources and rulings
//! The rule ids B1–B22 are those of the rule book in the app. The printed plans of the rooms are lost; both sides are ours (B3). Where the
//! publisher's text is silent the ruling is ours, marked R there: random tiles (B5), one run is a step or one jump (B9, B10), staying in
//! towers (B11), undoing a push by the opposite push (B12), the order inside a push (B19), the end without progress (B22).
//!
//! Decisions where the page leaves room:
//! - A refusal of the cell where a run ends rests on B8; on B11 if a mouse stands there; on B9 if there is no path or too few actions. Entering
//!   rests on the same rules, and on B10 for the tower itself.
//! - Any event after the end is refused under the rule that ended the game: B16, B17 or B22.
//! - B22 counts a turn when it ends; a turn with a chip or a fall resets the count to 0. The last idle turn ends the game before the next turn
//!   begins, so "the seat on turn" of B18 is the seat of that last turn.
//! - Lifting a roof shows something new even where everyone could remember the tiles below (B20). Otherwise a player could look, undo,
//!   and so refresh the memory for free.
//!
//! # Names
//! The seven cheeses are numbers in records. Their names, by number and as drawn: Emmental (yellow wheel), Cheddar (orange wedge), Sage
//! Derby (green block), Neufchâtel (pink heart), Edam (red ball), Roquefort (blue roll), Brie (white half-moon). Rooms are named by their
//! letters on the plan, slots by wall and line.

mod actions;
pub mod castle;
mod common;
mod end_words;
mod ending;
mod mind;
mod moves;
mod nouns;
#[cfg(feature = "gui")]
mod painter;
pub mod paths;
pub mod preview;
pub mod rooms;
mod rules;
mod seen;
pub mod slots;
pub mod tile_map;
pub mod tiles;
mod turn_words;
mod words;

pub use common::{ACTIONS, Common, End, Ending, MICE, Phase, Player};
pub use moves::{Chance, Goal, Move, Options};
pub use nouns::{cheese_phrase, cheese_picture};
pub use rules::{BurgAppenzell, Memory, Open, Remembered};
pub use seen::{Fall, Gain, PlacedTile, Seen};
