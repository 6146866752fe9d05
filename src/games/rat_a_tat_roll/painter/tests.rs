//! The board as it is played.
