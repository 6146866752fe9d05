//! Observations of Zatre: views, witnessed events, and states sampled from a view (Z24).

use rand::Rng;

use super::{Chance, Common, KeptBound, Memory, Move, Open, Phase, Rack, Seen, State, Zatre};
use crate::engine::{Event, Observation, PerSeat, Rules, Seat, View, Viewer, random_below};
use crate::games::zatre::board::CellIndex;
use crate::games::zatre::placement::PlacementKind;
use crate::games::zatre::tiles::{Tile, Tiles};

/// Whether a viewer sees all tiles of this seat's hand: its own and its team's, at the end of the game everyone's.
fn can_see_hand(common: &Common, who: Viewer, seat: Seat) -> bool {
    match who {
        Viewer::Everything => true,
        _ if common.phase == Phase::Over => true,
        Viewer::Seat(viewer) => viewer == seat || common.partner_of(viewer) == Some(seat),
        Viewer::Table => false,
    }
}

/// Implements [`Rules::view`].
pub(super) fn view(state: &State, who: Viewer) -> View<Zatre> {
    let common = state.common.clone();
    let mut unseen = state.bag;
    let racks = state
        .hands
        .iter()
        .enumerate()
        .map(|(index, hand)| {
            let open = can_see_hand(&common, who, Seat::new(index));
            if !open {
                unseen.add_all(hand);
                unseen.take_all(&common.known[index]);
            }
            Rack { count: hand.count(), tiles: open.then_some(*hand) }
        })
        .collect();
    View {
        who,
        open: Open { common, racks, bag: state.bag.count(), unseen },
        memory: Memory { kept: state.kept.clone() },
    }
}

/// Implements [`Rules::observe`].
pub(super) fn observe(before: &State, event: &Event<Zatre>, who: Viewer) -> Observation<Zatre> {
    let common = &before.common;
    let (seen, is_news) = match event {
        Event::Chance(Chance::StartDraw { seat, tile }) => {
            let mut after = before.clone();
            Zatre::advance(&mut after, event);
            let begins = matches!(after.common.phase, Phase::Drawing { .. }).then_some(after.common.seat);
            (Seen::StartDrew { seat: *seat, tile: *tile, begins }, false)
        }
        Event::Chance(Chance::Draw { seat, tiles }) => {
            let own = can_see_hand(common, who, *seat);
            let tiles_seen = own.then(|| tiles.clone());
            (Seen::Drew { seat: *seat, count: tiles.len() as u8, tiles: tiles_seen }, own)
        }
        Event::Chance(Chance::DealOut { seat, tile }) => {
            // The last tile ends the game and reveals every hand.
            (Seen::DealtOut { seat: *seat, tile: *tile }, before.bag.count() == 1)
        }
        Event::Decision(seat, Move::Place { tile, at }) => {
            let forced = CellIndex::of(*at)
                .is_some_and(|index| before.placement_context().classify(index, *tile) == PlacementKind::Forced);
            (Seen::Placed { seat: *seat, tile: *tile, at: *at, forced }, !can_see_hand(common, who, *seat))
        }
        Event::Decision(seat, Move::EndTurn {}) => {
            let kept = before.hands[seat.index()].count();
            let seen = Seen::Ended { seat: *seat, entry: common.entry(), kept };
            let hidden = !can_see_hand(common, who, *seat) && kept > 0;
            (seen, hidden || reveals_hidden_hand(before, *seat, who))
        }
    };
    Observation { seen, is_news, is_glimpse: false }
}

/// Whether the end of this turn reveals something about a hand that the viewer does not see: under Z6 the next draw
/// shows whether two or more kept tiles fit, and the end of the game reveals every hand.
fn reveals_hidden_hand(before: &State, seat: Seat, who: Viewer) -> bool {
    let common = &before.common;
    if common.partner_follows {
        return false;
    }
    if before.bag.is_empty() {
        return Seat::all(usize::from(common.seats)).any(|other| !can_see_hand(common, who, other));
    }
    if common.board.max_value_anywhere() == 0 {
        return false;
    }
    let next = super::turns::next_seat_to_begin(common, seat);
    [Some(next), common.partner_of(next)]
        .into_iter()
        .flatten()
        .any(|other| !can_see_hand(common, who, other) && before.hands[other.index()].count() >= 2)
}

/// The number of deals tried to meet the one condition that is not a lower bound, before it is forced.
const MAX_ATTEMPTS: usize = 200;

/// Samples a state that fits the view, the hidden tiles dealt uniformly.
///
/// All that is known of a hidden tile is a lower bound: when the tile was kept, every value up to the bound still
/// fitted. The bounds are nested, so dealing the tightest bound first, uniformly from the tiles left above it, makes
/// every fitting deal equally likely. The one other condition is that a seat with two or more tiles that did not draw
/// holds a tile that fits (Z6): deals that miss it are rejected.
pub(super) fn sample_state(view: &View<Zatre>, rng: &mut impl Rng) -> State {
    let fitting = seats_that_hold_a_fitting_tile(view);
    for _ in 0..MAX_ATTEMPTS {
        let state = deal_hidden(view, rng, &[]);
        if fitting.iter().all(|&seat| has_fitting_tile(&state, seat)) {
            return state;
        }
    }
    deal_hidden(view, rng, &fitting)
}

/// A state with the hands that the viewer does not see dealt at random; each seat of `fitting` gets a tile that fits.
fn deal_hidden(view: &View<Zatre>, rng: &mut impl Rng, fitting: &[Seat]) -> State {
    let open = &view.open;
    let common = &open.common;
    let mut left = open.unseen;
    let mut hands: PerSeat<Tiles> = PerSeat::new();
    let mut bounds: Vec<(u8, usize)> = Vec::new();
    for (index, rack) in open.racks.iter().enumerate() {
        hands.push(rack.tiles.unwrap_or(common.known[index]));
        if rack.tiles.is_none() {
            bounds.extend(
                hidden_bounds(common, rack, &view.memory.kept[index], Seat::new(index)).map(|floor| (floor, index)),
            );
        }
    }
    for seat in fitting {
        let max_value = common.board.max_value_anywhere();
        let floor = view.memory.kept[seat.index()].above;
        let choices: Tiles = left.iter().filter(|tile| (floor + 1..=max_value).contains(&tile.value())).collect();
        if let (Some(tile), Some(at)) =
            (sample_tile(&choices, 0, rng), bounds.iter().position(|&(_, index)| index == seat.index()))
        {
            left.take(tile);
            hands[seat.index()].add(tile);
            bounds.swap_remove(at);
        }
    }
    bounds.sort_by(|first, second| second.cmp(first));
    for (floor, index) in bounds {
        // A valid view leaves a tile above every bound; for a damaged view, any tile is better than none.
        if let Some(tile) = sample_tile(&left, floor, rng).or_else(|| sample_tile(&left, 0, rng)) {
            left.take(tile);
            hands[index].add(tile);
        }
    }
    State { common: common.clone(), bag: left, hands, kept: view.memory.kept.clone() }
}

/// One lower bound for each hidden tile of a hand: 0 for tiles drawn this turn, the kept bound for the others.
fn hidden_bounds(common: &Common, rack: &Rack, kept: &KeptBound, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let hidden = rack.count - common.known[seat.index()].count().min(rack.count);
    let fresh =
        if may_hold_drawn_tiles(common, seat) { common.drawn[seat.index()].saturating_sub(kept.laid_below) } else { 0 };
    let above = kept.above;
    (0..hidden).map(move |index| if index < fresh { 0 } else { above })
}

/// Whether tiles that the seat drew this turn may still be in its hand.
fn may_hold_drawn_tiles(common: &Common, seat: Seat) -> bool {
    let team = common.partner_of(common.seat) == Some(seat);
    let laying = common.seat == seat || (team && common.partner_follows);
    laying && matches!(common.phase, Phase::Laying | Phase::Drawing { .. })
}

/// The seats whose hidden hand must hold a tile that fits (Z6): they kept two or more, drew nothing, and the board is
/// unchanged since the turn of the seat or team began.
fn seats_that_hold_a_fitting_tile(view: &View<Zatre>) -> PerSeat<Seat> {
    let common = &view.open.common;
    let partner = common.partner_of(common.seat);
    if !common.laid.is_empty() || common.opening || (partner.is_some() && !common.partner_follows) {
        return PerSeat::new();
    }
    let must_hold_fitting = |seat: Seat| {
        let rack = &view.open.racks[seat.index()];
        may_hold_drawn_tiles(common, seat)
            && rack.tiles.is_none()
            && rack.count >= 2
            && common.drawn[seat.index()] == 0
            // The first partner may have emptied the bag.
            && (seat == common.seat || view.open.bag > 0)
            && !matches!(common.phase, Phase::Drawing { seat: drawing, partner, .. } if drawing == seat || partner > 0)
    };
    [Some(common.seat), partner].into_iter().flatten().filter(|&seat| must_hold_fitting(seat)).collect()
}

fn has_fitting_tile(state: &State, seat: Seat) -> bool {
    let hand = &state.hands[seat.index()];
    hand.count_above(state.common.board.max_value_anywhere()) < hand.count()
}

fn sample_tile(tiles: &Tiles, floor: u8, rng: &mut impl Rng) -> Option<Tile> {
    match u32::from(tiles.count_above(floor)) {
        0 => None,
        count => tiles.nth_above(floor, random_below(rng, count)),
    }
}
