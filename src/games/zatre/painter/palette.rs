//! The board's own colours: oak, cream, one red cell, and an ink for each tile value.
//!
//! The colours are the same in both themes; painters pass them through `Theme::board`, which dims them in the dark
//! theme.

use egui::Color32;

use crate::games::zatre::tiles::Tile;

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// The lit part of the frame.
pub const FRAME_LIT: Color32 = hex(0xE3B77E);
/// The unlit part of the frame.
pub const FRAME: Color32 = hex(0xC48B4F);
/// The side of the frame, which shows the board's thickness.
pub const FRAME_SIDE: Color32 = hex(0x8D5C2E);
/// The outline of the board and of wooden things.
pub const WOOD_LINE: Color32 = hex(0x55331A);
/// The grooves between the cells.
pub const GROOVE: Color32 = hex(0x5F3C20);
/// The two tones between which dark cells vary.
pub const OAK: [Color32; 2] = [hex(0xA0703F), hex(0x8E6035)];
/// Grain of dark cells.
pub const OAK_GRAIN: Color32 = hex(0x6F4724);
/// Light cells.
pub const MAPLE: Color32 = hex(0xEFD9AC);
/// The cross cut into light cells, and their grain.
pub const MAPLE_GRAIN: Color32 = hex(0xC59E62);
/// The red cell.
pub const RED: Color32 = hex(0xB4442F);
/// The ring in the red cell.
pub const RED_RING: Color32 = hex(0xE9A98C);
/// Face of a tile.
pub const CREAM: Color32 = hex(0xFFF8E8);
/// The front edge of a tile, which shows its thickness.
pub const CREAM_SIDE: Color32 = hex(0xDDBE8A);
/// Back of a tile.
pub const BACK: Color32 = hex(0xC69560);
/// The carving on the back of a tile.
pub const BACK_CUT: Color32 = hex(0x8E5E31);
/// Outline of a tile.
pub const TILE_LINE: Color32 = hex(0x4B2F1B);
/// The highlight along an upper left edge.
pub const GLEAM: Color32 = hex(0xFFFFFF);
/// The fill of marks on cells, paler than oak to stand out.
pub const CHALK: Color32 = hex(0xFFF3D6);
/// The warm glow on a legal cell.
pub const GLOW: Color32 = hex(0xFFD27A);
/// The outline of marks on cells.
pub const CHALK_LINE: Color32 = hex(0x3D2412);
/// The cloth of the bag, and its folds.
pub const CLOTH: [Color32; 2] = [hex(0xB9694A), hex(0x8A4630)];
/// The bag's cord.
pub const CORD: Color32 = hex(0xF0D9A6);

/// The colour of the number on a tile. The number itself tells the value; the colour only helps to find it.
pub fn ink(tile: Tile) -> Color32 {
    const INKS: [Color32; 6] =
        [hex(0x0B6A73), hex(0x44711A), hex(0xB23426), hex(0x6A4297), hex(0x91540A), hex(0x24406F)];
    INKS[usize::from(tile.value()) - 1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::theme::{Theme, contrast};

    #[test]
    fn numbers_are_legible_on_tiles_in_both_themes() {
        for theme in [Theme::light(), Theme::dark()] {
            for tile in Tile::ALL {
                let found = contrast(theme.board(ink(tile)), theme.board(CREAM));
                assert!(found >= 4.5, "{tile:?} {found:.2}");
            }
        }
    }

    #[test]
    fn marks_stand_out_from_the_cells() {
        for cell in OAK {
            assert!(contrast(CHALK, cell) >= 3.0);
        }
        assert!(contrast(CHALK_LINE, MAPLE) >= 4.5);
    }
}
