//! What has been made of today's deal, for the card on game select.

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

/// Looks through the records for today's deal.
pub struct TodaysResults {
    reader: GamesReader,
    /// The day, and who has played its deal with what result, once known.
    known: Option<(Date, Vec<(String, DealResult)>)>,
}

impl TodaysResults {
    /// Begins to look.
    pub fn open(services: &AppServices) -> Self {
        TodaysResults { reader: GamesReader::open(&services.paths, !services.autosave.is_locked()), known: None }
    }

    /// Takes over what has been found. Nobody waits for it, but for pictures of the screen.
    pub fn update(&mut self, ctx: &Context, services: &AppServices) {
        let patience = if services.load_timeout == Duration::MAX { Duration::MAX } else { Duration::ZERO };
        self.reader.update(ctx, patience);
        let today = services.today();
        if self.known.as_ref().is_some_and(|(day, _)| *day == today) {
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
        let result = |(name, who): (String, Who)| Some((name, results(games, &directory, &who).remove(&today)?));
        self.known = Some((today, players.into_iter().filter_map(result).collect()));
    }

    /// The line of the card: which game it is, and who has played it or what the only person has made of it. `None` if there is no deal.
    pub fn line(&self, services: &AppServices) -> Option<String> {
        let text = &services.text;
        let deal = Deal::of(services.today(), DealVersion::current())?;
        let game = text.get(&format!("{}-name", deal.game));
        let played = self.known.as_ref().map_or(&[][..], |(_, played)| played);
        let phrase = match played {
            [] => Phrase::new("daily-card"),
            [(_, result)] if services.settings.people.len() < 2 => {
                Phrase::new("daily-card-result").with("result", words::result(text, result))
            }
            _ => {
                let names: Vec<String> = played.iter().map(|(name, _)| name.clone()).collect();
                Phrase::new("daily-card-played").with("names", people::list_argument(&names))
            }
        };
        Some(text.say(&phrase.with("game", game), &[]))
    }
}

impl BackgroundWork for TodaysResults {
    fn wait_until_done(&mut self) {
        self.reader.wait_until_done();
    }
}
