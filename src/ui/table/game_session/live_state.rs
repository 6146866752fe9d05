//! The parts of a live table's state that are not in the match: files, messages, what is pointed at, news, responses.

use std::path::PathBuf;

use derive_where::derive_where;

use crate::engine::{Phrase, Refusal};
use crate::games::Game;
use crate::paint::board::Response;
use crate::ui::table::model::{Pointed, PointedButton};
use crate::ui::table::session::{ResponseToken, TableCommand};

/// The files of a table, and whether they are out of date.
#[derive(Debug, Default)]
pub(super) struct Files {
    /// File of the unfinished game; `None` for lessons and for finished records that are only reviewed.
    pub(super) path: Option<PathBuf>,
    /// File of the record of the finished game.
    pub(super) record_path: Option<PathBuf>,
    /// The file that the finished game was opened from; it is never changed.
    pub(super) opened_record: Option<PathBuf>,
    /// The folder that keeps the story, if that file is none of the app's own records.
    pub(super) story_cache: Option<PathBuf>,
    pub(super) has_unsaved_changes: bool,
}

/// The messages of the foot line.
#[derive_where(Debug)]
pub(super) struct Messages<G: Game> {
    pub(super) refusal: Option<Refusal>,
    /// What the app did by itself just now, or why it did nothing.
    pub(super) notice: Option<Phrase>,
    /// When `notice` was set on request; bots that play on do not clear the notice before it can have been read.
    pub(super) notice_since: f64,
    /// The move that waits for confirmation by a second choice, because it ends a turn or reveals something.
    pub(super) armed_move: Option<G::Move>,
}

impl<G: Game> Default for Messages<G> {
    fn default() -> Self {
        Messages { refusal: None, notice: None, notice_since: f64::NEG_INFINITY, armed_move: None }
    }
}

impl<G: Game> Messages<G> {
    /// Clears what this command leaves behind. Pointing and reading leave everything as it is; a choice may confirm the
    /// armed move; every other command cancels it. True if the command does more than point and read.
    pub(super) fn clear_for(&mut self, command: &TableCommand) -> bool {
        match command {
            TableCommand::Point(_)
            | TableCommand::PointButton(_)
            | TableCommand::DropCurtain
            | TableCommand::SkipAnimation
            | TableCommand::Practise
            | TableCommand::RefreshTexts => return false,
            TableCommand::Respond(_) | TableCommand::PressButton(_) | TableCommand::ChooseMove(_) => {}
            _ => self.disarm(),
        }
        self.refusal = None;
        // The notice of an armed move stays as long as the move is armed.
        self.notice = self.notice.take().filter(|_| self.armed_move.is_some());
        true
    }

    /// Cancels the armed move and its notice.
    pub(super) fn disarm(&mut self) {
        if self.armed_move.take().is_some() {
            self.notice = None;
        }
    }

    /// Clears refusal, notice and armed move.
    pub(super) fn clear(&mut self) {
        (self.refusal, self.notice, self.armed_move) = (None, None, None);
    }
}

/// What the pointer or the focus is on outside the board, and what that highlights there.
#[derive_where(Debug, Default)]
pub(super) struct PointedAt<G: Game> {
    pub(super) what: Pointed,
    /// The moves of the listed choices that are pointed at.
    pub(super) moves: Vec<G::Move>,
    /// Names of the rectangles of those moves.
    pub(super) rects: Vec<String>,
    /// Names of the rectangles of the event pointed at in the log.
    pub(super) log_rects: Vec<String>,
    /// The button of the foot line that is pointed at.
    pub(super) button: Option<PointedButton>,
}

/// The news for the person who decides now.
#[derive(Debug, Default)]
pub(super) struct News {
    /// Title above the new lines of the log, while there are any.
    pub(super) title: Option<Phrase>,
    /// Events before this ply were marked as read.
    pub(super) read_ply: usize,
}

/// The responses of painted parts that wait for their commands, in the order in which they were made.
#[derive_where(Debug, Default)]
pub(super) struct Responses<G: Game> {
    waiting: Vec<(ResponseToken, Response<G>)>,
    next: ResponseToken,
}

impl<G: Game> Responses<G> {
    /// Keeps a response, and returns the command that carries it out.
    pub(super) fn keep(&mut self, response: Response<G>) -> TableCommand {
        let token = self.next.advance();
        self.waiting.push((token, response));
        TableCommand::Respond(token)
    }

    /// Takes the response of a command, unless it is out of date.
    pub(super) fn take(&mut self, token: ResponseToken) -> Option<Response<G>> {
        let index = self.waiting.iter().position(|(waiting, _)| *waiting == token)?;
        Some(self.waiting.remove(index).1)
    }

    /// Drops all responses: they were made for another position.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }
}
