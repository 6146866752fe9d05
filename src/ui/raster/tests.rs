//! Tests of the software renderer, pixel by pixel.

use std::sync::Arc;

use egui::epaint::{ImageDelta, Mesh, Vertex, WHITE_UV};
use egui::{ColorImage, Pos2, Rect, TextureOptions, pos2, vec2};

use super::*;

const SIZE: [u32; 2] = [20, 16];

/// A renderer with one white texture, like the corner of the font atlas.
fn white() -> Raster {
    let mut raster = Raster::default();
    send(&mut raster, ColorImage::filled([1, 1], Color32::WHITE), TextureOptions::LINEAR, None);
    raster
}

fn send(raster: &mut Raster, image: ColorImage, options: TextureOptions, pos: Option<[usize; 2]>) {
    let mut delta = TexturesDelta::default();
    let change = ImageDelta { image: ImageData::Color(Arc::new(image)), options, pos };
    delta.push(TextureId::default(), change);
    raster.update(&delta);
    delta.clear();
}

fn clipped(mesh: Mesh, clip_rect: Rect) -> Vec<ClippedPrimitive> {
    vec![ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }]
}

fn draw(raster: &Raster, mesh: Mesh) -> RgbaImage {
    raster.draw(&clipped(mesh, Rect::EVERYTHING), SIZE, 1.0, Color32::BLACK)
}

fn rect(x: f32, y: f32, to_x: f32, to_y: f32) -> Rect {
    Rect::from_min_max(pos2(x, y), pos2(to_x, to_y))
}

fn vertex(pos: Pos2, color: Color32) -> Vertex {
    Vertex { pos, uv: WHITE_UV, color }
}

fn count(picture: &RgbaImage, colour: [u8; 4]) -> usize {
    picture.pixels().filter(|pixel| pixel.0 == colour).count()
}

#[test]
fn filled_rect_covers_exactly_its_pixels() {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect(3.0, 2.0, 9.0, 7.0), Color32::RED);
    let picture = draw(&white(), mesh);
    for (x, y, pixel) in picture.enumerate_pixels() {
        let inside = (3..9).contains(&x) && (2..7).contains(&y);
        let expected = if inside { [255, 0, 0, 255] } else { [0, 0, 0, 255] };
        assert_eq!(pixel.0, expected, "{x} {y}");
    }
}

#[test]
fn rect_covers_pixels_whose_centre_is_inside() {
    let mut mesh = Mesh::default();
    // From 3.5: the middle of pixel 3 lies on the left edge and belongs to the rect; to 8.5: the
    // middle of pixel 8 lies on the right edge and does not.
    mesh.add_colored_rect(rect(3.5, 2.5, 8.5, 6.5), Color32::RED);
    let picture = draw(&white(), mesh);
    assert_eq!(count(&picture, [255, 0, 0, 255]), 5 * 4);
    assert_eq!(picture.get_pixel(3, 2).0, [255, 0, 0, 255]);
    assert_eq!(picture.get_pixel(8, 2).0, [0, 0, 0, 255]);
}

#[test]
fn adjacent_triangles_blend_each_pixel_once() {
    // A fan round an odd point: edges in all directions, both ways of winding, half transparent.
    let half = Color32::from_rgba_premultiplied(100, 0, 0, 128);
    let mut mesh = Mesh::default();
    mesh.vertices.push(vertex(pos2(9.3, 7.7), half));
    let around = [
        pos2(0.0, 0.0),
        pos2(7.5, 0.0),
        pos2(20.0, 0.0),
        pos2(20.0, 9.5),
        pos2(20.0, 16.0),
        pos2(3.0, 16.0),
        pos2(0.0, 16.0),
    ];
    mesh.vertices.extend(around.iter().map(|&pos| vertex(pos, half)));
    for index in 0..7 {
        let (one, other) = (1 + index, 1 + (index + 1) % 7);
        if index % 2 == 0 {
            mesh.add_triangle(0, one, other);
        } else {
            mesh.add_triangle(0, other, one);
        }
    }
    let picture = draw(&white(), mesh);
    assert_eq!(count(&picture, [100, 0, 0, 255]), 20 * 16);
}

#[test]
fn nothing_is_painted_outside_the_clip() {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect(-50.0, -50.0, 500.0, 500.0), Color32::WHITE);
    let clip = rect(2.0, 1.0, 4.0, 3.5);
    let picture = white().draw(&clipped(mesh, clip), SIZE, 2.0, Color32::BLACK);
    // Points 2 to 4 are pixels 4 to 8; 1 to 3.5 are 2 to 7.
    for (x, y, pixel) in picture.enumerate_pixels() {
        let inside = (4..8).contains(&x) && (2..7).contains(&y);
        assert_eq!(pixel.0[0] == 255, inside, "{x} {y}");
    }
}

#[test]
fn colours_blend_premultiplied_in_gamma_space() {
    let mut mesh = Mesh::default();
    let glaze = Color32::from_rgba_unmultiplied(255, 0, 0, 51);
    mesh.add_colored_rect(rect(0.0, 0.0, 1.0, 1.0), glaze);
    mesh.add_colored_rect(rect(1.0, 0.0, 2.0, 1.0), Color32::from_rgb_additive(20, 250, 0));
    let picture = white().draw(&clipped(mesh, Rect::EVERYTHING), SIZE, 1.0, Color32::from_rgb(100, 100, 100));
    assert_eq!(picture.get_pixel(0, 0).0, [131, 80, 80, 255]);
    assert_eq!(picture.get_pixel(1, 0).0, [120, 255, 100, 255]);
}

#[test]
fn vertex_colours_are_interpolated_linearly() {
    let mut mesh = Mesh::default();
    let (dark, light) = (Color32::BLACK, Color32::WHITE);
    mesh.vertices = vec![
        vertex(pos2(0.0, 0.0), dark),
        vertex(pos2(20.0, 0.0), light),
        vertex(pos2(20.0, 16.0), light),
        vertex(pos2(0.0, 16.0), dark),
    ];
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    let picture = draw(&white(), mesh);
    for (x, _, pixel) in picture.enumerate_pixels() {
        let expected = (x as f32 + 0.5) / 20.0 * 255.0;
        assert!((f32::from(pixel.0[1]) - expected).abs() <= 1.0, "{x}");
    }
}

/// A texture of two texels, black and white, over ten pixels.
fn two_texels(options: TextureOptions) -> RgbaImage {
    let mut raster = Raster::default();
    let image = ColorImage::new([2, 1], vec![Color32::BLACK, Color32::WHITE]);
    send(&mut raster, image, options, None);
    let mut mesh = Mesh::default();
    let whole = rect(0.0, 0.0, 1.0, 1.0);
    mesh.add_rect_with_uv(rect(0.0, 0.0, 10.0, 16.0), whole, Color32::WHITE);
    draw(&raster, mesh)
}

#[test]
fn texture_options_select_the_filter() {
    let row = |picture: &RgbaImage| -> Vec<u8> { (0..10).map(|x| picture.get_pixel(x, 8).0[0]).collect() };
    let near = two_texels(TextureOptions::NEAREST);
    assert_eq!(row(&near), [0, 0, 0, 0, 0, 255, 255, 255, 255, 255]);
    let smooth = two_texels(TextureOptions::LINEAR);
    let values = row(&smooth);
    assert_eq!((values[0], values[1], values[9]), (0, 0, 255));
    assert!(values.is_sorted() && (20..60).contains(&values[3]), "{values:?}");
}

#[test]
fn partial_update_changes_only_its_texels() {
    let mut raster = Raster::default();
    let (white, red) = (Color32::WHITE, Color32::RED);
    let near = TextureOptions::NEAREST;
    send(&mut raster, ColorImage::filled([4, 4], white), near, None);
    send(&mut raster, ColorImage::filled([2, 1], red), near, Some([1, 2]));
    // The part outside the texture is cut off.
    send(&mut raster, ColorImage::filled([9, 9], red), near, Some([3, 3]));
    let mut mesh = Mesh::default();
    let whole = rect(0.0, 0.0, 1.0, 1.0);
    mesh.add_rect_with_uv(rect(0.0, 0.0, 4.0, 4.0), whole, white);
    let picture = draw(&raster, mesh);
    for y in 0..4 {
        for x in 0..4 {
            let is_red = picture.get_pixel(x, y).0 == [255, 0, 0, 255];
            assert_eq!(is_red, matches!((x, y), (1 | 2, 2) | (3, 3)), "{x} {y}");
        }
    }
}

#[test]
fn freed_texture_lasts_for_the_image_of_its_pass() {
    let mut raster = white();
    let mut delta = TexturesDelta::default();
    delta.free(TextureId::default());
    raster.update(&delta);
    delta.clear();
    let mesh = || {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(rect(0.0, 0.0, 20.0, 16.0), Color32::WHITE);
        mesh
    };
    assert_eq!(count(&draw(&raster, mesh()), [255; 4]), 20 * 16);
    raster.update(&TexturesDelta::default());
    assert_eq!(count(&draw(&raster, mesh()), [255; 4]), 0);
}

#[test]
fn invalid_triangles_are_skipped() {
    let mesh = Mesh {
        vertices: vec![
            vertex(pos2(f32::NAN, 0.0), Color32::WHITE),
            vertex(pos2(1.0e30, 0.0), Color32::WHITE),
            vertex(pos2(0.0, 5.0), Color32::WHITE),
        ],
        indices: vec![0, 1, 2, 1, 1, 2, 0, 7, 2],
        ..Mesh::default()
    };
    assert_eq!(count(&draw(&white(), mesh), [0, 0, 0, 255]), 20 * 16);
}

#[test]
fn text_is_drawn_at_its_position() {
    let theme = Theme::light();
    let picture = paint_once(vec2(200.0, 80.0), 2.0, |ui| {
        let place = pos2(100.0, 40.0);
        let font = egui::FontId::new(24.0, fonts::serif());
        ui.painter().text(place, egui::Align2::CENTER_CENTER, "Käse", font, theme.ink);
    });
    assert_eq!(picture.dimensions(), (400, 160));
    let [red, green, blue, _] = theme.ink.to_array();
    let ink = [red, green, blue, 255];
    assert!(count(&picture, ink) > 300, "{}", count(&picture, ink));
    let table = theme.table.to_array();
    for (x, y, pixel) in picture.enumerate_pixels() {
        let near = (120..280).contains(&x) && (40..120).contains(&y);
        assert!(near || pixel.0 == table, "{x} {y}");
    }
}
