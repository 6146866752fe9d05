//! Files on the disk: read within bounds, written whole or not at all, set aside when they are damaged.
//!
//! Must not know: games, records, settings, windows.

mod read;
mod write;

pub use read::{LARGEST, Unreadable, read_from_folder, read_given};
pub use write::{copy_aside, free_path, set_aside, sweep, write_given, write_whole};
