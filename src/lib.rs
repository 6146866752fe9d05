//! Cheeseboard: five family board games round one screen.

#[cfg(feature = "gui")]
pub mod paint;
#[cfg(feature = "gui")]
pub mod ui;
