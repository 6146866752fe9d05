//! Easing functions: the share of a path covered when a share of the time has passed.
//!
//! Must not know: what moves, and for how long.

/// Quadratic ease-out: fast at first, then slow. `share` is clamped to 0–1.
pub fn ease_out(share: f32) -> f32 {
    1.0 - (1.0 - share.clamp(0.0, 1.0)).powi(2)
}

/// The smoothstep curve: slow at both ends. `share` is clamped to 0–1.
pub fn smoothstep(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_run_from_0_to_1_and_always_rise() {
        for curve in [ease_out, smoothstep] {
            assert_eq!([curve(-1.0), curve(0.0), curve(1.0), curve(2.0)], [0.0, 0.0, 1.0, 1.0]);
            assert!((1..=50).all(|step| curve(step as f32 / 50.0) > curve((step - 1) as f32 / 50.0)));
        }
        assert!(ease_out(0.5) > 0.7 && smoothstep(0.2) < 0.2 && smoothstep(0.8) > 0.8);
    }
}
