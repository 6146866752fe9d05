//! Cheeseboard: five family board games round one screen.

#[cfg(feature = "gui")]
pub mod paint;
