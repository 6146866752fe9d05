//! The date of a deal of the day in a file: a text like "2026-11-27". Anything else is ignored, because earlier versions did not know it.

use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serializer};
use serde_json::Value;

/// Reads a date that is written as a date alone.
pub fn parse_deal_date(text: &str) -> Option<Date> {
    text.parse().ok().filter(|date: &Date| date.to_string() == text)
}

pub(crate) fn serialize<S: Serializer>(date: &Option<Date>, serializer: S) -> Result<S::Ok, S::Error> {
    match date {
        Some(date) => serializer.collect_str(date),
        None => serializer.serialize_unit(),
    }
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Date>, D::Error> {
    Value::deserialize(deserializer).map(|value| value.as_str().and_then(parse_deal_date))
}

/// A date that has to be there.
pub(crate) mod required {
    use serde::de::Error as _;

    use super::{Date, Deserialize as _, Deserializer, Serializer, parse_deal_date};

    pub(crate) fn serialize<S: Serializer>(date: &Date, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(date)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Date, D::Error> {
        let text = String::deserialize(deserializer)?;
        parse_deal_date(&text).ok_or_else(|| D::Error::custom("no date"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_dates_are_read() {
        assert_eq!(parse_deal_date("2026-11-27"), Some(jiff::civil::date(2026, 11, 27)));
        for other in ["", "2026-11-31", "2026-11-27T10:00", "20261127", "27.11.2026", " 2026-11-27", "today"] {
            assert_eq!(parse_deal_date(other), None, "{other}");
        }
    }
}
