//! Who plays here: names with marks, how they come, change and go.

use serde::{Deserialize, Serialize};

use super::Settings;
use crate::paint::marks::MARKS;
use crate::play::SeatAssignment;

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 20;

/// Someone who plays here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The mark picked last, 0–5.
    pub mark: u8,
}

impl Settings {
    /// Who else than the one at `index` has this name, spelled small or large.
    pub fn namesake(&self, index: Option<usize>, name: &str) -> Option<&Person> {
        let wanted = name.trim().to_lowercase();
        let mut others = self.people.iter().enumerate().filter(|(other, _)| Some(*other) != index);
        others.find(|(_, person)| person.name.to_lowercase() == wanted).map(|(_, person)| person)
    }

    /// Remembers one more, at the end, with a mark that few others have. False for no name or one that is taken.
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

    /// Calls someone otherwise, also where a game was played last. False for no name or one that is taken.
    pub fn rename_person(&mut self, index: usize, name: &str) -> bool {
        let name = name.trim();
        if name.is_empty() || self.namesake(Some(index), name).is_some() {
            return false;
        }
        let Some(person) = self.people.get_mut(index) else { return false };
        let before = std::mem::replace(&mut person.name, name.to_owned());
        for seating in self.last.values_mut().map(|seating| &mut seating.seating) {
            let taken = seating.iter().any(|assignment| assignment.name == name);
            if let Some(assignment) = found(seating, &before).filter(|_| !taken) {
                name.clone_into(&mut assignment.name);
            }
        }
        true
    }

    /// Gives someone another mark, also where a game was played last; who had it there takes theirs for it.
    pub fn mark_person(&mut self, index: usize, mark: u8) {
        let Some(person) = self.people.get_mut(index).filter(|_| mark < MARKS) else { return };
        person.mark = mark;
        let name = person.name.clone();
        for seating in self.last.values_mut().map(|seating| &mut seating.seating) {
            let Some(before) = found(seating, &name).map(|assignment| assignment.mark) else { continue };
            if let Some(holder) = seating.iter_mut().find(|assignment| assignment.mark == mark) {
                holder.mark = before;
            }
            if let Some(assignment) = found(seating, &name) {
                assignment.mark = mark;
            }
        }
    }
}

fn found<'a>(seating: &'a mut [SeatAssignment], name: &str) -> Option<&'a mut SeatAssignment> {
    seating.iter_mut().find(|assignment| assignment.player.is_human() && assignment.name == name)
}

#[cfg(test)]
mod tests {
    use super::super::Seating;
    use super::*;
    use crate::engine::Level;
    use crate::play::Player;

    fn two() -> Settings {
        let mut settings = Settings::default();
        let ada = SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 0 };
        let edam = SeatAssignment { name: "Edam".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 1 };
        settings.remember("zatre", Seating { seating: vec![ada, edam], ..Seating::default() });
        assert!(settings.add_person(" Bo "));
        settings
    }

    fn last(settings: &Settings) -> Vec<(&str, u8)> {
        settings.last["zatre"].seating.iter().map(|assignment| (assignment.name.as_str(), assignment.mark)).collect()
    }

    #[test]
    fn who_comes_has_a_name_and_a_mark_of_its_own() {
        let mut settings = two();
        assert_eq!(settings.people[1], Person { name: "Bo".to_owned(), mark: 1 });
        assert!(!settings.add_person("  ") && !settings.add_person("bo") && !settings.add_person("ADA "));
        assert_eq!(settings.people.len(), 2);
    }

    #[test]
    fn a_new_name_holds_where_a_game_was_played_last() {
        let mut settings = two();
        assert!(
            !settings.rename_person(0, "bo") && !settings.rename_person(0, "") && !settings.rename_person(7, "Cleo")
        );
        assert!(settings.rename_person(0, "ada") && settings.rename_person(0, "Adah"));
        assert_eq!(settings.people[0].name, "Adah");
        assert_eq!(last(&settings), [("Adah", 0), ("Edam", 1)]);
    }

    #[test]
    fn a_new_mark_is_swapped_where_a_game_was_played_last() {
        let mut settings = two();
        settings.mark_person(0, 1);
        assert_eq!((settings.people[0].mark, settings.people[1].mark), (1, 1));
        assert_eq!(last(&settings), [("Ada", 1), ("Edam", 0)]);
        settings.mark_person(0, MARKS);
        settings.mark_person(9, 2);
        assert_eq!(last(&settings), [("Ada", 1), ("Edam", 0)]);
    }
}
