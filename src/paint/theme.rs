//! The theme as data: colours, sizes and durations, read from `assets/theme/*.ron`.
//!
//! All drawing code takes its colours, sizes and durations from here; nothing else in the program defines a colour of
//! the interface. Boards have colours of their own, which [`Theme::board`] dims a little in the dark theme. The module
//! `style` turns these tokens into egui's style.
//!
//! Must not know: games, screens, settings files.

mod size;

use std::sync::LazyLock;
use std::time::Duration;

use egui::Color32;
use egui::RichText;
use egui::TextStyle;
use serde::Deserialize;
use serde::de::DeserializeOwned;

pub use size::Size;

/// All tokens of one theme. There are two, see [`Theme::of`]; they differ in colour only.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Whether this is the dark theme: light ink on dark paper.
    pub dark: bool,
    /// The window's background, behind everything.
    #[serde(deserialize_with = "colour")]
    pub table: Color32,
    /// Panels, cards, sheets.
    #[serde(deserialize_with = "colour")]
    pub paper: Color32,
    /// A panel on a panel, a hovered card, a tooltip, a menu.
    #[serde(deserialize_with = "colour")]
    pub raised: Color32,
    /// Hairlines and the outlines of panels.
    #[serde(deserialize_with = "colour")]
    pub line: Color32,
    /// Text.
    #[serde(deserialize_with = "colour")]
    pub ink: Color32,
    /// Secondary text, and outlines of controls that must be seen without colour.
    #[serde(deserialize_with = "colour")]
    pub ink_soft: Color32,
    /// The one primary action and whose turn it is; never text on paper.
    #[serde(deserialize_with = "colour")]
    pub accent: Color32,
    /// Text and icons on [`Theme::accent`].
    #[serde(deserialize_with = "colour")]
    pub accent_ink: Color32,
    /// Legal moves, success.
    #[serde(deserialize_with = "colour")]
    pub good: Color32,
    /// Refusals, errors, losses.
    #[serde(deserialize_with = "colour")]
    pub bad: Color32,
    /// Keyboard focus, selection, links.
    #[serde(deserialize_with = "colour")]
    pub focus: Color32,
    /// The background of text fields.
    #[serde(deserialize_with = "colour")]
    pub field: Color32,
    /// The soft shadow under raised things (translucent).
    #[serde(deserialize_with = "colour")]
    pub shadow: Color32,
    /// The layer over the table while a sheet is open (translucent).
    #[serde(deserialize_with = "colour")]
    pub backdrop: Color32,
    /// The outline of seat marks; if absent, each mark gets a darker tone of its own colour.
    #[serde(deserialize_with = "optional_colour")]
    pub mark_outline: Option<Color32>,
    /// The colours of the seat marks, in the order of `paint::marks`.
    #[serde(deserialize_with = "six_colours")]
    pub marks: [Color32; 6],
    /// Highlights of hints, lessons and sentences on a board, in the light theme's tone (see [`Theme::board`]): unlike
    /// the focus colour and every background.
    #[serde(rename = "meant", deserialize_with = "colour")]
    pub highlight: Color32,
    /// The cloth of the curtain, in the light theme's tone; see [`Theme::board`].
    #[serde(deserialize_with = "colour")]
    pub cloth: Color32,
    /// The rail and hem of the curtain.
    #[serde(deserialize_with = "colour")]
    pub brass: Color32,
    /// The body of a die that belongs to nobody, in the light theme's tone.
    #[serde(deserialize_with = "colour")]
    pub die: Color32,
    /// The edge of such a die.
    #[serde(deserialize_with = "colour")]
    pub die_edge: Color32,
    /// The pips of such a die.
    #[serde(deserialize_with = "colour")]
    pub die_pips: Color32,
    /// The pips of a die in the colour of a mark.
    #[serde(deserialize_with = "colour")]
    pub die_pips_on_mark: Color32,
    /// The shadow of a die (translucent).
    #[serde(deserialize_with = "colour")]
    pub die_shadow: Color32,
    /// What darker tones of a colour are mixed with, see `shapes::darker`; the same in both themes.
    #[serde(deserialize_with = "colour")]
    pub tone_dark: Color32,
    /// What lighter tones of a colour are mixed with, see `shapes::lighter`, and the halo of highlights; the same in
    /// both themes.
    #[serde(deserialize_with = "colour")]
    pub tone_light: Color32,
    /// The layer over everything that a lesson does not speak of (translucent).
    #[serde(deserialize_with = "colour")]
    pub spotlight: Color32,
    /// The light of the lamp over a table.
    #[serde(deserialize_with = "colour")]
    pub lamp: Color32,
    /// How much of the lamp's light the table shows where it is brightest, 0 to 1.
    pub lamp_share: f32,
    /// How much of its own colour the seat on turn gives to the light, 0 to 1.
    pub lamp_wash: f32,
    /// The brightness of a board's own colours, 0 to 1.
    pub board_light: f32,
    /// Lengths, the same in both themes.
    #[serde(skip, default = "sizes")]
    pub size: &'static Size,
    /// Durations, the same in both themes.
    #[serde(skip, default = "durations")]
    pub motion: &'static Durations,
}

/// Durations in milliseconds. With "No motion" those of animations (the first two) count as zero.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Durations {
    /// A switch slides, a fold opens; the longest animated scroll.
    pub hover: u64,
    /// The shortest animated scroll.
    pub scroll: u64,
    /// The mark of the seat on turn moves to the next seat; a row of the final count comes in.
    pub mark_moves: u64,
    /// How long a chosen move waits for the coach, who is silent if not ready then.
    pub coach_waits: u64,
    /// How long a press must last to lift a curtain.
    pub hold: u64,
    /// Each number of the countdown in which the others look away.
    pub count_down: u64,
    /// How long a first game waits for people to read what it is about.
    pub opening: u64,
    /// The cloth of a lifted curtain goes up.
    pub curtain: u64,
    /// The wait before the app makes the only legal move.
    pub single_move: u64,
    /// The time to look at a chance outcome when nobody waits for it.
    pub chance: u64,
    /// The approximate length of a bot's whole turn at the usual pace, however many steps it has.
    pub bot_turn: u64,
    /// The minimum for each step of a bot's turn.
    pub bot_least: u64,
    /// The fixed time for a step in which the bot knows a secret: any shorter thinking time reveals nothing.
    pub bot_thinks: u64,
    /// The time to look at something a bot has shown and is about to cover.
    pub bot_look: u64,
    /// How long a mouse keeps the face that an event has given it.
    pub mood: u64,
    /// The time to look at something that chance or the app is about to cover.
    pub last_look: u64,
    /// The time to look at a mark, or at what came of a move, while a lesson shows how it is made.
    pub demonstration: u64,
    /// The pause between the last animation and the final result.
    pub before_end: u64,
    /// How long the light over the table takes to turn from the colour of a seat into that of the next.
    pub glide: u64,
    /// How long crumbs fall at the end of a game.
    pub crumbs: u64,
    /// The count at the end of a game.
    pub count: CountTimes,
    /// How long a notice is shown.
    pub notice: u64,
    /// How long the pointer rests before a tooltip shows.
    pub tooltip: u64,
    /// How long a control that has just appeared under a resting pointer ignores clicks.
    pub fresh: u64,
    /// From here on it is said that an answer is still being judged.
    pub looking: u64,
    /// From here on one may go on without the judgement.
    pub looking_long: u64,
    /// How long a puzzle's question is read before a click can ask for help, which costs stars.
    pub question: u64,
    /// How long people look at the first position of a drill before something moves.
    pub drill_look: u64,
    /// The pause between two events that a drill shows.
    pub drill_pause: u64,
    /// How long the pointer rests on a picture of the rule book before it replays its move.
    pub picture_waits: u64,
    /// How long the position before that move is seen.
    pub picture_look: u64,
    /// The pause between two events that a picture replays.
    pub picture_pause: u64,
    /// The time from one frame of a picture to the next while something moves on it.
    pub picture_frame: u64,
    /// The small moments that belong to no event.
    pub life: LifeTimes,
    /// The least time for which an action of a bot is seen.
    pub bot_shown: u64,
    /// When the next of several things follows that a bot does one after another, and that belong together.
    pub bot_follows: u64,
    /// The steps in which an event is shown.
    pub beat: BeatTimes,
    /// The same steps when bots must hurry: the least times in which the eye can follow.
    pub hurried_beat: BeatTimes,
}

/// Durations in milliseconds of the count at the end of a game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountTimes {
    /// The board glides aside.
    pub glide: u64,
    /// The row of a seat comes.
    pub row: u64,
    /// One thing is counted.
    pub part: u64,
    /// The look at a seat's total.
    pub seat: u64,
    /// The pause before the winners are shown.
    pub breath: u64,
    /// The podium rises.
    pub podium: u64,
    /// The shortest count. A shorter one is stretched.
    pub least: u64,
    /// The longest count. A longer one is shortened.
    pub most: u64,
}

/// Durations in milliseconds of the small moments that belong to no event; see [`super::life`].
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LifeTimes {
    /// The shortest distance from the beginning of one moment to the next, …
    pub least: u64,
    /// … and the longest.
    pub most: u64,
    /// How long each frame of a moment stands.
    pub frame: u64,
}

/// Durations in milliseconds of the steps in which an event is shown; see [`super::stage`].
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BeatTimes {
    /// A piece is lifted before it is carried.
    pub lift: u64,
    /// A flight over no distance.
    pub flight: u64,
    /// What each point of distance adds to a flight.
    pub flight_per_point: f32,
    /// The longest flight.
    pub flight_most: u64,
    /// A piece is put down.
    pub land: u64,
    /// A piece falls through the table.
    pub fall: u64,
    /// A pawn hops to the next space; less if it has a long way to go, …
    pub hop: u64,
    /// … which takes about so long, …
    pub walk: u64,
    /// … but never less than this for each hop.
    pub hop_least: u64,
    /// A piece moves by one space.
    pub step: u64,
    /// Dice roll until they lie still.
    pub roll: u64,
    /// A card or lid turns over.
    pub turn_over: u64,
    /// The delay between one thing and the next when several move.
    pub stagger: u64,
    /// A row of things is pushed by one space.
    pub push: u64,
    /// Each of several places lights up.
    pub light: u64,
    /// All of them stay lit before the next step.
    pub lit: u64,
    /// A gain rises from where it was made.
    pub rise: u64,
    /// It rests, to be read.
    pub rest: u64,
    /// It flies to where it is entered.
    pub fly_home: u64,
    /// A bag is shaken.
    pub shake: u64,
    /// A sentence stands over the board.
    pub tell: u64,
    /// A short look at something.
    pub hold_short: u64,
    /// A look at something that decides what comes.
    pub hold_long: u64,
}

impl Durations {
    /// Converts a number of milliseconds from this table.
    pub fn time(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }
}

/// A built-in file is part of the program: if it does not parse, the tests fail before anybody else sees it.
fn built_in<Part: DeserializeOwned>(name: &str, text: &str) -> Part {
    match ron::from_str(text) {
        Ok(part) => part,
        Err(error) => panic!("the built-in theme file {name} does not parse: {error}"),
    }
}

/// The lengths of both themes, for code that knows no theme.
pub fn sizes() -> &'static Size {
    &SIZES
}

fn durations() -> &'static Durations {
    &DURATIONS
}

static SIZES: LazyLock<Size> = LazyLock::new(|| built_in("size.ron", include_str!("../../assets/theme/size.ron")));
static DURATIONS: LazyLock<Durations> =
    LazyLock::new(|| built_in("motion.ron", include_str!("../../assets/theme/motion.ron")));
static LIGHT: LazyLock<Theme> = LazyLock::new(|| built_in("light.ron", include_str!("../../assets/theme/light.ron")));
static DARK: LazyLock<Theme> = LazyLock::new(|| built_in("dark.ron", include_str!("../../assets/theme/dark.ron")));

impl Theme {
    /// Dark ink on warm paper.
    pub fn light() -> &'static Self {
        &LIGHT
    }

    /// Light ink on dark paper.
    pub fn dark() -> &'static Self {
        &DARK
    }

    /// The dark or the light theme.
    pub fn of(dark: bool) -> &'static Self {
        if dark { Self::dark() } else { Self::light() }
    }

    /// The colour of a seat mark. Marks wrap round after the sixth.
    pub fn mark(&self, mark: u8) -> Color32 {
        self.marks[usize::from(mark) % self.marks.len()]
    }

    /// The outline of a seat mark: the theme's own, or a darker tone of the mark.
    pub fn mark_edge(&self, mark: u8) -> Color32 {
        self.mark_outline.unwrap_or_else(|| mix(self.mark(mark), self.ink, 0.5))
    }

    /// The light over a table, with a faint wash of the colour of a seat.
    pub fn lamp_of(&self, seat: Option<Color32>) -> Color32 {
        seat.map_or(self.lamp, |seat| mix(self.lamp, seat, self.lamp_wash))
    }

    /// The tone in which a word can best be read on this colour.
    pub fn ink_on(&self, fill: Color32) -> Color32 {
        let dark_is_better = contrast(fill, self.tone_dark) > contrast(fill, self.tone_light);
        if dark_is_better { self.tone_dark } else { self.tone_light }
    }

    /// A board's own colour, dimmed to the brightness of this theme.
    pub fn board(&self, own: Color32) -> Color32 {
        let [red, green, blue, alpha] = own.to_array();
        let dim = |channel: u8| (f32::from(channel) * self.board_light).round() as u8;
        Color32::from_rgba_premultiplied(dim(red), dim(green), dim(blue), alpha)
    }

    /// `fill` under the pointer: as if a lamp came nearer.
    pub fn hovered(&self, fill: Color32) -> Color32 {
        if fill == self.accent {
            mix(fill, if self.dark { self.ink } else { self.raised }, 0.22)
        } else {
            mix(fill, self.accent, 0.15)
        }
    }

    /// `fill` while pressed.
    pub fn pressed(&self, fill: Color32) -> Color32 {
        mix(fill, self.ink, 0.15)
    }

    /// The background of selected things: paper with some of the focus colour in it.
    pub fn selected(&self) -> Color32 {
        mix(self.paper, self.focus, 0.28)
    }

    /// Emphasised text on [`Theme::selected`], and the outline of a text field that has the focus.
    pub fn selected_ink(&self) -> Color32 {
        mix(self.focus, self.ink, 0.45)
    }

    /// A pale accent background for the panel of the seat on turn; ink is legible on it.
    pub fn accent_pale(&self) -> Color32 {
        mix(self.paper, self.accent, 0.16)
    }

    /// Formats a screen's title: large serif.
    pub fn title(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(Self::title_style())
    }

    /// Formats a panel's title or a big number: serif.
    pub fn heading(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Heading)
    }

    /// Formats emphasised body text: names, sums.
    pub fn strong(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(Self::strong_style())
    }

    /// Formats strongly emphasised body text: the heading of a group.
    pub fn bold(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(Self::bold_style())
    }

    /// Formats secondary text: small, in the soft ink.
    pub fn soft(&self, text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Small).color(self.ink_soft)
    }

    /// Text style of [`Theme::title`].
    pub fn title_style() -> TextStyle {
        TextStyle::Name("title".into())
    }

    /// Text style of [`Theme::strong`]: body size, semibold.
    pub fn strong_style() -> TextStyle {
        TextStyle::Name("strong".into())
    }

    /// Text style of [`Theme::bold`]: body size, bold.
    pub fn bold_style() -> TextStyle {
        TextStyle::Name("bold".into())
    }

    /// Text style of emphasised secondary text: small, semibold.
    pub fn small_strong_style() -> TextStyle {
        TextStyle::Name("small-strong".into())
    }
}

/// Mixes two colours in gamma space; `share` 0 is all `from`, 1 all `to`.
pub fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share.clamp(0.0, 1.0))
}

/// An opaque colour on its way to `to`, at which it arrives within `time` seconds. `id` tells several apart.
pub fn glide(ctx: &egui::Context, id: egui::Id, to: Color32, time: f32) -> Color32 {
    let [red, green, blue, _] = to.to_array();
    let channel = |name: &str, to: u8| ctx.animate_value_with_time(id.with(name), f32::from(to), time).round() as u8;
    Color32::from_rgb(channel("red", red), channel("green", green), channel("blue", blue))
}

/// The contrast of two opaque colours after WCAG 2, 1 to 21.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The relative luminance of a colour after WCAG 2, 0 to 1.
fn luminance(colour: Color32) -> f32 {
    let linear = |channel: u8| {
        let value = f32::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

/// Parses "#RRGGBB" or "#RRGGBBAA".
fn parse_colour<E: serde::de::Error>(text: &str) -> Result<Color32, E> {
    Color32::from_hex(text).map_err(|error| E::custom(format!("{text:?} is not a colour: {error:?}")))
}

fn colour<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Color32, D::Error> {
    parse_colour(&String::deserialize(source)?)
}

fn optional_colour<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Option<Color32>, D::Error> {
    Option::<String>::deserialize(source)?.map(|text| parse_colour(&text)).transpose()
}

fn six_colours<'de, D: serde::Deserializer<'de>>(source: D) -> Result<[Color32; 6], D::Error> {
    let texts = <[String; 6]>::deserialize(source)?;
    let mut colours = [Color32::BLACK; 6];
    for (colour, text) in colours.iter_mut().zip(&texts) {
        *colour = parse_colour(text)?;
    }
    Ok(colours)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG AA for text of any size.
    const LEGIBLE: f32 = 4.5;
    /// WCAG AA for non-text: outlines of controls, the focus ring.
    const VISIBLE: f32 = 3.0;

    fn both() -> [&'static Theme; 2] {
        [Theme::light(), Theme::dark()]
    }

    #[track_caller]
    fn assert_contrast(what: &str, theme: &Theme, least: f32, over: Color32, under: Color32) {
        let found = contrast(over, under);
        assert!(found >= least, "{what}, dark {}: {found:.2} is less than {least}", theme.dark);
    }

    #[test]
    fn contrast_matches_known_values() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        let grey = Color32::from_rgb(0x76, 0x76, 0x76);
        assert!((contrast(grey, Color32::WHITE) - 4.54).abs() < 0.01);
    }

    #[test]
    fn text_is_legible_on_every_background() {
        for theme in both() {
            for (ground_name, ground) in [
                ("table", theme.table),
                ("paper", theme.paper),
                ("raised", theme.raised),
                ("field", theme.field),
                ("accent_pale", theme.accent_pale()),
                ("selected", theme.selected()),
            ] {
                assert_contrast(ground_name, theme, LEGIBLE, theme.ink, ground);
            }
            for ground in [theme.table, theme.paper, theme.raised, theme.accent_pale()] {
                assert_contrast("ink_soft", theme, LEGIBLE, theme.ink_soft, ground);
            }
            for seat in (0..6).map(|mark| Some(theme.mark(mark))).chain([None]) {
                let lit = mix(theme.table, theme.lamp_of(seat), theme.lamp_share);
                assert_contrast("table under the lamp", theme, LEGIBLE, theme.ink, lit);
                assert_contrast("ink_soft under the lamp", theme, LEGIBLE, theme.ink_soft, lit);
                assert!(seat.is_none() || lit != mix(theme.table, theme.lamp, theme.lamp_share), "no wash");
            }
            let selected = theme.selected();
            assert_contrast("selected", theme, LEGIBLE, theme.selected_ink(), selected);
            assert_contrast("hovered", theme, LEGIBLE, theme.ink, theme.hovered(theme.raised));
            for (state, ground) in [
                ("accent", theme.accent),
                ("accent hovered", theme.hovered(theme.accent)),
                ("accent pressed", theme.pressed(theme.accent)),
            ] {
                assert_contrast(state, theme, LEGIBLE, theme.accent_ink, ground);
            }
            for ground in [theme.paper, theme.raised] {
                assert_contrast("good", theme, LEGIBLE, theme.good, ground);
                assert_contrast("bad", theme, LEGIBLE, theme.bad, ground);
                assert_contrast("link", theme, LEGIBLE, theme.focus, ground);
            }
        }
    }

    #[test]
    fn focus_and_marks_are_visible_on_every_background() {
        for theme in both() {
            for ground in [theme.table, theme.paper, theme.raised] {
                assert_contrast("focus", theme, VISIBLE, theme.focus, ground);
                assert_contrast("control outline", theme, VISIBLE, theme.ink_soft, ground);
                for mark in 0..6 {
                    assert_contrast("mark", theme, VISIBLE, theme.mark_edge(mark), ground);
                }
            }
        }
    }

    #[test]
    fn each_theme_knows_whether_it_is_dark() {
        assert!(Theme::of(true).dark && !Theme::of(false).dark);
    }
}
