//! The phrases of Zatre: log lines, move labels, and the position as text. Must not know states or events.

use super::rules::{Move, Open, Phase, Seen, Zatre};
use super::sheet::{Entry, SUMS};
use crate::engine::{GameEnd, Phrase, Seat, UndoBarrier, Words};

impl Words for Zatre {
    fn log_line(seen: &Seen, open: &Open) -> Phrase {
        match seen {
            Seen::StartDrew { seat, tile, begins: None } => {
                Phrase::new("zatre-log-start-draw").with("seat", *seat).with("tile", tile.value())
            }
            Seen::StartDrew { seat, tile, begins: Some(starter) } => {
                let phrase = Phrase::new("zatre-log-start-decided").with("seat", *seat);
                phrase.with("tile", tile.value()).with("starter", *starter)
            }
            // After the game nothing is secret any more.
            Seen::Drew { seat, tiles: Some(tiles), .. } if open.common.phase == Phase::Over => {
                let tiles = tiles.iter().map(|tile| Phrase::new("zatre-badge-sum").with("sum", tile.value()));
                Phrase::new("zatre-log-draw-open").with("seat", *seat).with("tiles", tiles.collect::<Vec<_>>())
            }
            Seen::Drew { seat, count, .. } => Phrase::new("zatre-log-draw").with("seat", *seat).with("count", *count),
            Seen::DealtOut { seat, tile } => {
                Phrase::new("zatre-log-deal-out").with("seat", *seat).with("tile", tile.value())
            }
            Seen::Placed { seat, tile, at, forced } => {
                let key = if *forced { "zatre-log-forced" } else { "zatre-log-place" };
                Phrase::new(key).with("seat", *seat).with("tile", tile.value()).with("cell", *at)
            }
            Seen::Ended { seat, entry, kept } => {
                let key = match (entry.is_empty(), kept) {
                    (true, 0) => "zatre-log-end-nothing",
                    (true, _) => "zatre-log-end-nothing-kept",
                    (false, 0) => "zatre-log-end",
                    (false, _) => "zatre-log-end-kept",
                };
                Phrase::new(key).with("seat", *seat).with("entry", entry_phrases(entry)).with("kept", *kept)
            }
        }
    }

    fn deed(seen: &Seen) -> Option<Phrase> {
        Some(match seen {
            Seen::StartDrew { seat, .. } => Phrase::new("zatre-deed-start").with("seat", *seat),
            Seen::Drew { seat, count, .. } => Phrase::new("zatre-deed-draw").with("seat", *seat).with("count", *count),
            Seen::DealtOut { seat, .. } => Phrase::new("zatre-deed-deal").with("seat", *seat),
            Seen::Placed { seat, tile, .. } => {
                Phrase::new("zatre-deed-lay").with("seat", *seat).with("tile", tile.value())
            }
            Seen::Ended { seat, .. } => Phrase::new("zatre-deed-end").with("seat", *seat),
        })
    }

    fn turn_line(events: &[Seen], _open: &Open) -> Option<Phrase> {
        let Some(Seen::Ended { seat, entry, .. }) = events.last() else { return None };
        let laid = events.iter().filter_map(|seen| match seen {
            Seen::Placed { tile, .. } => Some(Phrase::new("zatre-badge-sum").with("sum", tile.value())),
            _ => None,
        });
        let tiles: Vec<Phrase> = laid.collect();
        let line = |key| Phrase::new(key).with("seat", *seat);
        Some(match (tiles.is_empty(), entry.is_empty()) {
            (true, _) => line("zatre-turn-none"),
            (false, true) => line("zatre-turn-nothing").with("tiles", tiles),
            (false, false) => line("zatre-turn-enters").with("tiles", tiles).with("entry", entry_phrases(entry)),
        })
    }

    fn undo_barrier(_seen: &Seen, barrier: UndoBarrier) -> Phrase {
        match barrier {
            UndoBarrier::Chance => Phrase::new("zatre-undo-drawn"),
            UndoBarrier::News => Phrase::new("zatre-undo-told"),
            UndoBarrier::Covered | UndoBarrier::Revealed => barrier.phrase(),
        }
    }

    fn how_won(end: &GameEnd<'_, Self>) -> Phrase {
        // The tiles left in hand count as at the end, so that only what was laid last makes the difference.
        let left = |seat: Seat| {
            let common = &end.open.common;
            let racks = end.open.racks.iter().enumerate();
            let team = racks.filter(|(other, _)| common.sheet_of(Seat::new(*other)) == common.sheet_of(seat));
            team.filter_map(|(_, rack)| rack.tiles).map(|tiles| tiles.pips()).sum::<i32>()
        };
        let score = |open: &Open, seat: Seat| {
            let sheet = open.common.sheets.get(open.common.sheet_of(seat));
            sheet.map_or(0, |sheet| sheet.total()) - left(seat)
        };
        let phrase = match end.outcome.lead() {
            Some(lead) => lead.tell(Phrase::new("zatre-won-by")),
            None => Phrase::new("zatre-won-level").with("score", end.outcome.winning_score()),
        };
        phrase.with("last", end.last_word(score))
    }

    fn move_label(choice: &Move) -> Phrase {
        match choice {
            Move::Place { tile, at } => Phrase::new("zatre-move-place").with("tile", tile.value()).with("cell", *at),
            Move::EndTurn {} => Phrase::new("zatre-move-end-turn"),
        }
    }

    fn move_group(choice: &Move) -> Option<Phrase> {
        match choice {
            Move::Place { tile, .. } => Some(Phrase::new("zatre-moves-place").with("tile", tile.value())),
            Move::EndTurn {} => None,
        }
    }

    fn label_in_group(choice: &Move) -> Phrase {
        match choice {
            Move::Place { at, .. } => Phrase::cell(*at),
            Move::EndTurn {} => Self::move_label(choice),
        }
    }

    fn sketch(open: &Open) -> String {
        let common = &open.common;
        let mut text = common.board.sketch().join("\n");
        for (index, rack) in open.racks.iter().enumerate() {
            let tiles = match rack.tiles {
                Some(tiles) => tiles.iter().map(|tile| tile.value().to_string()).collect::<Vec<_>>().join(" "),
                None => format!("{} face down", rack.count),
            };
            text += &format!("\nseat {index} holds {tiles}");
        }
        for (index, sheet) in common.sheets.iter().enumerate() {
            let rows: Vec<String> = (0..sheet.rows())
                .map(|row| {
                    let row = sheet.row(row);
                    let cross = if row.cross { "x" } else { "-" };
                    let points =
                        row.points.map(|points| points.map_or_else(|| "-".to_owned(), |points| points.to_string()));
                    format!("{cross} {} = {}", points.join(" "), row.value())
                })
                .collect();
            text += &format!("\nsheet {index}: {} | {}", sheet.total(), rows.join(" | "));
        }
        text + &format!("\nbag {} ({:?})", open.bag, common.phase)
    }
}

/// The parts of an entry as a list of phrases: "one line of 10", "a cross".
pub fn entry_phrases(entry: &Entry) -> Vec<Phrase> {
    let mut parts: Vec<Phrase> = (0..3)
        .filter(|&column| entry.lines[column] > 0)
        .map(|column| {
            let phrase = Phrase::new("zatre-entered-lines").with("count", entry.lines[column]);
            phrase.with("sum", SUMS[column]).with("points", entry.points(column))
        })
        .collect();
    if entry.crosses > 0 {
        parts.push(Phrase::new("zatre-entered-crosses").with("count", entry.crosses));
    }
    parts
}
