//! How events are shown, step by step: lids are laid out, turned over and swapped, the guard walks, cheese flies to its owner.

use egui::{Painter as Brush, Rect, vec2};

use super::guard::paint_moving_guard;
use super::lids::{Disc, paint_lid, paint_open, paint_shadow, tint};
use super::place::Place;
use super::{highlights, palette};
use crate::engine::Seat;
use crate::games::kalle::animals::Animal;
use crate::games::kalle::common::MAX_TURNED;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Open, PointingResult, Seen};
use crate::paint::art::{Art, square};
use crate::paint::mouse::Mood;
use crate::paint::stage::{Beat, Moment, Pause, PiecePose, Show, Span, Way};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// How much lower the rat is in a deep bow, in sides.
const BOW_DEPTH: f32 = 0.34;
/// How much broader it is then.
const BOW_BREADTH: f32 = 0.1;

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A card: its animal if it lies face up, else the lid, which tells nothing of the card.
    Card(Option<Animal>),
    /// One of two cards that are being swapped.
    SwappedCard(Option<Animal>),
    /// An open card that is turned face down while it is collected after a round.
    CollectedCard(Option<Animal>),
    /// The guard.
    Guard,
    /// A cheese.
    Cheese,
    /// The rat, who bows when it is squashed.
    Rat,
}

/// See `Painter::sound`.
pub fn sound(show: &Show<Kalle>) -> Option<Sound> {
    match show {
        Show::Change(Place::Lid(_), Span::Turn) => Some(Sound::LidTurned),
        Show::Change(Place::Mark(_), _) => Some(Sound::Stamp),
        Show::Travel(travel) => match travel.piece {
            Piece::SwappedCard(_) => Some(Sound::LidsSwapped),
            Piece::Guard => Some(Sound::Hop),
            Piece::Cheese => Some(Sound::FoodDropped),
            Piece::Card(_) | Piece::CollectedCard(_) | Piece::Rat => None,
        },
        _ => None,
    }
}

/// See `Painter::beats`.
pub fn beats(moment: &Moment<'_, Kalle>) -> Vec<Beat<Kalle>> {
    match moment.observation.seen {
        Seen::Started { seat } => {
            let rat = Piece::Card(Some(Animal::RAT));
            vec![
                Beat::travel(rat, vec![Place::Middle], vec![Place::Hand(seat), Place::Seat(seat)], Way::Lift),
                Beat::hold(Pause::Long),
            ]
        }
        Seen::Dealt { rat, .. } => deal(moment.before, rat),
        Seen::Hid { at, .. } => hide(at),
        Seen::Placed { at, .. } => vec![guard_goes(Place::GuardOn(at), Way::Lift)],
        Seen::Stepped { to, .. } => vec![guard_goes(Place::GuardOn(to), Way::Hop), Beat::hold(Pause::Short)],
        Seen::Turned { seat, to, animal, count, .. } => {
            let mut beats = vec![guard_goes(Place::GuardOn(to), Way::Hop), turn(to)];
            match (animal, count) {
                (Animal::RAT, _) => beats.extend(round_end(moment, LidSet::from_iter([to]), Some(seat))),
                (_, MAX_TURNED) => beats.extend([Beat::light(vec![Place::Count]), Beat::hold(Pause::Long)]),
                _ => beats.push(Beat::hold(Pause::Short)),
            }
            beats
        }
        Seen::Swapped { seat, a, b } => {
            let mut beats = swap(moment.before, a, b);
            beats.push(Beat::react(seat, Mood::Sly));
            beats
        }
        Seen::Passed { .. } => vec![Beat::hold(Pause::Short)],
        Seen::Pointed { at, result, .. } => pointing(moment, at, result),
        Seen::Proved { seat, at, animal, .. } => {
            let mut beats = vec![mark(at), Beat::hold(Pause::Short), turn(at)];
            let winner = (animal == Animal::RAT).then_some(seat);
            if winner.is_none() {
                beats.extend([Beat::new(Show::Shake(Place::Lid(at))), Beat::react(seat, Mood::Ouch)]);
            }
            beats.extend(round_end(moment, LidSet::from_iter([at]), winner));
            beats
        }
    }
}

/// The lids of the round before, if there was one, are turned face down and collected; then the lids are laid out.
fn deal(before: &Open, rat: Seat) -> Vec<Beat<Kalle>> {
    let hand = vec![Place::Hand(rat), Place::Seat(rat)];
    let mut beats = Vec::new();
    if before.common.is_dealt() {
        let collect = |lid: LidIndex| {
            let piece = Piece::CollectedCard(before.cards[lid.index()]);
            Beat::travel(piece, vec![Place::Lid(lid)], hand.clone(), Way::Arc).turning_over().waiting()
        };
        beats.extend(Beat::one_after_another(LidIndex::ALL.into_iter().map(collect)));
        beats.push(guard_goes(Place::GuardHome, Way::Lift).waiting().staggered());
    }
    let lay = |lid: LidIndex| Beat::travel(Piece::Card(None), hand.clone(), vec![Place::Lid(lid)], Way::Arc);
    let laid = beats.len();
    beats.extend(Beat::one_after_another(LidIndex::ALL.into_iter().map(lay)));
    // Sixteen lids one by one would be a clatter.
    beats[laid].sound = Some(Sound::LidsSwapped);
    beats
}

/// The rat peeps out for a moment, and its own lid closes over it, unheard; then all lids shake, so that nothing tells where it is.
fn hide(at: Option<LidIndex>) -> Vec<Beat<Kalle>> {
    let closes = |at| [Beat::hold(Pause::Long), turn(at).silent()];
    let mut beats: Vec<Beat<Kalle>> = at.into_iter().flat_map(closes).collect();
    let shake = |lid: LidIndex| Beat::new(Show::Shake(Place::Lid(lid)));
    beats.push(shake(LidIndex::ALL[0]).sounding(Sound::LidsSwapped));
    beats.extend(LidIndex::ALL[1..].iter().map(|lid| shake(*lid).together()));
    beats.push(Beat::hold(Pause::Long));
    beats
}

/// Two cards slide past each other, each turned as it was.
fn swap(before: &Open, a: LidIndex, b: LidIndex) -> Vec<Beat<Kalle>> {
    let slide = |from: LidIndex, to: LidIndex| {
        let face = before.cards[from.index()].filter(|_| before.common.face_up.contains(from));
        let piece = Piece::SwappedCard(face);
        Beat::travel(piece, vec![Place::Lid(from)], vec![Place::Lid(to)], Way::Pass).unskippable()
    };
    vec![slide(a, b), slide(b, a).together()]
}

/// A searcher points at a lid; after the last one the lids that were pointed at turn, in the order of the searchers.
fn pointing(moment: &Moment<'_, Kalle>, at: LidIndex, result: PointingResult) -> Vec<Beat<Kalle>> {
    let mut beats = vec![mark(at), Beat::hold(Pause::Short)];
    if result == PointingResult::Pending {
        return beats;
    }
    let guessed: Vec<LidIndex> = moment.after.common.guesses.iter().map(|guess| guess.at).collect();
    for lid in &guessed {
        beats.extend([turn(*lid), Beat::hold(Pause::Short)]);
    }
    match result {
        PointingResult::Found { seat } => {
            beats.extend(round_end(moment, guessed.into_iter().collect(), Some(seat)));
        }
        PointingResult::AllMissed => beats.push(Beat::react(moment.before.common.rat, Mood::Sly)),
        PointingResult::Pending => {}
    }
    beats
}

/// After a look at the card that ended the round, the other lids turn one after another, and the winner gets a cheese.
/// `turned` are the lids that the event has turned so far.
fn round_end(moment: &Moment<'_, Kalle>, turned: LidSet, winner: Option<Seat>) -> Vec<Beat<Kalle>> {
    let Moment { before, after, .. } = *moment;
    let is_found = winner.is_some_and(|winner| winner != before.common.rat);
    let mut beats = vec![Beat::change(Place::Guard, Span::Step)];
    if is_found {
        beats.push(Beat::react(before.common.rat, Mood::Ouch));
        beats.extend(winner.map(|winner| Beat::react(winner, Mood::Glad)));
    }
    beats.push(Beat::hold(Pause::Long).unskippable());
    let others = after.common.face_up.without(before.common.face_up).without(turned);
    beats.extend(Beat::one_after_another(others.iter().map(turn)));
    let rat = LidIndex::ALL.into_iter().find(|lid| after.cards[lid.index()] == Some(Animal::RAT));
    beats.push(match winner.zip(rat) {
        Some((seat, rat)) => {
            let to = vec![Place::NextCheese(seat), Place::Seat(seat), Place::UnderLid(rat)];
            Beat::travel(Piece::Cheese, vec![Place::UnderLid(rat)], to, Way::Arc).unskippable()
        }
        None => Beat::hold(Pause::Short).unskippable(),
    });
    beats.extend(winner.map(|winner| Beat::react(winner, Mood::Glad)));
    beats
}

/// The guard goes from where it is, or is let go by the pointer.
fn guard_goes(to: Place, way: Way) -> Beat<Kalle> {
    Beat::travel(Piece::Guard, vec![Place::Dragged, Place::Guard], vec![to], way)
}

fn turn(lid: LidIndex) -> Beat<Kalle> {
    Beat::change(Place::Lid(lid), Span::Turn).unskippable()
}

fn mark(lid: LidIndex) -> Beat<Kalle> {
    Beat::change(Place::Mark(lid), Span::Step)
}

/// The pose of a flying piece. Swapped cards pass each other in a bow; in the outer rows it is flatter, so that both stay on the board.
pub fn within_board(piece: &Piece, mut pose: PiecePose, board: Option<Rect>) -> PiecePose {
    if let (Piece::SwappedCard(_), Some(board)) = (piece, board) {
        let room = board.shrink(pose.side * 0.5);
        if room.is_positive() {
            pose.center = room.clamp(pose.center);
        }
    }
    pose
}

/// See `Painter::paint_piece`.
pub fn paint_piece(brush: &Brush, theme: &Theme, piece: &Piece, pose: PiecePose) {
    let disc = Disc::of_piece(pose);
    match *piece {
        Piece::Card(face) => paint_card(brush, theme, disc, face),
        Piece::SwappedCard(face) => {
            paint_card(brush, theme, disc, face);
            let ring = (disc.center, disc.radius * 1.03);
            highlights::paint_ring_at(brush, pose.side, theme, ring, palette::LAMP, 0.045);
        }
        // It sets out with its face up, unlike other pieces that turn.
        Piece::CollectedCard(face) => paint_card(brush, theme, disc, face.filter(|_| !pose.shows_face())),
        Piece::Guard => paint_moving_guard(brush, theme, pose),
        Piece::Cheese => {
            let side = pose.side * (1.0 - 0.06 * pose.squash);
            Art::new("kalle/cheese").tint(tint(theme, 1.0)).paint(brush, square(pose.center, side));
        }
        Piece::Rat => {
            // Its feet stay where they are.
            let size = vec2(1.0 + BOW_BREADTH * pose.squash, 1.0 - BOW_DEPTH * pose.squash) * pose.side;
            let feet = pose.center + vec2(0.0, pose.side * 0.5);
            let rat = Rect::from_center_size(feet - vec2(0.0, size.y * 0.5), size);
            Art::new("kalle/rat").tint(tint(theme, 1.0)).paint(brush, rat);
        }
    }
}

fn paint_card(brush: &Brush, theme: &Theme, disc: Disc, face: Option<Animal>) {
    paint_shadow(brush, disc);
    match face {
        Some(animal) => paint_open(brush, theme, disc, animal),
        None => paint_lid(brush, theme, disc),
    }
}
