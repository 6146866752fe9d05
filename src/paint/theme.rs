//! The look as data: colours, sizes and durations, read from `assets/theme/*.ron`.
//!
//! Everything that draws takes its colours, sizes and times from here; nothing else in the program
//! holds a colour of the interface. Boards have colours of their own, which [`Theme::board`] dims a
//! little in the dark. How the tokens become egui's style is written in `style`.
//!
//! Must not know: games, screens, settings files.

use std::sync::LazyLock;
use std::time::Duration;

use egui::Color32;
use egui::RichText;
use egui::TextStyle;
use serde::Deserialize;

/// All tokens of one look. Two exist, see [`Theme::of`]; they differ in colour only.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Light ink on dark paper.
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
    /// What is legal, what went well.
    #[serde(deserialize_with = "colour")]
    pub good: Color32,
    /// What is refused, what is lost for good.
    #[serde(deserialize_with = "colour")]
    pub bad: Color32,
    /// Keyboard focus, selection, links.
    #[serde(deserialize_with = "colour")]
    pub focus: Color32,
    /// The ground of fields to write in.
    #[serde(deserialize_with = "colour")]
    pub field: Color32,
    /// The soft shadow under a lifted thing (translucent).
    #[serde(deserialize_with = "colour")]
    pub shadow: Color32,
    /// What lies over the table while a sheet is open (translucent).
    #[serde(deserialize_with = "colour")]
    pub backdrop: Color32,
    /// The outline of seat marks; without one each mark is outlined in a darker tone of its own.
    #[serde(deserialize_with = "maybe_colour")]
    pub mark_outline: Option<Color32>,
    /// The colours of the seat marks, in the order of `paint::marks`.
    #[serde(deserialize_with = "six_colours")]
    pub marks: [Color32; 6],
    /// What a hint, a lesson or a sentence means on a board, as by day: like no focus and no ground.
    #[serde(deserialize_with = "colour")]
    pub meant: Color32,
    /// What the curtain is made of, as by day; see [`Theme::board`].
    #[serde(deserialize_with = "colour")]
    pub cloth: Color32,
    /// Its rail and hem.
    #[serde(deserialize_with = "colour")]
    pub brass: Color32,
    /// Body, edge and pips of a die that is nobody's, as by day.
    #[serde(deserialize_with = "colour")]
    pub die: Color32,
    /// See [`Theme::die`].
    #[serde(deserialize_with = "colour")]
    pub die_edge: Color32,
    /// See [`Theme::die`].
    #[serde(deserialize_with = "colour")]
    pub die_pips: Color32,
    /// Pips of a die in the colour of a mark.
    #[serde(deserialize_with = "colour")]
    pub die_pips_on_mark: Color32,
    /// How bright a board's own colours are shown, 0 to 1.
    pub board_light: f32,
    /// Lengths in points at a text scale of 100 %.
    pub size: Size,
    /// Durations.
    pub motion: Motion,
}

/// Lengths in points. Those of text grow with the text scale once they are in egui's style, see
/// `Theme::apply`; those of space do not.
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
    /// Text is never smaller than this, at any scale.
    pub least: f32,
    /// The grid on which distances lie.
    pub grid: f32,
    /// From a panel's outline to what is in it.
    pub padding: f32,
    /// Corner radius of panels and buttons.
    pub radius: f32,
    /// Width of hairlines.
    pub outline: f32,
    /// Least height of a button.
    pub button: f32,
    /// Least height of the primary button.
    pub primary: f32,
    /// Side of an icon.
    pub icon: f32,
    /// Line weight of an icon of that side.
    pub icon_line: f32,
    /// Width of the focus ring.
    pub focus_line: f32,
    /// Width of the outline of a board's pieces.
    pub piece_outline: f32,
    /// Least side of what the pointer must hit, at 1280×800 and more.
    pub target: f32,
    /// Least side of what the pointer must hit, at 900×600.
    pub target_tight: f32,
    /// Widest line of running text (under 70 letters), at a text scale of 100 %.
    pub line_length: f32,
}

/// Durations in milliseconds. With "No motion" those of moving things (the first five) count as nothing.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Motion {
    /// A switch slides, a fold opens.
    pub hover: u64,
    /// A thing moves where the eye should follow.
    pub move_piece: u64,
    /// Dice roll.
    pub dice: u64,
    /// A card or lid turns over.
    pub turn_over: u64,
    /// Several things follow one another by this.
    pub stagger: u64,
    /// How long a press must last to lift a curtain.
    pub hold: u64,
    /// How long the others have to look away, for each number that is counted down.
    pub count_down: u64,
    /// How long the app waits before it makes the only legal move.
    pub single_move: u64,
    /// How long one looks at what chance has brought, where nobody waits for it.
    pub chance: u64,
    /// About how long the whole turn of a bot takes at the usual pace, however many steps it has …
    pub bot_turn: u64,
    /// … what each step gets all the same …
    pub bot_least: u64,
    /// … what it gets where the bot knows something secret: how long it thinks tells nothing up to that …
    pub bot_thinks: u64,
    /// … and how long all can look at what a bot has shown and is about to cover.
    pub bot_look: u64,
    /// How often the mark of a bot that thinks goes on.
    pub thinking: u64,
    /// How long all can look at what is about to be covered by chance or by the app.
    pub last_look: u64,
    /// How long the board is looked at after the last motion, before the end is shown.
    pub before_end: u64,
    /// How long crumbs fall at the end.
    pub crumbs: u64,
    /// How long the pointer rests before a tooltip shows.
    pub tooltip: u64,
}

impl Motion {
    /// A number of milliseconds from this table as a duration.
    pub fn time(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }
}

/// The look that ships with the program is part of it: a theme that does not parse is a mistake of
/// ours, which the tests find before anybody else does.
fn built_in(name: &str, text: &str) -> Theme {
    match ron::from_str(text) {
        Ok(theme) => theme,
        Err(error) => panic!("the built-in theme {name} does not parse: {error}"),
    }
}

static LIGHT: LazyLock<Theme> = LazyLock::new(|| built_in("light", include_str!("../../assets/theme/light.ron")));
static DARK: LazyLock<Theme> = LazyLock::new(|| built_in("dark", include_str!("../../assets/theme/dark.ron")));

impl Theme {
    /// Dark ink on warm paper.
    pub fn light() -> &'static Self {
        &LIGHT
    }

    /// Light ink on dark paper.
    pub fn dark() -> &'static Self {
        &DARK
    }

    /// The look for a dark or a light surrounding.
    pub fn of(dark: bool) -> &'static Self {
        if dark { Self::dark() } else { Self::light() }
    }

    /// The colour of a seat mark. Marks come round again after the sixth.
    pub fn mark(&self, mark: u8) -> Color32 {
        self.marks[usize::from(mark) % self.marks.len()]
    }

    /// The outline of a seat mark: a darker tone of its own, or the look's light one.
    pub fn mark_edge(&self, mark: u8) -> Color32 {
        self.mark_outline.unwrap_or_else(|| mix(self.mark(mark), self.ink, 0.5))
    }

    /// A board's own colour as it is shown in this look.
    pub fn board(&self, own: Color32) -> Color32 {
        let [red, green, blue, alpha] = own.to_array();
        let dim = |channel: u8| (f32::from(channel) * self.board_light).round() as u8;
        Color32::from_rgba_premultiplied(dim(red), dim(green), dim(blue), alpha)
    }

    /// `fill` as it looks under the pointer: as if a lamp came nearer.
    pub fn hovered(&self, fill: Color32) -> Color32 {
        if fill == self.accent {
            mix(fill, if self.dark { self.ink } else { self.raised }, 0.22)
        } else {
            mix(fill, self.accent, 0.15)
        }
    }

    /// `fill` as it looks while pressed.
    pub fn pressed(&self, fill: Color32) -> Color32 {
        mix(fill, self.ink, 0.15)
    }

    /// The ground of what is selected: paper with some of the focus colour in it.
    pub fn selected(&self) -> Color32 {
        mix(self.paper, self.focus, 0.28)
    }

    /// Text on [`Theme::selected`] that shall be seen to be selected, and the outline of a field that
    /// is written in.
    pub fn selected_ink(&self) -> Color32 {
        mix(self.focus, self.ink, 0.45)
    }

    /// A pale ground in the accent, for the panel of the seat on turn; ink is legible on it.
    pub fn accent_pale(&self) -> Color32 {
        mix(self.paper, self.accent, 0.16)
    }

    /// A screen's title: large serif.
    pub fn title(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(Self::title_style())
    }

    /// A panel's title, or a big number: serif.
    pub fn heading(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Heading)
    }

    /// Body text that stands out: names, sums.
    pub fn strong(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(Self::strong_style())
    }

    /// Body text that stands out more, for the head of a group.
    pub fn bold(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(Self::bold_style())
    }

    /// Secondary text: small, in the soft ink.
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

    /// Text style for secondary text that stands out: small, semibold.
    pub fn small_strong_style() -> TextStyle {
        TextStyle::Name("small-strong".into())
    }
}

/// Both colours mixed in gamma space; `share` 0 is all `from`, 1 all `to`.
pub fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share.clamp(0.0, 1.0))
}

/// For tests: contrast of two opaque colours after WCAG 2, 1 to 21.
#[cfg(test)]
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Relative luminance after WCAG 2, 0 to 1.
#[cfg(test)]
fn luminance(colour: Color32) -> f32 {
    let linear = |channel: u8| {
        let value = f32::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

/// Reads "#RRGGBB" or "#RRGGBBAA".
fn parsed<E: serde::de::Error>(text: &str) -> Result<Color32, E> {
    Color32::from_hex(text).map_err(|error| E::custom(format!("{text:?} is not a colour: {error:?}")))
}

fn colour<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Color32, D::Error> {
    parsed(&String::deserialize(source)?)
}

fn maybe_colour<'de, D: serde::Deserializer<'de>>(source: D) -> Result<Option<Color32>, D::Error> {
    Option::<String>::deserialize(source)?.map(|text| parsed(&text)).transpose()
}

fn six_colours<'de, D: serde::Deserializer<'de>>(source: D) -> Result<[Color32; 6], D::Error> {
    let texts = <[String; 6]>::deserialize(source)?;
    let mut colours = [Color32::BLACK; 6];
    for (colour, text) in colours.iter_mut().zip(&texts) {
        *colour = parsed(text)?;
    }
    Ok(colours)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG AA for text of any size.
    const LEGIBLE: f32 = 4.5;
    /// WCAG AA for what is not text: outlines of controls, the focus ring.
    const VISIBLE: f32 = 3.0;

    fn both() -> [&'static Theme; 2] {
        [Theme::light(), Theme::dark()]
    }

    #[track_caller]
    fn at_least(what: &str, theme: &Theme, least: f32, over: Color32, under: Color32) {
        let found = contrast(over, under);
        assert!(found >= least, "{what}, dark {}: {found:.2} is less than {least}", theme.dark);
    }

    #[test]
    fn contrast_agrees_with_the_known_values() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        let grey = Color32::from_rgb(0x76, 0x76, 0x76);
        assert!((contrast(grey, Color32::WHITE) - 4.54).abs() < 0.01);
    }

    #[test]
    fn text_is_legible_on_every_ground() {
        for theme in both() {
            for (ground_name, ground) in [
                ("table", theme.table),
                ("paper", theme.paper),
                ("raised", theme.raised),
                ("field", theme.field),
                ("accent_pale", theme.accent_pale()),
                ("selected", theme.selected()),
            ] {
                at_least(ground_name, theme, LEGIBLE, theme.ink, ground);
            }
            for ground in [theme.table, theme.paper, theme.raised, theme.accent_pale()] {
                at_least("ink_soft", theme, LEGIBLE, theme.ink_soft, ground);
            }
            let selected = theme.selected();
            at_least("selected", theme, LEGIBLE, theme.selected_ink(), selected);
            at_least("hovered", theme, LEGIBLE, theme.ink, theme.hovered(theme.raised));
            for (state, ground) in [
                ("accent", theme.accent),
                ("accent hovered", theme.hovered(theme.accent)),
                ("accent pressed", theme.pressed(theme.accent)),
            ] {
                at_least(state, theme, LEGIBLE, theme.accent_ink, ground);
            }
            for ground in [theme.paper, theme.raised] {
                at_least("good", theme, LEGIBLE, theme.good, ground);
                at_least("bad", theme, LEGIBLE, theme.bad, ground);
                at_least("link", theme, LEGIBLE, theme.focus, ground);
            }
        }
    }

    #[test]
    fn focus_and_marks_are_seen_on_every_ground() {
        for theme in both() {
            for ground in [theme.table, theme.paper, theme.raised] {
                at_least("focus", theme, VISIBLE, theme.focus, ground);
                at_least("control outline", theme, VISIBLE, theme.ink_soft, ground);
                for mark in 0..6 {
                    at_least("mark", theme, VISIBLE, theme.mark_edge(mark), ground);
                }
            }
        }
    }

    #[test]
    fn the_looks_differ_in_colour_only() {
        assert!(Theme::of(true).dark && !Theme::of(false).dark);
        assert_eq!(Theme::light().size, Theme::dark().size);
        assert_eq!(Theme::light().motion, Theme::dark().motion);
    }
}
