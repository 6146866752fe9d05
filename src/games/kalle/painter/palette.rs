//! The board's own colours: wet stone, brass, dark water and lamplight.
//!
//! The colours are the same in both looks; painters pass them through `Theme::board`, which dims them in the dark look.

use egui::Color32;

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// The joints between the stones.
pub const JOINT: Color32 = hex(0x2B343B);
/// The lightest and the darkest sett (paving stone); each stone has a tone in between.
pub const SETTS: [Color32; 2] = [hex(0x586871), hex(0x475660)];
/// The warmer tone of a few setts.
pub const SETT_WARM: Color32 = hex(0x6A655F);
/// Light on the upper left edge of a wet stone.
pub const WET: Color32 = hex(0xB9D3DC);
/// A puddle, and the sky reflected in it.
pub const PUDDLE: [Color32; 2] = [hex(0x3D5F70), hex(0x86AFBF)];
/// The kerb where the light falls on it, and away from it.
pub const KERB: [Color32; 2] = [hex(0xB4B6AE), hex(0x858B89)];
/// The kerb's face towards the lower right: its thickness.
pub const KERB_SIDE: Color32 = hex(0x4B5254);
/// Outline of stone things.
pub const STONE_LINE: Color32 = hex(0x22282C);
/// The paving stones of the path, from the lightest to the darkest.
pub const FLAGS: [Color32; 2] = [hex(0xA3A59D), hex(0x939892)];
/// The ring of stones round a hole.
pub const COLLAR: [Color32; 2] = [hex(0x8C918E), hex(0x747B7B)];
/// A hole without a lid.
pub const WELL: Color32 = hex(0x111A20);
/// The water in an open hole: in the shade, in the light, its ripple.
pub const WATER: [Color32; 3] = [hex(0x123644), hex(0x2F7384), hex(0x7FC0C8)];
/// The lit disc behind an animal.
pub const DISC: Color32 = hex(0xECF3E6);
/// The disc behind an animal, away from the light.
pub const DISC_EDGE: Color32 = hex(0xC4DDD6);
/// Brass in the light, plain, in the shade, its outline.
pub const BRASS: [Color32; 4] = [hex(0xF6D582), hex(0xD09C34), hex(0x916414), hex(0x4F3608)];
/// The iron edge of a lid: its thickness.
pub const IRON: Color32 = hex(0x2E343A);
/// Highlight of a lid that can be chosen.
pub const LEGAL: Color32 = hex(0x93E28C);
/// Highlight of a lid that is picked, or named by the last event.
pub const LAMP: Color32 = hex(0xFFD36B);
/// Highlight of a lid under the pointer or cursor.
pub const CHALK: Color32 = hex(0xFFF6DF);
/// Outline below every highlight, so that it stands out from stone, brass and paper.
pub const UNDER: Color32 = hex(0x14191C);
/// The guard's ring.
pub const GUARD: Color32 = hex(0x5FA4EE);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::theme::{Theme, contrast};

    #[test]
    fn highlights_contrast_with_stone_and_with_their_outline() {
        for theme in [Theme::light(), Theme::dark()] {
            for mark in [LEGAL, LAMP, CHALK, GUARD].map(|mark| theme.board(mark)) {
                for ground in [SETTS[0], SETTS[1], JOINT, UNDER].map(|ground| theme.board(ground)) {
                    let found = contrast(mark, ground);
                    assert!(found >= 2.0, "{mark:?} on {ground:?}: {found:.2}");
                }
                assert!(contrast(mark, theme.board(UNDER)) >= 4.5);
            }
        }
    }

    #[test]
    fn dark_outlines_contrast_with_the_disc() {
        let outline = Color32::from_rgb(0x33, 0x24, 0x0A);
        for theme in [Theme::light(), Theme::dark()] {
            for disc in [DISC, DISC_EDGE] {
                assert!(contrast(theme.board(disc), theme.board(outline)) >= 7.0);
            }
        }
    }
}
