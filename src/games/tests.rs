//! What the tests of several games share.

pub mod painter;
