//! The window: screens, dialogs, keys, and the software renderer that pictures and tests use.

pub mod raster;
