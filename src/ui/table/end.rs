//! The end of a game: result, score sheets and falling crumbs.

use egui::{
    Align, Color32, Event, InputState, Layout, Margin, Pos2, Rect, RichText, ScrollArea, Stroke, TextStyle,
    TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2,
};

use super::commands::Command;
use super::model::TableModel;
use super::session::{FrameContext, PaintPart, Part, Session, TableCommand};
use crate::engine::{Outcome, Seat};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme};
use crate::paint::widgets::{PushButton, card, icon_button, reserve_scroll_bar};
use crate::ui::screen_layout::request_relayout;

/// Number of falling crumbs.
const CRUMBS: u32 = 90;
/// Greatest preferred share of the width for the sheets.
const MAX_SHEETS_SHARE: f32 = 0.45;
/// Least share of the width or height for showing the board.
const MIN_BOARD_SHARE: f32 = 0.4;

/// State of the end screen.
#[derive(Debug, Default)]
pub struct End {
    /// Whether the game was going on when the table was opened, so that its end is news.
    is_news: bool,
    is_hidden: bool,
    shown_since: Option<f64>,
    /// Height of the highest sheet, and the area and text scale it was measured for.
    sheet_height: f32,
    measured_for: (egui::Vec2, f32),
}

/// Whether there was a click or a key press in this frame.
fn has_acted(input: &InputState) -> bool {
    let typed = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: false, .. });
    input.pointer.any_released() || input.events.iter().any(typed)
}

impl End {
    /// Whether the end is shown now: some time after the last animation, or sooner after input.
    pub fn is_shown(&mut self, ui: &Ui, session: &mut dyn Session, frame: &FrameContext<'_>) -> bool {
        let model = session.model();
        if model.outcome.is_none() {
            *self = End { is_news: true, ..End::default() };
            return false;
        }
        if self.is_hidden || model.review.ply.is_some() {
            return false;
        }
        let lengths = &frame.theme.motion;
        // Earlier input was meant for the animation.
        if session.is_settled_for(lengths.hold, frame) && ui.input(has_acted) {
            session.apply(TableCommand::SkipAnimation, frame, ui.ctx());
        }
        self.shown_since.is_some() || session.is_settled_for(lengths.before_end, frame)
    }

    /// Whether the end has been shown long enough for input to be meant for it.
    pub fn accepts_input(&self, frame: &FrameContext<'_>) -> bool {
        let hold = Durations::time(frame.theme.motion.hold).as_secs_f64();
        self.shown_since.is_some_and(|since| frame.now - since >= hold)
    }

    /// Hides the end, so that the board is visible.
    pub fn hide(&mut self) {
        self.is_hidden = true;
    }

    /// Shows the end again.
    pub fn show(&mut self) {
        self.is_hidden = false;
    }

    /// Paints the end; its buttons are in the foot line.
    pub fn ui(&mut self, ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, paint: &mut PaintPart<'_>) {
        let Some(outcome) = model.outcome.clone() else { return };
        let area = ui.max_rect();
        ui.add_space(frame.theme.size.grid);
        winners_ui(ui, model, frame, &outcome);
        let left = ui.available_rect_before_wrap();
        let scale = text_scale(ui, frame.theme).max(1.0);
        if self.measured_for != (left.size(), scale) {
            (self.measured_for, self.sheet_height) = ((left.size(), scale), 0.0);
        }
        let size = &frame.theme.size.card;
        let sheet = [self.sheet_height, size.score * scale, size.score_max * scale];
        let layout = end_layout(left, outcome.scores.len(), sheet, gap(frame.theme));
        if let Some(place) = layout.board {
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| paint(ui, Part::Board));
        }
        let highest = ui
            .scope_builder(UiBuilder::new().max_rect(layout.sheets), |ui| {
                reserve_scroll_bar(ui);
                let scroll = ScrollArea::vertical().id_salt("sheets").auto_shrink([false, true]);
                scroll.show(ui, |ui| sheets_ui(ui, model, frame, &outcome, &layout, paint)).inner
            })
            .inner;
        // The greatest height so far in this window, so that the layout does not oscillate.
        if highest > self.sheet_height + 0.5 {
            self.sheet_height = highest;
            request_relayout(ui.ctx(), "the sheets have another height");
        }
        self.paint_crumbs(ui, area, model, frame, &outcome);
    }

    /// Animates falling crumbs of cheese, some in the winners' colours, once for people who have won.
    fn paint_crumbs(&mut self, ui: &Ui, area: Rect, model: &TableModel, frame: &FrameContext<'_>, outcome: &Outcome) {
        let since = *self.shown_since.get_or_insert(frame.now);
        let all = Durations::time(frame.theme.motion.crumbs).as_secs_f64();
        let age = frame.now - since;
        let has_person_won = outcome.winners.iter().any(|seat| model.bot(*seat).is_none());
        if !frame.settings.is_animated() || age > all || !self.is_news || !has_person_won {
            return;
        }
        let marks: Vec<u8> = outcome
            .winners
            .iter()
            .filter_map(|seat| model.players.get(seat.index()))
            .map(|player| player.mark)
            .collect();
        let painter = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("crumbs")));
        let size = &frame.theme.size.crumb;
        for index in 0..CRUMBS {
            let random = |what: u32| pseudo_random(index * 8 + what);
            let fall = (age / all) as f32 * (0.9 + 0.8 * random(1)) - 0.4 * random(2);
            if !(0.0..1.0).contains(&fall) {
                continue;
            }
            let center = pos2(
                area.left() + area.width() * random(3) + size.sway * (fall * 9.0 + random(4) * 6.0).sin(),
                area.top() + area.height() * fall,
            );
            let colour = match marks.get(index as usize % 5) {
                Some(&mark) => frame.theme.mark(mark),
                None => frame.theme.accent,
            };
            paint_crumb(
                &painter,
                center,
                size.radius + size.range * random(5),
                fall * 8.0 + random(6) * 6.0,
                colour.gamma_multiply(1.0 - fall * fall),
                frame.theme,
            );
        }
        ui.ctx().request_repaint();
    }
}

/// A pseudo-random number from 0 to 1 for each input.
fn pseudo_random(number: u32) -> f32 {
    let mixed = (number ^ 0x9E37_79B9).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    ((mixed ^ (mixed >> 16)) % 1000) as f32 / 1000.0
}

fn paint_crumb(painter: &egui::Painter, center: Pos2, size: f32, turn: f32, colour: Color32, theme: &Theme) {
    let corner = |angle: f32, reach: f32| center + reach * size * vec2((turn + angle).cos(), (turn + angle).sin());
    let corners = vec![corner(0.0, 1.0), corner(1.8, 0.8), corner(3.0, 0.9), corner(4.5, 0.7)];
    let edge = theme.accent_ink.gamma_multiply(f32::from(colour.a()) / 255.0 * 0.6);
    painter.add(egui::Shape::convex_polygon(corners, colour, Stroke::new(theme.size.outline, edge)));
}

/// The title: who has won, worded by the game.
fn winners_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, outcome: &Outcome) {
    let text = frame.text.say(&model.foot.status.phrase, &model.names);
    let marks: Vec<u8> =
        outcome.winners.iter().filter_map(|seat| model.players.get(seat.index())).map(|player| player.mark).collect();
    // The text is laid out first, so that the line can be centred.
    let pictures = (frame.theme.size.title_icon + frame.theme.size.grid) * (marks.len() + 1) as f32;
    let room = (ui.available_width() - pictures).max(frame.theme.size.text_room.title);
    let layout = |words: RichText, wrap: TextWrapMode| {
        WidgetText::from(words).into_galley(ui, Some(wrap), room, TextStyle::Body)
    };
    let mut galley = layout(Theme::title(&text), TextWrapMode::Extend);
    if galley.size().x > room {
        galley = layout(Theme::heading(&text), TextWrapMode::Wrap);
    }
    let size = vec2(ui.available_width(), galley.size().y.max(frame.theme.size.title_icon) + frame.theme.size.grid);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.x = frame.theme.size.grid;
        ui.add_space(((size.x - pictures - galley.size().x) / 2.0).max(0.0));
        icon_ui(ui, Icon::Trophy, frame.theme.size.title_icon, frame.theme.ink);
        for mark in marks {
            mark_ui(ui, mark, frame.theme.size.title_icon, frame.theme);
        }
        let title = ui.add(egui::Label::new(galley));
        ui.ctx().accesskit_node_builder(title.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
            node.set_label(text);
        });
    });
    // The event that decided the game.
    if let Some(last) = model.log.lines.iter().rfind(|line| !line.is_note) {
        let sentence = last.words(frame.text, &model.names).to_owned();
        ui.vertical_centered(|ui| ui.label(RichText::new(sentence).color(frame.theme.ink_soft)));
        ui.add_space(frame.theme.size.grid);
    }
}

/// Gap between sheets, and between sheets and board.
fn gap(theme: &Theme) -> f32 {
    theme.size.grid
}

/// Layout of board and sheets.
#[derive(Clone, Copy, Debug, PartialEq)]
struct EndLayout {
    board: Option<Rect>,
    sheets: Rect,
    /// Number of sheets side by side.
    columns: usize,
    /// Width of a sheet.
    width: f32,
}

/// Places all sheets beside or above the board, whichever leaves the board larger; if not all fit, they scroll beside the board. The array
/// has height, least width and greatest width of a sheet.
fn end_layout(left: Rect, seats: usize, [height_each, min_width, max_width]: [f32; 3], gap: f32) -> EndLayout {
    let seats = seats.max(1);
    let height = |columns: usize| seats.div_ceil(columns) as f32 * (height_each + gap) - gap;
    let size = |rect: Rect| rect.size().min_elem();
    let beside = |columns: usize| {
        let even = |room: f32| (room + gap) / columns as f32 - gap;
        let width = even(left.width() * MAX_SHEETS_SHARE).clamp(min_width, max_width);
        let right = left.with_min_x(left.right() - columns as f32 * (width + gap) + gap);
        let board = left.with_max_x(right.left() - gap);
        let free = (left.height() - height(columns)).max(0.0) * 0.5;
        let sheets = right.shrink2(vec2(0.0, free));
        let fits = board.width() >= left.width() * MIN_BOARD_SHARE;
        fits.then_some(EndLayout { board: Some(board), sheets, columns, width })
    };
    let fit = (((left.width() + gap) / (min_width + gap)) as usize).clamp(1, seats);
    let columns = seats.div_ceil(seats.div_ceil(fit));
    let width = ((left.width() + gap) / columns as f32 - gap).min(max_width);
    let below = left.with_min_y((left.top() + height(columns) + gap).min(left.bottom()));
    let board = Some(below).filter(|below| below.height() >= left.height() * MIN_BOARD_SHARE);
    let sheets = match board {
        Some(below) => left.with_max_y(below.top() - gap),
        None => left.shrink2(vec2(0.0, (left.height() - height(columns)).max(0.0) * 0.5)),
    };
    let above = EndLayout { board, sheets, columns, width };
    let all_seen = (1..=seats).filter_map(beside).find(|layout| height(layout.columns) <= left.height());
    match all_seen {
        Some(layout) if layout.board.map(size) >= above.board.map(size) => layout,
        _ if height(columns) <= left.height() => above,
        _ => {
            // The most columns that leave the board at least as wide as high.
            let leaves_a_square =
                |layout: &EndLayout| layout.board.is_some_and(|board| board.width() >= board.height());
            let widest = (2..=seats).rev().filter_map(beside).find(leaves_a_square);
            widest.or(beside(1)).unwrap_or(above)
        }
    }
}

/// Paints a sheet for each seat in ranking order; returns the height of the highest.
fn sheets_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    outcome: &Outcome,
    layout: &EndLayout,
    paint: &mut PaintPart<'_>,
) -> f32 {
    let gap = gap(frame.theme);
    let all = ui.available_width();
    let mut highest = 0.0_f32;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    for row in ranking(outcome).chunks(layout.columns) {
        // Beside the board the sheets fill the width that the scroll bar leaves.
        let width = layout.width.min((all + gap) / layout.columns as f32 - gap);
        let taken = row.len() as f32 * (width + gap) - gap;
        let aside = if layout.columns > 1 || layout.board.is_none() { ((all - taken) / 2.0).max(0.0) } else { 0.0 };
        let top = ui.cursor().min + vec2(aside, 0.0);
        let mut lowest = top.y;
        for (index, &seat) in row.iter().enumerate() {
            let min = top + vec2(index as f32 * (width + gap), 0.0);
            let place = UiBuilder::new().id_salt(seat.index()).max_rect(Rect::from_min_size(min, vec2(width, 0.0)));
            lowest = lowest.max(
                ui.scope_builder(place, |ui| sheet_ui(ui, model, frame, outcome, seat, paint)).response.rect.bottom(),
            );
        }
        highest = highest.max(lowest - top.y);
    }
    highest
}

/// The seats with the winners first, then by score. If the winners have the lowest score, lower scores rank higher.
fn ranking(outcome: &Outcome) -> Vec<Seat> {
    let score = |seat: &Seat| outcome.scores.get(seat.index()).copied().unwrap_or(0);
    let won = outcome.winners.first().map_or(0, score);
    let lowest_wins = outcome.scores.iter().all(|&other| other >= won);
    let mut order: Vec<Seat> = Seat::all(outcome.scores.len()).collect();
    order.sort_by_key(|seat| (!outcome.winners.contains(seat), if lowest_wins { score(seat) } else { -score(seat) }));
    order
}

fn sheet_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    outcome: &Outcome,
    seat: Seat,
    paint: &mut PaintPart<'_>,
) {
    let (Some(player), Some(score)) = (model.players.get(seat.index()).cloned(), outcome.scores.get(seat.index()))
    else {
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
                mark_ui(ui, player.mark, theme.size.icon, theme);
                ui.add(egui::Label::new(Theme::heading(player.name)).truncate());
            });
        });
        paint(ui, Part::Seat(seat));
    });
}

/// The buttons of the end, from right to left.
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
    let room = ui.ctx().content_rect().width() > frame.theme.size.breakpoint.end * text_scale(ui, frame.theme);
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
        commands.push(TableCommand::Review(Some(model.ply)).into());
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
    fn winners_rank_first_and_others_by_score() {
        assert_eq!(ranked(&[1], &[20, 31, 25]), [1, 2, 0]);
        // The lowest score wins.
        assert_eq!(ranked(&[0, 2], &[14, 20, 14, 21]), [0, 2, 1, 3]);
        // The highest score may belong to an eliminated seat.
        assert_eq!(ranked(&[2], &[3, 1, 2]), [2, 0, 1]);
    }

    /// Number of columns and place of the board for `seats` sheets in an area of this size.
    fn placed(size: (f32, f32), seats: usize, high: f32) -> (usize, Option<Rect>) {
        let left = Rect::from_min_size(Pos2::ZERO, size.into());
        let layout = end_layout(left, seats, [high, 252.0, 380.0], 8.0);
        let rows = seats.div_ceil(layout.columns) as f32;
        let all = rows * (high + 8.0) - 8.0 <= layout.sheets.height() + 0.1;
        assert!(left.expand(0.1).contains_rect(layout.sheets), "{layout:?}");
        assert!(all || layout.board.is_some(), "where not all are seen they scroll beside the board: {layout:?}");
        if let Some(board) = layout.board {
            assert!(left.contains_rect(board) && !board.intersects(layout.sheets), "{layout:?}");
        }
        (layout.columns, layout.board)
    }

    #[test]
    fn the_board_takes_what_the_sheets_leave() {
        let (columns, board) = placed((1568.0, 760.0), 3, 110.0);
        assert!(columns == 1 && board.is_some_and(|board| board.width() > 1100.0 && board.height() == 760.0));
        let (columns, board) = placed((868.0, 360.0), 3, 110.0);
        assert!(columns == 1 && board.is_some_and(|board| board.width() > 450.0));
        // Six sheets of Zatre: as many columns as show all, or scrolled.
        assert!(matches!(placed((1568.0, 760.0), 6, 300.0), (3, Some(_))));
        assert!(matches!(placed((1248.0, 555.0), 6, 300.0), (2, Some(_))));
        assert!(matches!(placed((868.0, 360.0), 6, 300.0), (1, Some(_))));
        // Sheets go before the board where both do not fit; in a high window the board is below.
        assert!(matches!(placed((868.0, 360.0), 5, 119.0), (3, None)));
        let (_, board) = placed((700.0, 1000.0), 2, 110.0);
        assert!(board.is_some_and(|board| board.width() == 700.0));
    }

    #[test]
    fn crumbs_cover_the_whole_width_and_duration() {
        let mut squares = std::collections::BTreeSet::new();
        for index in 0..CRUMBS {
            let quarter = |what: u32| (pseudo_random(index * 8 + what) * 4.0) as u8;
            squares.insert((quarter(2), quarter(3)));
        }
        assert!(squares.len() >= 14, "{squares:?}");
    }
}
