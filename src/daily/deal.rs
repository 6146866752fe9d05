//! What is dealt on a day.

use jiff::civil::Date;
use rand::RngExt as _;
use serde_json::{Map, Value};

use super::rotation::{day_number, game_of};
use super::version::DealVersion;
use crate::engine::{Level, OptionKind, Seat, Stream, random_below};
use crate::games::{Game, Visitor, visit_game};
use crate::play::{Bot, PlayStyle, Player, SeatAssignment};
use crate::statistics::RecordSummary;

/// The most seats that are dealt, so that a game is done within a coffee break or two.
const MAX_SEATS: usize = 4;
/// On one of so many days an option is not at its default.
const DAYS_PER_OPTION: u32 = 5;

/// The game of one day: the same for everybody with the same version.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    /// The day.
    pub date: Date,
    /// The version of the program that deals.
    pub version: DealVersion,
    /// The id of the game.
    pub game: &'static str,
    /// The person's seat.
    pub seat: Seat,
    /// The bots at the other seats, in order.
    pub bots: Vec<Bot>,
    /// The key of the option that is changed from its default, if one is.
    pub option: Option<&'static str>,
    /// The options that are not at their default, as in a record.
    pub options: Map<String, Value>,
    /// The seed of the luck and of the bots.
    pub seed: u64,
}

impl Deal {
    /// The deal of a day; `None` if no game is listed.
    pub fn of(date: Date, version: DealVersion) -> Option<Deal> {
        struct Draw(Date, DealVersion);
        impl Visitor for Draw {
            type Output = Deal;
            fn visit<G: Game>(&mut self) -> Deal {
                draw::<G>(self.0, self.1)
            }
        }
        visit_game(game_of(date, version)?, &mut Draw(date, version))
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.bots.len() + 1
    }

    /// The bot at this seat; `None` for the person's seat.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        let own = self.seat.index();
        match seat.index() {
            index if index == own => None,
            index if index < own => self.bots.get(index).copied(),
            index => self.bots.get(index - 1).copied(),
        }
    }

    /// Who sits where, with this person at the person's seat. `name_bot` is called for each bot, in order, and no bot has the person's mark.
    pub fn seating(&self, (name, mark): (&str, u8), mut name_bot: impl FnMut(Bot) -> String) -> Vec<SeatAssignment> {
        let mut free = (0..).filter(|other| *other != mark);
        Seat::all(self.seats())
            .map(|seat| match self.bot(seat) {
                None => SeatAssignment { name: name.to_owned(), player: Player::Human, mark },
                Some(bot) => SeatAssignment {
                    name: name_bot(bot),
                    player: Player::Bot(bot),
                    mark: free.next().unwrap_or_default(),
                },
            })
            .collect()
    }

    /// Whether this is the summary of a game of this deal.
    pub fn is_of(&self, summary: &RecordSummary) -> bool {
        let is_seated = summary.seats.len() == self.seats()
            && Seat::all(self.seats())
                .zip(&summary.seats)
                .all(|(seat, taken)| self.bot(seat).map(|bot| bot.level.id()) == taken.level.as_deref());
        let mark = summary.deal.as_ref();
        let is_dealt = mark.is_some_and(|mark| mark.date == self.date && mark.seed == self.seed);
        is_dealt && is_seated && summary.game == self.game
    }
}

fn draw<G: Game>(date: Date, version: DealVersion) -> Deal {
    let mut stream = version.stream("deal of a day", day_number(date));
    let (least, most) = (*G::SEATS.start(), (*G::SEATS.end()).min(MAX_SEATS).max(*G::SEATS.start()));
    let seats = least + below(&mut stream, most - least + 1);
    let seat = Seat::new(below(&mut stream, seats));
    let first_style = below(&mut stream, PlayStyle::ALL.len());
    let bots = (0..seats - 1).map(|number| Bot {
        level: if stream.random() { Level::Hard } else { Level::Medium },
        style: PlayStyle::ALL.get((first_style + number) % PlayStyle::ALL.len()).copied(),
    });
    let bots = bots.collect();
    let changed = changed_option::<G>(seats, &mut stream);
    let options = changed.iter().map(|(key, value)| ((*key).to_owned(), Value::from(*value))).collect();
    let option = changed.map(|(key, _)| key);
    Deal { date, version, game: G::ID, seat, bots, option, options, seed: stream.random() }
}

/// Now and then a switch among the options that fit, with its other value.
fn changed_option<G: Game>(seats: usize, stream: &mut Stream) -> Option<(&'static str, bool)> {
    let is_today = random_below(stream, DAYS_PER_OPTION) == 0;
    let switches: Vec<(&'static str, bool)> = G::options()
        .iter()
        .filter(|spec| (spec.fits)(seats))
        .filter_map(|spec| match spec.kind {
            OptionKind::Switch { default } => Some((spec.key, !default)),
            OptionKind::Choice { .. } | OptionKind::PerSeat { .. } | OptionKind::Board { .. } => None,
        })
        .collect();
    let picked = if switches.is_empty() { None } else { switches.get(below(stream, switches.len())).copied() };
    picked.filter(|_| is_today)
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    random_below(stream, u32::try_from(bound).unwrap_or(1).max(1)) as usize
}
