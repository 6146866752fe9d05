//! The prompts of Zatre: status line, buttons, seat notes, scores. No painting.

use super::Selection;
use super::input::Interaction;
use crate::engine::{Outcome, Phrase, Seat, Turn};
use crate::games::zatre::rules::{Move, Open, Phase, Zatre};
use crate::games::zatre::words::entry_phrases;
use crate::paint::board::Response;
use crate::paint::icons::Icon;
use crate::paint::key_help::{DRAW, END};
use crate::paint::painter::{Action, PlayContext, Status};

/// The score of a seat: the total of its sheet, at the end of the game less the pips left in hand (Z22).
pub fn score(open: &Open, seat: Seat) -> i32 {
    let sheet = open.common.sheets.get(open.common.sheet_of(seat)).map_or(0, |sheet| sheet.total());
    sheet - pips_left(open, seat).unwrap_or(0)
}

/// The pips subtracted from the total of this seat's sheet; `None` before the end of the game.
pub fn pips_left(open: &Open, seat: Seat) -> Option<i32> {
    let common = &open.common;
    (common.phase == Phase::Over).then(|| {
        Seat::all(open.racks.len())
            .filter(|&other| common.sheet_of(other) == common.sheet_of(seat))
            .filter_map(|other| open.racks[other.index()].tiles)
            .map(|tiles| tiles.pips())
            .sum()
    })
}

/// The note beside a seat: its partner.
pub fn seat_note(play: &PlayContext<'_, Zatre>, seat: Seat) -> Option<Phrase> {
    let partner = play.open.common.partner_of(seat)?;
    Some(Phrase::new("zatre-note-with").with("partner", partner))
}

/// The tiles in a seat's hand: how many it holds or keeps, which it drew to start, what those left over cost.
pub fn hand_note(play: &PlayContext<'_, Zatre>, seat: Seat) -> Option<Phrase> {
    let common = &play.open.common;
    let count = play.open.racks.get(seat.index())?.count;
    match common.phase {
        Phase::Over => pips_left(play.open, seat)
            .filter(|&pips| pips > 0)
            .map(|pips| Phrase::new("zatre-note-minus").with("pips", pips)),
        Phase::Starting { drawn, .. } => drawn
            .get(seat.index())
            .filter(|&&tile| tile > 0)
            .map(|&tile| Phrase::new("zatre-note-drew").with("tile", tile)),
        _ if count == 0 => None,
        Phase::Laying if common.seat == seat => Some(Phrase::new("zatre-note-holds").with("count", count)),
        _ => Some(Phrase::new("zatre-note-keeps").with("count", count)),
    }
}

/// A score sheet in words, for screen readers.
pub fn sheet_in_words(open: &Open, seat: Seat) -> Phrase {
    let Some(sheet) = open.common.sheets.get(open.common.sheet_of(seat)) else {
        return Phrase::new("zatre-sheet-empty");
    };
    let rows: Vec<Phrase> = (0..sheet.rows())
        .map(|index| {
            let row = sheet.row(index);
            let [ten, eleven, twelve] = row.points.map(|points| points.unwrap_or(0));
            let key = if row.cross { "zatre-sheet-row-doubled" } else { "zatre-sheet-row" };
            let phrase = Phrase::new(key).with("number", index + 1).with("ten", ten).with("eleven", eleven);
            phrase.with("twelve", twelve).with("value", row.value())
        })
        .collect();
    if rows.is_empty() {
        return Phrase::new("zatre-sheet-empty");
    }
    Phrase::new("zatre-sheet-words").with("total", score(open, seat)).with("rows", rows)
}

/// The buttons of the foot line; see `Painter::actions`.
pub fn actions(play: &PlayContext<'_, Zatre>) -> Vec<Action<Zatre>> {
    let begin = |label: Phrase, icon: Icon| Action {
        label,
        detail: None,
        icon: Some(icon),
        command: Some(&DRAW),
        response: Response::Begin,
        is_primary: true,
    };
    if play.awaiting_chance.is_some() {
        let count = match play.open.common.phase {
            Phase::Drawing { count, .. } => count,
            _ => 1,
        };
        return vec![begin(Phrase::new("zatre-action-draw").with("count", count), Icon::Bag)];
    }
    if play.awaiting_reveal.is_some() {
        return vec![begin(Phrase::new("zatre-action-take-up"), Icon::Eye)];
    }
    if Interaction::from_play(play).is_none() {
        return Vec::new();
    }
    let end = Move::EndTurn {};
    let can_end = play.legal.contains(&end);
    let entry = play.open.common.entry();
    let detail = match entry_phrases(&entry) {
        parts if parts.is_empty() => Phrase::new("zatre-action-end-nothing"),
        parts => Phrase::new("zatre-action-end-enters").with("entry", parts),
    };
    vec![Action {
        label: Phrase::new("zatre-action-end"),
        detail: Some(detail),
        icon: Some(Icon::Check),
        command: Some(&END),
        response: Response::play_or_ask(end, play.legal),
        is_primary: can_end,
    }]
}

/// The sentence of the foot line; see `Painter::status`.
pub fn status(play: &PlayContext<'_, Zatre>, selection: &Selection) -> Status {
    let common = &play.open.common;
    let says = |seat: Seat, icon: Icon, count: Option<u8>, key: &'static str| Status {
        seat: Some(seat),
        icon: Some(icon),
        count,
        phrase: Phrase::new(key).with("seat", seat).with("count", count.unwrap_or(0)),
    };
    if let Turn::Over(outcome) = play.turn {
        return outcome_status(play.open, outcome);
    }
    match common.phase {
        Phase::Over => Status { seat: None, icon: None, count: None, phrase: Phrase::new("zatre-name") },
        Phase::Starting { next, .. } => says(next, Icon::Bag, None, "zatre-status-starting"),
        Phase::Dealing { seat } => says(seat, Icon::Bag, Some(play.open.bag), "zatre-status-dealing"),
        Phase::Drawing { seat, count, .. } => {
            let key = if play.awaiting_chance.is_some() { "zatre-status-draw" } else { "zatre-status-draws" };
            says(play.awaiting_chance.unwrap_or(seat), Icon::Bag, Some(count), key)
        }
        Phase::Laying => laying_status(play, selection, says),
    }
}

fn laying_status(
    play: &PlayContext<'_, Zatre>,
    selection: &Selection,
    says: impl Fn(Seat, Icon, Option<u8>, &'static str) -> Status,
) -> Status {
    let common = &play.open.common;
    let seat = common.seat;
    if play.awaiting_reveal == Some(seat) {
        return says(seat, Icon::Eye, None, "zatre-status-take-up");
    }
    let Some(interaction) = Interaction::from_play(play) else {
        return says(seat, Icon::Person, None, "zatre-status-lays");
    };
    let left = Some(interaction.tiles.count());
    let may_end = play.legal.contains(&Move::EndTurn {});
    let may_lay = play.legal.len() > usize::from(may_end);
    match (may_lay, may_end) {
        _ if !common.open_cells.is_empty() => says(seat, Icon::Warning, left, "zatre-status-open"),
        (true, true) => says(seat, Icon::Down, left, "zatre-status-lay-or-end"),
        (true, false) if common.board.is_empty() => says(seat, Icon::Down, left, "zatre-status-lay-first"),
        (true, false) => match interaction.picked(selection) {
            Some(picked) => {
                let status = says(seat, Icon::Down, left, "zatre-status-lay");
                Status { phrase: status.phrase.with("tile", picked.tile.value()), ..status }
            }
            None => says(seat, Icon::Down, left, "zatre-status-pick"),
        },
        (false, _) if interaction.tiles.is_empty() => says(seat, Icon::Check, None, "zatre-status-all-laid"),
        (false, _) => says(seat, Icon::Check, left, "zatre-status-nothing-fits"),
    }
}

fn outcome_status(open: &Open, outcome: &Outcome) -> Status {
    let best = outcome.winners.first().and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or(0);
    let phrase = match outcome.winners[..] {
        // Partners win as one; they share nothing with anyone.
        [one, other] if open.common.partner_of(one) == Some(other) => {
            let team = Phrase::new("team").with("one", one).with("other", other);
            Phrase::new("zatre-status-team-won").with("team", team)
        }
        _ => {
            let winner = |&seat| Phrase::new("zatre-winner").with("seat", seat);
            let winners: Vec<Phrase> = outcome.winners.iter().map(winner).collect();
            Phrase::new("zatre-status-over").with("count", winners.len()).with("winners", winners)
        }
    };
    Status {
        seat: outcome.winners.first().copied(),
        icon: Some(Icon::Trophy),
        count: None,
        phrase: phrase.with("total", best),
    }
}
