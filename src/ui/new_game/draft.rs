//! The seating that is being made up: places with names and marks, kept so that it can become a table.
//!
//! Must not know: egui, screens. Words come as lists from the caller.

use crate::engine::Level;
use crate::engine::Phrase;
use crate::paint::marks::MARKS;
use crate::play::{Bot, PlayStyle, Player, SeatAssignment};
use crate::ui::settings::{LONGEST_NAME, Person};

/// A place at the table that is being laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// A number of its own, which it keeps when it moves.
    pub number: u32,
    /// The name as it stands in the field.
    pub name: String,
    /// The name that counts while the field is empty.
    pub stand_in: String,
    /// What it was called and how it played as the other of person and bot.
    other: Option<(String, Player)>,
    /// Person or bot.
    pub player: Player,
    /// Mark 0–5.
    pub mark: u8,
}

impl Place {
    /// The name that counts.
    pub fn called(&self) -> &str {
        let name = self.name.trim();
        if name.is_empty() { &self.stand_in } else { name }
    }
}

/// What people and bots may be called while nobody has said so.
#[derive(Clone, Debug, Default)]
pub struct NameLists {
    /// Everyone who has played here, the latest first.
    pub people: Vec<Person>,
    /// What the first person is called at the first start.
    pub first: String,
    /// What people without a name are called, one after the other.
    pub guests: Vec<String>,
    /// What bots are called, one after the other, and what temper who is called so has.
    pub bots: Vec<(String, PlayStyle)>,
}

/// The seating that is being made up.
#[derive(Clone, Debug)]
pub struct Draft {
    places: Vec<Place>,
    fewest: usize,
    most: usize,
    lists: NameLists,
    next_number: u32,
}

impl Draft {
    /// The seating to begin with: as the game was played last, else one person and one bot; in any case as many as the game
    /// needs.
    pub fn new(last: &[SeatAssignment], fewest: usize, most: usize, lists: NameLists) -> Self {
        let mut draft = Draft { places: Vec::new(), fewest, most, lists, next_number: 0 };
        for assignment in last.iter().take(most) {
            let name: String = assignment.name.chars().take(LONGEST_NAME).collect();
            let player = draft.offered(assignment.player, &name);
            draft.seat(player, name, assignment.mark);
        }
        if draft.places.is_empty() {
            let latest = draft.lists.people.first().map(|person| (person.name.clone(), person.mark));
            let (name, mark) = latest.unwrap_or_else(|| (draft.lists.first.clone(), 0));
            draft.seat(Player::Human, name, mark);
        }
        while draft.places.len() < fewest {
            draft.add();
        }
        draft
    }

    /// The places in seat order.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// A place, to write its name.
    pub fn place_mut(&mut self, index: usize) -> Option<&mut Place> {
        self.places.get_mut(index)
    }

    /// Whether one more can sit down.
    pub fn has_room(&self) -> bool {
        self.places.len() < self.most
    }

    /// Whether one can leave.
    pub fn can_spare(&self) -> bool {
        self.places.len() > self.fewest
    }

    /// One more bot sits down: whoever is missing is soon turned into a person, and a game with a bot too many can be played
    /// all the same.
    pub fn add(&mut self) {
        if self.has_room() {
            let (name, player) = self.free_bot();
            let mark = self.free_mark();
            self.seat(player, name, mark);
        }
    }

    /// Someone leaves.
    pub fn remove(&mut self, index: usize) {
        if self.can_spare() && index < self.places.len() {
            self.places.remove(index);
        }
    }

    /// Someone plays one earlier.
    pub fn earlier(&mut self, index: usize) {
        if index > 0 && index < self.places.len() {
            self.places.swap(index - 1, index);
        }
    }

    /// Gives a place from a person to a bot or back. The name follows, and comes back when that is undone.
    pub fn switch(&mut self, index: usize) {
        let Some(place) = self.places.get(index) else { return };
        let (name, player, mark) = match &place.other {
            Some((name, player)) => (name.clone(), *player, None),
            None if place.player.is_human() => {
                let (name, bot) = self.free_bot();
                (name, bot, None)
            }
            None => match self.free_person() {
                Some(person) => (person.name.clone(), Player::Human, Some(person.mark)),
                None => (String::new(), Player::Human, None),
            },
        };
        let mark = mark.filter(|&mark| self.places.iter().all(|place| place.mark != mark));
        if let Some(place) = self.places.get_mut(index) {
            place.other =
                Some((std::mem::replace(&mut place.name, name), std::mem::replace(&mut place.player, player)));
            place.mark = mark.unwrap_or(place.mark);
        }
    }

    /// Says how a bot plays.
    pub fn set_bot(&mut self, index: usize, bot: Bot) {
        if let Some(place) = self.places.get_mut(index).filter(|place| !place.player.is_human()) {
            place.player = Player::Bot(bot);
        }
    }

    /// Gives someone a mark; who has it takes theirs for it.
    pub fn set_mark(&mut self, index: usize, mark: u8) {
        let Some(before) = self.places.get(index).map(|place| place.mark) else { return };
        for place in &mut self.places {
            if place.mark == mark {
                place.mark = before;
            }
        }
        if let Some(place) = self.places.get_mut(index) {
            place.mark = mark;
        }
    }

    /// A remembered person sits down here, with the mark picked last if it is free.
    pub fn set_person(&mut self, index: usize, person: &Person) {
        let free = self.places.iter().enumerate().all(|(other, place)| other == index || place.mark != person.mark);
        if let Some(place) = self.places.get_mut(index) {
            place.name.clone_from(&person.name);
            if free {
                place.mark = person.mark;
            }
        }
    }

    /// The remembered people who do not sit here yet and whose names begin so, as they stand.
    pub fn suggestions(&self, begins: &str) -> Vec<Person> {
        let begins = begins.trim().to_lowercase();
        let seated = |person: &&Person| self.places.iter().all(|place| place.called() != person.name);
        let fits = |person: &&Person| person.name.to_lowercase().starts_with(&begins);
        self.lists.people.iter().filter(seated).filter(fits).take(6).cloned().collect()
    }

    /// Who sits where, if it can be played so.
    ///
    /// # Errors
    /// What is to be changed first.
    pub fn seating(&self) -> Result<Vec<SeatAssignment>, Phrase> {
        for (index, place) in self.places.iter().enumerate() {
            let same = |other: &Place| other.called().to_lowercase() == place.called().to_lowercase();
            if self.places.iter().skip(index + 1).any(same) {
                return Err(Phrase::new("new-game-same-name").with("name", place.called().to_owned()));
            }
        }
        let assignment =
            |place: &Place| SeatAssignment { name: place.called().to_owned(), player: place.player, mark: place.mark };
        Ok(self.places.iter().map(assignment).collect())
    }

    fn seat(&mut self, player: Player, name: String, mark: u8) {
        let taken = mark >= MARKS || self.places.iter().any(|place| place.mark == mark);
        let mark = if taken { self.free_mark() } else { mark };
        let guests = self.lists.guests.iter();
        let stand_in = guests.clone().find(|guest| self.places.iter().all(|place| place.stand_in != **guest));
        let stand_in = stand_in.cloned().unwrap_or_default();
        self.next_number += 1;
        let number = self.next_number;
        self.places.push(Place { number, name, stand_in, other: None, player, mark });
    }

    fn free_mark(&self) -> u8 {
        let free = |mark: &u8| self.places.iter().all(|place| place.mark != *mark);
        (0..MARKS).find(free).unwrap_or(0)
    }

    /// A bot that does not sit here yet.
    fn free_bot(&self) -> (String, Player) {
        let free = |(name, _): &&(String, PlayStyle)| self.places.iter().all(|place| place.called() != name);
        let found = self.lists.bots.iter().find(free).cloned();
        let (name, temper) = found.unwrap_or((String::new(), PlayStyle::Careful));
        (name, Player::Bot(Bot { level: Level::default(), style: Some(temper) }))
    }

    /// The same player, if it is a bot as one that is offered: those of old tables may be of another level, and have no temper.
    fn offered(&self, player: Player, name: &str) -> Player {
        let Player::Bot(Bot { level, style: temper }) = player else { return player };
        let level = if Level::OFFERED.contains(&level) { level } else { Level::default() };
        let of_name = || self.lists.bots.iter().find(|(known, _)| known == name).map(|(_, temper)| *temper);
        Player::Bot(Bot { level, style: temper.or_else(of_name).or(Some(PlayStyle::Careful)) })
    }

    fn free_person(&self) -> Option<&Person> {
        self.lists.people.iter().find(|person| self.places.iter().all(|place| place.called() != person.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lists() -> NameLists {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        NameLists {
            people: vec![Person { name: "Bo".to_owned(), mark: 3 }],
            first: "Robin".to_owned(),
            guests: words(&["Guest", "Guest 2", "Guest 3", "Guest 4"]),
            bots: words(&["Edam", "Brie", "Gouda", "Feta"])
                .into_iter()
                .zip(PlayStyle::ALL.into_iter().cycle())
                .collect(),
        }
    }

    fn names(draft: &Draft) -> Vec<&str> {
        draft.places().iter().map(Place::called).collect()
    }

    #[test]
    fn the_first_game_has_a_person_and_a_bot() {
        let draft = Draft::new(&[], 2, 4, NameLists { people: Vec::new(), ..lists() });
        assert_eq!(names(&draft), ["Robin", "Edam"]);
        assert_eq!(draft.places()[0].player, Player::Human);
        let careful = Player::Bot(Bot { level: Level::Medium, style: Some(PlayStyle::Careful) });
        assert_eq!(draft.places()[1].player, careful);
        assert!(draft.seating().is_ok());
    }

    #[test]
    fn seats_stay_within_the_range_of_the_game() {
        let mut draft = Draft::new(&[], 2, 3, lists());
        draft.remove(0);
        assert_eq!(draft.places().len(), 2);
        draft.add();
        draft.add();
        assert_eq!(names(&draft), ["Bo", "Edam", "Brie"]);
        let marks: std::collections::BTreeSet<u8> = draft.places().iter().map(|place| place.mark).collect();
        assert_eq!(marks.len(), 3);
        let seated = draft.seating().expect("fine");
        let too_many = [seated.clone(), seated].concat();
        assert_eq!(Draft::new(&too_many, 2, 4, lists()).places().len(), 4);
    }

    #[test]
    fn marks_swap_and_names_come_back() {
        let mut draft = Draft::new(&[], 2, 4, lists());
        let (first, second) = (draft.places()[0].mark, draft.places()[1].mark);
        draft.set_mark(0, second);
        assert_eq!((draft.places()[0].mark, draft.places()[1].mark), (second, first));
        draft.switch(0);
        assert_eq!(names(&draft), ["Brie", "Edam"]);
        let bold = Bot { level: Level::Hard, style: Some(PlayStyle::Bold) };
        draft.set_bot(0, bold);
        draft.switch(0);
        assert_eq!((names(&draft), draft.places()[0].player), (vec!["Bo", "Edam"], Player::Human));
        draft.set_bot(0, bold);
        assert_eq!(draft.places()[0].player, Player::Human, "only a bot plays like one");
        draft.switch(0);
        assert_eq!(draft.places()[0].player, Player::Bot(bold));
        draft.switch(0);
        draft.switch(1);
        assert_eq!(names(&draft), ["Bo", "Guest 2"]);
        assert_eq!(draft.suggestions("b"), []);
    }

    /// Levels that are not offered any more become one that is, and who has no temper gets the one of its name.
    #[test]
    fn bots_of_old_tables_sit_down_as_new_ones() {
        let old = SeatAssignment { name: "Brie".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 1 };
        let new = Player::Bot(Bot { level: Level::Hard, style: Some(PlayStyle::Thieving) });
        let draft = Draft::new(&[old, SeatAssignment { name: "Ox".to_owned(), player: new, mark: 2 }], 2, 4, lists());
        let bold = Player::Bot(Bot { level: Level::Medium, style: Some(PlayStyle::Bold) });
        assert_eq!(draft.places().iter().map(|place| place.player).collect::<Vec<_>>(), [bold, new]);
    }

    #[test]
    fn two_of_one_name_are_told_apart_first() {
        let mut draft = Draft::new(&[], 2, 4, lists());
        draft.place_mut(1).expect("there").name = "  bo ".to_owned();
        let phrase = draft.seating().expect_err("the same name twice");
        assert_eq!(phrase.key, "new-game-same-name");
        draft.place_mut(1).expect("there").name = " Ada ".to_owned();
        assert_eq!(draft.seating().expect("fine")[1].name, "Ada");
    }
}
