//! The duration of bots' turns on the table's clock, without thinking time, which depends on the machine.

use std::sync::mpsc::{Receiver, channel};

use cheeseboard::engine::{Level, Seat, Turn};
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Player, SeatAssignment, Table};
use cheeseboard::text::Text;
use cheeseboard::ui::table::{FrameContext, GameSession, Session as _, TableCommand};
use cheeseboard::ui::{AnimationSpeed, BackgroundWork as _, Pace, Settings};
use egui::{Context, RawInput, ViewportId};

use crate::ui::person;

/// The number of bots that play in a row while a person waits …
const BOTS: usize = 3;
/// … for at most this long on an average, in seconds, …
const MEAN: f64 = 10.4;
/// … and for at most this long, where people must see some of it to the end: a round of Kalle ends, the lids are laid out
/// again, and the new rat is announced.
const MOST: f64 = 15.5;
/// How long a step of a short turn is shown, in seconds.
const FOLLOWED: f64 = 0.36;
/// The number of events of a game that are watched.
const EVENTS: usize = 160;
/// The longest time between frames, in seconds.
const FRAME: f64 = 0.05;

/// A table with its own clock, where people play the suggested moves.
struct Watched<'a, G: Game> {
    seated: GameSession<G>,
    ctx: Context,
    woken: Receiver<()>,
    now: f64,
    settings: &'a Settings,
    text: &'a Text,
}

impl<'a, G: Game> Watched<'a, G> {
    fn new(game: Match<G>, settings: &'a Settings, text: &'a Text) -> Self {
        let ctx = Context::default();
        let (wake, woken) = channel();
        ctx.set_request_repaint_callback(move |_| {
            let _ = wake.send(());
        });
        Watched { seated: GameSession::new(Table::new(game), None), ctx, woken, now: 1.0, settings, text }
    }

    fn frame<'b>(&self, rects: &'b NamedRects) -> FrameContext<'b>
    where
        'a: 'b,
    {
        let (text, settings) = (self.text, self.settings);
        FrameContext { theme: Theme::light(), text, settings, rects, notice: None, unsaved: None, now: self.now }
    }

    fn skip(&mut self) {
        let rects = NamedRects::default();
        let frame = self.frame(&rects);
        self.seated.apply(TableCommand::SkipToPerson, &frame, &self.ctx);
    }

    /// Advances the clock to the next event; returns its time and seat. `None` once the game is over.
    fn next(&mut self) -> Option<(f64, Option<Seat>)> {
        let rects = NamedRects::default();
        loop {
            let turn = self.seated.model().turn.clone();
            if let Turn::Over(_) = turn {
                return None;
            }
            while self.woken.try_recv().is_ok() {}
            let frame = self.frame(&rects);
            let hint = self.seated.model().hint.clone();
            if hint.allowed.is_some() && !hint.is_thinking {
                self.seated.apply(TableCommand::PlayHint, &frame, &self.ctx);
            }
            let input = RawInput { time: Some(self.now), ..RawInput::default() };
            let mut happened = false;
            let seated = &mut self.seated;
            // Thinking takes none of the table's time.
            seated.wait_until_done();
            let mut pass = self.ctx.run_ui(input, |ui| happened = seated.tick(&frame, ui.ctx()));
            pass.textures_delta.clear();
            if happened {
                let seat = if let Turn::Seat(seat) | Turn::Chance(Some(seat)) = turn { Some(seat) } else { None };
                return Some((self.now, seat));
            }
            match pass.viewport_output[&ViewportId::ROOT].repaint_delay.as_secs_f64() {
                // Only a thinking bot is awaited.
                wait if wait > 1e6 => self.woken.recv().expect("it has decided"),
                wait => self.now += wait.clamp(0.001, FRAME),
            }
        }
    }
}

fn bot(seat: usize) -> SeatAssignment {
    SeatAssignment { name: format!("Bot {seat}"), player: Player::Bot(Level::Greedy.into()), mark: seat as u8 }
}

/// In every game, at the usual pace with all animations.
#[test]
fn three_bots_keep_nobody_waiting() {
    struct Turns<'a>(&'a Settings, &'a Text);
    impl Visitor for Turns<'_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let game = Match::<G>::new(Default::default(), (0..=BOTS).map(bot).collect(), 4).expect("can be played");
            let mut table = Watched::new(game, self.0, self.1);
            // The start time of each turn.
            let mut begun: Vec<f64> = Vec::new();
            let (mut last, mut unasked) = (None, 0.0);
            for _ in 0..EVENTS {
                let before = table.now;
                let Some((now, seat)) = table.next() else { break };
                // A draw without a seat waits for a click if a person sits at the table.
                unasked += if seat.is_none() { now - before } else { 0.0 };
                if let Some(seat) = seat.filter(|&seat| last != Some(seat)) {
                    begun.push(now - unasked);
                    last = Some(seat);
                }
            }
            let waits: Vec<f64> = begun.windows(BOTS + 1).map(|turns| turns[BOTS] - turns[0]).collect();
            let most = waits.iter().copied().fold(0.0, f64::max);
            let mean = waits.iter().sum::<f64>() / waits.len() as f64;
            println!("{}: {BOTS} turns take {mean:.1} s, {most:.1} s at most, of {}", G::ID, begun.len());
            assert!(waits.len() > 8, "{}: {} turns", G::ID, begun.len());
            assert!(mean <= MEAN && most <= MOST, "{}: {mean} s, {most} s at most", G::ID);
        }
    }
    let settings = Settings::default();
    visit_taught(&mut Turns(&settings, &Text::english()));
}

/// With one bot and one person; the bot's turn stays within its target duration.
#[test]
fn every_step_of_a_bot_is_shown_long_enough_to_follow() {
    let rocco = Some(Seat::new(1));
    let game = Match::<Zatre>::new(Default::default(), vec![person("Ada", 0), bot(1)], 4).expect("can be played");
    let (settings, text) = (Settings { draw_for_me: true, ..Settings::default() }, Text::english());
    let mut table = Watched::new(game, &settings, &text);
    // The time that each step was shown, turn by turn.
    let mut turns: Vec<Vec<f64>> = Vec::new();
    let mut last = (0.0, None);
    while turns.len() < 8 {
        let step = table.next().expect("not over yet");
        match (last, step) {
            ((then, before), (now, seat)) if seat == rocco && before == rocco => {
                turns.last_mut().expect("begun").push(now - then)
            }
            (_, (_, seat)) if seat == rocco => turns.push(Vec::new()),
            _ => {}
        }
        last = step;
    }
    // The pace adapts to the number of steps after a few turns.
    let known = &turns[3..7];
    let steps: Vec<f64> = known.iter().flatten().copied().collect();
    let mean = steps.iter().sum::<f64>() / steps.len() as f64;
    println!("{turns:.2?}, {mean:.2} s on an average");
    assert!(mean >= FOLLOWED, "{turns:?}");
    assert!(known.iter().all(|turn| turn.iter().sum::<f64>() <= MOST / BOTS as f64), "{turns:?}");
}

/// Skipping bots' steps still shows the whole animation at the end of a round.
#[test]
fn end_of_a_round_cannot_be_skipped() {
    let text = Text::english();
    let lengths = &Theme::light().motion;
    let settings = |pace, animation| Settings { draw_for_me: true, pace, animation, ..Settings::default() };
    let slow = (settings(Pace::ByKey, AnimationSpeed::Slow), lengths.beat.turn_over * 2);
    for (settings, moves) in [(settings(Pace::default(), AnimationSpeed::Normal), 0), slow] {
        let seating = vec![person("Ada", 0), bot(1), bot(2)];
        let game = Match::<Kalle>::new(Default::default(), seating, 4).expect("can be played");
        let mut table = Watched::new(game, &settings, &text);
        let (mut waits, mut last, mut lines) = (Vec::new(), 0.0, 0);
        table.skip();
        while let Some((now, _)) = table.next() {
            let model = table.seated.model();
            let line = model.log.lines.last().expect("something happened");
            let is_new = model.log.lines.len() > lines;
            if is_new && text.say(&line.phrase, &model.names).starts_with("Round ") {
                waits.push(now - last);
            }
            lines = model.log.lines.len();
            last = now;
            table.skip();
        }
        let looked = (lengths.last_look + moves) as f64 / 1000.0;
        assert!(waits.len() > 3, "{waits:?}");
        assert!(waits[1..].iter().all(|&wait| wait >= looked), "{looked} s: {waits:?}");
    }
}
