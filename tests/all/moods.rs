//! What mice feel comes from what the table has seen, begins when its beat is played, and fades.

use std::time::Duration;

use cheeseboard::engine::{Rules, Seat, Turn, Viewer};
use cheeseboard::games::burg_appenzell::{self, BurgAppenzell};
use cheeseboard::games::rat_a_tat_roll::{self, RatATatRoll};
use cheeseboard::games::ratzzia::{self, Effect, Ratzzia};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::paint::mouse::Mood;
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::stage::{Beat, Show};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Table, UndoPolicy};
use cheeseboard::text::Text;
use cheeseboard::ui::table::{FrameContext, GameSession, Session as _, TableCommand};
use cheeseboard::ui::{AnimationSpeed, Settings};
use egui::{Context, RawInput};
use egui_kittest::kittest::NodeT as _;

use crate::autoplay::greedy_move;
use crate::every_viewer::{all_get_the_same, beats};
use crate::indistinguishable_games::IndistinguishableGames;
use crate::tables::settings;
use crate::ui::{person, shown};

/// The moods that an event brings, as this viewer sees it.
fn moods<G: Game>(game: &Match<G>, ply: usize, who: Viewer) -> Vec<(Seat, Mood)> {
    let mood = |beat: Beat<G>| if let Show::React(seat, mood) = beat.show { Some((seat, mood)) } else { None };
    beats(game, ply, who).into_iter().filter_map(mood).collect()
}

#[test]
fn every_viewer_sees_the_same_moods_of_every_event() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            (<G as Rules>::ID, settings::<G>().iter().map(|table| all_get_the_same(table, moods)).sum())
        }
    }
    for (game, moods) in visit_all(&mut Law) {
        assert!(moods > 0 || game == "nim", "nobody feels anything in {game}");
    }
}

/// Games that the table cannot tell apart make the same faces.
#[test]
fn equal_table_observations_give_equal_moods() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut pairs = 0;
            for table in settings::<G>().iter().filter(|table| table.seats < 4) {
                let played = table.played(3);
                for ply in (1..played.events.len()).step_by(played.events.len() / 6 + 1) {
                    let Some(pair) = IndistinguishableGames::witnessed(table, &played, ply, Viewer::Table) else {
                        continue;
                    };
                    pairs += 1;
                    let [one, other] = &pair.games;
                    for ply in 0..ply {
                        let at = |game| moods::<G>(game, ply, Viewer::Table);
                        assert_eq!(at(one), at(other), "{}, ply {ply}", table.name());
                    }
                }
            }
            (<G as Rules>::ID, pairs)
        }
    }
    let pairs = visit_all(&mut Law);
    for game in ["kalle", "burg_appenzell", "rat_a_tat_roll"] {
        let has_secrets = |(id, pairs): &(&str, usize)| *id == game && *pairs > 0;
        assert!(pairs.iter().any(has_secrets), "no two games of {game} look the same: {pairs:?}");
    }
}

/// A game up to the first event, if any, of which `robbery` tells the thief and the victim.
fn robbery<G: Game>(
    seed: u64,
    seats: usize,
    robbery: impl Fn(&G::Seen) -> Option<(Seat, Seat)>,
) -> Option<(Match<G>, Seat, Seat)> {
    let seating = (0..seats).map(|seat| person(["Ada", "Bo", "Cleo"][seat], seat as u8)).collect();
    let mut game = Match::<G>::new(Default::default(), seating, seed).expect("can be played");
    for _ in 0..800 {
        match game.turn() {
            Turn::Over(_) => return None,
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => game.decide(seat, greedy_move(&game, seat)).expect("legal"),
        }
        let seen = game.observation(game.ply() - 1, Viewer::Table).expect("an event").seen;
        if let Some((thief, victim)) = robbery(&seen) {
            return Some((game, thief, victim));
        }
    }
    None
}

fn stolen(seen: &ratzzia::Seen) -> Option<(Seat, Seat)> {
    seen.effects.iter().find_map(|effect| match effect {
        Effect::Stolen { by, from, .. } => Some((*by, *from)),
        _ => None,
    })
}

fn swapped(seen: &rat_a_tat_roll::Seen) -> Option<(Seat, Seat)> {
    match seen.event {
        rat_a_tat_roll::SeenEvent::Swapped { seat, with, .. } => Some((seat, with)),
        _ => None,
    }
}

fn dropped(seen: &burg_appenzell::Seen) -> Option<(Seat, Seat)> {
    match seen {
        burg_appenzell::Seen::Pushed { seat, falls, .. } => {
            falls.iter().all(|fall| fall.seat != *seat).then_some((*seat, falls.first()?.seat))
        }
        _ => None,
    }
}

/// Asserts that the victim of the first robbery winces and the thief grins.
fn robbed_seat_winces<G: Game>(is_robbery: impl Fn(&G::Seen) -> Option<(Seat, Seat)> + Copy) {
    let found = (1..60).find_map(|seed| robbery::<G>(seed, 3, is_robbery));
    let (game, thief, victim) = found.unwrap_or_else(|| panic!("nobody is robbed in {}", <G as Rules>::ID));
    let felt = moods(&game, game.ply() - 1, Viewer::Table);
    assert!(felt.contains(&(victim, Mood::Ouch)) && felt.contains(&(thief, Mood::Sly)), "{felt:?}");
}

#[test]
fn robbed_seat_winces_in_ratzzia() {
    robbed_seat_winces::<Ratzzia>(stolen);
}

#[test]
fn seat_whose_card_is_taken_winces_in_rat_a_tat_roll() {
    robbed_seat_winces::<RatATatRoll>(swapped);
}

#[test]
fn seat_whose_mouse_is_dropped_winces_in_burg_appenzell() {
    robbed_seat_winces::<BurgAppenzell>(dropped);
}

/// What the mouse of a seat shows while the fall of its own mouse is shown, every 50 ms, and how long the window may sleep
/// after each frame.
fn faces(animation: AnimationSpeed) -> Vec<(Mood, Duration)> {
    let (game, _, victim) = (1..60).find_map(|seed| robbery::<BurgAppenzell>(seed, 3, dropped)).expect("a fall");
    let mut table = Table::new(game);
    table.undo_policy = UndoPolicy::Free;
    let mut session = GameSession::new(table, None);
    let settings = Settings { animation, ..Settings::default() };
    let (text, rects, context) = (Text::english(), NamedRects::default(), Context::default());
    let (theme, notice, unsaved) = (Theme::light(), None, None);
    let frame = |now| FrameContext { theme, text: &text, settings: &settings, rects: &rects, notice, unsaved, now };
    session.apply(TableCommand::Undo, &frame(1.0), &context);
    assert_eq!(session.model().moods[victim.index()], Mood::Calm, "what is taken back is forgotten");
    session.apply(TableCommand::Redo, &frame(1.0), &context);
    let face = |step: u32| {
        let now = 1.0 + f64::from(step) * 0.05;
        let input = RawInput { time: Some(now), ..RawInput::default() };
        let mut output = context.run_ui(input, |_| _ = session.tick(&frame(now), &context));
        output.textures_delta.clear();
        let sleeps = output.viewport_output.values().map(|output| output.repaint_delay).min();
        (session.model().moods[victim.index()], sleeps.expect("a window"))
    };
    (0..400).map(face).collect()
}

/// The mouse winces when it falls, not when somebody begins to push, and is calm again after a while. Then the window
/// sleeps.
#[test]
fn mood_begins_with_its_beat_and_fades() {
    for animation in [AnimationSpeed::Normal, AnimationSpeed::Off] {
        let faces = faces(animation);
        let hurts: Vec<usize> = (0..faces.len()).filter(|step| faces[*step].0 == Mood::Ouch).collect();
        let (first, last) = (hurts[0], *hurts.last().expect("it winces"));
        assert!(first >= 8, "{animation:?}: the push takes its time, and it winced after {first} frames");
        assert_eq!(hurts.len(), last - first + 1, "{animation:?}: it winces once");
        let seconds = hurts.len() as f64 * 0.05;
        let theme = Theme::light().motion.mood as f64 / 1000.0;
        assert!((seconds - theme).abs() < 0.11, "{animation:?}: {seconds} s instead of {theme} s");
        assert!(faces[last].1 < Duration::from_millis(60), "{animation:?}: the end of the mood is awaited");
        assert!(faces[last + 2].1 > Duration::from_secs(3600), "{animation:?}: {:?}", faces[last + 2]);
    }
}

/// A screen reader reads how a mouse looks to who asks for the description of a seat, and announces it never.
#[test]
fn mood_is_read_only_as_a_description() {
    let folder = tempfile::tempdir().expect("a folder");
    let game =
        Match::<Ratzzia>::new(Default::default(), vec![person("Ada", 0), person("Bo", 1)], 5).expect("two seats");
    let harness = shown(folder.path(), game, (1280.0, 800.0));
    let calm = Text::english().get(Mood::Calm.text_key());
    let nodes: Vec<_> = harness.root().children_recursive().collect();
    let described = nodes.iter().filter(|node| node.accesskit_node().description().as_ref() == Some(&calm));
    assert_eq!(described.count(), 2);
    assert!(nodes.iter().all(|node| node.accesskit_node().label().as_ref() != Some(&calm)));
}
