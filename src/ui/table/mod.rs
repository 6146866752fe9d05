//! The table: board, panels, foot line, and the session behind them.

mod announcer;
mod choices;
mod coach;
mod command_list;
mod commands;
mod crumbs;
mod curtain;
mod dice;
mod empty_area;
mod end;
mod foot;
mod game_session;
mod head;
mod hint_words;
mod intro_card;
mod keys;
mod lamplight;
mod log_panel;
mod menu;
mod mice;
mod model;
mod panels;
mod picture_thread;
mod puzzle;
pub mod result_picture;
mod review;
mod screen;
mod session;
mod share;
mod side_card;
mod sounds;
mod spotlight;
mod story;
mod strip;
mod trial;
mod way_back;

pub use commands::{COMMANDS, CommandId, CommandSpec, KeyScope, MenuEntry, ScreenState};
pub use game_session::GameSession;
pub use hint_words::{hint_sentence, rivals_of, said_beside};
pub use keys::take_enter;
pub use model::{
    Coaching, Curtain, CurtainPurpose, FootButton, LogLine, Pointed, PointedButton, Prompt, StepText, TableModel,
};
pub use puzzle::{PuzzleModel, PuzzleStage};
pub use screen::{TableScreen, frame_context};
pub use session::{CommandOutcome, FrameContext, LessonCommand, Part, PuzzleCommand, Session, TableCommand};
pub use way_back::WayBack;

#[cfg(test)]
mod tests;
