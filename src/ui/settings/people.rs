//! The people who play here: adding, renaming and marking them.

use serde::{Deserialize, Serialize};

use super::Settings;
use crate::paint::marks::MARKS;
use crate::play::SeatAssignment;

/// The maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 20;

/// A person who plays here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The mark last picked, 0–5.
    pub mark: u8,
}

impl Settings {
    /// Another person than the one at `index` with this name, ignoring case.
    pub fn namesake(&self, index: Option<usize>, name: &str) -> Option<&Person> {
        let wanted = name.trim().to_lowercase();
        let mut others = self.people.iter().enumerate().filter(|(other, _)| Some(*other) != index);
        others.find(|(_, person)| person.name.to_lowercase() == wanted).map(|(_, person)| person)
    }

    /// Adds a person at the end, with a mark that few others have. False if the name is empty or taken.
    pub fn add_person(&mut self, name: &str) -> bool {
        let name = name.trim();
        if name.is_empty() || self.namesake(None, name).is_some() {
            return false;
        }
        let holders = |mark: &u8| self.people.iter().filter(|person| person.mark == *mark).count();
        let mark = (0..MARKS).min_by_key(holders).unwrap_or(0);
        self.people.push(Person { name: name.to_owned(), mark });
        true
    }

    /// Renames a person, also in the last setups of games. False if the name is empty or taken.
    pub fn rename_person(&mut self, index: usize, name: &str) -> bool {
        let name = name.trim();
        if name.is_empty() || self.namesake(Some(index), name).is_some() {
            return false;
        }
        let Some(person) = self.people.get_mut(index) else { return false };
        let before = std::mem::replace(&mut person.name, name.to_owned());
        for seating in self.last_setups.values_mut().map(|setup| &mut setup.seating) {
            let taken = seating.iter().any(|assignment| assignment.name == name);
            if let Some(assignment) = seat_of(seating, &before).filter(|_| !taken) {
                name.clone_into(&mut assignment.name);
            }
        }
        true
    }

    /// Gives a person another mark, also in the last setups of games, where the seat that had this mark gets theirs in exchange.
    pub fn mark_person(&mut self, index: usize, mark: u8) {
        let Some(person) = self.people.get_mut(index).filter(|_| mark < MARKS) else { return };
        person.mark = mark;
        let name = person.name.clone();
        for seating in self.last_setups.values_mut().map(|setup| &mut setup.seating) {
            let Some(before) = seat_of(seating, &name).map(|assignment| assignment.mark) else { continue };
            if let Some(holder) = seating.iter_mut().find(|assignment| assignment.mark == mark) {
                holder.mark = before;
            }
            if let Some(assignment) = seat_of(seating, &name) {
                assignment.mark = mark;
            }
        }
    }
}

fn seat_of<'a>(seating: &'a mut [SeatAssignment], name: &str) -> Option<&'a mut SeatAssignment> {
    seating.iter_mut().find(|assignment| assignment.player.is_human() && assignment.name == name)
}

#[cfg(test)]
mod tests {
    use super::super::GameSetup;
    use super::*;
    use crate::engine::Level;
    use crate::play::Player;

    fn ada_and_bo() -> Settings {
        let mut settings = Settings::default();
        let ada = SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 0 };
        let edam = SeatAssignment { name: "Edam".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 1 };
        settings.remember_setup("zatre", GameSetup { seating: vec![ada, edam], ..GameSetup::default() });
        assert!(settings.add_person(" Bo "));
        settings
    }

    fn last_seats(settings: &Settings) -> Vec<(&str, u8)> {
        settings.last_setups["zatre"]
            .seating
            .iter()
            .map(|assignment| (assignment.name.as_str(), assignment.mark))
            .collect()
    }

    #[test]
    fn a_new_person_needs_a_free_name_and_gets_a_rare_mark() {
        let mut settings = ada_and_bo();
        assert_eq!(settings.people[1], Person { name: "Bo".to_owned(), mark: 1 });
        assert!(!settings.add_person("  ") && !settings.add_person("bo") && !settings.add_person("ADA "));
        assert_eq!(settings.people.len(), 2);
    }

    #[test]
    fn a_new_name_applies_to_last_setups() {
        let mut settings = ada_and_bo();
        assert!(
            !settings.rename_person(0, "bo") && !settings.rename_person(0, "") && !settings.rename_person(7, "Cleo")
        );
        assert!(settings.rename_person(0, "ada") && settings.rename_person(0, "Adah"));
        assert_eq!(settings.people[0].name, "Adah");
        assert_eq!(last_seats(&settings), [("Adah", 0), ("Edam", 1)]);
    }

    #[test]
    fn a_new_mark_is_swapped_in_last_setups() {
        let mut settings = ada_and_bo();
        settings.mark_person(0, 1);
        assert_eq!((settings.people[0].mark, settings.people[1].mark), (1, 1));
        assert_eq!(last_seats(&settings), [("Ada", 1), ("Edam", 0)]);
        settings.mark_person(0, MARKS);
        settings.mark_person(9, 2);
        assert_eq!(last_seats(&settings), [("Ada", 1), ("Edam", 0)]);
    }
}
