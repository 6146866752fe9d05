#![doc = include_str!("ARCHITECTURE.md")]

pub mod bots;
pub mod cli;
pub mod engine;
mod files;
pub mod games;
pub mod lessons;
#[cfg(feature = "gui")]
pub mod paint;
pub mod play;
pub mod storage;
pub mod text;
#[cfg(feature = "gui")]
pub mod ui;
