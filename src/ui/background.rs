//! Waiting for other threads without a clock, where nobody looks at a window.

/// Something that has work done on other threads.
///
/// The window never waits for them: they wake it. Tests and offscreen pictures do.
pub trait BackgroundWork {
    /// Waits until all work that was started is done, however long that takes; of a story that is being told, until its first
    /// sketch. The next frame takes it over.
    fn wait_until_done(&mut self);
}
