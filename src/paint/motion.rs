//! How things move: the share of a way that is done when a share of the time is over.
//!
//! Must not know: what moves, and for how long.

/// Fast at first, then slow. Times before the start and after the end count as these.
pub fn ease(share: f32) -> f32 {
    1.0 - (1.0 - share.clamp(0.0, 1.0)).powi(2)
}

/// Slow at both ends, as [`ease`].
pub fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_begin_and_end_in_time_and_never_go_back() {
        for way in [ease, smooth] {
            assert_eq!([way(-1.0), way(0.0), way(1.0), way(2.0)], [0.0, 0.0, 1.0, 1.0]);
            assert!((1..=50).all(|step| way(step as f32 / 50.0) > way((step - 1) as f32 / 50.0)));
        }
        assert!(ease(0.5) > 0.7 && smooth(0.2) < 0.2 && smooth(0.8) > 0.8);
    }
}
