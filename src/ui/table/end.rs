//! The end of a game: a moment, with the sheets.

use egui::{
    Align, Color32, Layout, Margin, Pos2, Rect, RichText, ScrollArea, Stroke, TextStyle, TextWrapMode, Ui, UiBuilder,
    WidgetText, pos2, vec2,
};

use super::commands::Command;
use super::keys;
use super::model::TableModel;
use super::session::{FrameContext, PaintPart, Part, Session, TableCommand};
use crate::engine::{Outcome, Seat};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme};
use crate::paint::widgets::{PushButton, card, icon_button, reserve_scroll_bar};
use crate::ui::screen_layout::request_relayout;

/// How many crumbs fall.
const CRUMBS: u32 = 90;
/// The sheets take no more of the width than this, if they can.
const SHEETS_SHARE: f32 = 0.45;
/// The board is there where it gets at least this much of the width or height.
const LEAST_BOARD: f32 = 0.4;
/// Width of a window with room for words on the side buttons, at a text size of 100 %, in points.
const ROOM_FOR_WORDS: f32 = 860.0;
/// Width of a seat's card at a text size of 100 %, in points: at least, and at most.
const LEAST_SHEET: f32 = 252.0;
const WIDEST_SHEET: f32 = 380.0;
/// Side of the pictures before the title, in points.
const PICTURE: f32 = 36.0;

/// The end as it is shown.
#[derive(Debug, Default)]
pub struct End {
    put_away: bool,
    since: Option<f64>,
    /// Height of the highest sheet, and the room and scale of letters it was found for.
    sheet: f32,
    found_for: (egui::Vec2, f32),
}

impl End {
    /// Whether the end is to be shown now: the last animation is over and was looked at for a moment, or somebody has pressed something after it.
    pub fn is_shown(&mut self, ui: &Ui, session: &mut dyn Session, frame: &FrameContext<'_>) -> bool {
        let model = session.model();
        if model.outcome.is_none() {
            *self = End::default();
            return false;
        }
        if self.put_away || model.review.at.is_some() {
            return false;
        }
        let lengths = &frame.theme.motion;
        // What is pressed sooner was meant for what moved.
        if session.is_settled_for(lengths.hold, frame) && ui.input(keys::has_acted) {
            session.apply(TableCommand::SkipAnimation, frame, ui.ctx());
        }
        self.since.is_some() || session.is_settled_for(lengths.before_end, frame)
    }

    /// Whether it has been there long enough for what is pressed to be meant for it.
    pub fn was_seen(&self, frame: &FrameContext<'_>) -> bool {
        let hold = Durations::time(frame.theme.motion.hold).as_secs_f64();
        self.since.is_some_and(|since| frame.now - since >= hold)
    }

    /// The board is to be seen again.
    pub fn put_away(&mut self) {
        self.put_away = true;
    }

    /// The end is to be seen again.
    pub fn show_again(&mut self) {
        self.put_away = false;
    }

    /// Paints it; its buttons stand in the foot line.
    pub fn ui(&mut self, ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, paint: &mut PaintPart<'_>) {
        let Some(outcome) = model.outcome.clone() else { return };
        let area = ui.max_rect();
        ui.add_space(frame.theme.size.grid);
        winners(ui, model, frame, &outcome);
        let left = ui.available_rect_before_wrap();
        let scale = text_scale(ui, frame.theme).max(1.0);
        if self.found_for != (left.size(), scale) {
            (self.found_for, self.sheet) = ((left.size(), scale), 0.0);
        }
        let sheet = [self.sheet, LEAST_SHEET * scale, WIDEST_SHEET * scale];
        let places = places(left, outcome.scores.len(), sheet, gap(frame.theme));
        if let Some(place) = places.board {
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| paint(ui, Part::Board));
        }
        let highest = ui
            .scope_builder(UiBuilder::new().max_rect(places.sheets), |ui| {
                reserve_scroll_bar(ui);
                let scroll = ScrollArea::vertical().id_salt("sheets").auto_shrink([false, true]);
                scroll.show(ui, |ui| sheets(ui, model, frame, &outcome, &places, paint)).inner
            })
            .inner;
        // As high as they have ever been in this window: what fits does not change with where it stands.
        if highest > self.sheet + 0.5 {
            self.sheet = highest;
            request_relayout(ui.ctx(), "the sheets have another height");
        }
        self.crumbs(ui, area, model, frame, &outcome);
    }

    /// Crumbs of cheese fall for a moment, some in the winner's colour.
    fn crumbs(&mut self, ui: &Ui, area: Rect, model: &TableModel, frame: &FrameContext<'_>, outcome: &Outcome) {
        let since = *self.since.get_or_insert(frame.now);
        let all = Durations::time(frame.theme.motion.crumbs).as_secs_f64();
        let age = frame.now - since;
        if !frame.settings.is_animated() || age > all {
            return;
        }
        let marks: Vec<u8> =
            outcome.winners.iter().filter_map(|seat| model.players.get(seat.index())).map(|face| face.mark).collect();
        let painter = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("crumbs")));
        for index in 0..CRUMBS {
            let of = |what: u32| scattered(index * 8 + what);
            let fall = (age / all) as f32 * (0.9 + 0.8 * of(1)) - 0.4 * of(2);
            if !(0.0..1.0).contains(&fall) {
                continue;
            }
            let center = pos2(
                area.left() + area.width() * of(3) + 18.0 * (fall * 9.0 + of(4) * 6.0).sin(),
                area.top() + area.height() * fall,
            );
            let colour = match marks.get(index as usize % 5) {
                Some(&mark) => frame.theme.mark(mark),
                None => frame.theme.accent,
            };
            crumb(
                &painter,
                center,
                4.0 + 5.0 * of(5),
                fall * 8.0 + of(6) * 6.0,
                colour.gamma_multiply(1.0 - fall * fall),
                frame.theme,
            );
        }
        ui.ctx().request_repaint();
    }
}

/// A number from 0 to 1 for each number, those of neighbours far from one another.
fn scattered(number: u32) -> f32 {
    let mixed = (number ^ 0x9E37_79B9).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    ((mixed ^ (mixed >> 16)) % 1000) as f32 / 1000.0
}

fn crumb(painter: &egui::Painter, center: Pos2, size: f32, turn: f32, colour: Color32, theme: &Theme) {
    let corner = |angle: f32, reach: f32| center + reach * size * vec2((turn + angle).cos(), (turn + angle).sin());
    let corners = vec![corner(0.0, 1.0), corner(1.8, 0.8), corner(3.0, 0.9), corner(4.5, 0.7)];
    let edge = theme.accent_ink.gamma_multiply(f32::from(colour.a()) / 255.0 * 0.6);
    painter.add(egui::Shape::convex_polygon(corners, colour, Stroke::new(1.0, edge)));
}

/// Who has won, in the words of the game: it knows what it counts.
fn winners(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, outcome: &Outcome) {
    let text = frame.text.say(&model.foot.status.phrase, &model.names);
    let marks: Vec<u8> =
        outcome.winners.iter().filter_map(|seat| model.players.get(seat.index())).map(|face| face.mark).collect();
    // The line is laid out before it is painted, so that it can stand in the middle.
    let pictures = (PICTURE + frame.theme.size.grid) * (marks.len() + 1) as f32;
    let room = (ui.available_width() - pictures).max(100.0);
    let layout = |words: RichText, wrap: TextWrapMode| {
        WidgetText::from(words).into_galley(ui, Some(wrap), room, TextStyle::Body)
    };
    let mut galley = layout(Theme::title(&text), TextWrapMode::Extend);
    if galley.size().x > room {
        galley = layout(Theme::heading(&text), TextWrapMode::Wrap);
    }
    let size = vec2(ui.available_width(), galley.size().y.max(PICTURE) + frame.theme.size.grid);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.x = frame.theme.size.grid;
        ui.add_space(((size.x - pictures - galley.size().x) / 2.0).max(0.0));
        icon_ui(ui, Icon::Trophy, PICTURE, frame.theme.ink);
        for mark in marks {
            mark_ui(ui, mark, PICTURE, frame.theme);
        }
        let title = ui.add(egui::Label::new(galley));
        ui.ctx().accesskit_node_builder(title.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
            node.set_label(text);
        });
    });
    // What decided it.
    if let Some(last) = model.log.lines.iter().rfind(|line| !line.is_note) {
        let said = last.words(frame.text, &model.names).to_owned();
        ui.vertical_centered(|ui| ui.label(RichText::new(said).color(frame.theme.ink_soft)));
        ui.add_space(frame.theme.size.grid);
    }
}

/// Between sheets, and between them and the board.
fn gap(theme: &Theme) -> f32 {
    theme.size.grid
}

/// How board and sheets share the room.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Places {
    board: Option<Rect>,
    sheets: Rect,
    /// Sheets side by side.
    columns: usize,
    /// Width of a sheet.
    width: f32,
}

/// The sheets are all to be seen, beside the board or above it, whichever leaves it larger; where that cannot be they scroll beside it. Of a sheet the
/// height, the least width and the greatest are given.
fn places(left: Rect, seats: usize, [high, least, most]: [f32; 3], gap: f32) -> Places {
    let seats = seats.max(1);
    let height = |columns: usize| seats.div_ceil(columns) as f32 * (high + gap) - gap;
    let size = |rect: Rect| rect.size().min_elem();
    let beside = |columns: usize| {
        let even = |room: f32| (room + gap) / columns as f32 - gap;
        let width = even(left.width() * SHEETS_SHARE).clamp(least, most);
        let right = left.with_min_x(left.right() - columns as f32 * (width + gap) + gap);
        let board = left.with_max_x(right.left() - gap);
        let free = (left.height() - height(columns)).max(0.0) * 0.5;
        let sheets = right.shrink2(vec2(0.0, free));
        let fits = board.width() >= left.width() * LEAST_BOARD;
        fits.then_some(Places { board: Some(board), sheets, columns, width })
    };
    let fit = (((left.width() + gap) / (least + gap)) as usize).clamp(1, seats);
    let columns = seats.div_ceil(seats.div_ceil(fit));
    let width = ((left.width() + gap) / columns as f32 - gap).min(most);
    let below = left.with_min_y((left.top() + height(columns) + gap).min(left.bottom()));
    let board = Some(below).filter(|below| below.height() >= left.height() * LEAST_BOARD);
    let sheets = match board {
        Some(below) => left.with_max_y(below.top() - gap),
        None => left.shrink2(vec2(0.0, (left.height() - height(columns)).max(0.0) * 0.5)),
    };
    let above = Places { board, sheets, columns, width };
    let all_seen = (1..=seats).filter_map(beside).find(|places| height(places.columns) <= left.height());
    match all_seen {
        Some(places) if places.board.map(size) >= above.board.map(size) => places,
        _ if height(columns) <= left.height() => above,
        _ => {
            // So many as leave the board as wide as it is high.
            let leaves_a_square = |places: &Places| places.board.is_some_and(|board| board.width() >= board.height());
            let most = (2..=seats).rev().filter_map(beside).find(leaves_a_square);
            most.or(beside(1)).unwrap_or(above)
        }
    }
}

/// A card for each seat, the best first, in as many rows as they need; the height of the highest.
fn sheets(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    outcome: &Outcome,
    places: &Places,
    paint: &mut PaintPart<'_>,
) -> f32 {
    let gap = gap(frame.theme);
    let all = ui.available_width();
    let mut highest = 0.0_f32;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    for row in ranking(outcome).chunks(places.columns) {
        // Beside the board they fill the width, whatever the bar takes of it.
        let width = places.width.min((all + gap) / places.columns as f32 - gap);
        let taken = row.len() as f32 * (width + gap) - gap;
        let aside = if places.columns > 1 || places.board.is_none() { ((all - taken) / 2.0).max(0.0) } else { 0.0 };
        let top = ui.cursor().min + vec2(aside, 0.0);
        let mut lowest = top.y;
        for (index, &seat) in row.iter().enumerate() {
            let min = top + vec2(index as f32 * (width + gap), 0.0);
            let place = UiBuilder::new().id_salt(seat.index()).max_rect(Rect::from_min_size(min, vec2(width, 0.0)));
            lowest = lowest.max(
                ui.scope_builder(place, |ui| sheet(ui, model, frame, outcome, seat, paint)).response.rect.bottom(),
            );
        }
        highest = highest.max(lowest - top.y);
    }
    highest
}

/// The seats, the winners first; then the others, in the order in which the winners' score is the best.
fn ranking(outcome: &Outcome) -> Vec<Seat> {
    let score = |seat: &Seat| outcome.scores.get(seat.index()).copied().unwrap_or(0);
    let won = outcome.winners.first().map_or(0, score);
    let lowest_wins = outcome.scores.iter().all(|&other| other >= won);
    let mut order: Vec<Seat> = Seat::all(outcome.scores.len()).collect();
    order.sort_by_key(|seat| (!outcome.winners.contains(seat), if lowest_wins { score(seat) } else { -score(seat) }));
    order
}

fn sheet(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    outcome: &Outcome,
    seat: Seat,
    paint: &mut PaintPart<'_>,
) {
    let (Some(face), Some(score)) = (model.players.get(seat.index()).cloned(), outcome.scores.get(seat.index())) else {
        return;
    };
    let theme = frame.theme;
    let won = outcome.winners.contains(&seat);
    let edge = Stroke::new(theme.size.outline * 2.0, if won { theme.accent } else { theme.line });
    let margin = Margin::symmetric(theme.size.padding as i8, (theme.size.grid * 0.75) as i8);
    card(theme).inner_margin(margin).stroke(edge).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(theme.size.grid, theme.size.grid * 0.5);
        ui.set_width(ui.available_width());
        let size = vec2(ui.available_width(), ui.text_style_height(&TextStyle::Heading));
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.label(Theme::heading(score.to_string()));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                mark_ui(ui, face.mark, theme.size.icon, theme);
                ui.add(egui::Label::new(Theme::heading(face.name)).truncate());
            });
        });
        paint(ui, Part::Seat(seat));
    });
}

/// What to do next, from right to left.
pub fn buttons(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let word = |key: &str| frame.text.get(key);
    if ui.add(PushButton::primary(frame.theme, &word("end-again"))).clicked() {
        commands.push(Command::PlayAgain { same_deal: false });
    }
    let label = word("end-same-deal");
    let same = PushButton::plain(frame.theme, &label);
    if ui.add(same).on_hover_text(word("end-same-deal-tip")).clicked() {
        commands.push(Command::PlayAgain { same_deal: true });
    }
    let room = ui.ctx().content_rect().width() > ROOM_FOR_WORDS * text_scale(ui, frame.theme);
    let side = |ui: &mut Ui, icon: Icon, key: &str| match room {
        true => ui.add(PushButton::plain(frame.theme, &word(key)).icon(icon)),
        false => icon_button(ui, frame.theme, icon, &word(key)),
    };
    if side(ui, Icon::Save, "end-save").clicked() {
        commands.push(Command::SaveRecord);
    }
    if icon_button(ui, frame.theme, Icon::Picture, &word("menu-copy-picture")).clicked() {
        commands.push(Command::CopyPicture);
    }
    if side(ui, Icon::Eye, "end-review").clicked() {
        commands.push(TableCommand::LookAt(Some(model.ply)).into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(winners: &[usize], scores: &[i32]) -> Vec<usize> {
        let winners = winners.iter().copied().map(Seat::new).collect();
        let outcome = Outcome { winners, scores: scores.iter().copied().collect() };
        ranking(&outcome).into_iter().map(Seat::index).collect()
    }

    #[test]
    fn the_winners_come_first_and_then_who_was_next() {
        assert_eq!(ranked(&[1], &[20, 31, 25]), [1, 2, 0]);
        // The lowest sum wins.
        assert_eq!(ranked(&[0, 2], &[14, 20, 14, 21]), [0, 2, 1, 3]);
        // Who has most may be out.
        assert_eq!(ranked(&[2], &[3, 1, 2]), [2, 0, 1]);
    }

    /// Of so many seats in a room this large: how many sheets stand side by side, and where the board is.
    fn placed(size: (f32, f32), seats: usize, high: f32) -> (usize, Option<Rect>) {
        let left = Rect::from_min_size(Pos2::ZERO, size.into());
        let places = places(left, seats, [high, LEAST_SHEET, WIDEST_SHEET], 8.0);
        let rows = seats.div_ceil(places.columns) as f32;
        let all = rows * (high + 8.0) - 8.0 <= places.sheets.height() + 0.1;
        assert!(left.expand(0.1).contains_rect(places.sheets), "{places:?}");
        assert!(all || places.board.is_some(), "where not all are seen they scroll beside the board: {places:?}");
        if let Some(board) = places.board {
            assert!(left.contains_rect(board) && !board.intersects(places.sheets), "{places:?}");
        }
        (places.columns, places.board)
    }

    #[test]
    fn the_board_takes_what_the_sheets_leave() {
        let (columns, board) = placed((1568.0, 760.0), 3, 110.0);
        assert!(columns == 1 && board.is_some_and(|board| board.width() > 1100.0 && board.height() == 760.0));
        let (columns, board) = placed((868.0, 360.0), 3, 110.0);
        assert!(columns == 1 && board.is_some_and(|board| board.width() > 450.0));
        // Six sheets of Zatre: in as many columns as show them all, or scrolled.
        assert!(matches!(placed((1568.0, 760.0), 6, 300.0), (3, Some(_))));
        assert!(matches!(placed((1248.0, 555.0), 6, 300.0), (2, Some(_))));
        assert!(matches!(placed((868.0, 360.0), 6, 300.0), (1, Some(_))));
        // Where all fit only without a board they go before it, and in a high window the board lies below.
        assert!(matches!(placed((868.0, 360.0), 5, 119.0), (3, None)));
        let (_, board) = placed((700.0, 1000.0), 2, 110.0);
        assert!(board.is_some_and(|board| board.width() == 700.0));
    }

    #[test]
    fn crumbs_are_strewn_over_the_whole_width_all_the_time() {
        let mut squares = std::collections::BTreeSet::new();
        for index in 0..CRUMBS {
            let quarter = |what: u32| (scattered(index * 8 + what) * 4.0) as u8;
            squares.insert((quarter(2), quarter(3)));
        }
        assert!(squares.len() >= 14, "{squares:?}");
    }
}
