//! The people who play here: adding, renaming, marking, merging and removing them.

use serde::{Deserialize, Serialize};

use super::{Coach, Settings};
use crate::engine::{Rules, Seat};
use crate::paint::marks::MARKS;
use crate::play::{Match, PersonId, SeatAssignment};
use crate::statistics::{Directory, Successor, Who};

/// The maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 20;

/// A person who plays here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The mark last picked, 0–5.
    pub mark: u8,
    /// The id in records. People whom earlier versions remembered have none until they play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PersonId>,
    /// Whether this is a child: after a game only what a child did best is told, never what could have been better.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_child: bool,
    /// How much a coach says during a game.
    #[serde(default, skip_serializing_if = "is_off")]
    pub coach: Coach,
}

fn is_off(coach: &Coach) -> bool {
    *coach == Coach::Off
}

impl Person {
    /// A person with this name and mark, who has not played yet.
    pub fn new(name: &str, mark: u8) -> Self {
        Person { name: name.to_owned(), mark, id: None, is_child: false, coach: Coach::Off }
    }
}

impl Settings {
    /// Puts the person with this name in first place, with this mark and an id; a new person if nobody has the name.
    pub(super) fn remember_player(&mut self, name: &str, mark: u8) {
        let known = self.people.iter().position(|person| person.name.to_lowercase() == name.to_lowercase());
        let mut person = known.map_or_else(|| Person::new(name, mark), |index| self.people.remove(index));
        name.clone_into(&mut person.name);
        person.mark = mark;
        person.id.get_or_insert_with(PersonId::random);
        self.people.insert(0, person);
        self.adopt_progress();
    }

    /// The person with this id, else with this name.
    pub(super) fn person(&self, name: &str, id: Option<&PersonId>) -> Option<&Person> {
        let by_id = id.and_then(|id| self.people.iter().find(|person| person.id.as_ref() == Some(id)));
        by_id.or_else(|| self.people.iter().find(|person| person.name.to_lowercase() == name.to_lowercase()))
    }

    /// Whether the person with this name and id is a child. The id counts, where there is one: names change.
    pub fn is_child(&self, name: &str, id: Option<&PersonId>) -> bool {
        self.person(name, id).is_some_and(|person| person.is_child)
    }

    /// Whether this person is a child.
    pub fn is_child_who(&self, who: &Who) -> bool {
        match who {
            Who::Id(id) => self.people.iter().any(|person| person.is_child && person.id.as_ref() == Some(id)),
            Who::Name(name) => self.is_child(name, None),
        }
    }

    /// The people for statistics.
    pub fn directory(&self) -> Directory {
        let people = self.people.iter().map(|person| (person.name.as_str(), person.id.as_ref()));
        Directory::new(people, &self.former_people)
    }

    /// Gives the seats of a new game the ids of the people who sit there.
    pub fn identify_people<R: Rules>(&self, game: &mut Match<R>) {
        for seat in Seat::all(game.seating().len()) {
            let name = game.assignment(seat).name.to_lowercase();
            let person = self.people.iter().find(|person| person.name.to_lowercase() == name);
            game.set_person_id(seat, person.and_then(|person| person.id.clone()));
        }
    }

    /// The id of the person at `index`, who gets one if there is none.
    pub(super) fn ensure_id(&mut self, index: usize) -> Option<PersonId> {
        self.people.get_mut(index).map(|person| person.id.get_or_insert_with(PersonId::random).clone())
    }

    /// Makes the person at `index` the same as another one: all their games are that person's from now on. False if there are no
    /// such two people.
    pub fn merge_person(&mut self, index: usize, into: usize) -> bool {
        if index == into || index >= self.people.len() {
            return false;
        }
        let Some(id) = self.ensure_id(into) else { return false };
        let name = self.people[into].name.clone();
        let merged = self.people.remove(index);
        if let Some(kept) = self.people.iter_mut().find(|person| person.id.as_ref() == Some(&id)) {
            kept.is_child |= merged.is_child;
            kept.coach = kept.coach.max(merged.coach);
        }
        if merged.id.is_some() && self.puzzle_solver == merged.id {
            self.puzzle_solver = Some(id.clone());
        }
        if let Some(merged) = &merged.id {
            self.hand_over_progress(merged, &id);
        }
        self.former_people.replace(&merged.name, merged.id.as_ref(), &Successor::Person(id));
        self.rename_in_setups(&merged.name, &name);
        true
    }

    /// Removes a person. In the games that others shared, somebody sat there.
    pub fn remove_person(&mut self, index: usize) {
        if index < self.people.len() {
            let removed = self.people.remove(index);
            if let Some(id) = &removed.id {
                self.forget_progress(id);
            }
            self.former_people.replace(&removed.name, removed.id.as_ref(), &Successor::Someone);
        }
    }

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
        self.people.push(Person::new(name, mark));
        self.adopt_progress();
        true
    }

    /// Renames a person, also in the last setups of games. False if the name is empty or taken.
    pub fn rename_person(&mut self, index: usize, name: &str) -> bool {
        let name = name.trim();
        if name.is_empty() || self.namesake(Some(index), name).is_some() {
            return false;
        }
        let Some(id) = self.ensure_id(index) else { return false };
        let before = std::mem::replace(&mut self.people[index].name, name.to_owned());
        // Records without ids have the name under which they were played.
        self.former_people.keep_name(&before, &id);
        self.rename_in_setups(&before, name);
        true
    }

    /// Renames a person in the last setups of games, where nobody has the new name yet.
    fn rename_in_setups(&mut self, before: &str, name: &str) {
        for seating in self.last_setups.values_mut().map(|setup| &mut setup.seating) {
            let taken = seating.iter().any(|assignment| assignment.name == name);
            if let Some(assignment) = seat_of(seating, before).filter(|_| !taken) {
                name.clone_into(&mut assignment.name);
            }
        }
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
        assert_eq!(settings.people[1], Person::new("Bo", 1));
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

    #[test]
    fn children_are_known_by_id_or_by_name() {
        let mut settings = ada_and_bo();
        settings.people[1].is_child = true;
        assert!(settings.is_child("bo", None) && !settings.is_child("Ada", None) && !settings.is_child("Cleo", None));
        settings.remember_player("Bo", 4);
        let id = settings.people[0].id.clone();
        assert!(settings.people[0].is_child && settings.people[0].mark == 4, "still after the next game");
        assert!(settings.rename_person(0, "Bob"));
        assert!(settings.is_child("Bo", id.as_ref()), "records keep the old name");
        assert!(settings.merge_person(0, 1));
        assert!(settings.is_child("Ada", None), "the same person");
    }

    fn who(settings: &Settings, name: &str, id: Option<&PersonId>) -> Option<String> {
        let directory = settings.directory();
        directory.who(name, id).map(|who| directory.name(&who).unwrap_or("unknown").to_owned())
    }

    #[test]
    fn players_get_ids_and_keep_them() {
        let mut settings = ada_and_bo();
        let id = settings.people[0].id.clone().expect("Ada has played");
        assert_eq!(settings.people[1].id, None, "Bo has not");
        let seating = vec![SeatAssignment { name: "ada".to_owned(), player: Player::Human, mark: 3 }];
        settings.remember_setup("kalle", GameSetup { seating, ..GameSetup::default() });
        assert_eq!(settings.people.len(), 2);
        assert_eq!(settings.people[0], Person { id: Some(id), ..Person::new("ada", 3) });
    }

    #[test]
    fn games_follow_people_who_are_renamed_merged_or_removed() {
        let mut settings = ada_and_bo();
        let ada = settings.people[0].id.clone();
        assert!(settings.rename_person(0, "Adah"));
        assert_eq!(who(&settings, "Ada", ada.as_ref()).as_deref(), Some("Adah"));
        assert_eq!(who(&settings, "ada", None).as_deref(), Some("Adah"), "records without ids know the old name");
        assert!(!settings.merge_person(1, 1) && !settings.merge_person(0, 7) && !settings.merge_person(7, 0));
        assert!(settings.merge_person(0, 1));
        assert_eq!(settings.people.len(), 1);
        for name in ["Ada", "Adah", "Bo"] {
            assert_eq!(who(&settings, name, None).as_deref(), Some("Bo"), "{name}");
        }
        assert_eq!(who(&settings, "Ada", ada.as_ref()).as_deref(), Some("Bo"));
        assert_eq!(last_seats(&settings)[0].0, "Bo");
        settings.remove_person(0);
        settings.remove_person(0);
        assert_eq!(who(&settings, "Ada", ada.as_ref()), None, "somebody");
        assert!(settings.add_person("Bo"));
        assert_eq!(who(&settings, "Bo", None), None, "another Bo");
    }
}
