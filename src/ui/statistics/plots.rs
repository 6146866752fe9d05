//! The pictures of figures, by `egui_plot`. They stand still: nothing in them can be dragged or zoomed.

use egui::{Color32, Rangef, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo};
use egui_plot::{
    AxisHints, Bar, BarChart, GridInput, GridMark, HLine, HPlacement, Line, LineStyle, Plot, PlotPoints, PlotUi, Points,
};

use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::text::Language;
use crate::ui::services::AppServices;

/// A picture has room for this many bars at least.
const LEAST_BARS: usize = 4;
/// The width of a bar, where 1 is the distance between two.
const BAR: f64 = 0.55;
/// Lines with more points than this are thinned.
const MOST_POINTS: usize = 300;
/// The most marks at the side.
const MOST_MARKS: usize = 20;
/// The share of a value by which a picture is higher than its highest bar.
const HEADROOM: f64 = 1.12;

/// A picture of figures.
pub enum Picture {
    /// Two lines over games: what was won, and what equal players would have won.
    Lines {
        /// What was won so far.
        own: Vec<f64>,
        /// What equal players would have won so far.
        equal: Vec<f64>,
    },
    /// Bars, each with a mark of what is expected of it.
    Bars {
        /// The bars.
        bars: Vec<BarFigure>,
        /// How high the picture is at least.
        top: f64,
    },
    /// Bars of which the same is expected.
    EvenBars {
        /// The bars.
        bars: Vec<BarFigure>,
        /// What is expected of each.
        expected: f64,
        /// By how much most stray at most.
        stray: f64,
    },
    /// Results over games, with whether each was won.
    Dots(Vec<(f64, bool)>),
}

impl Picture {
    /// Whether its heights are whole numbers: games, dice, points or percents, but not luck and play.
    fn counts_whole(&self) -> bool {
        match self {
            Picture::Lines { .. } | Picture::EvenBars { .. } | Picture::Dots(_) => true,
            Picture::Bars { top, .. } => *top > 0.0,
        }
    }
}

/// A bar.
#[derive(Clone, Debug, Default)]
pub struct BarFigure {
    /// The word below it.
    pub label: String,
    /// Its height, down for a loss.
    pub value: f64,
    /// The height that is expected, if there is one.
    pub expected: Option<f64>,
    /// The standard error of the value; 0 for none.
    pub error: f64,
}

/// Paints a picture; screen readers hear `spoken`.
pub fn ui(ui: &mut Ui, services: &AppServices, picture: &Picture, spoken: &str) {
    let theme = services.theme();
    let language = services.text.language();
    let (font, ink) = (TextStyle::Small.resolve(ui.style()), theme.ink_soft);
    let bars: &[BarFigure] = match picture {
        Picture::Bars { bars, .. } | Picture::EvenBars { bars, .. } => bars,
        Picture::Lines { .. } | Picture::Dots(_) => &[],
    };
    let top = if let Picture::Bars { top, .. } = picture { *top } else { 0.0 };
    let labels: Vec<String> = bars.iter().map(|bar| bar.label.clone()).collect();
    let has_labels = !labels.is_empty();
    let games = match picture {
        Picture::Lines { own, .. } => own.len().saturating_sub(1),
        Picture::Dots(dots) => dots.len(),
        Picture::Bars { bars, .. } | Picture::EvenBars { bars, .. } => bars.len(),
    };
    let finest = if picture.counts_whole() { 1.0 } else { f64::MIN_POSITIVE };
    let word = move |mark: GridMark, _: &std::ops::RangeInclusive<f64>| match has_labels {
        true if mark.value >= 0.0 => labels.get(mark.value.round() as usize).cloned().unwrap_or_default(),
        true => String::new(),
        false => format!("{:.0}", mark.value),
    };
    let below = AxisHints::new_x()
        .formatter(word)
        .tick_label_font(font.clone())
        .tick_label_color(ink)
        .label_spacing(Rangef::new(1.0, 2.0));
    let beside = AxisHints::new_y()
        .formatter(move |mark, _| figure(mark, language))
        .tick_label_font(font)
        .tick_label_color(ink)
        .placement(HPlacement::Left)
        .label_spacing(Rangef::new(1.0, 2.0));
    let plot = Plot::new("picture")
        .height(theme.size.statistics.plot * text_scale(ui, theme))
        // There is nothing to do in a picture, so Tab does not stop at it.
        .sense(Sense::hover())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .show_crosshair(false)
        .show_background(false)
        .show_grid([false, true])
        .grid_color(theme.line)
        .label_formatter(|_| None)
        .x_grid_spacer(move |input| steps(&input, games, has_labels))
        .y_grid_spacer(move |input| heights(&input, finest))
        .include_y(0.0)
        .custom_x_axes(vec![below])
        .custom_y_axes(vec![beside]);
    let plot = match picture {
        Picture::Bars { .. } | Picture::EvenBars { .. } => {
            // A few bars stand in the middle.
            let beside = (LEAST_BARS.saturating_sub(bars.len()) as f64 + 1.2) * 0.5;
            let most = bars.len() as f64 - 1.0 + beside;
            plot.include_x(-beside).include_x(most).include_y(top.max(highest(bars) * HEADROOM))
        }
        Picture::Lines { own, .. } => plot.include_x(0.0).include_x(own.len().max(2) as f64 - 1.0).include_y(1.0),
        Picture::Dots(dots) => plot.include_x(0.5).include_x(dots.len() as f64 + 0.5),
    };
    let response = plot.show(ui, |plot| match picture {
        Picture::Lines { own, equal } => lines(plot, theme, own, equal),
        Picture::Bars { bars, .. } => bar_chart(plot, theme, bars),
        Picture::EvenBars { bars, expected, stray } => {
            bar_chart(plot, theme, bars);
            even_lines(plot, theme, *expected, *stray);
        }
        Picture::Dots(dots) => points(plot, theme, dots),
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken));
}

/// A figure at the side: whole where it can be.
fn figure(mark: GridMark, language: Language) -> String {
    let digits = if mark.step_size >= 1.0 { 0 } else { 1 };
    language.decimal(mark.value, digits).replace('-', "−")
}

fn highest(bars: &[BarFigure]) -> f64 {
    bars.iter().map(|bar| bar.value.max(bar.expected.unwrap_or(0.0)) + bar.error).fold(0.0, f64::max)
}

/// The marks below: every bar, or about five numbers of games.
fn steps(input: &GridInput, games: usize, is_every: bool) -> Vec<GridMark> {
    let step = if is_every { 1 } else { nice_step(games) };
    let (from, to) = input.bounds;
    let first = (from.max(0.0) / step as f64).ceil() as usize;
    (first..)
        .map(|number| (number * step) as f64)
        .take_while(|value| *value <= to)
        .take(MOST_POINTS)
        .map(|value| GridMark { value, step_size: step as f64 })
        .collect()
}

/// The marks at the side: about four round heights, `finest` apart at least.
fn heights(input: &GridInput, finest: f64) -> Vec<GridMark> {
    let (from, to) = input.bounds;
    let rough = ((to - from) / 4.0).max(finest);
    let ten = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * ten).find(|step| *step >= rough).unwrap_or(rough);
    let first = (from / step).ceil() as i64;
    let marks = (first..).map(|number| number as f64 * step).take_while(|value| *value <= to).take(MOST_MARKS);
    marks.map(|value| GridMark { value, step_size: step }).collect()
}

/// A round number that about five steps of reach this far.
fn nice_step(most: usize) -> usize {
    let rough = most.div_ceil(5).max(1);
    let ten = 10_usize.pow(rough.ilog10());
    [1, 2, 5, 10].into_iter().map(|times| times * ten).find(|step| *step >= rough).unwrap_or(rough)
}

fn lines(plot: &mut PlotUi<'_>, theme: &Theme, own: &[f64], equal: &[f64]) {
    let size = &theme.size.statistics;
    let line = |name: &str, values: &[f64]| Line::new(name.to_owned(), PlotPoints::from(thinned(values)));
    let dashes = LineStyle::Dashed { length: size.dash };
    plot.line(line("equal", equal).color(theme.ink_soft).width(size.thin_line).style(dashes).allow_hover(false));
    plot.line(line("own", own).color(strong(theme)).width(size.line).allow_hover(false));
}

/// The points of a line; of a long one every so many, and the last.
fn thinned(values: &[f64]) -> Vec<[f64; 2]> {
    let step = values.len().div_ceil(MOST_POINTS).max(1);
    let is_shown = |at: usize| at.is_multiple_of(step) || at + 1 == values.len();
    let points = values.iter().enumerate().filter(|(at, _)| is_shown(*at));
    points.map(|(at, value)| [at as f64, *value]).collect()
}

fn bar_chart(plot: &mut PlotUi<'_>, theme: &Theme, bars: &[BarFigure]) {
    let size = &theme.size.statistics;
    let edge = Stroke::new(theme.size.control.outline, theme.ink_soft);
    let solid = |(at, bar): (usize, &BarFigure)| {
        // A loss is hollow, so that it is not told by its direction alone.
        let fill = if bar.value >= 0.0 { theme.accent } else { Color32::TRANSPARENT };
        Bar::new(at as f64, bar.value).width(BAR).fill(fill).stroke(edge)
    };
    let chart = BarChart::new("bars", bars.iter().enumerate().map(solid).collect()).allow_hover(false);
    plot.bar_chart(chart.color(theme.accent));
    if bars.iter().any(|bar| bar.value < 0.0) {
        plot.hline(HLine::new("zero", 0.0).stroke(edge).allow_hover(false));
    }
    let ink = Stroke::new(size.line, theme.ink);
    for (at, bar) in bars.iter().enumerate() {
        let at = at as f64;
        let mut across = |name: &str, half: f64, height: f64, stroke: Stroke| {
            let way = vec![[at - half, height], [at + half, height]];
            plot.line(Line::new(name.to_owned(), PlotPoints::from(way)).stroke(stroke).allow_hover(false));
        };
        if let Some(expected) = bar.expected {
            across("expected", BAR * 0.7, expected, ink);
        }
        if bar.error > 0.0 {
            let thin = Stroke::new(size.thin_line, theme.ink);
            for end in [bar.value - bar.error, bar.value + bar.error] {
                across("error", BAR * 0.2, end, thin);
            }
            let way = vec![[at, bar.value - bar.error], [at, bar.value + bar.error]];
            plot.line(Line::new("error", PlotPoints::from(way)).stroke(thin).allow_hover(false));
        }
    }
}

/// Lines across all bars: what is expected of each, and between which lines most of them lie.
fn even_lines(plot: &mut PlotUi<'_>, theme: &Theme, expected: f64, stray: f64) {
    let size = &theme.size.statistics;
    let line = |height: f64| HLine::new("expected", height).allow_hover(false);
    plot.hline(line(expected).stroke(Stroke::new(size.thin_line, theme.ink)));
    for edge in [expected - stray, expected + stray] {
        let dashes = LineStyle::Dashed { length: size.dash };
        plot.hline(line(edge.max(0.0)).stroke(Stroke::new(size.thin_line, theme.ink_soft)).style(dashes));
    }
}

fn points(plot: &mut PlotUi<'_>, theme: &Theme, dots: &[(f64, bool)]) {
    let size = &theme.size.statistics;
    for wanted in [false, true] {
        let own = dots.iter().enumerate().filter(|(_, (_, won))| *won == wanted);
        let places: Vec<[f64; 2]> = own.map(|(at, (score, _))| [at as f64 + 1.0, *score]).collect();
        let points = Points::new(if wanted { "won" } else { "lost" }, PlotPoints::from(places));
        let colour = if wanted { strong(theme) } else { theme.ink_soft };
        plot.points(points.color(colour).filled(wanted).radius(size.dot).allow_hover(false));
    }
}

/// A tone of the accent that stands out from paper.
fn strong(theme: &Theme) -> Color32 {
    mix(theme.accent, theme.ink, if theme.dark { 0.0 } else { 0.3 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_below_are_round_and_few() {
        assert_eq!([0, 4, 5, 6, 12, 60, 900, 10_000].map(nice_step), [1, 1, 1, 2, 5, 20, 200, 2_000]);
    }

    #[test]
    fn counts_have_whole_marks_at_the_side() {
        let marks = |to: f64, finest: f64| -> Vec<String> {
            heights(&GridInput { bounds: (0.0, to), base_step_size: 0.1 }, finest)
                .into_iter()
                .map(|mark| figure(mark, Language::English))
                .collect()
        };
        assert_eq!(marks(1.2, 1.0), ["0", "1"]);
        assert_eq!(marks(3.1, 1.0), ["0", "1", "2", "3"]);
        assert_eq!(marks(1.2, f64::MIN_POSITIVE), ["0.0", "0.5", "1.0"]);
    }

    #[test]
    fn long_lines_are_thinned_and_keep_their_end() {
        let values: Vec<f64> = (0..10_000).map(f64::from).collect();
        let points = thinned(&values);
        assert!(points.len() <= MOST_POINTS + 1, "{}", points.len());
        assert_eq!((points.first(), points.last()), (Some(&[0.0, 0.0]), Some(&[9_999.0, 9_999.0])));
        assert_eq!(thinned(&[1.0, 2.0]), [[0.0, 1.0], [1.0, 2.0]]);
    }
}
