//! Rotations of a die in space.
//!
//! Must not know: time, dice on a table, painting.

use std::ops::Mul;

/// A direction or place in space: x to the right, y down the screen, z up from the table towards the eye.
pub type Space3 = [f32; 3];

/// A rotation, as its matrix: row by row, from directions of the die to those of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn([Space3; 3]);

impl Turn {
    /// No rotation: the die lies straight with its face 4 up; see [`Turn::top`].
    pub const NONE: Turn = Turn([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);

    /// A rotation about an axis of any length by an angle in radians.
    pub fn about(axis: Space3, angle: f32) -> Self {
        let length = dot(axis, axis).sqrt();
        if length < 1e-6 {
            return Turn::NONE;
        }
        let [x, y, z] = axis.map(|part| part / length);
        let (sin, cos) = angle.sin_cos();
        let rest = 1.0 - cos;
        Turn([
            [cos + x * x * rest, x * y * rest - z * sin, x * z * rest + y * sin],
            [y * x * rest + z * sin, cos + y * y * rest, y * z * rest - x * sin],
            [z * x * rest - y * sin, z * y * rest + x * sin, cos + z * z * rest],
        ])
    }

    /// Where a direction of the die points on the table.
    pub fn apply(&self, direction: Space3) -> Space3 {
        self.0.map(|row| dot(row, direction))
    }

    /// The rotation back.
    pub fn inverse(&self) -> Self {
        let rows = &self.0;
        Turn([0, 1, 2].map(|row| [rows[0][row], rows[1][row], rows[2][row]]))
    }

    /// The rotation at a share of the shortest way from this one to another; the two are less than half a turn apart.
    pub fn towards(&self, other: Turn, share: f32) -> Self {
        let way = other * self.inverse();
        let rows = &way.0;
        let trace = rows[0][0] + rows[1][1] + rows[2][2];
        let angle = ((trace - 1.0) * 0.5).clamp(-1.0, 1.0).acos();
        let axis = [rows[2][1] - rows[1][2], rows[0][2] - rows[2][0], rows[1][0] - rows[0][1]];
        Turn::about(axis, angle * share) * *self
    }

    /// The side of the die that points up most: 0 and 1 along its x axis, 2 and 3 along y, 4 and 5 along z, the even ones
    /// forwards.
    pub fn top(&self) -> usize {
        let up = |side: &usize| self.apply(normal(*side))[2];
        (0..6).max_by(|one, other| up(one).total_cmp(&up(other))).unwrap_or(0)
    }

    /// The nearest rotation in which the die lies flat, and by how many radians it is askew then, up to an eighth of a
    /// turn either way.
    pub fn laid_flat(&self) -> (Self, f32) {
        let up = self.apply(normal(self.top()));
        let flat = Turn::about([up[1], -up[0], 0.0], up[2].clamp(-1.0, 1.0).acos()) * *self;
        let along = flat.apply(normal((self.top() + 2) % 6));
        let quarter = std::f32::consts::FRAC_PI_2;
        let angle = along[1].atan2(along[0]);
        (flat, angle - (angle / quarter).round() * quarter)
    }
}

impl Mul for Turn {
    type Output = Turn;

    /// First the right one, then the left one.
    fn mul(self, first: Turn) -> Turn {
        let columns = first.inverse();
        Turn(self.0.map(|row| columns.0.map(|column| dot(row, column))))
    }
}

/// The outward direction of a side of the die; see [`Turn::top`].
pub fn normal(side: usize) -> Space3 {
    let mut normal = [0.0; 3];
    normal[side / 2 % 3] = if side.is_multiple_of(2) { 1.0 } else { -1.0 };
    normal
}

fn dot(one: Space3, other: Space3) -> f32 {
    one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn die_is_laid_flat_on_the_side_that_was_up() {
        for step in 0..200 {
            let step = step as f32;
            let turn = Turn::about([step.sin(), (step * 1.7).cos(), (step * 0.3).sin() + 0.1], step * 0.37);
            let (flat, askew) = turn.laid_flat();
            assert_eq!(flat.top(), turn.top());
            assert!(flat.apply(normal(turn.top()))[2] > 0.9999);
            let straight = Turn::about([0.0, 0.0, 1.0], -askew) * flat;
            assert!(straight.laid_flat().1.abs() < 1e-3 && askew.abs() < 0.79, "{askew}");
            let end = turn.towards(straight, 1.0);
            assert!((0..6).all(|side| {
                let (one, other) = (end.apply(normal(side)), straight.apply(normal(side)));
                (0..3).all(|part| (one[part] - other[part]).abs() < 1e-2)
            }));
        }
    }
}
