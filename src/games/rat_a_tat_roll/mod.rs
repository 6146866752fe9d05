//! Rat-a-Tat Roll (Jack Degnan), 2–5 players: roll a pawn round a track, collect low cards, and remember where they lie.
//!
//! # The rules in short
//! Forty cards, 0 to 9, four of each. Everyone has one face down and looks at it once; five lie face up at the five regions of
//! the track. In a turn one chooses 1, 2 or 3 dice, rolls, may spend tokens to re-roll, and walks the pawn. Its space says what
//! is taken: the region's card or the top of the pile (choice), the card and a token (re-roll), the card and a look at
//! face-down cards (peek); on a wild space the wild die takes the lowest or highest card or swaps one with an opponent. A card
//! taken goes face down to the end of one's row and is not shown again. Who has a full hand only rolls the wild die, or skips;
//! a card taken then replaces an older one. When all have a full hand each has one more turn; then all is turned up, and the
//! lowest sum wins.
//!
//! # Sources and rulings
//! The rule ids L1–L19 are those of the rule book in the app. Where the publisher's text is silent or its pictures are lost the
//! ruling is ours, marked R there: the faces of the dice (L1), the order of the spaces (L2), where the pawn begins (L3), that
//! the new card may be looked at with the others (L10), shuffling again as long as needed (L13), no refill after the last turn
//! (L13), what is replaced unseen (L15), shared wins (L17).
//!
//! Decisions where the page leaves room: a refusal names what is due and the rule of that step, also where another seat is on
//! turn; who begins is refused under L5, anything after the end under L17, a deck of other cards under L1, a pile of others
//! under L13. A list of dice that is not ascending, or a number that the field does not have, is malformed (`record`). Cards of
//! the same number are the same to the rules. That a token comes with a card from the pile tells everyone that it bears the
//! icon (L12); so does it, the other way, that none comes while there is one: every memory keeps that. Between two turns, and
//! while the pile is shuffled, it is nobody's turn: then open memory (L19) shows nothing.

pub mod cards;
pub mod dice;
mod events;
mod memory;
mod mind;
pub mod odds;
mod options;
#[cfg(feature = "gui")]
mod painter;
mod rules;
mod seen;
pub mod track;
mod words;

pub use events::{Chance, Move};
pub use memory::{Memory, Recall, Trace};
pub use options::{Extra, FIRST_TOKENS, Options, TOKENS, spare_tokens};
pub use rules::{Common, FinalRound, Open, Phase, RatATatRoll};
pub use seen::{Deed, Effects, Filled, Seen, Took, Walk};
pub use words::{face, icon, region, space};
