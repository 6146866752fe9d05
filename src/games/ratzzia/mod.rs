//! Ratzzia (Sophia Wagner), 2–5 players: dice are mice that climb the columns of a pantry.
//!
//! # The rules in short
//! Everyone has seven dice. Whoever is on turn rolls those in hand, may roll some of them once more, and places at least one on the board: on the
//! next free space of a column, where it fits, or on a grey space of the cat row. A column with a die on its top space is complete: its dice go home, each
//! earns the sausages of its space, and the seat on turn gets what stands on the shelf. Food lies in front, where others can steal it; the seventh
//! column alone lets it go into the bag, as much as its topmost pair comes to. Instead of rolling, all own dice can be taken back from a
//! column. Once the grey spaces are filled, dice that show the cat's number are lost to the red ones, and when these are full the cat comes and
//! everybody takes everything back. The first whose bag holds 25 wins.
//!
//! # Sources and rulings
//! The rule ids R1–R22 are those of the rule book in the app. The rulebook shows the board in a picture that we do not have: columns, numbers and
//! sausages (R3) are our reconstruction, kept in `assets/boards/ratzzia.ron`. Where the text is silent the ruling is ours, marked R there: what
//! counts as the one die to be placed (R8), dice without a value after the cat (R13), what makes a pair (R15), where Annie's die may go (R18), candy dice
//! (R19), and what support dice demand (R21).
//!
//! Decisions where the page leaves room: a start that is not due is refused under R4, whatever comes after the end under R5, a decision
//! of another step or seat under the rule of the step that is due. A candy die for the cat row is refused under R19, `reroll` of nothing under R7;
//! lists of dice that are not ascending are malformed (`record`). Between two turns no die in hand has a value. The accountant's question
//! is put although all fronts may be empty.

pub mod board;
pub mod dice;
mod happening;
mod mind;
#[cfg(feature = "gui")]
mod painter;
mod position;
mod rules;
mod words;

pub use happening::{CandyFrom, Happening, Leaving, Place, Seen, What};
pub use position::{Facts, Open, Phase, Stack};
pub use rules::{
    Chance, Direction, FULL_BAG, Move, Options, Ratzzia, Source, candy_dice, dice_each, half, support_dice,
};
pub use words::{shelf, then};
