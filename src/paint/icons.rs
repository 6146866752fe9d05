//! Icons as shapes: one line weight (2 on a square of 24), round ends, one colour.
//!
//! Each icon is drawn on a grid of 24 with a margin of about 3. Must not know: what a click does, what the thing is
//! called.

use std::f32::consts::{PI, TAU};

use egui::emath::GuiRounding as _;
use egui::epaint::PathShape;
use egui::{Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};

use super::shapes;

/// The picture of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    /// A chevron to the left.
    Back,
    /// A chevron to the right.
    Forward,
    /// A bar and a chevron to the left: to the first.
    First,
    /// A chevron to the right and a bar: to the last.
    Last,
    /// An arrow that turns back.
    Undo,
    /// An arrow that turns forward.
    Redo,
    /// An open book: rules.
    Book,
    /// Three lines.
    Menu,
    /// A cross.
    Close,
    /// A tick.
    Check,
    /// A plus sign.
    Plus,
    /// A minus sign.
    Minus,
    /// A gear.
    Settings,
    /// An open eye: shown.
    Eye,
    /// A closed eye: hidden.
    EyeClosed,
    /// A robot's friendly head.
    Bot,
    /// Head and shoulders.
    Person,
    /// A triangle to the right.
    Play,
    /// A folder: open a file.
    Folder,
    /// An arrow into a tray: save.
    Save,
    /// A die that shows five.
    Dice,
    /// A drawstring bag to draw from.
    Bag,
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// An arrow to the left.
    Left,
    /// An arrow to the right.
    Right,
    /// A trophy: the winner, finished games.
    Trophy,
    /// A letter i in a circle.
    Info,
    /// A triangle with an exclamation mark.
    Warning,
    /// A drawing pin.
    Pin,
    /// An hourglass: waiting, thinking.
    Hourglass,
    /// A dustbin: delete.
    Bin,
    /// A question mark in a circle.
    Help,
    /// Two opposite arrows: swap.
    Swap,
    /// A paw print: walk somewhere.
    Paw,
    /// Rings round a dot: point at something.
    Target,
    /// A magnifying glass.
    Search,
    /// A screen on its stand.
    Present,
    /// Four corners that point inwards.
    Shrink,
    /// A picture in its frame.
    Picture,
}

impl Icon {
    /// All icons, for sample sheets and tests.
    pub const ALL: [Self; 40] = [
        Self::Back,
        Self::Forward,
        Self::First,
        Self::Last,
        Self::Undo,
        Self::Redo,
        Self::Book,
        Self::Menu,
        Self::Close,
        Self::Check,
        Self::Plus,
        Self::Minus,
        Self::Settings,
        Self::Eye,
        Self::EyeClosed,
        Self::Bot,
        Self::Person,
        Self::Play,
        Self::Folder,
        Self::Save,
        Self::Dice,
        Self::Bag,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Trophy,
        Self::Info,
        Self::Warning,
        Self::Pin,
        Self::Hourglass,
        Self::Bin,
        Self::Help,
        Self::Swap,
        Self::Paw,
        Self::Target,
        Self::Search,
        Self::Present,
        Self::Shrink,
        Self::Picture,
    ];
}

/// Paints `icon` centred in `rect`, as large as fits.
pub fn paint_icon(painter: &Painter, rect: Rect, icon: Icon, color: Color32) {
    let side = rect.size().min_elem();
    let pen = Pen {
        painter,
        // On whole pixels, vertical and horizontal lines are crisp.
        origin: (rect.center() - Vec2::splat(side * 0.5)).round_to_pixels(painter.pixels_per_point()),
        scale: side / 24.0,
        color,
    };
    match icon {
        Icon::Back | Icon::Forward | Icon::First | Icon::Last => chevrons(&pen, icon),
        Icon::Up | Icon::Down | Icon::Left | Icon::Right => arrow(&pen, icon),
        Icon::Undo | Icon::Redo => turn(&pen, icon == Icon::Redo),
        Icon::Book => book(&pen),
        Icon::Menu => [6.0, 12.0, 18.0].into_iter().for_each(|y| pen.line(&[(4.0, y), (20.0, y)])),
        Icon::Close => {
            pen.line(&[(6.0, 6.0), (18.0, 18.0)]);
            pen.line(&[(18.0, 6.0), (6.0, 18.0)]);
        }
        Icon::Check => pen.line(&[(4.5, 12.8), (9.7, 18.0), (19.5, 7.0)]),
        Icon::Plus => {
            pen.line(&[(12.0, 5.0), (12.0, 19.0)]);
            pen.line(&[(5.0, 12.0), (19.0, 12.0)]);
        }
        Icon::Minus => pen.line(&[(5.0, 12.0), (19.0, 12.0)]),
        Icon::Settings => gear(&pen),
        Icon::Eye => eye(&pen),
        Icon::EyeClosed => eye_closed(&pen),
        Icon::Bot => bot(&pen),
        Icon::Person => person(&pen),
        Icon::Play => pen.closed(&[(8.0, 5.0), (19.0, 12.0), (8.0, 19.0)], 1.5),
        Icon::Folder => folder(&pen),
        Icon::Save => save(&pen),
        Icon::Dice => dice(&pen),
        Icon::Bag => bag(&pen),
        Icon::Trophy => trophy(&pen),
        Icon::Info => info(&pen),
        Icon::Warning => warning(&pen),
        Icon::Pin => pin(&pen),
        Icon::Hourglass => hourglass(&pen),
        Icon::Bin => bin(&pen),
        Icon::Help => help(&pen),
        Icon::Swap => swap(&pen),
        Icon::Paw => paw(&pen),
        Icon::Target => {
            pen.circle((12.0, 12.0), 8.8);
            pen.circle((12.0, 12.0), 4.6);
            pen.dot((12.0, 12.0), 1.5);
        }
        Icon::Present => present(&pen),
        Icon::Shrink => shrink(&pen),
        Icon::Picture => picture(&pen),
        Icon::Search => {
            pen.circle((10.5, 10.5), 6.2);
            pen.line(&[(15.2, 15.2), (20.0, 20.0)]);
        }
    }
}

/// Adds `icon` as a widget of `size` points each way. It is not clickable and has no accessible name.
pub fn icon_ui(ui: &mut Ui, icon: Icon, size: f32, color: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint_icon(ui.painter(), rect, icon, color);
    }
    response
}

/// Draws in coordinates of the 24-unit grid.
struct Pen<'a> {
    painter: &'a Painter,
    origin: Pos2,
    scale: f32,
    color: Color32,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        shapes::on_grid(self.origin, self.scale, x, y)
    }

    fn stroke(&self) -> Stroke {
        Stroke::new(2.0 * self.scale, self.color)
    }

    /// A line through points, with round ends and soft corners.
    fn line(&self, points: &[(f32, f32)]) {
        let points: Vec<Pos2> = points.iter().map(|&point| self.at(point)).collect();
        self.path(shapes::rounded_line(&points, 1.3 * self.scale));
    }

    /// A line exactly through these points, with round ends.
    fn path(&self, points: Vec<Pos2>) {
        for &end in [points.first(), points.last()].into_iter().flatten() {
            // Slightly under half the line width: egui's small discs come out a little large, like knobs.
            self.painter.circle_filled(end, 0.78 * self.scale, self.color);
        }
        self.painter.add(Shape::line(points, self.stroke()));
    }

    /// A closed outline with its corners rounded by `radius`.
    fn closed(&self, corners: &[(f32, f32)], radius: f32) {
        let corners: Vec<Pos2> = corners.iter().map(|&corner| self.at(corner)).collect();
        let outline = shapes::rounded(&corners, radius * self.scale);
        self.painter.add(Shape::Path(PathShape::closed_line(outline, self.stroke())));
    }

    fn circle(&self, center: (f32, f32), radius: f32) {
        self.painter.circle_stroke(self.at(center), radius * self.scale, self.stroke());
    }

    fn dot(&self, center: (f32, f32), radius: f32) {
        self.painter.circle_filled(self.at(center), radius * self.scale, self.color);
    }

    /// An arc; angles in radians from the right, clockwise.
    fn arc(&self, center: (f32, f32), radius: (f32, f32), from: f32, to: f32) {
        let radius = vec2(radius.0, radius.1) * self.scale;
        self.path(shapes::arc(self.at(center), radius, from, to));
    }
}

fn chevrons(pen: &Pen<'_>, icon: Icon) {
    match icon {
        Icon::Back => pen.line(&[(14.5, 5.5), (8.0, 12.0), (14.5, 18.5)]),
        Icon::Forward => pen.line(&[(9.5, 5.5), (16.0, 12.0), (9.5, 18.5)]),
        Icon::First => {
            pen.line(&[(18.0, 5.5), (11.5, 12.0), (18.0, 18.5)]);
            pen.line(&[(6.0, 5.5), (6.0, 18.5)]);
        }
        _ => {
            pen.line(&[(6.0, 5.5), (12.5, 12.0), (6.0, 18.5)]);
            pen.line(&[(18.0, 5.5), (18.0, 18.5)]);
        }
    }
}

fn arrow(pen: &Pen<'_>, icon: Icon) {
    // Drawn to the right, then turned by quarters.
    let turned = |(x, y): (f32, f32)| match icon {
        Icon::Right => (x, y),
        Icon::Left => (24.0 - x, y),
        Icon::Down => (y, x),
        _ => (y, 24.0 - x),
    };
    pen.line(&[(4.5, 12.0), (19.5, 12.0)].map(turned));
    pen.line(&[(13.5, 6.0), (19.5, 12.0), (13.5, 18.0)].map(turned));
}

fn turn(pen: &Pen<'_>, is_redo: bool) {
    let x = |x: f32| if is_redo { 24.0 - x } else { x };
    pen.line(&[(x(8.5), 4.5), (x(4.0), 9.0), (x(8.5), 13.5)]);
    pen.line(&[(x(4.0), 9.0), (x(14.5), 9.0)]);
    // The bow from the end of the shaft round to the lower side.
    let (from, to) = if is_redo { (-PI / 2.0, -3.0 * PI / 2.0) } else { (-PI / 2.0, PI / 2.0) };
    pen.arc((x(14.5), 14.25), (5.25, 5.25), from, to);
    pen.line(&[(x(14.5), 19.5), (x(8.0), 19.5)]);
}

fn book(pen: &Pen<'_>) {
    for mirror in [false, true] {
        let x = |x: f32| if mirror { 24.0 - x } else { x };
        pen.line(&[
            (12.0, 7.2),
            (x(10.2), 5.8),
            (x(7.8), 5.1),
            (x(3.5), 5.0),
            (x(3.5), 17.6),
            (x(7.8), 17.8),
            (x(10.2), 18.6),
            (12.0, 20.0),
        ]);
    }
    pen.line(&[(12.0, 7.2), (12.0, 20.0)]);
}

fn gear(pen: &Pen<'_>) {
    let middle = pen.at((12.0, 12.0));
    let teeth = 8;
    let step = TAU / teeth as f32;
    let mut outline = Vec::new();
    for tooth in 0..teeth {
        let angle = tooth as f32 * step;
        // Foot, flank, flank, foot.
        for (share, radius) in [(-0.3, 6.6), (-0.19, 9.2), (0.19, 9.2), (0.3, 6.6)] {
            let direction = Vec2::angled(angle + share * step);
            outline.push(middle + direction * radius * pen.scale);
        }
    }
    let outline = shapes::rounded(&outline, 0.9 * pen.scale);
    pen.painter.add(Shape::Path(PathShape::closed_line(outline, pen.stroke())));
    pen.circle((12.0, 12.0), 2.9);
}

/// One lid of an almond-shaped eye.
fn lid(pen: &Pen<'_>, above: bool) {
    let height = if above { -6.8 } else { 6.8 };
    let points = (0..=14)
        .map(|step| {
            let share = step as f32 / 14.0;
            let bow = (share * PI).sin();
            pen.at((2.8 + 18.4 * share, 12.0 + height * bow))
        })
        .collect();
    pen.path(points);
}

fn eye(pen: &Pen<'_>) {
    lid(pen, true);
    lid(pen, false);
    pen.dot((12.0, 12.0), 3.2);
}

fn eye_closed(pen: &Pen<'_>) {
    let points = (0..=14)
        .map(|step| {
            let share = step as f32 / 14.0;
            pen.at((2.8 + 18.4 * share, 10.0 + 4.6 * (share * PI).sin()))
        })
        .collect();
    pen.path(points);
    pen.line(&[(6.2, 13.2), (4.4, 16.2)]);
    pen.line(&[(12.0, 14.8), (12.0, 18.4)]);
    pen.line(&[(17.8, 13.2), (19.6, 16.2)]);
}

fn bot(pen: &Pen<'_>) {
    pen.closed(&[(4.5, 8.0), (19.5, 8.0), (19.5, 20.0), (4.5, 20.0)], 4.0);
    pen.line(&[(12.0, 8.0), (12.0, 5.0)]);
    pen.dot((12.0, 3.8), 1.7);
    pen.dot((9.0, 12.6), 1.4);
    pen.dot((15.0, 12.6), 1.4);
    pen.arc((12.0, 14.6), (2.8, 2.0), PI * 0.15, PI * 0.85);
    pen.line(&[(2.0, 12.8), (2.0, 15.4)]);
    pen.line(&[(22.0, 12.8), (22.0, 15.4)]);
}

fn person(pen: &Pen<'_>) {
    pen.circle((12.0, 8.0), 4.0);
    pen.arc((12.0, 20.0), (7.5, 5.6), PI, TAU);
}

fn folder(pen: &Pen<'_>) {
    let outline = [(3.5, 5.0), (9.2, 5.0), (11.5, 7.8), (20.5, 7.8), (20.5, 19.0), (3.5, 19.0)];
    pen.closed(&outline, 1.8);
}

fn save(pen: &Pen<'_>) {
    pen.line(&[(12.0, 3.5), (12.0, 14.5)]);
    pen.line(&[(7.3, 10.0), (12.0, 14.7), (16.7, 10.0)]);
    pen.line(&[(4.0, 15.0), (4.0, 20.0), (20.0, 20.0), (20.0, 15.0)]);
}

fn present(pen: &Pen<'_>) {
    pen.closed(&[(3.5, 4.5), (20.5, 4.5), (20.5, 15.5), (3.5, 15.5)], 1.8);
    pen.line(&[(12.0, 15.5), (12.0, 19.5)]);
    pen.line(&[(7.5, 19.8), (16.5, 19.8)]);
}

fn shrink(pen: &Pen<'_>) {
    for (near, far) in [(9.0, 3.8), (15.0, 20.2)] {
        pen.line(&[(near, far), (near, near), (far, near)]);
        pen.line(&[(24.0 - near, far), (24.0 - near, near), (24.0 - far, near)]);
    }
}

fn picture(pen: &Pen<'_>) {
    pen.closed(&[(3.5, 5.0), (20.5, 5.0), (20.5, 19.0), (3.5, 19.0)], 1.8);
    pen.line(&[(4.5, 17.0), (9.5, 11.5), (13.0, 15.0), (15.5, 12.8), (19.5, 16.8)]);
    pen.dot((15.6, 9.0), 1.5);
}

fn dice(pen: &Pen<'_>) {
    pen.closed(&[(4.0, 4.0), (20.0, 4.0), (20.0, 20.0), (4.0, 20.0)], 3.5);
    for (x, y) in [(8.4, 8.4), (15.6, 8.4), (12.0, 12.0), (8.4, 15.6), (15.6, 15.6)] {
        pen.dot((x, y), 1.45);
    }
}

fn bag(pen: &Pen<'_>) {
    // The neck opens above the cord; the full body hangs below it.
    pen.line(&[(9.3, 8.0), (7.2, 3.8), (10.2, 4.8), (12.0, 3.4), (13.8, 4.8), (16.8, 3.8), (14.7, 8.0)]);
    let body: Vec<Pos2> = [(9.3, 8.0), (14.7, 8.0), (20.0, 14.0), (19.2, 20.5), (4.8, 20.5), (4.0, 14.0)]
        .into_iter()
        .map(|point| pen.at(point))
        .collect();
    let outline = shapes::rounded(&body, 3.6 * pen.scale);
    pen.painter.add(Shape::Path(PathShape::closed_line(outline, pen.stroke())));
}

fn trophy(pen: &Pen<'_>) {
    pen.line(&[(7.0, 4.0), (17.0, 4.0)]);
    pen.line(&[(7.0, 4.0), (7.0, 8.6)]);
    pen.line(&[(17.0, 4.0), (17.0, 8.6)]);
    pen.arc((12.0, 8.6), (5.0, 5.6), 0.0, PI);
    pen.arc((6.6, 8.0), (3.2, 2.7), PI * 0.62, PI * 1.42);
    pen.arc((17.4, 8.0), (3.2, 2.7), PI * 0.38, -PI * 0.42);
    pen.line(&[(12.0, 14.4), (12.0, 19.0)]);
    pen.line(&[(8.0, 20.0), (16.0, 20.0)]);
}

fn info(pen: &Pen<'_>) {
    pen.circle((12.0, 12.0), 8.8);
    pen.line(&[(12.0, 11.4), (12.0, 16.4)]);
    pen.dot((12.0, 7.8), 1.35);
}

fn help(pen: &Pen<'_>) {
    pen.circle((12.0, 12.0), 8.8);
    pen.arc((12.0, 9.7), (2.7, 2.6), PI, PI * 2.32);
    pen.line(&[(13.5, 11.9), (12.0, 13.0), (12.0, 13.9)]);
    pen.dot((12.0, 16.9), 1.3);
}

fn warning(pen: &Pen<'_>) {
    pen.closed(&[(12.0, 3.2), (22.0, 20.2), (2.0, 20.2)], 2.6);
    pen.line(&[(12.0, 9.8), (12.0, 13.6)]);
    pen.dot((12.0, 16.9), 1.3);
}

fn pin(pen: &Pen<'_>) {
    pen.line(&[(8.0, 3.8), (16.0, 3.8)]);
    pen.line(&[(9.2, 3.8), (9.2, 9.6), (6.0, 14.4), (18.0, 14.4), (14.8, 9.6), (14.8, 3.8)]);
    pen.line(&[(12.0, 14.4), (12.0, 20.8)]);
}

fn hourglass(pen: &Pen<'_>) {
    pen.line(&[(6.0, 3.8), (18.0, 3.8)]);
    pen.line(&[(6.0, 20.2), (18.0, 20.2)]);
    for mirror in [false, true] {
        let y = |y: f32| if mirror { 24.0 - y } else { y };
        pen.line(&[(7.5, y(4.0)), (7.5, y(7.6)), (12.0, 12.0), (16.5, y(7.6)), (16.5, y(4.0))]);
    }
    pen.dot((12.0, 17.2), 1.5);
}

fn bin(pen: &Pen<'_>) {
    pen.line(&[(4.0, 6.5), (20.0, 6.5)]);
    pen.line(&[(9.2, 6.2), (9.8, 3.6), (14.2, 3.6), (14.8, 6.2)]);
    pen.line(&[(6.0, 6.8), (7.0, 20.2), (17.0, 20.2), (18.0, 6.8)]);
    pen.line(&[(10.2, 10.6), (10.5, 16.4)]);
    pen.line(&[(13.8, 10.6), (13.5, 16.4)]);
}

fn swap(pen: &Pen<'_>) {
    for mirror in [false, true] {
        let turned = |(x, y): (f32, f32)| if mirror { (24.0 - x, 24.0 - y) } else { (x, y) };
        pen.line(&[(4.0, 8.2), (19.5, 8.2)].map(turned));
        pen.line(&[(15.2, 3.9), (19.5, 8.2), (15.2, 12.5)].map(turned));
    }
}

fn paw(pen: &Pen<'_>) {
    let pad: Vec<Pos2> = [(12.0, 11.6), (17.6, 16.0), (16.4, 20.6), (12.0, 19.6), (7.6, 20.6), (6.4, 16.0)]
        .into_iter()
        .map(|point| pen.at(point))
        .collect();
    let outline = shapes::rounded(&pad, 3.4 * pen.scale);
    shapes::paint_star_shaped(pen.painter, pen.at((12.0, 16.4)), outline, pen.color, pen.stroke());
    for (x, y) in [(4.6, 11.4), (8.8, 6.2), (15.2, 6.2), (19.4, 11.4)] {
        pen.dot((x, y), 2.3);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_listed_once_and_stay_in_their_square() {
        let set: std::collections::BTreeSet<_> = Icon::ALL.into_iter().collect();
        assert_eq!(set.len(), Icon::ALL.len());
        let ctx = egui::Context::default();
        for icon in Icon::ALL {
            let rect = Rect::from_min_size(Pos2::new(10.0, 10.0), Vec2::splat(24.0));
            let mut bounds = Rect::NOTHING;
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                paint_icon(ui.painter(), rect, icon, Color32::BLACK);
            });
            for clipped in &output.shapes {
                bounds |= clipped.shape.visual_bounding_rect();
            }
            output.textures_delta.clear();
            assert!(bounds.is_positive(), "{icon:?}");
            assert!(rect.expand(1.0).contains_rect(bounds), "{icon:?} {bounds}");
        }
    }
}
