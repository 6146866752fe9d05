//! The plan search of R21, compared with an exhaustive search over all orders of placing.

use std::collections::{BTreeMap, BTreeSet};

use cheeseboard::engine::{Seat, derive_stream, random_below};
use cheeseboard::games::ratzzia::board::{Column, Target};
use cheeseboard::games::ratzzia::dice::{Die, DieOwner, PlacedDie};
use cheeseboard::games::ratzzia::{Move, Open, Phase};

use super::script::{FINISH, Game};

/// The dice left to place, and the free spaces of the columns. Dice below them only matter for the first free space.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Trial {
    own: Vec<u8>,
    support: Vec<u8>,
    candies: u8,
    grey: usize,
    /// The free spaces above the highest die: the value that each needs, 0 for any, and whether it is joined to the one below.
    columns: Vec<Vec<(u8, bool)>>,
    /// The value of the highest die, 0 if there is none.
    below: Vec<u8>,
    placed_own: bool,
    placed_support: usize,
}

impl Trial {
    fn of(open: &Open) -> Trial {
        let spaces = |column: Column| {
            let printed = open.printed(column);
            let next = open.stack(column).highest().map_or(printed.covered, |highest| highest + 1);
            let free = &printed.spaces[next..];
            free.iter().map(|space| (space.needs.map_or(0, Die::value), space.joined)).collect()
        };
        let below = |column: Column| open.stack(column).dice().last().map_or(0, |(_, die)| die.value.value());
        Trial {
            own: open.hand().numbers().filter(|&number| number > 0).collect(),
            support: open.support.numbers().collect(),
            candies: open.candies[open.turn.seat.index()],
            grey: open.grey_free(),
            columns: Column::ALL.map(spaces).to_vec(),
            below: Column::ALL.map(below).to_vec(),
            placed_own: open.turn.placed > 0 || (open.turn.forced > 0 && open.hand().is_empty()),
            placed_support: 0,
        }
    }

    fn fits(&self, value: u8, column: usize) -> bool {
        let Some(&(needs, joined)) = self.columns[column].first() else { return false };
        (needs == 0 || needs == value) && (!joined || self.below[column] == value)
    }

    /// All placements with the trials that they lead to.
    fn steps(&self) -> Vec<(Move, Trial)> {
        let mut steps = Vec::new();
        let mut with = |value: u8, owner: DieOwner, target: usize| {
            let mut after = self.clone();
            if target == 0 {
                after.grey -= 1;
            } else {
                after.columns[target - 1].remove(0);
                after.below[target - 1] = value;
            }
            let (die, column) = (Die::new(value).expect("1 to 6"), Target::try_from(target as u8).expect("0 to 9"));
            let take = |from: &mut Vec<u8>| from.remove(from.iter().position(|&other| other == value).expect("there"));
            let choice = match owner {
                DieOwner::Support => {
                    take(&mut after.support);
                    after.placed_support += 1;
                    Move::PlaceSupport { die, column }
                }
                DieOwner::Own(_) => {
                    take(&mut after.own);
                    after.placed_own = true;
                    Move::Place { die, column }
                }
                DieOwner::Candy(_) => {
                    after.candies -= 1;
                    after.placed_own = true;
                    Move::PlaceCandy { value: die, column }
                }
            };
            steps.push((choice, after));
        };
        let seat = Seat::new(0);
        let distinct = |values: &[u8]| values.iter().copied().collect::<BTreeSet<u8>>();
        for target in 0..=9 {
            let open = |value: u8| if target == 0 { self.grey > 0 } else { self.fits(value, target - 1) };
            for value in distinct(&self.own).into_iter().filter(|&value| open(value)) {
                with(value, DieOwner::Own(seat), target);
            }
            for value in distinct(&self.support).into_iter().filter(|&value| open(value)) {
                with(value, DieOwner::Support, target);
            }
            for value in (1..=6).filter(|&value| self.candies > 0 && target > 0 && open(value)) {
                with(value, DieOwner::Candy(seat), target);
            }
        }
        steps
    }

    fn best(&self, known: &mut BTreeMap<Trial, (bool, usize)>) -> (bool, usize) {
        if let Some(&best) = known.get(self) {
            return best;
        }
        let mut best = (self.placed_own, self.placed_support);
        for (_, after) in self.steps() {
            best = best.max(after.best(known));
        }
        known.insert(self.clone(), best);
        best
    }
}

/// A random position, not necessarily one of a real game: columns with few free spaces, and few dice to place.
fn scattered(seed: u64) -> Game {
    scattered_with(seed, 0..4, &[0, 0, 1, 1, 2, 3])
}

/// A random position with so many own dice, and one of these numbers of free spaces in each column.
fn scattered_with(seed: u64, own: std::ops::Range<u32>, free_spaces: &[usize]) -> Game {
    let mut stream = derive_stream(seed, "scattered", &[]);
    let mut some = |bound: u32| random_below(&mut stream, bound) as usize;
    Game::new(2).forged(|open| {
        for column in Column::ALL {
            let printed = open.printed(column);
            let free = free_spaces[some(free_spaces.len() as u32)];
            for space in printed.covered..printed.spaces.len() - free {
                let die = PlacedDie { value: Die::ALL[some(6)], owner: DieOwner::Own(Seat::new(1)) };
                open.columns[column.index()].0[space] = (some(5) > 0).then_some(die);
            }
        }
        if some(8) > 0 {
            open.cat.push(PlacedDie { value: Die::ALL[some(6)], owner: DieOwner::Own(Seat::new(1)) });
        }
        let count = own.start as usize + some(own.end - own.start);
        open.hands[0] = (0..count).map(|_| Die::ALL[some(6)]).collect();
        open.support = (0..1 + some(3)).map(|_| Die::ALL[some(6)]).collect();
        open.candies[0] = (some(5) == 0).into();
        open.turn.has_rolled_support = true;
        open.turn.forced = (some(3) == 0).into();
        open.phase = Phase::Placing;
    })
}

#[test]
fn r21_legal_moves_match_exhaustive_search() {
    let refused: usize = (0..400).map(|seed| refused_by_search(&scattered(seed))).sum();
    assert!(refused > 100, "{refused} refused");
}

/// Many dice make wide sets of numbers, for which the search is compiled apart.
#[test]
fn r21_legal_moves_match_exhaustive_search_with_a_full_hand() {
    let refused: usize =
        (0..60).map(|seed| refused_by_search(&scattered_with(seed, 5..7, &[0, 0, 0, 0, 1, 1, 2]))).sum();
    assert!(refused > 100, "{refused} refused");
}

/// Compares the legal moves with the exhaustive search; the number of placements and ends that it forbids.
fn refused_by_search(game: &Game) -> usize {
    let trial = Trial::of(&game.open());
    let mut known = BTreeMap::new();
    let best = trial.best(&mut known);
    let reached = best == (trial.placed_own, trial.placed_support);
    let steps = trial.steps();
    let mut expected: Vec<Move> = Vec::new();
    for (choice, after) in &steps {
        if after.best(&mut known) == best {
            expected.push(*choice);
        }
    }
    if reached {
        expected.push(FINISH);
    }
    expected.sort_unstable();
    assert_eq!(game.legal_moves(), expected, "{}", game.sketch());
    check_plan(game, reached);
    steps.len() + usize::from(reached) - expected.len()
}

/// Checks that every step of the plan is legal and the last reaches the best result.
fn check_plan(game: &Game, reached: bool) {
    let plan = game.open().plan();
    assert_eq!(plan.is_empty(), reached, "{}", game.sketch());
    let end = plan.into_iter().fold(game.clone(), Game::choose);
    assert!(end.is_legal(FINISH), "{}", end.sketch());
}
