//! The cards of a story: what is worth a look, and for whom. In hot-seat a story shames nobody: praise comes first, and a child
//! hears of its best turn only.

use super::{Listeners, better_phrase, event_phrase};
use crate::engine::{Argument, Phrase, Seat};
use crate::games::Game;
use crate::play::Match;
use crate::story::{Account, Course, Entry, GameTurn, Praise, Regret, best_turns, hundred, summary, what_happened};
use crate::ui::table::story::{CardKind, StoryCard, StoryChild};

/// The most cards of what would have been better, beside the turning points.
const MAX_BETTER: usize = 3;

/// What accounts for this share of a fall is told beside it. Less was mostly luck, and would read as an accusation.
const MUCH_OF_A_FALL: f64 = 0.4;

/// The most turns of a coached seat that are praised.
const MAX_COACHED: usize = 3;

/// A story that has been told to its end, and who listens.
pub(super) struct Telling<'a, G: Game> {
    pub(super) game: &'a Match<G>,
    pub(super) course: &'a Course,
    /// The decisions for which something better was found, as far as they are told.
    pub(super) better: &'a [Regret<G::Move>],
    pub(super) listeners: &'a Listeners,
}

impl<G: Game> Telling<'_, G> {
    /// What is worth a look: praise first, then what a coach recommends for next time, the turning points, and what else could
    /// have been better.
    pub(super) fn cards(&self) -> Vec<StoryCard> {
        let next_time = self.next_time();
        let turning = self.turning(&next_time);
        let others = self.others(&next_time, &turning);
        let advice = |kind| move |regret: &&Regret<G::Move>| self.advice(kind, regret);
        let mut cards = self.praises();
        cards.extend(next_time.iter().map(advice(CardKind::NextTime)));
        cards.extend(turning);
        cards.extend(others.iter().map(advice(CardKind::Better)));
        cards
    }

    /// The best turn of each child, then more turns of who has a coach, and one of everybody else.
    fn praises(&self) -> Vec<StoryCard> {
        let Listeners { coached, .. } = self.listeners;
        let of_children = self.best_of_children();
        let of_coached = |&seat: &Seat| {
            let best = best_turns(&self.course.entries, &self.course.turns, seat);
            best.into_iter().filter(|praise| self.is_told(praise)).take(MAX_COACHED)
        };
        let of_others =
            self.course.praises.iter().filter(|praise| !coached.contains(&praise.seat) && self.is_told(praise));
        let others = coached.iter().flat_map(of_coached).chain(of_others.cloned());
        let praised = of_children.iter().cloned().chain(others.filter(|praise| !of_children.contains(praise)));
        let card = |Praise { seat, turn }| {
            let turn = self.turn(turn)?;
            let text = what_happened(self.game, &self.course.entries, turn);
            let coming = Some(self.coming(turn));
            let (kind, ply) = (CardKind::Praise, turn.from);
            Some(StoryCard { kind, seat, turn: turn.number, text, better: None, coming, ply })
        };
        praised.filter_map(card).collect()
    }

    /// What has a card of its own, or could have been better, is no matter for praise.
    fn is_told(&self, praise: &Praise) -> bool {
        self.turn(praise.turn).is_some_and(|turn| {
            let could_be_better = self.better.iter().any(|regret| turn.contains(regret.ply));
            !could_be_better && self.course.turning_point_of(turn.from).is_none()
        })
    }

    fn best_of_children(&self) -> Vec<Praise> {
        let best = |child: StoryChild| Some(Praise { seat: child.seat, turn: child.best_turn? });
        children(self.course, self.listeners).into_iter().filter_map(best).collect()
    }

    fn turn(&self, number: usize) -> Option<&GameTurn> {
        self.course.turns.iter().find(|turn| turn.number == number)
    }

    /// The worst decision of each who has a coach.
    fn next_time(&self) -> Vec<&Regret<G::Move>> {
        let worst_of = |seat: &Seat| worst(self.better.iter().filter(|regret| regret.seat == *seat));
        self.listeners.coached.iter().filter_map(worst_of).collect()
    }

    /// Where the game turned, but for what is told elsewhere.
    fn turning(&self, elsewhere: &[&Regret<G::Move>]) -> Vec<StoryCard> {
        let best = self.best_of_children();
        // A child's turn is no card if it was no good one, and no second card if it was its best.
        let is_fit = |turn: &GameTurn| {
            let is_best = best.iter().any(|praise| praise.turn == turn.number);
            !is_best && (!self.listeners.is_child(turn.seat) || change_of(turn, turn.seat) > 0.0)
        };
        let numbered = self.course.turning_points.iter().filter(|(turn, _)| is_fit(turn)).zip(1..);
        let card = |((turn, text), number): (&(GameTurn, Phrase), usize)| {
            let regret = self.reason_of_fall(turn, elsewhere);
            let (whose, is_fall) = swing(turn);
            StoryCard {
                kind: CardKind::Turning { number, whose, is_fall },
                seat: turn.seat,
                turn: turn.number,
                // The number of the turn stands above it.
                text: Phrase { key: "story-turn-words", ..text.clone() },
                better: regret.and_then(|regret| better_phrase::<G>(self.game, regret)),
                coming: regret.is_none().then(|| self.coming(turn)),
                ply: regret.map_or(turn.from, |regret| regret.ply),
            }
        };
        numbered.map(card).collect()
    }

    /// That this turn comes now.
    fn coming(&self, turn: &GameTurn) -> Phrase {
        Phrase::new("review-coming").with("what", what_happened(self.game, &self.course.entries, turn))
    }

    /// What would have been better in a turn, if it accounts for much of the fall.
    fn reason_of_fall(&self, turn: &GameTurn, elsewhere: &[&Regret<G::Move>]) -> Option<&Regret<G::Move>> {
        let is_elsewhere = |regret: &Regret<G::Move>| elsewhere.iter().any(|other| other.ply == regret.ply);
        let inside = self.better.iter().filter(|regret| turn.contains(regret.ply) && !is_elsewhere(regret));
        worst(inside).filter(|regret| {
            let fall = -change_of(turn, regret.seat);
            let is_it = |entry: &&Entry| entry.ply == regret.ply && entry.account == Account::Play;
            let played =
                self.course.entries.iter().find(is_it).map_or(0.0, |entry| -entry.change.mean[regret.seat.index()]);
            // The mind's unit is not always that of the chances, so either may show it.
            fall > 0.0 && played.max(f64::from(regret.amount)) >= MUCH_OF_A_FALL * fall
        })
    }

    /// The worst of the other decisions in the order of the game, those of people before those of bots, which learn nothing.
    fn others(&self, next_time: &[&Regret<G::Move>], turning: &[StoryCard]) -> Vec<&Regret<G::Move>> {
        let has_card = |regret: &Regret<G::Move>| {
            next_time.iter().any(|other| other.ply == regret.ply)
                || turning.iter().any(|card| card.better.is_some() && card.ply == regret.ply)
        };
        let is_of_bot = |regret: &Regret<G::Move>| !self.game.assignment(regret.seat).player.is_human();
        let mut others: Vec<&Regret<G::Move>> = self.better.iter().filter(|regret| !has_card(regret)).collect();
        others.sort_by(|one, other| {
            is_of_bot(one).cmp(&is_of_bot(other)).then_with(|| other.amount.total_cmp(&one.amount))
        });
        others.truncate(MAX_BETTER);
        others.sort_by_key(|regret| regret.ply);
        others
    }

    fn advice(&self, kind: CardKind, regret: &Regret<G::Move>) -> StoryCard {
        StoryCard {
            kind,
            seat: regret.seat,
            turn: self.course.turn_of(regret.ply).map_or(0, |turn| turn.number),
            text: event_phrase(self.game, regret.ply),
            better: better_phrase::<G>(self.game, regret),
            // The moment of the decision says what comes.
            coming: None,
            ply: regret.ply,
        }
    }
}

/// The children who listen.
pub(super) fn children(course: &Course, listeners: &Listeners) -> Vec<StoryChild> {
    listeners.children.iter().map(|&seat| StoryChild { seat, best_turn: best_turn(course, seat) }).collect()
}

/// The best turn of a seat: what it is praised for, else the turn of its own in which its chance rose most.
fn best_turn(course: &Course, seat: Seat) -> Option<usize> {
    let praised = best_turns(&course.entries, &course.turns, seat).first().map(|praise| praise.turn);
    let rise = |turn: &GameTurn| change_of(turn, seat);
    let rising = course.turns.iter().filter(|turn| turn.seat == seat && hundred(rise(turn)) > 0);
    praised.or_else(|| rising.max_by(|one, other| rise(one).total_cmp(&rise(other))).map(|turn| turn.number))
}

/// The summary as it may be heard by these children: of each its best turn, and nobody who played better than a child.
pub(super) fn summary_before(children: &[StoryChild], course: &Course) -> Vec<Phrase> {
    let told = summary(course);
    if children.is_empty() {
        return told;
    }
    let best = |child: &StoryChild| {
        Some(Phrase::new("story-child-best").with("seat", child.seat).with("number", child.best_turn?))
    };
    let names = |phrase: &Phrase, seat: Seat| phrase.arguments.iter().any(|(_, named)| *named == Argument::Seat(seat));
    let is_of_a_child = |phrase: &Phrase| children.iter().any(|child| names(phrase, child.seat));
    let is_fit = |phrase: &Phrase| {
        !matches!(phrase.key, "story-played-best" | "story-played-safest" | "story-close") || is_of_a_child(phrase)
    };
    let said: Vec<Phrase> = children.iter().filter_map(best).chain(told.into_iter().filter(is_fit)).collect();
    if said.is_empty() { vec![Phrase::new("story-close")] } else { said }
}

/// What a turn changed for a seat.
fn change_of(turn: &GameTurn, seat: Seat) -> f64 {
    turn.change.mean.get(seat.index()).copied().unwrap_or_default()
}

/// Whose chance a turn changed most, as its sentence says, and whether it fell. What one of two loses the other gains.
fn swing(turn: &GameTurn) -> (Seat, bool) {
    let (seat, change) = turn.change.largest_or_of(turn.seat);
    let is_fall = change < 0.0;
    match turn.change.mean.len() {
        2 if is_fall => (Seat::new(1 - seat.index()), false),
        _ => (seat, is_fall),
    }
}

fn worst<'a, M: 'a>(regrets: impl Iterator<Item = &'a Regret<M>>) -> Option<&'a Regret<M>> {
    regrets.max_by(|one, other| one.amount.total_cmp(&other.amount))
}

#[cfg(test)]
mod tests;
