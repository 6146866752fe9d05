//! Legal moves, refusals and state transitions of Kalle Kanalratte (K1–K12).

use super::{Chance, Kalle, Move, State};
use crate::engine::{Event, Outcome, Phrase, Refusal, RuleId, Seat, check_seated};
use crate::games::kalle::animals::{Animal, AnimalSet};
use crate::games::kalle::common::{Common, Ending, Guess, MAX_TURNED, Phase};
use crate::games::kalle::nouns;
use crate::games::kalle::seen::PublicEvent;
use crate::games::kalle::square::{LidIndex, LidSet, PLACES};

/// The rat's legal swaps and the pass, by place of the guard (K9).
static SWAPS: [SwapMoves; PLACES] = {
    let mut table = [SwapMoves { moves: [Move::Pass {}; 40], count: 0 }; PLACES];
    let mut guard = 0;
    while guard < PLACES {
        table[guard] = SwapMoves::with_guard_at(LidIndex::ALL[guard]);
        guard += 1;
    }
    table
};

/// The swaps and the pass with the guard at one place, sorted.
#[derive(Clone, Copy)]
struct SwapMoves {
    /// At most 39 swaps, with the guard in a corner, and the pass; the first `count` entries are valid.
    moves: [Move; 40],
    count: usize,
}

impl SwapMoves {
    const fn with_guard_at(guard: LidIndex) -> SwapMoves {
        let mut swaps = SwapMoves { moves: [Move::Pass {}; 40], count: 0 };
        let mut first = 0;
        while first < PLACES {
            let mut second = first + 1;
            while second < PLACES {
                let (a, b) = (LidIndex::ALL[first], LidIndex::ALL[second]);
                if a.is_next_to(b) && a.index() != guard.index() && b.index() != guard.index() {
                    swaps.moves[swaps.count] = Move::Swap { a, b };
                    swaps.count += 1;
                }
                second += 1;
            }
            first += 1;
        }
        swaps.count += 1;
        swaps
    }
}

/// See `Rules::legal`. The legal moves are public: they depend on no hidden card.
pub(super) fn legal(common: &Common, moves: &mut Vec<Move>) {
    moves.clear();
    match common.phase {
        Phase::Starting | Phase::Dealing { .. } | Phase::Over => {}
        Phase::Hiding => moves.extend(LidIndex::ALL.map(|at| Move::Hide { at })),
        Phase::Placing => moves.extend(LidIndex::ALL.map(|at| Move::PlaceGuard { at })),
        Phase::Searching => moves.extend(common.guard_targets().iter().map(|to| Move::MoveGuard { to })),
        Phase::Swapping => {
            if let Some(guard) = common.guard {
                let swaps = &SWAPS[guard.index()];
                moves.extend_from_slice(&swaps.moves[..swaps.count]);
            }
        }
        Phase::Pointing => moves.extend(common.guess_targets().iter().map(|at| Move::Point { at })),
        Phase::Proving => moves.extend(common.face_down().iter().map(|at| Move::Prove { at })),
    }
}

/// See `Rules::check`. A refusal never depends on a hidden card.
pub(super) fn check(common: &Common, event: &Event<Kalle>) -> Result<(), Refusal> {
    match (common.phase, event) {
        (Phase::Over, _) => Err(refuse("K12", "kalle-refuse-over")),
        (Phase::Starting, Event::Chance(Chance::Start { seat })) => {
            check_seated(*seat, usize::from(common.seats), "K2", "kalle-refuse-start-seat")
        }
        (Phase::Starting, _) => Err(refuse("K2", "kalle-refuse-start-due")),
        (_, Event::Chance(Chance::Start { .. })) => Err(refuse("K2", "kalle-refuse-start-is-over")),
        (Phase::Dealing { .. }, Event::Chance(Chance::Deal { cards })) => check_deal(cards),
        (Phase::Dealing { rat }, Event::Decision(..)) => {
            Err(Refusal::new("K1", Phrase::new("kalle-refuse-deal-due").with("seat", rat)))
        }
        (_, Event::Chance(Chance::Deal { .. })) => Err(refuse("K1", "kalle-refuse-deal-not-due")),
        (phase, Event::Decision(seat, choice)) => {
            check_on_turn(common, phase, *seat)?;
            match (phase, *choice) {
                (Phase::Hiding, Move::Hide { .. }) | (Phase::Placing, Move::PlaceGuard { .. }) => Ok(()),
                (Phase::Searching, Move::MoveGuard { to }) => check_step(common, to),
                (Phase::Swapping, Move::Swap { a, b }) => check_swap(common, a, b),
                (Phase::Swapping, Move::Pass {}) => Ok(()),
                (Phase::Pointing, Move::Point { at }) => check_guess(common, at),
                (Phase::Proving, Move::Prove { at }) => check_face_down(common, at, "K10"),
                (Phase::Searching, _) => Err(refuse_naming_seat("K6", "kalle-refuse-due-step", common.searcher)),
                (phase, _) => Err(refuse_for_due_step(common, phase)),
            }
        }
    }
}

/// K1: a deal holds each of the sixteen animals but the rat once.
fn check_deal(cards: &[Animal; PLACES]) -> Result<(), Refusal> {
    let mut laid = AnimalSet::default();
    for &animal in cards {
        if animal == Animal::RAT {
            return Err(refuse("K1", "kalle-refuse-deal-rat"));
        }
        if laid.contains(animal) {
            let phrase = Phrase::new("kalle-refuse-deal-twice").with("animal", nouns::animal(animal));
            return Err(Refusal::new("K1", phrase));
        }
        laid.insert(animal);
    }
    Ok(())
}

fn check_on_turn(common: &Common, phase: Phase, seat: Seat) -> Result<(), Refusal> {
    if common.on_turn() == Some(seat) { Ok(()) } else { Err(refuse_for_due_step(common, phase)) }
}

/// The refusal of a move in a phase that asks for another step, under the rule of that step.
fn refuse_for_due_step(common: &Common, phase: Phase) -> Refusal {
    match phase {
        Phase::Hiding => refuse_naming_seat("K3", "kalle-refuse-due-hide", common.rat),
        Phase::Placing => refuse_naming_seat("K4", "kalle-refuse-due-place", common.placer()),
        Phase::Searching => refuse_naming_seat("K5", "kalle-refuse-due-step", common.searcher),
        Phase::Swapping => refuse_naming_seat("K9", "kalle-refuse-due-swap", common.rat),
        Phase::Pointing => refuse_naming_seat("K11", "kalle-refuse-due-point", common.searcher),
        Phase::Proving => refuse_naming_seat("K10", "kalle-refuse-due-prove", common.rat),
        Phase::Starting => refuse("K2", "kalle-refuse-start-due"),
        Phase::Dealing { rat } => refuse_naming_seat("K1", "kalle-refuse-deal-due", rat),
        Phase::Over => refuse("K12", "kalle-refuse-over"),
    }
}

fn check_step(common: &Common, to: LidIndex) -> Result<(), Refusal> {
    let targets = common.guard_targets();
    if targets.contains(to) {
        return Ok(());
    }
    let phrase = |key| Phrase::new(key).with("cell", to.cell());
    match common.guard {
        Some(guard) if guard == to => Err(Refusal::new("K6", phrase("kalle-refuse-step-stays"))),
        Some(guard) if !guard.is_next_to(to) => {
            Err(Refusal::new("K6", phrase("kalle-refuse-step-far").with("guard", guard.cell())))
        }
        _ => {
            let only_face_up = targets.without(common.face_up).is_empty();
            let key = if only_face_up { "kalle-refuse-step-middle" } else { "kalle-refuse-step-open" };
            let lids: Vec<Phrase> =
                targets.iter().map(|lid| Phrase::new("kalle-refuse-lid").with("cell", lid.cell())).collect();
            let count = lids.len();
            Err(Refusal::new("K7", phrase(key).with("count", count).with("lids", lids)))
        }
    }
}

fn check_swap(common: &Common, a: LidIndex, b: LidIndex) -> Result<(), Refusal> {
    let phrase = |key| Phrase::new(key).with("first", a.cell()).with("second", b.cell());
    if a > b {
        // The order is part of the move notation, not of the rules page.
        Err(Refusal::new("record", phrase("kalle-refuse-swap-order")))
    } else if !a.is_next_to(b) {
        Err(Refusal::new("K9", phrase("kalle-refuse-swap-far")))
    } else if common.guard == Some(a) || common.guard == Some(b) {
        let guard = if common.guard == Some(a) { a } else { b };
        Err(Refusal::new("K9", Phrase::new("kalle-refuse-swap-guard").with("cell", guard.cell())))
    } else {
        Ok(())
    }
}

fn check_guess(common: &Common, at: LidIndex) -> Result<(), Refusal> {
    match common.guesses.iter().find(|guess| guess.at == at) {
        Some(guess) => {
            let phrase = Phrase::new("kalle-refuse-point-taken").with("seat", guess.seat);
            Err(Refusal::new("K11", phrase.with("cell", at.cell())))
        }
        None => check_face_down(common, at, "K11"),
    }
}

fn check_face_down(common: &Common, at: LidIndex, rule: RuleId) -> Result<(), Refusal> {
    if common.face_down().contains(at) {
        return Ok(());
    }
    Err(Refusal::new(rule, Phrase::new("kalle-refuse-lid-open").with("cell", at.cell())))
}

fn refuse_naming_seat(rule: RuleId, key: &'static str, seat: Seat) -> Refusal {
    Refusal::new(rule, Phrase::new(key).with("seat", seat))
}

fn refuse(rule: RuleId, key: &'static str) -> Refusal {
    Refusal::new(rule, Phrase::new(key))
}

/// See `Rules::advance`.
pub(super) fn advance(state: &mut State, event: &Event<Kalle>) {
    let common = &mut state.common;
    match *event {
        Event::Chance(Chance::Start { seat }) => common.phase = Phase::Dealing { rat: seat },
        Event::Chance(Chance::Deal { ref cards }) => apply_deal(state, cards),
        Event::Decision(_, Move::Hide { at }) => {
            std::mem::swap(&mut state.cards[at.index()], &mut state.aside);
            common.phase = Phase::Placing;
        }
        Event::Decision(_, Move::PlaceGuard { at }) => {
            common.guard = Some(at);
            common.phase = Phase::Searching;
            push_public_event(state, PublicEvent::Placed { at });
        }
        Event::Decision(_, Move::MoveGuard { to }) => apply_step(state, to),
        Event::Decision(_, Move::Swap { a, b }) => {
            state.cards.swap(a.index(), b.index());
            common.face_up = common.face_up.after_swap(a, b);
            common.phase = Phase::Searching;
            push_public_event(state, PublicEvent::Swapped { a, b });
        }
        Event::Decision(_, Move::Pass {}) => {
            common.phase = Phase::Searching;
            push_public_event(state, PublicEvent::Passed);
        }
        Event::Decision(seat, Move::Point { at }) => apply_guess(state, Guess { seat, at }),
        Event::Decision(_, Move::Prove { at }) => {
            if state.cards[at.index()] == Animal::RAT {
                end_round(common, Ending::Proved, Some(common.rat));
            } else {
                end_round(common, Ending::Missed, None);
            }
        }
    }
}

/// Appends to the history. It has room for every legal round; an event too many would be dropped rather than panic.
fn push_public_event(state: &mut State, event: PublicEvent) {
    let _ = state.history.try_push(event);
}

/// K1: begins a round with these cards; the rat card is aside.
fn apply_deal(state: &mut State, cards: &[Animal; PLACES]) {
    let common = &mut state.common;
    let Phase::Dealing { rat } = common.phase else { return };
    state.cards = *cards;
    state.aside = Animal::RAT;
    state.history.clear();
    common.round += 1;
    common.rat = rat;
    common.searcher = rat.next(usize::from(common.seats));
    common.guard = None;
    common.face_up = LidSet::EMPTY;
    common.turned = 0;
    common.idle_steps = 0;
    common.guesses.clear();
    common.ending = None;
    common.phase = Phase::Hiding;
}

/// K6–K8, K10: moves the guard and turns the card there if it is face down.
fn apply_step(state: &mut State, to: LidIndex) {
    let common = &mut state.common;
    let turned = !common.face_up.contains(to);
    let seat = common.searcher;
    common.guard = Some(to);
    if turned {
        common.face_up.insert(to);
        common.turned += 1;
        common.idle_steps = 0;
    } else {
        common.idle_steps += 1;
    }
    if turned && state.cards[to.index()] == Animal::RAT {
        end_round(common, Ending::Caught { seat }, Some(seat));
    } else if common.turned < MAX_TURNED {
        common.searcher = common.searcher_after(seat);
        common.phase = Phase::Swapping;
    } else if common.options.last_chance {
        common.searcher = common.searcher_after(common.rat);
        common.phase = Phase::Pointing;
    } else {
        common.phase = Phase::Proving;
    }
    push_public_event(state, PublicEvent::Stepped { to, turned });
}

/// K11: notes a guess; after the last one the cards that were pointed at are turned.
fn apply_guess(state: &mut State, guess: Guess) {
    let common = &mut state.common;
    let _ = common.guesses.try_push(guess);
    if common.guesses.len() < common.searcher_count() {
        common.searcher = common.searcher_after(common.searcher);
        return;
    }
    let hit = common.guesses.iter().find(|guess| state.cards[guess.at.index()] == Animal::RAT).copied();
    if let Some(Guess { seat, .. }) = hit {
        end_round(common, Ending::Found { seat }, Some(seat));
    } else {
        for guess in &common.guesses {
            common.face_up.insert(guess.at);
        }
        common.phase = Phase::Proving;
    }
}

/// K2, K8, K10: ends the round. The winner takes a cheese, all cards are shown, and the rat's left neighbour is the next rat.
fn end_round(common: &mut Common, ending: Ending, winner: Option<Seat>) {
    if let Some(cheeses) = winner.and_then(|seat| common.cheeses.get_mut(seat.index())) {
        *cheeses += 1;
        common.stock -= 1;
    }
    common.ending = Some(ending);
    common.face_up = LidSet::ALL;
    common.phase = if common.round < common.rounds() {
        Phase::Dealing { rat: common.rat.next(usize::from(common.seats)) }
    } else {
        Phase::Over
    };
}

/// K12: the seats with the most cheeses win; ties share.
pub(super) fn outcome(common: &Common) -> Outcome {
    let best = common.cheeses.iter().copied().max().unwrap_or(0);
    let seats = Seat::all(common.cheeses.len());
    Outcome {
        scores: common.cheeses.iter().copied().map(i32::from).collect(),
        winners: seats.filter(|seat| common.cheeses[seat.index()] == best).collect(),
    }
}
