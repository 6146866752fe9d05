//! Who sees what in Zatre, and positions imagined from a view (Z24).

use rand::Rng;

use super::{Chance, Common, Kept, Memory, Move, Open, Phase, Rack, Seen, State, Zatre};
use crate::engine::{Event, Observation, PerSeat, Rules, Seat, View, Viewer, random_below};
use crate::games::zatre::board::CellIndex;
use crate::games::zatre::placing::Placement;
use crate::games::zatre::tiles::{Tile, Tiles};

/// Whether a viewer sees all tiles of a hand: its own, its team's; at the end everyone's.
fn sees(common: &Common, who: Viewer, seat: Seat) -> bool {
    match who {
        Viewer::Everything => true,
        _ if common.phase == Phase::Over => true,
        Viewer::Seat(viewer) => viewer == seat || common.partner_of(viewer) == Some(seat),
        Viewer::Table => false,
    }
}

/// See `Rules::view`.
pub(super) fn view(state: &State, who: Viewer) -> View<Zatre> {
    let common = state.common.clone();
    let mut unseen = state.bag;
    let racks = state
        .hands
        .iter()
        .enumerate()
        .map(|(index, hand)| {
            let open = sees(&common, who, Seat::new(index));
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

/// See `Rules::seen`.
pub(super) fn seen(before: &State, event: &Event<Zatre>, who: Viewer) -> Observation<Zatre> {
    let common = &before.common;
    let (seen, news) = match event {
        Event::Chance(Chance::StartDraw { seat, tile }) => {
            let mut after = before.clone();
            Zatre::advance(&mut after, event);
            let begins = matches!(after.common.phase, Phase::Drawing { .. }).then_some(after.common.seat);
            (Seen::StartDrew { seat: *seat, tile: *tile, begins }, false)
        }
        Event::Chance(Chance::Draw { seat, tiles }) => {
            let own = sees(common, who, *seat);
            let tiles_seen = own.then(|| tiles.clone());
            (Seen::Drew { seat: *seat, count: tiles.len() as u8, tiles: tiles_seen }, own)
        }
        Event::Chance(Chance::DealOut { seat, tile }) => {
            // The last tile ends the game and turns up every hand.
            (Seen::DealtOut { seat: *seat, tile: *tile }, before.bag.count() == 1)
        }
        Event::Decision(seat, Move::Place { tile, at }) => {
            let forced =
                CellIndex::of(*at).is_some_and(|spot| before.situation().placement(spot, *tile) == Placement::Forced);
            (Seen::Placed { seat: *seat, tile: *tile, at: *at, forced }, !sees(common, who, *seat))
        }
        Event::Decision(seat, Move::EndTurn {}) => {
            let kept = before.hands[seat.index()].count();
            let seen = Seen::Ended { seat: *seat, entry: common.entry(), kept };
            let hidden = !sees(common, who, *seat) && kept > 0;
            (seen, hidden || next_draw_tells(before, *seat, who))
        }
    };
    Observation { seen, is_news: news, is_glimpse: false }
}

/// Whether what follows the end of this turn depends on a hand that the viewer does not see: by Z6 a draw tells whether two
/// or more kept tiles fit, and the end of the game turns up every hand.
fn next_draw_tells(before: &State, seat: Seat, who: Viewer) -> bool {
    let common = &before.common;
    if common.partner_follows {
        return false;
    }
    if before.bag.is_empty() {
        return Seat::all(usize::from(common.seats)).any(|other| !sees(common, who, other));
    }
    if common.board.widest_room() == 0 {
        return false;
    }
    let next = super::turns::next_to_begin(common, seat);
    [Some(next), common.partner_of(next)]
        .into_iter()
        .flatten()
        .any(|other| !sees(common, who, other) && before.hands[other.index()].count() >= 2)
}

/// How often the one condition that is not a lower bound is tried before it is forced.
const TRIES: usize = 200;

/// A state that fits the view, the hidden tiles dealt evenly.
///
/// What is known of a hidden tile is a lower bound: it was kept when everything up to that bound still fitted. Such bounds are nested,
/// so dealing the tightest first, evenly from what is left above it, makes every deal that fits equally likely. The one other condition is that a seat of two
/// or more that did not draw holds a tile that fits (Z6): deals without one are dealt again.
pub(super) fn imagine(view: &View<Zatre>, rng: &mut impl Rng) -> State {
    let undrawn = undrawn(view);
    for _ in 0..TRIES {
        let state = deal(view, rng, &[]);
        if undrawn.iter().all(|&seat| holds_what_fits(&state, seat)) {
            return state;
        }
    }
    deal(view, rng, &undrawn)
}

/// The tiles of hands that the viewer does not see, dealt out; each seat of `fitting` gets one that fits.
fn deal(view: &View<Zatre>, rng: &mut impl Rng, fitting: &[Seat]) -> State {
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
        let room = common.board.widest_room();
        let floor = view.memory.kept[seat.index()].above;
        let choices: Tiles = left.iter().filter(|tile| (floor + 1..=room).contains(&tile.value())).collect();
        if let (Some(tile), Some(at)) =
            (pick(&choices, 0, rng), bounds.iter().position(|&(_, index)| index == seat.index()))
        {
            left.take(tile);
            hands[seat.index()].add(tile);
            bounds.swap_remove(at);
        }
    }
    bounds.sort_by(|first, second| second.cmp(first));
    for (floor, index) in bounds {
        // A view always leaves a tile above every bound; should one be damaged, any tile will do rather than none.
        if let Some(tile) = pick(&left, floor, rng).or_else(|| pick(&left, 0, rng)) {
            left.take(tile);
            hands[index].add(tile);
        }
    }
    State { common: common.clone(), bag: left, hands, kept: view.memory.kept.clone() }
}

/// One lower bound for each hidden tile of a hand: tiles drawn this turn may be anything, those kept may not.
fn hidden_bounds(common: &Common, rack: &Rack, kept: &Kept, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let hidden = rack.count - common.known[seat.index()].count().min(rack.count);
    let fresh = if has_turn(common, seat) { common.drawn[seat.index()].saturating_sub(kept.low) } else { 0 };
    let above = kept.above;
    (0..hidden).map(move |index| if index < fresh { 0 } else { above })
}

/// Whether what the seat has drawn this turn may still be in its hand.
fn has_turn(common: &Common, seat: Seat) -> bool {
    let team = common.partner_of(common.seat) == Some(seat);
    let laying = common.seat == seat || (team && common.partner_follows);
    laying && matches!(common.phase, Phase::Laying | Phase::Drawing { .. })
}

/// The seats of which Z6 tells that some tile of their hidden hand fits: two or more kept, none drawn, and the board as it was
/// when the turn, or the team's, began.
fn undrawn(view: &View<Zatre>) -> PerSeat<Seat> {
    let common = &view.open.common;
    let partner = common.partner_of(common.seat);
    if !common.laid.is_empty() || common.opening || (partner.is_some() && !common.partner_follows) {
        return PerSeat::new();
    }
    let waits = |seat: Seat| {
        let rack = &view.open.racks[seat.index()];
        has_turn(common, seat)
            && rack.tiles.is_none()
            && rack.count >= 2
            && common.drawn[seat.index()] == 0
            // The first partner may have left none to draw.
            && (seat == common.seat || view.open.bag > 0)
            && !matches!(common.phase, Phase::Drawing { seat: drawing, partner, .. } if drawing == seat || partner > 0)
    };
    [Some(common.seat), partner].into_iter().flatten().filter(|&seat| waits(seat)).collect()
}

fn holds_what_fits(state: &State, seat: Seat) -> bool {
    let hand = &state.hands[seat.index()];
    hand.above(state.common.board.widest_room()) < hand.count()
}

fn pick(tiles: &Tiles, floor: u8, rng: &mut impl Rng) -> Option<Tile> {
    match u32::from(tiles.above(floor)) {
        0 => None,
        count => tiles.nth_above(floor, random_below(rng, count)),
    }
}
