//! How long one frame of the table takes, for every listed game: layout and tessellation at 1280×800 in the middle of a game.

use cheeseboard::engine::{Seat, Stop, Turn, Viewer};
use cheeseboard::games::{self, Game, Visitor};
use cheeseboard::play::{Level, Match, Player, Sitter, Table};
use cheeseboard::ui::table::{Seated, TableScreen};
use cheeseboard::ui::{Animation, App, Desktop, Places};
use divan::Bencher;

fn main() {
    divan::main();
}

/// A game of a person against a bot, in the middle half of it where the person has most to choose from.
fn mid_game<G: Game>() -> Match<G> {
    let sitters = ["Ada", "Bo"].map(|name| Sitter { name: name.to_owned(), player: Player::Human, mark: 0 });
    let mut game: Match<G> = Match::new(Default::default(), sitters.to_vec(), 11).expect("two may play");
    loop {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.draw_lot().expect("a draw is due"),
            Turn::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let stream = cheeseboard::bots::bot_seed(game.seed(), seat, game.ply());
                let choice = cheeseboard::bots::choose(&view, Level::Greedy, stream, &Stop::default());
                game.decide(seat, choice.expect("its turn")).expect("legal");
            }
        }
    }
    let middle = game.ply() / 4..game.ply() * 3 / 4;
    let own = middle.filter(|ply| game.turn_at(*ply) == Turn::Seat(Seat::new(0)));
    let most = own.max_by_key(|ply| game.legal_at(*ply).len()).expect("the person decides something");
    let mut game = game.until(most);
    let bot = Sitter { name: "Bo".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 1 };
    game.seat_someone(Seat::new(1), bot);
    game
}

fn desktop() -> Desktop {
    let mut desktop = Desktop::new(Places::under(std::path::Path::new("/nonexistent")));
    desktop.settings.animation = Animation::Off;
    desktop
}

#[divan::bench(args = games::ids())]
fn layout_and_tessellation(bencher: Bencher<'_, '_>, id: &str) {
    games::visit_game(id, &mut Frames(Some(bencher))).expect("a listed game");
}

/// Measures the frames of a game.
struct Frames<'a, 'b>(Option<Bencher<'a, 'b>>);

impl Visitor for Frames<'_, '_> {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        table(self.0.take().expect("one game is measured"), mid_game::<G>());
    }
}

fn table<G: Game>(bencher: Bencher<'_, '_>, game: Match<G>) {
    let ctx = egui::Context::default();
    App::dress(&ctx);
    let mut desktop = desktop();
    let mut screen = TableScreen::new(Box::new(Seated::new(Table::new(game), None)));
    let input = || egui::RawInput {
        screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0))),
        ..Default::default()
    };
    let mut frame = || {
        let mut output = ctx.run_ui(input(), |ui| {
            desktop.spots.clear();
            screen.ui(ui, &mut desktop);
        });
        output.textures_delta.clear();
        ctx.tessellate(output.shapes, 1.0).len()
    };
    for _ in 0..4 {
        frame();
    }
    bencher.bench_local(frame);
}
