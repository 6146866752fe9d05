//! The labels of lids for screen readers.

use crate::engine::Phrase;
use crate::games::kalle::Kalle;
use crate::games::kalle::animals::Animal;
use crate::games::kalle::nouns::animal;
use crate::games::kalle::square::LidIndex;
use crate::paint::painter::Scene;

/// The state of a lid on the screen, for its label.
#[derive(Clone, Copy, Debug)]
pub struct LidState {
    /// Whether the card is shown face up; false until its turn animation has reached the face.
    pub is_open: bool,
    /// Whether the lid may be chosen.
    pub is_choosable: bool,
    /// Whether the lid is picked.
    pub is_picked: bool,
}

/// The label of a lid: its place, the animal if it is face up, the guard, and who has pointed at it. Made from the viewer's open
/// view alone, so that it cannot give away a hidden card.
pub fn lid_label(scene: &Scene<'_, Kalle>, lid: LidIndex, state: LidState) -> Phrase {
    let open = scene.open;
    let common = &open.common;
    let key = if common.is_dealt() { "kalle-lid-closed" } else { "kalle-lid-none" };
    let what = match open.cards.get(lid.index()).copied().flatten() {
        Some(card) if state.is_open => Phrase::new("kalle-lid-open").with("animal", animal(card)),
        // Only a viewer of everything, after the game, sees face-down cards.
        Some(card) if !common.face_up.contains(lid) => {
            Phrase::new("kalle-lid-closed-with").with("animal", animal(card))
        }
        None if open.my_rat == Some(lid) => Phrase::new("kalle-lid-closed-with").with("animal", animal(Animal::RAT)),
        _ => Phrase::new(key),
    };
    let mut parts = vec![Phrase::new("kalle-lid-at").with("cell", lid.cell()).with("what", what)];
    if common.guard == Some(lid) {
        parts.push(Phrase::new("kalle-lid-guard"));
    }
    for guess in common.guesses.iter().filter(|guess| guess.at == lid) {
        parts.push(Phrase::new("kalle-lid-pointed").with("seat", guess.seat));
    }
    if state.is_picked {
        parts.push(Phrase::new("kalle-lid-picked"));
    } else if state.is_choosable {
        parts.push(Phrase::new("kalle-lid-choosable"));
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| Phrase::new(key));
    parts.fold(first, |label, more| Phrase::new("kalle-lid-and").with("lid", label).with("more", more))
}
