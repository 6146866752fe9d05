//! Reasons in words, made of the differences that decide between two moves.

use super::leaf_means::{Difference, Part};
use super::plan::Comparison;
use crate::engine::{Mind, Phrase, Term};

/// A difference below this share of the largest one is not named.
const NAMED_SHARE: f32 = 0.25;
/// A difference below this share of a lead that counts is not named.
const NAMED_LEAD: f32 = 0.04;
/// A loss of more than this share of a gain comes near it.
const NEAR: f32 = 0.6;
/// What rivals have is told as if it counted this much at least.
const LEAST_WEIGHT: f32 = 0.2;
/// From this share of a win on, a game is as good as won …
const WON: f32 = 0.98;
/// … and below this one as good as lost.
const LOST: f32 = 0.02;
/// From this advantage on, as a share of a win, the next best move is clearly worse.
const CLEAR: f32 = 0.08;
/// Below this advantage two moves are about as good.
const CLOSE: f32 = 0.02;
/// A difference is surer than chance from so many standard errors on.
const ERRORS: f32 = 2.0;

/// Why a move is better than the next best one, in one or two sentences. `rivals` names the seats that it is played against.
pub fn reason<G: Mind>(comparison: &Comparison<G::Move>, rivals: &Phrase) -> Phrase {
    match comparison.win_share {
        share if share > WON => return Phrase::new("plan-won"),
        share if share < LOST => return Phrase::new("plan-lost"),
        _ => {}
    }
    let named = named(comparison);
    let sure = match comparison.advantage {
        _ if is_close(comparison) => "plan-close",
        advantage if advantage < CLEAR => "plan-next",
        _ => "plan-clear",
    };
    let Some(first) = named.first() else {
        return Phrase::new(match is_close(comparison) {
            // A mind that knows the worth of each move without a search mixes them.
            true if !comparison.is_share => "plan-mixed",
            true => "plan-even",
            false => sure,
        });
    };
    let says = |is_gain: bool| -> Vec<Phrase> {
        let wanted = named.iter().filter(|difference| (difference.amount > 0.0) == is_gain);
        wanted.map(|difference| difference_phrase::<G>(difference, comparison.rival_weight, rivals)).collect()
    };
    let (gains, losses) = (says(true), says(false));
    let key = match first.amount > 0.0 {
        _ if losses.is_empty() => "plan-for",
        true => "plan-for-but",
        false => "plan-though",
    };
    let because = Phrase::new(key).with("gains", gains).with("losses", losses);
    Phrase::new("plan-why").with("because", because).with("sure", Phrase::new(sure))
}

/// Whether two moves are about as good, as far as the search can tell.
fn is_close<M>(comparison: &Comparison<M>) -> bool {
    comparison.advantage < CLOSE || comparison.advantage < ERRORS * comparison.error
}

/// The differences that a reason names, at most two, the larger first. The first is among the two largest of all. At least
/// one is a gain; where the moves are about as good, it alone is named, and only if no loss comes near it.
pub fn named<M>(comparison: &Comparison<M>) -> Vec<Difference> {
    let all = &comparison.differences;
    let largest = all.first().map_or(0.0, |largest| largest.amount.abs());
    let least = (NAMED_SHARE * largest).max(NAMED_LEAD * comparison.lead_scale);
    let large = || all.iter().filter(|difference| difference.amount.abs() >= least);
    let mut gains = large().filter(|difference| difference.amount > 0.0);
    let loss = large().find(|difference| difference.amount < 0.0);
    let Some(gain) = gains.next() else { return Vec::new() };
    let Some(loss) = loss else {
        let second = gains.next().filter(|_| !is_close(comparison));
        return std::iter::once(gain).chain(second).copied().collect();
    };
    match -loss.amount / gain.amount {
        near if is_close(comparison) => {
            if near < NEAR {
                vec![*gain]
            } else {
                Vec::new()
            }
        }
        near if near > 1.0 => vec![*loss, *gain],
        // A loss that is nearly made up for by one gain says less than another gain.
        near => {
            let second = gains.next().filter(|second| near > NEAR || second.amount > -loss.amount).unwrap_or(loss);
            vec![*gain, *second]
        }
    }
}

/// A difference in words. What the rivals have counts with this weight, and is told in full.
fn difference_phrase<G: Mind>(difference: &Difference, rival_weight: f32, rivals: &Phrase) -> Phrase {
    let term = match difference.part {
        Part::Own(index) => G::TERMS.get(index).copied().unwrap_or(G::RIVALS),
        Part::Rivals => G::RIVALS,
        Part::End => Term { more: "plan-end", less: "plan-end-less", number: 0, unit: 1.0 },
    };
    let weight = if difference.part == Part::Rivals { rival_weight.max(LEAST_WEIGHT) } else { 1.0 };
    let amount = (difference.amount.abs() / weight / term.unit).round();
    Phrase::new(if difference.amount > 0.0 { term.more } else { term.less })
        .with("amount", amount as i64)
        .with("number", term.number)
        // In the texts of Burg Appenzell the number selects a cheese's name by this argument.
        .with("kind", term.number)
        .with("rivals", rivals.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::leaf_means::LeafMeans;
    use crate::bots::tests::toy::Toy;
    use crate::engine::Terms;

    /// A comparison with these differences, of one term, of the rivals and of games that are over.
    fn comparison(own: f32, rivals: f32, end: f32, advantage: f32) -> Comparison<u8> {
        let amounts = [(Part::Own(0), own), (Part::Rivals, rivals), (Part::End, end)];
        let mut differences: Vec<Difference> =
            amounts.into_iter().map(|(part, amount)| Difference { part, amount }).collect();
        differences.sort_by(|one, other| other.amount.abs().total_cmp(&one.amount.abs()));
        let leaves = LeafMeans::exactly(Terms::default());
        Comparison { advantage, error: 0.01, lead_scale: 10.0, ..Comparison::of(1, &leaves, differences) }
    }

    /// The keys of a reason, in the order in which they are said.
    fn keys(comparison: &Comparison<u8>) -> Vec<&'static str> {
        fn collect(phrase: &Phrase, keys: &mut Vec<&'static str>) {
            keys.push(phrase.key);
            for (name, argument) in &phrase.arguments {
                match argument {
                    crate::engine::Argument::Phrase(phrase) if *name != "rivals" => collect(phrase, keys),
                    crate::engine::Argument::List(phrases) => phrases.iter().for_each(|phrase| collect(phrase, keys)),
                    _ => {}
                }
            }
        }
        let mut found = Vec::new();
        collect(&reason::<Toy>(comparison, &Phrase::new("rivals")), &mut found);
        found
    }

    #[test]
    fn reason_begins_with_the_largest_difference() {
        let gains = keys(&comparison(4.0, 2.0, 0.0, 0.05));
        assert_eq!(gains, ["plan-why", "plan-for", "toy-more", "plan-rivals", "plan-next"]);
        let gain_first = keys(&comparison(4.0, -2.0, 0.0, 0.05));
        assert_eq!(gain_first[1..4], ["plan-for-but", "toy-more", "plan-rivals-less"]);
        let loss_first = keys(&comparison(3.0, -4.0, 2.0, 0.05));
        assert_eq!(loss_first[1..4], ["plan-though", "toy-more", "plan-rivals-less"]);
    }

    /// A loss that one gain nearly makes up for is left out, if another gain can be named.
    #[test]
    fn gains_that_decide_are_named() {
        let said = keys(&comparison(4.0, -3.0, 2.0, 0.05));
        assert_eq!(said[1..4], ["plan-for", "toy-more", "plan-end"]);
        let said = keys(&comparison(4.0, -3.0, 0.0, 0.05));
        assert_eq!(said[1..4], ["plan-for-but", "toy-more", "plan-rivals-less"]);
    }

    /// A quarter of the largest, and a twenty-fifth of a lead that counts, are the least that is named.
    #[test]
    fn small_differences_are_not_named() {
        assert_eq!(named(&comparison(4.0, 1.0, 0.9, 0.05)).len(), 2);
        assert_eq!(named(&comparison(0.5, 0.3, 0.0, 0.05)).len(), 1);
        assert_eq!(keys(&comparison(0.3, -0.3, 0.0, 0.05)), ["plan-next"]);
    }

    #[test]
    fn of_moves_that_are_about_as_good_only_a_plain_gain_is_named() {
        assert_eq!(keys(&comparison(4.0, 3.0, -1.0, 0.01)), ["plan-why", "plan-for", "toy-more", "plan-close"]);
        assert_eq!(keys(&comparison(4.0, -3.0, 0.0, 0.01)), ["plan-even"]);
        assert_eq!(keys(&comparison(-4.0, 0.0, 0.0, 0.01)), ["plan-even"]);
    }

    #[test]
    fn reason_says_how_sure_it_is() {
        let sure = |advantage| keys(&comparison(4.0, 0.0, 0.0, advantage))[3];
        assert_eq!([0.2, 0.05, 0.015, -0.1].map(sure), ["plan-clear", "plan-next", "plan-close", "plan-close"]);
        let coarse = Comparison { error: 0.1, ..comparison(4.0, 0.0, 0.0, 0.15) };
        assert_eq!(keys(&coarse)[3], "plan-close", "the difference may be chance");
    }

    #[test]
    fn game_that_is_decided_needs_no_reason() {
        let promising = |win_share| keys(&Comparison { win_share, ..comparison(4.0, 0.0, 0.0, 0.05) });
        assert_eq!([promising(0.99), promising(0.01)], [["plan-won"], ["plan-lost"]]);
        let mixed = Comparison { is_share: false, ..comparison(0.0, 0.0, 0.0, 0.0) };
        assert_eq!(keys(&mixed), ["plan-mixed"]);
    }

    #[test]
    fn amounts_are_told_in_the_unit_of_the_term() {
        let rivals = Phrase::new("rivals");
        let phrase = difference_phrase::<Toy>(&Difference { part: Part::Own(0), amount: -4.4 }, 0.5, &rivals);
        assert_eq!(phrase.key, "toy-less");
        // The unit is 2.
        assert!(phrase.arguments.contains(&("amount", 2.into())), "{phrase:?}");
        // What counts half is told in full.
        let phrase = difference_phrase::<Toy>(&Difference { part: Part::Rivals, amount: 3.0 }, 0.5, &rivals);
        assert!(phrase.arguments.contains(&("amount", 6.into())), "{phrase:?}");
    }
}
