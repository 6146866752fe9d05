//! The colours of the board: a pantry at night, dark oak in the light of one lamp.
//!
//! Both looks use the same colours; painters pass them through `Theme::board`, which dims them in the dark look.

use egui::Color32;

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// The back wall: in the lamp light, and in the corners.
pub const WALL: [Color32; 2] = [hex(0xA9713C), hex(0x4A2C1A)];
/// Joints between the boards of the wall.
pub const JOINT: Color32 = hex(0x3A2213);
/// The frame of the cupboard: where the light falls, plain, in the shade.
pub const OAK: [Color32; 3] = [hex(0xC08A50), hex(0x9A6636), hex(0x6E4522)];
/// Outline of everything made of wood.
pub const OAK_LINE: Color32 = hex(0x2E1A0D);
/// The inside of a column.
pub const HOLLOW: Color32 = hex(0x3B2416);
/// The inside of a highlighted column.
pub const HOLLOW_LIT: Color32 = hex(0x6A4A1E);
/// The back of a shelf: in the lamp light, and in the shade of its edge.
pub const SHELF_BACK: [Color32; 2] = [hex(0xE9C990), hex(0xB4834C)];
/// A space: paper glued to the wood, and its shade.
pub const LABEL: [Color32; 2] = [hex(0xF1E1BD), hex(0xD9C294)];
/// Outline of a space, and the numbers on it.
pub const LABEL_LINE: Color32 = hex(0x6B4A28);
/// The number that a space needs.
pub const NUMBER: Color32 = hex(0x4A2A14);
/// The bars that join two spaces.
pub const JOIN: Color32 = hex(0xE0A63A);
/// Boards nailed over spaces that are not used.
pub const COVER: [Color32; 2] = [hex(0x8B6240), hex(0x5C3D24)];
/// Heads of nails.
pub const NAIL: Color32 = hex(0xB9B4A6);
/// Grey spaces of the cat row.
pub const GREY: Color32 = hex(0xB9B6AC);
/// Red spaces of the cat row.
pub const RED: Color32 = hex(0xC65A48);
/// Outline of the spaces of the cat row.
pub const CAT_LINE: Color32 = hex(0x33231C);
/// The cat's fur: where the light falls, plain, and its outline.
pub const FUR: [Color32; 3] = [hex(0x8D8A94), hex(0x6E6B76), hex(0x25222B)];
/// The pads of the cat's paw.
pub const PAD: Color32 = hex(0xE3A29C);
/// The floor in front of the cupboard, under tray and plates.
pub const FLOOR: Color32 = hex(0x5B3A22);
/// The cloth on which dice are rolled.
pub const CLOTH: [Color32; 2] = [hex(0x7B3F38), hex(0x63302B)];
/// The plates of the seats, and their shade.
pub const PLATE: [Color32; 2] = [hex(0xF6EBD3), hex(0xDCC79E)];
/// Writing on plates.
pub const PLATE_INK: Color32 = hex(0x3A2412);
/// Lamp light, and highlights in its colour.
pub const LAMP: Color32 = hex(0xFFD36B);
/// Highlights that must stand out.
pub const CHALK: Color32 = hex(0xFFF8E6);
/// Outline of highlights.
pub const CHALK_LINE: Color32 = hex(0x2A1A10);
/// Gained food.
pub const GAIN: Color32 = hex(0x2F7A3E);
/// Lost food.
pub const LOSS: Color32 = hex(0xB23326);
/// Stripes of candy dice.
pub const CANDY: [Color32; 2] = [hex(0xFFF4EC), hex(0xE2607F)];
