//! The names that the new-game screen offers by default.

use super::seating::NameLists;
use crate::engine::{MAX_SEATS, Phrase};
use crate::play::PlayStyle;
use crate::ui::services::AppServices;
use crate::ui::settings::LONGEST_NAME;

/// The name lists in the language of the app.
pub fn name_lists(services: &AppServices) -> NameLists {
    let numbered = |key: &'static str, number: usize| services.text.say(&Phrase::new(key).with("number", number), &[]);
    let mut guests = vec![services.word("guest")];
    guests.extend((2..=MAX_SEATS).map(|number| numbered("guest-numbered", number)));
    NameLists {
        people: services.settings.people.clone(),
        first_person: system_name().unwrap_or_else(|| services.word("person-default")),
        guests,
        bots: bot_names(services),
    }
}

/// Names and play styles of bots, with the styles taking turns.
fn bot_names(services: &AppServices) -> Vec<(String, PlayStyle)> {
    let names = PlayStyle::ALL.map(|style| {
        let names = services.word(names_key(style));
        names.split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>()
    });
    let most = names.iter().map(Vec::len).max().unwrap_or(0);
    let row = |row: usize| {
        PlayStyle::ALL.into_iter().zip(&names).filter_map(move |(style, names)| Some((names.get(row)?.clone(), style)))
    };
    (0..most).flat_map(row).collect()
}

const fn names_key(style: PlayStyle) -> &'static str {
    match style {
        PlayStyle::Careful => "bot-names-careful",
        PlayStyle::Bold => "bot-names-bold",
        PlayStyle::Thieving => "bot-names-thieving",
    }
}

/// The first name of the system's user; `None` for accounts that are no person.
fn system_name() -> Option<String> {
    let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok()?;
    first_name(&name)
}

/// Derives a first name from an account name: `anna.huber` and `anna` give Anna.
fn first_name(account: &str) -> Option<String> {
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
    fn first_names_are_derived_from_account_names() {
        for (account, name) in [
            ("anna", Some("Anna")),
            ("anna.huber", Some("Anna")),
            ("élise_m", Some("Élise")),
            ("root", None),
            ("x", None),
            ("1234", None),
        ] {
            assert_eq!(first_name(account).as_deref(), name, "{account}");
        }
    }
}
