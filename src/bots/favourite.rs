//! The choice of a styled bot: it plays each of some equally good moves on to the next ends of turns, and sees which of them
//! its style likes best.

use rand::Rng as _;

use super::inquiry::Inquiry;
use super::play_style::{Standing, appeal};
use super::turn_comparison::trial;
use crate::engine::{Determinization, Mind, SearchSettings, Stream, Viewer, derive_stream};
use crate::play::PlayStyle;

/// All trials of a decision together are one of so many parts of what the strongest level spends on its search, so that a style
/// costs it little time …
const PARTS: u32 = 8;
/// … and this is how often each move is played on at least …
const MIN_TRIALS: u32 = 8;
/// … and at most.
const MAX_TRIALS: u32 = 64;

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
    let [.., strongest] = G::search_settings();
    let trials = (strongest.iterations / PARTS / equals.len() as u32).clamp(MIN_TRIALS, MAX_TRIALS);
    let inquiry = inquiry.with_iterations(trials);
    let belief = G::belief(inquiry.view, &inquiry.settings, inquiry.stop);
    let mut appeals = vec![0.0; equals.len()];
    for _ in 0..trials {
        let luck = stream.next_u64();
        for (choice, sum) in equals.iter().zip(&mut appeals) {
            if inquiry.stop.is_requested() {
                return Some(first);
            }
            let mut luck = derive_stream(luck, "trial", &[]);
            let mut position = belief.sample(&mut luck);
            let seats = position.seats() as u32;
            let mut play_to = |horizon, moves: &[G::Move]| {
                let settings = SearchSettings { horizon, ..inquiry.settings };
                trial(Inquiry { settings, ..inquiry }, &mut position, moves, &mut luck);
                standing(inquiry, &position)
            };
            let end = play_to(1, &[*choice]);
            *sum += appeal(style, end, || play_to(seats, &[]));
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

/// What the seats have in this position.
fn standing<G: Mind>(inquiry: Inquiry<'_, G>, position: &Determinization<G>) -> Standing {
    let searcher = inquiry.searcher.index();
    let worth = G::worth(position, Viewer::Seat(inquiry.searcher));
    let others = worth.values().zip(&worth.sides).filter(|(_, side)| **side != worth.sides[searcher]);
    let rivals = others.map(|(value, _)| value).sum();
    Standing { own: worth.terms[searcher].iter().take(G::IN_HAND).sum(), rivals }
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
