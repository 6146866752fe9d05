//! The track of 20 spaces and its five regions (L2). Knows nothing of the pawn, cards or dice.
//!
//! The track is data, `assets/boards/rat_a_tat_roll.ron`, embedded in the program and read once.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::index_type;

/// Number of spaces on the track (L2).
pub const SPACES: usize = 20;
/// Number of regions on the track (L2).
pub const REGIONS: usize = 5;

static TRACK: LazyLock<Track> = LazyLock::new(|| {
    // The file is embedded, and the tests read the same text: it cannot fail at run time.
    read_track(include_str!("../../../assets/boards/rat_a_tat_roll.ron")).expect("the track is sound")
});

/// What happens when the pawn lands on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// The seat rolls the wild die (L11).
    Wild,
    /// The seat takes the face-up card or the top of the pile (L8).
    Choice,
    /// The seat takes the face-up card and a token (L9).
    Reroll,
    /// The seat takes the face-up card and may look at cards (L10).
    Peek,
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 4] = [Icon::Wild, Icon::Choice, Icon::Reroll, Icon::Peek];

    fn from_letter(letter: char) -> Option<Icon> {
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

index_type! {
    /// A region of three spaces with one face-up card, 0 to 4 clockwise (L2).
    pub struct Region(0..=REGIONS - 1), "a region has a number from 0 to 4";
}

impl Region {
    /// The region's colour.
    pub fn colour(self) -> Colour {
        TRACK.colours[self.index()]
    }

    /// The region's three spaces, clockwise.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Space::all().filter(move |space| space.region() == Some(self))
    }
}

index_type! {
    /// A space of the track, 0 to 19 clockwise (L2).
    pub struct Space(0..=SPACES - 1), "a space has a number from 0 to 19";
}

impl Space {
    /// The pawn's first space (L3).
    pub const START: Space = Space(0);

    /// All spaces, clockwise.
    pub fn all() -> impl Iterator<Item = Space> {
        Space::ALL.into_iter()
    }

    /// The space that lies `steps` spaces further clockwise (L7).
    pub const fn after(self, steps: u8) -> Space {
        Space(((self.0 as usize + steps as usize) % SPACES) as u8)
    }

    /// Number of steps from this space to `other`, clockwise.
    pub const fn steps_to(self, other: Space) -> u8 {
        ((other.0 as usize + SPACES - self.0 as usize) % SPACES) as u8
    }

    /// The icon on this space.
    pub fn icon(self) -> Icon {
        TRACK.icons[self.index()]
    }

    /// The region of this space; `None` for wild spaces.
    pub fn region(self) -> Option<Region> {
        TRACK.regions[self.index()]
    }
}

/// The parsed track.
#[derive(Debug)]
struct Track {
    icons: [Icon; SPACES],
    regions: [Option<Region>; SPACES],
    colours: [Colour; REGIONS],
}

/// The track as written in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackFile {
    spaces: String,
    regions: ArrayVec<Colour, REGIONS>,
}

/// Reads the track and checks it against L2.
fn read_track(text: &str) -> Result<Track, String> {
    let file: TrackFile = ron::from_str(text).map_err(|error| error.to_string())?;
    let icons: Vec<Icon> = file.spaces.chars().filter_map(Icon::from_letter).collect();
    let icons: [Icon; SPACES] = icons.try_into().map_err(|_| format!("not {SPACES} spaces: {}", file.spaces))?;
    let mut regions = [None; SPACES];
    // Each wild space starts a new region.
    let mut wild_spaces = 0u8;
    for (icon, region) in icons.iter().zip(&mut regions) {
        match icon {
            Icon::Wild => wild_spaces += 1,
            _ => *region = wild_spaces.checked_sub(1).and_then(Region::new),
        }
    }
    for region in Region::ALL {
        let mut icons_of_region: Vec<Icon> =
            (0..SPACES).filter(|&at| regions[at] == Some(region)).map(|at| icons[at]).collect();
        icons_of_region.sort_unstable();
        if icons_of_region != [Icon::Choice, Icon::Reroll, Icon::Peek] {
            return Err(format!("region {} has {icons_of_region:?}", region.0));
        }
    }
    if usize::from(wild_spaces) != REGIONS || icons[Space::START.index()] != Icon::Wild {
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
