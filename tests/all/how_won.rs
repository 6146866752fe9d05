//! How a game was won, in one English sentence.

use cheeseboard::engine::{GameEnd, Phrase, Seat, Turn, Viewer, luck_stream, names};
use cheeseboard::games::burg_appenzell::BurgAppenzell;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Bot, Match, Player};

use crate::autoplay::{greedy_move, play_while, random_move, seated};
use crate::sentences::{NAMES, english};

/// A phrase about a lead over these seats.
fn lead(key: &'static str, margin: u32, others: &[usize]) -> Phrase {
    let others: Vec<Seat> = others.iter().copied().map(Seat::new).collect();
    Phrase::new(key).with("margin", margin).with("others", names(&others))
}

fn last(phrase: Phrase, is_last: bool) -> String {
    english(&phrase.with("last", if is_last { "yes" } else { "no" }.to_owned()))
}

#[test]
fn margins_and_what_has_decided_are_said() {
    assert_eq!(english(&lead("end-won-by", 7, &[1])), "7 points ahead of Bo.");
    assert_eq!(english(&lead("end-won-by", 1, &[1, 2])), "A single point ahead of Bo and Cy.");
    assert_eq!(english(&Phrase::new("end-won-level").with("score", 14)), "Tied on 14 points.");

    assert_eq!(last(lead("zatre-won-by", 7, &[1]), true), "7 points ahead of Bo, on the last tile.");
    assert_eq!(last(lead("zatre-won-by", 1, &[1, 3]), false), "A single point ahead of Bo and Di.");
    assert_eq!(last(Phrase::new("zatre-won-level").with("score", 57), false), "Tied on 57 points.");
    assert_eq!(last(Phrase::new("zatre-won-level").with("score", 57), true), "Tied on 57 points, on the last tile.");

    assert_eq!(last(lead("kalle-won-by", 1, &[2]), true), "A single cheese ahead of Cy, with the last cheese.");
    assert_eq!(last(lead("kalle-won-by", 2, &[2]), false), "2 cheeses ahead of Cy.");
    let level = |cheeses: u32| Phrase::new("kalle-won-level").with("cheeses", cheeses);
    assert_eq!(last(level(2), true), "Tied on 2 cheeses: the last cheese made it even.");
    assert_eq!(last(level(1), false), "Tied on 1 cheese.");
    assert_eq!(last(level(0), false), "Nobody found the rat, and the rat never showed itself.");

    let by_what = |phrase: Phrase, what: &str| english(&phrase.with("last", what.to_owned()));
    let lower = |margin: u32| lead("rat_a_tat_roll-won-by", margin, &[1]);
    assert_eq!(by_what(lower(3), "no"), "3 points lower than Bo.");
    assert_eq!(by_what(lower(1), "card"), "A single point lower than Bo, with the last card.");
    assert_eq!(by_what(lower(1), "swap"), "A single point lower than Bo, with the last swap.");
    let same = || Phrase::new("rat_a_tat_roll-won-level").with("sum", 11);
    assert_eq!(by_what(same(), "no"), "Tied on 11.");
    assert_eq!(by_what(same(), "card"), "Tied on 11: the last card made it even.");
    assert_eq!(by_what(same(), "swap"), "Tied on 11: the last swap made it even.");

    assert_eq!(english(&lead("ratzzia-won-by", 12, &[1, 2])), "12 more in the bag than Bo and Cy.");

    let burg = |key, lead: Phrase| {
        let phrase = Phrase::new(key).with("turns", 50).with("count", 1).with("losers", names(&[Seat::new(2)]));
        english(&phrase.with("lead", lead))
    };
    let ahead = || lead("burg_appenzell-lead", 1, &[1]);
    let level = || lead("burg_appenzell-lead-level", 0, &[1]).with("turn", Seat::new(2));
    assert_eq!(burg("burg_appenzell-won-goal", ahead()), "With the last chip: one kind ahead of Bo.");
    assert_eq!(
        burg("burg_appenzell-won-goal", level()),
        "With the last chip: tied with Bo, but first in turn order after Cy."
    );
    let alone = Phrase::new("burg_appenzell-lead-alone");
    assert_eq!(burg("burg_appenzell-won-falls", alone), "Cy lost a third mouse: nobody else is left.");
    assert_eq!(burg("burg_appenzell-won-falls", ahead()), "Cy lost a third mouse: one kind ahead of Bo.");
    assert_eq!(burg("burg_appenzell-won-idle", ahead()), "50 turns in a row brought nothing: one kind ahead of Bo.");
}

/// Plays a game of greedy bots to its end; returns it with the number of events before its last turn.
fn finished<G: Game>(seats: usize, seed: u64) -> (Match<G>, usize) {
    finished_with(seats, seed, greedy_move)
}

fn finished_with<G: Game>(
    seats: usize,
    seed: u64,
    choose: impl FnMut(&Match<G>, Seat) -> G::Move,
) -> (Match<G>, usize) {
    let seating = seated(&NAMES[..seats], Player::Bot(Bot::from(cheeseboard::engine::Level::Greedy)));
    let mut game = Match::<G>::new(Default::default(), seating, seed).expect("can be played");
    play_while(&mut game, |_| true, choose);
    let decisions = || (0..game.ply()).rev().filter_map(|ply| Some((ply, game.decided_by(ply)?)));
    let last = decisions().next().map(|(_, seat)| seat);
    let before = decisions().find(|(_, seat)| Some(*seat) != last).map_or(0, |(ply, _)| ply + 1);
    (game, before)
}

fn how_won<G: Game>((game, before): &(Match<G>, usize)) -> String {
    let Turn::Over(outcome) = game.turn() else { panic!("the game is over") };
    let open = game.view(Viewer::Everything).open;
    let before = game.view_at(*before, Viewer::Everything).open;
    english(&G::how_won(&GameEnd { open: &open, before_last_turn: Some(&before), outcome: &outcome }))
}

#[test]
fn every_game_says_how_it_was_won() {
    struct Say;
    impl Visitor for Say {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for (seats, seed) in G::SEATS.zip(1..) {
                let game = finished::<G>(seats, seed);
                let sentence = how_won(&game);
                let outcome = game.0.outcome().expect("over");
                let lead = outcome.lead();
                assert!(sentence.ends_with('.') && !sentence.contains("yes"), "{}: {sentence}", G::ID);
                if let Some(lead) = lead.filter(|lead| lead.margin > 1) {
                    assert!(sentence.contains(&lead.margin.to_string()), "{}, {outcome:?}: {sentence}", G::ID);
                }
            }
        }
    }
    visit_all(&mut Say);
}

#[test]
fn last_cheese_is_said_to_have_decided_only_where_it_has() {
    let mut said = [0, 0];
    for seed in 0..12 {
        let game = finished::<Kalle>(3, seed);
        let before = game.0.view_at(game.1, Viewer::Everything).open.common.cheeses;
        let after = game.0.view(Viewer::Everything).open.common.cheeses;
        let best = |cheeses: &[u8]| {
            let best = cheeses.iter().max().copied();
            (0..cheeses.len()).filter(|seat| Some(cheeses[*seat]) == best).collect::<Vec<_>>()
        };
        let has_decided = best(&before) != best(&after);
        let sentence = how_won(&game);
        assert_eq!(sentence.contains("last"), has_decided, "{before:?}, {after:?}: {sentence}");
        said[usize::from(has_decided)] += 1;
    }
    assert!(said.iter().all(|times| *times > 0), "{said:?}");
}

#[test]
fn who_lost_the_third_mouse_is_said() {
    let fallen = |game: &(Match<BurgAppenzell>, usize)| {
        let common = game.0.view(Viewer::Everything).open.common;
        (0..common.seats()).find(|seat| common.player(Seat::new(*seat)).fallen >= 3)
    };
    let random = |seed: u64| {
        let mut stream = luck_stream(seed, 0);
        finished_with::<BurgAppenzell>(2, seed, |game, _| random_move(game, &mut stream))
    };
    let mut games = (0..50).map(random).filter_map(|game| Some((fallen(&game)?, game)));
    let (loser, game) = games.next().expect("some game ends with a fall");
    let sentence = how_won(&game);
    assert_eq!(sentence, format!("{} lost a third mouse: nobody else is left.", NAMES[loser]));
}
