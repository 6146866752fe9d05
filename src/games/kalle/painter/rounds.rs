//! The common panel: the round that is played, the rat of each round, and the cheeses that are left.

use egui::{Sense, Stroke, Ui, vec2};

use super::lids::{picture, tint};
use super::place::Place;
use super::seats::{add_label, cheese_row};
use crate::engine::{Phrase, Seat};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::LidIndex;
use crate::games::kalle::{Common, Kalle, Phase};
use crate::paint::art::square;
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;

/// See `Painter::common_ui`.
pub fn rounds_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>) {
    let (common, theme) = (&scene.open.common, scene.theme);
    if let Some(first) = first_rat(common) {
        rats_ui(ui, scene, first, common.rounds());
    }
    ui.add_space(theme.size.grid * 0.5);
    let stock = common.stock - u8::from(is_cheese_under_way(scene));
    let left = scene.say(&Phrase::new("kalle-stock").with("count", stock));
    ui.label(theme.soft(&left));
    if stock > 0 {
        let rect = cheese_row(ui, scene, stock);
        scene.put(Place::Stock, rect);
        add_label(ui, rect, "stock", left);
    }
}

/// Whether a cheese has left the stock and is on its way to the seat that has won it.
fn is_cheese_under_way(scene: &Scene<'_, Kalle>) -> bool {
    let stage = scene.stage;
    let is_won = Seat::all(scene.players.len()).any(|seat| stage.is_awaited(Place::NextCheese(seat)));
    is_won && LidIndex::ALL.into_iter().all(|lid| stage.yet_to_leave(Place::UnderLid(lid)) == 0)
}

/// The rat of the first round; `None` until it is known.
fn first_rat(common: &Common) -> Option<Seat> {
    let seats = usize::from(common.seats);
    match common.phase {
        Phase::Starting => None,
        Phase::Dealing { rat } if !common.is_dealt() => Some(rat),
        _ => {
            let rounds_since = usize::from(common.round.saturating_sub(1)) % seats;
            Some(Seat::new((common.rat.index() + seats - rounds_since) % seats))
        }
    }
}

/// Shows the mark of every round's rat, with a ring around the current one.
fn rats_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, first: Seat, rounds: u8) {
    let (common, theme) = (&scene.open.common, scene.theme);
    let reach = 10.0 * text_scale(ui, theme).clamp(0.85, 1.4);
    let step = (reach * 3.2).min((ui.available_width() - reach * 3.8) / f32::from(rounds));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), reach * 3.2), Sense::hover());
    // A picture of the rat in front explains the marks.
    let side = reach * 3.2;
    let rat = square(rect.left_center() + vec2(side * 0.5, 0.0), side);
    picture(Animal::RAT).tint(tint(theme, 1.0)).paint(ui.painter(), rat);
    let left = rect.left_center() + vec2(side + theme.size.grid * 0.5, 0.0);
    let seats = usize::from(common.seats);
    let current = match common.phase {
        Phase::Dealing { .. } if !common.is_dealt() => 1,
        _ => common.round,
    };
    let mut rats = Vec::new();
    for round in 1..=rounds {
        let seat = Seat::new((first.index() + usize::from(round - 1)) % seats);
        rats.push(Phrase::new("kalle-rat-of").with("seat", seat));
        let middle = left + vec2((f32::from(round) - 0.5) * step, 0.0);
        let mut brush = ui.painter().clone();
        if round < current {
            brush.multiply_opacity(0.45);
        }
        if round == current && common.phase != Phase::Over {
            brush.circle(middle, reach * 1.42, theme.accent_pale(), Stroke::new(2.0, theme.accent));
        }
        paint_mark(&brush, middle, reach, scene.mark(seat), theme);
    }
    add_label(ui, rect, "rats", scene.say(&Phrase::new("kalle-rats").with("seats", rats)));
}
