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

/// The day that it is here.
pub fn today() -> Date {
    local_day(SystemTime::now()).unwrap_or_default()
}

/// The local day of this moment; `None` for a time that no calendar has.
pub fn local_day(when: SystemTime) -> Option<Date> {
    Timestamp::try_from(when).map(|time| time.to_zoned(TimeZone::system()).date()).ok()
}

/// A day with its weekday, whatever day it is today.
pub fn full_date(day: Date) -> Phrase {
    let phrase = Phrase::new("day-weekday-date").with("weekday", Phrase::new(weekday_key(day)));
    phrase.with("date", date_phrase(day, None))
}

/// A day with its year.
pub fn date_with_year(day: Date) -> Phrase {
    date_phrase(day, None)
}

/// The key of the weekday's name.
fn weekday_key(day: Date) -> &'static str {
    WEEKDAYS[monday_offset(day) % 7]
}

/// How many days after Monday a day is.
pub fn monday_offset(day: Date) -> usize {
    usize::from(day.weekday().to_monday_zero_offset().unsigned_abs())
}

/// The name of a day's month.
pub fn month_name(day: Date) -> Phrase {
    Phrase::new(MONTHS[usize::from(day.month().unsigned_abs() - 1) % 12])
}

/// A date, without its year if it is in `this_year`.
fn date_phrase(day: Date, this_year: Option<i16>) -> Phrase {
    // A year is a string, since a number would be formatted as "2,026".
    let (number, year) = (day.day().unsigned_abs(), day.year().to_string());
    if this_year == Some(day.year()) {
        Phrase::new("day-date").with("day", number).with("month", month_name(day))
    } else {
        Phrase::new("day-date-year").with("day", number).with("month", month_name(day)).with("year", year)
    }
}

/// The local day of this moment, relative to today.
pub fn relative_day(when: SystemTime) -> Phrase {
    match (local_day(when), local_day(SystemTime::now())) {
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
        Phrase::new("day-on").with("weekday", Phrase::new(weekday_key(when)))
    } else {
        date_phrase(when, Some(today.year()))
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
