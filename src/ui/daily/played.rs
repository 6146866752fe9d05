//! Which deals people have finished, for the cards on game select.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::Context;
use jiff::civil::Date;

use super::words;
use crate::daily::{Deal, DealResult, DealVersion, results};
use crate::engine::Phrase;
use crate::statistics::Who;
use crate::ui::background::BackgroundWork;
use crate::ui::games_reader::GamesReader;
use crate::ui::new_game::names::name_lists;
use crate::ui::people;
use crate::ui::services::AppServices;

/// Looks through the records for deals.
pub struct PlayedDeals {
    reader: GamesReader,
    /// The people with their results by day, once known.
    known: Option<Vec<(String, BTreeMap<Date, DealResult>)>>,
}

impl PlayedDeals {
    /// Begins to look.
    pub fn open(services: &AppServices) -> Self {
        PlayedDeals { reader: GamesReader::open(&services.paths, !services.autosave.is_locked()), known: None }
    }

    /// Takes over what has been found. Nobody waits for it, but for pictures of the screen.
    pub fn update(&mut self, ctx: &Context, services: &AppServices) {
        let patience = if services.load_timeout == Duration::MAX { Duration::MAX } else { Duration::ZERO };
        self.reader.update(ctx, patience);
        if self.known.is_some() {
            return;
        }
        let Some(games) = self.reader.games() else { return };
        let directory = services.settings.directory();
        let mut players: Vec<(String, Who)> =
            directory.people().filter_map(|who| Some((directory.name(who)?.to_owned(), who.clone()))).collect();
        if players.is_empty() {
            let name = name_lists(services).first_person;
            players.extend(directory.who(&name, None).map(|who| (name, who)));
        }
        let of_player = |(name, who): (String, Who)| {
            let results = results(games, &directory, &who);
            (name, results)
        };
        self.known = Some(players.into_iter().map(of_player).collect());
    }

    /// Whether the person among these players at the table of a deal has finished it before, so that they play for practice.
    pub fn is_practice(&self, date: Date, names: &[String]) -> bool {
        let deal = Deal::of(date, DealVersion::current());
        let Some(name) = deal.and_then(|deal| names.get(deal.seat.index())).map(|name| name.to_lowercase()) else {
            return false;
        };
        let mut known = self.known.iter().flatten();
        known.any(|(known, results)| known.to_lowercase() == name && results.contains_key(&date))
    }

    /// The line of the card of today's deal: which game it is, and who has played it or what the only person has made of it, or whether a table of
    /// it waits. `None` if there is no deal.
    pub fn line(&self, services: &AppServices, is_waiting: bool) -> Option<String> {
        let text = &services.text;
        let today = services.today();
        let deal = Deal::of(today, DealVersion::current())?;
        let game = text.get(&format!("{}-name", deal.game));
        let known = self.known.iter().flatten();
        let played: Vec<(&String, &DealResult)> =
            known.filter_map(|(name, results)| Some((name, results.get(&today)?))).collect();
        let phrase = match &played[..] {
            [] if is_waiting => Phrase::new("daily-card-begun"),
            [] => Phrase::new("daily-card"),
            [(_, result)] if services.settings.people.len() < 2 => {
                Phrase::new("daily-card-result").with("result", words::result(text, result))
            }
            _ => {
                let names: Vec<String> = played.iter().map(|&(name, _)| name.clone()).collect();
                Phrase::new("daily-card-played").with("names", people::list_argument(&names))
            }
        };
        Some(text.say(&phrase.with("game", game), &[]))
    }
}

impl BackgroundWork for PlayedDeals {
    fn wait_until_done(&mut self) {
        self.reader.wait_until_done();
    }
}
