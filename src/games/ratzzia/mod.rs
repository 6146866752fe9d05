//! Ratzzia (Sophia Wagner), 2–5 players: dice are mice that climb the columns of a pantry.
//!
//! # The rules in short
//! Each seat has seven dice. The seat on turn rolls the dice in its hand, may re-roll some of them once, and places at least one on the board: on
//! the next space of a column, if it fits, or on a grey space of the cat row. A column with a die on its top space is complete: its dice go home,
//! each earns the sausages of its space, and the seat on turn gets the reward on the shelf. Food lies in front, where others can steal it; only
//! the seventh column moves food into the bag, as much as its highest pair adds up to. Instead of rolling, a seat can take back all its dice from a
//! column. Once the grey spaces are filled, dice that show the cat's number are lost to the red spaces, and when these are full the cat comes and
//! all dice go back. The first seat with 25 food in its bag wins.
//!
//! # Sources and rulings
//! The rule ids R1–R22 are those of the rule book in the app. The printed rulebook shows the board in a picture that we do not have: columns,
//! numbers and sausages (R3) are our reconstruction, kept in `assets/boards/ratzzia.ron`; whoever owns the game can bring the printed one
//! (option `board`). Where the text is silent the ruling is ours, marked R
//! in the rule book: what counts as the one die to be placed (R8), dice without a value after the cat (R13), what makes a pair (R15), where
//! Annie's die may go (R18), candy dice (R19), and what support dice demand (R21).
//!
//! Refusals where the rules page leaves room: a start that is not due is refused under R4, every event after the end under R5, a decision of another
//! step or seat under the rule of the step that is due. A candy die for the cat row is refused under R19, `reroll` of nothing under R7; lists of
//! dice that are not ascending are malformed (`record`). Between turns no die in hand has a value. The accountant's choice is offered even if all
//! fronts are empty.

pub mod board;
pub mod dice;
mod mind;
mod moves;
#[cfg(feature = "gui")]
mod painter;
mod position;
mod rules;
mod seen;
mod words;

pub use moves::{CandySource, Chance, Direction, Move};
pub use position::{Open, Phase, Stack, TurnState};
pub use rules::{FULL_BAG, Options, Ratzzia, candy_dice_count, dice_per_seat, half_rounded_up, support_dice_count};
pub use seen::{CandyOrigin, Effect, RemovedDie, Seen, SeenEvent, SpaceIndex};
pub use words::{effect_sentence, shelf};
