//! The stage: what an event looks like in time.
//!
//! A game describes an observed event as [`Beat`]s: a tile flies, a line lights up, points fly to their box. A
//! [`Schedule`] gives each beat its time, from the distances on the screen and the theme's durations; a [`Playback`] is
//! a schedule at one moment. Painters ask the playback what has landed and what is lit; [`overlay::paint`] paints all
//! that is under way, above every panel, since things travel from bag to rack to board.
//!
//! Beats are made of observations and open views, so they tell nobody more than the viewer has seen. Must not know:
//! games, matches, clocks.

mod beat;
pub mod overlay;
mod plan;
mod schedule;

pub use beat::{Beat, Moment, NoPiece, Pause, PiecePose, Show, Span, Start, Travel, Way};
pub use plan::PlannedStep;
pub use schedule::{Heard, Occupant, Playback, Schedule, StageTimes};
