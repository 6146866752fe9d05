//! The summary of the record of a finished game: everything that figures need of it.

use std::collections::BTreeSet;
use std::path::Path;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::engine::{Outcome, Rules, Seat, Turn};
use crate::games::{Game, Visitor, visit_game};
use crate::play::{Match, PROGRAM_VERSION, PersonId, Record, read_record};
use crate::story::{SeatAccounts, read_accounts_of};

/// The number of faces of a die.
pub const FACES: usize = 6;

/// What figures need of the record of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordSummary {
    /// The id of the game.
    pub game: String,
    /// The seats, in order.
    pub seats: Vec<SeatSummary>,
    /// The scores of the seats, and who won.
    pub outcome: Outcome,
    /// Which deal of a day this is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealMark>,
}

/// What tells the deal of a day from any other game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealMark {
    /// The day.
    #[serde(with = "crate::play::deal_date::required")]
    pub date: Date,
    /// The version of the program that wrote the record.
    pub program: String,
    /// The seed of the luck.
    pub seed: u64,
}

/// What figures need of a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatSummary {
    /// The name in the record.
    pub name: String,
    /// The id of the person, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The level of a bot; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The other seat of this seat's team, if there are teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<usize>,
    /// How often each face came when dice were rolled for this seat. All zero in games without dice.
    #[serde(default, skip_serializing_if = "is_none_rolled")]
    pub dice: [u32; FACES],
    /// How much of the result was luck and how much play, if the game has a story.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shares: Option<LuckAndPlay>,
}

fn is_none_rolled(dice: &[u32; FACES]) -> bool {
    *dice == [0; FACES]
}

/// What luck and a seat's own play changed of its share of the win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LuckAndPlay {
    /// What chance and the unknown changed.
    pub luck: f64,
    /// What the seat's own decisions changed.
    pub play: f64,
    /// The standard error of either.
    pub error: f64,
}

impl LuckAndPlay {
    /// The figures of a seat in a story.
    pub fn of(seat: Seat, accounts: &SeatAccounts) -> Option<LuckAndPlay> {
        let play = *accounts.play.get(seat.index())?;
        Some(LuckAndPlay { luck: accounts.all_luck(), play, error: accounts.error })
    }
}

impl RecordSummary {
    /// Summarises the record in the file at `path` with this text. `None` if the game is unknown or unfinished, or the record is
    /// refused.
    pub fn of_file(path: &Path, text: &str) -> Option<RecordSummary> {
        struct Summarise(Record);
        impl Visitor for Summarise {
            type Output = Option<RecordSummary>;
            fn visit<G: Game>(&mut self) -> Self::Output {
                let (game, _) = self.0.replay::<G>().ok()?;
                RecordSummary::of_game(&game)
            }
        }
        let record = read_record(text).ok().filter(|record| record.result.is_some())?;
        let accounts = read_accounts_of(path, &record);
        let program = record.program.clone();
        let mut summary = visit_game(&record.game.clone(), &mut Summarise(record))??;
        if let (Some(deal), Some(program)) = (&mut summary.deal, program) {
            deal.program = program;
        }
        if let Some(accounts) = accounts {
            for (index, seat) in summary.seats.iter_mut().enumerate() {
                seat.shares = accounts.get(index).and_then(|own| LuckAndPlay::of(Seat::new(index), own));
            }
        }
        Some(summary)
    }

    /// Summarises a game without its story; `None` while it runs.
    pub fn of_game<R: Rules>(game: &Match<R>) -> Option<RecordSummary> {
        let outcome = game.outcome()?;
        let seat = |(index, assignment): (usize, &crate::play::SeatAssignment)| SeatSummary {
            name: assignment.name.clone(),
            person: game.person_id(Seat::new(index)).cloned(),
            level: match assignment.player {
                crate::play::Player::Human => None,
                crate::play::Player::Bot(bot) => Some(bot.level.id().to_owned()),
            },
            partner: R::partner_of(game.options(), Seat::new(index)).map(Seat::index),
            ..SeatSummary::default()
        };
        let mut seats: Vec<SeatSummary> = game.seating().iter().enumerate().map(seat).collect();
        for ply in 0..game.ply() {
            let faces = game.dice_rolled_at(ply);
            let Some(roller) = (match game.turn_at(ply) {
                Turn::Chance(roller) if !faces.is_empty() => roller.and_then(|roller| seats.get_mut(roller.index())),
                _ => None,
            }) else {
                continue;
            };
            for face in faces {
                let count = usize::from(face).checked_sub(1).and_then(|face| roller.dice.get_mut(face));
                count.into_iter().for_each(|count| *count += 1);
            }
        }
        let program = PROGRAM_VERSION.to_owned();
        let deal = game.deal().map(|date| DealMark { date, program, seed: game.seed() });
        Some(RecordSummary { game: R::ID.to_owned(), seats, outcome, deal })
    }

    /// The teams of these seats, each once, by their first seats. A seat without a partner is a team of its own.
    pub fn teams(&self, seats: impl IntoIterator<Item = usize>) -> BTreeSet<usize> {
        let partner = |seat: usize| self.seats.get(seat).and_then(|own| own.partner);
        seats.into_iter().map(|seat| partner(seat).map_or(seat, |partner| partner.min(seat))).collect()
    }

    /// Whether several have won together, other than partners as a team.
    pub fn is_win_shared(&self) -> bool {
        self.teams(self.outcome.winners.iter().map(|winner| winner.index())).len() > 1
    }

    /// The share of the win that these seats have. Partners win as one: together they have the whole of it, and each of them all of that.
    pub fn win_share(&self, seats: &[usize]) -> f64 {
        let winners = self.teams(self.outcome.winners.iter().map(|winner| winner.index()));
        let own = self.teams(seats.iter().copied()).intersection(&winners).count();
        own as f64 / winners.len().max(1) as f64
    }
}
