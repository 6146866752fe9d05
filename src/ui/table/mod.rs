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
mod keys;
mod menu;
mod model;
mod panels;
mod screen;
mod session;
mod side_card;
mod spotlight;
mod together;

pub use commands::{Reach, SHORTCUTS, Shortcut};
pub use game_session::GameSession;
pub use model::{Asks, Coaching, Curtain, FootButton, LogLine, Purpose, TableModel};
pub use screen::TableScreen;
pub use session::{FrameContext, Guide, Part, Pointed, Session, TableCommand};
