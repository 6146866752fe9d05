//! The painter of Rat-a-Tat Roll: the selection, and which module paints what.
//!
//! Must not know states, matches or tables. Everything shown comes from the scene, so nothing here can reveal a
//! face-down card.

mod beats;
mod belongings;
mod board;
mod board_frame;
mod cards;
mod glimpse;
mod ground;
mod guide;
mod input;
mod labels;
mod layout;
mod middle;
mod milestones;
mod odds_ring;
mod palette;
mod panels;
mod place;
mod prompts;
mod rows;
mod select_card;
mod shown_position;
mod symbols;
mod traces;
mod track;
mod tray;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use self::beats::Piece;
use self::place::Place;
use super::cards::RowIndex;
use super::dice::{DiceCount, DiceSet};
use super::{Move, Phase, RatATatRoll, Seen};
use crate::engine::{Phrase, Seat};
use crate::paint::board::{Input, Response};
use crate::paint::count::Counted;
use crate::paint::key_help::{CURTAIN, DROP, END_GLIMPSE, GameCommand, PICK, REAL_DICE};
use crate::paint::painter::{Action, Painter, PlayContext, Scene, Status};
use crate::paint::stage::{Beat, Moment, PiecePose, Show};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// What a person has marked or picked before deciding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The number dice marked for a re-roll.
    marked_dice: DiceSet,
    /// The first card of a swap: its seat and its place in the row.
    picked: Option<(Seat, RowIndex)>,
    /// The number of dice whose odds are previewed.
    previewed_count: Option<DiceCount>,
    /// Whether the icon guide lies open over the board.
    is_guide_open: bool,
}

impl Selection {
    /// Marks exactly these dice.
    fn mark(&mut self, dice: DiceSet) -> Response<RatATatRoll> {
        self.marked_dice = dice;
        Response::Selected
    }

    /// Picks the first card of a swap, or none.
    fn pick(&mut self, card: Option<(Seat, RowIndex)>) -> Response<RatATatRoll> {
        self.picked = card;
        Response::Selected
    }

    /// Previews the odds of this number of dice, or none.
    fn preview(&mut self, count: Option<DiceCount>) -> Response<RatATatRoll> {
        self.previewed_count = count;
        Response::Selected
    }

    /// Opens the icon guide, or closes it.
    fn open_guide(&mut self, is_open: bool) -> Response<RatATatRoll> {
        self.is_guide_open = is_open;
        Response::Selected
    }

    /// Drops what is marked or picked.
    fn cancel(&mut self) -> Response<RatATatRoll> {
        if self.picked.is_none() && self.marked_dice.is_empty() {
            return Response::Nothing;
        }
        self.mark(DiceSet::EMPTY);
        self.pick(None)
    }

    /// Whether the first card of a swap lies here.
    fn has_picked(&self, place: Place) -> bool {
        self.picked.is_some_and(|(seat, card)| place == Place::Card(seat, card))
    }
}

impl Painter for RatATatRoll {
    type Selection = Selection;
    type Place = Place;
    type Piece = Piece;

    const COMMANDS: &'static [GameCommand] = &[
        prompts::COUNTS[0],
        prompts::COUNTS[1],
        prompts::COUNTS[2],
        PICK,
        DROP,
        prompts::ROLL,
        prompts::KEEP,
        prompts::SKIP,
        prompts::LOOK,
        prompts::GUIDE,
        CURTAIN,
        END_GLIMPSE,
        REAL_DICE,
    ];

    fn respond(play: &PlayContext<'_, Self>, selection: &mut Selection, input: Input<Place>) -> Response<Self> {
        input::respond(play, selection, input)
    }

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &Selection) {
        board::board_ui(ui, scene, selection);
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, selection: &Selection) {
        panels::hand_ui(ui, scene, seat, selection);
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, selection: &Selection) {
        panels::seat_ui(ui, scene, seat, selection);
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _selection: &Selection) {
        panels::common_ui(ui, scene);
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::score(play, seat)
    }

    fn is_score_shown(play: &PlayContext<'_, Self>) -> bool {
        // It counts the cards until they are turned up, and would be taken for points.
        play.open.common.phase == Phase::Over
    }

    const IS_SEAT_SHOWN_ELSEWHERE: bool = true;

    const HAS_NARROW_PANELS: bool = true;

    fn belongings_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat) {
        belongings::belongings_ui(ui, scene, seat);
    }

    fn belongings(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Phrase> {
        prompts::belongings(play, seat).into_iter().collect()
    }

    fn clock(play: &PlayContext<'_, Self>) -> Option<Phrase> {
        belongings::clock(play.open)
    }

    fn actions(play: &PlayContext<'_, Self>, selection: &Selection) -> Vec<Action<Self>> {
        prompts::actions(play, selection)
    }

    fn status(play: &PlayContext<'_, Self>, selection: &Selection) -> Status {
        prompts::status(play, selection)
    }

    fn shakes_dice(open: &Self::Open, choice: Option<&Move>) -> bool {
        match choice {
            Some(choice) => matches!(choice, Move::Roll { .. } | Move::RollWild {} | Move::Reroll { .. }),
            None => matches!(open.common.phase, Phase::Rolling { .. } | Phase::RollingWild),
        }
    }

    fn move_places(choice: &Move) -> Vec<Place> {
        place::move_places(choice)
    }

    fn observation_places(seen: &Seen) -> Vec<Place> {
        place::observation_places(seen)
    }

    const END_SOUND: Sound = Sound::EndOnStrings;

    fn sound(show: &Show<Self>) -> Option<Sound> {
        beats::sound(show)
    }

    fn beats(moment: &Moment<'_, Self>) -> Vec<Beat<Self>> {
        beats::beats(moment)
    }

    fn milestones(moment: &Moment<'_, Self>) -> Vec<Phrase> {
        milestones::milestones(moment)
    }

    fn count(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Counted<Self>> {
        let row = play.open.rows.get(seat.index()).into_iter().flatten().flatten();
        row.map(|card| Counted::piece(Piece::Open(*card), i32::from(card.number()))).collect()
    }

    fn follows_at_once(before: &Seen, choice: Option<&Move>) -> bool {
        beats::follows_at_once(&before.event, choice)
    }

    fn paint_piece(brush: &Brush, theme: &Theme, piece: &Piece, pose: PiecePose) {
        beats::paint_piece(brush, theme, piece, pose);
    }

    /// Keeps the picked card when the wild die is accepted for a swap.
    fn selection_after(selection: &Selection, choice: &Move) -> Selection {
        let picked = selection.picked.filter(|_| *choice == Move::Accept {});
        Selection { picked, ..Selection::default() }
    }

    /// Who reads the icon guide while others play may go on reading.
    fn selection_after_event(selection: &Selection) -> Selection {
        Selection { is_guide_open: selection.is_guide_open, ..Selection::default() }
    }

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
        matches!(
            choice,
            Move::TakeFaceUp {}
                | Move::TakePile {}
                | Move::LookOwn {}
                | Move::Look { .. }
                | Move::Skip {}
                | Move::Replace { .. }
        )
    }

    const MASCOT: &'static str = "rat_a_tat_roll/pawn";

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        select_card::paint_select_card(brush, rect, theme);
    }
}
