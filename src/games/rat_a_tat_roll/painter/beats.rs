//! How events are shown, step by step: dice roll, the pawn hops along the track, cards and tokens change hands.

use egui::{Painter as Brush, Rect, vec2};

use super::cards::{paint_card, paint_shadow, paint_token};
use super::place::Place;
use super::track::paint_pawn;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::dice::{DiceSet, DieIndex};
use crate::games::rat_a_tat_roll::track::{Region, SPACES};
use crate::games::rat_a_tat_roll::{Effects, Move, Open, RatATatRoll, SeenEvent, TakenCard, Walk};
use crate::paint::mouse::Mood;
use crate::paint::stage::{Beat, Moment, Pause, PiecePose, Show, Span, Way};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// Height of a card, in widths.
pub const CARD_HEIGHT_RATIO: f32 = 1.36;
/// How high a lifted card lies above its shadow, in widths.
const CARD_LIFT: f32 = 0.1;

/// A card that everybody would like to have has at most this number.
const LOW_CARD: u8 = 1;
/// So many tokens at once are a treat.
const MANY_TOKENS: u8 = 2;

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The pawn.
    Pawn,
    /// A re-roll token.
    Token,
    /// A card that nobody sees, or the back of one that only a glimpse shows.
    Back,
    /// A card that lands face up.
    Open(Card),
    /// A card that everyone has seen, and that lands face down.
    Laid(Card),
}

/// See `Painter::sound`.
pub fn sound(show: &Show<RatATatRoll>) -> Option<Sound> {
    match show {
        Show::Change(_, Span::Roll) => Some(Sound::DiceRolled),
        Show::Change(Place::Card(..), Span::Turn) | Show::Shake(Place::Pile) => Some(Sound::CardTurned),
        Show::Travel(travel) => Some(match travel.piece {
            Piece::Pawn => Sound::Hop,
            Piece::Token => Sound::Coin,
            Piece::Back | Piece::Open(_) | Piece::Laid(_) => Sound::CardLaid,
        }),
        _ => None,
    }
}

/// See `Painter::beats`.
pub fn beats(moment: &Moment<'_, RatATatRoll>) -> Vec<Beat<RatATatRoll>> {
    let seen = &moment.observation.seen;
    let mut beats = event_beats(moment, &seen.event);
    if let Some(seat) = seen.event.acting_seat() {
        beats.extend(effect_beats(seat, &seen.effects, moment.after));
    }
    beats
}

/// See `Painter::follows_at_once`: dice that are chosen or paid for roll without a pause.
pub fn follows_at_once(before: &SeenEvent, choice: Option<&Move>) -> bool {
    let announces_roll =
        matches!(before, SeenEvent::Chose { .. } | SeenEvent::ChoseWild { .. } | SeenEvent::Rerolls { .. });
    announces_roll && choice.is_none()
}

/// The event itself.
fn event_beats(moment: &Moment<'_, RatATatRoll>, event: &SeenEvent) -> Vec<Beat<RatATatRoll>> {
    let effects = &moment.observation.seen.effects;
    match event {
        SeenEvent::Started { seat } => vec![Beat::light(vec![Place::Blanket(*seat)]), Beat::hold(Pause::Short)],
        SeenEvent::Dealt { first, face_up } => {
            let starter = moment.before.common.seat;
            let seats = first.len();
            let order = std::iter::successors(Some(starter), |seat| Some(seat.next(seats))).take(seats);
            let row = order.map(|seat| from_pile(Piece::Back, Place::Card(seat, RowIndex::ALL[0])).staggered());
            [Beat::new(Show::Shake(Place::Pile))].into_iter().chain(row).chain(lay_out(face_up)).collect()
        }
        SeenEvent::Reshuffled { before, face_up } => {
            let cards = Region::ALL.into_iter().zip(before).filter_map(|(region, card)| Some((region, (*card)?)));
            let back = |(region, card)| laid(card, Place::FaceUpCard(region), Place::Pile).staggered();
            let shake = Beat::new(Show::Shake(Place::Pile));
            cards.map(back).chain([shake]).chain(lay_out(face_up)).collect()
        }
        SeenEvent::Chose { dice, .. } => vec![Beat::light(vec![Place::DiceChoice(*dice)]).prelude()],
        SeenEvent::ChoseWild { .. } => vec![Beat::light(vec![Place::WildDie]).prelude()],
        SeenEvent::Rolled { rolled, .. } => {
            let roll = rolled.iter().map(|die| Beat::change(Place::Die(die), Span::Roll).together());
            roll.chain(look_at_roll(effects)).collect()
        }
        SeenEvent::RolledWild { .. } => {
            let roll = Beat::change(Place::WildDie, Span::Roll);
            [roll].into_iter().chain(look_at_roll(effects)).collect()
        }
        SeenEvent::Rerolls { seat, dice } => {
            let pay = Beat::travel(Piece::Token, vec![Place::Tally(*seat)], vec![Place::CentreToken], Way::Arc);
            vec![pay.prelude(), Beat::light(dice_places(*dice)).staggered().prelude()]
        }
        SeenEvent::Accepted { .. } if effects.walked.is_some() => Vec::new(),
        SeenEvent::Accepted { .. } => vec![Beat::light(vec![Place::WildDie]).prelude()],
        SeenEvent::TookFaceUp { .. } | SeenEvent::Took { .. } => Vec::new(),
        SeenEvent::TookPile { seat, place, .. } => {
            vec![Beat::travel(Piece::Back, vec![Place::Pile], vec![Place::Card(*seat, *place)], Way::Lift)]
        }
        SeenEvent::LookedAtOwn { seat, .. } => vec![Beat::light(row_places(moment.after, *seat))],
        SeenEvent::Looked { seat, at, place, .. } => {
            let peeks = Beat::react(*seat, Mood::Sly);
            vec![Beat::light(vec![Place::Card(*at, *place)]), peeks, Beat::hold(Pause::Short)]
        }
        SeenEvent::LookedAway { seat } | SeenEvent::KeptAll { seat } | SeenEvent::Skipped { seat } => {
            vec![Beat::light(vec![Place::Blanket(*seat)])]
        }
        SeenEvent::Swapped { seat, mine, with, theirs } => {
            let (one, other) = (Place::Card(*seat, *mine), Place::Card(*with, *theirs));
            let pass = |from, to| Beat::travel(Piece::Back, vec![from], vec![to], Way::Pass).unskippable();
            let lights = Beat::light(vec![one, other]).unskippable();
            let passes = [pass(one, other).staggered(), pass(other, one).together()];
            [lights].into_iter().chain(passes).chain(Beat::rob(*seat, *with)).collect()
        }
        SeenEvent::Replaced { seat, place, card } => {
            let slot = Place::Card(*seat, *place);
            let older = Beat::travel(Piece::Back, vec![slot], vec![Place::Pile], Way::Lift);
            vec![
                Beat::light(vec![slot]),
                older.staggered().unskippable(),
                laid(*card, Place::Taken, slot).unskippable(),
            ]
        }
    }
}

/// The automatic effects of an event, in their order.
fn effect_beats(seat: Seat, effects: &Effects, after: &Open) -> Vec<Beat<RatATatRoll>> {
    let mut beats = Vec::new();
    if let Some(walk) = effects.walked {
        beats.extend(hops(walk));
    }
    // The space that the pawn reaches gives a card and tokens at once.
    beats.extend(effects.took.map(|took| take(seat, took).staggered()));
    let gain = || Beat::travel(Piece::Token, vec![Place::CentreToken], vec![Place::Tally(seat)], Way::Arc);
    beats.extend((0..effects.tokens).map(|_| gain().staggered()));
    if effects.tokens >= MANY_TOKENS || effects.took.is_some_and(|took| took.card.number() <= LOW_CARD) {
        beats.push(Beat::react(seat, Mood::Glad));
    }
    if let Some(refill) = effects.filled {
        // It sets out only when the taken card has gone, so that the two cannot be mistaken for each other.
        beats.push(from_pile(Piece::Open(refill.card), Place::FaceUpCard(refill.region)));
    }
    if effects.final_round {
        let blankets = Seat::all(after.rows.len()).map(Place::Blanket);
        beats.push(Beat::light(blankets.collect()).unskippable());
        beats.push(Beat::hold(Pause::Short).unskippable());
    }
    if effects.over {
        beats.extend(reveal(after));
    }
    beats
}

/// The pawn goes on space by space, and the space that it reaches lights up.
fn hops(walk: Walk) -> impl Iterator<Item = Beat<RatATatRoll>> {
    let steps = walk.from.steps_to(walk.to) % SPACES as u8;
    let place = move |step| Place::Space(walk.from.after(step));
    let hop = move |step| Beat::travel(Piece::Pawn, vec![place(step)], vec![place(step + 1)], Way::Hop);
    (0..steps).map(hop).chain([Beat::light(vec![Place::Space(walk.to)])])
}

/// A face-up card goes face down into the row of its new owner, or with a full hand open beside the wild die.
fn take(seat: Seat, took: TakenCard) -> Beat<RatATatRoll> {
    let from = Place::FaceUpCard(took.region);
    match took.place {
        Some(place) => laid(took.card, from, Place::Card(seat, place)),
        None => Beat::travel(Piece::Open(took.card), vec![from], vec![Place::Taken], Way::Lift),
    }
}

/// A card that lay face up goes to a place and is turned face down on its way.
fn laid(card: Card, from: Place, to: Place) -> Beat<RatATatRoll> {
    Beat::travel(Piece::Laid(card), vec![from], vec![to], Way::Lift).turning_over()
}

/// A card from the top of the pile; an open one turns over on its way.
fn from_pile(piece: Piece, to: Place) -> Beat<RatATatRoll> {
    let beat = Beat::travel(piece, vec![Place::Pile], vec![to], Way::Arc);
    if piece == Piece::Back { beat } else { beat.turning_over() }
}

/// Five new cards are laid out.
fn lay_out(face_up: &[Card]) -> impl Iterator<Item = Beat<RatATatRoll>> {
    let cards = Region::ALL.into_iter().zip(face_up);
    cards.map(|(region, card)| from_pile(Piece::Open(*card), Place::FaceUpCard(region)).staggered())
}

/// People read the dice before anything follows from them.
fn look_at_roll(effects: &Effects) -> Option<Beat<RatATatRoll>> {
    (effects.walked.is_some() || effects.took.is_some()).then(|| Beat::hold(Pause::Short))
}

/// All cards are turned up, row by row and card by card, the worst row first. Nobody may miss it.
fn reveal(after: &Open) -> Vec<Beat<RatATatRoll>> {
    let sum = |seat: Seat| after.rows[seat.index()].iter().flatten().map(|card| u32::from(card.number())).sum::<u32>();
    let mut seats: Vec<Seat> = Seat::all(after.rows.len()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(sum(*seat)));
    let row = |seat: Seat| {
        let cards = row_places(after, seat).into_iter().map(|card| Beat::change(card, Span::Turn));
        cards.chain([Beat::hold(Pause::Short)])
    };
    seats.into_iter().flat_map(row).map(Beat::unskippable).collect()
}

/// The places of all cards in a seat's row.
fn row_places(open: &Open, seat: Seat) -> Vec<Place> {
    let count = open.rows.get(seat.index()).map_or(0, |row| row.len());
    RowIndex::first(count).map(|index| Place::Card(seat, index)).collect()
}

/// The places of number dice; for the empty set that of the wild die.
fn dice_places(dice: DiceSet) -> Vec<Place> {
    if dice.is_empty() { vec![Place::WildDie] } else { dice.iter().map(|die: DieIndex| Place::Die(die)).collect() }
}

/// See `Painter::paint_piece`.
pub fn paint_piece(brush: &Brush, theme: &Theme, piece: &Piece, pose: PiecePose) {
    let card = match *piece {
        Piece::Pawn => return paint_pawn(brush, theme, pose.center, pose.side),
        Piece::Token => return paint_token(brush, theme, pose.center, pose.side * 0.5),
        Piece::Back => None,
        Piece::Open(card) => Some(card).filter(|_| pose.shows_face()),
        Piece::Laid(card) => Some(card).filter(|_| !pose.shows_face()),
    };
    let size = vec2(1.0, CARD_HEIGHT_RATIO) * pose.side * (1.0 - 0.05 * pose.squash);
    let rect = Rect::from_center_size(pose.center, size);
    paint_shadow(brush, rect, CARD_LIFT * pose.lift);
    paint_card(brush, theme, rect, card, pose.breadth());
}
