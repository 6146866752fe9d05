//! A table of which frames are taken, from some event on until another has been told.

use cheeseboard::engine::{Level, Outcome, Seat, Turn};
use cheeseboard::games::Game;
use cheeseboard::play::{Match, Player, Shelf, Table};
use cheeseboard::ui::{AppPaths, Look, Settings};
use image::RgbaImage;

use crate::{Failure, STEP, autoplay, offscreen};

/// Who sits at the table.
pub const NAMES: [&str; 3] = ["Ada", "Edam", "Brie"];
/// The size of the window, in points.
const WINDOW: (f32, f32) = (1280.0, 800.0);
/// The most frames of a scene.
const MOST: usize = 400;
/// The frames that show the end of a game once nothing is under way.
const AFTER_END: usize = 90;
/// The frames after any other event.
const AFTER_EVENT: usize = 4;

/// Puts a table on a shelf.
type PutOnShelf = Box<dyn Fn(&Shelf) -> std::io::Result<()>>;

/// What is filmed.
pub struct Scene {
    /// Puts the table on the shelf, as it is before the first event.
    put_on_shelf: PutOnShelf,
    /// The number of events once the last one has happened.
    end: usize,
    /// The frames after that, once it has been told.
    longer: usize,
    /// The colours.
    pub look: Look,
}

impl Scene {
    /// The events from `begin` to before `end` of a finished game.
    pub fn events<G: Game>(game: &Match<G>, begin: usize, end: usize, is_bot: impl Fn(Seat) -> bool) -> Scene {
        let mut start = game.until(begin);
        let people = autoplay::seated(&NAMES, Player::Human);
        let bots = autoplay::seated(&NAMES, Player::Bot(Level::Greedy.into()));
        for (seat, (person, bot)) in Seat::all(NAMES.len()).zip(people.into_iter().zip(bots)) {
            start.assign_seat(seat, if is_bot(seat) { bot } else { person });
        }
        let put_on_shelf = move |shelf: &Shelf| shelf.save(&shelf.new_path(G::ID), &Table::new(start.clone()));
        let longer = if end == game.ply() { AFTER_END } else { AFTER_EVENT };
        Scene { put_on_shelf: Box::new(put_on_shelf), end, longer, look: Look::Light }
    }

    /// A whole turn of a bot in the middle of a game, watched by a person.
    pub fn turn<G: Game>() -> Result<Scene, Failure> {
        let (game, _) = finished::<G>(7)?;
        let bot = Seat::new(1);
        let is_on = |ply: usize| matches!(game.turn_at(ply), Turn::Seat(on) | Turn::Chance(Some(on)) if on == bot);
        let middle = game.ply() / 3;
        let begin = (middle..game.ply()).find(|ply| is_on(*ply) && !is_on(ply - 1)).ok_or("the bot has no turn")?;
        let end = (begin..game.ply()).find(|ply| !is_on(*ply)).ok_or("the turn has no end")?;
        Ok(Scene::events(&game, begin, end, |seat| seat == bot))
    }

    /// The last event of a game, won by a person if a bot plays it.
    pub fn end<G: Game>() -> Result<Scene, Failure> {
        let (game, Outcome { winners, .. }) = finished::<G>(7)?;
        let last = game.ply() - 1;
        let is_played_by_winner = matches!(game.turn_at(last), Turn::Seat(seat) if winners.contains(&seat));
        Ok(Scene::events(&game, last, game.ply(), |seat| is_played_by_winner || !winners.contains(&seat)))
    }

    /// Plays it at the table and takes a frame at each step.
    pub fn film(&self) -> Result<Vec<RgbaImage>, Failure> {
        let home = tempfile::tempdir()?;
        let paths = AppPaths::under(home.path());
        Settings { look: self.look, draw_for_me: true, ..Settings::default() }.save(paths.settings_file())?;
        (self.put_on_shelf)(&Shelf::new(paths.tables_dir()))?;
        let mut app = offscreen::slow(paths, WINDOW, f32::from(STEP) * 0.01);
        app.run_steps(4);
        let place = app.state().rect_of("continue").ok_or("nothing to continue")?;
        offscreen::click(&mut app, place.center());
        app.remove_cursor();
        let mut frames = Vec::new();
        let mut left = self.longer;
        while left > 0 {
            if frames.len() == MOST {
                return Err(format!("still going on after {MOST} frames").into());
            }
            app.step();
            frames.push(app.render()?);
            let model = app.state().table_model().ok_or("no table")?;
            left -= usize::from(model.ply >= self.end && !model.is_showing_event);
        }
        Ok(frames)
    }
}

/// A game played to its end by greedy bots.
pub fn finished<G: Game>(seed: u64) -> Result<(Match<G>, Outcome), Failure> {
    let seating = autoplay::seated(&NAMES, Player::Human);
    let mut game = Match::<G>::new(Default::default(), seating, seed).map_err(|refusal| refusal.rule)?;
    autoplay::play_while(&mut game, |_| true, autoplay::greedy_move);
    let Turn::Over(outcome) = game.turn() else { return Err("the game does not end".into()) };
    Ok((game, outcome))
}
