//! A session for one game: the table, whose eyes look at it, and what a click there does.
//!
//! What is shown is always made from a view: `refresh` takes it anew after every change.

mod running;
mod telling;

use std::path::{Path, PathBuf};

use egui::{Context, Ui};

use super::session::{Desk, FootButton, LogLine, Session};
use crate::bots::Worker;
use crate::engine::{Outcome, Phrase, Refusal, Seat, Sighting, Turn, View, Viewer};
use crate::games::Game;
use crate::paint::painter::{Face, Intent, Scene, Status};
use crate::play::{Match, Policy, Sitter, Table, TableError, write_whole};
use crate::ui::desktop::NewTable;
use crate::ui::settings::{Seating, Settings};

/// A table of this game on the screen.
pub struct Seated<G: Game> {
    table: Table<G>,
    /// Where it is saved until it is finished; a finished record that is only looked at has none.
    path: Option<PathBuf>,
    /// Where the record went once the game was finished.
    record_path: Option<PathBuf>,
    unsaved: bool,
    covered: bool,
    looking_at: Option<usize>,
    touch: G::Touch,
    refusal: Option<Refusal>,
    marked: Vec<String>,
    faces: Vec<Face>,
    names: Vec<String>,
    shown: Shown<G>,
    log: Vec<LogLine>,
    running: running::Running<G>,
}

/// What is on the screen: taken anew when anything has changed.
struct Shown<G: Game> {
    view: View<G>,
    turn: Turn,
    outcome: Option<Outcome>,
    legal: Vec<G::Move>,
    hand: Option<Seat>,
    waits_for: Option<Seat>,
    unbegun: Option<Seat>,
    last: Option<Sighting<G>>,
}

impl<G: Game> Seated<G> {
    /// A session for this table. With a path it is saved there until the game is over.
    pub fn new(table: Table<G>, path: Option<PathBuf>) -> Self {
        let shown = Shown {
            view: table.game.view(Viewer::Table),
            turn: table.game.turn(),
            outcome: None,
            legal: Vec::new(),
            hand: None,
            waits_for: None,
            unbegun: None,
            last: None,
        };
        let mut seated = Seated {
            // A table that comes from its file has nothing that the file lacks.
            unsaved: path.as_ref().is_some_and(|path| !path.exists()),
            table,
            path,
            record_path: None,
            covered: false,
            looking_at: None,
            touch: G::Touch::default(),
            refusal: None,
            marked: Vec::new(),
            faces: Vec::new(),
            names: Vec::new(),
            shown,
            log: Vec::new(),
            running: running::Running::default(),
        };
        seated.refresh();
        seated
    }

    /// Through whose eyes the screen looks: the one person's; with more people those of the person on turn, once it has
    /// begun; else the table's.
    fn eyes(&self) -> Viewer {
        let game = &self.table.game;
        if game.outcome().is_some() {
            return Viewer::Everything;
        }
        if self.covered {
            return Viewer::Table;
        }
        match game.people() {
            0 => Viewer::Table,
            1 => Seat::all(game.sitters().len())
                .find(|&seat| game.sitter(seat).player.is_human())
                .map_or(Viewer::Table, Viewer::Seat),
            _ if self.looking_at.is_some() => Viewer::Table,
            _ => match game.turn() {
                Turn::Seat(seat) if game.sitter(seat).player.is_human() && self.table.has_begun() => Viewer::Seat(seat),
                Turn::Seat(_) | Turn::Chance(_) | Turn::Over(_) => Viewer::Table,
            },
        }
    }

    /// Takes what is shown anew.
    fn refresh(&mut self) {
        let eyes = self.eyes();
        let game = &self.table.game;
        let ply = self.looking_at.unwrap_or(game.ply());
        let person = |seat: Seat| game.sitter(seat).player.is_human();
        let turn = game.turn();
        let live = self.looking_at.is_none() && !self.covered;
        let waits_for = self.table.chance_waits().filter(|_| live);
        let unbegun = match turn {
            Turn::Seat(seat) if live && person(seat) && !self.table.has_begun() => Some(seat),
            _ => None,
        };
        let decides = match turn {
            Turn::Seat(seat) if live && person(seat) && unbegun.is_none() => Some(seat),
            _ => None,
        };
        self.shown = Shown {
            view: game.view_at(ply, eyes),
            outcome: game.outcome(),
            legal: if decides.is_some() { game.legal() } else { Vec::new() },
            hand: decides.or(waits_for).or(unbegun),
            waits_for,
            unbegun,
            last: ply.checked_sub(1).and_then(|last| game.sighting(last, eyes)),
            turn,
        };
        self.faces = game
            .sitters()
            .iter()
            .map(|sitter| Face { name: sitter.name.clone(), mark: sitter.mark, bot: !sitter.player.is_human() })
            .collect();
        self.names = self.faces.iter().map(|face| face.name.clone()).collect();
        self.log = self.tell();
    }

    /// After the position has changed.
    fn moved(&mut self, now: f64) {
        self.touch = G::Touch::default();
        self.refusal = None;
        self.unsaved = true;
        self.running.moved(now);
        self.refresh();
    }

    fn scene<'a>(&'a self, desk: &Desk<'a>) -> Scene<'a, G> {
        Scene {
            viewer: self.shown.view.who,
            open: &self.shown.view.open,
            turn: &self.shown.turn,
            legal: &self.shown.legal,
            hand: self.shown.hand,
            waits_for: self.shown.waits_for,
            unbegun: self.shown.unbegun,
            last: self.shown.last.as_ref().map(|last| (last, self.running.progress(desk))),
            faces: &self.faces,
            marked: &self.marked,
            spots: desk.spots,
            theme: desk.theme,
            text: desk.text,
            names: &self.names,
        }
    }

    /// Paints with a scene and the hand's touch side by side.
    fn paint<T>(&mut self, desk: &Desk<'_>, with: impl FnOnce(&Scene<'_, G>, &mut G::Touch) -> T) -> T {
        let mut touch = std::mem::take(&mut self.touch);
        let painted = with(&self.scene(desk), &mut touch);
        self.touch = touch;
        painted
    }

    /// Does what a click or key meant.
    fn follow(&mut self, intent: Option<Intent<G>>, desk: &Desk<'_>) {
        match intent {
            None => {}
            Some(Intent::Begin) => {
                if self.shown.waits_for.is_some() {
                    // A draw that is due can be made; that is what "due" means.
                    if self.table.game.draw_lot().is_ok() {
                        self.moved(desk.now);
                    }
                } else if self.shown.unbegun.is_some() {
                    self.table.begin();
                    self.moved(desk.now);
                }
            }
            Some(Intent::Play(choice) | Intent::Ask(choice)) => {
                let Turn::Seat(seat) = self.shown.turn else { return };
                if self.shown.hand != Some(seat) || self.shown.unbegun.is_some() {
                    return;
                }
                match self.table.game.decide(seat, choice) {
                    Ok(()) => self.moved(desk.now),
                    Err(refusal) => self.refusal = Some(refusal),
                }
            }
        }
    }
}

impl<G: Game> Session for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn faces(&self) -> &[Face] {
        &self.faces
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn sitters(&self) -> &[Sitter] {
        self.table.game.sitters()
    }

    fn seat_someone(&mut self, seat: Seat, sitter: Sitter) {
        self.table.game.seat_someone(seat, sitter);
        self.running.stop();
        self.unsaved = true;
        self.refresh();
    }

    fn turn(&self) -> &Turn {
        &self.shown.turn
    }

    fn front_seat(&self) -> Seat {
        let game = &self.table.game;
        match (self.shown.view.who, &self.shown.turn) {
            (Viewer::Seat(seat), _) if game.people() == 1 => seat,
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

    fn board_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let intent = self.paint(desk, |scene, touch| G::board_ui(ui, scene, touch));
        self.marked.clear();
        self.follow(intent, desk);
    }

    fn hand_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, seat: Seat) {
        let intent = self.paint(desk, |scene, touch| G::hand_ui(ui, scene, seat, touch));
        self.follow(intent, desk);
    }

    fn seat_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, seat: Seat) {
        let intent = self.paint(desk, |scene, touch| G::seat_ui(ui, scene, seat, touch));
        self.follow(intent, desk);
    }

    fn common_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let intent = self.paint(desk, |scene, touch| G::common_ui(ui, scene, touch));
        self.follow(intent, desk);
    }

    fn score(&self, desk: &Desk<'_>, seat: Seat) -> i32 {
        G::score(&self.scene(desk), seat)
    }

    fn seat_note(&self, desk: &Desk<'_>, seat: Seat) -> Option<Phrase> {
        G::seat_note(&self.scene(desk), seat)
    }

    fn is_thinking(&self, seat: Seat) -> bool {
        self.looking_at.is_none()
            && matches!(self.shown.turn, Turn::Seat(on_turn) if on_turn == seat)
            && self.faces.get(seat.index()).is_some_and(|face| face.bot)
    }

    fn buttons(&self, desk: &Desk<'_>) -> Vec<FootButton> {
        let button = |action: crate::paint::painter::Action<G>| FootButton {
            label: action.label,
            detail: action.detail,
            icon: action.icon,
            key: action.key,
            primary: action.primary,
        };
        G::actions(&self.scene(desk), &self.touch).into_iter().map(button).collect()
    }

    fn press(&mut self, desk: &Desk<'_>, button: usize) {
        let intent = G::actions(&self.scene(desk), &self.touch).into_iter().nth(button).map(|action| action.intent);
        self.follow(intent, desk);
    }

    fn status(&self, desk: &Desk<'_>) -> Status {
        G::status(&self.scene(desk), &self.touch)
    }

    fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    fn log(&self) -> &[LogLine] {
        &self.log
    }

    fn look_at(&mut self, ply: Option<usize>) {
        let ply = ply.map(|ply| ply.min(self.table.game.ply()));
        self.looking_at = ply.filter(|&ply| ply != self.table.game.ply() || self.shown.outcome.is_some());
        self.touch = G::Touch::default();
        self.refusal = None;
        self.refresh();
    }

    fn looking_at(&self) -> Option<usize> {
        self.looking_at
    }

    fn mark_event(&mut self, ply: usize) {
        self.marked = self.spots_of(ply);
    }

    fn undo_label(&self) -> Result<Phrase, Phrase> {
        self.label_of_undo()
    }

    fn undo(&mut self, desk: &Desk<'_>) {
        self.running.stop();
        match self.table.undo() {
            Ok(()) => self.gone_back(desk),
            Err(TableError::Policy(why)) => self.refusal = Some(Refusal::new("", why)),
            Err(TableError::Refused(refusal)) => self.refusal = Some(refusal),
        }
    }

    fn can_redo(&self) -> bool {
        self.table.policy != Policy::Off && self.table.game.can_redo()
    }

    fn redo(&mut self, desk: &Desk<'_>) {
        self.running.stop();
        if self.table.redo() {
            self.gone_back(desk);
        }
    }

    fn can_reset(&self) -> bool {
        self.table.reset_target().is_some()
    }

    fn reset_turn(&mut self, desk: &Desk<'_>) {
        self.running.stop();
        if self.table.reset_turn() {
            self.gone_back(desk);
        }
    }

    fn policy(&self) -> Policy {
        self.table.policy
    }

    fn set_policy(&mut self, policy: Policy) {
        self.table.policy = policy;
        self.unsaved = true;
    }

    fn step_waits(&self, settings: &Settings) -> bool {
        self.step_is_waiting(settings)
    }

    fn step(&mut self) {
        self.running.let_step();
    }

    fn skip_to_person(&mut self) {
        self.running.skip();
    }

    fn toggle_cover(&mut self) {
        self.covered = !self.covered;
        self.touch = G::Touch::default();
        self.refresh();
    }

    fn is_covered(&self) -> bool {
        self.covered
    }

    fn tick(&mut self, desk: &Desk<'_>, ctx: &Context) -> bool {
        self.run(desk, ctx)
    }

    fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    fn save(&mut self, records: &Path) -> Result<(), std::io::Error> {
        let Some(path) = self.path.clone().filter(|_| self.unsaved) else { return Ok(()) };
        if self.shown.outcome.is_some() {
            let name = path.file_name().map_or_else(|| G::ID.into(), |name| name.to_owned());
            let record = self.record_path.clone().unwrap_or_else(|| free_path(records, Path::new(&name)));
            write_whole(&record, &self.record())?;
            self.record_path = Some(record);
            if path.exists() {
                std::fs::remove_file(&path)?;
            }
        } else {
            write_whole(&path, &self.table.to_ron())?;
            // A finished game that was taken back is no finished game.
            if let Some(record) = self.record_path.take() {
                std::fs::remove_file(record)?;
            }
        }
        self.unsaved = false;
        Ok(())
    }

    fn record(&self) -> String {
        self.table.game.record(false).to_ron()
    }

    fn again(&self, same_deal: bool) -> NewTable {
        let options = match serde_json::to_value(self.table.game.options()) {
            Ok(serde_json::Value::Object(options)) => options,
            _ => serde_json::Map::new(),
        };
        NewTable {
            game: G::ID,
            seating: Seating { sitters: self.sitters().to_vec(), options },
            seed: same_deal.then(|| self.table.game.seed()),
        }
    }

    fn play_on(&self, path: PathBuf) -> Option<Box<dyn Session>> {
        let game: &Match<G> = &self.table.game;
        let may = game.outcome().is_some() || game.people() < 2;
        let ply = self.looking_at.unwrap_or(game.ply());
        may.then(|| Box::new(Seated::new(Table::new(game.until(ply)), Some(path))) as Box<dyn Session>)
    }
}

/// A path in this folder that no file has, made from this name.
fn free_path(folder: &Path, name: &Path) -> PathBuf {
    let stem = name.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let taken = |path: &PathBuf| !path.exists();
    std::iter::once(folder.join(format!("{stem}.ron")))
        .chain((2..).map(|number| folder.join(format!("{stem}-{number}.ron"))))
        .find(taken)
        .unwrap_or_else(|| folder.join(name))
}

/// A bot at work for this game.
type Thinking<G> = Worker<G>;
