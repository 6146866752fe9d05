//! How events are shown, step by step: dice roll, go into the pantry and home again, food streams to plates and bags.

use super::pieces::{DieAppearance, Food, Piece};
use super::place::{BoardArea, CatStep, ClothStep, Place};
use super::tray_dice::{TrayDie, rolled_tray, tray_after};
use crate::engine::Seat;
use crate::games::ratzzia::board::{COLUMNS, Column, Shelf};
use crate::games::ratzzia::dice::{Dice, DieOwner, PlacedDie};
use crate::games::ratzzia::{
    CandyOrigin, Direction, Effect, Move, Open, Ratzzia, RemovedDie, Seen, SeenEvent, SpaceIndex, Stack,
};
use crate::paint::mouse::Mood;
use crate::paint::stage::{Beat, Moment, Pause, Show, Span, Way};
use crate::sound::Sound;

/// So many sausages at once make a mouse glad.
const BIG_MEAL: u32 = 4;

/// See `Painter::sound`.
pub fn sound(show: &Show<Ratzzia>) -> Option<Sound> {
    match show {
        Show::Change(_, Span::Roll) => Some(Sound::DiceRolled),
        Show::Change(Place::Cat(CatStep::Shadow), _) => Some(Sound::Cat),
        Show::Light(places) if matches!(places[..], [Place::Spot(_), ..]) => Some(Sound::RowDone),
        Show::Travel(travel) => Some(match travel.piece {
            Piece::Food(_) => Sound::FoodDropped,
            _ => Sound::DieSet,
        }),
        _ => None,
    }
}

/// See `Painter::beats`.
pub fn beats(moment: &Moment<'_, Ratzzia>) -> Vec<Beat<Ratzzia>> {
    let seen = &moment.observation.seen;
    let mut script = Script::new(seen, moment.before, moment.after);
    script.add_event();
    for effect in &seen.effects {
        script.add_effect(effect);
    }
    script.beats
}

/// See `Painter::follows_at_once`: dice are laid into a column one closely after another.
pub fn follows_at_once(before: &Seen, choice: Option<&Move>) -> bool {
    let is_laid = |choice: Move| TrayDie::placed(choice).is_some();
    let has_laid = matches!(before.event, SeenEvent::Chose(choice) if is_laid(choice));
    has_laid
        && choice.is_some_and(|choice| is_laid(*choice))
        && before.effects.iter().all(|effect| matches!(effect, Effect::Placed { .. }))
}

/// The beats of an event as they are put together.
struct Script<'a> {
    seen: &'a Seen,
    before: &'a Open,
    after: &'a Open,
    /// The dice in the columns after the effects so far.
    columns: [Stack; COLUMNS],
    /// The column whose reward is given.
    column: Option<Column>,
    /// The number of dice that have come home to the cloth so far.
    homecomings: usize,
    beats: Vec<Beat<Ratzzia>>,
}

impl<'a> Script<'a> {
    fn new(seen: &'a Seen, before: &'a Open, after: &'a Open) -> Self {
        let column = match seen.event {
            SeenEvent::Chose(Move::Store {} | Move::NoStore {}) => shelf_column(before, Shelf::Store),
            SeenEvent::Chose(Move::Candy { .. }) => shelf_column(before, Shelf::CandyJar),
            _ => None,
        };
        Script { seen, before, after, columns: before.columns, column, homecomings: 0, beats: Vec::new() }
    }

    /// The decision or the roll itself.
    fn add_event(&mut self) {
        let seat = self.seen.seat;
        match self.seen.event {
            SeenEvent::Began => {
                self.beats.push(Beat::light(vec![Place::Plate(seat)]));
                let shelf = fullest_shelf(self.after);
                let flights = Seat::all(usize::from(self.after.seats)).flat_map(|seat| {
                    let front = self.after.front.get(seat.index()).copied().unwrap_or(0);
                    food_stream(front, Place::ShelfItem(shelf), Place::Front(seat))
                });
                self.stream(flights.collect());
            }
            SeenEvent::Rolled { dice, .. } => {
                let rolls = (0..dice.count()).map(|slot| Beat::change(Place::Die(slot), Span::Roll).together());
                self.beats.extend(rolls);
            }
            SeenEvent::SupportRolled { dice } => self.roll_support(&dice),
            SeenEvent::Chose(choice) => self.add_decision(choice),
        }
    }

    fn add_decision(&mut self, choice: Move) {
        match choice {
            Move::Roll {} => self.beats.push(Beat::new(Show::Shake(Place::Tray)).prelude()),
            Move::RollSupport {} => self.beats.push(Beat::new(Show::Shake(Place::Reserve)).prelude()),
            Move::Reroll { dice } => self.pick_up(&dice),
            Move::Keep {} => self.beats.push(Beat::light(vec![Place::Tray]).prelude()),
            Move::NoStore {} => self.beats.extend(self.shelf().map(|shelf| Beat::new(Show::Shake(shelf)))),
            Move::PassFood { .. } => self.beats.push(Beat::light(vec![Place::Plates])),
            // Their effects say it all.
            Move::Finish {}
            | Move::Place { .. }
            | Move::PlaceSupport { .. }
            | Move::PlaceCandy { .. }
            | Move::TakeBack { .. }
            | Move::Annie { .. }
            | Move::Candy { .. }
            | Move::Store {}
            | Move::Steal { .. } => {}
        }
    }

    /// The kept dice move together, and those to be rolled again are shaken.
    fn pick_up(&mut self, again: &Dice) {
        let from = tray_after(self.before, None);
        let to = tray_after(self.after, None);
        let mut picked = *again;
        let mut kept = Vec::new();
        for (slot, die) in from.into_iter().enumerate() {
            match die {
                TrayDie::Own(Some(value)) if picked.count_of(value) > 0 => picked.take(value),
                TrayDie::Own(None) if picked.blanks() > 0 => picked.take_all(&Dice::blank(1)),
                die => kept.push((slot, die)),
            }
        }
        let first = to.len().saturating_sub(kept.len());
        for (index, (slot, die)) in kept.into_iter().enumerate() {
            let die = Piece::Die(DieAppearance::in_tray(die, self.after));
            let (from, to) = (vec![Place::Die(slot)], vec![Place::Die(first + index)]);
            self.beats.push(Beat::travel(die, from, to, Way::Slide).together().prelude());
        }
        self.beats.push(Beat::new(Show::Shake(Place::Tray)).together().prelude());
    }

    /// The support dice are thrown from the reserve onto the cloth, where they roll.
    fn roll_support(&mut self, dice: &Dice) {
        let slots = support_slots(self.after, dice).into_iter();
        self.beats.extend(slots.map(|slot| Beat::change(Place::Die(slot), Span::Roll).together()));
    }

    fn add_effect(&mut self, effect: &Effect) {
        let on_turn = self.seen.seat;
        match effect {
            Effect::Placed { at, die } => {
                let from = vec![Place::Dragged, Place::FirstDie(TrayDie::before_placing(*die)), Place::Tray];
                self.beats.push(Beat::travel(placed(*die), from, vec![Place::Spot(*at)], Way::Lift));
            }
            Effect::TakenBack { dice } => {
                let flights = dice.iter().map(|removed| self.go_home(removed)).collect();
                self.stream(flights);
            }
            Effect::Forced { value, count, first } => {
                let rolled = self.rolled_dice();
                let slots = rolled.iter().enumerate().filter(|(_, die)| **die == TrayDie::Own(Some(*value)));
                let die = placed(PlacedDie { value: *value, owner: DieOwner::Own(on_turn) });
                let spaces = (0..*count).map(|index| Place::Spot(SpaceIndex::Cat(first.saturating_add(index))));
                let flight = |((slot, _), space)| Beat::travel(die, vec![Place::Die(slot)], vec![space], Way::Arc);
                let flights = slots.zip(spaces).map(flight).collect();
                self.beats.push(Beat::light(vec![Place::Area(BoardArea::Cat)]));
                self.stream(flights);
            }
            Effect::CatCame { dice } => self.cat_comes(dice),
            Effect::SupportBack { dice } => {
                let slots = support_slots(self.before, dice);
                let die = |slot: usize| match tray_after(self.before, None).get(slot) {
                    Some(die) => DieAppearance::in_tray(*die, self.before),
                    None => DieAppearance::without_value(DieOwner::Support),
                };
                let flight = |slot: usize| {
                    let (from, to) = (vec![Place::Die(slot)], vec![Place::Reserve]);
                    Beat::travel(Piece::Die(die(slot)), from, to, Way::Lift)
                };
                self.stream(slots.into_iter().map(flight).collect());
            }
            Effect::Completed { column, dice } => self.complete(*column, dice),
            Effect::Sausages { seat, count } => {
                let from = self.shelf().unwrap_or(Place::Plates);
                let flights = (0..*count).map(|_| food(1, from, Place::Front(*seat)));
                self.stream(flights.collect());
            }
            Effect::AnnieMoved { die, from, column, lowest, filled } => {
                self.annie_moves(*die, *from, *column, (*lowest, *filled));
            }
            Effect::AnnieStayed { die, from } => {
                let removed = RemovedDie { from: *from, die: *die, sausages: 0 };
                let flight = self.go_home_paid(&removed);
                self.beats.push(flight);
            }
            Effect::CandyTaken { seat, from } => self.take_candy(*seat, *from),
            Effect::NoCandy | Effect::NotStored { .. } | Effect::NothingToSteal => {
                self.beats.extend(self.shelf().map(|shelf| Beat::new(Show::Shake(shelf))));
            }
            Effect::Stored { seat, amount } => {
                let flights = food_stream(u32::from(*amount), Place::Front(*seat), Place::Bag(*seat));
                self.stream(flights);
                self.beats.push(Beat::react(*seat, Mood::Glad));
            }
            Effect::Stolen { by, from, amount } => {
                self.beats.push(Beat::light(vec![Place::Plate(*from)]).sounding(Sound::Robbed).unskippable());
                self.beats.extend(Beat::rob(*by, *from));
                let flights = food_stream(*amount, Place::Front(*from), Place::Front(*by));
                self.stream(flights.into_iter().map(Beat::unskippable).collect());
                self.beats.push(Beat::hold(Pause::Short).unskippable());
            }
            Effect::FoodPassed { direction, gave } => self.pass_food(*direction, gave),
            Effect::Won { seat } => {
                self.beats.push(Beat::light(vec![Place::Plate(*seat)]).unskippable());
                self.beats.push(Beat::hold(Pause::Long).unskippable());
            }
            Effect::Turn { seat } => self.pass_turn(*seat),
        }
    }

    /// The dice on the cloth once they have rolled, before any goes to the cat.
    fn rolled_dice(&self) -> Vec<TrayDie> {
        match self.seen.event {
            SeenEvent::Rolled { dice, .. } => rolled_tray(self.before, &dice),
            _ => tray_after(self.before, None),
        }
    }

    /// The cat's shadow falls on the pantry, its ears come up, its paw reaches out; then all dice run home, column by
    /// column, and the cat goes.
    fn cat_comes(&mut self, dice: &[RemovedDie]) {
        self.beats.push(Beat::change(Place::Cat(CatStep::Shadow), Span::Turn));
        self.beats.push(Beat::light(vec![Place::Area(BoardArea::Cat)]).together());
        self.beats.push(Beat::change(Place::Cat(CatStep::Ears), Span::Turn));
        self.beats.push(Beat::hold(Pause::Short));
        self.beats.push(Beat::change(Place::Cat(CatStep::Paw), Span::Turn));
        let chased = Seat::all(usize::from(self.before.seats));
        let chased = chased.filter(|seat| dice.iter().any(|removed| removed.die.owner.seat() == Some(*seat)));
        self.beats.extend(chased.map(|seat| Beat::react(seat, Mood::Ouch)));
        let mut previous = None;
        for removed in dice {
            let column = match removed.from {
                SpaceIndex::Column(column, _) => Some(column),
                SpaceIndex::Cat(_) => None,
            };
            let flight = self.go_home(removed);
            self.beats.push(match previous {
                None => flight,
                Some(previous) if previous == column => flight.together(),
                Some(_) => flight.staggered(),
            });
            previous = Some(column);
        }
        self.beats.push(Beat::change(Place::Cat(CatStep::Gone), Span::Turn));
        self.columns = [Stack::EMPTY; COLUMNS];
    }

    /// A complete column lights up from the bottom; behind the light its dice go home one after another, each with the
    /// first sausage of its space, and then all spaces in turn pay the others.
    fn complete(&mut self, column: Column, dice: &[RemovedDie]) {
        self.column = Some(column);
        let spaces = dice.iter().map(|removed| Place::Spot(removed.from));
        self.beats.push(Beat::light(spaces.chain([Place::Area(BoardArea::Column(column))]).collect()));
        let printed = self.before.printed(column);
        let is_annies = |removed: &RemovedDie| {
            printed.shelf == Shelf::Annie
                && matches!(removed.from, SpaceIndex::Column(_, space) if usize::from(space) == printed.top())
        };
        let sausage = |removed: &RemovedDie, number: u8| {
            let to = removed.die.owner.seat().filter(|_| number <= removed.sausages)?;
            Some(food(1, Place::Spot(removed.from), Place::Front(to)))
        };
        for removed in dice {
            let home = (!is_annies(removed)).then(|| self.go_home_paid(removed));
            let first = sausage(removed, 1);
            let first = if home.is_some() { first.map(Beat::together) } else { first.map(Beat::staggered) };
            self.beats.extend(home.map(Beat::staggered).into_iter().chain(first));
        }
        let earned = |seat: Seat| -> u32 {
            let own = dice.iter().filter(|removed| removed.die.owner.seat() == Some(seat));
            own.map(|removed| u32::from(removed.sausages)).sum()
        };
        let rich = Seat::all(usize::from(self.before.seats)).filter(|seat| earned(*seat) >= BIG_MEAL);
        self.beats.extend(rich.map(|seat| Beat::react(seat, Mood::Glad)));
        let most = dice.iter().map(|removed| removed.sausages).max().unwrap_or(0);
        let others = (2..=most).flat_map(|number| dice.iter().filter_map(move |removed| sausage(removed, number)));
        self.beats.extend(others.map(Beat::staggered));
        self.columns[column.index()] = Stack::EMPTY;
    }

    /// The dice of a column move up by one to make room at its bottom for Annie's die.
    fn annie_moves(&mut self, die: PlacedDie, from: SpaceIndex, column: Column, (lowest, filled): (u8, u8)) {
        let spot = |space: usize| Place::Spot(SpaceIndex::Column(column, space as u8));
        let (lowest, filled) = (usize::from(lowest), usize::from(filled));
        let stack = &mut self.columns[column.index()];
        let moved = (lowest..filled).rev().filter_map(|space| Some((space, (*stack.0.get(space)?)?)));
        let slides: Vec<Beat<Ratzzia>> = moved
            .enumerate()
            .map(|(index, (space, die))| {
                let beat = Beat::travel(placed(die), vec![spot(space)], vec![spot(space + 1)], Way::Slide);
                if index == 0 { beat } else { beat.together() }
            })
            .collect();
        if filled < stack.0.len() {
            stack.0.copy_within(lowest..filled, lowest + 1);
            stack.0[lowest] = Some(die);
        }
        self.beats.extend(slides);
        self.beats.push(Beat::travel(placed(die), vec![Place::Spot(from)], vec![spot(lowest)], Way::Arc));
    }

    fn take_candy(&mut self, seat: Seat, from: CandyOrigin) {
        let loose = Piece::Die(DieAppearance { value: 0, seat: None, candy: true });
        let owned = |seat| Piece::Die(DieAppearance::without_value(DieOwner::Candy(seat)));
        let to = self.home(seat);
        let mut robbed = None;
        let beat = match from {
            CandyOrigin::Jar => Beat::travel(loose, self.jar(), to, Way::Arc),
            CandyOrigin::Seat(other) => {
                self.beats.push(Beat::light(vec![Place::Plate(other)]).sounding(Sound::Robbed).unskippable());
                self.beats.extend(Beat::rob(seat, other));
                let from = vec![Place::Hand(other), Place::Front(other)];
                Beat::travel(owned(other), from, to, Way::Arc).staggered().unskippable()
            }
            CandyOrigin::Board(space) => {
                let die = match space {
                    SpaceIndex::Column(column, index) => {
                        self.columns[column.index()].0.get_mut(usize::from(index)).and_then(Option::take)
                    }
                    SpaceIndex::Cat(_) => None,
                };
                let is_others = die.is_some_and(|die| die.owner.seat() != Some(seat));
                robbed = die.and_then(|die| die.owner.seat()).filter(|owner| *owner != seat);
                let flight = Beat::travel(die.map_or(loose, placed), vec![Place::Spot(space)], to, Way::Arc);
                if is_others { flight.unskippable() } else { flight }
            }
        };
        self.beats.push(beat);
        self.beats.extend(robbed.into_iter().flat_map(|other| Beat::rob(seat, other)));
    }

    /// All seats pass food at once.
    fn pass_food(&mut self, direction: Direction, gave: &[u32]) {
        let seats = gave.len().max(1);
        let mut flights = Vec::new();
        for (giver, amount) in gave.iter().enumerate().filter(|(_, amount)| **amount > 0) {
            let taker = match direction {
                Direction::Clockwise => giver + 1,
                Direction::Anticlockwise => giver + seats - 1,
            };
            let (giver, taker) = (Place::Front(Seat::new(giver)), Place::Front(Seat::new(taker % seats)));
            let flight = food(*amount, giver, taker).unskippable();
            flights.push(if flights.is_empty() { flight } else { flight.together() });
        }
        self.beats.extend(flights);
        let got = |taker: usize| match direction {
            Direction::Clockwise => gave[(taker + seats - 1) % seats],
            Direction::Anticlockwise => gave[(taker + 1) % seats],
        };
        self.beats.extend((0..gave.len()).filter_map(|seat| match gave[seat].cmp(&got(seat)) {
            std::cmp::Ordering::Greater => Some(Beat::react(Seat::new(seat), Mood::Ouch)),
            std::cmp::Ordering::Less => Some(Beat::react(Seat::new(seat), Mood::Glad)),
            std::cmp::Ordering::Equal => None,
        }));
        self.beats.push(Beat::hold(Pause::Short).unskippable());
    }

    /// Adds beats of which each begins shortly after the one before; the first begins when all earlier ones have ended.
    fn stream(&mut self, beats: Vec<Beat<Ratzzia>>) {
        let in_turn = |(index, beat): (usize, Beat<Ratzzia>)| if index == 0 { beat } else { beat.staggered() };
        self.beats.extend(beats.into_iter().enumerate().map(in_turn));
    }

    /// A die that is taken back or chased away by the cat goes home.
    fn go_home(&mut self, removed: &RemovedDie) -> Beat<Ratzzia> {
        let home = match removed.die.owner {
            DieOwner::Own(seat) | DieOwner::Candy(seat) => self.home(seat),
            DieOwner::Support => vec![Place::Reserve],
        };
        Beat::travel(placed(removed.die), vec![Place::Spot(removed.from)], home, Way::Arc)
    }

    /// A die of a complete column goes home.
    fn go_home_paid(&mut self, removed: &RemovedDie) -> Beat<Ratzzia> {
        match removed.die.owner {
            DieOwner::Candy(_) => {
                Beat::travel(placed(removed.die), vec![Place::Spot(removed.from)], self.jar(), Way::Arc)
            }
            _ => self.go_home(removed),
        }
    }

    /// Where a die comes home to a seat: on the cloth if the seat is on turn.
    fn home(&mut self, seat: Seat) -> Vec<Place> {
        if seat != self.before.turn.seat {
            return vec![Place::Hand(seat), Place::Front(seat)];
        }
        self.homecomings += 1;
        vec![Place::Home(self.homecomings - 1), Place::Tray]
    }

    /// The dice on the cloth, if any are left, slide to their owner, and those of the next seat come in their place.
    fn pass_turn(&mut self, seat: Seat) {
        if seat != self.before.turn.seat {
            let step = |step| Beat::change(Place::Cloth(step), Span::Step);
            let placed = matches!(self.seen.event, SeenEvent::Chose(choice) if TrayDie::placed(choice).is_some());
            let left = tray_after(self.before, None).len() + self.homecomings;
            self.beats.extend((left > usize::from(placed)).then(|| step(ClothStep::Cleared)));
            self.beats.push(step(ClothStep::Laid));
        }
        let light = Beat::light(vec![Place::Plate(seat)]);
        self.beats.push(if seat == self.before.turn.seat { light } else { light.together() });
    }

    /// Where the reward of the column lies that is resolved.
    fn shelf(&self) -> Option<Place> {
        self.column.map(Place::ShelfItem)
    }

    fn jar(&self) -> Vec<Place> {
        shelf_column(self.before, Shelf::CandyJar).map(Place::ShelfItem).into_iter().collect()
    }
}

/// The column with this shelf.
pub fn shelf_column(open: &Open, shelf: Shelf) -> Option<Column> {
    Column::ALL.into_iter().find(|column| open.printed(*column).shelf == shelf)
}

/// The column with the most sausages on its shelf.
fn fullest_shelf(open: &Open) -> Column {
    let sausages = |column: &Column| match open.printed(*column).shelf {
        Shelf::Sausages(count) => count,
        _ => 0,
    };
    Column::ALL.into_iter().max_by_key(sausages).unwrap_or(Column::ALL[0])
}

/// The slots of these support dice on the cloth.
fn support_slots(open: &Open, dice: &Dice) -> Vec<usize> {
    let mut left = *dice;
    let mut is_one = |die: &TrayDie| match die {
        TrayDie::Support(value) if left.count_of(*value) > 0 => {
            left.take(*value);
            true
        }
        _ => false,
    };
    tray_after(open, None).iter().enumerate().filter(|(_, die)| is_one(die)).map(|(slot, _)| slot).collect()
}

fn placed(die: PlacedDie) -> Piece {
    Piece::Die(DieAppearance::placed(die))
}

fn food(amount: u32, from: Place, to: Place) -> Beat<Ratzzia> {
    Beat::travel(Piece::Food(amount), vec![from], vec![to], Way::Arc)
}

/// An amount of food, piece by piece.
fn food_stream(amount: u32, from: Place, to: Place) -> Vec<Beat<Ratzzia>> {
    let pieces = Food::change(amount);
    let counted: u32 = pieces.iter().map(|piece| piece.worth()).sum();
    let mut flights: Vec<Beat<Ratzzia>> = pieces.into_iter().map(|piece| food(piece.worth(), from, to)).collect();
    if amount > counted {
        flights.push(food(amount - counted, from, to));
    }
    flights
}
