//! The places of the table, and those that moves and events touch. No painting.

use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::RowIndex;
use crate::games::rat_a_tat_roll::dice::{DiceCount, DieIndex};
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Move, Open, Phase, Seen, SeenEvent};
use crate::paint::board;

/// A place of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A space of the track.
    Space(Space),
    /// The face-up card of a region.
    FaceUpCard(Region),
    /// The pile.
    Pile,
    /// A number of dice to choose before the roll.
    DiceChoice(DiceCount),
    /// A number die, by index.
    Die(DieIndex),
    /// The wild die.
    WildDie,
    /// A card in a seat's row, on the board or beside it.
    Card(Seat, RowIndex),
    /// The area of the dice.
    Dice,
    /// The tokens in the middle of the board.
    Centre,
    /// The face-up card of the region where the pawn stands.
    CardHere,
    /// The row of the seat on turn.
    OwnRow,
    /// A card in the row of the seat on turn: a move does not name its seat.
    OwnCard(RowIndex),
    /// The row of a seat beside the board.
    Hand(Seat),
    /// The tokens of a seat beside the board.
    Tokens(Seat),
    /// The card taken with a full hand, beside the wild die.
    Taken,
    /// The token and the number of tokens of a seat on the board.
    Tally(Seat),
    /// One of the tokens in the middle of the board.
    CentreToken,
    /// The blanket of a seat on the board, which holds its row.
    Blanket(Seat),
    /// The number of tokens in the middle, in words.
    CentreCount,
    /// The number of cards in the pile, in words.
    PileCount,
    /// The switch that shows or hides the odds.
    OddsSwitch,
    /// The strip of the icon guide.
    Guide,
}

impl board::Place for Place {
    /// The name of the place. Regions, dice and cards count from 1, spaces and seats from 0.
    fn name(self) -> String {
        match self {
            Place::Space(space) => format!("space {}", space.index()),
            Place::FaceUpCard(region) => format!("region {}", region.index() + 1),
            Place::Pile => "pile".to_owned(),
            Place::DiceChoice(count) => format!("roll {}", count.count()),
            Place::Die(index) => format!("die {}", index.index() + 1),
            Place::WildDie => "wild die".to_owned(),
            Place::Card(seat, place) => format!("card {} {}", seat.index(), place.index() + 1),
            Place::Dice => "dice".to_owned(),
            Place::Centre => "tokens".to_owned(),
            Place::CardHere => "card here".to_owned(),
            Place::OwnRow => "own row".to_owned(),
            Place::OwnCard(place) => format!("own card {}", place.index() + 1),
            Place::Hand(seat) => format!("hand {}", seat.index()),
            Place::Tokens(seat) => format!("tokens {}", seat.index()),
            Place::Taken => "taken card".to_owned(),
            Place::Tally(seat) => format!("tally {}", seat.index()),
            Place::CentreToken => "centre token".to_owned(),
            Place::Blanket(seat) => format!("blanket {}", seat.index()),
            Place::CentreCount => "tokens in the centre".to_owned(),
            Place::PileCount => "cards in the pile".to_owned(),
            Place::OddsSwitch => "odds switch".to_owned(),
            Place::Guide => "icon guide".to_owned(),
        }
    }
}

impl Place {
    /// The places on the board now that can be pointed at, in reading order.
    pub fn to_point_at(open: &Open) -> Vec<Place> {
        let common = &open.common;
        let mut places = Vec::with_capacity(64);
        match common.phase {
            Phase::Choosing => places.extend(DiceCount::ALL.map(Place::DiceChoice)),
            _ if shows_wild(open) => places.push(Place::WildDie),
            _ => places.extend(DieIndex::first(common.dice.len()).map(Place::Die)),
        }
        places.extend(Region::ALL.map(Place::FaceUpCard));
        places.push(Place::Pile);
        for (index, row) in open.rows.iter().enumerate() {
            places.extend(RowIndex::first(row.len()).map(|place| Place::Card(Seat::new(index), place)));
        }
        places.extend(Space::all().map(Place::Space));
        places
    }

    /// The other places on the board now that moves, events and sentences refer to.
    pub fn to_refer_to(open: &Open) -> impl Iterator<Item = Place> {
        let common = &open.common;
        let own = open.rows.get(common.seat.index()).map_or(0, |row| row.len());
        let here = common.pawn.region().map(|_| Place::CardHere);
        [Place::Dice, Place::OwnRow].into_iter().chain(here).chain(RowIndex::first(own).map(Place::OwnCard))
    }
}

/// The places that only things under way come from or go to.
pub fn stops_of_pieces(open: &Open) -> impl Iterator<Item = Place> {
    let full = RowIndex::first(usize::from(open.common.full_hand()));
    let own = |seat: Seat| [Place::Tally(seat), Place::Blanket(seat)];
    let of_seat = move |seat: Seat| full.clone().map(move |index| Place::Card(seat, index)).chain(own(seat));
    [Place::Taken, Place::CentreToken].into_iter().chain(Seat::all(open.rows.len()).flat_map(of_seat))
}

/// Whether the middle shows the wild die instead of number dice.
pub fn shows_wild(open: &Open) -> bool {
    let common = &open.common;
    common.wild.is_some() || matches!(common.phase, Phase::Deciding | Phase::RollingWild)
}

/// See `Painter::move_places`.
pub fn move_places(choice: &Move) -> Vec<Place> {
    match *choice {
        Move::Roll { dice } => vec![Place::DiceChoice(dice)],
        Move::Reroll { dice } if dice.is_empty() => vec![Place::WildDie],
        Move::Reroll { dice } => dice.iter().map(Place::Die).collect(),
        Move::Accept {} => vec![Place::Dice],
        Move::TakeFaceUp {} => vec![Place::CardHere],
        Move::TakePile {} => vec![Place::Pile],
        Move::LookOwn {} => vec![Place::OwnRow],
        Move::Look { seat, place } => vec![Place::Card(seat, place)],
        Move::Take { region } => vec![Place::FaceUpCard(region)],
        Move::Swap { mine, seat, theirs } => vec![Place::OwnCard(mine), Place::Card(seat, theirs)],
        Move::RollWild {} => vec![Place::WildDie],
        Move::Replace { place } => vec![Place::OwnCard(place)],
        Move::NoLook {} | Move::NoSwap {} | Move::Skip {} => Vec::new(),
    }
}

/// See `Painter::observation_places`. None for face-down cards, as nothing may show their places later.
pub fn observation_places(seen: &Seen) -> Vec<Place> {
    if let Some(walk) = seen.effects.walked {
        return vec![Place::Space(walk.to)];
    }
    if let Some(took) = seen.effects.took {
        return vec![Place::FaceUpCard(took.region)];
    }
    match &seen.event {
        SeenEvent::Dealt { .. } | SeenEvent::Reshuffled { .. } => Region::ALL.map(Place::FaceUpCard).into(),
        SeenEvent::TookPile { .. } => vec![Place::Pile],
        SeenEvent::Rolled { .. } | SeenEvent::RolledWild { .. } => vec![Place::Dice],
        _ => Vec::new(),
    }
}
