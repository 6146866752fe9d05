//! A table on which something is tried out from a finished game: what it says of itself, and the way back.

use super::model::TableModel;
use crate::engine::Phrase;
use crate::text::Text;
use crate::ui::daily::EndLine;
use crate::ui::services::AppCommand;

/// The way back to the story of the finished game, if something of it is tried out and it has a record.
pub fn way_back(model: &TableModel) -> Option<AppCommand> {
    let record = model.trial.as_ref()?.record.clone()?;
    Some(AppCommand::Story(record))
}

/// What a running game is: from where something is tried out. `None` for other games, and at the end.
pub fn note(model: &TableModel, text: &Text) -> Option<String> {
    let trial = model.trial.as_ref().filter(|_| model.outcome.is_none())?;
    Some(text.say(&Phrase::new("try-note").with("number", trial.turn.max(1)), &[]))
}

/// What an end says of a game in which something was tried out.
pub fn end_line(model: &TableModel, text: &Text) -> Option<EndLine> {
    let is_over = model.trial.is_some() && model.outcome.is_some();
    is_over.then(|| EndLine { text: text.get("try-end"), stars: None })
}
