//! Material, set-up and options (L1–L4, L19).

use cheeseboard::engine::{ChanceKind, Event, OptionKind, Rules, Seat, Turn, Viewer, luck_stream};
use cheeseboard::games::rat_a_tat_roll::cards::Card;
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::track::{Colour, Icon, Region, Space};
use cheeseboard::games::rat_a_tat_roll::{Chance, ExtraTokens, Move, Options, Phase, RatATatRoll, SeenEvent};

use crate::sentences::said;

use super::script::{
    Game, PILE, ZERO_TO_FOUR, card, decision, deck, extra, plain, random_game, roll, rolled, space, start, wild,
};

#[test]
fn l01_forty_cards_four_of_each_and_fifteen_tokens() {
    for seats in 2..=5 {
        let counts = RatATatRoll::conserved_counts(&Game::new(plain(), seats).state);
        assert_eq!(counts.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 15]);
    }
    let icons: Vec<u8> = Card::ALL.iter().filter(|card| card.has_icon()).map(|card| card.number()).collect();
    assert_eq!(icons, [7, 8, 9]);
}

#[test]
fn l01_a_deck_of_other_cards_is_refused() {
    let game = Game::new(plain(), 2).then(&start(0));
    let Event::Chance(Chance::Deck { mut cards }) = deck(&[]) else { unreachable!() };
    cards[39] = card(0);
    let sentence = game.refuses(&Event::Chance(Chance::Deck { cards: cards.clone() }), "L1");
    assert_eq!(sentence, "refuse-deck(count: 5, card: 0)");
    cards.truncate(36);
    cards[0] = card(1);
    let sentence = game.refuses(&Event::Chance(Chance::Deck { cards }), "L1");
    assert_eq!(sentence, "refuse-deck(count: 3, card: 0)");
}

/// Faces and cards that do not exist cannot be read.
#[test]
fn l01_impossible_faces_and_cards_are_malformed() {
    for malformed in [
        r#"{"do":"rolled","dice":[0]}"#,
        r#"{"do":"rolled","dice":[7]}"#,
        r#"{"do":"wild","face":"middle"}"#,
        r#"{"do":"deck","cards":[10]}"#,
    ] {
        assert!(serde_json::from_str::<Chance>(malformed).is_err(), "{malformed}");
    }
    for face in Face::ALL {
        let json = serde_json::to_value(Chance::Wild { face }).expect("JSON");
        assert_eq!(json["face"], format!("{face:?}").to_lowercase());
    }
}

/// 200,000 rolls; one fair die in a thousand exceeds these chi-square limits.
#[test]
fn l01_all_dice_are_fair() {
    let chosen = Game::two().play(roll(1));
    let to_wild = Game::two().walk(4);
    let mut pips = [0u32; 6];
    let mut faces = [0u32; 3];
    for luck in 0..100_000 {
        match RatATatRoll::sample_chance(&chosen.state, &mut luck_stream(luck, 0)) {
            Chance::Rolled { dice } => pips[usize::from(dice[0].pips()) - 1] += 1,
            other => panic!("{other:?}"),
        }
        match RatATatRoll::sample_chance(&to_wild.state, &mut luck_stream(luck, 1)) {
            Chance::Wild { face } => {
                faces[Face::ALL.iter().position(|&known| known == face).expect("one of them")] += 1
            }
            other => panic!("{other:?}"),
        }
    }
    let chi_square = |counts: &[u32]| -> f64 {
        let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
        counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
    };
    assert!(chi_square(&pips) < 20.5, "{pips:?}");
    assert!(chi_square(&faces) < 13.8, "{faces:?}");
}

#[test]
fn l02_the_track_has_five_regions_between_wild_spaces() {
    let letters: String = Space::all()
        .map(|space| match space.icon() {
            Icon::Wild => 'W',
            Icon::Choice => 'C',
            Icon::Reroll => 'R',
            Icon::Peek => 'P',
        })
        .collect();
    assert_eq!(letters, "WCRPWPCRWRPCWCPRWRCP");
    for space in Space::all() {
        let number = u8::from(space);
        let region = Region::new(number / 4).filter(|_| number % 4 > 0);
        assert_eq!(space.region(), region, "{space:?}");
    }
    for region in Region::ALL {
        let mut icons: Vec<Icon> = region.spaces().map(Space::icon).collect();
        icons.sort_unstable();
        assert_eq!(icons, [Icon::Choice, Icon::Reroll, Icon::Peek], "{region:?}");
    }
    let colours = Region::ALL.map(Region::colour);
    assert_eq!(colours, [Colour::Red, Colour::Orange, Colour::Green, Colour::Blue, Colour::Purple]);
}

#[test]
fn l03_the_deal_starts_with_the_starter_then_five_face_up() {
    let game = Game::new(plain(), 3).then(&start(1)).then(&deck(&[9, 8, 7, 0, 1, 2, 3, 4, 5, 6]));
    assert_eq!([game.row(0), game.row(1), game.row(2)], [vec![7], vec![9], vec![8]]);
    assert_eq!(game.face_up(), [0, 1, 2, 3, 4].map(Some));
    assert_eq!((game.on_turn(), game.pile()), (1, 32));
    assert_eq!(game.common().pawn, space(0));
    // The next card of the pile is the 5.
    let game = game.walk(1).play(PILE);
    assert_eq!(game.row(1), [9, 5]);
}

#[test]
fn l03_two_tokens_each_whatever_the_card() {
    for (seats, first) in [(2, vec![9, 0]), (5, vec![9, 8, 7, 9, 0])] {
        let game = Game::dealt(plain(), &first, ZERO_TO_FOUR, &[]);
        let mut tokens = vec![2; seats];
        tokens.push(15 - 2 * seats as u8);
        assert_eq!(game.all_tokens(), tokens);
    }
}

#[test]
fn l03_each_sees_its_own_first_card_once() {
    let game = Game::new(plain(), 2).then(&start(1));
    let event = deck(&[9, 8]);
    let (own, other) = (Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(0)));
    for (who, first) in [(own, [None, Some(9)]), (other, [Some(8), None]), (Viewer::Table, [None, None])] {
        let observation = game.observation(&event, who);
        let SeenEvent::Dealt { first: seen, .. } = observation.seen.event else { panic!("{:?}", observation.seen) };
        assert_eq!(seen.iter().map(|card| card.map(Card::number)).collect::<Vec<_>>(), first, "{who:?}");
        let glimpse = who != Viewer::Table;
        assert_eq!((observation.is_news, observation.is_glimpse), (glimpse, glimpse), "{who:?}");
    }
    // After the deal the card lies face down for everyone.
    let game = game.then(&event);
    for who in game.viewers() {
        assert_eq!([game.shown(who, 0), game.shown(who, 1)], [[None], [None]], "{who:?}");
    }
    assert_eq!(game.remembered(own, 1), [Some(9)]);
    assert_eq!(game.seen_by(1).memory.rows[1][0].public.seen_by(own), Some(1), "at the deal, event 1");
    assert_eq!(game.remembered(own, 0), [None]);
}

#[test]
fn l03_other_events_before_the_deal_are_refused() {
    let game = Game::new(plain(), 2);
    assert_eq!(
        (RatATatRoll::turn(&game.state), RatATatRoll::chance_kind(&game.state)),
        (Turn::Chance(None), ChanceKind::Starter { seats: 2 })
    );
    game.refuses(&deck(&[]), "L5");
    game.refuses(&decision(0, roll(1)), "L5");
    game.refuses(&start(2), "L5");
    let game = game.then(&start(1));
    assert_eq!(
        (RatATatRoll::turn(&game.state), RatATatRoll::chance_kind(&game.state)),
        (Turn::Chance(None), ChanceKind::Hidden)
    );
    for event in [start(0), rolled(&[1]), wild(Face::Swap), decision(1, roll(1))] {
        game.refuses(&event, "L3");
    }
    let game = game.then(&deck(&[]));
    assert_eq!(RatATatRoll::chance_kind(&game.state), ChanceKind::Nothing);
    game.refuses(&deck(&[]), "L5");
}

#[test]
fn l04_a_full_hand_has_five_cards_with_two_players_and_four_with_more() {
    for (seats, full) in [(2, 5), (3, 4), (4, 4), (5, 4)] {
        let game = Game::dealt(plain(), &ZERO_TO_FOUR[..seats], ZERO_TO_FOUR, &[]);
        assert_eq!(game.common().full_hand(), full);
        // The first card counts.
        let turns = seats * usize::from(full - 1);
        let almost = game.easy_turns(turns - 1);
        assert_eq!((almost.phase(), almost.common().final_round), (Phase::Choosing, None));
        let filled = almost.easy_turn();
        assert!((0..seats).all(|seat| filled.row(seat).len() == usize::from(full)));
        assert_eq!(filled.phase(), Phase::Deciding);
    }
}

/// No move reorders a row: cards that are not swapped or replaced keep their places.
#[test]
fn l04_cards_keep_their_places() {
    for seed in 0..30 {
        let played = random_game(plain(), 3, seed);
        for (ply, event) in played.events.iter().enumerate() {
            let before = Game { state: played.states[ply].clone() };
            let after = Game { state: played.states[ply + 1].clone() };
            let moves_cards = matches!(event, Event::Decision(_, Move::Swap { .. } | Move::Replace { .. }));
            for seat in 0..3 {
                assert!(moves_cards || after.row(seat).starts_with(&before.row(seat)), "{event:?}");
            }
        }
    }
}

#[test]
fn l19_extra_tokens_come_from_the_centre() {
    let game = Game::dealt(extra(&[(2, 3), (0, 1)]), &[1, 2, 3], ZERO_TO_FOUR, &[]);
    assert_eq!(game.all_tokens(), [3, 2, 5, 5]);
    for seats in 2..=5 {
        let most = 15 - 2 * seats as u8;
        let game = Game::new(extra(&[(seats - 1, most)]), seats);
        assert_eq!(game.all_tokens().last(), Some(&0));
        let OptionKind::PerSeat { max_total } = RatATatRoll::options()[1].kind else { panic!("a number a seat") };
        assert_eq!(max_total(seats), most);
    }
}

#[test]
fn l19_too_many_tokens_and_empty_seats_are_refused() {
    let refused = |options: Options, seats| {
        let refusal = RatATatRoll::start(&options, seats).expect_err("too many, or nobody there");
        (refusal.rule, said::<RatATatRoll>(&refusal.phrase))
    };
    assert_eq!(
        refused(extra(&[(0, 7), (1, 5)]), 2),
        ("L19", "refuse-extra-tokens(given: 12, spare: 11, seats: 2)".to_owned())
    );
    assert_eq!(
        refused(extra(&[(0, 255), (1, 255)]), 5),
        ("L19", "refuse-extra-tokens(given: 510, spare: 5, seats: 5)".to_owned())
    );
    assert_eq!(refused(extra(&[(2, 1)]), 2), ("L19", "refuse-extra-seat(number: 3, seats: 2)".to_owned()));
    assert_eq!(refused(extra(&[(4, 0)]), 3), ("L19", "refuse-extra-seat(number: 5, seats: 3)".to_owned()));
    assert!(RatATatRoll::start(&plain(), 6).is_err() && RatATatRoll::start(&plain(), 1).is_err());
}

#[test]
fn l19_options_survive_serialisation() {
    let read = |text: &str| serde_json::from_str::<Options>(text);
    assert_eq!(read("{}").expect("defaults"), plain());
    let options = Options { open_memory: true, extra_tokens: ExtraTokens::default().with(Seat::new(1), 4) };
    assert_eq!(read(r#"{"open_memory":true,"extra_tokens":{"1":4}}"#).expect("both"), options);
    assert_eq!(
        serde_json::to_string(&plain()).expect("JSON"),
        r#"{"open_memory":false,"extra_tokens":{}}"#,
        "whole, also at their defaults"
    );
    for wrong in [r#"{"speed":1}"#, r#"{"extra_tokens":{"1":-1}}"#, r#"{"extra_tokens":[1]}"#, r#"{"open_memory":1}"#] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}
