//! The choice of a styled bot: it plays each of some equally good moves on to the next ends of turns, and sees which of them
//! its style likes best.

use rand::Rng as _;

use super::inquiry::Inquiry;
use super::play_style::{Standing, appeal};
use super::turn_comparison::trial;
use crate::engine::{Determinization, Mind, SearchSettings, Stream, Viewer, derive_stream};
use crate::play::PlayStyle;

/// How often each move is played on.
const TRIALS: u32 = 24;

/// The move that a bot of this style takes from these, all with the same positions and the same luck; of those that it likes
/// alike the first. `None` if there are none.
///
/// When a stop is requested, returns at once with any of them.
pub fn favourite<G: Mind>(
    inquiry: Inquiry<'_, G>,
    equals: &[G::Move],
    style: PlayStyle,
    stream: &mut Stream,
) -> Option<G::Move> {
    let (&first, others) = equals.split_first()?;
    if others.is_empty() {
        return Some(first);
    }
    let inquiry = inquiry.with_iterations(TRIALS);
    let Inquiry { view, settings, stop, .. } = inquiry;
    let belief = G::belief(view, &settings, stop);
    let mut appeals = vec![0.0; equals.len()];
    for _ in 0..TRIALS {
        let luck = stream.next_u64();
        for (choice, sum) in equals.iter().zip(&mut appeals) {
            if stop.is_requested() {
                return Some(first);
            }
            let mut luck = derive_stream(luck, "trial", &[]);
            let mut position = belief.sample(&mut luck);
            *sum += appeal_of_trial(inquiry, &mut position, *choice, style, &mut luck);
        }
    }
    let mut liked = (first, appeals[0]);
    for (&choice, &sum) in equals.iter().zip(&appeals) {
        if sum > liked.1 {
            liked = (choice, sum);
        }
    }
    Some(liked.0)
}

/// How much a style likes what comes of this move in one trial.
fn appeal_of_trial<G: Mind>(
    inquiry: Inquiry<'_, G>,
    position: &mut Determinization<G>,
    choice: G::Move,
    style: PlayStyle,
    luck: &mut Stream,
) -> f32 {
    let until = |horizon| Inquiry { settings: SearchSettings { horizon, ..inquiry.settings }, ..inquiry };
    trial(until(1), position, &[choice], luck);
    let end = standing(inquiry, position);
    appeal(style, end, || {
        trial(until(position.seats() as u32), position, &[], luck);
        standing(inquiry, position)
    })
}

/// What the seats have in this position.
fn standing<G: Mind>(inquiry: Inquiry<'_, G>, position: &Determinization<G>) -> Standing {
    let searcher = inquiry.searcher;
    let worth = G::worth(position, Viewer::Seat(searcher));
    let mut standing = Standing::default();
    for (value, side) in worth.values().zip(&worth.sides) {
        if *side != worth.sides[searcher.index()] {
            standing.rivals += value;
        }
    }
    standing.own = worth.values().nth(searcher.index()).unwrap_or_default();
    standing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::{Seat, Stop};

    fn taken(equals: &[u8], style: PlayStyle, stop: &Stop) -> Option<u8> {
        let seat = Seat::new(0);
        let view = &Toy::first_view(Game::Chain, seat);
        let inquiry = Inquiry::<Toy> { view, searcher: seat, settings: Toy::search_settings()[2], stop };
        favourite(inquiry, equals, style, &mut derive_stream(1, "mind", &[]))
    }

    /// Move 1 brings most at once, but leaves the others more; after move 0 the others gain more than after move 1.
    #[test]
    fn style_takes_what_it_likes() {
        for equals in [[0, 1], [1, 0]] {
            let taken = |style| taken(&equals, style, &Stop::default());
            assert_eq!(taken(PlayStyle::Bold), Some(1));
            assert_eq!(taken(PlayStyle::Thieving), Some(0));
            assert_eq!(taken(PlayStyle::Careful), Some(1));
        }
    }

    #[test]
    fn first_of_moves_that_a_style_likes_alike_is_taken() {
        for style in PlayStyle::ALL {
            assert_eq!(
                [&[1, 1][..], &[0], &[]].map(|equals| taken(equals, style, &Stop::default())),
                [Some(1), Some(0), None]
            );
        }
    }

    #[test]
    fn stopped_choice_takes_the_first() {
        let stop = Stop::default();
        stop.request();
        assert_eq!(taken(&[0, 1], PlayStyle::Bold, &stop), Some(0));
    }
}
