//! The panels beside the board: the strip of seats, the front seat in full, common things, the log.

use egui::{Align, Frame, Margin, Pos2, Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::commands::Command;
use super::empty_area;
use super::foot;
use super::log_panel::LogPanel;
use super::model::TableModel;
use super::session::{FrameContext, PaintPart, Part, TableCommand};
use super::strip;
use crate::engine::Seat;
use crate::paint::marks::paint_mark;
use crate::paint::theme::Theme;
use crate::paint::widgets::{card, reserve_scroll_bar, segmented};
use crate::ui::screen_layout::{FocusFollower, request_relayout};

/// How much of the room below the strip lies under an intro card, from its lower end up, in points.
#[derive(Clone, Copy, Debug)]
pub struct Covered {
    /// Under the card that is there now.
    pub now: f32,
    /// Under a card that comes and goes. What must not move leaves this room free at all times.
    pub at_times: f32,
}

/// State of the panels.
#[derive(Debug, Default)]
pub struct Panels {
    /// The seat opened by a click, and the front seat at that time; closed when the front seat changes.
    opened: Option<(Seat, Seat)>,
    /// Whether the log is shown where there is no room for both.
    shows_log: bool,
    /// Whether the panels are open in presentation mode.
    is_open: bool,
    log: LogPanel,
    /// The lesson step that was last scrolled into view, and its highlighted rectangles.
    scrolled_to: Option<(usize, Vec<String>)>,
    /// Where the hand of the front seat ends while nothing is scrolled, in points from the top of the window.
    hand_bottom: f32,
    /// Whether the panels of this table have been painted.
    were_shown: bool,
    /// Height of the card of this hand alone.
    hand_height: f32,
    focus: FocusFollower,
}

impl Panels {
    /// Switches between seats and log, or shows or hides the panels in presentation mode.
    pub fn toggle(&mut self) {
        self.is_open = !self.is_open;
        self.shows_log = !self.shows_log;
    }

    /// Whether the panels are open in presentation mode.
    pub fn are_open(&self) -> bool {
        self.is_open
    }

    /// Where the hand of the front seat ends, which is played from: nothing may lie over it.
    pub fn hand_bottom(&self) -> f32 {
        self.hand_bottom
    }

    /// Paints the strip of seats. A click on a seat opens or closes its card among the panels.
    pub fn strip_ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        paint: &mut PaintPart<'_>,
    ) -> Option<Command> {
        let shown: Vec<Seat> = self.shown_seats(model).into_iter().flat_map(|seat| model.team_of(seat)).collect();
        let seat = strip::ui(ui, model, frame, paint, &shown)?;
        self.toggle_seat(model, seat);
        Some(TableCommand::ActElsewhere.into())
    }

    /// Paints what is below the strip.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        covered: Covered,
        paint: &mut PaintPart<'_>,
    ) -> Vec<Command> {
        let mut commands = Vec::new();
        reserve_scroll_bar(ui);
        let scale = f32::from(frame.settings.text_percent) / 100.0;
        let both = ui.available_height() >= frame.theme.size.breakpoint.panels_height * scale;
        // In a lesson every point is needed for what it is about.
        let has_choice = !both && model.coach.is_none();
        if has_choice {
            let labels = [frame.text.get("panels-things"), frame.text.get("panels-log")];
            let mut chosen = usize::from(self.shows_log);
            segmented(ui, frame.theme, &frame.text.get("panels-which"), &[&labels[0], &labels[1]], &mut chosen);
            if self.shows_log != (chosen == 1) {
                self.shows_log = chosen == 1;
                commands.push(TableCommand::ActElsewhere.into());
            }
        }
        if has_choice && self.shows_log {
            hands_ui(ui, model, frame, model.front_seat, paint);
            self.hand_bottom = ui.min_rect().bottom();
            ui.add_space(frame.theme.size.grid);
            // The latest turn stays in sight. (`Ui::set_max_height` would begin anew at the top.)
            let rest = ui.available_rect_before_wrap();
            let rest = UiBuilder::new().max_rect(rest.with_max_y(rest.bottom() - covered.now));
            ui.scope_builder(rest, |ui| self.log.ui(ui, model, frame, &mut commands));
            return commands;
        }
        let log_height = if both { (ui.available_height() * 0.28).max(frame.theme.size.panel.log) } else { 0.0 };
        let log_room = log_height + if both { frame.theme.size.grid } else { 0.0 };
        let things_room = ui.available_height() - log_room;
        let is_pinned = self.can_pin_hand(model, frame, things_room);
        if is_pinned {
            self.pinned_hand_ui(ui, model, frame, paint);
        }
        let mut area = ScrollArea::vertical().id_salt("things").max_height(ui.available_height() - log_room);
        if !std::mem::replace(&mut self.were_shown, true) {
            // How far another table was scrolled is still known.
            area = area.vertical_scroll_offset(0.0);
        }
        let top = ui.cursor().top();
        let shown = area.auto_shrink([false, both]).show(ui, |ui| {
            empty_area::sense_scrolled(ui, &mut commands);
            let hand_bottom = self.seats_ui(ui, model, frame, is_pinned, paint);
            if !is_pinned {
                self.hand_bottom = top + hand_bottom;
                self.hand_height = hand_bottom + frame.theme.size.grid;
            }
            if !both {
                self.log.news_ui(ui, model, frame, &mut commands);
            }
            common_ui(ui, frame.theme, paint);
            self.scroll_into_view(ui, model, frame);
            if !both && covered.at_times > 0.0 {
                // What lies under the card can be scrolled up.
                ui.add_space(covered.at_times);
            }
        });
        if self.can_pin_hand(model, frame, things_room) != is_pinned {
            request_relayout(ui.ctx(), "the hand of the front seat has another height");
        }
        self.log.set_spare_height(shown.inner_rect.height() - shown.content_size.y);
        if both {
            ui.add_space(frame.theme.size.grid);
            self.log.ui(ui, model, frame, &mut commands);
        }
        commands
    }

    /// Whether the hand of the front seat stays in its place while what is below it scrolls: in a lesson, whose steps scroll
    /// to what they are about, if there is room for both.
    fn can_pin_hand(&self, model: &TableModel, frame: &FrameContext<'_>, room: f32) -> bool {
        let size = &frame.theme.size;
        model.coach.is_some() && self.hand_height + size.grid + size.panel.below_hand <= room
    }

    /// Paints the hand of the front seat on a card of its own.
    fn pinned_hand_ui(&mut self, ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, paint: &mut PaintPart<'_>) {
        let shown = tight_card(frame.theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            hands_ui(ui, model, frame, model.front_seat, paint);
            ui.min_rect().bottom()
        });
        self.hand_bottom = shown.inner;
        self.hand_height = shown.response.rect.height();
        self.card_mark_ui(ui, model, frame, model.front_seat, shown.response.rect);
        ui.add_space(frame.theme.size.grid);
    }

    /// Paints whose card it is into its corner; partners have a mark at each hand.
    fn card_mark_ui(&self, ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat, card: Rect) {
        if model.team_of(seat).len() == 1 {
            let corner = card.left_top() + Vec2::splat(frame.theme.size.grid * 1.25);
            paint_hand_mark(ui, model, frame, seat, corner);
        }
    }

    /// Scrolls to the focused widget, and once for each lesson step to its highlighted rectangle, or to the top if there is none here.
    fn scroll_into_view(&mut self, ui: &Ui, model: &TableModel, frame: &FrameContext<'_>) {
        self.focus.scroll_to_focus(ui);
        let step = model.coach.as_ref().map(|coaching| (coaching.step, &coaching.spots));
        if self.scrolled_to.as_ref().map(|(step, spots)| (*step, spots)) == step {
            return;
        }
        let all = ui.min_rect();
        let is_here = |rect: &Rect| all.contains_rect(*rect);
        let spots = step.iter().flat_map(|(_, spots)| *spots).filter(|spot| !foot::is_button(model, spot));
        match spots.filter_map(|spot| frame.rects.find(spot)).find(is_here) {
            Some(rect) if rect.height() > ui.clip_rect().height() => ui.scroll_to_rect(rect, Some(Align::TOP)),
            Some(rect) => ui.scroll_to_rect(rect.expand(frame.theme.size.grid), None),
            None => ui.scroll_to_rect(all, Some(Align::TOP)),
        }
        self.scrolled_to = step.map(|(step, spots)| (step, spots.clone()));
    }

    /// Paints the cards of the front seat and of the seat opened by a click, that of the front seat without its hand if
    /// this is pinned above. Returns where the hand of the front seat ends, in points from the top of these cards.
    fn seats_ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        is_pinned: bool,
        paint: &mut PaintPart<'_>,
    ) -> f32 {
        let top = ui.cursor().top();
        let mut hand_bottom = 0.0;
        for seat in self.shown_seats(model) {
            let has_hand = !is_pinned || seat != model.front_seat;
            let has_things = !model.shows_seats_elsewhere || model.outcome.is_some();
            if !has_hand && !has_things {
                continue;
            }
            let shown = tight_card(frame.theme).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                if has_hand {
                    hands_ui(ui, model, frame, seat, paint);
                }
                if has_hand && seat == model.front_seat {
                    hand_bottom = ui.min_rect().bottom() - top;
                }
                if has_things {
                    ui.add_space(frame.theme.size.grid * 0.5);
                    paint(ui, Part::Seat(seat));
                }
            });
            if has_hand {
                self.card_mark_ui(ui, model, frame, seat, shown.response.rect);
            }
            ui.add_space(frame.theme.size.grid);
        }
        hand_bottom
    }

    /// The seats whose cards are shown: the front seat, and one opened by a click.
    fn shown_seats(&self, model: &TableModel) -> Vec<Seat> {
        let front = model.front_seat;
        let opened = self.opened.filter(|(seat, when)| *when == front && *seat != front).map(|(seat, _)| seat);
        [front].into_iter().chain(opened).collect()
    }

    /// Opens the card of a seat, or closes it.
    fn toggle_seat(&mut self, model: &TableModel, seat: Seat) {
        let front = model.front_seat;
        let is_open = self.shown_seats(model).iter().any(|&shown| model.team_of(shown).contains(&seat));
        self.opened = (!is_open).then_some((seat, front));
    }
}

/// Paints the hand of a seat. Partners have theirs below one another in the order of seats, each with its mark.
pub(super) fn hands_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    seat: Seat,
    paint: &mut PaintPart<'_>,
) {
    let team = model.team_of(seat);
    for &member in &team {
        let corner = ui.cursor().left_top() + Vec2::splat(frame.theme.size.grid * 0.25);
        paint(ui, Part::Hand(member));
        if team.len() > 1 {
            paint_hand_mark(ui, model, frame, member, corner);
        }
    }
}

/// Whose hand it is; the strip of seats tells the name.
fn paint_hand_mark(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat, corner: Pos2) {
    paint_mark(ui.painter(), corner, frame.theme.size.mark * 0.45, model.mark(seat), frame.theme);
}

/// Paints the card of what belongs to no seat, if there is anything.
fn common_ui(ui: &mut Ui, theme: &Theme, paint: &mut PaintPart<'_>) {
    let mut prepared = card(theme).begin(ui);
    prepared.content_ui.set_min_width(prepared.content_ui.available_width());
    paint(&mut prepared.content_ui, Part::Common);
    if prepared.content_ui.min_rect().height() > 0.0 {
        prepared.end(ui);
    }
}

/// A card with narrow margins.
pub(super) fn tight_card(theme: &Theme) -> Frame {
    let grid = theme.size.grid;
    card(theme).inner_margin(Margin::symmetric((grid * 1.5) as i8, grid as i8))
}
