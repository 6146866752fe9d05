//! Dice: a rounded cube seen from above, with pips, lying or thrown.
//!
//! Must not know: games, who rolls.

mod cube;
mod throw;
mod turn;

pub use cube::{CubeSide, paint_cube};
pub use throw::{DiePose, Throw, Tray, shaken};

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::theme::{Theme, mix};

/// The colours of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieLook {
    /// The body.
    pub fill: Color32,
    /// The edge.
    pub edge: Color32,
    /// The pips.
    pub pips: Color32,
    /// The shadow, translucent.
    pub shadow: Color32,
}

impl DieLook {
    /// Ivory with dark pips: a die that belongs to nobody.
    pub fn ivory(theme: &Theme) -> Self {
        DieLook {
            fill: theme.board(theme.die),
            edge: theme.board(theme.die_edge),
            pips: theme.board(theme.die_pips),
            shadow: theme.die_shadow,
        }
    }

    /// A die in the colour of a seat mark.
    pub fn of_mark(theme: &Theme, mark: u8) -> Self {
        let fill = theme.mark(mark);
        DieLook { fill, edge: mix(fill, Color32::BLACK, 0.4), pips: theme.die_pips_on_mark, shadow: theme.die_shadow }
    }
}

/// The positions of the pips for each value, in steps from the centre.
const PIPS: [&[(i8, i8)]; 7] = [
    &[],
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
];

/// The radius of a pip, in sides.
pub const PIP: f32 = 0.085;
/// The distance between pips along a side, in sides.
const PIP_STEP: f32 = 0.26;

/// Paints a die that shows `value`, 1 to 6; any other value paints a blank face.
pub fn paint_die(painter: &Painter, rect: Rect, value: u8, look: DieLook) {
    let side = rect.width().min(rect.height());
    let rect = Rect::from_center_size(rect.center(), vec2(side, side));
    let radius = CornerRadius::same((side * 0.2).clamp(2.0, 40.0) as u8);
    let line = (side * 0.045).clamp(1.0, 2.5);
    let shadow = rect.translate(vec2(side * 0.04, side * 0.06));
    painter.rect_filled(shadow, radius, look.shadow);
    painter.rect(rect, radius, look.fill, Stroke::new(line, look.edge), StrokeKind::Inside);
    let light = Rect::from_min_max(
        rect.min + vec2(side, side) * 0.09,
        pos2(rect.right() - side * 0.3, rect.top() + side * 0.16),
    );
    painter.rect_filled(light, CornerRadius::same((side * 0.035) as u8), mix(look.fill, Color32::WHITE, 0.45));
    for at in pips(rect, value) {
        painter.circle_filled(at, side * PIP, look.pips);
    }
}

/// The centres of the pips of a die painted into `rect`.
pub fn pips(rect: Rect, value: u8) -> impl Iterator<Item = Pos2> {
    let step = rect.width().min(rect.height()) * PIP_STEP;
    let middle = rect.center();
    let pips = PIPS.get(usize::from(value)).copied().unwrap_or_default();
    pips.iter().map(move |&(x, y)| middle + vec2(f32::from(x), f32::from(y)) * step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn die_has_as_many_pips_as_its_value() {
        let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(40.0, 40.0));
        for value in 0..=6 {
            let pips: Vec<Pos2> = pips(rect, value).collect();
            assert_eq!(pips.len(), usize::from(value));
            assert!(pips.iter().all(|&at| rect.shrink(4.0).contains(at)));
        }
        assert_eq!(pips(rect, 7).count(), 0);
    }
}
