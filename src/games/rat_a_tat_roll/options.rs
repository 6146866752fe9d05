//! The options of a game (L19) and its token counts.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{MAX_SEATS, OptionKind, OptionSpec, Phrase, Refusal, Seat};

/// Number of re-roll tokens in the game (L1).
pub const TOKENS: u8 = 15;
/// Tokens for each seat at set-up (L3).
pub const STARTING_TOKENS: u8 = 2;

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether each seat is shown, in its own turn, the cards that it could know (L19).
    pub open_memory: bool,
    /// Additional tokens at set-up (L19).
    pub extra_tokens: ExtraTokens,
}

pub(super) static SPECS: [OptionSpec; 2] = [
    OptionSpec { key: "open_memory", kind: OptionKind::Switch { default: false }, fits: |_| true },
    OptionSpec { key: "extra_tokens", kind: OptionKind::PerSeat { max_total: spare_tokens }, fits: |_| true },
];

/// Tokens left in the centre after each of `seats` has its starting tokens: the most extra tokens (L19).
pub fn spare_tokens(seats: usize) -> u8 {
    TOKENS.saturating_sub(STARTING_TOKENS * seats.min(MAX_SEATS) as u8)
}

impl Options {
    /// Checks these options against the number of seats (L19).
    pub(super) fn check(&self, seats: usize) -> Result<(), Refusal> {
        if let Some(seat) = Seat::all(MAX_SEATS).skip(seats).find(|&seat| self.extra_tokens.has_entry(seat)) {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-extra-seat").with("number", seat.index() + 1);
            return Err(Refusal::new("L19", phrase.with("seats", seats)));
        }
        let (given, spare) = (self.extra_tokens.total(), spare_tokens(seats));
        if given > u32::from(spare) {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-extra-tokens").with("given", given).with("spare", spare);
            return Err(Refusal::new("L19", phrase.with("seats", seats)));
        }
        Ok(())
    }
}

/// A number of tokens for some seats. Serialised as a map from the seat's number, as text, to its tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExtraTokens([Option<u8>; MAX_SEATS]);

impl ExtraTokens {
    /// The same, with `tokens` for this seat.
    pub fn with(mut self, seat: Seat, tokens: u8) -> ExtraTokens {
        self.0[seat.index()] = Some(tokens);
        self
    }

    /// The tokens for this seat.
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()].unwrap_or(0)
    }

    /// The tokens for all seats.
    pub fn total(&self) -> u32 {
        self.0.iter().flatten().copied().map(u32::from).sum()
    }

    fn has_entry(&self, seat: Seat) -> bool {
        self.0[seat.index()].is_some()
    }
}

impl Serialize for ExtraTokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entries = || self.0.iter().enumerate().filter_map(|(seat, tokens)| tokens.map(|tokens| (seat, tokens)));
        let mut map = serializer.serialize_map(Some(entries().count()))?;
        for (seat, tokens) in entries() {
            map.serialize_entry(&seat.to_string(), &tokens)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for ExtraTokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ExtraTokensVisitor)
    }
}

struct ExtraTokensVisitor;

impl<'de> Visitor<'de> for ExtraTokensVisitor {
    type Value = ExtraTokens;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a map from numbers of seats to numbers of tokens")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ExtraTokens, A::Error> {
        let mut extra = ExtraTokens::default();
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
    fn extra_tokens_are_serialised_as_a_map_by_seat() {
        let extra = ExtraTokens::default().with(Seat::new(3), 1).with(Seat::new(0), 2);
        assert_eq!(serde_json::to_string(&extra).unwrap(), r#"{"0":2,"3":1}"#);
        assert_eq!(serde_json::from_str::<ExtraTokens>(r#"{"3":1,"0":2}"#).unwrap(), extra);
        assert_eq!((extra.of(Seat::new(3)), extra.of(Seat::new(1)), extra.total()), (1, 0, 3));
        for malformed in
            [r#"{"6":1}"#, r#"{"00":1}"#, r#"{"a":1}"#, r#"{"0":-1}"#, r#"{"0":256}"#, r#"{"0":1,"0":1}"#, "[1]"]
        {
            assert!(serde_json::from_str::<ExtraTokens>(malformed).is_err(), "{malformed}");
        }
    }
}
