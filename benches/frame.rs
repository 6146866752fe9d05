//! How long one frame of the table takes: layout and tessellation at 1280×800 in the middle of a game.

use cheeseboard::engine::{Seat, Stop, Turn, Viewer};
use cheeseboard::games::Game;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::play::{Level, Match, Player, Sitter, Table};
use cheeseboard::ui::table::{Seated, TableScreen};
use cheeseboard::ui::{Animation, App, Desktop, Places};
use divan::Bencher;

fn main() {
    divan::main();
}

/// A game of a person against a bot after so many events, the person about to decide between so many moves.
fn mid_game<G: Game>(events: usize, moves: usize) -> Match<G> {
    let sitters = ["Ada", "Bo"].map(|name| Sitter { name: name.to_owned(), player: Player::Human, mark: 0 });
    let mut game: Match<G> = Match::new(Default::default(), sitters.to_vec(), 11).expect("two may play");
    let wants =
        |game: &Match<G>| game.ply() < events || game.turn() != Turn::Seat(Seat::new(0)) || game.legal().len() < moves;
    while wants(&game) {
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
    let bot = Sitter { name: "Bo".to_owned(), player: Player::Bot(Level::Greedy), mark: 1 };
    game.seat_someone(Seat::new(1), bot);
    game
}

fn desktop() -> Desktop {
    let mut desktop = Desktop::new(Places::under(std::path::Path::new("/nonexistent")));
    desktop.settings.animation = Animation::Off;
    desktop
}

#[divan::bench]
fn table_layout_and_tessellation(bencher: Bencher<'_, '_>) {
    table(bencher, mid_game::<Zatre>(120, 12));
}

#[divan::bench]
fn kalle_layout_and_tessellation(bencher: Bencher<'_, '_>) {
    table(bencher, mid_game::<Kalle>(20, 3));
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
