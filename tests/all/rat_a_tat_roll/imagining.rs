//! Imagined positions hold all that a viewer has seen, and nothing that it could rule out (L12, L13, L18).

use std::collections::BTreeMap;

use cheeseboard::engine::{Rules, Seat, Viewer, seed_of};
use cheeseboard::games::rat_a_tat_roll::cards::{Card, Cards};
use cheeseboard::games::rat_a_tat_roll::{Deed, Phase, RatATatRoll, Seen};

use super::script::{FIVE, Game, PILE, card, extra, plain, random_events};

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// Positions that look like this one to a viewer.
fn imagined(game: &Game, who: Viewer, count: u64) -> impl Iterator<Item = Game> {
    let view = game.view(who);
    (0..count).map(move |seed| {
        let imagined = RatATatRoll::determinize(&view, &mut seed_of(seed, "test", &[]));
        Game { state: imagined.state().clone() }
    })
}

#[test]
fn the_unknown_is_dealt_evenly() {
    let game = Game::two();
    let mut first = [0u32; 10];
    for other in imagined(&game, seat(0), 3400) {
        first[usize::from(other.row(1)[0])] += 1;
    }
    // Unseen are three each of 0 to 4 and of 9, four each of the others: 34 cards.
    for (number, &count) in first.iter().enumerate() {
        let expected = if (5..9).contains(&number) { 400 } else { 300 };
        assert!(count.abs_diff(expected) < 80, "{number}: {first:?}");
    }
}

#[test]
fn a_token_tells_of_the_icon() {
    for (number, icon) in [(8, true), (5, false)] {
        let game = Game::dealt(plain(), &[9, 6], FIVE, &[number]).walk(1).play(PILE);
        assert!(imagined(&game, seat(1), 300).all(|other| card(other.row(0)[1]).has_icon() == icon));
        let first: Vec<bool> = imagined(&game, seat(1), 300).map(|other| card(other.row(0)[0]).has_icon()).collect();
        assert!(first.contains(&true) && first.contains(&false), "the first card gives no token");
    }
    // No token is there to come: it may be either.
    let game = Game::dealt(extra(&[(0, 11)]), &[9, 6], FIVE, &[8]).walk(1).play(PILE);
    let icons: Vec<bool> = imagined(&game, seat(1), 300).map(|other| card(other.row(0)[1]).has_icon()).collect();
    assert!(icons.contains(&true) && icons.contains(&false));
}

/// Three nines go into the pile before the viewer's eyes, the fourth is its own: so no opponent holds one of before.
#[test]
fn what_was_shuffled_in_is_in_no_row_of_before() {
    let game = Game::dealt(plain(), &[9, 8], [9, 9, 9, 7, 1], &[]).reshuffle(&[0, 1, 2, 3, 4, 5, 9]);
    let nine = |game: &Game| game.row(1).contains(&9);
    assert!(!imagined(&game, seat(0), 500).any(|other| nine(&other)));
    assert!(imagined(&game, Viewer::Table, 500).any(|other| nine(&other)), "for the table one is left");
    // But a card taken from the pile since may well be one.
    let game = game.easy_turn().easy_turn();
    assert!(imagined(&game, seat(0), 2000).any(|other| other.row(1)[1] == 9));
    assert!(!imagined(&game, seat(0), 500).any(|other| other.row(1)[0] == 9));
}

/// What one shuffle told holds after the next, also where a card was taken from the pile in between, which may be any.
#[test]
fn each_shuffle_tells_of_the_rows_of_its_time() {
    let game = Game::dealt(plain(), &[9, 8], [9, 9, 9, 7, 1], &[]).reshuffle(&[0, 7, 8, 8, 4, 5, 5, 7]);
    let game = game.easy_turn().easy_turn().walk(2);
    assert_eq!((game.face_up(), game.phase()), ([7, 7, 8, 8, 4].map(Some), Phase::Reshuffling));
    let game = game.reshuffle(&[0, 1, 2, 3, 4]);
    let rows: Vec<Vec<u8>> = imagined(&game, seat(0), 3000).map(|other| other.row(1)).collect();
    assert!(rows.iter().all(|row| row[0] != 9), "three nines went into the pile, and one is its own");
    assert!(rows.iter().all(|row| row[1] < 7), "no token came with it");
    let game = |number| {
        let game = Game::dealt(extra(&[(0, 11)]), &[9, 8], [9, 9, 9, 7, 1], &[]);
        let game = game.reshuffle(&[0, 7, 8, 8, 4, 5, number, 7]).easy_turn().easy_turn().walk(2);
        game.reshuffle(&[0, 1, 2, 3, 4])
    };
    for number in [5, 9] {
        let rows: Vec<Vec<u8>> = imagined(&game(number), seat(0), 3000).map(|other| other.row(1)).collect();
        assert!(rows.iter().all(|row| row[0] != 9) && rows.iter().any(|row| row[1] == 9), "there was no token");
    }
}

/// Cards as one viewer could follow them by what it has seen, without the game's own memory: a mark for each card in a row.
#[derive(Default)]
struct Follower {
    next: u32,
    rows: Vec<Vec<u32>>,
    under: Vec<u32>,
    known: BTreeMap<u32, Card>,
    icons: BTreeMap<u32, bool>,
    /// At each shuffle: the marks in the rows, and what was surely not among them.
    shuffles: Vec<(Vec<u32>, Cards)>,
}

impl Follower {
    fn mark(&mut self, card: Option<Card>) -> u32 {
        self.next += 1;
        if let Some(card) = card {
            self.known.insert(self.next, card);
        }
        self.next
    }

    fn follow(&mut self, seen: &Seen, tokens_there: bool) {
        if let Some(took) = seen.effects.took
            && took.place.is_some()
        {
            let mark = self.mark(Some(took.card));
            self.rows[actor(&seen.deed)].push(mark);
        }
        match &seen.deed {
            Deed::Dealt { first, .. } => {
                self.rows = first.iter().map(|&card| vec![self.mark(card)]).collect();
            }
            Deed::Reshuffled { before, .. } => {
                let mut elsewhere: Cards = before.iter().flatten().copied().collect();
                for mark in self.under.drain(..) {
                    let Some(&card) = self.known.get(&mark) else { continue };
                    elsewhere.add(card);
                    // It was in a row at these shuffles and now is no more, so it is none of those that still are.
                    for (in_rows, earlier) in &mut self.shuffles {
                        if in_rows.contains(&mark) {
                            in_rows.retain(|other| *other != mark);
                            earlier.add(card);
                        }
                    }
                }
                self.shuffles.push((self.rows.iter().flatten().copied().collect(), elsewhere));
            }
            Deed::TookPile { seat, card, .. } => {
                let mark = self.mark(*card);
                if tokens_there {
                    self.icons.insert(mark, seen.effects.tokens > 0);
                }
                self.rows[seat.index()].push(mark);
            }
            Deed::LookedAtOwn { seat, cards: Some(cards) } => {
                self.known.extend(self.rows[seat.index()].iter().copied().zip(cards.iter().copied()));
            }
            Deed::Looked { at, place, card: Some(card), .. } => {
                self.known.insert(self.rows[at.index()][place.index()], *card);
            }
            Deed::Swapped { seat, mine, with, theirs } => {
                let own = self.rows[seat.index()][mine.index()];
                self.rows[seat.index()][mine.index()] = self.rows[with.index()][theirs.index()];
                self.rows[with.index()][theirs.index()] = own;
            }
            Deed::Replaced { seat, place, card } => {
                let mark = self.mark(Some(*card));
                let older = std::mem::replace(&mut self.rows[seat.index()][place.index()], mark);
                self.under.push(older);
            }
            _ => {}
        }
    }

    /// Whether these rows can be the real ones, by all that was followed.
    fn allows(&self, game: &Game) -> Result<(), String> {
        let mut there: BTreeMap<u32, Card> = BTreeMap::new();
        for (seat, marks) in self.rows.iter().enumerate() {
            there.extend(marks.iter().copied().zip(game.row(seat).into_iter().map(card)));
        }
        for (mark, found) in &there {
            if self.known.get(mark).is_some_and(|known| known != found) {
                return Err(format!("{found:?} is known to be {:?}", self.known[mark]));
            }
            if self.icons.get(mark).is_some_and(|&icon| icon != found.has_icon()) {
                return Err(format!("{found:?} against a token"));
            }
        }
        for (before, elsewhere) in &self.shuffles {
            for number in Card::ALL {
                let of_before = before.iter().filter(|mark| there.get(mark) == Some(&number)).count() as u8;
                if of_before + elsewhere.of(number) > 4 {
                    return Err(format!("{of_before} of {number:?} in rows, {} in the pile", elsewhere.of(number)));
                }
            }
        }
        Ok(())
    }
}

/// Who takes a face-up card.
fn actor(deed: &Deed) -> usize {
    match deed {
        Deed::Rolled { seat, .. }
        | Deed::RolledWild { seat, .. }
        | Deed::Accepted { seat }
        | Deed::TookFaceUp { seat }
        | Deed::Took { seat } => seat.index(),
        other => panic!("{other:?} takes no card"),
    }
}

#[test]
fn nothing_is_imagined_that_could_be_ruled_out() {
    let mut shuffles = 0;
    for seats in 2..=5 {
        for seed in 0..40 {
            for who in [seat(0), seat(seats - 1), Viewer::Table] {
                let mut follower = Follower::default();
                for (before, event, after) in random_events(plain(), seats, seed..seed + 1) {
                    let tokens_there = before.common().centre > 0;
                    follower.follow(&before.observation(&event, who).seen, tokens_there);
                    if follower.rows.is_empty() || after.outcome().is_some() {
                        continue;
                    }
                    follower.allows(&after).expect("the truth is not ruled out");
                    for other in imagined(&after, who, 3) {
                        if let Err(wrong) = follower.allows(&other) {
                            panic!("{seats} seats, seed {seed}, {who:?}, {event:?}: {wrong}\n{}", other.sketch());
                        }
                    }
                }
                shuffles += follower.shuffles.len();
            }
        }
    }
    assert!(shuffles > 50, "{shuffles}");
}
