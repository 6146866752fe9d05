//! A throw of dice: a small simulation that knows where the dice will lie, and nothing of what they will show.
//!
//! Dice are gathered into a hand and fly from there, bounce twice and push each other aside; then they lie somewhat
//! askew, and glide to their places while they straighten. Must not know: faces, painting, the wall clock.

use std::sync::Arc;

use egui::{Context, Id, Pos2, Rect, Vec2, vec2};

use super::turn::Turn;
use crate::engine::{Stream, derive_stream, random_below};
use crate::paint::easing::smoothstep;

// Lengths of the simulation are in sides of a die, times in shares of the throw after the dice are in the hand.

/// The share of the whole throw in which the dice are taken into the hand.
const GATHER: f32 = 0.14;
/// How high they are when they are taken up.
const TAKEN: f32 = 0.4;
/// When the dice touch the table for the first time, when for the second, and when they stop bouncing.
const TOUCHES: [f32; 3] = [0.2, 0.46, 0.66];
/// How high they are in the hand, and how high they bounce each time.
const HEIGHTS: [f32; 3] = [1.7, 0.9, 0.35];
/// From when to when they glide to their places.
const GLIDE: [f32; 2] = [0.72, 0.96];
/// The most that a die lies askew before it straightens, in degrees.
pub const ASKEW: f32 = 8.0;
/// The steps of the simulation until the glide.
const STEPS: usize = 72;
/// How fast dice slow down: the logarithm of what is left of their speed after the whole time.
const FRICTION: f32 = 4.0;
/// How near the middles of two dice come.
const NEAREST: f32 = 1.12;
/// What is left of the speed after hitting the rim or another die.
const BOUNCE: f32 = 0.5;
/// Dice as high above each other as this do not touch.
const CLEAR: f32 = 0.8;

/// Where and how a die is at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiePose {
    /// The point of the table below its middle, on the screen.
    pub at: Pos2,
    /// Its height above the table, in sides.
    pub height: f32,
    /// How it is turned.
    pub turn: Turn,
    /// The side that lies on top in the end.
    pub top: usize,
    /// The rotation from the table, as the die lies in the end, to the die: what is printed on that side stands upright.
    pub upright: Turn,
}

/// Where dice are thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tray {
    /// What they stay on.
    pub area: Rect,
    /// The hand that they are thrown from.
    pub hand: Pos2,
    /// The side of a die.
    pub side: f32,
    /// Where all of them have been taken up; `None` if they lay in their slots.
    pub from: Option<Pos2>,
}

/// A throw of several dice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Throw {
    side: f32,
    dice: Vec<ThrownDie>,
}

#[derive(Clone, Debug, PartialEq)]
struct ThrownDie {
    /// Where it is after each step, in points.
    way: Vec<Pos2>,
    /// How it is turned after each step until its second bounce.
    turns: Vec<Turn>,
    /// How it lies before it straightens.
    askew: Turn,
    straight: Turn,
    /// The factor of its times, so that not all touch the table at once.
    tempo: f32,
    slot: Pos2,
    /// Where it was taken up.
    taken: Pos2,
}

/// A die while it is simulated.
struct Body {
    at: Vec2,
    speed: Vec2,
    spin: [f32; 3],
    turn: Turn,
    tempo: f32,
}

/// What a throw depends on.
type ThrowKey = (u64, Tray, Vec<Pos2>, Vec<Pos2>);

impl Throw {
    /// As [`Throw::new`], simulated once for all frames that show this throw; `id` is that of its dice.
    pub fn kept(
        ctx: &Context,
        id: &'static str,
        seed: u64,
        tray: Tray,
        slots: Vec<Pos2>,
        lying: Vec<Pos2>,
    ) -> Arc<Self> {
        let (id, key) = (Id::unique(("throw", id)), (seed, tray, slots, lying));
        let kept = ctx.data(|data| data.get_temp::<Arc<(ThrowKey, Arc<Throw>)>>(id));
        if let Some(kept) = kept.filter(|kept| kept.0 == key) {
            return Arc::clone(&kept.1);
        }
        let throw = Arc::new(Throw::new(seed, tray, &key.2, &key.3));
        ctx.data_mut(|data| data.insert_temp(id, Arc::new((key, Arc::clone(&throw)))));
        throw
    }

    /// Throws dice with this side from a hand onto the tray, so that they come to rest in the slots, among others that lie
    /// still. They have been taken up from the slots, or all from one place. Everything is in points.
    pub fn new(seed: u64, tray: Tray, slots: &[Pos2], lying: &[Pos2]) -> Self {
        let Tray { area: tray, hand, side, from } = tray;
        let side = side.max(1.0);
        let mut stream = derive_stream(seed, "throw", &[slots.len() as u64]);
        let local = |at: &Pos2| (*at - tray.min) / side;
        let size = tray.size() / side;
        let lying: Vec<Vec2> = lying.iter().map(local).collect();
        let hand = local(&hand);
        let mut bodies: Vec<Body> = slots.iter().map(|slot| Body::in_hand(&mut stream, hand, local(slot))).collect();
        let mut ways: Vec<Vec<Pos2>> = bodies.iter().map(|_| Vec::with_capacity(STEPS + 1)).collect();
        let mut turns: Vec<Vec<Turn>> = bodies.iter().map(|_| Vec::with_capacity(STEPS + 1)).collect();
        for step in 0..=STEPS {
            let time = GLIDE[0] * step as f32 / STEPS as f32;
            for ((body, way), turns) in bodies.iter().zip(&mut ways).zip(&mut turns) {
                way.push(tray.min + body.at * side);
                turns.push(body.turn);
            }
            advance(&mut bodies, &lying, size, time, &mut stream);
        }
        // The dice take the slots in the order in which they lie, so that they need not pass each other.
        let by_x = |points: Vec<Pos2>| {
            let mut order: Vec<usize> = (0..points.len()).collect();
            order.sort_by(|one, other| points[*one].x.total_cmp(&points[*other].x));
            order
        };
        let thrown = by_x(ways.iter().map(|way| way[STEPS]).collect());
        let in_order = by_x(slots.to_vec());
        let mut dice: Vec<Option<ThrownDie>> = slots.iter().map(|_| None).collect();
        for (body, slot) in thrown.into_iter().zip(in_order) {
            let tempo = bodies[body].tempo;
            let last = step_at(TOUCHES[1] * tempo) as usize;
            let turns: Vec<Turn> = turns[body].drain(..=last).collect();
            let (flat, off) = turns[last].laid_flat();
            let straight = Turn::about([0.0, 0.0, 1.0], -off) * flat;
            let askew = Turn::about([0.0, 0.0, 1.0], between(&mut stream, -ASKEW, ASKEW).to_radians()) * straight;
            let way = std::mem::take(&mut ways[body]);
            let taken = from.unwrap_or(slots[slot]);
            dice[slot] = Some(ThrownDie { way, turns, askew, straight, tempo, slot: slots[slot], taken });
        }
        Throw { side, dice: dice.into_iter().flatten().collect() }
    }

    /// Where a die is at a share, 0 to 1, of the throw.
    pub fn pose(&self, die: usize, share: f32) -> Option<DiePose> {
        let die = self.dice.get(die)?;
        let resting = DiePose {
            at: die.slot,
            height: 0.0,
            turn: die.straight,
            top: die.straight.top(),
            upright: die.straight.inverse(),
        };
        if share < GATHER {
            let taken = smoothstep(share / GATHER);
            let at = die.taken.lerp(die.way[0], taken);
            // It is off the table from the first moment, so that no side looks like one that was rolled.
            let height = TAKEN + (HEIGHTS[0] - TAKEN) * taken;
            return Some(DiePose { at, height, turn: die.turns[0], ..resting });
        }
        let share = ((share - GATHER) / (1.0 - GATHER)).clamp(0.0, 1.0);
        let step = step_at(share);
        let (from, part) = (step as usize, step.fract());
        let at = |step: usize| die.way[step.min(STEPS)];
        let thrown = at(from).lerp(at(from + 1), part);
        let glide = smoothstep((share - GLIDE[0]) / (GLIDE[1] - GLIDE[0]));
        let [_, second, third] = TOUCHES.map(|touch| touch * die.tempo);
        let turn = match share {
            _ if share < second => {
                let turn = |step: usize| die.turns[step.min(die.turns.len() - 1)];
                turn(from).towards(turn(from + 1), part)
            }
            _ if share < third => {
                let last = die.turns[die.turns.len() - 1];
                last.towards(die.askew, smoothstep((share - second) / (third - second)))
            }
            _ => die.askew.towards(die.straight, glide),
        };
        let height = match share < third {
            true => bouncing_height(die.tempo, share),
            // A long glide leads over what lies in the way.
            false => ((die.slot - thrown).length() / self.side - 0.5).clamp(0.0, 1.0) * 0.5 * arc(glide),
        };
        Some(DiePose { at: thrown.lerp(die.slot, glide), height, turn, ..resting })
    }
}

impl DiePose {
    /// A die that lies straight on the table at this point.
    pub fn lying(at: Pos2) -> Self {
        DiePose { at, height: 0.0, turn: Turn::NONE, top: Turn::NONE.top(), upright: Turn::NONE }
    }
}

impl Body {
    /// A die in the hand, about to be thrown towards a place.
    fn in_hand(stream: &mut Stream, hand: Vec2, goal: Vec2) -> Self {
        let at = hand + vec2(between(stream, -0.8, 0.8), between(stream, -0.8, 0.8));
        let aim = goal + vec2(between(stream, -0.7, 0.7), between(stream, -0.7, 0.7));
        // What friction lets it reach until the glide.
        let reach = (1.0 - (-FRICTION * GLIDE[0]).exp()) / FRICTION;
        let spin = [between(stream, -1.0, 1.0), between(stream, -1.0, 1.0), between(stream, -1.0, 1.0)];
        Body {
            at,
            speed: (aim - at) / reach,
            spin: spin.map(|part| part * 9.0),
            turn: tilted(stream),
            tempo: between(stream, 0.88, 1.06),
        }
    }
}

/// A die on one of its edges or corners, so that none of its sides lies on top.
fn tilted(stream: &mut Stream) -> Turn {
    let axis = Vec2::angled(between(stream, 0.0, std::f32::consts::TAU));
    Turn::about([axis.x, axis.y, 0.0], between(stream, 0.55, 0.95))
}

/// Advances all dice by one step, which begins at `time`.
fn advance(bodies: &mut [Body], lying: &[Vec2], size: Vec2, time: f32, stream: &mut Stream) {
    let step = GLIDE[0] / STEPS as f32;
    for body in bodies.iter_mut() {
        body.at += body.speed * step;
        body.speed *= (-FRICTION * step).exp();
        // It rolls in its direction, and turns as it was thrown.
        let roll = [-body.speed.y * 1.6, body.speed.x * 1.6, 0.0];
        let spin = [0, 1, 2].map(|axis| roll[axis] + body.spin[axis]);
        let rate = spin.iter().map(|part| part * part).sum::<f32>().sqrt();
        body.turn = Turn::about(spin, rate * step) * body.turn;
        let touches = |touch: f32| (time..time + step).contains(&(touch * body.tempo));
        if touches(TOUCHES[0]) {
            body.spin = [0, 1, 2].map(|axis| body.spin[axis] * 0.5 + between(stream, -6.0, 6.0));
        }
        if time >= TOUCHES[0] * body.tempo {
            keep_inside(body, size);
        }
    }
    for one in 0..bodies.len() {
        let height = bouncing_height(bodies[one].tempo, time);
        let (before, rest) = bodies.split_at_mut(one + 1);
        let body = &mut before[one];
        for other in rest {
            if (height - bouncing_height(other.tempo, time)).abs() < CLEAR {
                push_apart(body, other, time);
            }
        }
        for still in lying.iter().filter(|_| height < CLEAR && time >= TOUCHES[0] * body.tempo) {
            let way = body.at - *still;
            if way.length() < NEAREST {
                let away = if way == Vec2::ZERO { Vec2::X } else { way.normalized() };
                body.at = *still + away * NEAREST;
                body.speed -= away * (1.0 + BOUNCE) * body.speed.dot(away).min(0.0);
            }
        }
        if time >= TOUCHES[0] * body.tempo {
            keep_inside(body, size);
        }
    }
}

/// The height of a die, in sides, at a time after it is in the hand: it falls, bounces twice, and stays on the table.
fn bouncing_height(tempo: f32, time: f32) -> f32 {
    let [first, second, third] = TOUCHES.map(|touch| touch * tempo);
    match time {
        _ if time < first => HEIGHTS[0] * (1.0 - (time / first).powi(2)),
        _ if time < second => HEIGHTS[1] * arc((time - first) / (second - first)),
        _ if time < third => HEIGHTS[2] * arc((time - second) / (third - second)),
        _ => 0.0,
    }
}

/// Turns a die back at the rim.
fn keep_inside(body: &mut Body, size: Vec2) {
    for axis in 0..2 {
        let (least, most) = (0.5_f32.min(size[axis] * 0.5), (size[axis] - 0.5).max(size[axis] * 0.5));
        let inside = body.at[axis].clamp(least, most);
        if inside != body.at[axis] {
            body.at[axis] = inside;
            body.speed[axis] *= -BOUNCE;
        }
    }
}

/// Separates two dice that touch, and lets them bounce off each other.
fn push_apart(one: &mut Body, other: &mut Body, time: f32) {
    let way = other.at - one.at;
    let gap = way.length();
    if gap >= NEAREST || time < TOUCHES[0] * 0.5 {
        return;
    }
    let away = if gap < 1e-3 { Vec2::Y } else { way / gap };
    let aside = away * (NEAREST - gap) * 0.5;
    one.at -= aside;
    other.at += aside;
    let closing = (one.speed - other.speed).dot(away);
    if closing > 0.0 {
        let push = away * closing * (1.0 + BOUNCE) * 0.5;
        one.speed -= push;
        other.speed += push;
    }
}

/// The height of a bounce at a share of its time, 0 to 1.
fn arc(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    4.0 * share * (1.0 - share)
}

/// The step of the simulation, with a fraction, at a share of the throw.
fn step_at(share: f32) -> f32 {
    (share / GLIDE[0]).min(1.0) * STEPS as f32
}

/// A random number between two others.
fn between(stream: &mut Stream, least: f32, most: f32) -> f32 {
    const PARTS: u32 = 4096;
    least + (most - least) * random_below(stream, PARTS + 1) as f32 / PARTS as f32
}

/// How a die that lies at a place is shaken in a hand before it is thrown, at a time in seconds.
pub fn shaken(die: usize, place: Rect, seconds: f64) -> DiePose {
    let own = die as f64 * 2.4;
    let wave = |rate: f64| (seconds * rate + own).sin() as f32;
    let turn = Turn::about([wave(7.0), wave(9.0), wave(5.0)], wave(11.0) * 0.6);
    let aside = vec2(wave(43.0), wave(57.0)) * 0.07 * place.size().min_elem();
    DiePose { at: place.center() + aside, height: 0.3 + 0.15 * wave(23.0), turn, top: 4, upright: Turn::NONE }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    use crate::paint::dice::turn::normal;

    const SIDE: f32 = 30.0;

    /// The places of a row of dice.
    fn row(area: Rect, count: usize) -> Vec<Pos2> {
        let step = area.width() / count as f32;
        (0..count).map(|index| area.left_center() + vec2(step * (index as f32 + 0.5), 0.0)).collect()
    }

    fn on(area: Rect) -> Tray {
        Tray { area, hand: area.left_center(), side: SIDE, from: None }
    }

    /// The share of the whole throw at a time after the dice are in the hand.
    fn since_hand(time: f32) -> f32 {
        GATHER + (1.0 - GATHER) * time
    }

    /// Throws of one to seven dice onto a narrow cloth and a wide tray, some of them among dice that lie still.
    fn throws() -> impl Iterator<Item = (Rect, Vec<Pos2>, Vec<Pos2>, Throw)> {
        let trays = [vec2(270.0, 36.0), vec2(300.0, 150.0)].map(|size| Rect::from_min_size(pos2(40.0, 60.0), size));
        trays.into_iter().flat_map(|tray| {
            (0..140_u64).map(move |seed| {
                let count = seed as usize % 7 + 1;
                let places = row(tray, 7);
                let (slots, lying): (Vec<Pos2>, Vec<Pos2>) = match seed % 3 {
                    0 => (places[..count].to_vec(), places[count..].to_vec()),
                    1 => (places[7 - count..].to_vec(), Vec::new()),
                    _ => places.iter().partition(|at| (at.x as u64 + seed).is_multiple_of(2)),
                };
                let throw = Throw::new(seed, on(tray), &slots, &lying);
                (tray, slots, lying, throw)
            })
        })
    }

    #[test]
    fn dice_come_to_rest_in_their_places_within_the_time() {
        for (_, slots, _, throw) in throws() {
            for share in [since_hand(GLIDE[1]), 0.98, 1.0, 2.0] {
                for (index, slot) in slots.iter().enumerate() {
                    let pose = throw.pose(index, share).expect("thrown");
                    assert!((pose.at - *slot).length() < 0.01 && pose.height == 0.0, "{pose:?} for {slot:?}");
                    let (flat, askew) = pose.turn.laid_flat();
                    assert!(askew.abs() < 0.01 && pose.turn.apply(normal(flat.top()))[2] > 0.999);
                    assert_eq!(pose.turn.top(), pose.top);
                    let upright = pose.turn.apply(pose.upright.apply([1.0, 0.0, 0.0]));
                    assert!(upright[0] > 0.999, "{upright:?}");
                }
            }
            assert!(throw.pose(slots.len(), 0.5).is_none());
        }
    }

    #[test]
    fn dice_stay_on_the_tray_once_they_have_touched_it() {
        for (tray, slots, _, throw) in throws() {
            let inside = tray.expand(0.01);
            for (index, step) in (0..slots.len()).flat_map(|index| (24..=100).map(move |step| (index, step))) {
                let pose = throw.pose(index, since_hand(step as f32 / 100.0)).expect("thrown");
                let die = Rect::from_center_size(pose.at, Vec2::splat(SIDE * 0.99));
                assert!(inside.contains_rect(die), "{pose:?} at {step} in {tray:?}");
            }
        }
    }

    #[test]
    fn dice_fly_bounce_twice_and_lie_flat_and_a_little_askew_before_they_straighten() {
        let mut most = 0.0_f32;
        for (_, slots, _, throw) in throws() {
            for index in 0..slots.len() {
                let heights: Vec<f32> = (0..=140)
                    .map(|step| throw.pose(index, since_hand(step as f32 * 0.005)).expect("thrown").height)
                    .collect();
                let bounces = heights.windows(3).filter(|part| part[1] > part[0] && part[1] >= part[2]).count();
                assert_eq!(bounces, 2, "{heights:?}");
                let (_, askew) = throw.pose(index, since_hand(0.711)).expect("thrown").turn.laid_flat();
                let degrees = askew.to_degrees().abs();
                assert!(degrees <= ASKEW + 0.1, "{degrees}");
                most = most.max(degrees);
            }
        }
        assert!(most > ASKEW * 0.8, "{most}");
    }

    /// In the hand no side of a die lies on top, so that none looks like one that was rolled.
    #[test]
    fn dice_in_the_hand_lie_on_no_side() {
        for (_, slots, _, throw) in throws() {
            for (index, share) in (0..slots.len()).flat_map(|index| [0.0, 0.07, GATHER].map(|share| (index, share))) {
                let pose = throw.pose(index, share).expect("thrown");
                let up = pose.turn.apply(normal(pose.turn.top()))[2];
                assert!(up < 0.9 && pose.height >= TAKEN, "{pose:?}");
            }
        }
    }

    /// Where there is room, no die lies on another before the glide.
    #[test]
    fn dice_push_each_other_aside() {
        for (tray, slots, lying, throw) in throws().filter(|(tray, ..)| tray.height() > 100.0) {
            let at = |index: usize| throw.pose(index, since_hand(GLIDE[0])).expect("thrown").at;
            let all: Vec<Pos2> = (0..slots.len()).map(at).chain(lying).collect();
            for (one, other) in (0..all.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
                let apart = (all[one] - all[other]).length();
                assert!(apart > SIDE * 0.95, "{apart} in {tray:?}: {all:?}");
            }
        }
    }

    /// The way of a die depends on the seed and the places alone, so it cannot tell what will lie on top.
    #[test]
    fn same_seed_gives_the_same_throw_and_each_side_comes_up() {
        let tray = Rect::from_min_size(Pos2::ZERO, vec2(300.0, 120.0));
        let throw = |seed: u64| Throw::new(seed, on(tray), &row(tray, 3), &[]);
        assert_eq!(throw(5), throw(5));
        assert_ne!(throw(5), throw(6));
        let mut tops = [0; 6];
        (0..100)
            .flat_map(|seed| [0, 1, 2].map(|die| throw(seed).pose(die, 1.0).expect("thrown").top))
            .for_each(|top| tops[top] += 1);
        assert!(tops.iter().all(|count| *count > 20), "{tops:?}");
    }
}
