//! Counts of games played and won, and what equal players would have won.

/// Fewer games than this say little about anybody.
pub const ENOUGH_GAMES: usize = 20;
/// A count is unusual if it is more than this many standard deviations from what is expected.
const UNUSUAL: f64 = 2.0;

/// Games played and won.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub played: usize,
    /// Games won alone.
    pub won_alone: usize,
    /// Games won together with others.
    pub won_together: usize,
    /// The shares of all wins: two winners have half a win each.
    pub share: f64,
    /// The shares that equal players would have on average.
    pub expected: f64,
    /// The variance of that.
    variance: f64,
}

/// How somebody has won, compared with equal players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There are too few games to tell.
    TooFew,
    /// More than equal players, beyond chance.
    More,
    /// About as equal players.
    Alike,
    /// Less than equal players, beyond chance.
    Less,
}

impl Tally {
    /// Adds a game of so many teams, `own` of which are the person's, with this share of the win. Without partners each seat is a team.
    pub fn add(&mut self, share: f64, own: usize, teams: usize) {
        let expected = own as f64 / teams.max(1) as f64;
        self.played += 1;
        self.won_alone += usize::from(share > 0.999);
        self.won_together += usize::from(share > 0.0 && share <= 0.999);
        self.share += share;
        self.expected += expected;
        self.variance += expected * (1.0 - expected);
    }

    /// Games won, alone or with others.
    pub fn won(&self) -> usize {
        self.won_alone + self.won_together
    }

    /// The share of the games' wins, 0 to 1; 0 without games.
    pub fn mean_share(&self) -> f64 {
        self.share / self.played.max(1) as f64
    }

    /// The mean share that equal players would have.
    pub fn mean_expected(&self) -> f64 {
        self.expected / self.played.max(1) as f64
    }

    /// Compares with equal players.
    pub fn verdict(&self) -> Verdict {
        let lead = (self.share - self.expected) / self.variance.sqrt().max(f64::MIN_POSITIVE);
        match lead {
            _ if self.played < ENOUGH_GAMES => Verdict::TooFew,
            lead if lead > UNUSUAL => Verdict::More,
            lead if lead < -UNUSUAL => Verdict::Less,
            _ => Verdict::Alike,
        }
    }
}

/// Games won in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// The wins since the last game that was not won.
    pub current: usize,
    /// The longest row of wins.
    pub longest: usize,
}

impl Streaks {
    /// Adds the next game.
    pub fn add(&mut self, won: bool) {
        self.current = if won { self.current + 1 } else { 0 };
        self.longest = self.longest.max(self.current);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_told_from_chance_only_in_enough_games() {
        let tally = |won: usize, lost: usize| {
            let mut tally = Tally::default();
            (0..won).for_each(|_| tally.add(1.0, 1, 2));
            (0..lost).for_each(|_| tally.add(0.0, 1, 2));
            tally
        };
        assert_eq!(tally(19, 0).verdict(), Verdict::TooFew);
        assert_eq!(
            [tally(20, 0), tally(12, 8), tally(3, 17)].map(|tally| tally.verdict()),
            [Verdict::More, Verdict::Alike, Verdict::Less]
        );
        // 2 standard deviations of 100 games of two are 10 wins.
        assert_eq!([tally(60, 40), tally(61, 39)].map(|tally| tally.verdict()), [Verdict::Alike, Verdict::More]);
        assert_eq!(tally(60, 40).mean_expected(), 0.5);
    }

    #[test]
    fn shared_wins_are_counted_by_themselves() {
        let mut tally = Tally::default();
        [1.0, 0.5, 0.0].into_iter().for_each(|share| tally.add(share, 1, 4));
        assert_eq!((tally.played, tally.won(), tally.won_alone, tally.won_together), (3, 2, 1, 1));
        assert_eq!((tally.share, tally.expected), (1.5, 0.75));
    }

    #[test]
    fn streak_ends_with_the_first_game_that_is_not_won() {
        let mut streaks = Streaks::default();
        [true, true, false, true].into_iter().for_each(|won| streaks.add(won));
        assert_eq!(streaks, Streaks { current: 1, longest: 2 });
    }
}
