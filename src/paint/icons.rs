//! Icons: the pictures of `assets/art/icons`, in one colour and one line weight (2 on a square of 24), with round ends.
//!
//! Each file is white on a square of 24 with a margin of about 3. Must not know: what a click does, what the thing is
//! called.

use egui::{Color32, Painter, Rect, Response, Sense, Ui, Vec2};

use super::art::Art;

/// Defines the icons, each with its meaning and the name of its file.
macro_rules! icons {
    ($($(#[$meaning:meta])* $icon:ident = $file:literal,)*) => {
        /// The picture of an icon.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Icon {
            $($(#[$meaning])* $icon,)*
        }

        impl Icon {
            /// All icons, for sample sheets and tests.
            pub const ALL: [Icon; [$(Icon::$icon),*].len()] = [$(Icon::$icon),*];

            /// The picture in the colour `color`.
            fn art(self, color: Color32) -> Art<'static> {
                let name = match self {
                    $(Icon::$icon => concat!("icons/", $file),)*
                };
                Art::new(name).tint(color)
            }
        }
    };
}

icons! {
    /// A chevron to the left.
    Back = "back",
    /// A chevron to the right.
    Forward = "forward",
    /// A bar and a chevron to the left: to the first.
    First = "first",
    /// A chevron to the right and a bar: to the last.
    Last = "last",
    /// An arrow that turns back.
    Undo = "undo",
    /// An arrow that turns forward.
    Redo = "redo",
    /// An open book: rules.
    Book = "book",
    /// Three lines.
    Menu = "menu",
    /// A cross.
    Close = "close",
    /// A tick.
    Check = "check",
    /// A tick in a broken line: half done.
    HalfCheck = "half_check",
    /// A plus sign.
    Plus = "plus",
    /// A minus sign.
    Minus = "minus",
    /// A gear.
    Settings = "settings",
    /// An open eye: shown.
    Eye = "eye",
    /// A closed eye: hidden.
    EyeClosed = "eye_closed",
    /// A robot's friendly head.
    Bot = "bot",
    /// Head and shoulders.
    Person = "person",
    /// A small face with a tuft of hair: a child.
    Child = "child",
    /// A whistle: the coach.
    Whistle = "whistle",
    /// A triangle to the right.
    Play = "play",
    /// A folder: open a file.
    Folder = "folder",
    /// An arrow into a tray: save.
    Save = "save",
    /// A die that shows five.
    Dice = "dice",
    /// A drawstring bag to draw from.
    Bag = "bag",
    /// An arrow up.
    Up = "up",
    /// An arrow down.
    Down = "down",
    /// An arrow to the left.
    Left = "left",
    /// An arrow to the right.
    Right = "right",
    /// A trophy: the winner, finished games.
    Trophy = "trophy",
    /// A letter i in a circle.
    Info = "info",
    /// A triangle with an exclamation mark.
    Warning = "warning",
    /// A drawing pin.
    Pin = "pin",
    /// An hourglass: waiting, thinking.
    Hourglass = "hourglass",
    /// A dustbin: delete.
    Bin = "bin",
    /// A question mark in a circle.
    Help = "help",
    /// Two opposite arrows: swap.
    Swap = "swap",
    /// A paw print: walk somewhere.
    Paw = "paw",
    /// Rings round a dot: point at something.
    Target = "target",
    /// A magnifying glass.
    Search = "search",
    /// A screen on its stand.
    Present = "present",
    /// Four corners that point inwards.
    Shrink = "shrink",
    /// A picture in its frame.
    Picture = "picture",
    /// Two bars: a pause.
    Pause = "pause",
    /// A chevron to the right and a dot: to the next moment worth a look.
    NextMoment = "next_moment",
    /// A dot and a chevron to the left: to the moment worth a look before.
    PreviousMoment = "previous_moment",
    /// Two boards side by side: compare.
    Compare = "compare",
    /// A curve that rises and falls: how a game went.
    Curve = "curve",
    /// A full star: earned.
    Star = "star",
    /// An empty star: still to be earned.
    StarOutline = "star_outline",
    /// A piece of a jigsaw: puzzles.
    Puzzle = "puzzle",
    /// A luggage label: a tag.
    Tag = "tag",
}

/// Paints `icon` centred in `rect`, as large as fits.
pub fn paint_icon(painter: &Painter, rect: Rect, icon: Icon, color: Color32) {
    icon.art(color).paint_sharp(painter, rect.center(), rect.size().min_elem());
}

/// Adds `icon` as a widget of `size` points each way. It is not clickable and has no accessible name.
pub fn icon_ui(ui: &mut Ui, icon: Icon, size: f32, color: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint_icon(ui.painter(), rect, icon, color);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use egui::epaint::{ImageData, Mesh};
    use egui::{ColorImage, Context, RawInput, Shape, ViewportId, pos2};

    use super::*;
    use crate::files;

    const GREEN: Color32 = Color32::from_rgb(0, 90, 30);

    /// The path of the file that an icon should have: its own name in snake case.
    fn file_of(icon: Icon) -> String {
        let mut name = String::new();
        for letter in format!("{icon:?}").chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('_');
            }
            name.extend(letter.to_lowercase());
        }
        format!("art/icons/{name}.svg")
    }

    /// Shows an icon of `size` points in green, at an uneven place: the mesh, and the texture if it is new.
    fn show(ctx: &Context, pixels_per_point: f32, icon: Icon, size: f32) -> (Arc<Mesh>, Option<ColorImage>) {
        let mut input = RawInput::default();
        input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(pixels_per_point);
        let mut output = ctx.run_ui(input, |ui| {
            let rect = Rect::from_min_size(pos2(10.3, 20.6), Vec2::splat(size));
            paint_icon(ui.painter(), rect, icon, GREEN);
        });
        let mesh = output.shapes.iter().find_map(|clipped| match &clipped.shape {
            Shape::Mesh(mesh) => Some(mesh.clone()),
            _ => None,
        });
        let mesh = mesh.unwrap_or_else(|| panic!("{icon:?} paints nothing"));
        let image = output.textures_delta.set.get(&mesh.texture_id).map(|changes| {
            let ImageData::Color(image) = &changes[0].image;
            image.as_ref().clone()
        });
        output.textures_delta.clear();
        (mesh, image)
    }

    #[test]
    fn every_icon_has_its_file_and_no_file_is_left_over() {
        let files: BTreeSet<String> = files::list("art/icons/").into_iter().collect();
        assert_eq!(files, Icon::ALL.map(file_of).into());
        for icon in Icon::ALL {
            assert_eq!(format!("art/{}.svg", icon.art(GREEN).name), file_of(icon));
        }
    }

    #[test]
    fn every_icon_is_white_and_leaves_a_margin() {
        let ctx = Context::default();
        for icon in Icon::ALL {
            let image = show(&ctx, 2.0, icon, 24.0).1.expect("a new texture");
            assert!(image.pixels.iter().filter(|pixel| **pixel == Color32::WHITE).count() > 60, "{icon:?}");
            assert!(image.pixels.iter().all(|pixel| pixel.to_array() == [pixel.a(); 4]), "{icon:?}");
            let [width, height] = image.size;
            for (index, pixel) in image.pixels.iter().enumerate() {
                let (x, y) = (index % width, index / width);
                let at_edge = x == 0 || y == 0 || x + 1 == width || y + 1 == height;
                assert!(!at_edge || pixel.a() == 0, "{icon:?} at {x}, {y}");
            }
        }
    }

    #[test]
    fn an_icon_is_shown_pixel_for_pixel_in_the_given_colour_and_rendered_once() {
        for pixels_per_point in [1.0, 1.5, 2.0] {
            let ctx = Context::default();
            for size in [16.8, 20.4, 24.0, 31.7, 48.0] {
                let when = format!("{size} points at {pixels_per_point}");
                let (mesh, image) = show(&ctx, pixels_per_point, Icon::Book, size);
                let side = (size * pixels_per_point).round();
                assert_eq!(image.expect("a new texture").size, [side as usize; 2], "{when}");
                let place = mesh.calc_bounds() * pixels_per_point;
                for edge in [place.min.x, place.min.y, place.max.x, place.max.y] {
                    assert!((edge - edge.round()).abs() < 1e-3, "{when}: {place}");
                }
                assert!((place.width() - side).abs() < 1e-3, "{when}: {place}");
                let middle = (pos2(10.3, 20.6) + Vec2::splat(size * 0.5)) * pixels_per_point;
                assert!((place.center() - middle).abs().max_elem() < 0.501, "{when}: {place}");
                assert!(mesh.vertices.iter().all(|vertex| vertex.color == GREEN), "{when}");
                let (again, image) = show(&ctx, pixels_per_point, Icon::Book, size);
                assert_eq!((again.texture_id, image.is_some()), (mesh.texture_id, false), "{when}");
            }
        }
    }
}
