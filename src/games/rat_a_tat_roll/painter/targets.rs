//! Targets on the board that can be pointed at, and their rectangle names. No painting.

use crate::engine::{Phrase, Refusal, Seat};
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::dice::DiceCount;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Move, Open, Phase, Seen, SeenEvent};

/// A target for the pointer or the keyboard cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A space of the track.
    Space(Space),
    /// The place of a region's face-up card.
    FaceUpCard(Region),
    /// The pile.
    Pile,
    /// A number of dice to choose before the roll.
    DiceChoice(DiceCount),
    /// A number die, by index.
    Die(u8),
    /// The wild die.
    WildDie,
    /// A card in a seat's row.
    RowCard(Seat, Place),
}

impl Target {
    /// All targets on the board now, in reading order.
    pub fn all(open: &Open) -> Vec<Target> {
        let common = &open.common;
        let mut targets = Vec::with_capacity(64);
        match common.phase {
            Phase::Choosing => targets.extend(DiceCount::ALL.map(Target::DiceChoice)),
            _ if shows_wild(open) => targets.push(Target::WildDie),
            _ => targets.extend((0..common.dice.len() as u8).map(Target::Die)),
        }
        targets.extend(Region::ALL.map(Target::FaceUpCard));
        targets.push(Target::Pile);
        for (index, row) in open.rows.iter().enumerate() {
            targets.extend(Place::first(row.len()).map(|place| Target::RowCard(Seat::new(index), place)));
        }
        targets.extend(Space::all().map(Target::Space));
        targets
    }

    /// The name of the target's rectangle.
    pub fn rect_name(self) -> String {
        match self {
            Target::Space(space) => format!("space {}", space.index()),
            Target::FaceUpCard(region) => region_rect_name(region),
            Target::Pile => "pile".to_owned(),
            Target::DiceChoice(count) => format!("roll {}", count.count()),
            Target::Die(index) => format!("die {}", index + 1),
            Target::WildDie => "wild die".to_owned(),
            Target::RowCard(seat, place) => card_rect_name(seat, place),
        }
    }
}

/// Whether the middle shows the wild die instead of number dice.
pub fn shows_wild(open: &Open) -> bool {
    let common = &open.common;
    common.wild.is_some() || matches!(common.phase, Phase::Deciding | Phase::RollingWild)
}

fn region_rect_name(region: Region) -> String {
    format!("region {}", region.index() + 1)
}

fn card_rect_name(seat: Seat, place: Place) -> String {
    format!("card {} {}", seat.index(), place.index() + 1)
}

/// The rectangle name of a place in the row of the seat on turn: a move does not name its seat.
pub fn own_card_name(place: Place) -> String {
    format!("own card {}", place.index() + 1)
}

/// Implements `Painter::move_rect_names`.
pub fn move_rect_names(choice: &Move) -> Vec<String> {
    match *choice {
        Move::Roll { dice } => vec![Target::DiceChoice(dice).rect_name()],
        Move::Reroll { dice } if dice.is_empty() => vec![Target::WildDie.rect_name()],
        Move::Reroll { dice } => dice.iter().map(|index| Target::Die(index).rect_name()).collect(),
        Move::Accept {} => vec!["dice".to_owned()],
        Move::TakeFaceUp {} => vec!["card here".to_owned()],
        Move::TakePile {} => vec![Target::Pile.rect_name()],
        Move::LookOwn {} => vec!["own row".to_owned()],
        Move::Look { seat, place } => vec![card_rect_name(seat, place)],
        Move::Take { region } => vec![region_rect_name(region)],
        Move::Swap { mine, seat, theirs } => vec![own_card_name(mine), card_rect_name(seat, theirs)],
        Move::RollWild {} => vec![Target::WildDie.rect_name()],
        Move::Replace { place } => vec![own_card_name(place)],
        Move::NoLook {} | Move::NoSwap {} | Move::Skip {} => Vec::new(),
    }
}

/// Implements `Painter::observation_rect_names`. Names no place of a face-down card, as nothing may show it later.
pub fn observation_rect_names(seen: &Seen) -> Vec<String> {
    if let Some(walk) = seen.effects.walked {
        return vec![Target::Space(walk.to).rect_name()];
    }
    if let Some(took) = seen.effects.took {
        return vec![region_rect_name(took.region)];
    }
    match &seen.event {
        SeenEvent::Dealt { .. } | SeenEvent::Reshuffled { .. } => Region::ALL.map(region_rect_name).into(),
        SeenEvent::TookPile { .. } => vec![Target::Pile.rect_name()],
        SeenEvent::Rolled { .. } | SeenEvent::RolledWild { .. } => vec!["dice".to_owned()],
        _ => Vec::new(),
    }
}

/// Implements `Painter::refusal_at`.
pub fn refusal_at(open: &Open, rect_name: &str) -> Option<Refusal> {
    let common = &open.common;
    if let Some(space) = Space::all().find(|&space| Target::Space(space).rect_name() == rect_name) {
        let phrase = Phrase::new("rat_a_tat_roll-refuse-space").with("steps", common.pawn.steps_to(space));
        return Some(Refusal::new("L7", phrase));
    }
    let seat = Seat::new(rect_name.strip_prefix("tokens ")?.parse().ok()?);
    let count = *common.tokens.get(seat.index())?;
    Some(Refusal::new("L6", Phrase::new("rat_a_tat_roll-refuse-token").with("seat", seat).with("count", count)))
}
