//! The table: board, panels, foot line, and the session behind them.

mod announcer;
mod choices;
mod coach;
mod curtain;
mod dice;
mod end;
mod foot;
mod head;
mod keys;
mod menu;
mod panels;
mod screen;
mod seated;
mod session;
mod side_card;
mod spotlight;
mod together;

pub use screen::TableScreen;
pub use seated::GameSession;
pub use session::{Asks, Coaching, Curtain, FootButton, FrameContext, Guide, LogLine, Purpose, Session};
