//! Seeded random-number streams. Each stream is named by its purpose, so two purposes never share one.

use rand::{Rng, RngExt};
use rand_pcg::Pcg64;
use xxhash_rust::xxh3::xxh3_128_with_seed;

/// A reproducible stream of random numbers: PCG XSL RR 128/64, the same on every machine.
pub type Stream = Pcg64;

/// The random-number stream for one purpose, derived from a seed, the name of the purpose (such as `"luck"` or
/// `"mind"`) and numbers that tell streams of the same purpose apart.
pub fn derive_stream(seed: u64, purpose: &str, numbers: &[u64]) -> Stream {
    let mut bytes = Vec::with_capacity(purpose.len() + 1 + 8 * numbers.len());
    bytes.extend_from_slice(purpose.as_bytes());
    bytes.push(0);
    for number in numbers {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    let state = xxh3_128_with_seed(&bytes, seed);
    let sequence = xxh3_128_with_seed(&bytes, !seed);
    Pcg64::new(state, sequence)
}

/// The stream for the next chance event of a game: one stream per chance event, numbered from 0. Undoing and redoing a
/// chance event therefore gives the same outcome again.
pub fn luck_stream(seed: u64, chance_events_before: usize) -> Stream {
    derive_stream(seed, "luck", &[chance_events_before as u64])
}

/// A uniformly random number in `0..bound`. `bound` must not be 0.
pub fn random_below(rng: &mut impl Rng, bound: u32) -> u32 {
    rng.random_range(0..bound)
}

/// Shuffles in place; all orders are equally likely (Fisher–Yates from the back).
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let other = random_below(rng, last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records hold outcomes and would survive a change of these numbers; "same deal again" and the measurements in
    /// `bots` would not.
    #[test]
    fn streams_are_pinned() {
        let mut stream = luck_stream(0x1f2e_3d4c_5b6a_7988, 3);
        let dice: Vec<u32> = (0..12).map(|_| 1 + random_below(&mut stream, 6)).collect();
        let mut order: Vec<u32> = (0..10).collect();
        shuffle(&mut derive_stream(7, "mind", &[2, 40]), &mut order);
        assert_eq!(dice, [4, 2, 2, 6, 2, 4, 3, 2, 4, 6, 6, 1]);
        assert_eq!(order, [7, 1, 6, 5, 9, 8, 2, 0, 3, 4]);
    }

    #[test]
    fn streams_of_different_purposes_differ() {
        let first: Vec<u32> = (0..8).map(|n| random_below(&mut luck_stream(1, n), 1000)).collect();
        let other: Vec<u32> = (0..8).map(|n| random_below(&mut derive_stream(1, "mind", &[n]), 1000)).collect();
        assert_ne!(first, other);
        let distinct: std::collections::BTreeSet<u32> = first.iter().copied().collect();
        assert!(distinct.len() > 5, "luck of different events must differ: {first:?}");
    }
}
