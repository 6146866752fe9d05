//! The dice on the cloth as they are shown while an event is on the stage: those that lie there, the gaps of those that
//! have left, and those that come home. No painting.

use super::pieces::Piece;
use super::place::{ClothStep, Place};
use super::shown_position::ShownPosition;
use super::tray_dice::{TrayDie, rolled_tray, tray_after};
use crate::games::ratzzia::{Open, Phase, SeenEvent};
use crate::paint::easing::smoothstep;

/// The share of its way that a die has covered before its gap begins to close, and the share of the way that this takes.
const GAP_STAYS: f32 = 0.5;
const GAP_CLOSES: f32 = 0.4;

/// What is shown on the cloth.
#[derive(Clone, Debug)]
pub struct Cloth<'a> {
    /// The dice from the left, with gaps.
    pub dice: Vec<ClothDie>,
    /// The position whose seat on turn owns the dice.
    pub owner: &'a Open,
    /// How far the dice are from the cloth, 0 to 1: 1 with their owner, 0 on the cloth.
    pub away: f32,
}

/// A die on the cloth, or its gap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClothDie {
    /// The die.
    pub die: TrayDie,
    /// Where it lies, goes to or came from, if that place has a name.
    pub place: Option<Place>,
    /// Whether it lies there.
    pub lies: bool,
    /// The room that it takes, 0 to 1 slot.
    pub room: f32,
}

impl ClothDie {
    fn lying(slot: usize, die: TrayDie) -> Self {
        ClothDie { die, place: Some(Place::Die(slot)), lies: true, room: 1.0 }
    }

    /// The number of the slot in which it lies.
    pub fn slot(&self) -> Option<usize> {
        match self.place {
            Some(Place::Die(slot)) => Some(slot),
            _ => None,
        }
    }
}

impl<'a> Cloth<'a> {
    /// The cloth when nothing moves on it.
    pub fn at_rest(dice: Vec<TrayDie>, owner: &'a Open) -> Self {
        let lying = |(slot, die)| ClothDie::lying(slot, die);
        Cloth { dice: dice.into_iter().enumerate().map(lying).collect(), owner, away: 0.0 }
    }

    /// Whether the cloth shows what it shows after the event, so that its dice can be chosen already.
    pub fn is_settled(shown: &ShownPosition<'a>) -> bool {
        shown.before.is_none_or(|before| {
            let at_rest = Cloth::at_rest(tray_after(shown.after, shown.seen), shown.after);
            before.turn.seat == shown.after.turn.seat && Cloth::of(shown).lying().eq(at_rest.lying())
        })
    }

    /// What is shown on the cloth now.
    pub fn of(shown: &ShownPosition<'a>) -> Self {
        let after = || Cloth::at_rest(tray_after(shown.after, shown.seen), shown.after);
        let (Some(before), Some(seen)) = (shown.before, shown.running_event()) else { return after() };
        let changes_owner = before.turn.seat != shown.after.turn.seat;
        let is_ready =
            matches!(shown.after.phase, Phase::Rolling { .. } | Phase::Placing | Phase::RollingSupport { .. });
        match seen.event {
            SeenEvent::Chose(choice) if TrayDie::placed(choice).is_some() => return Cloth::closing(shown, before),
            SeenEvent::SupportRolled { .. } => return after(),
            SeenEvent::Chose(_) if is_ready && !changes_owner && before.phase != shown.after.phase => return after(),
            _ => {}
        }
        let laid = shown.stage.change(Place::Cloth(ClothStep::Laid));
        let cleared = shown.stage.change(Place::Cloth(ClothStep::Cleared));
        if changes_owner && cleared >= 1.0 {
            return Cloth { away: 1.0 - laid, ..after() };
        }
        let (lying, rolled_again) = match seen.event {
            SeenEvent::Rolled { dice, again } => (rolled_tray(before, &dice), if again { dice.count() } else { 0 }),
            _ => (tray_after(before, None), 0),
        };
        let mut cloth = Cloth::at_rest(lying, before);
        cloth.take_away(shown);
        cloth.bring_home(shown, rolled_again);
        Cloth { away: if changes_owner { cleared } else { 0.0 }, ..cloth }
    }

    /// The cloth while dice are placed: their gaps stay until they have left, and then the others close up.
    fn closing(shown: &ShownPosition<'a>, before: &'a Open) -> Self {
        let mut left = tray_after(shown.after, None);
        let mut dice: Vec<ClothDie> = tray_after(before, None).into_iter().map(|die| ClothDie::lying(0, die)).collect();
        // Of equal dice the first ones go.
        for one in dice.iter_mut().rev() {
            match left.iter().rposition(|die| *die == one.die) {
                Some(index) => drop(left.remove(index)),
                None => *one = ClothDie { place: None, lies: false, room: 0.0, ..*one },
            }
        }
        for (slot, one) in dice.iter_mut().filter(|one| one.lies).enumerate() {
            one.place = Some(Place::Die(slot));
        }
        let mut gaps: Vec<&mut ClothDie> = dice.iter_mut().filter(|one| !one.lies).collect();
        let mut next: Option<(f32, f32)> = None;
        for (travel, share) in shown.stage.ways().collect::<Vec<_>>().into_iter().rev() {
            // A gap that had not begun to close when the next die set out closes together with that die's gap.
            let closing = next.filter(|(next, _)| share - next < GAP_STAYS).map_or(share, |(_, closing)| closing);
            next = Some((share, closing));
            let is_its = |gap: &&mut ClothDie| travel.from.contains(&Place::FirstDie(gap.die));
            if let Some(index) = gaps.iter().rposition(is_its) {
                gaps.remove(index).room = room_left_behind(closing);
            }
        }
        Cloth { dice, owner: shown.after, away: 0.0 }
    }

    /// Leaves gaps for dice that go from their slots to the cat or to the reserve.
    fn take_away(&mut self, shown: &ShownPosition<'_>) {
        for (travel, share) in shown.stage.ways().filter(|(_, share)| *share > 0.0) {
            let is_its = |one: &&mut ClothDie| one.place.is_some_and(|place| travel.from.contains(&place));
            if let Some(one) = self.dice.iter_mut().find(is_its) {
                *one = ClothDie { lies: false, room: room_left_behind(share), ..*one };
            }
        }
    }

    /// Makes room for the dice of the seat on turn that come home, where they will lie after the event.
    fn bring_home(&mut self, shown: &ShownPosition<'_>, first: usize) {
        let mut own = Vec::new();
        for (travel, share) in shown.stage.ways() {
            let Some(place) = travel.to.iter().find(|place| matches!(place, Place::Home(_))) else { continue };
            let comes = |die| ClothDie { die, place: Some(*place), lies: share >= 1.0, room: smoothstep(share) };
            match travel.piece {
                Piece::Die(die) if die.candy => self.dice.push(comes(TrayDie::Candy)),
                _ => own.push(comes(TrayDie::Own(None))),
            }
        }
        let first = first.min(self.dice.len());
        self.dice.splice(first..first, own);
    }

    /// The dice that lie there.
    pub fn lying(&self) -> impl Iterator<Item = &ClothDie> {
        self.dice.iter().filter(|one| one.lies)
    }

    /// The room that all dice and gaps take, in slots.
    pub fn room(&self) -> f32 {
        self.dice.iter().map(|one| one.room).sum()
    }

    /// The dice and gaps, each with the middle of its room, in slots from the left.
    pub fn middles(&self) -> impl Iterator<Item = (ClothDie, f32)> + use<'_> {
        let mut left = 0.0;
        self.dice.iter().map(move |one| {
            left += one.room;
            (*one, left - one.room * 0.5)
        })
    }
}

/// The room of a die that has covered this share of its way from the cloth.
fn room_left_behind(share: f32) -> f32 {
    1.0 - smoothstep((share - GAP_STAYS) / GAP_CLOSES)
}
