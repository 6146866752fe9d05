//! The things on the board that can be pointed at, and the names of their spots. No painting.

use crate::engine::{Phrase, Refusal, Seat};
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::dice::HowMany;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Deed, Move, Open, Phase, Seen};

/// Something to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A space of the track.
    Space(Space),
    /// Where the face-up card of a region lies.
    Card(Region),
    /// The pile.
    Pile,
    /// So many dice, before they are rolled.
    Many(HowMany),
    /// A number die, by its index.
    Die(u8),
    /// The wild die.
    Wild,
    /// A card before a seat.
    Row(Seat, Place),
}

impl Thing {
    /// All that lie on the board now, in the order in which they are told.
    pub fn all(open: &Open) -> Vec<Thing> {
        let common = &open.common;
        let mut things = Vec::with_capacity(64);
        match common.phase {
            Phase::Choosing => things.extend(HowMany::ALL.map(Thing::Many)),
            _ if shows_wild(open) => things.push(Thing::Wild),
            _ => things.extend((0..common.dice.len() as u8).map(Thing::Die)),
        }
        things.extend(Region::ALL.map(Thing::Card));
        things.push(Thing::Pile);
        for (index, row) in open.rows.iter().enumerate() {
            things.extend(Place::first(row.len()).map(|place| Thing::Row(Seat::new(index), place)));
        }
        things.extend(Space::all().map(Thing::Space));
        things
    }

    /// The name of its spot.
    pub fn spot(self) -> String {
        match self {
            Thing::Space(space) => format!("space {}", space.index()),
            Thing::Card(region) => region_spot(region),
            Thing::Pile => "pile".to_owned(),
            Thing::Many(many) => format!("roll {}", many.count()),
            Thing::Die(index) => format!("die {}", index + 1),
            Thing::Wild => "wild die".to_owned(),
            Thing::Row(seat, place) => card_spot(seat, place),
        }
    }
}

/// Whether the wild die lies in the middle, and not number dice.
pub fn shows_wild(open: &Open) -> bool {
    let common = &open.common;
    common.wild.is_some() || matches!(common.phase, Phase::Deciding | Phase::RollingWild)
}

fn region_spot(region: Region) -> String {
    format!("region {}", region.index() + 1)
}

fn card_spot(seat: Seat, place: Place) -> String {
    format!("card {} {}", seat.index(), place.index() + 1)
}

/// The spot of a place before whoever is on turn: a move does not say whose it is.
pub fn own_spot(place: Place) -> String {
    format!("own card {}", place.index() + 1)
}

/// See `Painter::spots`.
pub fn spots(choice: &Move) -> Vec<String> {
    match *choice {
        Move::Roll { dice } => vec![Thing::Many(dice).spot()],
        Move::Reroll { dice } if dice.is_empty() => vec![Thing::Wild.spot()],
        Move::Reroll { dice } => dice.iter().map(|index| Thing::Die(index).spot()).collect(),
        Move::Accept {} => vec!["dice".to_owned()],
        Move::TakeFaceUp {} => vec!["card here".to_owned()],
        Move::TakePile {} => vec![Thing::Pile.spot()],
        Move::LookOwn {} => vec!["own row".to_owned()],
        Move::Look { seat, place } => vec![card_spot(seat, place)],
        Move::Take { region } => vec![region_spot(region)],
        Move::Swap { mine, seat, theirs } => vec![own_spot(mine), card_spot(seat, theirs)],
        Move::RollWild {} => vec![Thing::Wild.spot()],
        Move::Replace { place } => vec![own_spot(place)],
        Move::NoLook {} | Move::NoSwap {} | Move::Skip {} => Vec::new(),
    }
}

/// See `Painter::spots_seen`. No place of a card that lies face down now: nothing tells of it later.
pub fn spots_seen(seen: &Seen) -> Vec<String> {
    if let Some(walk) = seen.effects.walked {
        return vec![Thing::Space(walk.to).spot()];
    }
    if let Some(took) = seen.effects.took {
        return vec![region_spot(took.region)];
    }
    match &seen.deed {
        Deed::Dealt { .. } | Deed::Reshuffled { .. } => Region::ALL.map(region_spot).into(),
        Deed::TookPile { .. } => vec![Thing::Pile.spot()],
        Deed::Rolled { .. } | Deed::RolledWild { .. } => vec!["dice".to_owned()],
        _ => Vec::new(),
    }
}

/// See `Painter::no_move_at`.
pub fn no_move_at(open: &Open, spot: &str) -> Option<Refusal> {
    let common = &open.common;
    if let Some(space) = Space::all().find(|&space| Thing::Space(space).spot() == spot) {
        let phrase = Phrase::new("rat_a_tat_roll-refuse-space").with("steps", common.pawn.steps_to(space));
        return Some(Refusal::new("L7", phrase));
    }
    let seat = Seat::new(spot.strip_prefix("tokens ")?.parse().ok()?);
    let count = *common.tokens.get(seat.index())?;
    Some(Refusal::new("L6", Phrase::new("rat_a_tat_roll-refuse-token").with("seat", seat).with("count", count)))
}
