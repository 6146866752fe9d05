//! The table: board, panels, foot line, and the session behind them.

mod announcer;
mod choices;
mod coach;
mod commands;
mod curtain;
mod dice;
mod end;
mod foot;
mod game_session;
mod head;
mod intro_card;
mod keys;
mod menu;
mod log_panel;
mod model;
mod panels;
mod screen;
mod session;
mod side_card;
mod spotlight;

pub use commands::{KeyScope, SHORTCUTS, Shortcut};
pub use game_session::GameSession;
pub use model::{Coaching, Curtain, CurtainPurpose, FootButton, LogLine, Pointed, Prompt, TableModel};
pub use screen::TableScreen;
pub use session::{FrameContext, LessonCommand, Part, Session, TableCommand};
