//! The animation of an event: dice and food in flight, one after another, and the change of each seat's food. No painting.

use crate::engine::Seat;
use crate::games::ratzzia::board::Column;
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};
use crate::games::ratzzia::{CandyOrigin, Direction, Effect, Open, Ratzzia, Seen, SeenEvent, SpaceIndex};
use crate::paint::painter::{Motion, PlayContext};

use super::pieces::DieAppearance;

// Times are in staggers, the delay between things that follow one another.

/// The staggers that `Motion::TurnOver` lasts beyond the ones it counts.
const TURN_OVER_MARGIN: u8 = 4;
/// The length of a transfer of stolen or passed food.
const FOOD_TRANSFER_LENGTH: u8 = 12;
/// The length of a roll.
const TUMBLE_LENGTH: f32 = 8.0;

/// Where a flight starts or ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FlightEnd {
    /// A space.
    Space(SpaceIndex),
    /// The shelf above a column.
    Shelf(Column),
    /// The cloth with the dice.
    Tray,
    /// The food in front of a seat.
    Front(Seat),
    /// A seat's bag.
    Bag(Seat),
    /// The jar, or the reserve of support dice.
    Away,
}

/// An item in flight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FlyingItem {
    /// A die.
    Die(DieAppearance),
    /// An amount of food.
    Food(u32),
}

/// The flight of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The item.
    pub item: FlyingItem,
    /// The start.
    pub from: FlightEnd,
    /// The end.
    pub to: FlightEnd,
    start: f32,
    end: f32,
}

/// A change of a seat's food.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// The seat.
    pub seat: Seat,
    /// The amount gained, negative if lost.
    pub by: i64,
    /// Whether the food in the bag changes, not the food in front.
    pub bag: bool,
    at: f32,
}

/// The flights, changes and tumbles that show an event, each with its time.
#[derive(Clone, Debug, Default)]
pub struct Choreography {
    flights: Vec<Flight>,
    changes: Vec<Change>,
    /// The columns that are resolved, each with its time.
    resolved: Vec<(Column, f32)>,
    /// The time at which the cat comes.
    cat: Option<f32>,
    tumbles: Option<(SeenEvent, f32)>,
    length: f32,
}

impl Choreography {
    /// What is shown of this event.
    pub fn of(seen: &Seen) -> Choreography {
        let mut choreography = Choreography::default();
        if matches!(seen.event, SeenEvent::Rolled { .. } | SeenEvent::SupportRolled { .. }) {
            choreography.tumbles = Some((seen.event, TUMBLE_LENGTH));
            choreography.length = TUMBLE_LENGTH;
        }
        let mut shelf = None;
        for effect in &seen.effects {
            if let Effect::Completed { column, .. } = effect {
                shelf = Some(*column);
            }
            choreography.add(effect, seen.seat, shelf);
        }
        choreography
    }

    fn fly(&mut self, item: FlyingItem, from: FlightEnd, to: FlightEnd, delay: f32, duration: f32) {
        let start = self.length + delay;
        self.flights.push(Flight { item, from, to, start, end: start + duration });
    }

    fn change(&mut self, seat: Seat, by: i64, bag: bool, delay: f32) {
        if by != 0 {
            self.changes.push(Change { seat, by, bag, at: self.length + delay });
        }
    }

    fn fly_home(&mut self, from: SpaceIndex, die: PlacedDie, delay: f32) {
        let to = home_of(die.owner);
        self.fly(FlyingItem::Die(DieAppearance::placed(die)), FlightEnd::Space(from), to, delay, 5.0);
    }

    fn add(&mut self, effect: &Effect, on_turn: Seat, shelf: Option<Column>) {
        let from_shelf = shelf.map_or(FlightEnd::Away, FlightEnd::Shelf);
        let duration = match effect {
            Effect::Placed { at, die } => {
                self.fly(
                    FlyingItem::Die(DieAppearance::placed(*die)),
                    FlightEnd::Tray,
                    FlightEnd::Space(*at),
                    0.0,
                    4.0,
                );
                4.0
            }
            Effect::TakenBack { dice } => {
                for (index, removed) in dice.iter().enumerate() {
                    self.fly_home(removed.from, removed.die, index as f32);
                }
                5.0 + dice.len() as f32
            }
            Effect::Forced { value, count, first } => {
                for index in 0..*count {
                    let die = DieAppearance::placed(PlacedDie { value: *value, owner: DieOwner::Own(on_turn) });
                    let to = FlightEnd::Space(SpaceIndex::Cat(first.saturating_add(index)));
                    self.fly(FlyingItem::Die(die), FlightEnd::Tray, to, 1.0 + f32::from(index), 5.0);
                }
                7.0 + f32::from(*count)
            }
            Effect::CatCame { dice } => {
                self.cat = Some(self.length);
                for (index, removed) in dice.iter().enumerate() {
                    self.fly_home(removed.from, removed.die, 6.0 + 0.4 * index as f32);
                }
                13.0 + 0.4 * dice.len() as f32
            }
            Effect::Completed { column, dice } => {
                self.resolved.push((*column, self.length));
                for (index, removed) in dice.iter().enumerate() {
                    let delay = 4.0 + index as f32;
                    self.fly_home(removed.from, removed.die, delay);
                    if let Some(seat) = removed.die.owner.seat().filter(|_| removed.sausages > 0) {
                        let food = FlyingItem::Food(u32::from(removed.sausages));
                        self.fly(food, FlightEnd::Space(removed.from), FlightEnd::Front(seat), delay + 0.6, 5.0);
                        self.change(seat, i64::from(removed.sausages), false, delay + 5.6);
                    }
                }
                11.0 + dice.len() as f32
            }
            Effect::Sausages { seat, count } => {
                self.fly(FlyingItem::Food(u32::from(*count)), from_shelf, FlightEnd::Front(*seat), 0.0, 7.0);
                self.change(*seat, i64::from(*count), false, 7.0);
                9.0
            }
            Effect::AnnieMoved { die, from, column, lowest, .. } => {
                let to = FlightEnd::Space(SpaceIndex::Column(*column, *lowest));
                self.fly(FlyingItem::Die(DieAppearance::placed(*die)), FlightEnd::Space(*from), to, 0.0, 7.0);
                8.0
            }
            Effect::AnnieStayed { die, from } => {
                self.fly_home(*from, *die, 0.0);
                6.0
            }
            Effect::CandyTaken { seat, from } => {
                let die = DieAppearance { value: 0, seat: None, candy: true };
                let from = match from {
                    CandyOrigin::Jar => from_shelf,
                    CandyOrigin::Seat(seat) => FlightEnd::Front(*seat),
                    CandyOrigin::Board(place) => FlightEnd::Space(*place),
                };
                self.fly(FlyingItem::Die(die), from, FlightEnd::Front(*seat), 0.0, 7.0);
                8.0
            }
            Effect::Stored { seat, amount } => {
                self.fly(
                    FlyingItem::Food(u32::from(*amount)),
                    FlightEnd::Front(*seat),
                    FlightEnd::Bag(*seat),
                    0.0,
                    7.0,
                );
                self.change(*seat, -i64::from(*amount), false, 0.0);
                self.change(*seat, i64::from(*amount), true, 7.0);
                9.0
            }
            Effect::Stolen { by, from, amount } => {
                self.fly(FlyingItem::Food(*amount), FlightEnd::Front(*from), FlightEnd::Front(*by), 1.0, 9.0);
                self.change(*from, -i64::from(*amount), false, 1.0);
                self.change(*by, i64::from(*amount), false, 10.0);
                f32::from(FOOD_TRANSFER_LENGTH)
            }
            Effect::FoodPassed { direction, gave } => {
                let seats = gave.len();
                for (giver, &amount) in gave.iter().enumerate().filter(|(_, amount)| **amount > 0) {
                    let taker = match direction {
                        Direction::Clockwise => giver + 1,
                        Direction::Anticlockwise => giver + seats - 1,
                    };
                    let (giver, taker) = (Seat::new(giver), Seat::new(taker % seats));
                    self.fly(FlyingItem::Food(amount), FlightEnd::Front(giver), FlightEnd::Front(taker), 1.0, 9.0);
                    self.change(giver, -i64::from(amount), false, 1.0);
                    self.change(taker, i64::from(amount), false, 10.0);
                }
                f32::from(FOOD_TRANSFER_LENGTH)
            }
            Effect::SupportBack { .. }
            | Effect::NoCandy
            | Effect::NotStored { .. }
            | Effect::NothingToSteal
            | Effect::Won { .. }
            | Effect::Turn { .. } => 0.0,
        };
        self.length += duration;
    }
}

fn home_of(owner: DieOwner) -> FlightEnd {
    match owner {
        DieOwner::Own(seat) => FlightEnd::Front(seat),
        DieOwner::Candy(_) | DieOwner::Support => FlightEnd::Away,
    }
}

/// See `Painter::motion`.
pub fn motion(seen: &Seen) -> Motion {
    let rolled = matches!(seen.event, SeenEvent::Rolled { .. } | SeenEvent::SupportRolled { .. });
    let count = seen.effects.iter().filter(|effect| !matches!(effect, Effect::Turn { .. })).count();
    let length = || Choreography::of(seen).length as u8;
    match count {
        0 if rolled => Motion::Dice,
        0 => Motion::Piece,
        // By decision or automatically: players must see whose food has gone.
        _ if seen.effects.iter().any(moves_food) => Motion::Unskippable(length().saturating_sub(FOOD_TRANSFER_LENGTH)),
        _ => Motion::TurnOver(length().saturating_sub(TURN_OVER_MARGIN)),
    }
}

/// Whether an effect moves front food from one seat to another.
fn moves_food(effect: &Effect) -> bool {
    matches!(effect, Effect::Stolen { .. } | Effect::FoodPassed { .. })
}

/// The animation of the last event at the current moment.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    choreography: Choreography,
    now: f32,
    over: bool,
}

impl Animation {
    /// The animation of a scene.
    pub fn of(play: &PlayContext<'_, Ratzzia>) -> Animation {
        let Some((observation, progress)) = play.last else { return Animation { over: true, ..Animation::default() } };
        let choreography = Choreography::of(&observation.seen);
        let now = progress * choreography.length;
        Animation { choreography, now, over: progress >= 1.0 }
    }

    /// The flights that have not ended, each with its progress, 0 to 1; flights that have not started are included.
    pub fn flights(&self) -> impl Iterator<Item = (&Flight, f32)> {
        let under_way = |flight: &&Flight| !self.over && self.now < flight.end;
        let share = |flight: &Flight| ((self.now - flight.start) / (flight.end - flight.start)).clamp(0.0, 1.0);
        self.choreography.flights.iter().filter(under_way).map(move |flight| (flight, share(flight)))
    }

    /// Whether the die for this space is still in flight.
    pub fn has_incoming_die(&self, place: SpaceIndex) -> bool {
        self.flights().any(|(flight, _)| flight.to == FlightEnd::Space(place))
    }

    /// A seat's food at this moment, in front or in the bag.
    pub fn food(&self, open: &Open, seat: Seat, bag: bool) -> u32 {
        let sums = if bag { &open.bags } else { &open.front };
        let now = sums.get(seat.index()).copied().map_or(0, i64::from);
        u32::try_from(now - self.pending_change(seat, bag)).unwrap_or(0)
    }

    /// The change of a seat's food that is still to come, in front or in the bag; negative if food will go.
    fn pending_change(&self, seat: Seat, bag: bool) -> i64 {
        let pending = |change: &&Change| !self.over && change.at > self.now;
        let of = |change: &&Change| change.seat == seat && change.bag == bag;
        self.choreography.changes.iter().filter(pending).filter(of).map(|change| change.by).sum()
    }

    /// The change of a seat's food by the last event so far, in front or in the bag.
    pub fn food_change(&self, seat: Seat, bag: bool) -> i64 {
        let come = |change: &&Change| self.over || change.at <= self.now;
        let of = |change: &&Change| change.seat == seat && change.bag == bag;
        self.choreography.changes.iter().filter(come).filter(of).map(|change| change.by).sum()
    }

    /// How far the cat has risen, 0 to 1, before it goes down again; `None` if it does not come.
    pub fn cat(&self) -> Option<f32> {
        let since = self.now - self.choreography.cat?;
        if self.over {
            return None;
        }
        Some((since / 4.0).clamp(0.0, 1.0).min(((13.0 - since) / 3.0).clamp(0.0, 1.0)))
    }

    /// How strongly a column that is resolved glows, 0 to 1.
    pub fn glow(&self, column: Column) -> f32 {
        let at = self.choreography.resolved.iter().find(|(resolved, _)| *resolved == column).map(|(_, at)| *at);
        let since = at.map(|at| self.now - at).filter(|since| !self.over && *since >= 0.0);
        since.map_or(0.0, |since| (1.0 - since / 11.0).clamp(0.0, 1.0))
    }

    /// The roll in progress, with its progress, 0 to 1.
    pub fn tumbling(&self) -> Option<(SeenEvent, f32)> {
        let (what, length) = self.choreography.tumbles?;
        (!self.over && self.now < length).then_some((what, self.now / length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::PerSeat;
    use crate::games::ratzzia::Move;

    #[test]
    fn food_transfers_are_unskippable() {
        let (ada, bo) = (Seat::new(0), Seat::new(1));
        let complete = |column| Effect::Completed { column, dice: Vec::new() };
        let stolen = Effect::Stolen { by: ada, from: bo, amount: 3 };
        let passed =
            Effect::FoodPassed { direction: Direction::Clockwise, gave: [2, 2].into_iter().collect::<PerSeat<u32>>() };
        let [eighth, ninth] = [8, 9].map(|number| complete(Column::new(number).expect("1 to 9")));
        let motion =
            |choice, effects: Vec<Effect>| motion(&Seen { seat: ada, event: SeenEvent::Chose(choice), effects });
        let steal = Move::Steal { seat: bo };
        assert_eq!(motion(steal, vec![stolen.clone(), ninth.clone()]), Motion::Unskippable(11));
        assert_eq!(motion(Move::Finish {}, vec![eighth.clone(), stolen]), Motion::Unskippable(11));
        assert_eq!(motion(Move::Finish {}, vec![ninth, passed]), Motion::Unskippable(11));
        assert_eq!(
            motion(Move::Finish {}, vec![eighth, Effect::NothingToSteal]),
            Motion::TurnOver(11 - TURN_OVER_MARGIN)
        );
    }

    #[test]
    fn stolen_food_counts_once_it_has_arrived() {
        let (ada, bo) = (Seat::new(0), Seat::new(1));
        let effects = vec![Effect::Stolen { by: ada, from: bo, amount: 3 }, Effect::Turn { seat: bo }];
        let seen = Seen { seat: ada, event: SeenEvent::Chose(Move::Steal { seat: bo }), effects };
        assert_eq!(motion(&seen), Motion::Unskippable(0));
        let at = |now: f32| Animation { choreography: Choreography::of(&seen), now, over: false };
        assert_eq!((at(0.0).pending_change(ada, false), at(0.0).pending_change(bo, false)), (3, -3));
        assert_eq!((at(5.0).pending_change(ada, false), at(5.0).pending_change(bo, false)), (3, 0));
        assert_eq!((at(11.0).pending_change(ada, false), at(11.0).food_change(bo, false)), (0, -3));
    }
}
