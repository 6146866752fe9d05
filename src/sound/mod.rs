//! Sound: short noises of wood, bone, iron and paper, made in code.
//!
//! A [`Sound`] says what is heard; [`Wave`] is what it sounds like, synthesised when it is first needed and brought to the
//! same loudness. A [`Mixer`] adds up what is to be heard now, and with the feature `sound` a [`Speaker`] plays it. No recording is used.
//!
//! Must not know: games, states, egui. What may be heard is decided where it is shown (`paint::stage`).

mod loudness;
mod mixer;
mod output;
mod recipe;
mod speaker;
mod synth;

pub use loudness::{CEILING, TARGET, loudest};
pub use mixer::{Mixer, VOICES};
pub use output::NoOutput;
pub use speaker::Speaker;
pub use synth::RATE;

use std::sync::{Arc, OnceLock};

/// How many variants each sound has, so that what is repeated does not sound like a machine.
pub const VARIANTS: usize = 3;

/// The steps of the scale on which [`Sound::Point`] and [`Sound::RowDone`] climb.
pub const STEPS: usize = 8;

/// Something that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// A wooden tile is laid.
    TileLaid,
    /// Wood slides over the table.
    TileSlid,
    /// Tiles are taken out of a cloth bag.
    TilesDrawn,
    /// Dice roll on felt.
    DiceRolled,
    /// A die is put down.
    DieSet,
    /// An iron lid turns over.
    LidTurned,
    /// Two iron lids slide past each other.
    LidsSwapped,
    /// A card is laid.
    CardLaid,
    /// A card turns over.
    CardTurned,
    /// A coin or chip is put down.
    Coin,
    /// A stamp on paper.
    Stamp,
    /// A thatched roof is lifted.
    RoofLifted,
    /// A thatched roof is set down.
    RoofSet,
    /// A pawn hops to the next space.
    Hop,
    /// A row of things is pushed.
    Pushed,
    /// Something falls through a trap.
    Fallen,
    /// Food drops into a bag.
    FoodDropped,
    /// A point lands; it climbs with the number of points.
    Point,
    /// A row is completed.
    RowDone,
    /// Somebody is robbed.
    Robbed,
    /// The cat's two notes.
    Cat,
    /// The curtain runs along its rail.
    Curtain,
    /// It is a person's turn: two soft notes.
    YourTurn,
    /// Something was taken back.
    Undo,
    /// What somebody tried is against the rules. It does not scold.
    Refused,
    /// The end of a game on wooden bars.
    EndOnWood,
    /// The end of a game on iron.
    EndOnIron,
    /// The end of a game on plucked strings.
    EndOnStrings,
    /// The end of a game on small bells.
    EndOnBells,
    /// The end of a game on a wooden flute.
    EndOnFlute,
}

impl Sound {
    /// All sounds, with the name of each.
    pub const ALL: [(Sound, &'static str); 30] = [
        (Sound::TileLaid, "tile_laid"),
        (Sound::TileSlid, "tile_slid"),
        (Sound::TilesDrawn, "tiles_drawn"),
        (Sound::DiceRolled, "dice_rolled"),
        (Sound::DieSet, "die_set"),
        (Sound::LidTurned, "lid_turned"),
        (Sound::LidsSwapped, "lids_swapped"),
        (Sound::CardLaid, "card_laid"),
        (Sound::CardTurned, "card_turned"),
        (Sound::Coin, "coin"),
        (Sound::Stamp, "stamp"),
        (Sound::RoofLifted, "roof_lifted"),
        (Sound::RoofSet, "roof_set"),
        (Sound::Hop, "hop"),
        (Sound::Pushed, "pushed"),
        (Sound::Fallen, "fallen"),
        (Sound::FoodDropped, "food_dropped"),
        (Sound::Point, "point"),
        (Sound::RowDone, "row_done"),
        (Sound::Robbed, "robbed"),
        (Sound::Cat, "cat"),
        (Sound::Curtain, "curtain"),
        (Sound::YourTurn, "your_turn"),
        (Sound::Undo, "undo"),
        (Sound::Refused, "refused"),
        (Sound::EndOnWood, "end_on_wood"),
        (Sound::EndOnIron, "end_on_iron"),
        (Sound::EndOnStrings, "end_on_strings"),
        (Sound::EndOnBells, "end_on_bells"),
        (Sound::EndOnFlute, "end_on_flute"),
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        Sound::ALL[self as usize].1
    }

    /// Whether it climbs a scale with the step that it is played at.
    pub fn climbs(self) -> bool {
        matches!(self, Sound::Point | Sound::RowDone)
    }

    /// What it sounds like: one of its [`VARIANTS`], at a step of the scale if it climbs. Synthesised on the first call, in a few
    /// milliseconds; larger numbers begin again from the first.
    pub fn wave(self, variant: usize, step: usize) -> Wave {
        static WAVES: OnceLock<Vec<OnceLock<Wave>>> = OnceLock::new();
        let (variant, step) = (variant % VARIANTS, if self.climbs() { step.min(STEPS - 1) } else { 0 });
        let all = Sound::ALL.len() * VARIANTS * STEPS;
        let waves = WAVES.get_or_init(|| (0..all).map(|_| OnceLock::new()).collect());
        let index = (self as usize * VARIANTS + variant) * STEPS + step;
        waves[index].get_or_init(|| Wave(loudness::levelled(recipe::cook(self, variant, step)).into())).clone()
    }
}

/// A sound as samples: one channel, [`RATE`] a second, −1 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Wave(Arc<[f32]>);

impl Wave {
    /// The samples.
    pub fn samples(&self) -> &[f32] {
        &self.0
    }

    /// Its length in seconds.
    pub fn seconds(&self) -> f32 {
        self.0.len() as f32 / RATE as f32
    }

    /// How far its farthest sample is from zero.
    pub fn peak(&self) -> f32 {
        self.0.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }
}

#[cfg(test)]
mod tests;
