//! The implementation of `Session` for the table of one game.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use egui::{Context, Ui};
use jiff::civil::Date;

use super::live_state::Files;
use super::seating::seat_somebody;
use super::{FrameContext, GameSession, LiveTable};
use crate::engine::Seat;
use crate::games::Game;
use crate::paint::board;
use crate::paint::painter::{Part, part_ui};
use crate::play::Trial;
use crate::sound::Sound;
use crate::storage::free_path;
use crate::story::standings;
use crate::ui::autosave::SaveJob;
use crate::ui::board_image;
use crate::ui::services::NewTable;
use crate::ui::settings::{GameSetup, Settings};
use crate::ui::table::model::TableModel;
use crate::ui::table::picture_thread::PaintPicture;
use crate::ui::table::result_picture::{self, GameResult};
use crate::ui::table::session::{CommandOutcome, Session, StoryWriter, TableCommand};

/// The folder in that of the records where games are kept in which something was tried out.
const TRIALS: &str = "trials";

impl<G: Game> Session for GameSession<G> {
    fn model(&self) -> Rc<TableModel> {
        Rc::clone(&self.model)
    }

    fn apply(&mut self, command: TableCommand, frame: &FrameContext<'_>, ctx: &Context) -> CommandOutcome {
        let outcome = self.live.execute(command, frame, ctx);
        self.live.model_is_stale = true;
        self.update_model(frame);
        outcome
    }

    fn paint(&mut self, ui: &mut Ui, part: Part, frame: &FrameContext<'_>) -> Option<TableCommand> {
        self.update_model(frame);
        let before = self.live.selection.clone();
        let command = self.live.paint_part(ui, part, frame);
        self.live.model_is_stale |= self.live.selection != before;
        self.update_model(frame);
        command
    }

    fn tick(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        // What was painted in an earlier frame and not carried out is out of date.
        self.live.responses.clear();
        let was_showing = self.model.is_showing_event;
        // What has been seen is told before the next event is shown.
        let stands_still = self.live.stand_still_unseen(frame, ctx);
        self.update_model(frame);
        let happened = !stands_still && self.live.run(frame, ctx);
        self.update_model(frame);
        if was_showing && !self.model.is_showing_event {
            // What has been seen is told now.
            ctx.request_repaint();
        }
        happened
    }

    fn take_sounds(&mut self) -> Vec<(Sound, usize)> {
        self.live.take_sounds()
    }

    fn end_sound(&self) -> Sound {
        G::END_SOUND
    }

    fn follow_story(&mut self, settings: &Settings, ctx: &Context) -> Option<StoryWriter> {
        if self.live.follow_story(&self.live.listeners(settings), ctx) {
            self.rebuild_model();
        }
        self.live.story_writer()
    }

    fn suspend(&mut self) {
        self.live.suspend();
        self.rebuild_model();
    }

    fn save(&mut self, records: &Path) -> Option<SaveJob> {
        self.live.save(records)
    }

    fn record(&self) -> String {
        self.live.table.game.record(false).for_sharing().to_ron()
    }

    fn picture(&self, frame: &FrameContext<'_>) -> image::RgbaImage {
        let live = &self.live;
        board_image::render_for_sharing(
            &live.table.game,
            live.shown_ply(),
            live.snapshot.view.who,
            frame.theme,
            frame.text,
        )
    }

    fn result_picture(&self, today: Date) -> Option<PaintPicture> {
        self.model.outcome.as_ref()?;
        let live = &self.live;
        let summary = self.model.story.as_ref().map_or(&[][..], |story| &story.summary);
        let result = GameResult::of(&live.table.game, live.played_on(today), summary)?;
        let game = live.table.game.until(live.table.game.ply());
        Some(Box::new(move |text| result_picture::render(&game, &result, text)))
    }

    fn rematch(&self, same_deal: bool) -> NewTable {
        let table = &self.live.table;
        let options = match serde_json::to_value(table.game.options()) {
            Ok(serde_json::Value::Object(options)) => options,
            _ => serde_json::Map::new(),
        };
        let seating = table.game.seating().to_vec();
        // The starter of a deal is drawn again, with the same luck.
        let deal = self.model.deal.filter(|_| same_deal);
        let starter = table.game.starter().filter(|_| deal.is_none());
        NewTable {
            game: G::ID,
            seed: same_deal.then(|| table.game.seed()),
            deal,
            together: false,
            starter: starter.map(|seat| match same_deal {
                true => seat,
                false => Seat::new((seat.index() + 1) % seating.len()),
            }),
            setup: GameSetup { seating, options, real_dice: table.real_dice },
        }
    }

    fn play_on(&self, path: PathBuf, settings: &Settings) -> Option<Box<dyn Session>> {
        let live = &self.live;
        if live.puzzle.is_some() {
            return live.play_on_from_puzzle(path, settings).map(|session| Box::new(session) as Box<dyn Session>);
        }
        live.can_play_on().then(|| {
            let mut game = live.table.game.until(live.shown_ply());
            let said = seat_somebody(&mut game, settings);
            let mut table = settings.new_table(game);
            table.real_dice = live.table.real_dice;
            table.trial = live.trial_from_here();
            let mut on = LiveTable::new(table, Some(path));
            on.messages.notice = said;
            on.messages.notice_since = live.frame_state.now;
            Box::new(GameSession::from(on)) as Box<dyn Session>
        })
    }
}

impl<G: Game> GameSession<G> {
    /// Rebuilds the model if the table or the relevant time and settings have changed.
    fn update_model(&mut self, frame: &FrameContext<'_>) {
        if self.live.update_frame_state(frame) | std::mem::take(&mut self.live.model_is_stale) {
            self.rebuild_model();
        }
    }

    /// Rebuilds the model, for the time and settings of the last frame.
    fn rebuild_model(&mut self) {
        let model = self.live.withhold(self.live.model(), &self.told);
        self.model = Rc::new(model);
        if !self.live.frame_state.is_showing_event {
            self.told = Rc::clone(&self.model);
        }
    }
}

impl<G: Game> LiveTable<G> {
    /// The day on which a finished game was played; `None` if its file does not tell.
    fn played_on(&self, today: Date) -> Option<Date> {
        let files = &self.files;
        let record = files.opened_record.as_deref().or(files.record_path.as_deref());
        record.and_then(result_picture::day_of_record).or(files.path.as_ref().map(|_| today))
    }

    /// What a table tries out that goes on from the displayed position of a finished game; `None` for one that is not over.
    fn trial_from_here(&self) -> Option<Trial> {
        let game = &self.table.game;
        game.outcome()?;
        let turn = standings(game).get(self.shown_ply()).map_or(0, |standing| standing.turn);
        let Files { opened_record, story_cache, record_path, .. } = &self.files;
        let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
        let file = match opened_record.as_ref().filter(|_| story_cache.is_some()) {
            Some(elsewhere) => elsewhere.to_str().map(str::to_owned),
            None => opened_record.as_ref().or(record_path.as_ref()).and_then(name),
        };
        // Who tries again from a trial comes back to the game that was played.
        let record = self.table.trial.as_ref().map_or(file, |trial| trial.record.clone());
        Some(Trial { turn, record })
    }

    /// Paints a part, and returns the command that carries out the response to a click or key there.
    fn paint_part(&mut self, ui: &mut Ui, part: Part, frame: &FrameContext<'_>) -> Option<TableCommand> {
        if part == Part::Board && self.review.two_boards.is_some() {
            self.two_boards_ui(ui, frame);
            return None;
        }
        match self.paint(part, frame, |scene, selection| part_ui(ui, scene, part, selection)) {
            Some(response) => Some(self.responses.keep(response)),
            None => (part == Part::Board && board::has_stepped(ui.ctx())).then_some(TableCommand::ActElsewhere),
        }
    }

    fn save(&mut self, records: &Path) -> Option<SaveJob> {
        let document = self.files.path.clone().filter(|_| std::mem::take(&mut self.files.has_unsaved_changes))?;
        let table = self.table.clone();
        if self.snapshot.outcome.is_none() {
            // The record of a finished game is replaced if its end was undone.
            let text = Box::new(move || table.to_ron());
            let replaces = self.files.record_path.clone();
            return Some(SaveJob { path: document.clone(), document, text, replaces, unless_in: None });
        }
        let name = document.file_stem().unwrap_or_else(|| OsStr::new(G::ID)).to_string_lossy();
        // What was only tried out is kept, but not among the games that have been played.
        let records = &self.table.trial.as_ref().map_or_else(|| records.to_owned(), |_| records.join(TRIALS));
        let path = self.files.record_path.get_or_insert_with(|| free_path(records, &name, "ron")).clone();
        let text = Box::new(move || table.game.record(false).to_ron());
        // The same game, played on to the same end from an earlier position, is recorded already.
        let unless_in = Some(records.clone());
        Some(SaveJob { replaces: Some(document.clone()), document, path, text, unless_in })
    }
}
