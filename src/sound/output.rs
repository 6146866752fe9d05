//! Where sound goes: each system's way out, fed by the mixer.

#[cfg(all(feature = "sound", any(windows, target_os = "macos")))]
mod device;
#[cfg(all(feature = "sound", target_os = "linux"))]
mod pulse;
#[cfg(not(all(feature = "sound", any(windows, target_os = "macos", target_os = "linux"))))]
mod silent;

#[cfg(all(feature = "sound", any(windows, target_os = "macos")))]
pub use device::Output;
#[cfg(all(feature = "sound", target_os = "linux"))]
pub use pulse::Output;
#[cfg(not(all(feature = "sound", any(windows, target_os = "macos", target_os = "linux"))))]
pub use silent::Output;

/// Why nothing is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoOutput {
    /// This build of the app plays no sound.
    NotBuilt,
    /// There is no sound server, or no device.
    NotFound,
    /// The server or the device refused, with its own words.
    Failed(String),
}
