//! What matters of a seat in the strip of seats: whether it is the rat, and its cheeses; and whether the next cheese wins
//! the game (K12).

use egui::{Rect, Ui, Vec2, pos2};

use super::lids::{picture, tint};
use super::place::Place;
use super::prompts::{cheeses, has_rat, role_in_words};
use crate::engine::{Phrase, Seat};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::{Common, Kalle, Phase};
use crate::paint::art::{Art, square};
use crate::paint::painter::{PlayContext, Scene};

/// The most cheeses that there are (K1).
const CHEESES: u8 = 6;

/// See `Painter::belongings_ui`.
pub fn belongings_ui(ui: &Ui, scene: &Scene<'_, Kalle>, seat: Seat) {
    let (theme, rect, brush) = (scene.theme, ui.max_rect(), ui.painter());
    let side = rect.height().min(rect.width() / f32::from(CHEESES + 1));
    let place = |index: u8| {
        let middle = pos2(rect.left() + side * (f32::from(index) + 0.5), rect.center().y);
        Rect::from_center_size(middle, Vec2::splat(side))
    };
    if has_rat(&scene.open.common, seat) {
        picture(Animal::RAT).tint(tint(theme, 1.0)).paint(brush, square(place(0).center(), side * 1.1));
    }
    let won = cheeses(&scene.open.common, seat);
    for index in 1..=won {
        Art::new("kalle/cheese").tint(tint(theme, 1.0)).paint(brush, place(index));
    }
    scene.put(Place::Cheeses(seat), place(1).union(place(won.max(1))));
    scene.put(Place::NextCheese(seat), place((won + 1).min(CHEESES)));
}

/// See `Painter::belongings`.
pub fn belongings(play: &PlayContext<'_, Kalle>, seat: Seat) -> Vec<Phrase> {
    let won = Phrase::new("kalle-cheeses").with("count", cheeses(&play.open.common, seat));
    role_in_words(play, seat).into_iter().chain([won]).collect()
}

/// See `Painter::winning_step`.
pub fn winning_step(common: &Common, seat: Seat) -> Option<Phrase> {
    let later = match common.phase {
        Phase::Starting | Phase::Over => return None,
        Phase::Dealing { .. } => common.rounds().saturating_sub(common.round + 1),
        _ => common.rounds().saturating_sub(common.round),
    };
    wins_with_next(&common.cheeses, seat, later).then(|| Phrase::new("kalle-winning-step"))
}

/// Whether one more cheese decides the game for a seat that has not won it yet, with this many rounds after this one and
/// at most one cheese in each (K2).
fn wins_with_next(cheeses: &[u8], seat: Seat, later: u8) -> bool {
    let Some(&own) = cheeses.get(seat.index()) else { return false };
    let others = cheeses.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let best_other = others.map(|(_, &cheeses)| cheeses).max().unwrap_or(0);
    own + 1 > best_other + later && own <= best_other + later + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn next_cheese_decides_once_nobody_can_catch_up() {
        let wins = |cheeses: &[u8], later| {
            Seat::all(cheeses.len()).map(|seat| wins_with_next(cheeses, seat, later)).collect::<Vec<_>>()
        };
        assert_eq!(wins(&[0, 0, 0], 5), [false; 3], "too early");
        assert_eq!(wins(&[2, 1, 0], 1), [true, false, false], "3 against at most 2");
        assert_eq!(wins(&[1, 1, 1], 0), [true; 3], "the last round");
        assert_eq!(wins(&[1, 2, 0], 0), [false, true, false], "a seat that would only catch up");
        assert_eq!(wins(&[4, 0, 0], 1), [false; 3], "won already");
    }
}
