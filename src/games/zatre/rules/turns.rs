//! Turns of Zatre: which events are legal in each phase and how they change the state (Z4–Z7, Z13–Z23).

use arrayvec::ArrayVec;

use super::{Chance, Common, KeptBound, Move, Phase, State, Zatre};
use crate::engine::{Event, Outcome, PerSeat, Phrase, Refusal, RuleId, Seat};
use crate::games::zatre::board::{CellIndex, CellSet};
use crate::games::zatre::placement::TurnMut;
use crate::games::zatre::tiles::{Tile, Tiles};

/// Implements [`Rules::check`](crate::engine::Rules::check).
pub(super) fn check(state: &State, event: &Event<Zatre>) -> Result<(), Refusal> {
    let common = &state.common;
    match (common.phase, event) {
        (Phase::Over, _) => Err(refuse("Z20", "zatre-refuse-over")),
        (Phase::Starting { next, .. }, Event::Chance(Chance::StartDraw { seat, tile })) => {
            check_seat(next, *seat, "Z4", "zatre-refuse-start-draw-seat")?;
            check_in_bag(state, &[*tile])
        }
        (Phase::Starting { .. }, _) => Err(refuse("Z4", "zatre-refuse-start-draw-due")),
        (Phase::Drawing { seat: due, count, .. }, Event::Chance(Chance::Draw { seat, tiles })) => {
            check_seat(due, *seat, "Z6", "zatre-refuse-draw-seat")?;
            if tiles.len() != usize::from(count) {
                let phrase = Phrase::new("zatre-refuse-draw-count").with("seat", due);
                return Err(Refusal::new("Z6", phrase.with("due", count).with("drawn", tiles.len())));
            }
            check_in_bag(state, tiles)
        }
        (Phase::Drawing { seat, .. }, _) => {
            Err(Refusal::new("Z6", Phrase::new("zatre-refuse-draw-due").with("seat", seat)))
        }
        (Phase::Dealing { seat: due }, Event::Chance(Chance::DealOut { seat, tile })) => {
            check_seat(due, *seat, "Z21", "zatre-refuse-deal-seat")?;
            check_in_bag(state, &[*tile])
        }
        (Phase::Dealing { .. }, _) => Err(refuse("Z21", "zatre-refuse-dealing")),
        (Phase::Laying, Event::Chance(Chance::DealOut { .. })) => Err(refuse("Z21", deal_refusal_key(common))),
        (Phase::Laying, Event::Chance(Chance::StartDraw { .. })) => Err(refuse("Z4", "zatre-refuse-start-is-over")),
        (Phase::Laying, Event::Chance(Chance::Draw { .. })) => {
            Err(Refusal::new("Z6", Phrase::new("zatre-refuse-draw-not-due").with("seat", common.seat)))
        }
        (Phase::Laying, Event::Decision(seat, choice)) => {
            check_seat(common.seat, *seat, "Z7", "zatre-refuse-seat")?;
            match choice {
                Move::Place { tile, at } => state.placement_context().check(*at, *tile),
                Move::EndTurn {} => check_end_turn(state),
            }
        }
    }
}

fn check_end_turn(state: &State) -> Result<(), Refusal> {
    let common = &state.common;
    let hand = &state.hands[common.seat.index()];
    if let Some(open) = common.open_cells.first() {
        return Err(Refusal::new("Z11", Phrase::new("zatre-refuse-end-open").with("cell", open.cell())));
    }
    if state.may_keep() || !state.placement_context().has_legal_placement() {
        return Ok(());
    }
    if common.options.keep_by_choice {
        let key = if common.opening { "zatre-refuse-keep-opening" } else { "zatre-refuse-keep-idle" };
        return Err(refuse("Z14", key));
    }
    // On the empty board every tile fits (Z5); later, name the lowest tile that fits somewhere.
    let max_value = if common.board.is_empty() { 6 } else { common.board.max_value_anywhere() };
    let fitting = hand.values().find(|tile| tile.value() <= max_value).map_or(0, Tile::value);
    Err(Refusal::new("Z13", Phrase::new("zatre-refuse-end").with("tile", fitting)))
}

/// The refusal key for dealing out the bag while a seat lays: some tile still fits, or else Z21 waits for the start
/// of the next turn, with partners of the next team's turn (Z23).
fn deal_refusal_key(common: &Common) -> &'static str {
    if common.board.is_empty() || common.board.max_value_anywhere() > 0 {
        "zatre-refuse-deal-not-due"
    } else if common.options.partners {
        "zatre-refuse-deal-team"
    } else {
        "zatre-refuse-deal-later"
    }
}

fn check_seat(due: Seat, given: Seat, rule: RuleId, key: &'static str) -> Result<(), Refusal> {
    if due == given { Ok(()) } else { Err(Refusal::new(rule, Phrase::new(key).with("seat", due))) }
}

fn check_in_bag(state: &State, tiles: &[Tile]) -> Result<(), Refusal> {
    let drawn: Tiles = tiles.iter().copied().collect();
    match drawn.values().find(|&tile| drawn.count_of(tile) > state.bag.count_of(tile)) {
        None => Ok(()),
        Some(tile) => {
            let phrase = Phrase::new("zatre-refuse-not-in-bag").with("tile", tile.value());
            Err(Refusal::new("Z1", phrase.with("left", state.bag.count_of(tile))))
        }
    }
}

fn refuse(rule: RuleId, key: &'static str) -> Refusal {
    Refusal::new(rule, Phrase::new(key))
}

/// Implements [`Rules::advance`](crate::engine::Rules::advance).
pub(super) fn advance(state: &mut State, event: &Event<Zatre>) {
    match event {
        Event::Chance(Chance::StartDraw { seat, tile }) => start_draw(state, *seat, *tile),
        Event::Chance(Chance::Draw { seat, tiles }) => draw(state, *seat, tiles),
        Event::Chance(Chance::DealOut { tile, .. }) => deal_out(state, *tile),
        Event::Decision(_, Move::Place { tile, at }) => {
            if let Some(index) = CellIndex::of(*at) {
                place(state, *tile, index);
            }
        }
        Event::Decision(_, Move::EndTurn {}) => end_turn(state),
    }
}

/// Applies a draw for the start (Z4): the highest starts, tied seats draw again, all drawn tiles stay out meanwhile.
/// If the bag holds fewer tiles than there are tied seats, the first tied seat starts.
fn start_draw(state: &mut State, seat: Seat, tile: Tile) {
    let Phase::Starting { mut running, mut drawn, .. } = state.common.phase else { return };
    state.bag.take(tile);
    state.hands[seat.index()].add(tile);
    state.common.known[seat.index()].add(tile);
    drawn[seat.index()] = tile.value();
    if let Some(next) = Seat::all(6).find(|next| running[next.index()] && drawn[next.index()] == 0) {
        state.common.phase = Phase::Starting { next, running, drawn };
        return;
    }
    let highest = drawn.iter().copied().max().unwrap_or(0);
    for (running, drawn) in running.iter_mut().zip(drawn) {
        *running = *running && drawn == highest;
    }
    let tied = running.iter().filter(|&&running| running).count();
    let Some(first) = Seat::all(6).find(|seat| running[seat.index()]) else { return };
    if tied > 1 && usize::from(state.bag.count()) >= tied {
        state.common.phase = Phase::Starting { next: first, running, drawn: [0; 6] };
    } else {
        begin_opening_turn(state, first, Tile::new(highest).unwrap_or(tile));
    }
}

/// Begins the opening turn: the starter keeps the deciding tile and is due two more (Z4), its partner two as well
/// (Z23).
fn begin_opening_turn(state: &mut State, starter: Seat, decisive: Tile) {
    for hand in &mut state.hands {
        state.bag.add_all(hand);
        *hand = Tiles::default();
    }
    state.common.known.iter_mut().for_each(|known| *known = Tiles::default());
    state.bag.take(decisive);
    state.hands[starter.index()].add(decisive);
    state.common.known[starter.index()].add(decisive);
    state.common.seat = starter;
    state.common.partner_follows = state.common.options.partners;
    let partner = if state.common.options.partners { 2 } else { 0 };
    state.common.phase = Phase::Drawing { seat: starter, count: 2, partner };
}

fn draw(state: &mut State, seat: Seat, tiles: &ArrayVec<Tile, 8>) {
    let Phase::Drawing { partner, .. } = state.common.phase else { return };
    for &tile in tiles {
        state.bag.take(tile);
        state.hands[seat.index()].add(tile);
    }
    state.common.drawn[seat.index()] = tiles.len() as u8;
    let left = partner.min(state.bag.count());
    state.common.phase = match state.common.partner_of(seat) {
        Some(other) if left > 0 => Phase::Drawing { seat: other, count: left, partner: 0 },
        _ => Phase::Laying,
    };
}

/// Applies one tile of the deal-out: one by one, clockwise, until the bag is empty (Z21).
fn deal_out(state: &mut State, tile: Tile) {
    let Phase::Dealing { seat } = state.common.phase else { return };
    state.bag.take(tile);
    state.hands[seat.index()].add(tile);
    state.common.known[seat.index()].add(tile);
    state.common.phase = if state.bag.is_empty() {
        Phase::Over
    } else {
        Phase::Dealing { seat: seat.next(usize::from(state.common.seats)) }
    };
}

fn place(state: &mut State, tile: Tile, index: CellIndex) {
    let seat = state.common.seat.index();
    let common = &mut state.common;
    TurnMut {
        board: &mut common.board,
        open_cells: &mut common.open_cells,
        laid: &mut common.laid,
        crosses: &mut common.crosses,
        hand: &mut state.hands[seat],
    }
    .lay(index, tile);
    if common.known[seat].count_of(tile) > 0 {
        common.known[seat].take(tile);
    } else if tile.value() <= state.kept[seat].above {
        state.kept[seat].laid_below += 1;
    }
}

/// Enters the turn on the sheet (Z15–Z18); then the partner lays (Z23), the game is over (Z20), or the next turn
/// begins.
fn end_turn(state: &mut State) {
    let entry = state.common.entry();
    let seat = state.common.seat;
    let sheet = state.common.sheet_of(seat);
    state.common.sheets[sheet].enter(&entry);
    update_kept_bound(state, seat);
    let common = &mut state.common;
    common.laid = CellSet::EMPTY;
    common.crosses = 0;
    common.opening = false;
    if let (true, Some(partner)) = (common.partner_follows, common.partner_of(seat)) {
        common.partner_follows = false;
        common.seat = partner;
    } else if state.bag.is_empty() {
        common.phase = Phase::Over;
    } else {
        let next = next_seat_to_begin(common, seat);
        begin_turn(state, next);
    }
}

/// Updates the bound on the seat's kept tiles: they fitted nowhere (Z13), unless keeping is free (Z14).
fn update_kept_bound(state: &mut State, seat: Seat) {
    let fits_nowhere = !state.common.options.keep_by_choice && !state.hands[seat.index()].is_empty();
    let above = if fits_nowhere { state.common.board.max_value_anywhere() } else { 0 };
    state.kept[seat.index()] = KeptBound { above, laid_below: 0 };
}

/// The seat that begins the next turn; with partners the lower seat of the next team (Z23).
pub(super) fn next_seat_to_begin(common: &Common, seat: Seat) -> Seat {
    let seats = usize::from(common.seats);
    if common.options.partners { Seat::new((seat.index() / 2 * 2 + 2) % seats) } else { seat.next(seats) }
}

/// Begins a seat's turn: the deal-out if no tile fits any more (Z21), else the draws due on the current board (Z6).
fn begin_turn(state: &mut State, seat: Seat) {
    state.common.seat = seat;
    let max_value = state.common.board.max_value_anywhere();
    if max_value == 0 {
        state.common.phase = Phase::Dealing { seat };
        return;
    }
    let partner = state.common.partner_of(seat);
    state.common.partner_follows = partner.is_some();
    state.common.drawn.iter_mut().for_each(|drawn| *drawn = 0);
    let own = tiles_due(state, seat, max_value);
    let other = partner.map_or(0, |partner| tiles_due(state, partner, max_value));
    state.common.phase = match (own, other, partner) {
        (0, 0, _) | (0, _, None) => Phase::Laying,
        (0, count, Some(partner)) => Phase::Drawing { seat: partner, count: count.min(state.bag.count()), partner: 0 },
        (count, partner, _) => Phase::Drawing { seat, count: count.min(state.bag.count()), partner },
    };
}

/// The number of tiles a seat is due (Z6): up to a hand of two, or one more if it holds two or more and none fits.
fn tiles_due(state: &mut State, seat: Seat, max_value: u8) -> u8 {
    let hand = &state.hands[seat.index()];
    let kept = &mut state.kept[seat.index()];
    match hand.count() {
        0 => 2,
        1 => 1,
        count if hand.count_above(max_value) == count => {
            kept.above = kept.above.max(max_value);
            1
        }
        _ => 0,
    }
}

/// The final scores, sheet totals less the pips in hand, and the winners: the highest total, ties share (Z22, Z23).
pub(super) fn outcome(state: &State) -> Outcome {
    let common = &state.common;
    let mut totals: PerSeat<i32> = common.sheets.iter().map(|sheet| sheet.total()).collect();
    for (index, hand) in state.hands.iter().enumerate() {
        totals[common.sheet_of(Seat::new(index))] -= hand.pips();
    }
    let seats = usize::from(common.seats);
    let scores: PerSeat<i32> = Seat::all(seats).map(|seat| totals[common.sheet_of(seat)]).collect();
    let best = scores.iter().copied().max().unwrap_or(0);
    Outcome { winners: Seat::all(seats).filter(|seat| scores[seat.index()] == best).collect(), scores }
}
