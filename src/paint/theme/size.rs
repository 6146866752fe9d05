//! The lengths of the theme, in points: the same in both themes, read from `assets/theme/size.ron`.
//!
//! They hold at a text scale of 100 %. Text sizes grow with the text scale once they are in egui's style, see
//! `Theme::apply`; whoever draws something beside text multiplies its length by `style::text_scale`; spacing does not
//! grow.

mod mice;
mod scenery;

use egui::Vec2;
use serde::Deserialize;

pub use mice::MouseSize;
pub use scenery::{
    ChapterEndSize, CrumbSize, CurtainSize, DailySize, DrillsSize, EndSize, PuzzlesSize, ResultSize, ScenerySize,
    StatisticsSize, StorySize,
};

/// All lengths of the interface: first what every widget uses, then groups of one kind.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// Text: a screen's title.
    pub title: f32,
    /// Text: a panel's title, big numbers.
    pub heading: f32,
    /// Text: sentences and buttons.
    pub body: f32,
    /// Text: secondary.
    pub small: f32,
    /// The smallest text size, at any scale.
    pub least: f32,
    /// The base unit of distances.
    pub grid: f32,
    /// The distance from a panel's outline to its contents.
    pub padding: f32,
    /// Corner radius of panels and buttons.
    pub radius: f32,
    /// Width of hairlines.
    pub outline: f32,
    /// Minimum height of a button.
    pub button: f32,
    /// Minimum height of the primary button.
    pub primary: f32,
    /// A switch.
    #[serde(deserialize_with = "vector")]
    pub switch: Vec2,
    /// Side of an icon.
    pub icon: f32,
    /// Side of an icon or a mark beside a title.
    pub title_icon: f32,
    /// Side of a seat's mark beside text.
    pub mark: f32,
    /// Height of a key in the list of keys.
    pub key: f32,
    /// Width of the focus ring.
    pub focus_line: f32,
    /// Width of the outline of a board's pieces.
    pub piece_outline: f32,
    /// Minimum side of a pointer target, in windows of 1280×800 and more.
    pub target: f32,
    /// Minimum side of a pointer target, in windows of 900×600.
    pub target_tight: f32,
    /// Maximum width of running text (under 70 letters).
    pub line_length: f32,
    /// What is under way on the table.
    pub stage: StageSize,
    /// Buttons, switches and other controls.
    pub control: ControlSize,
    /// Minimum widths of text beside something else.
    pub text_room: TextRoom,
    /// The soft shadow under raised things.
    pub shadow: ShadowSize,
    /// Rings round what can be chosen or is chosen.
    pub ring: RingSize,
    /// The window.
    pub window: WindowSize,
    /// Widths above which more is shown.
    pub breakpoint: Breakpoints,
    /// Maximum widths of the contents of screens.
    pub column: Columns,
    /// Cards on the screens.
    pub card: CardSize,
    /// What stands beside and below the board.
    pub panel: PanelSize,
    /// The strip of seats beside the board.
    pub strip: StripSize,
    /// The mice.
    pub mouse: MouseSize,
    /// A seat's pieces in its panel, at a text scale of 100 %.
    pub piece: PieceSize,
    /// The table of a seat's points, as on a printed sheet.
    pub score_table: ScoreTableSize,
    /// The curtain.
    pub curtain: CurtainSize,
    /// Sheets over a screen.
    pub sheet: SheetSize,
    /// The rule book.
    pub book: BookSize,
    /// Menus.
    pub menu: MenuSize,
    /// Text fields.
    pub field: FieldSize,
    /// Pictures on cards, rows and pages.
    pub picture: PictureSize,
    /// Images rendered outside the window.
    pub image: ImageSize,
    /// Scrolling.
    pub scroll: ScrollSize,
    /// The table top, the shelf and what else is painted around the boards.
    pub scenery: ScenerySize,
    /// The crumbs that fall at the end of a game or of a chapter.
    pub crumb: CrumbSize,
    /// The mouse at the end of a chapter of the lessons.
    pub chapter_end: ChapterEndSize,
    /// The count at the end of a game, and the podium.
    pub end: EndSize,
    /// The picture of a result.
    pub result: ResultSize,
    /// The story of a finished game.
    pub story: StorySize,
    /// Statistics.
    pub statistics: StatisticsSize,
    /// Puzzles.
    pub puzzles: PuzzlesSize,
    /// Drills.
    pub drills: DrillsSize,
    /// The deal of a day.
    pub daily: DailySize,
}

/// Buttons, switches and other controls.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ControlSize {
    /// Width of the outline of a control, and of the line under a link.
    pub outline: f32,
    /// Width of the outline of something in the accent colour, and of the line under a hovered link.
    pub strong_outline: f32,
    /// Width of the text cursor and of the strokes in egui's own controls.
    pub stroke: f32,
    /// Height of the front edge of a button and of a key cap.
    pub depth: f32,
    /// Height of the front edge of the primary button.
    pub primary_depth: f32,
    /// The distance from a control to its focus ring.
    pub focus_gap: f32,
    /// Width of the outline of a switch.
    pub switch_outline: f32,
    /// The distance from the edge of a switch to its knob.
    pub switch_gap: f32,
    /// The distance from the edge of a segmented control to its segments.
    pub segment_gap: f32,
    /// Corner radius of a segment.
    pub segment_radius: f32,
    /// Indentation of nested controls, and side of a tick box or radio button.
    pub indent: f32,
    /// Width of a slider.
    pub slider: f32,
    /// Width of a drop-down list, and its maximum height when open.
    #[serde(deserialize_with = "vector")]
    pub combo: Vec2,
    /// Width of a text field for which the screen sets none.
    pub text_edit: f32,
    /// Maximum width of a tooltip.
    pub tooltip: f32,
    /// Maximum width of a menu for which the screen sets none.
    pub menu: f32,
}

/// Minimum widths of text beside something else.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextRoom {
    /// The title at the end of a game, beside the winners' marks.
    pub title: f32,
    /// A move in the list of moves.
    pub choice: f32,
    /// A sentence beside a picture in a panel.
    pub panel: f32,
}

/// The soft shadow under raised things.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShadowSize {
    /// How far it lies to the lower right.
    #[serde(deserialize_with = "vector")]
    pub offset: Vec2,
    /// Width of its soft edge.
    pub blur: f32,
}

/// Widths of the rings round what can be chosen or is chosen.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RingSize {
    /// Corner radius of the cursor's ring on a place without a radius of its own.
    pub radius: f32,
    /// How much wider than the cursor's ring its halo is.
    pub cursor_halo: f32,
    /// The side of a place up to which the ring of a highlight is as thin as the focus ring; on larger places it grows.
    pub thin_until: f32,
    /// A piece picked so far.
    pub picked: f32,
    /// What is chosen, a seat that can be chosen, a warning.
    pub chosen: f32,
    /// The dark ring behind that of what is chosen.
    pub chosen_halo: f32,
    /// What can be chosen, on a dark ring.
    pub choosable: f32,
    /// The dark ring behind that of what can be chosen.
    pub choosable_halo: f32,
    /// What can be chosen without a ring behind it, or is under the pointer.
    pub hovered: f32,
    /// The outline of a plate of a seat that is neither on turn nor can be chosen.
    pub plate: f32,
    /// The outline of the plate of the seat on turn, and the ring under the pointer.
    pub plate_on_turn: f32,
    /// The outline of a plate that can be chosen.
    pub plate_choosable: f32,
}

/// Lengths of what is under way on the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageSize {
    /// Text of a gain that flies to its owner.
    pub gain: f32,
    /// Width of an arrow that stands for a motion.
    pub arrow: f32,
}

/// The window, inside its frame.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowSize {
    /// Size at the first start.
    #[serde(deserialize_with = "vector")]
    pub first: Vec2,
    /// Minimum size, if the screen is large enough.
    #[serde(deserialize_with = "vector")]
    pub least: Vec2,
}

/// Sizes of a window or a row above which it shows more, or shows it side by side.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Breakpoints {
    /// A row: all its parts stand side by side.
    pub row: f32,
    /// A bot's row on the new-game screen: its levels and play styles stand side by side.
    pub bot: f32,
    /// The card "Continue": the picture stands beside the words.
    pub continue_card: f32,
    /// A window: the lines on the cards below the games have one row.
    pub pastime_cards: f32,
    /// The sheet of keys: two columns.
    pub keys: f32,
    /// The new-game screen: two columns.
    pub new_game: f32,
    /// The strip of an alert: the buttons stand beside the message.
    pub alert: f32,
    /// A window: the buttons of the foot line stand beside its sentence instead of below it.
    pub foot: f32,
    /// A window: messages in the foot line are as large as its sentence.
    pub foot_messages: f32,
    /// A window: the buttons of the table's head line have labels.
    pub head: f32,
    /// A window: the button "What can I do?" of the head line has a label too.
    pub head_question: f32,
    /// A window: the head line has a button that resets the turn.
    pub head_reset: f32,
    /// How much wider the window has to be for the same where a note stands in the head line.
    pub head_note: f32,
    /// A window: all buttons at the end of a game have labels.
    pub end: f32,
    /// The height of the panels: seats and log are shown at once, without tabs.
    pub panels_height: f32,
    /// The height of the coach's card and the panels: the buttons of the card are as high as elsewhere.
    pub coach: f32,
    /// A window: the strip of seats has room for two lines a seat.
    pub strip_height: f32,
    /// A screen: there is a snack on the table top.
    #[serde(deserialize_with = "vector")]
    pub snack: Vec2,
    /// The statistics screen: with two columns.
    pub statistics: f32,
    /// The deal of a day: the calendar is beside the card.
    pub daily: f32,
    /// The deal of a day: a height from which on the picture is above the words.
    pub daily_height: f32,
}

/// The strip of seats beside the board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StripSize {
    /// Width of a total.
    pub total: f32,
    /// Side of the sign that the seat can win with one more step.
    pub sign: f32,
    /// Height of what a seat has.
    pub belongings: f32,
    /// Height of what a seat has, in a low window.
    pub belongings_low: f32,
    /// Width of what a seat has, beside its name in a low window.
    pub belongings_beside_name: f32,
    /// The same in a narrow column beside the board.
    pub belongings_narrow: f32,
}

/// Maximum widths of the contents of screens.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Columns {
    /// Game select.
    pub select: f32,
    /// New game.
    pub new_game: f32,
    /// Records.
    pub records: f32,
    /// Statistics.
    pub statistics: f32,
    /// Puzzles.
    pub puzzles: f32,
    /// Drills.
    pub drills: f32,
    /// The deal of a day.
    pub daily: f32,
}

/// Cards on the screens.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSize {
    /// Height of the cards of today's deal and of puzzles on game select.
    pub pastime: f32,
    /// Minimum width of a game's card.
    pub game: f32,
    /// Minimum width of a card on the shelf.
    pub shelf: f32,
    /// The distance from the outline of a card on the shelf to its contents.
    pub shelf_padding: f32,
    /// Height of the wooden board below a row of the shelf, with its brackets.
    pub shelf_board: f32,
    /// The distance from the upper and lower edge of a record to its contents.
    pub record_padding: f32,
    /// Minimum width of a seat's score sheet at the end of a game.
    pub score: f32,
    /// Maximum width of a seat's score sheet at the end of a game.
    pub score_max: f32,
}

/// What stands beside and below the board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PanelSize {
    /// Width of the panels beside the board.
    pub side: f32,
    /// Width of the panels beside the board of a game that has little to show there.
    pub side_narrow: f32,
    /// Minimum width of the panels beside the board.
    pub side_min: f32,
    /// Minimum height of a seat's line.
    pub seat: f32,
    /// Minimum height of the log below the seats.
    pub log: f32,
    /// Minimum height of what scrolls below a hand that stays in its place.
    pub below_hand: f32,
    /// Minimum width of the sentence in the foot line.
    pub sentence: f32,
    /// Corner radius of a coloured field in a panel: a pen, a cloth, a plate.
    pub radius: f32,
    /// Corner radius of a small place in a panel.
    pub small_radius: f32,
    /// The distance from the edge of a row in a panel to the things in it.
    pub inset: f32,
    /// The distance between lines of text in a panel.
    pub line_gap: f32,
    /// Side of a warning on a field of a panel.
    pub warning: f32,
    /// The distance from the corner of a field to the middle of its warning.
    pub warning_inset: f32,
}

/// A seat's pieces in its panel, at a text scale of 100 %.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceSize {
    /// Side of a tile.
    pub tile: f32,
    /// Minimum side of a tile; what does not fit goes into further rows.
    pub tile_min: f32,
    /// Width of the rim of a picked tile.
    pub tile_rim: f32,
    /// Width of the light on the edge of a rack.
    pub gleam: f32,
    /// Width of a card.
    pub card: f32,
    /// Height of a pen with a group of pieces in it.
    pub pen: f32,
    /// Height of a row of dice.
    pub dice_row: f32,
    /// Side of the picture of what a seat is.
    pub role: f32,
    /// Side of a prize a seat has won.
    pub prize: f32,
    /// Maximum side of a chip.
    pub chip: f32,
    /// Radius of a token.
    pub token: f32,
}

/// The table of a seat's points, as on a printed sheet.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreTableSize {
    /// Minimum height of a row.
    pub row: f32,
    /// Width of the line below the head and above the total.
    pub line: f32,
    /// The distance from the right edge to the numbers at the right, and the height of the gap above the total.
    pub edge: f32,
    /// How much higher than their text the head and a row are.
    #[serde(deserialize_with = "vector")]
    pub over_text: Vec2,
    /// The distance from the edges of a cell to its box.
    #[serde(deserialize_with = "vector")]
    pub cell: Vec2,
    /// The distance from the upper and lower edge of a row to the ground of a pending total.
    pub chip: f32,
    /// Corner radius of a box.
    pub radius: f32,
    /// Corner radius of the line that folds rows away.
    pub fold_radius: f32,
    /// Width of the dashed edge of a pending value.
    pub pending: f32,
    /// Lengths of its dashes and of the gaps between them.
    #[serde(deserialize_with = "vector")]
    pub dash: Vec2,
}

/// Widths of the sheets over a screen.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetSize {
    /// A sheet with text or a form: settings, a path, details; the card on a curtain.
    pub form: f32,
    /// The description of a game.
    pub game: f32,
    /// The lessons of a game.
    pub lessons: f32,
    /// The question about unsaved games.
    pub unsaved: f32,
    /// The list of keys.
    pub keys: f32,
}

/// The rule book.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookSize {
    /// Width of the contents.
    pub contents: f32,
    /// Minimum width of the page beside the contents.
    pub page: f32,
    /// Maximum height.
    pub height: f32,
    /// Width reserved for the id of a rule.
    pub rule_id: f32,
    /// How much higher than its text the tag with the id of a rule is.
    pub tag: f32,
    /// Width of the bar beside the rule that was opened.
    pub bar: f32,
    /// Corner radius of that bar.
    pub bar_radius: f32,
    /// Width of the line beside the reason for a ruling of ours.
    pub ruling_line: f32,
}

/// Menus.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MenuSize {
    /// Width of a menu.
    pub width: f32,
    /// Minimum width of an entry.
    pub entry: f32,
    /// Minimum width of an entry with the name of a file.
    pub file: f32,
    /// How much lower than the window a menu is at most.
    pub margin: f32,
}

/// Widths of text fields.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldSize {
    /// The name of a seat, in one row with everything else about the seat.
    pub name: f32,
    /// Minimum width of the name of a seat in a row of its own.
    pub name_row: f32,
    /// Maximum width of the name of a seat in a row of its own.
    pub name_row_max: f32,
    /// Maximum width of the name of a person in the settings.
    pub person: f32,
    /// The seed of a new game.
    pub seed: f32,
    /// What to look for in the records.
    pub search: f32,
    /// The least width of the same, beside many menus.
    pub least_search: f32,
    /// The menu of tags of a record.
    pub tag: f32,
}

/// Pictures on cards, rows and pages.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PictureSize {
    /// Minimum height of a game's scene on the new-game screen.
    pub scene: f32,
    /// Maximum height of a game's scene on the new-game screen.
    pub scene_max: f32,
    /// Side of the picture of a finished game in the list of records.
    pub record: f32,
    /// Maximum side of the picture of the table on the card "Continue".
    pub latest: f32,
    /// Side of the picture of a table on the shelf.
    pub shelf: f32,
    /// The picture of an intro card.
    #[serde(deserialize_with = "vector")]
    pub intro_card: Vec2,
    /// The space reserved for a picture of the rule book that is not rendered yet.
    #[serde(deserialize_with = "vector")]
    pub rule: Vec2,
    /// Width of the outline of a picture.
    pub outline: f32,
}

/// Images rendered outside the window.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImageSize {
    /// A board to share.
    #[serde(deserialize_with = "vector")]
    pub board: Vec2,
    /// A board to share, with the hand of a seat.
    #[serde(deserialize_with = "vector")]
    pub board_and_hand: Vec2,
    /// Minimum width of a hand beside the board; with less, it stands below.
    pub hand: f32,
    /// A result to share.
    #[serde(deserialize_with = "vector")]
    pub share: Vec2,
    /// Side of a table's thumbnail.
    pub thumbnail: f32,
    /// The table from which a figure is cut out.
    #[serde(deserialize_with = "vector")]
    pub figure: Vec2,
    /// Width of what stands beside the board on a figure.
    pub figure_side: f32,
    /// Width of the same on a figure without a board.
    pub figure_no_board: f32,
}

/// Scrolling.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScrollSize {
    /// What stays visible around the focused widget.
    pub margin: f32,
    /// How far an arrow key scrolls, and what stays in sight of a page when a page key scrolls.
    pub line: f32,
    /// A rule counts as passed when no more than this is left of it at the top of the page.
    pub passed: f32,
    /// How many points a second an animated scroll takes, within the bounds of its duration.
    pub speed: f32,
    /// Width of a scroll bar at rest.
    pub thin: f32,
    /// Minimum length of the handle of a scroll bar.
    pub handle: f32,
}

fn vector<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Vec2, D::Error> {
    <(f32, f32)>::deserialize(source).map(Vec2::from)
}
