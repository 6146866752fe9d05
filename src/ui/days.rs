//! Days relative to today: today, yesterday, on Sunday, 3 May.
//!
//! Must not know: screens, files.

use std::time::SystemTime;

use jiff::ToSpan as _;
use jiff::civil::Date;
use jiff::{Timestamp, tz::TimeZone};

use crate::engine::Phrase;

const WEEKDAYS: [&str; 7] = ["weekday-1", "weekday-2", "weekday-3", "weekday-4", "weekday-5", "weekday-6", "weekday-7"];
const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10",
    "month-11", "month-12",
];

/// The local day of this moment, relative to today.
pub fn relative_day(when: SystemTime) -> Phrase {
    let zone = TimeZone::system();
    let date = |time: SystemTime| Timestamp::try_from(time).map(|time| time.to_zoned(zone.clone()).date()).ok();
    match (date(when), date(SystemTime::now())) {
        (Some(when), Some(today)) => day_phrase(when, today),
        _ => Phrase::new("day-today"),
    }
}

/// The local day of this moment relative to today, and the time of day.
pub fn relative_day_and_time(when: SystemTime) -> Phrase {
    let time = Timestamp::try_from(when).map(|time| time.to_zoned(TimeZone::system()).time());
    let day = relative_day(when);
    match time {
        Ok(time) => {
            // Strings, since numbers would lose their zeros in front.
            let two_digits = |number: i8| format!("{number:02}");
            let (hour, minute) = (two_digits(time.hour()), two_digits(time.minute()));
            Phrase::new("day-and-time").with("day", day).with("hour", hour).with("minute", minute)
        }
        Err(_) => day,
    }
}

/// A day relative to another: a weekday within a week, then a date. A day in the future (a wrong clock) counts as today.
fn day_phrase(when: Date, today: Date) -> Phrase {
    let yesterday = today.saturating_sub(1.day());
    let week_ago = today.saturating_sub(6.days());
    if when >= today {
        Phrase::new("day-today")
    } else if when == yesterday {
        Phrase::new("day-yesterday")
    } else if when >= week_ago {
        let weekday = usize::from(when.weekday().to_monday_zero_offset().unsigned_abs());
        Phrase::new("day-on").with("weekday", Phrase::new(WEEKDAYS[weekday % 7]))
    } else {
        let month = Phrase::new(MONTHS[usize::from(when.month().unsigned_abs() - 1) % 12]);
        // A year is a string, since a number would be formatted as "2,026".
        let (day, year) = (when.day().unsigned_abs(), when.year().to_string());
        if when.year() == today.year() {
            Phrase::new("day-date").with("day", day).with("month", month)
        } else {
            Phrase::new("day-date-year").with("day", day).with("month", month).with("year", year)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Text};
    use jiff::civil::date;

    #[test]
    fn days_are_named_relative_to_today() {
        let today = date(2026, 3, 1);
        let text = Text::english();
        for (when, expected) in [
            (date(2026, 3, 4), "today"),
            (date(2026, 3, 1), "today"),
            (date(2026, 2, 28), "yesterday"),
            (date(2026, 2, 27), "on Friday"),
            (date(2026, 2, 23), "on Monday"),
            (date(2026, 2, 22), "22 February"),
            (date(2026, 1, 1), "1 January"),
            (date(2025, 12, 31), "31 December 2025"),
        ] {
            assert_eq!(text.say(&day_phrase(when, today), &[]), expected, "{when}");
        }
        let french = Text::of(Language::French);
        assert_eq!(french.say(&day_phrase(date(2026, 1, 1), today), &[]), "1er janvier");
    }
}
