//! The track of 20 spaces and its five regions (L2). Knows nothing of the pawn, cards or dice.
//!
//! The track is data, `assets/boards/rat_a_tat_roll.ron`, embedded in the program and read once.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// How many spaces the track has (L2).
pub const SPACES: usize = 20;
/// How many regions it has (L2).
pub const REGIONS: usize = 5;

static TRACK: LazyLock<Track> = LazyLock::new(|| {
    // The file is part of the program and cannot fail to be what the tests have read.
    read_track(include_str!("../../../assets/boards/rat_a_tat_roll.ron")).expect("the track is sound")
});

/// What a space has its pawn do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// The wild die is rolled (L11).
    Wild,
    /// The face-up card or the top of the pile (L8).
    Choice,
    /// The face-up card and a token (L9).
    Reroll,
    /// The face-up card and a look (L10).
    Peek,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 4] = [Icon::Wild, Icon::Choice, Icon::Reroll, Icon::Peek];

    fn by_letter(letter: char) -> Option<Icon> {
        Some(match letter {
            'W' => Icon::Wild,
            'C' => Icon::Choice,
            'R' => Icon::Reroll,
            'P' => Icon::Peek,
            _ => return None,
        })
    }
}

/// The colour of a region (L2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Region 0.
    Red,
    /// Region 1.
    Orange,
    /// Region 2.
    Green,
    /// Region 3.
    Blue,
    /// Region 4.
    Purple,
}

/// A region of three spaces with one face-up card, 0 to 4 clockwise (L2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Region(u8);

impl Region {
    /// All regions, clockwise.
    pub const ALL: [Region; REGIONS] = [Region(0), Region(1), Region(2), Region(3), Region(4)];

    /// The region with this number, if there is one.
    pub const fn new(number: u8) -> Option<Region> {
        if (number as usize) < REGIONS { Some(Region(number)) } else { None }
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        TRACK.colours[self.index()]
    }

    /// Its spaces, clockwise.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Space::all().filter(move |space| space.region() == Some(self))
    }
}

impl TryFrom<u8> for Region {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Region::new(number).ok_or("a region has a number from 0 to 4")
    }
}

impl From<Region> for u8 {
    fn from(region: Region) -> u8 {
        region.0
    }
}

/// A space of the track, 0 to 19 clockwise (L2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

impl Space {
    /// Where the pawn begins (L3).
    pub const START: Space = Space(0);

    /// The space with this number, if there is one.
    pub const fn new(number: u8) -> Option<Space> {
        if (number as usize) < SPACES { Some(Space(number)) } else { None }
    }

    /// All spaces, clockwise.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space so many steps on, clockwise (L7).
    pub const fn after(self, steps: u8) -> Space {
        Space(((self.0 as usize + steps as usize) % SPACES) as u8)
    }

    /// How many steps it is from here to there, clockwise.
    pub const fn steps_to(self, other: Space) -> u8 {
        ((other.0 as usize + SPACES - self.0 as usize) % SPACES) as u8
    }

    /// What it has its pawn do.
    pub fn icon(self) -> Icon {
        TRACK.icons[self.index()]
    }

    /// The region it belongs to; wild spaces belong to none.
    pub fn region(self) -> Option<Region> {
        TRACK.regions[self.index()]
    }
}

impl TryFrom<u8> for Space {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Space::new(number).ok_or("a space has a number from 0 to 19")
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

/// The track as it is used.
#[derive(Debug)]
struct Track {
    icons: [Icon; SPACES],
    regions: [Option<Region>; SPACES],
    colours: [Colour; REGIONS],
}

/// The track as it stands in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackFile {
    spaces: String,
    regions: ArrayVec<Colour, REGIONS>,
}

/// Reads the track and holds it against L2.
fn read_track(text: &str) -> Result<Track, String> {
    let file: TrackFile = ron::from_str(text).map_err(|error| error.to_string())?;
    let icons: Vec<Icon> = file.spaces.chars().filter_map(Icon::by_letter).collect();
    let icons: [Icon; SPACES] = icons.try_into().map_err(|_| format!("not {SPACES} spaces: {}", file.spaces))?;
    let mut regions = [None; SPACES];
    // From one wild space to the next it is one region.
    let mut passed = 0u8;
    for (icon, region) in icons.iter().zip(&mut regions) {
        match icon {
            Icon::Wild => passed += 1,
            _ => *region = passed.checked_sub(1).and_then(Region::new),
        }
    }
    for region in Region::ALL {
        let mut own: Vec<Icon> = (0..SPACES).filter(|&at| regions[at] == Some(region)).map(|at| icons[at]).collect();
        own.sort_unstable();
        if own != [Icon::Choice, Icon::Reroll, Icon::Peek] {
            return Err(format!("region {} has {own:?}", region.0));
        }
    }
    if usize::from(passed) != REGIONS || icons[Space::START.index()] != Icon::Wild {
        return Err(format!("the wild spaces: {}", file.spaces));
    }
    let colours = file.regions.into_inner().map_err(|named| format!("not {REGIONS} regions: {named:?}"))?;
    Ok(Track { icons, regions, colours })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_tracks_are_refused() {
        let text = include_str!("../../../assets/boards/rat_a_tat_roll.ron");
        assert!(read_track(text).is_ok());
        for (sound, damaged) in
            [("WCRP", "WCRC"), ("WCRP", "CWRP"), ("WCRP", "WCR"), ("WCRP", "WCRX"), ("red", "mauve")]
        {
            assert!(read_track(&text.replacen(sound, damaged, 1)).is_err(), "{damaged}");
        }
    }
}
