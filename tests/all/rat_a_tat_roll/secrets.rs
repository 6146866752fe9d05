//! Hidden cards, who has seen them, and open memory (L18, L19).

use cheeseboard::engine::{Event, Seat, Turn, Viewer, derive_stream, random_below};
use cheeseboard::games::rat_a_tat_roll::cards::Card;
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{Chance, Move, Options, Phase, RatATatRoll, SeenEvent};
use cheeseboard::play::{Match, Player, SeatAssignment, Table};

use super::script::{
    ACCEPT, FACE_UP, Game, LOOK_OWN, NO_LOOK, NO_SWAP, PILE, ROLL_WILD, SKIP, ZERO_TO_FOUR, card, decision, deck, look,
    open_memory, place, plain, random_events, replace, roll, rolled, start, swap, wild,
};

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

#[test]
fn l18_no_card_in_a_row_lies_open_before_the_end() {
    for (before, event, after) in random_events(plain(), 4, 0..4) {
        if after.phase() == Phase::Over {
            continue;
        }
        for who in before.viewers() {
            assert!((0..4).all(|row| after.shown(who, row).iter().all(Option::is_none)), "{event:?}");
        }
    }
}

#[test]
fn l18_a_face_up_card_taken_is_known_to_all() {
    let game = Game::two().walk(1);
    let event = decision(0, FACE_UP);
    for who in game.viewers() {
        let observation = game.observation(&event, who);
        let took = observation.seen.effects.took.expect("it is taken");
        assert_eq!((took.card, observation.is_glimpse), (card(0), false), "{who:?}");
    }
    let now = game.common().events;
    let game = game.then(&event);
    for who in game.viewers() {
        assert_eq!(game.remembered(who, 0)[1], Some(0));
        assert_eq!(game.view(who).memory.rows[0][1].public.seen_by(who), Some(now));
    }
}

#[test]
fn l18_a_card_from_the_pile_is_known_to_its_taker() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[5]).walk(1);
    let event = decision(0, PILE);
    for who in game.viewers() {
        let own = who == seat(0);
        let observation = game.observation(&event, who);
        let expected = SeenEvent::TookPile { seat: Seat::new(0), place: place(1), card: own.then(|| card(5)) };
        assert_eq!((observation.seen.event, observation.is_glimpse), (expected, own), "{who:?}");
        assert!(observation.is_news, "no token came, which tells of the card");
    }
    let game = game.then(&event);
    assert_eq!(game.remembered(seat(0), 0), [Some(9), Some(5)]);
    assert_eq!(game.remembered(seat(1), 0), [None, None]);
    assert_eq!(game.remembered(Viewer::Table, 0), [None, None]);
    // Everyone has learned that the card has no icon, and nothing about the first card.
    let icons =
        game.view(Viewer::Table).memory.rows[0].iter().map(|remembered| remembered.public.icon).collect::<Vec<_>>();
    assert_eq!(icons, [None, Some(false)]);
}

#[test]
fn l18_an_empty_centre_reveals_no_icon() {
    for number in [5, 9] {
        let game = Game::dealt(super::script::extra(&[(1, 11)]), &[1, 2], ZERO_TO_FOUR, &[number]).walk(1);
        let event = decision(0, PILE);
        assert!(!game.observation(&event, seat(1)).is_news && game.observation(&event, seat(0)).is_news);
        let game = game.then(&event);
        assert_eq!(game.view(seat(1)).memory.rows[0][1].public.icon, None);
    }
}

#[test]
fn l18_a_look_shows_the_card_to_one_seat() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[]).walk(3);
    let (own, other) = (decision(0, LOOK_OWN), decision(0, look(2, 0)));
    for who in game.viewers() {
        let looks = who == seat(0);
        let first = game.observation(&own, who);
        let cards = looks.then(|| [9, 0].map(card).into_iter().collect());
        assert_eq!(first.seen.event, SeenEvent::LookedAtOwn { seat: Seat::new(0), cards }, "{who:?}");
        let second = game.observation(&other, who);
        let shown = looks.then(|| card(7));
        let expected = SeenEvent::Looked { seat: Seat::new(0), at: Seat::new(2), place: place(0), card: shown };
        assert_eq!(second.seen.event, expected, "{who:?}");
        assert_eq!([first.is_glimpse, second.is_glimpse], [looks; 2]);
    }
    let game = game.then(&other);
    assert_eq!([0, 1, 2].map(|who| game.remembered(seat(who), 2)[0]), [Some(7), None, Some(7)]);
    // Everyone has seen who looked at which card.
    let public = game.view(seat(1)).memory.rows[2][0].public;
    assert_eq!(
        (public.seen_by(seat(0)), public.seen_by(seat(1)), public.seen_by(Viewer::Table)),
        (Some(5), None, None)
    );
}

/// The number of an unseen card leaves no trace in the view.
#[test]
fn l18_views_do_not_depend_on_unseen_cards() {
    let game = |number| Game::dealt(plain(), &[9, number], ZERO_TO_FOUR, &[5]).walk(1).play(PILE);
    let (one, other) = (game(6), game(5));
    assert_ne!(one.row(1), other.row(1));
    for who in [seat(0), Viewer::Table] {
        assert_eq!(one.view(who), other.view(who), "{who:?}");
    }
    assert_ne!(one.view(seat(1)), other.view(seat(1)));
}

#[test]
fn l18_knowledge_goes_with_swaps() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).walk(1).play(FACE_UP).walk(4).wild(Face::Swap);
    let game = game.play(swap(0, 0, 1));
    assert_eq!([game.row(0), game.row(1)], [vec![9, 8], vec![0]]);
    assert_eq!(game.remembered(seat(0), 0), [Some(9), None], "nobody looks at what is swapped");
    assert_eq!(game.remembered(seat(1), 0), [None, Some(8)]);
    for who in game.viewers() {
        assert_eq!(game.remembered(who, 1), [Some(0)], "all saw the 0 taken, and where it went");
    }
}

#[test]
fn l18_knowledge_goes_under_the_pile() {
    let game = Game::dealt(plain(), &[9, 5], ZERO_TO_FOUR, &[6, 5, 6, 5, 6, 5, 6]).easy_turns(7).idle_turn();
    let game = game.play(ROLL_WILD).wild(Face::Lowest).play(replace(0));
    let under = |who| {
        game.view(who).memory.under.iter().map(|remembered| remembered.card.map(Card::number)).collect::<Vec<_>>()
    };
    assert_eq!((under(seat(0)), under(seat(1)), under(Viewer::Table)), (vec![Some(9)], vec![None], vec![None]));
    // Everyone has seen the card that lies there now.
    assert!(game.viewers().into_iter().all(|who| game.remembered(who, 0)[0] == Some(0)));
}

#[test]
fn l18_memory_records_the_last_look() {
    let game = Game::two().walk(1).play(FACE_UP).walk(3).play(look(0, 1));
    let public = game.view(seat(1)).memory.rows[0][1].public;
    // The card was taken at event 5, and the opponent looked at it at event 9.
    assert_eq!(
        (public.seen_by(seat(0)), public.seen_by(seat(1)), public.seen_by(Viewer::Table)),
        (Some(5), Some(9), Some(5))
    );
}

#[test]
fn l18_events_to_remember_hide_information() {
    let game = Game::new(plain(), 2).then(&start(0));
    assert!(!game.hides_information(&deck(&[])), "before the deal nothing lay there");
    let game = game.then(&deck(&[&[9, 8][..], &ZERO_TO_FOUR, &[5]].concat()));
    assert!(!game.hides_information(&decision(0, roll(1))));
    let at_choice = game.clone().walk(1);
    assert!(at_choice.hides_information(&decision(0, FACE_UP)) && at_choice.hides_information(&decision(0, PILE)));
    let at_re_roll = game.clone().roll(&[2]);
    assert!(at_re_roll.hides_information(&decision(0, ACCEPT)));
    let at_peek = game.clone().roll(&[3]);
    assert!(at_peek.hides_information(&decision(0, ACCEPT)));
    let looking = at_peek.keep();
    assert!(looking.hides_information(&decision(0, LOOK_OWN)) && looking.hides_information(&decision(0, look(1, 0))));
    assert!(!looking.hides_information(&decision(0, NO_LOOK)));
    let swapping = game.clone().walk(4).wild(Face::Swap);
    assert!(
        swapping.hides_information(&decision(0, swap(0, 1, 0))) && !swapping.hides_information(&decision(0, NO_SWAP))
    );
    let walking = game.clone().roll(&[1]);
    assert!(!walking.hides_information(&decision(0, ACCEPT)), "nothing is taken yet");
    let mut without = game.clone().play(roll(1));
    while without.tokens(0) > 0 {
        without = without.then(&rolled(&[2])).play(super::script::reroll(&[0]));
    }
    assert!(
        without.hides_information(&rolled(&[2])) && !without.hides_information(&rolled(&[1])),
        "with no token left it stands"
    );
    let full = Game::dealt(plain(), &[9, 5], ZERO_TO_FOUR, &[6, 5, 6, 5, 6, 5, 6]).easy_turns(7).idle_turn();
    assert!(!full.hides_information(&decision(0, SKIP)));
    let rolled_wild = full.play(ROLL_WILD).then(&wild(Face::Lowest));
    assert!(!rolled_wild.hides_information(&decision(0, ACCEPT)), "it still lies open");
    assert!(rolled_wild.keep().hides_information(&decision(0, replace(0))));
}

#[test]
fn l18_a_shuffle_hides_the_open_cards() {
    let game = Game::dealt(plain(), &[9, 8], [0, 7, 8, 9, 4], &[7]).walk(1).play(FACE_UP);
    let cards = super::script::with_rest(&[], game.stock());
    assert!(game.hides_information(&Event::Chance(Chance::Reshuffle { cards })));
}

fn two_player_table(options: Options) -> Table<RatATatRoll> {
    let assignment = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Human, mark };
    let game = Match::new(options, vec![assignment("Ada", 0), assignment("Bo", 1)], 5).expect("two may play");
    let mut table = Table::new(game);
    for event in [start(0), deck(&[&[9, 8][..], &[0, 7, 8, 9, 4], &[7]].concat())] {
        let Event::Chance(outcome) = event else { unreachable!() };
        table.game.apply_chance(outcome).expect("it is due");
    }
    table
}

fn decide(table: &mut Table<RatATatRoll>, choice: Move) {
    let Turn::Seat(seat) = table.game.turn() else { panic!("{:?}", table.game.turn()) };
    table.game.decide(seat, choice).expect("a legal move");
}

fn apply(table: &mut Table<RatATatRoll>, event: Event<RatATatRoll>) {
    let Event::Chance(outcome) = event else { panic!("{event:?}") };
    table.game.apply_chance(outcome).expect("it is due");
}

/// Decisions are public; only what is shown after them is not.
#[test]
fn l18_no_decision_is_secret() {
    let mut table = two_player_table(plain());
    decide(&mut table, roll(1));
    apply(&mut table, rolled(&[1]));
    decide(&mut table, ACCEPT);
    assert_eq!(table.game.legal_moves(), [FACE_UP, PILE]);
    assert_eq!((table.game.secret_decider(), table.curtain_decider(), table.curtain_viewer()), (None, None, None));
    decide(&mut table, PILE);
    decide(&mut table, roll(1));
    apply(&mut table, rolled(&[2]));
    decide(&mut table, ACCEPT);
    assert!(table.game.legal_moves().contains(&LOOK_OWN));
    assert_eq!(table.curtain_decider(), None);
}

/// A shuffle waits until all have looked; a roll does not, whatever follows from it.
#[test]
fn l18_shuffles_wait_and_rolls_do_not() {
    let mut table = two_player_table(plain());
    decide(&mut table, roll(1));
    for _ in 0..2 {
        apply(&mut table, rolled(&[2]));
        decide(&mut table, super::script::reroll(&[0]));
    }
    assert!(matches!(table.game.turn(), Turn::Chance(Some(_))));
    assert_eq!((table.game.chance_hides_information(), table.chance_waits_for()), (false, None));
    apply(&mut table, rolled(&[2]));
    assert_eq!(table.game.turn(), Turn::Chance(None), "the fourth icon has come");
    assert!(table.game.chance_hides_information() && table.chance_waits_for().is_some());
    assert_eq!(table.game.earliest_reviewable_ply(), table.game.ply());
}

#[test]
fn l19_open_memory_shows_known_cards_in_turn() {
    let game = Game::dealt(open_memory(), &[9, 8, 7], ZERO_TO_FOUR, &[5]).walk(1);
    assert_eq!(game.shown(seat(0), 0), [Some(9)]);
    assert_eq!([game.shown(seat(1), 1), game.shown(Viewer::Table, 0)], [[None], [None]], "only in its turn");
    let game = game.play(PILE);
    assert_eq!((game.shown(seat(0), 0), game.shown(seat(1), 1)), (vec![None; 2], vec![Some(8)]));
    let game = game.walk(5).play(look(0, 1));
    // Seat 2 has seen its own card and the 1 that seat 1 took.
    assert_eq!(game.on_turn(), 2);
    let own = |row| game.shown(seat(2), row);
    assert_eq!([own(0), own(1), own(2)], [vec![None, None], vec![None, Some(1)], vec![Some(7)]]);
    let game = game.easy_turn().easy_turn();
    // Seat 1 has looked at the 5 of seat 0.
    assert_eq!(game.shown(seat(1), 0), [None, Some(5), None]);
    // The cards stay open while the seat's dice roll.
    assert_eq!(game.play(roll(2)).shown(seat(1), 0), [None, Some(5), None]);
}

#[test]
fn l19_open_memory_matches_memory() {
    let mut shown = 0;
    for (game, ..) in random_events(open_memory(), 3, 0..6) {
        for who in game.viewers() {
            let view = game.view(who);
            let in_turn = who == Viewer::Seat(view.open.common.seat) && view.open.common.is_turn_in_progress();
            for (open, remembered) in view.open.rows.iter().flatten().zip(view.memory.rows.iter().flatten()) {
                assert_eq!(*open, remembered.card.filter(|_| in_turn));
                shown += usize::from(open.is_some());
            }
        }
    }
    assert!(shown > 100, "{shown}");
}

/// Each seat is shown all that it could know, so the past has nothing to hide.
#[test]
fn l19_open_memory_hides_no_information() {
    for (game, event, _) in random_events(open_memory(), 3, 0..4) {
        assert!(!game.hides_information(&event), "{event:?}");
    }
    let mut table = two_player_table(open_memory());
    decide(&mut table, roll(1));
    assert_eq!(table.game.earliest_reviewable_ply(), 0);
    assert_eq!(table.curtain_viewer(), None, "dice are due");
    apply(&mut table, rolled(&[1]));
    assert_eq!(table.curtain_viewer(), Some(Seat::new(0)), "behind the curtain");
}

/// Players who corrected the dice would already know the new card.
#[test]
fn l18_a_roll_that_filled_a_gap_cannot_be_corrected() {
    let seating = |_| SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 0 };
    let (mut filled, mut alone) = (0, 0);
    for seed in 0..20 {
        let game = Match::<RatATatRoll>::new(plain(), (0..3).map(seating).collect(), seed).expect("three can play");
        let mut table = Table::new(game);
        table.real_dice = true;
        let mut stream = derive_stream(seed, "gaps", &[]);
        while table.game.outcome().is_none() {
            let open = |table: &Table<RatATatRoll>| table.game.view(Viewer::Table).open.common.face_up;
            let before = open(&table);
            if let Some((count, faces)) = table.manual_dice() {
                let dice: Vec<u8> = (0..count).map(|_| random_below(&mut stream, u32::from(faces)) as u8 + 1).collect();
                table.enter_dice(&dice).expect("rolled");
                let after = open(&table);
                let came = before.iter().zip(&after).any(|(before, after)| after.is_some() && before != after);
                assert!(!came || !table.can_correct_dice(), "seed {seed}");
                filled += usize::from(came);
                alone += usize::from(table.can_correct_dice());
            } else if let Turn::Seat(seat) = table.game.turn() {
                let legal = table.game.legal_moves();
                table.game.decide(seat, legal[random_below(&mut stream, legal.len() as u32) as usize]).expect("legal");
            } else {
                table.game.resolve_chance().expect("due");
            }
        }
    }
    assert!(filled > 0 && alone > 0, "{filled}, {alone}");
}
