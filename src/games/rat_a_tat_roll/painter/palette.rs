//! The colours of the board: a city park by day, five painted stretches of path, cream cards.
//!
//! The light and dark looks share these colours; painters pass them through `Theme::board`, which dims them in the
//! dark.

use egui::Color32;

use crate::games::rat_a_tat_roll::track::Colour;

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// The lawn's two stripes.
pub const LAWN: [Color32; 2] = [hex(0xA9CC7E), hex(0x9FC474)];
/// The lawn's edge.
pub const LAWN_EDGE: Color32 = hex(0x6E8F4B);
/// Gravel of the track's bed: fill, edge.
pub const GRAVEL: [Color32; 2] = [hex(0xE9DBB8), hex(0xC4B083)];
/// Crowns of trees: lit, plain, shaded, outline.
pub const LEAVES: [Color32; 4] = [hex(0x8DBB5A), hex(0x6BA046), hex(0x4E8237), hex(0x33571F)];
/// Flowers: petal, pink petal, heart.
pub const BLOSSOM: [Color32; 3] = [hex(0xFFF3D6), hex(0xF5B7C0), hex(0xF2C14E)];
/// Wood of the dice tray: fill, edge.
pub const WOOD: [Color32; 2] = [hex(0xB98049), hex(0x6B4321)];
/// Felt on the floor of the dice tray: fill, seam.
pub const FELT: [Color32; 2] = [hex(0x5C9A96), hex(0x7DB3AC)];
/// Wild spaces: fill, star.
pub const WILD: [Color32; 2] = [hex(0x2C2A2E), hex(0xF7D154)];
/// The ground of icons and numbers.
pub const DISC: Color32 = hex(0xFFF9EA);
/// Lines, and drawings on light ground.
pub const INK: Color32 = hex(0x2E2620);
/// A card: face, edge.
pub const CARD: [Color32; 2] = [hex(0xFFFAEC), hex(0x8F7E60)];
/// The back of a card: ground, pattern, edge.
pub const BACK: [Color32; 3] = [hex(0x3F6C7A), hex(0x7FA7AE), hex(0x23424C)];
/// Card numbers: low, middle, high.
pub const NUMBERS: [Color32; 3] = [hex(0x24693C), hex(0x8A5A00), hex(0xA8342B)];
/// A token: face, edge.
pub const TOKEN: [Color32; 2] = [hex(0xF4C64E), hex(0x86590B)];
/// Outline of choosable places.
pub const LEGAL: Color32 = hex(0x0F5C2C);
/// Outline of picked places, and soft light.
pub const LAMP: Color32 = hex(0xFFD667);
/// Outline of places that are pointed at.
pub const CHALK: Color32 = hex(0xFFFDF2);
/// The wild die: body, edge.
pub const WILD_DIE: [Color32; 2] = [hex(0x3A353C), hex(0x17141A)];
/// Odds: ground of the percentages, lines.
pub const BAR: [Color32; 2] = [hex(0xFFF6D8), hex(0x5A4A2A)];

/// The fill of a region, and its darker tone.
pub const fn region(colour: Colour) -> [Color32; 2] {
    match colour {
        Colour::Red => [hex(0xD9594C), hex(0x94291F)],
        Colour::Orange => [hex(0xEE9B3A), hex(0xA45C0A)],
        Colour::Green => [hex(0x4FA36B), hex(0x1F6339)],
        Colour::Blue => [hex(0x4C8FCB), hex(0x1F548A)],
        Colour::Purple => [hex(0x9A6CC0), hex(0x5C3585)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::theme::{Theme, contrast};

    #[test]
    fn numbers_and_icons_contrast_with_their_ground() {
        for theme in [Theme::light(), Theme::dark()] {
            for number in NUMBERS {
                assert!(contrast(theme.board(number), theme.board(CARD[0])) >= 4.5, "{number:?}");
            }
            assert!(contrast(theme.board(INK), theme.board(DISC)) >= 7.0);
            assert!(contrast(theme.board(WILD[1]), theme.board(WILD[0])) >= 4.5);
            for mark in [LEGAL, INK] {
                assert!(contrast(theme.board(mark), theme.board(LAWN[0])) >= 3.0, "{mark:?}");
            }
        }
    }

    #[test]
    fn region_outlines_contrast_with_their_fill() {
        for colour in [Colour::Red, Colour::Orange, Colour::Green, Colour::Blue, Colour::Purple] {
            let [fill, line] = region(colour);
            assert!(contrast(fill, line) >= 2.0, "{colour:?}: {}", contrast(fill, line));
        }
    }
}
