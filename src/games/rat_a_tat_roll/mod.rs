//! Rat-a-Tat Roll (Jack Degnan), 2–5 players: roll a pawn round a track, collect low cards, and remember where they
//! lie.
//!
//! # The rules in short
//! Forty cards, 0 to 9, four of each. Every player has one face-down card and looks at it once; five cards lie face up
//! at the five regions of the track. On your turn you choose 1, 2 or 3 dice, roll them, may spend tokens to re-roll,
//! and move the pawn. Its space says what you take: the region's card or the top of the pile (choice), the card and a
//! token (re-roll), the card and a look at face-down cards (peek). On a wild space the wild die takes the lowest or
//! highest card, or swaps one with an opponent. A taken card goes face down at the end of your row and is not shown
//! again. With a full hand you only roll the wild die, or skip; a card taken then replaces an older one. Once every
//! hand is full each player has one more turn; then all cards are turned up, and the lowest sum wins.
//!
//! # Sources and rulings
//! The rule ids L1–L19 are those of the rule book in the app. Where the publisher's text is silent or its pictures are
//! lost the ruling is ours, marked R there: the faces of the dice (L1), the order of the spaces (L2), the pawn's first
//! space (L3), peeking at the new card too (L10), repeated shuffles (L13), no refill after the last turn (L13), unseen
//! replacement (L15), shared wins (L17).
//!
//! Decisions where the page leaves room: a refusal names the step that is due and that step's rule, also when another
//! seat is on turn. A wrong starter is refused under L5, any event after the end under L17, a wrong deck under L1, a
//! wrong new pile under L13. A list of dice that is not ascending, or a number out of its field's range, is malformed
//! (`record`). Cards of the same number are the same to the rules. A token that comes with a card from the pile tells
//! everyone that the card bears the icon (L12), and no token, while the centre has one, tells everyone that it does
//! not; every memory keeps this. Between two turns, and while the pile is shuffled, it is nobody's turn, so open memory
//! (L19) shows nothing.

pub mod cards;
pub mod dice;
mod events;
mod memory;
mod mind;
mod nouns;
pub mod odds;
mod options;
#[cfg(feature = "gui")]
mod painter;
mod rules;
mod seen;
pub mod track;
mod words;

pub use events::{Chance, Move};
pub use memory::{CardMemory, Memory, PublicInfo};
pub use nouns::{face_name, icon_name, region_name, space_name};
pub use options::{ExtraTokens, Options, STARTING_TOKENS, TOKENS, spare_tokens};
pub use rules::{Common, FinalRound, Open, Phase, RatATatRoll};
pub use seen::{Effects, Refill, Seen, SeenEvent, TakenCard, Walk};
