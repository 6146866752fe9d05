//! The board's own colours: slate, thatch and copper over sandstone, in a meadow.
//!
//! The colours are the same in the light and the dark theme; painters pass them through `Theme::board`, which dims them in the dark.

use egui::Color32;

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// The meadow: towards the light, and away from it.
pub const MEADOW: [Color32; 2] = [hex(0xB4C97F), hex(0x93AF66)];
/// Tufts of grass, and the outline of the meadow.
pub const GRASS: Color32 = hex(0x6F9048);
/// The turf at the edge of the board, which shows its thickness.
pub const TURF: Color32 = hex(0x7A5C38);
/// Outline of the board.
pub const TURF_LINE: Color32 = hex(0x453219);
/// Petals in the meadow.
pub const PETAL: Color32 = hex(0xFFF6DC);
/// Sandstone: lit, plain, shaded.
pub const SAND: [Color32; 3] = [hex(0xEAD3A0), hex(0xD3B57C), hex(0xA9854E)];
/// Outline of walls.
pub const SAND_LINE: Color32 = hex(0x5E4020);
/// The dark inside the castle where nothing can be seen.
pub const HOLLOW: Color32 = hex(0x4A3828);
/// Paving: lit, plain, shaded.
pub const PAVING: [Color32; 3] = [hex(0xD5D2C8), hex(0xB7B4AA), hex(0x85827A)];
/// Outline of paving.
pub const PAVING_LINE: Color32 = hex(0x45423C);
/// Floor boards.
pub const BOARDS: [Color32; 2] = [hex(0xBF8F58), hex(0xAF7F4B)];
/// Joints between floor boards, and the outline of a tile.
pub const BOARDS_LINE: Color32 = hex(0x5C3C1E);
/// The ground under a piece of cheese.
pub const PLATE: Color32 = hex(0xF3E3BC);
/// The ground under a piece of cheese, in the shade.
pub const PLATE_SHADE: Color32 = hex(0xDDC694);
/// Slate: the faces above, left, right and below, and the joints.
pub const SLATE: [Color32; 5] = [hex(0x8E9DB0), hex(0x7F8EA2), hex(0x5E6C80), hex(0x536074), hex(0x39434F)];
/// Thatch, in the same order.
pub const THATCH: [Color32; 5] = [hex(0xEBCB7E), hex(0xE0BC6C), hex(0xBF9549), hex(0xB1873E), hex(0x6E4F1D)];
/// Green copper, in the same order.
pub const COPPER: [Color32; 5] = [hex(0x9CC7AF), hex(0x8CB9A1), hex(0x689A84), hex(0x5C8D78), hex(0x2B5347)];
/// The ball of bright copper on a copper roof.
pub const BALL: Color32 = hex(0xD98A4E);
/// Bricks of chimneys.
pub const BRICK: Color32 = hex(0xB5694A);
/// A note pinned to a roof.
pub const NOTE: Color32 = hex(0xFBF0D2);
/// Highlights that must stand out from every ground.
pub const CHALK: Color32 = hex(0xFFF8E6);
/// The outline of highlights.
pub const CHALK_LINE: Color32 = hex(0x33220F);
/// Lamp light: marks what can be done.
pub const LAMP: Color32 = hex(0xFFCB4D);
/// The shadow of raised things, in both themes.
pub const SHADOW: Color32 = Color32::from_black_alpha(80);
/// A deeper shadow for narrow joints.
pub const DEEP_SHADOW: Color32 = Color32::from_black_alpha(110);
/// The colour of danger: mice that fall, and the pin of a note.
pub const DANGER: Color32 = hex(0xD63A2B);
/// A pennant that cannot be used now.
pub const IDLE: Color32 = hex(0xC9C2AE);
/// The evening light of the card: dusk, rose, gold.
pub const EVENING: [Color32; 3] = [hex(0x171A3C), hex(0x5A3048), hex(0xF2B05E)];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::theme::contrast;

    #[test]
    fn highlights_stand_out_from_all_grounds() {
        for ground in [SLATE[0], THATCH[0], COPPER[0], MEADOW[0], PLATE, BOARDS[0], PAVING[0]] {
            assert!(contrast(CHALK_LINE, ground) >= 4.5, "{ground:?}");
        }
        assert!(contrast(CHALK, CHALK_LINE) >= 7.0);
    }

    #[test]
    fn the_three_roofs_differ_in_brightness() {
        assert!(contrast(THATCH[0], SLATE[0]) >= 1.5);
        assert!(contrast(COPPER[0], SLATE[0]) >= 1.3);
    }
}
