//! What each thing is called, for screen readers and tooltips. Made of what lies open, so that nothing is said of a card that lies face down.

use super::Selection;
use super::animation::Moves;
use super::glimpse::Glimpse;
use super::input::Hand;
use super::rows::{Shown, shown};
use super::things::Thing;
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{Face, HowMany};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Icon, Space};
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll, face, region, space};
use crate::paint::painter::Scene;

/// What a thing is called, and what can be done with it.
pub fn thing_name(
    scene: &Scene<'_, RatATatRoll>,
    thing: Thing,
    hand: Option<&Hand<'_>>,
    touch: &Selection,
    odds: Option<&Odds>,
) -> Phrase {
    let what = what_lies(scene, thing, odds);
    let more = |key: &'static str| Phrase::new("rat_a_tat_roll-thing-and").with("more", Phrase::new(key));
    let marked = match thing {
        Thing::Die(index) => scene.open.common.phase == Phase::Keeping && touch.dice.contains(usize::from(index)),
        Thing::Row(..) => touch.picked == Some(thing),
        _ => false,
    };
    if marked {
        more("rat_a_tat_roll-thing-picked").with("thing", what)
    } else if hand.is_some_and(|hand| hand.is_choosable(touch, thing)) {
        more("rat_a_tat_roll-thing-choosable").with("thing", what)
    } else {
        what
    }
}

fn what_lies(scene: &Scene<'_, RatATatRoll>, thing: Thing, odds: Option<&Odds>) -> Phrase {
    let common = &scene.open.common;
    match thing {
        Thing::Space(at) => space_name(scene, at, odds),
        Thing::Card(at) => {
            let phrase = match common.face_up.get(at.index()).copied().flatten() {
                Some(card) => with_card(Phrase::new("rat_a_tat_roll-thing-face-up"), card),
                None => Phrase::new("rat_a_tat_roll-thing-no-card"),
            };
            phrase.with("region", region(at))
        }
        Thing::Pile => Phrase::new("rat_a_tat_roll-thing-pile").with("count", scene.open.pile),
        Thing::Many(many) => Phrase::new("rat_a_tat_roll-thing-many").with("count", many.count()),
        Thing::Die(index) => {
            let pips = common.dice.get(usize::from(index)).map_or(0, |die| die.pips());
            Phrase::new("rat_a_tat_roll-thing-die").with("number", index + 1).with("pips", pips)
        }
        Thing::Wild => match common.wild {
            Some(shown) => Phrase::new("rat_a_tat_roll-thing-wild-shows").with("face", face(shown)),
            None => Phrase::new("rat_a_tat_roll-thing-wild"),
        },
        Thing::Row(seat, place) => {
            let phrase = match shown(scene, &Moves::of(scene), seat, place) {
                Shown::Open(Some(card), _) => with_card(Phrase::new("rat_a_tat_roll-thing-row-open"), card),
                Shown::Known(card) => with_card(Phrase::new("rat_a_tat_roll-thing-row-known"), card),
                Shown::Away | Shown::Closed | Shown::Open(None, _) => Phrase::new("rat_a_tat_roll-thing-row"),
            };
            phrase.with("seat", seat).with("number", place.index() + 1)
        }
    }
}

fn with_card(phrase: Phrase, card: Card) -> Phrase {
    phrase.with("card", card.number()).with("icon", usize::from(card.has_icon()))
}

/// A space, how far it is, and the chance to end there.
fn space_name(scene: &Scene<'_, RatATatRoll>, at: Space, odds: Option<&Odds>) -> Phrase {
    let pawn = scene.open.common.pawn;
    let steps = pawn.steps_to(at);
    let phrase = match odds.map(|odds| (odds, odds.of_space(at))) {
        _ if steps == 0 => Phrase::new("rat_a_tat_roll-thing-space-pawn"),
        Some((odds, ways)) if ways > 0 => {
            Phrase::new("rat_a_tat_roll-thing-space-odds").with("percent", odds.percent(ways))
        }
        Some(_) => Phrase::new("rat_a_tat_roll-thing-space-never"),
        None => Phrase::new("rat_a_tat_roll-thing-space"),
    };
    phrase.with("space", space(at)).with("steps", steps)
}

/// What a tooltip says: what a thing is, of a space the chances too, and what its symbol means.
pub fn tip(scene: &Scene<'_, RatATatRoll>, thing: Thing, odds: Option<&Odds>, hidden: bool) -> Option<Phrase> {
    let what = what_is_told(scene, thing, odds, hidden)?;
    let key = match thing {
        Thing::Space(at) => match at.icon() {
            Icon::Choice => "rat_a_tat_roll-about-choice",
            Icon::Reroll => "rat_a_tat_roll-about-reroll",
            Icon::Peek => "rat_a_tat_roll-about-peek",
            Icon::Wild => "rat_a_tat_roll-about-wild",
        },
        Thing::Wild => match scene.open.common.wild {
            None => "rat_a_tat_roll-about-wild-die",
            Some(Face::Lowest) => "rat_a_tat_roll-about-lowest",
            Some(Face::Highest) => "rat_a_tat_roll-about-highest",
            Some(Face::Swap) => "rat_a_tat_roll-about-swap",
        },
        Thing::Card(at) if scene.open.common.face_up.get(at.index()).copied().flatten().is_some_and(Card::has_icon) => {
            "rat_a_tat_roll-about-icon"
        }
        _ => return Some(what),
    };
    Some(Phrase::new("rat_a_tat_roll-about").with("what", what).with("about", Phrase::new(key)))
}

/// What a tooltip says first: of a space the chances, of other things what they are.
fn what_is_told(scene: &Scene<'_, RatATatRoll>, thing: Thing, odds: Option<&Odds>, hidden: bool) -> Option<Phrase> {
    match thing {
        Thing::Space(at) => {
            let choosing = scene.open.common.phase == Phase::Choosing && !hidden && odds.is_none();
            let steps = scene.open.common.pawn.steps_to(at);
            if !choosing || steps == 0 {
                return Some(space_name(scene, at, odds));
            }
            let by_count: Vec<Phrase> = HowMany::ALL
                .into_iter()
                .map(|many| (many, Odds::of_roll(scene.open.common.pawn, many)))
                .filter(|(_, odds)| odds.of_space(at) > 0)
                .map(|(many, odds)| {
                    let percent = odds.percent(odds.of_space(at));
                    Phrase::new("rat_a_tat_roll-odds-by").with("count", many.count()).with("percent", percent)
                })
                .collect();
            if by_count.is_empty() {
                return Some(space_name(scene, at, None));
            }
            let phrase = Phrase::new("rat_a_tat_roll-odds-space").with("space", space(at)).with("steps", steps);
            Some(phrase.with("odds", by_count))
        }
        Thing::Card(_) | Thing::Pile | Thing::Wild => Some(what_lies(scene, thing, None)),
        _ => None,
    }
}

/// What is shown in passing, in words.
pub fn glimpse_name(glimpse: &Glimpse) -> Phrase {
    let cards: Vec<Phrase> = glimpse
        .cards
        .iter()
        .map(|(card, _)| Phrase::new("rat_a_tat_roll-glimpse-card").with("card", card.number()))
        .collect();
    Phrase::new("rat_a_tat_roll-glimpse").with("cards", cards)
}

/// The cards that lie face down and that this viewer knows, by the help option; `None` if there is none.
pub fn known_name(scene: &Scene<'_, RatATatRoll>, things: &[Thing]) -> Option<Phrase> {
    let is_known = |thing: &Thing| match *thing {
        Thing::Row(seat, place) => matches!(shown(scene, &Moves::of(scene), seat, place), Shown::Known(_)),
        _ => false,
    };
    let known: Vec<Phrase> =
        things.iter().filter(|thing| is_known(thing)).map(|&thing| what_lies(scene, thing, None)).collect();
    (!known.is_empty()).then(|| Phrase::new("rat_a_tat_roll-glimpse").with("cards", known))
}
