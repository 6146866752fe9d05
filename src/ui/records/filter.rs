//! Which records are listed, and in which order.
//!
//! Everything here is computed from what has been read so far. Must not know: files, how anything looks.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::RecordEntry;
use super::tags::Tags;
use crate::engine::Level;
use crate::statistics::Who;

/// What people look for in the records.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecordFilter {
    /// Words, each of which is in the name of the game or of a player, or in a tag.
    pub search: String,
    /// The id of the game.
    pub game: Option<&'static str>,
    /// Who played.
    pub person: Option<Who>,
    /// Which bots played.
    pub bots: Option<Bots>,
    /// How the game ended.
    pub result: Option<ResultKind>,
    /// A tag.
    pub tag: Option<String>,
    /// The order of the list.
    pub order: Order,
}

/// Which bots played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bots {
    /// None: people among themselves.
    None,
    /// At least one of this level.
    Level(Level),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultKind {
    /// The chosen person won, alone or with others.
    Won,
    /// The chosen person did not win.
    Lost,
    /// Several won together, other than partners as a team; if a person is chosen, that person too.
    Shared,
    /// The game did not end.
    Unfinished,
}

impl ResultKind {
    /// Whether it asks how a person fared.
    pub const fn needs_person(self) -> bool {
        matches!(self, ResultKind::Won | ResultKind::Lost)
    }
}

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The latest game first.
    #[default]
    Newest,
    /// The earliest game first.
    Oldest,
    /// By the names of the games; of each game the latest first.
    Game,
    /// By the names of the players; of the same players the latest game first.
    Players,
}

impl Order {
    /// All orders, as they are offered.
    pub const ALL: [Order; 4] = [Order::Newest, Order::Oldest, Order::Game, Order::Players];
}

impl RecordFilter {
    /// Whether it leaves out any records.
    pub fn is_set(&self) -> bool {
        let RecordFilter { search, game, person, bots, result, tag, order: _ } = self;
        let is_blank = search.trim().is_empty() && game.is_none() && person.is_none();
        !(is_blank && bots.is_none() && result.is_none() && tag.is_none())
    }

    /// Chooses nothing any more, but keeps the order.
    pub fn clear(&mut self) {
        *self = RecordFilter { order: self.order, ..RecordFilter::default() };
    }

    /// Chooses a person. Without one nobody can have won or lost.
    pub fn choose_person(&mut self, person: Option<Who>) {
        self.person = person;
        if self.person.is_none() {
            self.result = self.result.filter(|result| !result.needs_person());
        }
    }

    /// The indices of the records to list, in their order. `records` are the latest first, `None` where a record has not been read yet: it
    /// is listed as long as nothing has to be known of it.
    pub fn list<'a>(
        &self,
        records: impl Iterator<Item = Option<&'a RecordEntry>>,
        tags: &Tags,
        game_name: impl Fn(&str) -> String,
    ) -> Vec<usize> {
        let is_set = self.is_set();
        let words: Vec<String> = self.search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let mut game_names: BTreeMap<&'static str, String> = BTreeMap::new();
        let mut listed: Vec<(usize, Option<&RecordEntry>)> = records.enumerate().collect();
        for (_, record) in &listed {
            if let Some(record) = record {
                game_names.entry(record.game).or_insert_with(|| game_name(record.game).to_lowercase());
            }
        }
        let name_of = |record: &RecordEntry| game_names.get(record.game).map_or("", String::as_str);
        let is_by_time = matches!(self.order, Order::Newest | Order::Oldest);
        listed.retain(|(_, record)| match record {
            Some(record) => !is_set || self.matches(record, tags, &words, name_of(record)),
            None => !is_set && is_by_time,
        });
        match self.order {
            Order::Newest => {}
            Order::Oldest => listed.reverse(),
            Order::Game => listed.sort_by_cached_key(|(_, record)| record.map(|record| name_of(record).to_owned())),
            Order::Players => listed.sort_by_cached_key(|(_, record)| record.map(players)),
        }
        listed.into_iter().map(|(index, _)| index).collect()
    }

    fn matches(&self, record: &RecordEntry, tags: &Tags, words: &[String], game_name: &str) -> bool {
        let own_tags = tags.of(&record.file());
        let fits = self.game.is_none_or(|game| game == record.game)
            && self.bots.is_none_or(|bots| has_bots(record, bots))
            && self.tag.as_ref().is_none_or(|tag| own_tags.contains(tag))
            && self.fits_person(record);
        fits && words.iter().all(|word| {
            game_name.contains(word)
                || record.seats.iter().any(|seat| seat.folded_name.contains(word))
                || own_tags.iter().any(|tag| tag.to_lowercase().contains(word))
        })
    }

    /// Whether the chosen person played, and the game ended as chosen.
    fn fits_person(&self, record: &RecordEntry) -> bool {
        let seats: Vec<usize> = match &self.person {
            None => (0..record.seats.len()).collect(),
            Some(person) => {
                let is_person = |index: &usize| record.seats.get(*index).and_then(|seat| seat.who.as_ref());
                (0..record.seats.len()).filter(|index| is_person(index) == Some(person)).collect()
            }
        };
        let has_won = || seats.iter().any(|seat| record.has_won(*seat));
        let is_over = record.outcome.is_some();
        !seats.is_empty()
            && match self.result {
                None => true,
                Some(ResultKind::Won) => has_won(),
                Some(ResultKind::Lost) => is_over && !has_won(),
                Some(ResultKind::Shared) => record.winning_teams > 1 && has_won(),
                Some(ResultKind::Unfinished) => !is_over,
            }
    }
}

fn has_bots(record: &RecordEntry, bots: Bots) -> bool {
    let mut levels = record.seats.iter().filter_map(|seat| seat.level);
    match bots {
        Bots::None => levels.next().is_none(),
        Bots::Level(wanted) => levels.any(|level| level == wanted),
    }
}

/// The names of the players in lower case, sorted: the same people in other seats are the same players.
fn players(record: &RecordEntry) -> Vec<&str> {
    let mut names: Vec<&str> = record.seats.iter().map(|seat| seat.folded_name.as_str()).collect();
    names.sort_unstable();
    names
}

/// What can be chosen: what is in the records.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offers {
    /// The ids of games.
    pub games: BTreeSet<&'static str>,
    /// People and their names, by name.
    pub people: Vec<(Who, String)>,
    /// Levels of bots, the weakest first.
    pub levels: BTreeSet<Level>,
}

impl Offers {
    /// What is in these records, of which the first are the latest.
    pub fn of<'a>(records: impl Iterator<Item = &'a RecordEntry>) -> Offers {
        let (mut offers, mut people) = (Offers::default(), BTreeMap::<Who, &str>::new());
        for record in records {
            offers.games.insert(record.game);
            for seat in &record.seats {
                offers.levels.extend(seat.level);
                if let Some(who) = &seat.who
                    && !people.contains_key(who)
                {
                    people.insert(who.clone(), &seat.label.name);
                }
            }
        }
        offers.people = people.into_iter().map(|(who, name)| (who, name.to_owned())).collect();
        offers.people.sort_by_cached_key(|(_, name)| name.to_lowercase());
        offers
    }
}

#[cfg(test)]
mod tests;
