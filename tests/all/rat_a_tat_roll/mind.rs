//! The greedy player where one move is plainly best, and one check of the hard level.

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Line, Mind, Rules, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{CardMemory, FinalRound, Move, PublicInfo, RatATatRoll};
use cheeseboard::play::{Match, Player, SeatAssignment};

use super::script::{
    ACCEPT, FACE_UP, Game, LOOK_OWN, PILE, ROLL_WILD, SKIP, ZERO_TO_FOUR, card, look, plain, replace, reroll, roll,
    swap, wild,
};

/// The greedy moves for several seeds; equal moves are chosen by the seed.
fn choices(game: &Game) -> Vec<Move> {
    let seat = game.on_turn();
    let view = game.view(Viewer::Seat(Seat::new(seat)));
    let legal = game.legal();
    (0..5)
        .map(|seed| RatATatRoll::greedy(&view, &legal, &mut derive_stream(seed, "test", &[]), &Stop::default()))
        .collect()
}

/// The greedy move, which must be the same for every seed.
fn choice(game: &Game) -> Move {
    let choices = choices(game);
    assert!(choices.iter().all(|choice| *choice == choices[0]), "{choices:?}");
    choices[0]
}

#[test]
fn greedy_rolls_for_low_cards() {
    // A low card one to three spaces ahead, high ones behind it.
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [0, 5, 9, 8, 8], &[])), roll(1));
    // The low card lies 9 to 11 spaces ahead; three dice make 10.5 on average.
    assert_eq!(choice(&Game::dealt(plain(), &[1, 8], [6, 6, 0, 6, 6], &[])), roll(3));
}

#[test]
fn greedy_takes_low_cards_and_leaves_high_ones() {
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [1, 1, 1, 1, 6], &[]).walk(1)), FACE_UP);
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [6, 1, 1, 1, 1], &[]).walk(1)), PILE);
}

#[test]
fn greedy_re_rolls_to_avoid_a_nine() {
    let game = Game::dealt(plain(), &[9, 8], [9, 0, 0, 0, 1], &[]);
    assert_eq!(choice(&game.clone().roll(&[3])), reroll(&[0]));
    assert_eq!(choice(&game.clone().roll(&[6])), ACCEPT);
    assert_eq!(choice(&game.walk(4).then(&wild(Face::Highest))), reroll(&[]));
}

#[test]
fn greedy_looks_at_unknown_own_cards() {
    let game = Game::dealt(plain(), &[9, 0], ZERO_TO_FOUR, &[6]).walk(4).wild(Face::Swap).play(swap(0, 1, 0));
    assert_eq!(choice(&game.walk(10)), LOOK_OWN);
}

/// The search must not prefer the look through noise, for any seed.
#[test]
fn hard_never_looks_at_a_known_card() {
    let game = Game::dealt(plain(), &[9, 0], ZERO_TO_FOUR, &[]).walk(1).play(FACE_UP).walk(10);
    let view = game.view(Viewer::Seat(Seat::new(1)));
    assert!(game.legal().contains(&look(0, 1)), "{:?}", game.legal());
    for seed in 0..24 {
        let choice = choose_move(&view, Level::Hard, bot_seed(seed, Seat::new(1), 0), &Stop::default());
        assert!(choice.is_some_and(|choice| choice != look(0, 1)), "{choice:?}");
    }
}

#[test]
fn greedy_replaces_or_swaps_away_its_highest_card() {
    let game = Game::dealt(plain(), &[1, 5], ZERO_TO_FOUR, &[6, 5, 9, 5, 6, 5, 6]).easy_turns(7).idle_turn();
    assert_eq!(choice(&game), ROLL_WILD);
    let lowest = game.clone().play(ROLL_WILD).wild(Face::Lowest);
    assert_eq!(choice(&lowest), replace(2));
    // The 9 is worth swapping for any card of the opponent.
    let swaps = choices(&game.clone().play(ROLL_WILD).wild(Face::Swap));
    let gives_the_nine = |choice: &Move| matches!(choice, Move::Swap { mine, .. } if mine.index() == 2);
    assert!(swaps.iter().all(gives_the_nine), "{swaps:?}");
}

#[test]
fn greedy_skips_with_a_low_hand() {
    let game = Game::dealt(plain(), &[0, 5], [6, 6, 7, 8, 6], &[0, 5, 0, 5, 0, 5, 1, 4]).easy_turns(8);
    assert_eq!(choice(&game), SKIP);
}

/// Whoever is about to play wins half of the games between equal players, and may not expect more, also when each has one
/// turn left.
#[test]
fn seat_that_plays_next_expects_no_more_than_it_wins() {
    let (mut all, mut final_round) = (Vec::new(), Vec::new());
    for seed in 0..60 {
        let player = |name: &str| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 };
        let mut game = Match::<RatATatRoll>::new(plain(), vec![player("Ada"), player("Bo")], seed).expect("two play");
        let mut last_seat = None;
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => game.resolve_chance().expect("it is due"),
                Turn::Seat(seat) => {
                    let eyes = Viewer::Seat(seat);
                    let view = game.view(eyes);
                    if last_seat.replace(seat) != Some(seat) {
                        let position = RatATatRoll::determinize(&view, &mut derive_stream(seed, "test", &[]));
                        let share = RatATatRoll::win_probabilities(&position, eyes)[seat.index()];
                        all.push(share);
                        final_round.extend(view.open.common.final_round.map(|_| share));
                    }
                    let seed = bot_seed(seed, seat, game.ply());
                    let choice = choose_move(&view, Level::Medium, seed, &Stop::default()).expect("it is on turn");
                    game.decide(seat, choice).expect("it is legal");
                }
            }
        }
    }
    let mean = |shares: &[f32]| shares.iter().sum::<f32>() / shares.len() as f32;
    assert_eq!(final_round.len(), 120, "two last turns a game");
    let (all, final_round) = (mean(&all), mean(&final_round));
    assert!((all - 0.5).abs() < 0.05, "{all} of all turns");
    assert!((final_round - 0.5).abs() < 0.06, "{final_round} of the last turns");
}

/// A line of seat 0 that begins with this move, where it knows these cards; `None` for those that it does not know.
fn line_of(game: &Game, moves: &[Move], rows: &[&[Option<u8>]]) -> Line<RatATatRoll> {
    let mut line = Line::follow(&game.view(Viewer::Seat(Seat::new(0))), moves).expect("allowed");
    let memory = |number: &Option<u8>| CardMemory { card: number.map(card), public: PublicInfo::default() };
    line.before.memory.rows = rows.iter().map(|row| row.iter().map(memory).collect()).collect();
    line.before.open.rows = rows.iter().map(|row| row.iter().map(|number| number.map(card)).collect()).collect();
    line
}

/// Asserts that these ideas are true of a line and that the others are not, each in the order of how telling it is.
fn assert_ideas(line: &Line<RatATatRoll>, true_ones: &[&str], others: &[&str]) {
    let found = RatATatRoll::ideas(line);
    let key = |name: &&str| format!("puzzle-idea-rat_a_tat_roll-{name}");
    let places: Vec<Option<usize>> =
        true_ones.iter().map(|name| found.iter().position(|found| *found == key(name))).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{true_ones:?}: {found:?}");
    assert!(others.iter().all(|name| !found.contains(&key(name).as_str())), "not {others:?}: {found:?}");
}

/// Asserts what is true of the swap of the first card of seat 0 for the first one of seat 1, in the final round if so many turns are left.
fn assert_swap(rows: &[&[Option<u8>]], turns_left: Option<u8>, true_ones: &[&str], others: &[&str]) {
    let first = vec![9; rows.len() - 1].into_iter().chain([8]).collect::<Vec<u8>>();
    let game = Game::dealt(plain(), &first, ZERO_TO_FOUR, &[]).walk(4).wild(Face::Swap);
    let mut line = line_of(&game, &[swap(0, 1, 0)], rows);
    line.before.open.common.final_round =
        turns_left.map(|turns_left| FinalRound { set_off_by: Seat::new(usize::from(turns_left) - 1), turns_left });
    assert_ideas(&line, true_ones, others);
}

#[test]
fn ideas_of_swaps_tell_who_may_still_swap() {
    let (me, rich, poor) = (&[Some(8), Some(3)][..], &[Some(1), Some(6)][..], &[Some(0), Some(7)][..]);
    assert_swap(&[me, rich, poor], None, &["swap-decoy", "swap-known"], &["swap-last-rival", "swap-same-card"]);
    // Seat 1 can still take the zero of seat 2, but seat 2 cannot take it from itself.
    assert_swap(&[me, rich, poor], Some(2), &["swap-decoy"], &["swap-overtake"]);
    assert_swap(&[me, rich, poor], Some(1), &["swap-known"], &["swap-decoy"]);
    assert_swap(&[me, rich], None, &["swap-leader"], &["swap-decoy", "swap-same-card"]);
    // Seat 2 is done, and behind once seat 0 has the 1.
    let done = &[Some(4), Some(7)][..];
    assert_swap(&[me, rich, done], Some(2), &["swap-last-rival"], &["swap-decoy"]);
    assert_swap(&[me, rich, done], Some(3), &["swap-known"], &["swap-last-rival"]);
    assert_swap(&[me, rich, &[Some(1), Some(2)]], Some(2), &["swap-known"], &["swap-last-rival"]);
}

#[test]
fn ideas_of_swaps_tell_whose_card_it_is() {
    let (me, ahead) = (&[Some(8), Some(9)][..], &[Some(1), Some(2)][..]);
    let same = &["swap-same-card", "swap-leader", "swap-known"];
    assert_swap(&[me, ahead, &[Some(1), Some(8)]], Some(1), same, &["swap-overtake", "swap-decoy"]);
    assert_swap(&[me, ahead, &[Some(2), Some(9)]], Some(1), &["swap-leader"], &["swap-same-card"]);
    assert_swap(&[me, ahead, &[None, Some(9)]], Some(1), &["swap-leader"], &["swap-same-card"]);
    assert_swap(&[&[None, Some(9)], &[Some(1), Some(9)]], None, &["swap-unknown"], &["swap-known"]);
    assert_swap(&[&[Some(1), Some(9)], &[Some(1), Some(9)]], None, &[], &["swap"]);
}

#[test]
fn idea_of_overtaking_needs_the_last_turn_and_the_lowest_row() {
    let (me, ahead) = (&[Some(8), Some(3)][..], &[Some(1), Some(6)][..]);
    assert_swap(&[me, ahead], Some(1), &["swap-overtake", "swap-leader"], &[]);
    assert_swap(&[me, ahead], Some(2), &["swap-leader"], &["swap-overtake"]);
    assert_swap(&[me, ahead, &[Some(0), Some(3)]], Some(1), &["swap-known"], &["swap-overtake"]);
    assert_swap(&[me, &[Some(3), Some(9)]], Some(1), &["swap-known"], &["swap-overtake"]);
    assert_swap(&[&[Some(9), Some(3)], &[Some(1), Some(1)]], Some(1), &["swap-overtake"], &[]);
}

/// Seat 0 has rolled this total and keeps it, knows these cards of its row of up to five, and has so many tokens.
fn assert_kept(face_up: [u8; 5], to: u8, own: &[Option<u8>], tokens: u8, true_ones: &[&str], others: &[&str]) {
    let game = Game::dealt(plain(), &[9, 8], face_up, &[]);
    let game = if to > 6 { game.roll(&[6, to - 6]) } else { game.roll(&[to]) };
    let mut line = line_of(&game, &[ACCEPT], &[own, &[Some(1), None]]);
    line.before.open.common.tokens[0] = tokens;
    assert_ideas(&line, true_ones, others);
}

#[test]
fn ideas_of_keeping_a_roll_for_the_wild_die() {
    let high = &[Some(9), Some(3)][..];
    assert_kept([2, 5, 5, 5, 5], 4, high, 1, &["keep-two-faces", "keep-to-wild", "keep"], &["keep-many-tokens"]);
    assert_kept([3, 5, 5, 5, 5], 4, high, 1, &["keep-to-wild"], &["keep-two-faces"]);
    assert_kept([2, 5, 5, 5, 5], 4, &[Some(6), None], 1, &["keep-to-wild"], &["keep-two-faces"]);
    assert_kept([2, 5, 5, 5, 5], 4, high, 3, &["keep-many-tokens", "keep-two-faces"], &[]);
    assert_kept([2, 5, 5, 5, 5], 4, high, 0, &[], &["keep", "keep-to-wild"]);
}

#[test]
fn ideas_of_keeping_a_roll_for_a_token() {
    // Space 2 of the red region and space 7 of the orange one bring a token.
    let (few, four) = (&[Some(9)][..], &[Some(9), Some(1), None, None][..]);
    assert_kept(
        [1, 5, 5, 5, 5],
        2,
        few,
        1,
        &["keep-to-lowest", "keep-to-token", "keep-to-low"],
        &["keep-for-last-roll"],
    );
    assert_kept([1, 5, 0, 5, 5], 2, few, 1, &["keep-to-token"], &["keep-to-lowest", "keep-for-last-roll"]);
    assert_kept([1, 5, 0, 5, 5], 2, four, 1, &["keep-for-last-roll", "keep-to-token"], &["keep-to-lowest"]);
    assert_kept([7, 1, 1, 1, 1], 2, few, 1, &["keep-two-tokens", "keep-to-token"], &["keep-to-lowest", "keep-to-low"]);
    assert_kept([6, 6, 6, 6, 5], 2, few, 1, &["keep-to-token"], &["keep-two-tokens"]);
    assert_kept([6, 6, 6, 6, 5], 7, four, 1, &["keep-for-last-roll"], &["keep-to-lowest", "keep-to-low"]);
}

/// On a choice space, keeping the roll and drawing can be one line.
#[test]
fn idea_of_keeping_a_roll_for_the_pile_needs_a_high_card() {
    let game = |face_up: [u8; 5]| Game::dealt(plain(), &[9, 8], face_up, &[]).roll(&[1]);
    let line = |face_up: [u8; 5]| line_of(&game(face_up), &[ACCEPT, PILE], &[&[Some(9)], &[None]]);
    assert_ideas(&line([6, 1, 1, 1, 1]), &["keep-for-pile", "keep"], &["keep-to-low"]);
    assert_ideas(&line([1, 6, 6, 6, 6]), &["keep"], &["keep-for-pile", "keep-to-low"]);
}

#[test]
fn idea_of_a_high_card_to_be_placed_needs_one_that_is_no_lower() {
    let taken = |number: u8| {
        let game = Game::dealt(plain(), &[0, 5], [6, 6, 7, 8, 6], &[0, 5, 0, 5, 0, 5, 1, 4]).easy_turns(8);
        let mut line = line_of(
            &game.play(ROLL_WILD).wild(Face::Highest),
            &[replace(1)],
            &[&[Some(0), Some(6), Some(2), Some(3), None], &[None; 5]],
        );
        line.before.open.common.taken = Some(card(number));
        line
    };
    assert_ideas(&taken(6), &["replace-high", "replace-known"], &["replace-unknown"]);
    assert_ideas(&taken(5), &["replace-known"], &["replace-high"]);
}
