//! What moves: dice and food on their way, one thing after another, and by how much each seat's food has changed. No painting.

use crate::engine::Seat;
use crate::games::ratzzia::board::Column;
use crate::games::ratzzia::dice::{Lying, User};
use crate::games::ratzzia::{CandyFrom, Direction, Happening, Open, Place, Ratzzia, Seen, What};
use crate::paint::painter::{Motion, Scene};

use super::pieces::Shown;

// Times are counted in staggers, by which several things follow one another.

/// A motion of `TurnOver` is so much longer than the number of others in it.
const TURN: u8 = 4;
/// Food that is stolen or passed is told.
const TOLD: u8 = 12;
/// Dice tumble.
const TUMBLE: f32 = 8.0;

/// Where something comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// A space.
    Space(Place),
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

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thing {
    /// A die.
    Die(Shown),
    /// So much food.
    Food(u32),
}

/// Something on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// What.
    pub thing: Thing,
    /// From where.
    pub from: End,
    /// Where to.
    pub to: End,
    start: f32,
    end: f32,
}

/// Food that a seat has more or less of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// By how much.
    pub by: i64,
    /// In the bag, not in front.
    pub bag: bool,
    at: f32,
}

/// All that is seen of an event, in time.
#[derive(Clone, Debug, Default)]
pub struct Script {
    flights: Vec<Flight>,
    changes: Vec<Change>,
    /// Columns that are resolved, and when.
    resolved: Vec<(Column, f32)>,
    /// When the cat comes.
    cat: Option<f32>,
    tumbles: Option<(What, f32)>,
    length: f32,
}

impl Script {
    /// What is to be seen of this event.
    pub fn of(seen: &Seen) -> Script {
        let mut script = Script::default();
        if matches!(seen.what, What::Rolled { .. } | What::SupportRolled { .. }) {
            script.tumbles = Some((seen.what, TUMBLE));
            script.length = TUMBLE;
        }
        let mut shelf = None;
        for happening in &seen.then {
            if let Happening::Completed { column, .. } = happening {
                shelf = Some(*column);
            }
            script.add(happening, seen.seat, shelf);
        }
        script
    }

    fn fly(&mut self, thing: Thing, from: End, to: End, after: f32, lasts: f32) {
        let start = self.length + after;
        self.flights.push(Flight { thing, from, to, start, end: start + lasts });
    }

    fn change(&mut self, seat: Seat, by: i64, bag: bool, after: f32) {
        if by != 0 {
            self.changes.push(Change { seat, by, bag, at: self.length + after });
        }
    }

    fn home(&mut self, from: Place, die: Lying, after: f32) {
        let to = home(die.user);
        self.fly(Thing::Die(Shown::lying(die)), End::Space(from), to, after, 5.0);
    }

    fn add(&mut self, happening: &Happening, on_turn: Seat, shelf: Option<Column>) {
        let from_shelf = shelf.map_or(End::Away, End::Shelf);
        let lasts = match happening {
            Happening::Placed { at, die } => {
                self.fly(Thing::Die(Shown::lying(*die)), End::Tray, End::Space(*at), 0.0, 4.0);
                4.0
            }
            Happening::TakenBack { dice } => {
                for (index, leaving) in dice.iter().enumerate() {
                    self.home(leaving.from, leaving.die, index as f32);
                }
                5.0 + dice.len() as f32
            }
            Happening::Forced { value, count, first } => {
                for index in 0..*count {
                    let die = Shown::lying(Lying { value: *value, user: User::Own(on_turn) });
                    let to = End::Space(Place::Cat(first.saturating_add(index)));
                    self.fly(Thing::Die(die), End::Tray, to, 1.0 + f32::from(index), 5.0);
                }
                7.0 + f32::from(*count)
            }
            Happening::CatCame { dice } => {
                self.cat = Some(self.length);
                for (index, leaving) in dice.iter().enumerate() {
                    self.home(leaving.from, leaving.die, 6.0 + 0.4 * index as f32);
                }
                13.0 + 0.4 * dice.len() as f32
            }
            Happening::Completed { column, dice } => {
                self.resolved.push((*column, self.length));
                for (index, leaving) in dice.iter().enumerate() {
                    let after = 4.0 + index as f32;
                    self.home(leaving.from, leaving.die, after);
                    if let Some(seat) = leaving.die.user.seat().filter(|_| leaving.sausages > 0) {
                        let food = Thing::Food(u32::from(leaving.sausages));
                        self.fly(food, End::Space(leaving.from), End::Front(seat), after + 0.6, 5.0);
                        self.change(seat, i64::from(leaving.sausages), false, after + 5.6);
                    }
                }
                11.0 + dice.len() as f32
            }
            Happening::Sausages { seat, count } => {
                self.fly(Thing::Food(u32::from(*count)), from_shelf, End::Front(*seat), 0.0, 7.0);
                self.change(*seat, i64::from(*count), false, 7.0);
                9.0
            }
            Happening::AnnieMoved { die, from, column, lowest, .. } => {
                let to = End::Space(Place::Column(*column, *lowest));
                self.fly(Thing::Die(Shown::lying(*die)), End::Space(*from), to, 0.0, 7.0);
                8.0
            }
            Happening::AnnieStayed { die, from } => {
                self.home(*from, *die, 0.0);
                6.0
            }
            Happening::CandyTaken { seat, from } => {
                let die = Shown { value: 0, seat: None, candy: true };
                let from = match from {
                    CandyFrom::Jar => from_shelf,
                    CandyFrom::Seat(seat) => End::Front(*seat),
                    CandyFrom::Board(place) => End::Space(*place),
                };
                self.fly(Thing::Die(die), from, End::Front(*seat), 0.0, 7.0);
                8.0
            }
            Happening::Stored { seat, amount } => {
                self.fly(Thing::Food(u32::from(*amount)), End::Front(*seat), End::Bag(*seat), 0.0, 7.0);
                self.change(*seat, -i64::from(*amount), false, 0.0);
                self.change(*seat, i64::from(*amount), true, 7.0);
                9.0
            }
            Happening::Stolen { by, from, amount } => {
                self.fly(Thing::Food(*amount), End::Front(*from), End::Front(*by), 1.0, 9.0);
                self.change(*from, -i64::from(*amount), false, 1.0);
                self.change(*by, i64::from(*amount), false, 10.0);
                f32::from(TOLD)
            }
            Happening::FoodPassed { direction, gave } => {
                let seats = gave.len();
                for (giver, &amount) in gave.iter().enumerate().filter(|(_, amount)| **amount > 0) {
                    let taker = match direction {
                        Direction::Clockwise => giver + 1,
                        Direction::Anticlockwise => giver + seats - 1,
                    };
                    let (giver, taker) = (Seat::new(giver), Seat::new(taker % seats));
                    self.fly(Thing::Food(amount), End::Front(giver), End::Front(taker), 1.0, 9.0);
                    self.change(giver, -i64::from(amount), false, 1.0);
                    self.change(taker, i64::from(amount), false, 10.0);
                }
                f32::from(TOLD)
            }
            Happening::SupportBack { .. }
            | Happening::NoCandy
            | Happening::NotStored { .. }
            | Happening::NothingToSteal
            | Happening::Won { .. }
            | Happening::Turn { .. } => 0.0,
        };
        self.length += lasts;
    }
}

fn home(user: User) -> End {
    match user {
        User::Own(seat) => End::Front(seat),
        User::Candy(_) | User::Support => End::Away,
    }
}

/// See `Painter::motion`.
pub fn motion(seen: &Seen) -> Motion {
    let rolled = matches!(seen.what, What::Rolled { .. } | What::SupportRolled { .. });
    let done = seen.then.iter().filter(|happening| !matches!(happening, Happening::Turn { .. })).count();
    let length = || Script::of(seen).length as u8;
    match done {
        0 if rolled => Motion::Dice,
        0 => Motion::Piece,
        // Whatever else happens: by decision or by itself, people must know whose food has gone.
        _ if seen.then.iter().any(moves_food) => Motion::Unskippable(length().saturating_sub(TOLD)),
        _ => Motion::TurnOver(length().saturating_sub(TURN)),
    }
}

/// Whether food that was in front of a seat goes to another.
fn moves_food(happening: &Happening) -> bool {
    matches!(happening, Happening::Stolen { .. } | Happening::FoodPassed { .. })
}

/// What is seen of the last event now.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    script: Script,
    now: f32,
    over: bool,
}

impl Moves {
    /// Of the scene.
    pub fn of(scene: &Scene<'_, Ratzzia>) -> Moves {
        let Some((observation, progress)) = scene.last else { return Moves { over: true, ..Moves::default() } };
        let script = Script::of(&observation.seen);
        let now = progress * script.length;
        Moves { script, now, over: progress >= 1.0 }
    }

    /// What flies, and how far it has come, 0 to 1; also what has not set out yet.
    pub fn flights(&self) -> impl Iterator<Item = (&Flight, f32)> {
        let under_way = |flight: &&Flight| !self.over && self.now < flight.end;
        let share = |flight: &Flight| ((self.now - flight.start) / (flight.end - flight.start)).clamp(0.0, 1.0);
        self.script.flights.iter().filter(under_way).map(move |flight| (flight, share(flight)))
    }

    /// Whether the die that lies there in the end is still on its way.
    pub fn is_awaited(&self, place: Place) -> bool {
        self.flights().any(|(flight, _)| flight.to == End::Space(place))
    }

    /// A seat's food as far as it has come and gone, in front or in the bag.
    pub fn food(&self, open: &Open, seat: Seat, bag: bool) -> u32 {
        let sums = if bag { &open.bags } else { &open.front };
        let now = sums.get(seat.index()).copied().map_or(0, i64::from);
        u32::try_from(now - self.still_to_come(seat, bag)).unwrap_or(0)
    }

    /// How much of a seat's food has not come yet, in front or in the bag: less than nothing if it has not gone yet.
    fn still_to_come(&self, seat: Seat, bag: bool) -> i64 {
        let pending = |change: &&Change| !self.over && change.at > self.now;
        let of = |change: &&Change| change.seat == seat && change.bag == bag;
        self.script.changes.iter().filter(pending).filter(of).map(|change| change.by).sum()
    }

    /// By how much a seat's food has changed by the last event so far: what is in front, and what is in the bag.
    pub fn changed(&self, seat: Seat, bag: bool) -> i64 {
        let come = |change: &&Change| self.over || change.at <= self.now;
        let of = |change: &&Change| change.seat == seat && change.bag == bag;
        self.script.changes.iter().filter(come).filter(of).map(|change| change.by).sum()
    }

    /// How far the cat has come up, 0 to 1, and gone down again; none if it does not come.
    pub fn cat(&self) -> Option<f32> {
        let since = self.now - self.script.cat?;
        if self.over {
            return None;
        }
        Some((since / 4.0).clamp(0.0, 1.0).min(((13.0 - since) / 3.0).clamp(0.0, 1.0)))
    }

    /// How strongly a column that is complete shines, 0 to 1.
    pub fn shines(&self, column: Column) -> f32 {
        let at = self.script.resolved.iter().find(|(resolved, _)| *resolved == column).map(|(_, at)| *at);
        let since = at.map(|at| self.now - at).filter(|since| !self.over && *since >= 0.0);
        since.map_or(0.0, |since| (1.0 - since / 11.0).clamp(0.0, 1.0))
    }

    /// How far dice have tumbled, 0 to 1, and which.
    pub fn tumbling(&self) -> Option<(What, f32)> {
        let (what, length) = self.script.tumbles?;
        (!self.over && self.now < length).then_some((what, self.now / length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::PerSeat;
    use crate::games::ratzzia::Move;

    #[test]
    fn food_that_goes_to_others_is_told_whatever_else_happens() {
        let (ada, bo) = (Seat::new(0), Seat::new(1));
        let complete = |column| Happening::Completed { column, dice: Vec::new() };
        let stolen = Happening::Stolen { by: ada, from: bo, amount: 3 };
        let passed = Happening::FoodPassed {
            direction: Direction::Clockwise,
            gave: [2, 2].into_iter().collect::<PerSeat<u32>>(),
        };
        let [eighth, ninth] = [8, 9].map(|number| complete(Column::new(number).expect("1 to 9")));
        let motion = |choice, then: Vec<Happening>| motion(&Seen { seat: ada, what: What::Chose(choice), then });
        let steal = Move::Steal { seat: bo };
        assert_eq!(motion(steal, vec![stolen.clone(), ninth.clone()]), Motion::Unskippable(11));
        assert_eq!(motion(Move::Finish {}, vec![eighth.clone(), stolen]), Motion::Unskippable(11));
        assert_eq!(motion(Move::Finish {}, vec![ninth, passed]), Motion::Unskippable(11));
        assert_eq!(motion(Move::Finish {}, vec![eighth, Happening::NothingToSteal]), Motion::TurnOver(11 - TURN));
    }

    #[test]
    fn food_that_is_stolen_is_told_and_comes_when_it_has_flown() {
        let (ada, bo) = (Seat::new(0), Seat::new(1));
        let then = vec![Happening::Stolen { by: ada, from: bo, amount: 3 }, Happening::Turn { seat: bo }];
        let seen = Seen { seat: ada, what: What::Chose(Move::Steal { seat: bo }), then };
        assert_eq!(motion(&seen), Motion::Unskippable(0));
        let at = |now: f32| Moves { script: Script::of(&seen), now, over: false };
        assert_eq!((at(0.0).still_to_come(ada, false), at(0.0).still_to_come(bo, false)), (3, -3));
        assert_eq!((at(5.0).still_to_come(ada, false), at(5.0).still_to_come(bo, false)), (3, 0));
        assert_eq!((at(11.0).still_to_come(ada, false), at(11.0).changed(bo, false)), (0, -3));
    }
}
