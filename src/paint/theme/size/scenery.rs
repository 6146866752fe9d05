//! The lengths of what is painted around the boards: the curtain, the table top, the shelf, the crumbs and the mouse at an end.

use egui::Vec2;
use serde::Deserialize;

use super::vector;

/// The curtain.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CurtainSize {
    /// Maximum side of the round button that lifts it.
    pub hold: f32,
    /// Side of a mouse: on the card, and of those who look away.
    pub mouse: f32,
    /// Text: the number of the countdown.
    pub countdown: f32,
    /// Height of the hem.
    pub hem: f32,
    /// Width of the line above the hem.
    pub hem_line: f32,
    /// The distance from the top to the rail from which the cloth hangs.
    pub rail: f32,
    /// Height of the pole, at the top.
    pub pole: f32,
    /// Width of the outline of the pole.
    pub pole_line: f32,
    /// Radius of a ring on the pole.
    pub ring: f32,
    /// Width of the line of a ring on the pole.
    pub ring_line: f32,
    /// How far below the rail the middle of a ring is.
    pub ring_drop: f32,
    /// Width of the outline of the round button.
    pub hold_outline: f32,
    /// Width of the arc that shows how long the button has been held.
    pub hold_arc: f32,
    /// The distance from the edge of the button to the middle of that arc.
    pub hold_inset: f32,
    /// The distance from the button to the sentence below it.
    pub keys_gap: f32,
    /// What the background of that sentence is wider and higher than the sentence, at each side.
    #[serde(deserialize_with = "vector")]
    pub keys_padding: Vec2,
}

/// The table top, the shelf and what else is painted around the boards.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenerySize {
    /// Height of a plank of the table top.
    pub plank: f32,
    /// Width of the line between two planks.
    pub seam: f32,
    /// Width of a line in the grain of wood.
    pub grain: f32,
    /// Width of the light on the upper edge of a wooden board.
    pub wood_light: f32,
    /// Width of the light on a mug, and of its steam.
    pub gleam: f32,
    /// Corner radius of a mug at the top.
    pub mug_top: f32,
    /// Corner radius of a mug at the foot.
    pub mug_foot: f32,
    /// Minimum and maximum radius of the plate with the snack.
    #[serde(deserialize_with = "vector")]
    pub snack: Vec2,
    /// Width of the coloured ring of the plate.
    pub plate_ring: f32,
    /// Width of the inner ring of the plate.
    pub plate_line: f32,
    /// Width of the crust of the cheese on the plate.
    pub crust: f32,
    /// Thickness of the board of the shelf, seen from the front.
    pub shelf_front: f32,
    /// Corner radius of that board.
    pub shelf_radius: f32,
    /// Where the light on that board lies: from its sides, and from its top.
    #[serde(deserialize_with = "vector")]
    pub shelf_light: Vec2,
    /// Where the grain on that board lies: from its top.
    pub shelf_grain: f32,
    /// Where the brackets begin: from the top of the board.
    pub bracket_top: f32,
    /// Height of a bracket.
    pub bracket: f32,
    /// Half the width of a bracket, above and below.
    #[serde(deserialize_with = "vector")]
    pub bracket_half: Vec2,
}

/// The crumbs that fall at the end of a game or of a chapter.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrumbSize {
    /// Minimum radius.
    pub radius: f32,
    /// How much larger the largest is.
    pub range: f32,
    /// How far it sways to each side.
    pub sway: f32,
}

/// The mouse at the end of a chapter of the lessons.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterEndSize {
    /// The height of its place that a card keeps free.
    pub place: f32,
    /// The least height of its place, on a card in a small window.
    pub least: f32,
    /// The greatest side of its picture.
    pub side: f32,
}

/// The count at the end of a game, and the podium.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndSize {
    /// Minimum width of the podium.
    pub podium: f32,
    /// Minimum height of the podium.
    pub podium_height: f32,
    /// Maximum height of a seat's row in the count.
    pub row: f32,
    /// Height of such a row from which things may stand in two lines.
    pub two_lines: f32,
    /// Maximum width of a name in the count.
    pub name: f32,
    /// Maximum width of a step of the podium.
    pub step: f32,
    /// Half the greatest side of a mouse on the podium.
    pub mouse: f32,
    /// How far the top of a step reaches back.
    pub depth: f32,
    /// Thickness of the rind.
    pub rind: f32,
    /// Maximum side of what bows beside the podium.
    pub bow: f32,
}

/// The picture of a result, to be sent to others.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultSize {
    /// Between the edge of the picture and everything on it.
    pub margin: f32,
    /// Height of the line with the game and the day.
    pub header: f32,
    /// Inside the sheet with the result.
    pub padding: f32,
    /// Letters of who has won.
    pub headline: f32,
    /// Height of the highest step of the podium.
    pub podium: f32,
    /// Maximum width of a step for one seat.
    pub step: f32,
    /// Digits of a winner's score.
    pub score: f32,
    /// Maximum side of who stands on the podium.
    pub figure: f32,
    /// How far the top of a step reaches back.
    pub depth: f32,
}

/// The story of a finished game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StorySize {
    /// Height of the strip below the result.
    pub strip: f32,
    /// Maximum width of the picture in it.
    pub small_chart: f32,
    /// Minimum height of the chart.
    pub chart: f32,
    /// Radius of the marks beside the chart.
    pub mark: f32,
    /// Radius of a turning point.
    pub dot: f32,
    /// Dashes of the line at even chances, and the gaps between them.
    pub dash: f32,
    /// Width of a figure.
    pub number: f32,
    /// The same of one that is only about right.
    pub rough_number: f32,
    /// Height of the bar of a change.
    pub bar: f32,
    /// Height of the chart below a board that is looked at again.
    pub scrubber: f32,
    /// Radius of the sign of a moment worth a look.
    pub sign: f32,
}

/// The deal of a day.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailySize {
    /// Height of the picture of the game, in a low window.
    pub picture: f32,
    /// The same in a high window.
    pub picture_max: f32,
    /// Height of the stars of a result.
    pub stars: f32,
    /// Height of the stars on a picture to share.
    pub share_stars: f32,
    /// Side of a day in the calendar, in a low window.
    pub day: f32,
    /// The same in a high window.
    pub day_max: f32,
    /// From one day to the next.
    pub gap: f32,
    /// Width of the names of the weekdays.
    pub labels: f32,
}

/// The statistics screen.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatisticsSize {
    /// Minimum width of a big figure.
    pub tile: f32,
    /// Maximum width of the switch between pictures and tables.
    pub switch: f32,
    /// Height of a picture.
    pub plot: f32,
    /// Width of the line that tells of the person.
    pub line: f32,
    /// Width of lines to compare with.
    pub thin_line: f32,
    /// Dashes of such a line.
    pub dash: f32,
    /// Radius of a dot.
    pub dot: f32,
}

/// Drills.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrillsSize {
    /// The picture on the card of a drill.
    #[serde(deserialize_with = "vector")]
    pub picture: Vec2,
    /// Side of the picture of what is asked for.
    pub asked: f32,
    /// The most that the mark on what was chosen wrongly is wide.
    pub mistake: f32,
    /// Side of the one who is glad about a best run.
    pub mascot: f32,
    /// Height of the bar that shows how much time is left.
    pub time: f32,
}

/// Tiles of puzzles.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesSize {
    /// A tile.
    #[serde(deserialize_with = "vector")]
    pub tile: Vec2,
    /// A star.
    pub star: f32,
    /// The radius of a dot that tells how difficult a puzzle is.
    pub pip: f32,
    /// The outline of such a dot.
    pub pip_outline: f32,
}
