//! Luck and play over all games that have a story.

use super::summary::LuckAndPlay;

/// Fewer stories than this say little.
pub const ENOUGH_STORIES: usize = 5;
/// A difference is sure from so many standard errors on.
const SURE: f64 = 2.0;

/// The sums over games, in wins: 1 is a whole game won.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LuckFigures {
    /// How many games have a story.
    pub games: usize,
    /// What chance and the unknown brought.
    pub luck: f64,
    /// What the person's own play brought.
    pub play: f64,
    /// The variance of either.
    variance: f64,
}

/// Which of the two brought more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Balance {
    /// There are too few stories to tell.
    TooFew,
    /// The play, beyond doubt.
    Play,
    /// The luck, beyond doubt.
    Luck,
    /// The figures are too close, or too uncertain, to tell.
    Close,
}

impl LuckFigures {
    /// Adds a game.
    pub fn add(&mut self, game: &LuckAndPlay) {
        self.games += 1;
        self.luck += game.luck;
        self.play += game.play;
        self.variance += game.error * game.error;
    }

    /// The standard error of luck and of play.
    pub fn error(&self) -> f64 {
        self.variance.sqrt()
    }

    /// Compares play with luck.
    pub fn balance(&self) -> Balance {
        // What is wrongly put down to one is missing at the other, so the errors add up.
        let error = 2.0 * self.error();
        match self.play - self.luck {
            _ if self.games < ENOUGH_STORIES => Balance::TooFew,
            lead if lead > SURE * error => Balance::Play,
            lead if lead < -SURE * error => Balance::Luck,
            _ => Balance::Close,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_is_told_from_luck_beyond_doubt_only() {
        let figures = |games: usize, luck: f64, play: f64, error: f64| {
            let mut figures = LuckFigures::default();
            (0..games).for_each(|_| figures.add(&LuckAndPlay { luck, play, error }));
            figures
        };
        assert_eq!(figures(4, 0.0, 0.5, 0.01).balance(), Balance::TooFew);
        assert_eq!(figures(9, 0.0, 0.2, 0.1).balance(), Balance::Play, "1.8 against an error of 0.6");
        assert_eq!(figures(9, 0.0, 0.1, 0.1).balance(), Balance::Close);
        assert_eq!(figures(9, 0.2, 0.0, 0.1).balance(), Balance::Luck);
        let sum = figures(9, 0.2, 0.1, 0.1);
        assert!((sum.error() - 0.3).abs() < 1e-9 && (sum.luck - 1.8).abs() < 1e-9 && (sum.play - 0.9).abs() < 1e-9);
    }
}
