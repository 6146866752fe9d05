//! Drawing: the look, the fonts, the marks, icons and widgets that every screen and board shares.
//!
//! Must not know: games, matches, settings. What is written here
//! takes words from its caller and colours, sizes and durations from [`theme::Theme`].

pub mod art;
pub mod dice;
pub mod fonts;
pub mod icons;
pub mod keyboard_nav;
pub mod marks;
pub mod motion;
pub mod named_rects;
pub mod painter;
pub mod shapes;
pub mod style;
pub mod theme;
pub mod widgets;
