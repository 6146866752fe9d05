//! What a table shows to whom, in every listed game: the curtain, looks, glimpses, how far a review goes back.

use cheeseboard::engine::{ChanceKind, Event, Rules as _, Seat, SecretDisplay, Turn, Viewer};
use cheeseboard::games::kalle::square::LidIndex;
use cheeseboard::games::kalle::{Kalle, Move, Options};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Match, Player, SeatAssignment, Table, UndoPolicy};

use crate::tables::{Setting, settings};

const RAT: Seat = Seat::new(0);
const SEARCHER: Seat = Seat::new(1);

fn people(count: usize) -> Vec<SeatAssignment> {
    let name = |seat: usize| ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][seat].to_owned();
    (0..count).map(|seat| SeatAssignment { name: name(seat), player: Player::Human, mark: seat as u8 }).collect()
}

fn at(place: u8) -> LidIndex {
    LidIndex::new(place).expect("a place")
}

/// A table of two people where Ada is about to hide the rat.
fn about_to_hide(options: Options) -> Table<Kalle> {
    let mut table = Table::new(Match::new(options, people(2), 3).expect("a table for this"));
    table.game.choose_starter(RAT).expect("Ada is the rat");
    table.begin_turn_with_chance().expect("dealt");
    table
}

/// A table of two people with the rat under place 5 and the guard at 0.
fn searching(options: Options) -> Table<Kalle> {
    let mut table = about_to_hide(options);
    table.game.decide(RAT, Move::Hide { at: at(5) }).expect("legal");
    table.game.decide(SEARCHER, Move::PlaceGuard { at: at(0) }).expect("legal");
    table
}

#[test]
fn secret_choice_is_made_behind_the_curtain() {
    let mut table = about_to_hide(Options::default());
    assert_eq!(table.curtain_decider(), Some(RAT));
    assert!(!table.can_show_private_view(RAT) && !table.can_show_private_view(SEARCHER));
    table.lift_curtain(RAT);
    assert!(table.can_show_private_view(RAT) && !table.can_show_private_view(SEARCHER));
    table.drop_curtain();
    assert!(!table.can_show_private_view(RAT));
    table.lift_curtain(RAT);
    table.game.decide(RAT, Move::Hide { at: at(5) }).expect("legal");
    assert!(
        !table.can_show_private_view(RAT) && !table.can_show_private_view(SEARCHER),
        "it falls when the choice is made"
    );
    assert_eq!(table.curtain_decider(), None);
    let stop = table.undo().expect_err("hidden is hidden");
    assert_eq!(table.game.undo_stop_phrase(stop).key, "kalle-undo-hid");
    table.undo_policy = UndoPolicy::Free;
    assert_eq!(table.undo(), Ok(()));
    assert_eq!(table.curtain_decider(), Some(RAT), "it hangs again");
    assert!(!table.can_show_private_view(RAT));
}

#[test]
fn single_person_needs_no_curtain() {
    let mut seating = people(2);
    seating[1].player = Player::Bot(cheeseboard::engine::Level::Greedy.into());
    let mut table = Table::<Kalle>::new(Match::new(Options::default(), seating, 3).expect("a table"));
    table.game.choose_starter(RAT).expect("Ada is the rat");
    table.begin_turn_with_chance().expect("dealt");
    assert_eq!(table.curtain_decider(), None);
    assert!(table.can_show_private_view(RAT) && !table.can_show_private_view(SEARCHER));
}

#[test]
fn rat_may_look_at_its_lid_only_with_the_option() {
    for show_my_rat in [false, true] {
        let mut table = searching(Options { show_my_rat, ..Options::default() });
        assert_eq!(table.curtain_viewer(), None, "the searcher has nothing to look at");
        let step = table
            .game
            .legal_moves()
            .into_iter()
            .find(|choice| !matches!(choice, Move::MoveGuard { to } if *to == at(5)));
        table.game.decide(SEARCHER, step.expect("more than one step")).expect("legal");
        assert_eq!(table.game.turn(), Turn::Seat(RAT));
        assert_eq!(table.curtain_viewer(), show_my_rat.then_some(RAT));
        assert!(!table.can_show_private_view(RAT), "nothing is shown unless she looks");
    }
}

#[test]
fn review_stops_at_hiding_swaps_and_deals() {
    let mut table = about_to_hide(Options::default());
    assert_eq!(table.game.earliest_reviewable_ply(), 0, "nothing has been covered yet");
    table.game.decide(RAT, Move::Hide { at: at(5) }).expect("legal");
    let hidden = table.game.ply();
    assert_eq!(table.game.earliest_reviewable_ply(), hidden);
    table.game.decide(SEARCHER, Move::PlaceGuard { at: at(0) }).expect("legal");
    table.game.decide(SEARCHER, Move::MoveGuard { to: at(1) }).expect("legal");
    assert_eq!(table.game.earliest_reviewable_ply(), hidden);
    table.game.decide(RAT, Move::Swap { a: at(14), b: at(15) }).expect("legal");
    assert_eq!(table.game.earliest_reviewable_ply(), table.game.ply());
}

#[test]
fn deal_that_covers_open_cards_waits_for_a_person() {
    let mut table = searching(Options::default());
    assert!(!table.game.chance_hides_information());
    table.game.decide(SEARCHER, Move::MoveGuard { to: at(5) }).expect("legal");
    assert!(table.game.chance_hides_information(), "all lids are open until the next round");
    assert_eq!(table.chance_waits_for(), Some(SEARCHER), "the next rat deals");
}

#[test]
fn undo_stops_at_a_reveal_between_people() {
    let mut table = searching(Options::default());
    assert_eq!(table.undo_policy, UndoPolicy::UntilNews);
    table.game.decide(SEARCHER, Move::MoveGuard { to: at(1) }).expect("legal");
    let stop = table.undo().expect_err("a lid was turned");
    assert_eq!(table.game.undo_stop_phrase(stop).key, "kalle-undo-turned");
    table.undo_policy = UndoPolicy::Free;
    assert_eq!(table.undo(), Ok(()));
}

/// Plays a random game between people and calls `each` at every position.
fn through<G: Game>(setting: &Setting<G>, mut each: impl FnMut(&mut Table<G>)) {
    let played = setting.played(81);
    let game = Match::new(setting.options.clone(), people(setting.seats), 81).expect("a table for this");
    let mut table = Table::new(game);
    for event in played.events.iter().take(400) {
        each(&mut table);
        while table.pending_glimpse().is_some() {
            table.dismiss_glimpse();
        }
        match event {
            Event::Chance(outcome) => {
                if let Some(seat) = table.chance_waits_for() {
                    table.begin_turn(seat);
                }
                table.game.apply_chance(outcome.clone()).expect("it happened");
            }
            Event::Decision(seat, choice) => table.game.decide(*seat, *choice).expect("it happened"),
        }
    }
    each(&mut table);
}

/// Makes a test of each law, for every game, option set and number of seats.
macro_rules! laws {
    ($($law:ident)*) => {$(
        #[test]
        fn $law() {
            struct Law;
            impl Visitor for Law {
                type Output = usize;
                fn visit<G: Game>(&mut self) -> usize {
                    settings::<G>().iter().map(law::$law::<G>).count()
                }
            }
            assert!(visit_all(&mut Law).iter().all(|&tables| tables > 0));
        }
    )*};
}

laws! {
    nothing_of_a_seat_is_shown_unless_it_holds_the_curtain_up
    what_only_one_seat_sees_has_a_way_to_be_seen
    looking_back_never_reaches_further_than_before
    a_glimpse_is_offered_until_it_is_put_away
    starters_and_dice_can_be_given_by_hand
}

mod law {
    use super::*;

    pub fn nothing_of_a_seat_is_shown_unless_it_holds_the_curtain_up<G: Game>(setting: &Setting<G>) {
        if G::SECRET_DISPLAY != SecretDisplay::Curtain || setting.seats < 2 {
            return;
        }
        through(setting, |table| {
            let shown =
                |table: &Table<G>| Seat::all(setting.seats).filter(|&seat| table.can_show_private_view(seat)).count();
            assert_eq!(shown(table), 0, "{}, ply {}", setting.name(), table.game.ply());
            if let Turn::Seat(seat) = table.game.turn() {
                table.lift_curtain(seat);
                assert!(table.can_show_private_view(seat) && shown(table) == 1, "{}", setting.name());
            }
        });
    }

    pub fn what_only_one_seat_sees_has_a_way_to_be_seen<G: Game>(setting: &Setting<G>) {
        through(setting, |table| {
            let Turn::Seat(seat) = table.game.turn() else { return };
            let more = table.game.view(Viewer::Seat(seat)).open != table.game.view(Viewer::Table).open;
            let way = table.curtain_decider().is_some() || table.curtain_viewer().is_some();
            assert!(
                G::SECRET_DISPLAY != SecretDisplay::Curtain || !more || way,
                "{}, ply {}",
                setting.name(),
                table.game.ply()
            );
            assert!(more || table.curtain_viewer().is_none(), "{}: nothing to look at", setting.name());
        });
    }

    pub fn looking_back_never_reaches_further_than_before<G: Game>(setting: &Setting<G>) {
        let mut reached = 0;
        through(setting, |table| {
            let back_to = table.game.earliest_reviewable_ply();
            if matches!(table.game.turn(), Turn::Over(_)) {
                assert_eq!(back_to, 0, "{}: after the end all is shown", setting.name());
                return;
            }
            assert!(reached <= back_to && back_to <= table.game.ply(), "{}", setting.name());
            reached = back_to;
        });
    }

    pub fn a_glimpse_is_offered_until_it_is_put_away<G: Game>(setting: &Setting<G>) {
        through(setting, |table| {
            let Some((seat, ply)) = table.pending_glimpse() else { return };
            let observation = table.game.observation(ply, Viewer::Seat(seat)).expect("it happened");
            assert!(observation.is_glimpse);
            let (reopened, _) = Table::<G>::from_ron(&table.to_ron()).expect("a table");
            assert_eq!(reopened.pending_glimpse(), Some((seat, ply)), "{}: offered again", setting.name());
            table.dismiss_glimpse();
            assert_ne!(table.pending_glimpse(), Some((seat, ply)));
            let (reopened, _) = Table::<G>::from_ron(&table.to_ron()).expect("a table");
            assert_eq!(reopened.pending_glimpse(), table.pending_glimpse(), "{}: and never more", setting.name());
        });
    }

    pub fn starters_and_dice_can_be_given_by_hand<G: Game>(setting: &Setting<G>) {
        through(setting, |table| {
            let mut copy = table.clone();
            match table.game.pending_chance() {
                ChanceKind::Starter { seats } => {
                    assert_eq!(usize::from(seats), setting.seats);
                    for seat in Seat::all(setting.seats) {
                        let mut copy = table.clone();
                        assert_eq!(copy.game.choose_starter(seat), Ok(()), "{}", setting.name());
                        assert_eq!(copy.game.starter(), Some(seat));
                    }
                    assert!(copy.enter_dice(&[1]).is_err());
                }
                ChanceKind::Dice { count, faces } => {
                    assert!(G::HAS_OPEN_DICE, "{}: a game of dice says so", setting.name());
                    let rolled: Vec<u8> = (0..count).map(|die| 1 + (die * 5 + 3) % faces).collect();
                    assert_eq!(copy.enter_dice(&rolled), Ok(()), "{}", setting.name());
                    let mut wrong = table.clone();
                    assert!(wrong.enter_dice(&vec![faces + 1; usize::from(count)]).is_err());
                    assert!(wrong.enter_dice(&vec![1; usize::from(count) + 1]).is_err());
                    assert!(wrong.game.choose_starter(Seat::new(0)).is_err());
                }
                ChanceKind::Nothing | ChanceKind::Hidden => {
                    assert!(copy.game.choose_starter(Seat::new(0)).is_err(), "{}", setting.name());
                }
            }
        });
    }
}

#[test]
fn everything_is_shown_at_the_end() {
    let mut table = searching(Options::default());
    let mut stream = cheeseboard::engine::derive_stream(3, "curtain", &[]);
    for _ in 0..2_000 {
        match table.game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => table.game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                let legal = table.game.legal_moves();
                let choice = legal[cheeseboard::engine::random_below(&mut stream, legal.len() as u32) as usize];
                table.game.decide(seat, choice).expect("legal");
            }
        }
    }
    assert!(matches!(table.game.turn(), Turn::Over(_)));
    assert_eq!(table.game.earliest_reviewable_ply(), 0);
    assert!(Kalle::RULE_IDS.contains(&"K13"));
    assert_eq!(table.curtain_decider(), None);
    assert_eq!(table.curtain_viewer(), None);
}
