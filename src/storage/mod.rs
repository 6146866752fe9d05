//! Files on disk: bounded reading, atomic writing, and keeping damaged files.

mod read;
mod write;

pub use read::{MAX_FILE_BYTES, ReadError, read_chosen_file, read_regular_file};
pub use write::{copy_aside, free_path, remove_stale_temporaries, set_aside, write_atomically, write_chosen_file};
