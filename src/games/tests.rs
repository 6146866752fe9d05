//! What the tests of several games share.

mod circles;
pub mod painter;
