//! The names that the screen offers before anyone has written one.

use super::draft::NameLists;
use crate::engine::{MAX_SEATS, Phrase};
use crate::play::PlayStyle;
use crate::ui::desktop::Desktop;
use crate::ui::settings::LONGEST_NAME;

/// The lists, in the language of the app.
pub fn lists(desktop: &Desktop) -> NameLists {
    let numbered = |key: &'static str, number: usize| desktop.text.say(&Phrase::new(key).with("number", number), &[]);
    let mut guests = vec![desktop.word("guest")];
    guests.extend((2..=MAX_SEATS).map(|number| numbered("guest-numbered", number)));
    NameLists {
        people: desktop.settings.people.clone(),
        first: system_name().unwrap_or_else(|| desktop.word("person-default")),
        guests,
        bots: bots(desktop),
    }
}

/// What bots are called and which temper they have, tempers in turn.
fn bots(desktop: &Desktop) -> Vec<(String, PlayStyle)> {
    let names = PlayStyle::ALL.map(|temper| {
        let names = desktop.word(names_key(temper));
        names.split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>()
    });
    let most = names.iter().map(Vec::len).max().unwrap_or(0);
    let row = |row: usize| {
        PlayStyle::ALL
            .into_iter()
            .zip(&names)
            .filter_map(move |(temper, names)| Some((names.get(row)?.clone(), temper)))
    };
    (0..most).flat_map(row).collect()
}

const fn names_key(temper: PlayStyle) -> &'static str {
    match temper {
        PlayStyle::Careful => "bot-names-careful",
        PlayStyle::Bold => "bot-names-bold",
        PlayStyle::Thieving => "bot-names-thieving",
    }
}

/// What the system calls who sits there; names that no person has are none.
fn system_name() -> Option<String> {
    let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok()?;
    as_first_name(&name)
}

/// `anna.huber` and `anna` are called Anna.
fn as_first_name(account: &str) -> Option<String> {
    let first = account.split(|letter: char| !letter.is_alphabetic()).find(|part| !part.is_empty())?;
    let machine = ["root", "user", "admin", "administrator", "guest", "build", "runner", "nobody", "ubuntu", "debian"];
    if first.chars().count() < 2 || machine.contains(&first.to_lowercase().as_str()) {
        return None;
    }
    let mut letters = first.chars();
    let capital = letters.next()?.to_uppercase();
    Some(capital.chain(letters).take(LONGEST_NAME).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accounts_become_first_names_or_nothing() {
        for (account, name) in [
            ("anna", Some("Anna")),
            ("anna.huber", Some("Anna")),
            ("élise_m", Some("Élise")),
            ("root", None),
            ("x", None),
            ("1234", None),
        ] {
            assert_eq!(as_first_name(account).as_deref(), name, "{account}");
        }
    }
}
