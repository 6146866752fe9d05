//! Tests of how events are shown, step by step, and of what the board shows meanwhile.

use super::*;
use crate::games::rat_a_tat_roll::SeenEvent;
use crate::games::rat_a_tat_roll::painter::shown_position::{CardDisplay, Middle};
use crate::games::rat_a_tat_roll::track::SPACES;
use crate::paint::stage::{Show, Span, Start, Way};

/// The travels among beats: piece, origin and goal.
fn travels(beats: &[Beat<RatATatRoll>]) -> Vec<(Piece, Place, Place)> {
    let travel = |beat: &Beat<RatATatRoll>| match &beat.show {
        Show::Travel(travel) => Some((travel.piece, travel.from[0], travel.to[0])),
        _ => None,
    };
    beats.iter().filter_map(travel).collect()
}

fn changes(beats: &[Beat<RatATatRoll>]) -> Vec<(Place, Span)> {
    let change =
        |beat: &Beat<RatATatRoll>| if let Show::Change(place, span) = beat.show { Some((place, span)) } else { None };
    beats.iter().filter_map(change).collect()
}

fn lights(beats: &[Beat<RatATatRoll>]) -> Vec<Place> {
    let lit = |beat: &Beat<RatATatRoll>| if let Show::Light(places) = &beat.show { places.clone() } else { Vec::new() };
    beats.iter().flat_map(lit).collect()
}

fn is_unskippable(beats: &[Beat<RatATatRoll>]) -> bool {
    beats.iter().any(|beat| beat.is_unskippable)
}

fn table_beats(game: &Match<RatATatRoll>) -> Vec<Beat<RatATatRoll>> {
    LastEvent::of(game, Viewer::Table).beats()
}

fn number(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn tally(seat: usize) -> Place {
    Place::Tally(Seat::new(seat))
}

/// A game whose last event is the first that meets the condition, played by random moves.
fn game_with_last(is_met: impl Fn(&Observation<RatATatRoll>) -> bool) -> Match<RatATatRoll> {
    for seed in 0..40 {
        let mut game = Match::<RatATatRoll>::new(Options::default(), people(&NAMES), seed).expect("two seats");
        for step in 0..400 {
            if !play_any(&mut game, step) {
                break;
            }
            if game.observation(game.ply() - 1, Viewer::Table).is_some_and(|observation| is_met(&observation)) {
                return game;
            }
        }
    }
    panic!("no game comes there");
}

#[test]
fn l03_the_deal_throws_backs_to_the_seats_and_turns_five_cards_up() {
    let game = game(Options::default());
    for viewer in [Viewer::Table, Viewer::Seat(Seat::new(0)), Viewer::Everything] {
        let moving = travels(&LastEvent::of(&game, viewer).beats());
        assert_eq!(moving[..2], [0, 1].map(|seat| (Piece::Back, Place::Pile, card(seat, 0))), "{viewer:?}");
        let open = Region::ALL.into_iter().zip([0, 1, 2, 2, 9]);
        let expected = open.map(|(region, face)| (Piece::Open(number(face)), Place::Pile, Place::FaceUpCard(region)));
        assert_eq!(moving[2..], expected.collect::<Vec<_>>());
    }
    let shown = LastEvent::of(&game, Viewer::Table);
    assert_eq!([0.0, 1.0].map(|share| shown.at(share).pile()), [40, 33]);
    let counts: Vec<u8> = (0..=100).map(|step| shown.at(step as f32 / 100.0).pile()).collect();
    assert!(counts.is_sorted_by(|one, next| one >= next), "{counts:?}");
    assert!(Region::ALL.into_iter().all(|region| shown.at(0.0).face_up(region).is_none()));
    assert_eq!(Seat::all(2).map(|seat| shown.at(0.0).row_len(seat)).collect::<Vec<_>>(), [0, 0]);
}

#[test]
fn l13_a_shuffle_takes_the_open_cards_back_before_it_lays_out_new_ones() {
    let mut game = game_with([7, 7, 8, 9, 1], Options::default());
    game.resolve_chance().expect("a shuffle is due");
    let moving = travels(&table_beats(&game));
    assert_eq!(moving.len(), 10);
    assert!(moving[..5].iter().all(|(piece, _, to)| matches!(piece, Piece::Laid(_)) && *to == Place::Pile));
    assert!(moving[5..].iter().all(|(piece, from, _)| matches!(piece, Piece::Open(_)) && *from == Place::Pile));
    let shown = LastEvent::of(&game, Viewer::Table);
    let face_up = |share: f32| Region::ALL.map(|region| shown.at(share).face_up(region));
    assert_eq!(face_up(0.0)[1..], shown.before.common.face_up[1..], "the first card has just set out");
    assert_eq!(face_up(1.0), shown.after.common.face_up);
}

#[test]
fn l06_only_the_dice_that_are_rolled_roll() {
    let mut game = game(Options::default());
    roll(&mut game, &[1, 3, 4]);
    let dice =
        |indices: &[usize]| indices.iter().map(|&at| (Place::Die(DieIndex::ALL[at]), Span::Roll)).collect::<Vec<_>>();
    let first = LastEvent::of(&game, Viewer::Table);
    assert_eq!(changes(&first.beats()), dice(&[0, 1, 2]));
    assert!((0..3).all(|index| !first.at(1.0).is_rerolled(index)), "there is nothing to tell apart");

    play(&mut game, Move::Reroll { dice: DiceSet::from_indices(&[1]) });
    let paying = LastEvent::of(&game, Viewer::Table);
    assert_eq!(travels(&paying.beats()), [(Piece::Token, tally(0), Place::CentreToken)]);
    assert_eq!(lights(&paying.beats()), [Place::Die(DieIndex::ALL[1])]);
    let tokens = |share: f32| (paying.at(share).tokens(Seat::new(0)), paying.at(share).centre());
    assert_eq!([0.0, 0.2, 1.0].map(tokens), [(1, 11), (1, 11), (1, 12)], "it is in the air until it lands");

    let dice_again = [1, 6, 4].iter().map(|&pips| Die::new(pips).expect("a face")).collect();
    game.apply_chance(Chance::Rolled { dice: dice_again }).expect("due");
    let again = LastEvent::of(&game, Viewer::Table);
    assert_eq!(changes(&again.beats()), dice(&[1]));
    assert!(again.at(0.3).rolling(Place::Die(DieIndex::ALL[1])).is_some());
    assert_eq!(again.at(0.3).rolling(Place::Die(DieIndex::ALL[0])), None, "kept dice lie still");
    assert_eq!([0, 1, 2].map(|index| again.at(1.0).is_rerolled(index)), [false, true, false]);
}

#[test]
fn l07_the_pawn_hops_space_by_space_and_one_hop_after_another() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[3, 4]);
    let shown = LastEvent::of(&game, Viewer::Table);
    let beats = shown.beats();
    let hops: Vec<_> =
        beats.iter().filter(|beat| matches!(&beat.show, Show::Travel(travel) if travel.way == Way::Hop)).collect();
    assert_eq!(hops.len(), 7);
    assert!(hops.iter().all(|hop| hop.start == Start::AfterAll));
    let ways = travels(&beats);
    assert_eq!(ways[..7], (0..7).map(|at| (Piece::Pawn, space(at), space(at + 1))).collect::<Vec<_>>());
    assert_eq!(lights(&beats)[0], space(7));
    // The card and the token follow, and the gap is filled last.
    let rest = [
        (Piece::Laid(number(1)), Place::FaceUpCard(region(1)), card(0, 1)),
        (Piece::Token, Place::CentreToken, tally(0)),
        (Piece::Open(number(3)), Place::Pile, Place::FaceUpCard(region(1))),
    ];
    assert_eq!(ways[7..], rest);
    assert!(!is_unskippable(&beats));
    assert_eq!(shown.at(0.2).pawn(), None, "it is in the air");
    assert_eq!(shown.at(1.0).pawn(), Space::new(7));
    assert_eq!(shown.at(0.2).middle(), Middle::Dice([3, 4].map(Die::new).into()), "the dice still lie there");
    assert_eq!(shown.at(1.0).middle(), Middle::Plates);
    assert_eq!(shown.at(0.2).seat_on_turn(), Some(Seat::new(0)), "the turn goes on while it is shown");
    assert_eq!(shown.at(0.2).face_up(region(1)), Some(number(1)), "the card waits for the pawn");
}

#[test]
fn l07_a_walk_of_bots_keeps_time_for_every_hop() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[6, 6, 6]);
    let times = &Theme::light().motion.hurried_beat;
    let least = LastEvent::of(&game, Viewer::Table).schedule.least();
    assert!(least >= 18.0 * times.hop_least as f32 && (18) < SPACES, "{least}");
}

/// The row takes the card when it lands, not before, and counts of the pile change when a card leaves it.
#[test]
fn l08_a_card_from_the_pile_travels_as_a_back_for_everyone() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    play(&mut game, Move::TakePile {});
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Table, Viewer::Everything] {
        let shown = LastEvent::of(&game, viewer);
        assert_eq!(travels(&shown.beats()), [(Piece::Back, Place::Pile, card(0, 1))], "{viewer:?}");
        assert_eq!([0.5, 1.0].map(|share| shown.at(share).row_len(Seat::new(0))), [1, 2]);
        assert_eq!([0.0, 1.0].map(|share| shown.at(share).pile()), [32, 32], "it has left at once");
    }
}

#[test]
fn l10_looks_light_up_what_is_looked_at() {
    let mut looking = game(Options::default());
    roll_and_walk(&mut looking, &[3]);
    let mut own = looking.clone();
    play(&mut own, Move::LookOwn {});
    assert_eq!(lights(&table_beats(&own)), [card(0, 0), card(0, 1)]);
    play(&mut looking, Move::Look { seat: Seat::new(1), place: row_index(0) });
    assert_eq!(lights(&table_beats(&looking)), [card(1, 0)]);
}

#[test]
fn l11_swapped_cards_are_backs_and_people_must_see_them_pass() {
    let mut game = swapping();
    play(&mut game, swap(0, 0));
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Table, Viewer::Everything] {
        let shown = LastEvent::of(&game, viewer);
        let beats = shown.beats();
        let (mine, theirs) = (card(0, 0), card(1, 0));
        assert_eq!(travels(&beats), [(Piece::Back, mine, theirs), (Piece::Back, theirs, mine)]);
        assert_eq!(lights(&beats), [mine, theirs]);
        assert!(shown.schedule.is_unskippable());
        assert_eq!(shown.at(0.9).card(Seat::new(0), row_index(0)), CardDisplay::Missing);
        assert_ne!(shown.at(0.0).card(Seat::new(0), row_index(0)), CardDisplay::Missing, "it has yet to set out");
    }
}

#[test]
fn l15_the_older_card_leaves_unseen_before_the_new_one_is_laid() {
    let mut game = game_until(|phase| phase == Phase::Replacing);
    let taking = LastEvent::of(&game, Viewer::Table);
    let taken = taking.after.common.taken.expect("a card");
    assert!(travels(&taking.beats()).iter().any(|(piece, _, to)| (*piece, *to) == (Piece::Open(taken), Place::Taken)));
    assert_eq!([0.0, 1.0].map(|share| taking.at(share).taken()), [None, Some(taken)]);
    let seat = taking.after.common.seat;
    play(&mut game, Move::Replace { place: row_index(1) });
    let shown = LastEvent::of(&game, Viewer::Everything);
    let slot = Place::Card(seat, row_index(1));
    let ways = travels(&shown.beats());
    assert_eq!(ways[..2], [(Piece::Back, slot, Place::Pile), (Piece::Laid(taken), Place::Taken, slot)]);
    assert!(shown.schedule.is_unskippable());
    assert_ne!(shown.at(0.0).card(seat, row_index(1)), CardDisplay::Missing);
    assert_eq!(shown.at(0.0).taken(), Some(taken));
    assert_eq!(shown.at(1.0).taken(), None);
}

#[test]
fn l16_people_must_see_that_the_final_round_begins() {
    let game = game_with_last(|observation| observation.seen.effects.final_round);
    let beats = table_beats(&game);
    assert!(is_unskippable(&beats));
    assert!(Seat::all(2).all(|seat| lights(&beats).contains(&Place::Blanket(seat))));
}

#[test]
fn l17_people_must_see_every_card_turn_up() {
    let game = game_with_last(|observation| observation.seen.effects.over);
    let shown = LastEvent::of(&game, Viewer::Table);
    // The worst row comes first, and nothing tells yet who has won.
    let scores = game.outcome().expect("over").scores;
    let mut seats = [0, 1];
    seats.sort_by_key(|seat| std::cmp::Reverse(scores[*seat]));
    let cards: Vec<(Place, Span)> =
        seats.into_iter().flat_map(|seat| (0..5).map(move |index| (card(seat, index), Span::Turn))).collect();
    assert_eq!(changes(&shown.beats()), cards);
    let beats = shown.beats();
    let mut after = beats.iter().rev().take_while(|beat| !matches!(beat.show, Show::Change(..)));
    assert!(after.all(|beat| !matches!(beat.show, Show::Light(_))));
    assert!(shown.schedule.is_unskippable());
    assert!(
        shown
            .beats()
            .iter()
            .filter(|beat| matches!(beat.show, Show::Change(..)))
            .all(|beat| beat.start != Start::Staggered)
    );
    for seat in Seat::all(2) {
        assert_eq!(shown.at(0.0).card(seat, row_index(0)), CardDisplay::TurningUp(None, 1.0), "nothing shows yet");
        assert!(matches!(shown.at(1.0).card(seat, row_index(0)), CardDisplay::TurningUp(Some(_), _)));
    }
}

/// After the end people may see everything, also what lay there before; but not before it is turned up.
#[test]
fn l17_no_card_shows_before_it_is_turned_up() {
    let ends = [
        |event: &SeenEvent| matches!(event, SeenEvent::Swapped { .. }),
        |event: &SeenEvent| matches!(event, SeenEvent::Replaced { .. }),
    ];
    for is_met in ends {
        let game = game_with_last(|observation| observation.seen.effects.over && is_met(&observation.seen.event));
        let shown = LastEvent::of(&game, Viewer::Everything);
        let mut was_hidden = 0;
        for step in 0..100 {
            let now = shown.at(step as f32 / 100.0);
            for (seat, index) in Seat::all(2).flat_map(|seat| RowIndex::first(5).map(move |index| (seat, index))) {
                let change = shown.stage(step as f32 / 100.0).change(Place::Card(seat, index));
                let is_hidden = matches!(
                    now.card(seat, index),
                    CardDisplay::Missing | CardDisplay::FaceDown | CardDisplay::TurningUp(None, _)
                );
                assert!(is_hidden || change > 0.5, "{:?} at {step}", now.card(seat, index));
                was_hidden += usize::from(is_hidden);
            }
        }
        assert!(was_hidden > 100);
        assert!(!shown.at(0.0).is_turned_up(Seat::new(0)) && shown.at(1.0).is_turned_up(Seat::new(0)));
    }
}

/// Every event of random games is shown, and pieces tell a viewer no card that the observation does not tell everyone.
#[test]
fn l18_every_event_has_beats_and_no_piece_tells_a_hidden_card() {
    let mut kinds = HashSet::new();
    for seed in 0..6 {
        let mut game = Match::<RatATatRoll>::new(Options::default(), people(&NAMES), seed).expect("two seats");
        for step in 0..300 {
            if !play_any(&mut game, step) {
                break;
            }
            let everyone = table_beats(&game);
            let shown = LastEvent::of(&game, Viewer::Table);
            assert!(!everyone.is_empty(), "{:?}", shown.observation.seen);
            kinds.insert(std::mem::discriminant(&shown.observation.seen.event));
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Everything] {
                assert_eq!(LastEvent::of(&game, viewer).beats(), everyone, "{viewer:?}");
            }
            let at_end = shown.at(1.0);
            let tokens = Seat::all(2).map(|seat| at_end.tokens(seat)).collect::<Vec<_>>();
            assert_eq!(tokens, shown.after.common.tokens.to_vec());
            let start = shown.at(0.0);
            let counts = |tokens: u8, centre: u8| (tokens, centre);
            if !matches!(shown.observation.seen.event, SeenEvent::Rerolls { .. }) {
                let before = &shown.before.common;
                assert_eq!(counts(start.tokens(Seat::new(0)), start.centre()), counts(before.tokens[0], before.centre));
            }
        }
    }
    assert!(kinds.len() >= 17, "{}", kinds.len());
}

/// Where marks stand for motion the board shows the position after the event, but the dice that were rolled.
#[test]
fn without_motion_the_board_shows_the_end_of_the_event() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[3, 4]);
    let last = LastEvent::of(&game, Viewer::Table);
    let still = Playback::new(&last.schedule, 0.2, true);
    let shown = ShownPosition::new(&last.after, Some(&last.observation.seen), still);
    assert_eq!(shown.pawn(), Space::new(7));
    assert_eq!(shown.row_len(Seat::new(0)), 2);
    assert_eq!(shown.middle(), Middle::Dice([3, 4].map(Die::new).into()));
}
