//! The board as it is played: by mouse, by keys, by name.
