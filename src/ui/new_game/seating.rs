//! The seating as edited on the new-game screen, always close to a valid one.
//!
//! Must not know: egui, screens. The caller supplies the names.

use crate::engine::Level;
use crate::engine::Phrase;
use crate::paint::marks::MARKS;
use crate::play::{Bot, PlayStyle, Player, SeatAssignment};
use crate::ui::settings::{LONGEST_NAME, Person};

/// A seat of the new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditedSeat {
    /// A unique number, which the seat keeps when it moves.
    pub number: u32,
    /// The text in the name field.
    pub name: String,
    /// The name used while the field is empty.
    pub fallback_name: String,
    /// The name and player that return when the seat switches between person and bot.
    alternative: Option<(String, Player)>,
    /// A person or a bot.
    pub player: Player,
    /// The mark, 0 to 5.
    pub mark: u8,
}

impl EditedSeat {
    /// The name in the field, or the fallback if it is empty.
    pub fn effective_name(&self) -> &str {
        let name = self.name.trim();
        if name.is_empty() { &self.fallback_name } else { name }
    }
}

/// Names to offer for people and bots.
#[derive(Clone, Debug, Default)]
pub struct NameLists {
    /// Everyone who has played here, the latest first.
    pub people: Vec<Person>,
    /// The name of the first person at the first start.
    pub first_person: String,
    /// Names for unnamed people, in order of use.
    pub guests: Vec<String>,
    /// Names for bots in order of use, each with the play style that goes with the name.
    pub bots: Vec<(String, PlayStyle)>,
}

/// The seating as edited so far.
#[derive(Clone, Debug)]
pub struct Seating {
    seats: Vec<EditedSeat>,
    min_seats: usize,
    max_seats: usize,
    lists: NameLists,
    next_number: u32,
}

impl Seating {
    /// The initial seating: the one of the last table, else one person and one bot; filled up to the minimum of the
    /// game.
    pub fn new(last: &[SeatAssignment], min_seats: usize, max_seats: usize, lists: NameLists) -> Self {
        let mut seating = Seating { seats: Vec::new(), min_seats, max_seats, lists, next_number: 0 };
        for assignment in last.iter().take(max_seats) {
            let name: String = assignment.name.chars().take(LONGEST_NAME).collect();
            let player = seating.offered_player(assignment.player, &name);
            seating.push_seat(player, name, assignment.mark);
        }
        if seating.seats.is_empty() {
            let latest = seating.lists.people.first().map(|person| (person.name.clone(), person.mark));
            let (name, mark) = latest.unwrap_or_else(|| (seating.lists.first_person.clone(), 0));
            seating.push_seat(Player::Human, name, mark);
        }
        while seating.seats.len() < min_seats {
            seating.add();
        }
        seating
    }

    /// The seats, in order of play.
    pub fn seats(&self) -> &[EditedSeat] {
        &self.seats
    }

    /// A seat, to edit its name.
    pub fn seat_mut(&mut self, index: usize) -> Option<&mut EditedSeat> {
        self.seats.get_mut(index)
    }

    /// Whether a seat can be added.
    pub fn has_room(&self) -> bool {
        self.seats.len() < self.max_seats
    }

    /// Whether a seat can be removed.
    pub fn can_remove(&self) -> bool {
        self.seats.len() > self.min_seats
    }

    /// Adds a bot: it is easily turned into a person, and a game with one bot too many is still playable.
    pub fn add(&mut self) {
        if self.has_room() {
            let (name, player) = self.free_bot();
            let mark = self.free_mark();
            self.push_seat(player, name, mark);
        }
    }

    /// Removes a seat.
    pub fn remove(&mut self, index: usize) {
        if self.can_remove() && index < self.seats.len() {
            self.seats.remove(index);
        }
    }

    /// Moves a seat one place forward in the order of play.
    pub fn move_earlier(&mut self, index: usize) {
        if index > 0 && index < self.seats.len() {
            self.seats.swap(index - 1, index);
        }
    }

    /// Switches a seat between person and bot. The name changes too, and returns when the seat is switched back.
    pub fn toggle_bot(&mut self, index: usize) {
        let Some(seat) = self.seats.get(index) else { return };
        let (name, player, mark) = match &seat.alternative {
            Some((name, player)) => (name.clone(), *player, None),
            None if seat.player.is_human() => {
                let (name, bot) = self.free_bot();
                (name, bot, None)
            }
            None => match self.free_person() {
                Some(person) => (person.name.clone(), Player::Human, Some(person.mark)),
                None => (String::new(), Player::Human, None),
            },
        };
        let mark = mark.filter(|&mark| self.seats.iter().all(|seat| seat.mark != mark));
        if let Some(seat) = self.seats.get_mut(index) {
            seat.alternative =
                Some((std::mem::replace(&mut seat.name, name), std::mem::replace(&mut seat.player, player)));
            seat.mark = mark.unwrap_or(seat.mark);
        }
    }

    /// Sets how a bot plays.
    pub fn set_bot(&mut self, index: usize, bot: Bot) {
        if let Some(seat) = self.seats.get_mut(index).filter(|seat| !seat.player.is_human()) {
            seat.player = Player::Bot(bot);
        }
    }

    /// Gives a seat a mark; a seat that has this mark gets the old one in exchange.
    pub fn set_mark(&mut self, index: usize, mark: u8) {
        let Some(before) = self.seats.get(index).map(|seat| seat.mark) else { return };
        for seat in &mut self.seats {
            if seat.mark == mark {
                seat.mark = before;
            }
        }
        if let Some(seat) = self.seats.get_mut(index) {
            seat.mark = mark;
        }
    }

    /// Puts a remembered person on this seat, with their last mark if it is free.
    pub fn set_person(&mut self, index: usize, person: &Person) {
        let free = self.seats.iter().enumerate().all(|(other, seat)| other == index || seat.mark != person.mark);
        if let Some(seat) = self.seats.get_mut(index) {
            seat.name.clone_from(&person.name);
            if free {
                seat.mark = person.mark;
            }
        }
    }

    /// The remembered people who have no seat yet and whose names begin with `begins`.
    pub fn suggestions(&self, begins: &str) -> Vec<Person> {
        let begins = begins.trim().to_lowercase();
        let seated = |person: &&Person| self.seats.iter().all(|seat| seat.effective_name() != person.name);
        let fits = |person: &&Person| person.name.to_lowercase().starts_with(&begins);
        self.lists.people.iter().filter(seated).filter(fits).take(6).cloned().collect()
    }

    /// Lets all bots play at this level.
    pub fn set_level_of_bots(&mut self, level: Level) {
        for seat in &mut self.seats {
            if let Player::Bot(bot) = &mut seat.player {
                bot.level = level;
            }
        }
    }

    /// Who sits where, if it can be played so.
    ///
    /// # Errors
    /// What is to be changed first.
    pub fn assignments(&self) -> Result<Vec<SeatAssignment>, Phrase> {
        for (index, seat) in self.seats.iter().enumerate() {
            let same =
                |other: &EditedSeat| other.effective_name().to_lowercase() == seat.effective_name().to_lowercase();
            if self.seats.iter().skip(index + 1).any(same) {
                return Err(Phrase::new("new-game-same-name").with("name", seat.effective_name().to_owned()));
            }
        }
        let assignment = |seat: &EditedSeat| SeatAssignment {
            name: seat.effective_name().to_owned(),
            player: seat.player,
            mark: seat.mark,
        };
        Ok(self.seats.iter().map(assignment).collect())
    }

    fn push_seat(&mut self, player: Player, name: String, mark: u8) {
        let taken = mark >= MARKS || self.seats.iter().any(|seat| seat.mark == mark);
        let mark = if taken { self.free_mark() } else { mark };
        let guests = self.lists.guests.iter();
        let fallback_name = guests.clone().find(|guest| self.seats.iter().all(|seat| seat.fallback_name != **guest));
        let fallback_name = fallback_name.cloned().unwrap_or_default();
        self.next_number += 1;
        let number = self.next_number;
        self.seats.push(EditedSeat { number, name, fallback_name, alternative: None, player, mark });
    }

    fn free_mark(&self) -> u8 {
        let free = |mark: &u8| self.seats.iter().all(|seat| seat.mark != *mark);
        (0..MARKS).find(free).unwrap_or(0)
    }

    /// The first bot name that is not in use, with its player.
    fn free_bot(&self) -> (String, Player) {
        let free = |(name, _): &&(String, PlayStyle)| self.seats.iter().all(|seat| seat.effective_name() != name);
        let found = self.lists.bots.iter().find(free).cloned();
        let (name, style) = found.unwrap_or((String::new(), PlayStyle::Careful));
        (name, Player::Bot(Bot { level: Level::default(), style: Some(style) }))
    }

    /// The player, with a bot adapted to the levels offered now: bots of old tables may have another level, and no play
    /// style.
    fn offered_player(&self, player: Player, name: &str) -> Player {
        let Player::Bot(Bot { level, style }) = player else { return player };
        let level = if Level::OFFERED.contains(&level) { level } else { Level::default() };
        let of_name = || self.lists.bots.iter().find(|(known, _)| known == name).map(|(_, style)| *style);
        Player::Bot(Bot { level, style: style.or_else(of_name).or(Some(PlayStyle::Careful)) })
    }

    fn free_person(&self) -> Option<&Person> {
        self.lists.people.iter().find(|person| self.seats.iter().all(|seat| seat.effective_name() != person.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lists() -> NameLists {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        NameLists {
            people: vec![Person::new("Bo", 3)],
            first_person: "Robin".to_owned(),
            guests: words(&["Guest", "Guest 2", "Guest 3", "Guest 4"]),
            bots: words(&["Edam", "Brie", "Gouda", "Feta"])
                .into_iter()
                .zip(PlayStyle::ALL.into_iter().cycle())
                .collect(),
        }
    }

    fn names(seating: &Seating) -> Vec<&str> {
        seating.seats().iter().map(EditedSeat::effective_name).collect()
    }

    #[test]
    fn first_seating_has_one_person_and_one_bot() {
        let seating = Seating::new(&[], 2, 4, NameLists { people: Vec::new(), ..lists() });
        assert_eq!(names(&seating), ["Robin", "Edam"]);
        assert_eq!(seating.seats()[0].player, Player::Human);
        let careful = Player::Bot(Bot { level: Level::Medium, style: Some(PlayStyle::Careful) });
        assert_eq!(seating.seats()[1].player, careful);
        assert!(seating.assignments().is_ok());
    }

    #[test]
    fn seat_count_stays_within_the_limits_of_the_game() {
        let mut seating = Seating::new(&[], 2, 3, lists());
        seating.remove(0);
        assert_eq!(seating.seats().len(), 2);
        seating.add();
        seating.add();
        assert_eq!(names(&seating), ["Bo", "Edam", "Brie"]);
        let marks: std::collections::BTreeSet<u8> = seating.seats().iter().map(|seat| seat.mark).collect();
        assert_eq!(marks.len(), 3);
        let seated = seating.assignments().expect("fine");
        let too_many = [seated.clone(), seated].concat();
        assert_eq!(Seating::new(&too_many, 2, 4, lists()).seats().len(), 4);
    }

    #[test]
    fn marks_swap_and_names_return_after_toggling() {
        let mut seating = Seating::new(&[], 2, 4, lists());
        let (first, second) = (seating.seats()[0].mark, seating.seats()[1].mark);
        seating.set_mark(0, second);
        assert_eq!((seating.seats()[0].mark, seating.seats()[1].mark), (second, first));
        seating.toggle_bot(0);
        assert_eq!(names(&seating), ["Brie", "Edam"]);
        let bold = Bot { level: Level::Hard, style: Some(PlayStyle::Bold) };
        seating.set_bot(0, bold);
        seating.toggle_bot(0);
        assert_eq!((names(&seating), seating.seats()[0].player), (vec!["Bo", "Edam"], Player::Human));
        seating.set_bot(0, bold);
        assert_eq!(seating.seats()[0].player, Player::Human, "only a bot plays like one");
        seating.toggle_bot(0);
        assert_eq!(seating.seats()[0].player, Player::Bot(bold));
        seating.toggle_bot(0);
        seating.toggle_bot(1);
        assert_eq!(names(&seating), ["Bo", "Guest 2"]);
        assert_eq!(seating.suggestions("b"), []);
    }

    /// Levels that are no longer offered become the default, and bots without a play style get the one of their name.
    #[test]
    fn bots_of_old_tables_get_an_offered_level_and_style() {
        let old = SeatAssignment { name: "Brie".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 1 };
        let new = Player::Bot(Bot { level: Level::Hard, style: Some(PlayStyle::Thieving) });
        let seating =
            Seating::new(&[old, SeatAssignment { name: "Ox".to_owned(), player: new, mark: 2 }], 2, 4, lists());
        let bold = Player::Bot(Bot { level: Level::Medium, style: Some(PlayStyle::Bold) });
        assert_eq!(seating.seats().iter().map(|seat| seat.player).collect::<Vec<_>>(), [bold, new]);
    }

    #[test]
    fn duplicate_names_are_refused() {
        let mut seating = Seating::new(&[], 2, 4, lists());
        seating.seat_mut(1).expect("there").name = "  bo ".to_owned();
        let phrase = seating.assignments().expect_err("the same name twice");
        assert_eq!(phrase.key, "new-game-same-name");
        seating.seat_mut(1).expect("there").name = " Ada ".to_owned();
        assert_eq!(seating.assignments().expect("fine")[1].name, "Ada");
    }
}
