//! The board of a game that has no painter yet: its sketch in characters, and the legal moves as buttons.

use egui::{Align2, ScrollArea, Sense, TextStyle, Ui, Vec2, vec2};

use super::Input;
use crate::paint::painter::{Painter, Scene};
use crate::paint::widgets::PushButton;

/// The place of a character in the sketch, in font sizes.
const CELL: Vec2 = vec2(0.75, 1.3);

/// Shows the position and the legal moves; a click on one is [`Input::Listed`].
pub fn list_ui<R: Painter>(ui: &mut Ui, scene: &Scene<'_, R>) {
    scene.rects.put("board", ui.available_rect_before_wrap());
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        sketch_ui(ui, scene);
        for (index, choice) in scene.legal.iter().enumerate() {
            let label = scene.say(&R::move_label(choice));
            let response = ui.add(PushButton::plain(scene.theme, &label));
            scene.rects.put(format!("move {}", index + 1), response.rect);
            if response.clicked() {
                scene.inputs.push(Input::Listed(index));
            }
        }
    });
}

/// Paints the sketch with all characters equally wide.
fn sketch_ui<R: Painter>(ui: &mut Ui, scene: &Scene<'_, R>) {
    let font = TextStyle::Monospace.resolve(ui.style());
    let step = CELL * font.size;
    let sketch = R::sketch(scene.open);
    let width = sketch.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let size = step * vec2(width as f32, sketch.lines().count() as f32 + 1.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (row, line) in sketch.lines().enumerate() {
        for (column, sign) in line.chars().enumerate() {
            let middle = rect.min + step * vec2(column as f32 + 0.5, row as f32 + 0.5);
            ui.painter().text(middle, Align2::CENTER_CENTER, sign, font.clone(), scene.theme.ink);
        }
    }
}
