//! The part of the program's version on which deals depend.

use std::fmt;

use crate::engine::{Stream, derive_stream};
use crate::play::PROGRAM_VERSION;

/// The first two numbers of a version of the program: with them the same, everybody gets the same deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealVersion {
    major: u32,
    minor: u32,
}

impl DealVersion {
    /// The version of this program.
    pub fn current() -> DealVersion {
        DealVersion::of(PROGRAM_VERSION).unwrap_or(DealVersion { major: 0, minor: 0 })
    }

    /// The version in the version of a program, such as "0.1" in "0.1.7".
    pub fn of(program: &str) -> Option<DealVersion> {
        let mut numbers = program.split(['.', '-', '+']).map(str::parse);
        Some(DealVersion { major: numbers.next()?.ok()?, minor: numbers.next()?.ok()? })
    }

    /// The stream of random numbers for one purpose of dealing.
    pub(super) fn stream(self, purpose: &str, number: i64) -> Stream {
        let seed = u64::from(self.major) << 32 | u64::from(self.minor);
        derive_stream(seed, purpose, &[number.cast_unsigned()])
    }
}

impl fmt::Display for DealVersion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.major, self.minor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_keeps_the_deals() {
        let of = |program: &str| DealVersion::of(program).map(|version| version.to_string());
        assert_eq!(of("1.12.3").as_deref(), Some("1.12"));
        assert_eq!(DealVersion::of("0.1.0"), DealVersion::of("0.1.9-beta"));
        assert_eq!([of(""), of("1"), of("one.two")], [None, None, None]);
        assert!(PROGRAM_VERSION.starts_with(&DealVersion::current().to_string()));
    }
}
