//! The odds of ending on each space: a ring of bars inside the track, and percentages for the regions.

use egui::epaint::PathShape;
use egui::{Id, Painter as Brush, Shape, Stroke, Ui, Vec2, vec2};

use super::cards::small_text;
use super::layout::{Layout, ODDS_BAND};
use super::palette;
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::paint::theme::Theme;

/// Whether the player has hidden the odds; kept until the program ends.
pub fn are_hidden(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(id())).unwrap_or(false)
}

/// Hides or shows the odds.
pub fn set_hidden(ui: &Ui, hidden: bool) {
    ui.data_mut(|data| data.insert_temp(id(), hidden));
}

fn id() -> Id {
    Id::unique("rat_a_tat_roll odds")
}

/// Paints the bars and percentages of these odds.
pub fn paint_odds_ring(brush: &Brush, layout: &Layout, theme: &Theme, odds: &Odds) {
    let [fill, line] = palette::BAR.map(|colour| theme.board(colour));
    let most = Space::all().map(|space| odds.ways_to_space(space)).max().unwrap_or(1).max(1);
    let inner = 1.26;
    let height = layout.units(ODDS_BAND - 3.0) / layout.track_half_width();
    for space in Space::all() {
        let ways = odds.ways_to_space(space);
        if ways == 0 {
            continue;
        }
        let at = space.index() as f32;
        let share = f32::from(ways) / f32::from(most);
        let top = inner + (height * share).max(0.06);
        let own = match space.region() {
            Some(region) => theme.board(palette::region(region.colour())[0]),
            None => theme.board(palette::WILD[0]),
        };
        let outline = layout.track_outline(at - 0.34, at + 0.34, -top, -inner);
        let center = layout.point_beside(at, -(inner + top) * 0.5);
        crate::paint::shapes::fill_star_shaped(brush, center, &outline, |_| own);
        let stroke = Stroke::new(layout.units(0.9).clamp(0.75, 2.0), line);
        brush.add(Shape::Path(PathShape::closed_line(outline, stroke)));
    }
    // The percentage of a region stands beside its card.
    for region in Region::ALL {
        let ways = odds.ways_to_region(region);
        if ways == 0 {
            continue;
        }
        let card = layout.face_up_card(region);
        let middle = card.center_top() - vec2(0.0, layout.units(3.0));
        let size = layout.units(11.0).max(9.0);
        let percent = odds.percent(ways).to_string() + "%";
        let galley = brush.layout_no_wrap(percent.clone(), egui::FontId::new(size, crate::paint::fonts::bold()), line);
        let ground = egui::Rect::from_center_size(middle, galley.size() + Vec2::new(size * 0.5, 0.0));
        brush.rect(ground, size * 0.5, fill, Stroke::new(1.0, line), egui::StrokeKind::Inside);
        small_text(brush, middle, size, &percent, line);
    }
}
