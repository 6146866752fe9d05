//! What the screen may ask of a table and do to it, whichever its game.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use egui::{Context, Event, Key, PointerButton, Pos2, Rect, Ui};

use super::{FrameContext, GameSession, curtain, hint};
use crate::engine::{ManualOutcome, Outcome, Phrase, Refusal, Seat, Turn, Viewer};
use crate::games::Game;
use crate::lessons::IntroCard;
use crate::paint::painter::{Intent, PlayerLabel, Status};
use crate::play::{Match, SeatAssignment, UndoPolicy};
use crate::storage::free_path;
use crate::ui::autosave::SaveJob;
use crate::ui::board_image;
use crate::ui::services::NewTable;
use crate::ui::settings::{GameSetup, Settings};
use crate::ui::table::session::{Choices, Coaching, Curtain, FootButton, Guide, LogLine, Session};
use crate::ui::table::{foot, keys};

impl<G: Game> Session for GameSession<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn faces(&self) -> &[PlayerLabel] {
        &self.faces
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn seating(&self) -> &[SeatAssignment] {
        self.table.game.seating()
    }

    fn assign_seat(&mut self, seat: Seat, assignment: SeatAssignment) {
        self.table.hand_over(seat, assignment);
        self.running.stop();
        self.table_changed();
    }

    fn turn(&self) -> &Turn {
        &self.shown.turn
    }

    fn front_seat(&self) -> Seat {
        let game = &self.table.game;
        match (self.shown.view.who, &self.shown.turn) {
            (Viewer::Seat(seat), _) if game.human_count() == 1 => seat,
            (_, Turn::Seat(seat) | Turn::Chance(Some(seat))) => *seat,
            (_, Turn::Over(outcome)) => outcome.winners.first().copied().unwrap_or(Seat::new(0)),
            (_, Turn::Chance(None)) => Seat::new(0),
        }
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.shown.outcome.as_ref()
    }

    fn ply(&self) -> usize {
        self.table.game.ply()
    }

    fn board_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>) {
        self.heard = false;
        let before = enters(ui);
        // Whatever is done next, what was refused before it is old. The board takes its keys out of the input.
        let typed = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: false, .. });
        let acts = ui.input(|input| input.pointer.any_pressed() || input.events.iter().any(typed));
        let intent = self.paint(frame, |scene, touch| G::board_ui(ui, scene, touch));
        // A rule that is read about, or on the way to it, was not refused by something older.
        if intent.is_none() && acts && !keys::is_covered(ui.ctx()) && !foot::turns_to_rule(ui, frame) {
            self.refusal = None;
            // What asks for a second press is answered by that press, see `frame_ends`.
            self.aside = self.aside.take().filter(|_| self.asked.is_some());
        }
        self.follow(intent, frame);
        // What the cursor stands on was chosen.
        if let Some(at) = frame.spots.find("cursor").filter(|_| enters(ui) < before) {
            self.answer(at.center(), frame);
        }
    }

    fn hand_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, seat: Seat) {
        let top = ui.cursor().min;
        let intent = self.paint(frame, |scene, touch| G::hand_ui(ui, scene, seat, touch));
        self.follow(intent, frame);
        // Also what can be clicked in a hand may have nothing new to say.
        let hand = Rect::from_min_max(top, ui.min_rect().max);
        let clicked = ui.input(|input| {
            let once = input.pointer.primary_clicked() && !input.pointer.button_double_clicked(PointerButton::Primary);
            input.pointer.interact_pos().filter(|_| once)
        });
        if let Some(at) = clicked.filter(|_| ui.rect_contains_pointer(hand)) {
            self.answer(at, frame);
        }
    }

    fn seat_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, seat: Seat) {
        let intent = self.paint(frame, |scene, touch| G::seat_ui(ui, scene, seat, touch));
        self.follow(intent, frame);
    }

    fn common_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>) {
        let intent = self.paint(frame, |scene, touch| G::common_ui(ui, scene, touch));
        self.follow(intent, frame);
    }

    fn score(&self, frame: &FrameContext<'_>, seat: Seat) -> i32 {
        G::score(&self.scene(frame), seat)
    }

    fn seat_note(&self, frame: &FrameContext<'_>, seat: Seat) -> Option<Phrase> {
        G::seat_note(&self.scene(frame), seat)
    }

    fn is_thinking(&self, seat: Seat) -> bool {
        self.looking_at.is_none()
            && !self.is_held_by_lesson()
            && matches!(self.shown.turn, Turn::Seat(on_turn) if on_turn == seat)
            && self.faces.get(seat.index()).is_some_and(|face| face.is_bot)
    }

    fn buttons(&self, frame: &FrameContext<'_>) -> Vec<FootButton> {
        let button = |action: crate::paint::painter::Action<G>| FootButton {
            asks: matches!(action.intent, Intent::Play(choice) if self.asked == Some(choice)),
            hinted: matches!(action.intent, Intent::Play(choice) if self.is_meant(choice)),
            label: action.label,
            detail: action.detail,
            icon: action.icon,
            key: action.key,
            primary: action.is_primary,
        };
        if self.shows_glimpse() {
            return vec![curtain::put_away_button()];
        }
        G::actions(&self.scene(frame), &self.touch).into_iter().map(button).collect()
    }

    fn press(&mut self, frame: &FrameContext<'_>, button: usize) {
        if self.shows_glimpse() {
            return self.put_away();
        }
        let intent = G::actions(&self.scene(frame), &self.touch).into_iter().nth(button).map(|action| action.intent);
        self.follow(intent, frame);
    }

    fn status(&self, frame: &FrameContext<'_>) -> Status {
        // What tells something is said before who is awaited.
        match self.awaited_bot().filter(|_| !self.is_told(frame)) {
            Some(seat) => self.waiting(seat, frame),
            None if self.shown.card.is_some() || self.waits_for_reader() => self.reading_status(),
            None => G::status(&self.scene(frame), &self.touch),
        }
    }

    fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    fn aside(&self) -> Option<&Phrase> {
        self.aside.as_ref()
    }

    fn has_words(&self) -> bool {
        self.refusal.is_some() || self.asked.is_some() || self.hint().is_some()
    }

    fn dismiss_message(&mut self) {
        self.drop_help();
        self.disarm();
        self.refusal = None;
    }

    fn frame_ends(&mut self, acted: bool) {
        if acted && !std::mem::take(&mut self.asked_now) {
            self.disarm();
        }
        self.asked_now = false;
        if !std::mem::take(&mut self.marked_now) {
            self.marked.clear();
        }
        if !std::mem::take(&mut self.pointed_now) {
            self.pointed.clear();
            self.pointed_spots.clear();
        }
    }

    fn is_looked_at(&self, milliseconds: u64, frame: &FrameContext<'_>) -> bool {
        self.was_looked_at(milliseconds, frame)
    }

    fn be_done_looking(&mut self, frame: &FrameContext<'_>) {
        GameSession::be_done_looking(self, frame);
    }

    fn forget_words(&mut self) {
        self.log.iter_mut().for_each(|line| drop(line.said.take()));
    }

    fn log(&self) -> &[LogLine] {
        &self.log
    }

    fn news(&self) -> Option<&Phrase> {
        self.news.as_ref().filter(|_| self.lesson.is_none())
    }

    fn put_news_away(&mut self) {
        self.read_to = self.table.game.ply();
        self.refresh();
    }

    fn look_at(&mut self, ply: Option<usize>) {
        let game = &self.table.game;
        let ply = ply.map(|ply| ply.clamp(game.earliest_reviewable_ply().min(game.ply()), game.ply()));
        self.looking_at = ply.filter(|&ply| ply != self.table.game.ply() || self.shown.outcome.is_some());
        self.table.drop_curtain();
        self.eyes_change();
    }

    fn looking_at(&self) -> Option<usize> {
        self.looking_at
    }

    fn earliest_reviewable_ply(&self) -> usize {
        self.table.game.earliest_reviewable_ply()
    }

    fn mark_event(&mut self, ply: usize, moves: bool) {
        self.marked_now = true;
        self.marked = self.spots_of(ply);
        if moves {
            self.hint_grows_old();
        }
    }

    fn undo_label(&self) -> Result<Phrase, Phrase> {
        match &self.lesson {
            Some(lesson) if lesson.can_undo(&self.table.game) => self.label_of_undo(),
            Some(lesson) if lesson.can_go_back(&self.table.game) => Ok(Phrase::new("lesson-back-tip")),
            Some(_) => Err(Phrase::new("lesson-begins")),
            None => self.label_of_undo(),
        }
    }

    fn undo(&mut self, frame: &FrameContext<'_>) {
        let own = self.lesson.as_ref().map(|lesson| lesson.can_undo(&self.table.game));
        if own == Some(false) {
            return self.guided(Guide::Back, frame);
        }
        self.running.stop();
        let open = self.table.undo_crosses_final_reveal();
        match self.table.undo() {
            Ok(()) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.record_undo();
                }
                self.gone_back(frame);
                if open {
                    self.aside = Some(Phrase::new("undo-though-revealed"));
                    self.aside_since = frame.now;
                }
            }
            Err(why) => self.refusal = Some(Refusal::new("", why)),
        }
    }

    fn can_redo(&self) -> bool {
        self.lesson.is_none() && self.table.undo_policy != UndoPolicy::Off && self.table.game.can_redo()
    }

    fn redo(&mut self, frame: &FrameContext<'_>) {
        self.running.stop();
        if self.can_redo() && self.table.redo() {
            self.gone_back(frame);
            // What everyone must follow is shown again, or it would have happened unseen.
            if self.motion().is_unskippable() {
                self.running.moved(frame.now);
            }
        }
    }

    fn can_reset(&self) -> bool {
        self.lesson.is_none() && self.table.reset_target().is_some()
    }

    fn reset_turn(&mut self, frame: &FrameContext<'_>) {
        self.running.stop();
        if self.table.reset_turn() {
            self.gone_back(frame);
        }
    }

    fn policy(&self) -> UndoPolicy {
        self.table.undo_policy
    }

    fn set_policy(&mut self, policy: UndoPolicy) {
        if policy != self.table.undo_policy {
            self.table.change_policy(policy);
            self.table_changed();
        }
    }

    fn may_hint(&self, frame: &FrameContext<'_>) -> Option<Result<(), Phrase>> {
        let coached = self.lesson.as_ref().is_some_and(|lesson| !lesson.is_free(&self.table.game));
        if coached { None } else { self.hint_allowed(frame) }
    }

    fn help(&mut self, plays: bool, frame: &FrameContext<'_>, ctx: &Context) {
        self.ask_for_help(plays, frame, ctx);
    }

    fn is_helping(&self) -> bool {
        matches!(self.help, hint::Help::Thinking { .. })
    }

    fn hint(&self) -> Option<&Phrase> {
        self.help.found().map(|found| &found.sentence)
    }

    fn choices(&self, frame: &FrameContext<'_>) -> Result<Choices, Phrase> {
        self.all_choices(frame)
    }

    fn point_at_choices(&mut self, choices: &[usize]) {
        self.point_at(choices);
    }

    fn choose(&mut self, choice: usize, frame: &FrameContext<'_>) {
        self.make_choice(choice, frame);
    }

    fn answer_click(&mut self, at: Pos2, frame: &FrameContext<'_>) {
        self.answer(at, frame);
    }

    fn step_waits(&self, settings: &Settings) -> bool {
        self.step_is_waiting(settings)
    }

    fn step(&mut self) {
        self.running.let_step();
    }

    fn may_skip(&self) -> Option<Result<(), Phrase>> {
        let bot_plays = matches!(self.shown.turn, Turn::Seat(seat) if self.is_thinking(seat));
        (bot_plays && self.table.game.human_count() > 0).then(|| match self.table.pending_glimpse() {
            Some((seat, _)) => Err(Phrase::new("table-skip-glimpse").with("seat", seat)),
            None => Ok(()),
        })
    }

    fn skip_to_person(&mut self) {
        match self.may_skip() {
            Some(Err(why)) => self.aside = Some(why),
            Some(Ok(())) | None => self.running.skip(),
        }
    }

    fn curtain(&self) -> Option<Curtain> {
        self.curtain_now()
    }

    fn may_look(&self) -> Option<Seat> {
        self.may_look_now()
    }

    fn look(&mut self) {
        self.ask_for_a_look();
    }

    fn lift_curtain(&mut self) {
        self.lift_curtain();
    }

    fn drop_curtain(&mut self) {
        self.drop_curtain();
    }

    fn suspend(&mut self) {
        self.drop_help();
        self.running.stop();
        self.drop_curtain();
    }

    fn dismiss_glimpse(&mut self) {
        self.put_away();
    }

    fn real_dice(&self) -> Option<bool> {
        G::HAS_OPEN_DICE.then_some(self.table.real_dice)
    }

    fn set_real_dice(&mut self, real: bool) {
        self.table.change_real_dice(real);
        self.table_changed();
    }

    fn asks_for_dice(&self) -> Option<(Option<Seat>, u8, u8)> {
        self.dice_asked()
    }

    fn give_dice(&mut self, faces: Vec<u8>, frame: &FrameContext<'_>) {
        match self.table.apply_manual_outcome(&ManualOutcome::Dice(faces)) {
            Ok(()) => self.moved(frame),
            Err(refusal) => self.refusal = Some(refusal),
        }
    }

    fn can_correct_dice(&self) -> bool {
        self.table.can_correct_dice() && self.looking_at.is_none()
    }

    fn correct_dice(&mut self, frame: &FrameContext<'_>) {
        self.running.stop();
        if self.table.correct_dice() {
            self.gone_back(frame);
        }
    }

    fn toggle_cover(&mut self) {
        self.table.drop_curtain();
        self.table.is_covered = !self.table.is_covered;
        self.unsaved |= self.shown.outcome.is_none();
        self.eyes_change();
    }

    fn is_covered(&self) -> bool {
        self.table.is_covered
    }

    fn coaching(&self) -> Option<&Coaching> {
        self.shown.coaching.as_ref()
    }

    fn guide(&mut self, guide: Guide, frame: &FrameContext<'_>) {
        self.guided(guide, frame);
    }

    fn explained(&self) -> Option<&IntroCard> {
        self.shown.card.as_ref()
    }

    fn put_card_away(&mut self) {
        GameSession::put_card_away(self);
    }

    fn tick(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        self.run(frame, ctx)
    }

    fn save(&mut self, records: &Path) -> Option<SaveJob> {
        let document = self.path.clone().filter(|_| std::mem::take(&mut self.unsaved))?;
        let table = self.table.clone();
        if self.shown.outcome.is_none() {
            // A finished game that was taken back is no finished game.
            let text = Box::new(move || table.to_ron());
            return Some(SaveJob { path: document.clone(), document, text, replaces: self.record_path.clone() });
        }
        let name = document.file_stem().unwrap_or_else(|| OsStr::new(G::ID)).to_string_lossy();
        let path = self.record_path.get_or_insert_with(|| free_path(records, &name, "ron")).clone();
        let text = Box::new(move || table.game.record(false).to_ron());
        Some(SaveJob { replaces: Some(document.clone()), document, path, text })
    }

    fn copy(&self) -> String {
        self.table.game.record(false).for_sharing().to_ron()
    }

    fn picture(&self, frame: &FrameContext<'_>) -> image::RgbaImage {
        let ply = self.looking_at.unwrap_or(self.table.game.ply());
        board_image::render_for_sharing(&self.table.game, ply, self.shown.view.who, frame.theme, frame.text)
    }

    fn again(&self, same_deal: bool) -> NewTable {
        let options = match serde_json::to_value(self.table.game.options()) {
            Ok(serde_json::Value::Object(options)) => options,
            _ => serde_json::Map::new(),
        };
        NewTable {
            game: G::ID,
            setup: GameSetup { seating: self.seating().to_vec(), options, real_dice: self.table.real_dice },
            seed: same_deal.then(|| self.table.game.seed()),
            together: false,
            starter: self.table.game.starter().map(|seat| match same_deal {
                true => seat,
                false => Seat::new((seat.index() + 1) % self.seating().len()),
            }),
        }
    }

    fn can_play_on(&self) -> bool {
        let game = &self.table.game;
        match (self.looking_at, game.outcome()) {
            (Some(ply), Some(_)) => ply < game.ply(),
            (Some(_), None) => game.human_count() < 2,
            (None, _) => false,
        }
    }

    fn play_on(&self, path: PathBuf, settings: &Settings) -> Option<Box<dyn Session>> {
        let game: &Match<G> = &self.table.game;
        let ply = self.looking_at.unwrap_or(game.ply());
        self.can_play_on().then(|| {
            let mut table = settings.new_table(game.until(ply));
            table.real_dice = self.table.real_dice;
            Box::new(GameSession::new(table, Some(path))) as Box<dyn Session>
        })
    }
}

/// How often Enter or Space was typed that nothing has taken yet.
fn enters(ui: &Ui) -> usize {
    let enter = |event: &&Event| matches!(event, Event::Key { key: Key::Enter | Key::Space, pressed: true, .. });
    ui.input(|input| input.events.iter().filter(enter).count())
}
