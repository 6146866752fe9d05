//! Beats: what each event looks like, in order, and what it must not give away.

use super::*;
use crate::engine::Words as _;
use crate::games::kalle::painter::beats::Piece;
use crate::paint::stage::{Show, Start};

const CHANCE: Options = Options { last_chance: true, show_my_rat: false };
/// Eight steps of the guard that turn a card each.
const EIGHT: [u8; 8] = [5, 4, 8, 9, 10, 6, 2, 1];

fn ada() -> Viewer {
    Viewer::Seat(Seat::new(0))
}

/// The beats of the last event, as a viewer sees it.
fn last_beats(game: &Match<Kalle>, viewer: Viewer) -> Vec<Beat<Kalle>> {
    let ply = game.ply() - 1;
    let observation = game.observation(ply, viewer).expect("an event");
    let (before, after) = (game.view_at(ply, viewer).open, game.view(viewer).open);
    Kalle::beats(&Moment { observation: &observation, before: &before, after: &after })
}

/// A beat in few words: "~" begins with it shortly after the one before, "=" together with it.
fn in_words(beat: &Beat<Kalle>) -> String {
    let what = match &beat.show {
        Show::Travel(travel) => {
            let goal = travel.to[0].name();
            format!("{:?} from {} to {goal} {:?}", travel.piece, travel.from[0].name(), travel.way)
        }
        Show::Change(place, span) => format!("{span:?} {}", place.name()),
        Show::Light(places) => format!("light {}", places[0].name()),
        Show::Shake(place) => format!("shake {}", place.name()),
        Show::Gain { .. } => "gain".to_owned(),
        Show::Tell(_) => "tell".to_owned(),
        Show::Hold(pause) => format!("hold {pause:?}"),
        Show::React(seat, mood) => format!("{mood:?} {}", seat.index()),
    };
    let start = match beat.start {
        Start::AfterAll => "",
        Start::Staggered => "~",
        Start::Together => "=",
    };
    format!("{start}{what}")
}

fn all_in_words(beats: &[Beat<Kalle>]) -> Vec<String> {
    beats.iter().map(in_words).collect()
}

fn is_unskippable(beats: &[Beat<Kalle>]) -> bool {
    beats.iter().any(|beat| beat.is_unskippable)
}

#[test]
fn k01_closed_lids_are_laid_out_one_after_another() {
    let beats = last_beats(&dealt(Options::default()), Viewer::Table);
    assert_eq!(beats.len(), 16);
    assert_eq!(in_words(&beats[0]), "Card(None) from hand 0 to lid 1 1 Arc");
    assert_eq!(in_words(&beats[15]), "~Card(None) from hand 0 to lid 4 4 Arc");
}

#[test]
fn k10_open_cards_are_collected_before_the_next_round() {
    let mut next = caught();
    next.apply_chance(Chance::Deal { cards: Animal::OTHERS }).expect("due");
    let beats = last_beats(&next, Viewer::Table);
    let words = all_in_words(&beats);
    assert_eq!(words.len(), 16 + 1 + 16);
    assert!(words[..16].iter().all(|beat| beat.contains("CollectedCard(Some(") && beat.contains("to hand 1")));
    assert_eq!(words[16], "~Guard from dragged to guard home Lift");
    assert_eq!(words[17], "Card(None) from hand 1 to lid 1 1 Arc", "it begins when all are collected");
    assert!(words[18..].iter().all(|beat| beat.starts_with("~Card(None) from hand 1")));
    let waits = |beat: &Beat<Kalle>| matches!(&beat.show, Show::Travel(travel) if travel.waits);
    assert!(beats[..17].iter().all(waits), "what has not set out is not gone");
    let deed = Kalle::deed(&next.observation(next.ply() - 1, Viewer::Table).expect("an event").seen);
    assert_eq!(Stage::of(&next).say(&deed.expect("a deed")), "Bo lays out the lids.");
}

/// Only the rat sees which lid closes; all lids shake alike for everyone.
#[test]
fn k03_hiding_shows_the_place_to_the_rat_alone() {
    let mut hidden = dealt(Options::default());
    play(&mut hidden, Move::Hide { at: lid(HIDING) });
    let own = all_in_words(&last_beats(&hidden, ada()));
    let others = all_in_words(&last_beats(&hidden, Viewer::Seat(Seat::new(1))));
    assert_eq!(own[..2], ["hold Long", "Turn lid 4 4"], "there is time to see where it is");
    assert_eq!(own[2..], others);
    assert_eq!(others.iter().filter(|beat| beat.contains("shake lid")).count(), 16);
    assert_eq!(others[16], "hold Long");
    for shaken in LidIndex::ALL {
        let name = Place::Lid(shaken).name();
        assert_eq!(others.iter().filter(|beat| beat.ends_with(&name)).count(), 1, "{name}");
    }
}

#[test]
fn k06_guard_walks_before_the_lid_turns() {
    let turned = last_beats(&game(Options::default(), &[5]), Viewer::Table);
    let walk = "Guard from dragged to guard on 2 2 Hop";
    assert_eq!(all_in_words(&turned), [walk, "Turn lid 2 2", "hold Short"]);
    assert!(is_unskippable(&turned), "people have to remember what they see");

    let mut placed = dealt(Options::default());
    play(&mut placed, Move::Hide { at: lid(HIDING) });
    play(&mut placed, Move::PlaceGuard { at: lid(6) });
    let beats = last_beats(&placed, Viewer::Table);
    assert_eq!(all_in_words(&beats), ["Guard from dragged to guard on 2 3 Lift"]);
    assert!(!is_unskippable(&beats));

    let mut idle = game(Options::default(), &[5, 4, 1, 0]);
    play(&mut idle, Move::Pass {});
    assert_eq!(all_in_words(&last_beats(&idle, Viewer::Table)), ["hold Short"]);
    play(&mut idle, Move::MoveGuard { to: lid(5) });
    let beats = all_in_words(&last_beats(&idle, Viewer::Table));
    assert_eq!(beats, [walk, "hold Short"]);
}

#[test]
fn k10_eighth_card_lights_the_count() {
    let beats = last_beats(&game(Options::default(), &EIGHT), Viewer::Table);
    assert_eq!(all_in_words(&beats)[1..], ["Turn lid 1 2", "light count", "hold Long"]);
}

/// The cards are shown as they lie: open ones open, closed ones closed, to the rat too.
#[test]
fn k09_swapped_cards_pass_each_other_and_must_be_seen() {
    let mut swapped = game(Options::default(), &[5, 10]);
    play(&mut swapped, Move::Swap { a: lid(5), b: lid(6) });
    for viewer in [ada(), Viewer::Seat(Seat::new(1)), Viewer::Table] {
        let beats = last_beats(&swapped, viewer);
        let face = swapped.view(viewer).open.cards[6].expect("it lies open");
        let open = format!("SwappedCard(Some({face:?})) from lid 2 2 to lid 2 3 Pass");
        let closed = "=SwappedCard(None) from lid 2 3 to lid 2 2 Pass";
        assert_eq!(all_in_words(&beats), [open.as_str(), closed, "=Sly 0"]);
        assert!(beats[..2].iter().all(|beat| beat.is_unskippable));
    }
}

#[test]
fn k08_found_rat_is_looked_at_before_the_other_lids_turn_and_the_cheese_flies() {
    let beats = last_beats(&caught(), Viewer::Table);
    let words = all_in_words(&beats);
    let walk = "Guard from dragged to guard on 4 4 Hop";
    assert_eq!(words[..6], [walk, "Turn lid 4 4", "Step guard", "=Ouch 0", "=Glad 2", "hold Long"]);
    assert_eq!(words[6], "Turn lid 1 1");
    let (others, end) = words[7..].split_at(words.len() - 9);
    assert_eq!(others.len(), 13, "one lid was open before, one is the rat's");
    assert!(others.iter().all(|beat| beat.starts_with("~Turn lid")));
    assert_eq!(end, ["Cheese from under lid 4 4 to next cheese 2 Arc", "=Glad 2"]);
    assert!(is_unskippable(&beats));
}

#[test]
fn k11_lids_that_were_pointed_at_turn_one_by_one() {
    let mut over = game(CHANCE, &EIGHT);
    play(&mut over, Move::Point { at: lid(HIDING) });
    let pending = last_beats(&over, Viewer::Table);
    assert_eq!(all_in_words(&pending), ["Step mark 4 4", "hold Short"]);
    assert!(!is_unskippable(&pending));
    play(&mut over, Move::Point { at: lid(12) });
    let beats = last_beats(&over, Viewer::Table);
    let words = all_in_words(&beats);
    let head = ["Step mark 4 1", "hold Short", "Turn lid 4 4", "hold Short", "Turn lid 4 1", "hold Short"];
    assert_eq!(words[..6], head);
    assert_eq!(words[6..10], ["Step guard", "=Ouch 0", "=Glad 1", "hold Long"]);
    let end = &words[words.len() - 2..];
    assert_eq!(end, ["Cheese from under lid 4 4 to next cheese 1 Arc", "=Glad 1"], "Bo has found it");

    let mut missed = game(CHANCE, &EIGHT);
    play(&mut missed, Move::Point { at: lid(13) });
    play(&mut missed, Move::Point { at: lid(12) });
    let beats = last_beats(&missed, Viewer::Table);
    assert_eq!(all_in_words(&beats)[2..], ["Turn lid 4 2", "hold Short", "Turn lid 4 1", "hold Short", "=Sly 0"]);
    assert!(is_unskippable(&beats));
}

#[test]
fn k10_proof_pays_only_if_the_rat_is_there() {
    for (at, pays) in [(HIDING, true), (12, false)] {
        let mut over = game(Options::default(), &EIGHT);
        play(&mut over, Move::Prove { at: lid(at) });
        let beats = last_beats(&over, Viewer::Table);
        let words = all_in_words(&beats);
        let name = Place::Lid(lid(at)).name();
        assert_eq!(words[2], format!("Turn {name}"));
        assert_eq!(words.contains(&format!("shake {name}")), !pays);
        let cheese = words.iter().any(|beat| beat == "Cheese from under lid 4 4 to next cheese 0 Arc");
        assert_eq!(cheese, pays);
        assert_eq!(words.iter().filter(|beat| beat.contains("Turn lid")).count(), 8);
        assert!(is_unskippable(&beats));
    }
}

/// What the foot says while an event is shown is the same whatever comes of it.
#[test]
fn deeds_do_not_tell_the_outcome() {
    let deed = |game: &Match<Kalle>| {
        let seen = game.observation(game.ply() - 1, Viewer::Table).expect("an event").seen;
        Stage::at(game, game.ply(), Viewer::Table).say(&Kalle::deed(&seen).expect("a deed"))
    };
    assert_eq!(deed(&caught()), "Cleo turns over a lid.");
    assert_eq!(deed(&game(Options::default(), &[5, 10])), "Cleo turns over a lid.");
    let pointed = [HIDING, 13].map(|first| {
        let mut over = game(CHANCE, &EIGHT);
        play(&mut over, Move::Point { at: lid(first) });
        play(&mut over, Move::Point { at: lid(12) });
        deed(&over)
    });
    assert_eq!(pointed[0], pointed[1]);
}

/// No piece has the face of a card that this viewer does not see.
#[test]
fn travelling_cards_show_only_what_the_viewer_sees() {
    let played = swapped();
    let mut seen_faces = 0;
    for ply in 1..played.ply() {
        for viewer in [ada(), Viewer::Seat(Seat::new(1)), Viewer::Table] {
            let observation = played.observation(ply, viewer).expect("an event");
            let (before, after) = (played.view_at(ply, viewer).open, played.view_at(ply + 1, viewer).open);
            for beat in Kalle::beats(&Moment { observation: &observation, before: &before, after: &after }) {
                let Show::Travel(travel) = beat.show else { continue };
                if let Piece::Card(Some(face)) | Piece::SwappedCard(Some(face)) = travel.piece {
                    assert!(before.cards.contains(&Some(face)), "{face:?}, ply {ply}, {viewer:?}");
                    seen_faces += 1;
                }
            }
        }
    }
    assert!(seen_faces > 0);
}

/// All that the events of this match have shown to everyone.
fn all_seen(game: &Match<Kalle>) -> Vec<Seen> {
    (0..game.ply()).filter_map(|ply| game.observation(ply, Viewer::Table)).map(|observation| observation.seen).collect()
}

#[test]
fn turns_are_told_in_one_sentence() {
    // With two players the only searcher puts down the guard and goes on.
    let mut first = Match::<Kalle>::new(Options::default(), people(&["Ada", "Bo"]), 1).expect("two seats");
    first.apply_chance(Chance::Start { seat: Seat::new(0) }).expect("due");
    first.apply_chance(Chance::Deal { cards: Animal::OTHERS }).expect("due");
    play(&mut first, Move::Hide { at: lid(HIDING) });
    play(&mut first, Move::PlaceGuard { at: lid(10) });
    let mut found = first.clone();
    play(&mut first, Move::MoveGuard { to: lid(5) });
    play(&mut found, Move::MoveGuard { to: lid(HIDING) });
    let told = |game: &Match<Kalle>, events: &[Seen]| {
        let stage = Stage::at(game, game.ply(), Viewer::Table);
        Kalle::turn_line(events, &stage.open).map(|phrase| stage.say(&phrase))
    };
    let seen = all_seen(&first);
    assert_eq!(told(&first, &seen[1..3]).as_deref(), Some("Round 1 of 4: Ada is the rat and hides."));
    assert_eq!(told(&first, &seen[3..5]).as_deref(), Some("Bo puts down the guard and turns over the duck."));
    let ended = all_seen(&found);
    let line = "Bo finds the rat and takes a cheese: under the very first lid.";
    assert_eq!(told(&found, &ended[3..5]).as_deref(), Some(line));
    found.apply_chance(Chance::Deal { cards: Animal::OTHERS }).expect("due");
    let covered = "Bo puts down the guard and turns over a lid.";
    assert_eq!(told(&found, &seen[3..5]).as_deref(), Some(covered), "that card lies closed now");
    // A searcher who ends a round may be the next rat: that is too much for a sentence.
    let both = [ended[4].clone(), ended[1].clone(), ended[2].clone()];
    assert_eq!(told(&found, &both), None);
}

#[test]
fn deal_concerns_the_rat_and_a_hit_its_finder() {
    let mut over = game(CHANCE, &EIGHT);
    play(&mut over, Move::Point { at: lid(HIDING) });
    play(&mut over, Move::Point { at: lid(12) });
    let seen = all_seen(&over);
    let concerned = |seen: &Seen| [0, 1, 2].map(|seat| Kalle::concerns(seen, Seat::new(seat)));
    assert_eq!(concerned(&seen[1]), [true, false, false]);
    assert_eq!(concerned(seen.last().expect("an event")), [false, true, false]);
    assert_eq!(concerned(&seen[3]), [false; 3]);
}
