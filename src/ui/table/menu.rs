//! menu
