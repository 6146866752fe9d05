//! Determinizations hold all that a viewer has seen, and nothing that the viewer could rule out (L12, L13, L18).

use std::collections::BTreeMap;

use cheeseboard::engine::{Rules, Seat, Viewer, derive_stream};
use cheeseboard::games::rat_a_tat_roll::cards::{Card, Cards};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{Phase, RatATatRoll, Seen, SeenEvent};

use super::script::{Game, PILE, ROLL_WILD, ZERO_TO_FOUR, card, extra, plain, random_events, replace};

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// Games that this viewer cannot tell from the real one.
fn determinizations(game: &Game, who: Viewer, count: u64) -> impl Iterator<Item = Game> {
    let view = game.view(who);
    (0..count).map(move |seed| {
        let determinization = RatATatRoll::determinize(&view, &mut derive_stream(seed, "test", &[]));
        Game { state: determinization.state().clone() }
    })
}

#[test]
fn unknown_cards_are_dealt_evenly() {
    let game = Game::two();
    let mut first = [0u32; 10];
    for other in determinizations(&game, seat(0), 3400) {
        first[usize::from(other.row(1)[0])] += 1;
    }
    // 34 cards are unseen: three each of 0 to 4 and of 9, four each of the others.
    for (number, &count) in first.iter().enumerate() {
        let expected = if (5..9).contains(&number) { 400 } else { 300 };
        assert!(count.abs_diff(expected) < 80, "{number}: {first:?}");
    }
}

#[test]
fn a_token_reveals_the_icon() {
    for (number, icon) in [(8, true), (5, false)] {
        let game = Game::dealt(plain(), &[9, 6], ZERO_TO_FOUR, &[number]).walk(1).play(PILE);
        assert!(determinizations(&game, seat(1), 300).all(|other| card(other.row(0)[1]).has_icon() == icon));
        let first: Vec<bool> =
            determinizations(&game, seat(1), 300).map(|other| card(other.row(0)[0]).has_icon()).collect();
        assert!(first.contains(&true) && first.contains(&false), "the first card gives no token");
    }
    // With an empty centre no token can come, so the card may be of either kind.
    let game = Game::dealt(extra(&[(0, 11)]), &[9, 6], ZERO_TO_FOUR, &[8]).walk(1).play(PILE);
    let icons: Vec<bool> =
        determinizations(&game, seat(1), 300).map(|other| card(other.row(0)[1]).has_icon()).collect();
    assert!(icons.contains(&true) && icons.contains(&false));
}

/// Three nines go into the pile before the viewer's eyes and the fourth is its own, so no older card of an opponent is
/// a nine.
#[test]
fn cards_shuffled_in_are_in_no_older_row() {
    let game = Game::dealt(plain(), &[9, 8], [9, 9, 9, 7, 1], &[]).reshuffle(&[0, 1, 2, 3, 4, 5, 9]);
    let has_nine = |game: &Game| game.row(1).contains(&9);
    assert!(!determinizations(&game, seat(0), 500).any(|other| has_nine(&other)));
    assert!(determinizations(&game, Viewer::Table, 500).any(|other| has_nine(&other)), "for the table one is left");
    // A card taken from the pile since may be a nine.
    let game = game.easy_turn().easy_turn();
    assert!(determinizations(&game, seat(0), 2000).any(|other| other.row(1)[1] == 9));
    assert!(!determinizations(&game, seat(0), 500).any(|other| other.row(1)[0] == 9));
}

/// A shuffle's constraint outlives the next shuffle; a card drawn between the two may be any.
#[test]
fn each_shuffle_constrains_the_rows_of_its_time() {
    let game = Game::dealt(plain(), &[9, 8], [9, 9, 9, 7, 1], &[]).reshuffle(&[0, 7, 8, 8, 4, 5, 5, 7]);
    let game = game.easy_turn().easy_turn().walk(2);
    assert_eq!((game.face_up(), game.phase()), ([7, 7, 8, 8, 4].map(Some), Phase::Reshuffling));
    let game = game.reshuffle(&[0, 1, 2, 3, 4]);
    let rows: Vec<Vec<u8>> = determinizations(&game, seat(0), 3000).map(|other| other.row(1)).collect();
    assert!(rows.iter().all(|row| row[0] != 9), "three nines went into the pile, and one is its own");
    assert!(rows.iter().all(|row| row[1] < 7), "no token came with it");
    let game = |number| {
        let game = Game::dealt(extra(&[(0, 11)]), &[9, 8], [9, 9, 9, 7, 1], &[]);
        let game = game.reshuffle(&[0, 7, 8, 8, 4, 5, number, 7]).easy_turn().easy_turn().walk(2);
        game.reshuffle(&[0, 1, 2, 3, 4])
    };
    for number in [5, 9] {
        let rows: Vec<Vec<u8>> = determinizations(&game(number), seat(0), 3000).map(|other| other.row(1)).collect();
        assert!(rows.iter().all(|row| row[0] != 9) && rows.iter().any(|row| row[1] == 9), "there was no token");
    }
}

/// Seat 0 put its 9 under the pile, and the other three lie face up. After the shuffle it knows that no older card is a
/// nine; the others have not seen the fourth.
#[test]
fn an_own_card_under_the_pile_is_in_no_older_row() {
    let pile = [6, 5, 6, 5, 6, 5, 6, 8];
    let game = Game::dealt(plain(), &[9, 5], [0, 9, 9, 9, 4], &pile).easy_turns(7).idle_turn();
    let game = game.play(ROLL_WILD).wild(Face::Lowest).play(replace(0)).reshuffle(&[0, 1, 2, 3, 4]);
    let has_nine = |game: &Game| game.row(1).contains(&9);
    assert!(!determinizations(&game, seat(0), 500).any(|other| has_nine(&other)));
    assert!(determinizations(&game, Viewer::Table, 500).any(|other| has_nine(&other)));
}

/// All four eights go into the pile at the second shuffle, so the card drawn before it is none. It came when no tokens
/// were left to tell.
#[test]
fn a_card_drawn_between_two_shuffles_is_none_of_the_second() {
    let game = Game::dealt(extra(&[(0, 11)]), &[9, 6], [9, 9, 9, 7, 1], &[]).reshuffle(&[0, 8, 8, 8, 4, 5, 5, 8]);
    let game = game.easy_turn().easy_turn().walk(2);
    assert_eq!((game.face_up(), game.phase()), ([8, 8, 8, 8, 4].map(Some), Phase::Reshuffling));
    let game = game.reshuffle(&[0, 1, 2, 3, 4]);
    assert!(!determinizations(&game, seat(0), 500).any(|other| other.row(1)[1] == 8));
    // A card that comes after the shuffle may be an eight.
    let game = game.easy_turn();
    assert!(determinizations(&game, seat(0), 500).any(|other| other.row(1)[2] == 8));
}

/// Tracks cards by what one viewer has seen, without the game's own memory. Every card in a row has an id.
#[derive(Default)]
struct CardTracker {
    next: u32,
    rows: Vec<Vec<u32>>,
    under: Vec<u32>,
    known: BTreeMap<u32, Card>,
    icons: BTreeMap<u32, bool>,
    /// For each shuffle, the ids in the rows and the cards surely not among them.
    shuffles: Vec<(Vec<u32>, Cards)>,
}

impl CardTracker {
    fn track_id(&mut self, card: Option<Card>) -> u32 {
        self.next += 1;
        if let Some(card) = card {
            self.known.insert(self.next, card);
        }
        self.next
    }

    fn track(&mut self, seen: &Seen, tokens_there: bool) {
        if let Some(took) = seen.effects.took
            && took.place.is_some()
        {
            let track_id = self.track_id(Some(took.card));
            self.rows[actor(&seen.event)].push(track_id);
        }
        match &seen.event {
            SeenEvent::Dealt { first, .. } => {
                self.rows = first.iter().map(|&card| vec![self.track_id(card)]).collect();
            }
            SeenEvent::Reshuffled { before, .. } => {
                let mut ruled_out: Cards = before.iter().flatten().copied().collect();
                for track_id in self.under.drain(..) {
                    let Some(&card) = self.known.get(&track_id) else { continue };
                    ruled_out.add(card);
                    // The card was in a row at these shuffles and has left it, so it is none of those that still lie
                    // there.
                    for (in_rows, earlier) in &mut self.shuffles {
                        if in_rows.contains(&track_id) {
                            in_rows.retain(|other| *other != track_id);
                            earlier.add(card);
                        }
                    }
                }
                self.shuffles.push((self.rows.iter().flatten().copied().collect(), ruled_out));
            }
            SeenEvent::TookPile { seat, card, .. } => {
                let track_id = self.track_id(*card);
                if tokens_there {
                    self.icons.insert(track_id, seen.effects.tokens > 0);
                }
                self.rows[seat.index()].push(track_id);
            }
            SeenEvent::LookedAtOwn { seat, cards: Some(cards) } => {
                self.known.extend(self.rows[seat.index()].iter().copied().zip(cards.iter().copied()));
            }
            SeenEvent::Looked { at, place, card: Some(card), .. } => {
                self.known.insert(self.rows[at.index()][place.index()], *card);
            }
            SeenEvent::Swapped { seat, mine, with, theirs } => {
                let own = self.rows[seat.index()][mine.index()];
                self.rows[seat.index()][mine.index()] = self.rows[with.index()][theirs.index()];
                self.rows[with.index()][theirs.index()] = own;
            }
            SeenEvent::Replaced { seat, place, card } => {
                let track_id = self.track_id(Some(*card));
                let older = std::mem::replace(&mut self.rows[seat.index()][place.index()], track_id);
                self.under.push(older);
            }
            _ => {}
        }
    }

    /// Whether the real rows could be these, by everything tracked.
    fn allows(&self, game: &Game) -> Result<(), String> {
        let mut there: BTreeMap<u32, Card> = BTreeMap::new();
        for (seat, ids) in self.rows.iter().enumerate() {
            there.extend(ids.iter().copied().zip(game.row(seat).into_iter().map(card)));
        }
        for (track_id, found) in &there {
            if self.known.get(track_id).is_some_and(|known| known != found) {
                return Err(format!("{found:?} is known to be {:?}", self.known[track_id]));
            }
            if self.icons.get(track_id).is_some_and(|&icon| icon != found.has_icon()) {
                return Err(format!("{found:?} against a token"));
            }
        }
        for (before, ruled_out) in &self.shuffles {
            for number in Card::ALL {
                let of_before = before.iter().filter(|track_id| there.get(track_id) == Some(&number)).count() as u8;
                if of_before + ruled_out.count_of(number) > 4 {
                    return Err(format!(
                        "{of_before} of {number:?} in rows, {} in the pile",
                        ruled_out.count_of(number)
                    ));
                }
            }
        }
        Ok(())
    }
}

/// The seat that takes a face-up card.
fn actor(event: &SeenEvent) -> usize {
    match event {
        SeenEvent::Rolled { seat, .. }
        | SeenEvent::RolledWild { seat, .. }
        | SeenEvent::Accepted { seat }
        | SeenEvent::TookFaceUp { seat }
        | SeenEvent::Took { seat } => seat.index(),
        other => panic!("{other:?} takes no card"),
    }
}

#[test]
fn determinizations_fit_all_observations() {
    let mut shuffles = 0;
    for seats in 2..=5 {
        for seed in 0..40 {
            for who in [seat(0), seat(seats - 1), Viewer::Table] {
                let mut tracker = CardTracker::default();
                for (before, event, after) in random_events(plain(), seats, seed..seed + 1) {
                    let tokens_there = before.common().centre > 0;
                    tracker.track(&before.observation(&event, who).seen, tokens_there);
                    if tracker.rows.is_empty() || after.outcome().is_some() {
                        continue;
                    }
                    tracker.allows(&after).expect("the truth is not ruled out");
                    for other in determinizations(&after, who, 3) {
                        if let Err(wrong) = tracker.allows(&other) {
                            panic!("{seats} seats, seed {seed}, {who:?}, {event:?}: {wrong}\n{}", other.sketch());
                        }
                    }
                }
                shuffles += tracker.shuffles.len();
            }
        }
    }
    assert!(shuffles > 50, "{shuffles}");
}
