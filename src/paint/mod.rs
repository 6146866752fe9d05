//! Drawing code shared by every screen and board: theme, fonts, seat marks, icons, widgets and the [`painter::Painter`]
//! trait.
//!
//! Must not know: games, matches, settings. Callers supply the words; [`theme::Theme`] supplies colours, sizes and
//! durations.

pub mod art;
pub mod board;
pub mod count;
pub mod dice;
pub mod easing;
pub mod fonts;
pub mod icons;
pub mod key_help;
pub mod life;
pub mod marks;
pub mod mouse;
pub mod named_rects;
pub mod painter;
mod play_context;
pub mod shapes;
pub mod stage;
pub mod standing;
pub mod style;
pub mod theme;
pub mod widgets;
