//! Wins that a line leaves to a rival at once. The games of a proof are played by quick players, who overlook some of them.
//!
//! Must not know: states, clocks.

use rand::Rng as _;

use crate::bots::{BotSeed, QuickPlayer, choose_with};
use crate::engine::{Event, Line, Mind, SearchSettings, Stop, Turn, View, Viewer, WeightedViews, derive_stream};

/// A decision of a strong player takes one of so many parts of the effort of `expert`.
const EFFORT_PART: u32 = 4;
/// Each line is played on in so many positions that the seat may be in …
const POSITIONS: u64 = 16;
/// … or only in so many, if no rival wins in them.
const FIRST_POSITIONS: u64 = 4;
/// So many wins of rivals are no reason to refuse a line: one position in eight.
const FEW: usize = 2;
/// Nobody wins at once who needs more steps.
const MAX_STEPS: usize = 100;
/// The seed of the positions.
const SEED: u64 = 1;

/// Whether one of these solutions leaves a rival a win that quick players overlook, although one of the lines leaves none. Such a win comes
/// before the seat is on turn again, and before anything is left to chance.
///
/// When `stop` is requested, returns at once with an arbitrary answer.
pub(super) fn gives_win_away<'l, G: Mind>(
    view: &View<G>,
    solutions: impl IntoIterator<Item = &'l Line<G>>,
    lines: impl IntoIterator<Item = Line<G>>,
    stop: &Stop,
) -> bool {
    let [.., expert] = G::search_settings();
    let strong = SearchSettings { iterations: (expert.iterations / EFFORT_PART).max(1), ..expert };
    Rivals::new(view, strong, stop).are_given_a_win(solutions, lines)
}

/// Who plays on after a line.
#[derive(Clone, Copy, Debug)]
enum Players {
    /// As in the games of a proof.
    Quick,
    /// By a search.
    Strong,
}

/// The rivals of a seat, in the positions that it may be in: the same for all lines.
struct Rivals<'a, G: Mind> {
    belief: WeightedViews<G>,
    /// How strong players search.
    settings: SearchSettings,
    stop: &'a Stop,
}

impl<'a, G: Mind> Rivals<'a, G> {
    fn new(view: &View<G>, settings: SearchSettings, stop: &'a Stop) -> Self {
        Rivals { belief: G::belief(view, &settings, stop), settings, stop }
    }

    fn are_given_a_win<'l>(
        &self,
        solutions: impl IntoIterator<Item = &'l Line<G>>,
        lines: impl IntoIterator<Item = Line<G>>,
    ) -> bool {
        let is_overlooked = |line: &Line<G>| {
            let seen = (0..POSITIONS).filter(|&number| self.win_after(line, number, Players::Quick)).count();
            self.win_more_often(line, seen + FEW)
        };
        solutions.into_iter().any(is_overlooked) && lines.into_iter().any(|line| !self.win_more_often(&line, FEW))
    }

    /// Whether strong rivals win right after a line in more than so many positions.
    fn win_more_often(&self, line: &Line<G>, count: usize) -> bool {
        let mut wins = 0;
        for number in 0..POSITIONS {
            if self.stop.is_requested() || (number == FIRST_POSITIONS && wins == 0) {
                return false;
            }
            wins += usize::from(self.win_after(line, number, Players::Strong));
            if wins > count {
                return true;
            }
        }
        false
    }

    /// Whether a rival wins right after a line, in the position with this number. The same number means the same position for every line.
    fn win_after(&self, line: &Line<G>, number: u64, players: Players) -> bool {
        let &Rivals { settings, stop, .. } = self;
        let mut stream = derive_stream(SEED, "rival wins", &[number]);
        let mut position = self.belief.sample(&mut stream);
        for &choice in &line.moves {
            position.advance(&Event::Decision(line.seat, choice));
        }
        let mut quick = QuickPlayer::default();
        let mut have_others_acted = false;
        for _ in 0..MAX_STEPS {
            let seat = match position.turn() {
                Turn::Over(outcome) => return !outcome.winners.contains(&line.seat),
                // A line that shows something new may end before its seat's turn does.
                Turn::Seat(seat) if seat != line.seat || !have_others_acted => seat,
                Turn::Seat(_) | Turn::Chance(_) => return false,
            };
            have_others_acted |= seat != line.seat;
            let moves = match players {
                Players::Quick => quick.moves(&position, seat, settings.rollout_temperature, &mut stream, stop),
                Players::Strong => {
                    let seed = BotSeed::from_numbers(stream.next_u64(), 0);
                    let choice = choose_with(&position.view(Viewer::Seat(seat)), seat, settings, seed, stop);
                    choice.into_iter().collect()
                }
            };
            for choice in moves {
                position.advance(&Event::Decision(seat, choice));
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::Seat;

    /// After move 0 the next seat can win at once, which a quick player finds every other time; after move 1
    /// the third seat shares with Ada rather than let the second win.
    #[test]
    fn solution_that_leaves_a_rival_a_win_is_refused_if_another_line_does_not() {
        let view = Toy::first_view(Game::Chain, Seat::new(0));
        let settings = SearchSettings { iterations: 100, ..Toy::search_settings()[2] };
        let stop = Stop::default();
        let rivals = Rivals::new(&view, settings, &stop);
        let [given, safe] = [0, 1].map(|choice| Line::follow(&view, &[choice]).expect("it is allowed"));
        assert!(rivals.are_given_a_win([&given], [given.clone(), safe.clone()]));
        assert!(rivals.are_given_a_win([&safe, &given], [safe.clone()]), "one of two solutions");
        assert!(!rivals.are_given_a_win([&safe], [given.clone()]));
        assert!(!rivals.are_given_a_win([&given], [given.clone()]), "there is no better line");
    }
}
