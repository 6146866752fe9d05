//! Whether the deal at a table is played for practice: the person there has finished it before.

use std::time::Duration;

use egui::Context;

use super::words::deal_of;
use crate::daily::results;
use crate::statistics::PlayedGame;
use crate::ui::background::BackgroundWork;
use crate::ui::games_reader::GamesReader;
use crate::ui::services::AppServices;
use crate::ui::table::TableModel;

/// Looks through the records for an earlier game of the deal at a table.
#[derive(Default)]
pub enum PracticeCheck {
    /// Nothing has been looked at yet.
    #[default]
    Due,
    /// The records are being read.
    Reading(GamesReader),
    /// It is known, or there is nothing to look for.
    Done,
}

impl PracticeCheck {
    /// Begins to look when a table is shown for the first time, and takes over what has been found. Nobody waits for it, but for pictures of
    /// the screen. True if it has just turned out to be practice.
    pub fn update(&mut self, model: &TableModel, services: &AppServices, ctx: &Context) -> bool {
        if matches!(self, PracticeCheck::Due) {
            // What is over already has a record of its own, which would be found.
            let is_running_deal = model.deal.is_some() && model.outcome.is_none();
            *self = match is_running_deal {
                true => PracticeCheck::Reading(GamesReader::open(&services.paths, !services.autosave.is_locked())),
                false => PracticeCheck::Done,
            };
        }
        let PracticeCheck::Reading(reader) = self else { return false };
        let patience = if services.load_timeout == Duration::MAX { Duration::MAX } else { Duration::ZERO };
        reader.update(ctx, patience);
        let Some(games) = reader.games() else { return false };
        let is_practice = has_finished(games, model, services).unwrap_or(false);
        *self = PracticeCheck::Done;
        is_practice
    }
}

/// Whether the person at the table is among those who have finished its deal; `None` if there is no such deal or person.
fn has_finished(games: &[PlayedGame], model: &TableModel, services: &AppServices) -> Option<bool> {
    let deal = deal_of(model)?;
    let name = &model.seating.get(deal.seat.index())?.name;
    let mut people = services.settings.people.iter();
    let person = people.find(|person| person.name.to_lowercase() == name.to_lowercase());
    let directory = services.settings.directory();
    let who = directory.who(name, person.and_then(|person| person.id.as_ref()))?;
    Some(results(games, &directory, &who).contains_key(&deal.date))
}

impl BackgroundWork for PracticeCheck {
    fn wait_until_done(&mut self) {
        if let PracticeCheck::Reading(reader) = self {
            reader.wait_until_done();
        }
    }
}
