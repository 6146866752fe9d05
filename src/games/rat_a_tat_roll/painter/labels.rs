//! Labels of places for screen readers and tooltips. Made from the open view, so they cannot reveal a face-down card.

use super::Selection;
use super::glimpse::Glimpse;
use super::input::Interaction;
use super::place::Place;
use super::shown_position::{CardDisplay, ShownPosition};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{DiceCount, Face};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Icon, Space};
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll, face_name, region_name, space_name};
use crate::paint::painter::Scene;

/// The label of a place, and whether it is picked or choosable.
pub fn place_label(
    scene: &Scene<'_, RatATatRoll>,
    place: Place,
    interaction: Option<&Interaction<'_>>,
    selection: &Selection,
    odds: Option<&Odds>,
) -> Phrase {
    let what = item_label(scene, place, odds);
    let more = |key: &'static str| Phrase::new("rat_a_tat_roll-thing-and").with("more", Phrase::new(key));
    let marked = match place {
        Place::Die(index) => scene.open.common.phase == Phase::Keeping && selection.marked_dice.contains(index),
        Place::Card(..) => selection.has_picked(place),
        _ => false,
    };
    if marked {
        more("rat_a_tat_roll-thing-picked").with("thing", what)
    } else if interaction.is_some_and(|interaction| interaction.is_choosable(selection, place)) {
        more("rat_a_tat_roll-thing-choosable").with("thing", what)
    } else {
        what
    }
}

fn item_label(scene: &Scene<'_, RatATatRoll>, place: Place, odds: Option<&Odds>) -> Phrase {
    let common = &scene.open.common;
    match place {
        Place::Space(at) => space_label(scene, at, odds),
        Place::FaceUpCard(at) => {
            let phrase = match common.face_up.get(at.index()).copied().flatten() {
                Some(card) => with_card(Phrase::new("rat_a_tat_roll-thing-face-up"), card),
                None => Phrase::new("rat_a_tat_roll-thing-no-card"),
            };
            phrase.with("region", region_name(at))
        }
        Place::Pile => Phrase::new("rat_a_tat_roll-thing-pile").with("count", scene.open.pile),
        Place::DiceChoice(count) => Phrase::new("rat_a_tat_roll-thing-many").with("count", count.count()),
        Place::Die(index) => {
            let pips = common.dice.get(index.index()).map_or(0, |die| die.pips());
            Phrase::new("rat_a_tat_roll-thing-die").with("number", index.index() + 1).with("pips", pips)
        }
        Place::WildDie => match common.wild {
            Some(shown) => Phrase::new("rat_a_tat_roll-thing-wild-shows").with("face", face_name(shown)),
            None => Phrase::new("rat_a_tat_roll-thing-wild"),
        },
        Place::Card(seat, card) => {
            let phrase = match ShownPosition::of(scene).card(seat, card) {
                CardDisplay::TurningUp(Some(card), _) => with_card(Phrase::new("rat_a_tat_roll-thing-row-open"), card),
                CardDisplay::Known(card) => with_card(Phrase::new("rat_a_tat_roll-thing-row-known"), card),
                CardDisplay::Missing | CardDisplay::FaceDown | CardDisplay::TurningUp(None, _) => {
                    Phrase::new("rat_a_tat_roll-thing-row")
                }
            };
            phrase.with("seat", seat).with("number", card.index() + 1)
        }
        // Nothing points at the other places.
        _ => Phrase::new("rat_a_tat_roll-board"),
    }
}

fn with_card(phrase: Phrase, card: Card) -> Phrase {
    phrase.with("card", card.number()).with("icon", usize::from(card.has_icon()))
}

/// A space, its distance, and the odds of ending there.
fn space_label(scene: &Scene<'_, RatATatRoll>, at: Space, odds: Option<&Odds>) -> Phrase {
    let pawn = scene.open.common.pawn;
    let steps = pawn.steps_to(at);
    let phrase = match odds.map(|odds| (odds, odds.ways_to_space(at))) {
        _ if steps == 0 => Phrase::new("rat_a_tat_roll-thing-space-pawn"),
        Some((odds, ways)) if ways > 0 => {
            Phrase::new("rat_a_tat_roll-thing-space-odds").with("percent", odds.percent(ways))
        }
        Some(_) => Phrase::new("rat_a_tat_roll-thing-space-never"),
        None => Phrase::new("rat_a_tat_roll-thing-space"),
    };
    phrase.with("space", space_name(at)).with("steps", steps)
}

/// The text of a tooltip: the place's label, for a space the odds, and the meaning of its symbol.
pub fn tooltip(scene: &Scene<'_, RatATatRoll>, place: Place, odds: Option<&Odds>, hidden: bool) -> Option<Phrase> {
    let what = tooltip_start(scene, place, odds, hidden)?;
    let key = match place {
        Place::Space(at) => match at.icon() {
            Icon::Choice => "rat_a_tat_roll-about-choice",
            Icon::Reroll => "rat_a_tat_roll-about-reroll",
            Icon::Peek => "rat_a_tat_roll-about-peek",
            Icon::Wild => "rat_a_tat_roll-about-wild",
        },
        Place::WildDie => match scene.open.common.wild {
            None => "rat_a_tat_roll-about-wild-die",
            Some(Face::Lowest) => "rat_a_tat_roll-about-lowest",
            Some(Face::Highest) => "rat_a_tat_roll-about-highest",
            Some(Face::Swap) => "rat_a_tat_roll-about-swap",
        },
        Place::FaceUpCard(at)
            if scene.open.common.face_up.get(at.index()).copied().flatten().is_some_and(Card::has_icon) =>
        {
            "rat_a_tat_roll-about-icon"
        }
        _ => return Some(what),
    };
    Some(Phrase::new("rat_a_tat_roll-about").with("what", what).with("about", Phrase::new(key)))
}

/// The first line of a tooltip: odds for a space, the label for other places.
fn tooltip_start(scene: &Scene<'_, RatATatRoll>, place: Place, odds: Option<&Odds>, hidden: bool) -> Option<Phrase> {
    match place {
        Place::Space(at) => {
            let choosing = scene.open.common.phase == Phase::Choosing && !hidden && odds.is_none();
            let steps = scene.open.common.pawn.steps_to(at);
            if !choosing || steps == 0 {
                return Some(space_label(scene, at, odds));
            }
            let by_count: Vec<Phrase> = DiceCount::ALL
                .into_iter()
                .map(|count| (count, Odds::for_roll(scene.open.common.pawn, count)))
                .filter(|(_, odds)| odds.ways_to_space(at) > 0)
                .map(|(count, odds)| {
                    let percent = odds.percent(odds.ways_to_space(at));
                    Phrase::new("rat_a_tat_roll-odds-by").with("count", count.count()).with("percent", percent)
                })
                .collect();
            if by_count.is_empty() {
                return Some(space_label(scene, at, None));
            }
            let phrase = Phrase::new("rat_a_tat_roll-odds-space").with("space", space_name(at)).with("steps", steps);
            Some(phrase.with("odds", by_count))
        }
        Place::FaceUpCard(_) | Place::Pile | Place::WildDie => Some(item_label(scene, place, None)),
        _ => None,
    }
}

/// The cards of a glimpse, in words.
pub fn glimpse_label(glimpse: &Glimpse) -> Phrase {
    let cards: Vec<Phrase> = glimpse
        .cards
        .iter()
        .map(|(card, _)| Phrase::new("rat_a_tat_roll-glimpse-card").with("card", card.number()))
        .collect();
    Phrase::new("rat_a_tat_roll-glimpse").with("cards", cards)
}

/// The face-down cards that this viewer knows through the help option; `None` if there are none.
pub fn known_cards_label(scene: &Scene<'_, RatATatRoll>, places: &[Place]) -> Option<Phrase> {
    let is_known = |place: &Place| match *place {
        Place::Card(seat, card) => {
            matches!(ShownPosition::of(scene).card(seat, card), CardDisplay::Known(_))
        }
        _ => false,
    };
    let known: Vec<Phrase> =
        places.iter().filter(|place| is_known(place)).map(|&place| item_label(scene, place, None)).collect();
    (!known.is_empty()).then(|| Phrase::new("rat_a_tat_roll-glimpse").with("cards", known))
}
