//! How the game is played today (L19).

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{MAX_SEATS, OptionKind, OptionSpec, Phrase, Refusal, Seat};

/// How many re-roll tokens there are (L1).
pub const TOKENS: u8 = 15;
/// How many each seat gets at set-up (L3).
pub const FIRST_TOKENS: u8 = 2;

/// The options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Each seat is shown, in its own turn, the cards that it could know (L19).
    pub open_memory: bool,
    /// More tokens at set-up (L19).
    pub extra_tokens: Extra,
}

pub(super) static SPECS: [OptionSpec; 2] = [
    OptionSpec { key: "open_memory", kind: OptionKind::Switch { default: false }, fits: |_| true },
    OptionSpec { key: "extra_tokens", kind: OptionKind::PerSeat { most_together: spare_tokens }, fits: |_| true },
];

/// How many tokens a table with so many seats has left to give at set-up (L19).
pub fn spare_tokens(seats: usize) -> u8 {
    TOKENS.saturating_sub(FIRST_TOKENS * seats.min(MAX_SEATS) as u8)
}

impl Options {
    /// Whether these options can be played by so many (L19).
    pub(super) fn check(&self, seats: usize) -> Result<(), Refusal> {
        if let Some(seat) = Seat::all(MAX_SEATS).skip(seats).find(|&seat| self.extra_tokens.is_named(seat)) {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-extra-seat").with("number", seat.index() + 1);
            return Err(Refusal::new("L19", phrase.with("seats", seats)));
        }
        let (given, spare) = (self.extra_tokens.together(), spare_tokens(seats));
        if given > u32::from(spare) {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-extra-tokens").with("given", given).with("spare", spare);
            return Err(Refusal::new("L19", phrase.with("seats", seats)));
        }
        Ok(())
    }
}

/// A number of tokens for some seats; written as a map from the number of a seat, as text, to that of its tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extra([Option<u8>; MAX_SEATS]);

impl Extra {
    /// The same with so many for this seat.
    pub fn with(mut self, seat: Seat, tokens: u8) -> Extra {
        self.0[seat.index()] = Some(tokens);
        self
    }

    /// How many this seat gets.
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()].unwrap_or(0)
    }

    /// How many all seats get.
    pub fn together(&self) -> u32 {
        self.0.iter().flatten().copied().map(u32::from).sum()
    }

    fn is_named(&self, seat: Seat) -> bool {
        self.0[seat.index()].is_some()
    }
}

impl Serialize for Extra {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = || self.0.iter().enumerate().filter_map(|(seat, tokens)| tokens.map(|tokens| (seat, tokens)));
        let mut map = serializer.serialize_map(Some(named().count()))?;
        for (seat, tokens) in named() {
            map.serialize_entry(&seat.to_string(), &tokens)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Extra {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ReadExtra)
    }
}

struct ReadExtra;

impl<'de> Visitor<'de> for ReadExtra {
    type Value = Extra;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a map from numbers of seats to numbers of tokens")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Extra, A::Error> {
        let mut extra = Extra::default();
        while let Some((seat, tokens)) = map.next_entry::<String, u8>()? {
            let place = (0..MAX_SEATS).find(|number| number.to_string() == seat);
            let place = place.ok_or_else(|| A::Error::custom("no such seat"))?;
            if extra.0[place].replace(tokens).is_some() {
                return Err(A::Error::custom("a seat named twice"));
            }
        }
        Ok(extra)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extra_tokens_are_a_map_by_seat() {
        let extra = Extra::default().with(Seat::new(3), 1).with(Seat::new(0), 2);
        assert_eq!(serde_json::to_string(&extra).unwrap(), r#"{"0":2,"3":1}"#);
        assert_eq!(serde_json::from_str::<Extra>(r#"{"3":1,"0":2}"#).unwrap(), extra);
        assert_eq!((extra.of(Seat::new(3)), extra.of(Seat::new(1)), extra.together()), (1, 0, 3));
        for malformed in
            [r#"{"6":1}"#, r#"{"00":1}"#, r#"{"a":1}"#, r#"{"0":-1}"#, r#"{"0":256}"#, r#"{"0":1,"0":1}"#, "[1]"]
        {
            assert!(serde_json::from_str::<Extra>(malformed).is_err(), "{malformed}");
        }
    }
}
