//! Reasons in words, made of the differences that decide between two moves.

use super::leaf_means::{Difference, Part};
use super::named_differences::{Unsaid, named, told_amount, told_gains};
use super::plan::{Comparison, WIN_GAIN};
use crate::engine::{Argument, Mind, Phrase, Seat, Term};

/// What rivals have is told as if it counted this much at least.
const LEAST_WEIGHT: f32 = 0.2;
/// From this share of a win on by the leads, a game is as good as won …
const WON: f32 = 0.98;
/// … and below this one as good as lost …
const LOST: f32 = 0.02;
/// … if the search promises a win, or a loss, as surely as this.
const PROMISED: f32 = 0.9;
/// From this advantage on, as a share of a win, the next best move is clearly worse.
const CLEAR: f32 = 0.08;
/// The same as a share of what the move promises.
const CLEAR_SHARE: f32 = 0.5;

/// The key of a gain and a loss that make up for each other.
const TRADE: &str = "plan-trade";

/// Whom a seat plays against: by name, if it is only one.
pub fn rivals_of(seat: Seat, seats: usize) -> Phrase {
    let mut others = Seat::all(seats).filter(|other| *other != seat);
    match (others.next(), others.next()) {
        (Some(only), None) => Phrase::new("plan-the-other").with("seat", only),
        _ => Phrase::new("plan-the-others"),
    }
}

/// Why a move is better than the next best one, in one or two sentences. `rivals` names the seats that it is played against.
pub fn reason<G: Mind>(comparison: &Comparison<G::Move>, rivals: &Phrase) -> Phrase {
    let gains: Vec<Phrase> = told_gains(comparison).iter().map(|gain| gain.words.clone()).collect();
    if let Some(win) = win_told(&gains) {
        return win;
    }
    let Comparison { win_share, promise, .. } = *comparison;
    let brings = (!gains.is_empty()).then(|| this_for(gains.clone()));
    match (brings, &comparison.outlook) {
        (brings, _) if win_share > WON && promise > PROMISED => why(brings, Phrase::new("plan-won")),
        (brings, _) if win_share < LOST && promise < 1.0 - PROMISED => brings.unwrap_or(Phrase::new("plan-lost")),
        // Nothing tells the two moves apart.
        (_, Some(outlook)) if comparison.differences.is_empty() => outlook.clone(),
        (_, Some(outlook)) => why(Some(outlook.clone()), sureness(comparison)),
        (Some(_), None) => gains_weighed::<G>(gains, comparison, rivals),
        (None, None) => by_differences::<G>(comparison, rivals),
    }
}

/// Why a move is better than another one, without how sure that is: for looking back. What both promise alike is no reason. `None` if nothing
/// can be said of it.
pub fn reason_in_hindsight<G: Mind>(comparison: &Comparison<G::Move>, rivals: &Phrase) -> Option<Phrase> {
    let gains: Vec<Phrase> = told_gains(comparison).iter().map(|gain| gain.words.clone()).collect();
    if let Some(win) = win_told(&gains) {
        return Some(win);
    }
    match &comparison.outlook {
        Some(outlook) if !comparison.is_outlook_shared => Some(outlook.clone()),
        // That it wins more often is what is to be explained.
        _ if gains.is_empty() && named(comparison).iter().all(|difference| difference.part == Part::End) => None,
        _ if gains.is_empty() => decisive_differences::<G>(comparison, rivals),
        _ => match beyond_gains::<G>(comparison, rivals) {
            Some(more) => Some(why(Some(this_for(gains)), more)),
            None => Some(this_for(gains)),
        },
    }
}

/// A reason for a better move, said of a move that has just been spoken of: “It leaves less for Bo.” The same reason without
/// such a beginning could be taken for one against the move that was made.
pub fn said_of_better(reason: Phrase) -> Phrase {
    let key = match reason.key {
        "plan-for" => "better-for",
        "plan-for-but" => "better-for-but",
        "plan-though" => "better-though",
        "plan-also" => "better-also",
        other => other,
    };
    let said = |argument: Argument| match argument {
        Argument::Phrase(part) if reason.key == "plan-why" => Argument::Phrase(said_of_better(part)),
        other => other,
    };
    Phrase { key, arguments: reason.arguments.into_iter().map(|(name, argument)| (name, said(argument))).collect() }
}

/// How much worse the next best move is.
fn sureness<M>(comparison: &Comparison<M>) -> Phrase {
    Phrase::new(match comparison.advantage {
        _ if comparison.is_close() => "plan-close",
        advantage if advantage >= CLEAR => "plan-clear",
        advantage if comparison.is_share && advantage > CLEAR_SHARE * comparison.promise => "plan-clear",
        _ => "plan-next",
    })
}

/// A gain that decides the game, which needs no other reason.
fn win_told(gains: &[Phrase]) -> Option<Phrase> {
    let win = gains.iter().find(|gain| gain.key == WIN_GAIN)?;
    Some(this_for(vec![win.clone()]))
}

/// The gains that the plan brings, with the largest difference that they do not say: what speaks against the move, or what it
/// brings besides; and how sure it is. What speaks against it stands beside what outweighs it most.
fn gains_weighed<G: Mind>(gains: Vec<Phrase>, comparison: &Comparison<G::Move>, rivals: &Phrase) -> Phrase {
    let say = |difference: Difference| difference_phrase::<G>(&difference, comparison.rival_weight, rivals);
    let Unsaid { gain, loss } = Unsaid::of(comparison);
    let because = match (loss, gain) {
        (Some(loss), gain) => {
            let gains = gain.filter(|gain| gain.amount > told_amount(comparison)).map_or(gains, |gain| vec![say(gain)]);
            Phrase::new("plan-for-but").with("gains", gains).with("losses", vec![say(loss)])
        }
        (None, Some(gain)) => why(Some(this_for(gains)), also(say(gain))),
        (None, None) => this_for(gains),
    };
    why(Some(because), sureness(comparison))
}

/// “Also, it wins a chip.”
fn also(gain: Phrase) -> Phrase {
    Phrase::new("plan-also").with("gains", vec![gain])
}

/// What the move brings besides the gains of the plan; `None` if nothing, or the moves are about as good.
fn beyond_gains<G: Mind>(comparison: &Comparison<G::Move>, rivals: &Phrase) -> Option<Phrase> {
    let gain = Unsaid::of(comparison).gain?;
    Some(also(difference_phrase::<G>(&gain, comparison.rival_weight, rivals)))
}

/// What the move has more or less of, and how sure it is. A trade says itself that the moves are about as good, and where nothing
/// tells such moves apart, it hardly matters.
fn by_differences<G: Mind>(comparison: &Comparison<G::Move>, rivals: &Phrase) -> Phrase {
    match decisive_differences::<G>(comparison, rivals) {
        Some(trade) if trade.key == TRADE => trade,
        None if comparison.is_close() => Phrase::new("plan-free"),
        because => why(because, sureness(comparison)),
    }
}

/// What the move has more or less of; `None` if nothing is worth a word.
fn decisive_differences<G: Mind>(comparison: &Comparison<G::Move>, rivals: &Phrase) -> Option<Phrase> {
    let named = named(comparison);
    let says = |is_gain: bool| -> Vec<Phrase> {
        let wanted = named.iter().filter(|difference| (difference.amount > 0.0) == is_gain);
        wanted.map(|difference| difference_phrase::<G>(difference, comparison.rival_weight, rivals)).collect()
    };
    let (gains, losses) = (says(true), says(false));
    let both = |key| Phrase::new(key).with("gains", gains.clone()).with("losses", losses.clone());
    Some(match named.first()? {
        _ if losses.is_empty() => this_for(gains),
        _ if comparison.is_close() => both(TRADE),
        first if first.amount > 0.0 => both("plan-for-but"),
        _ => both("plan-though"),
    })
}

/// “This wins a chip.”
fn this_for(gains: Vec<Phrase>) -> Phrase {
    Phrase::new("plan-for").with("gains", gains)
}

/// A reason, if there is one, and how sure it is.
fn why(because: Option<Phrase>, sure: Phrase) -> Phrase {
    let Some(because) = because else { return sure };
    Phrase::new("plan-why").with("because", because).with("sure", sure)
}

/// A difference in words. What the rivals have counts with this weight, and is told in full.
fn difference_phrase<G: Mind>(difference: &Difference, rival_weight: f32, rivals: &Phrase) -> Phrase {
    let term = match difference.part {
        Part::Own(index) => G::TERMS.get(index).copied().unwrap_or(G::RIVALS),
        Part::Rivals(most) => most.and_then(G::rivals_term).unwrap_or(G::RIVALS),
        Part::End => Term { more: "plan-end", less: "plan-end-less", number: 0, unit: 1.0 },
    };
    let weight = if difference.part.is_of_rivals() { rival_weight.max(LEAST_WEIGHT) } else { 1.0 };
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
    use crate::engine::{Terms, TurnGain};

    #[test]
    fn reason_can_be_said_of_a_better_move() {
        let gains = |key| Phrase::new(key).with("gains", vec![Phrase::new("plan-end")]);
        let both = why(Some(gains("plan-for")), gains("plan-also"));
        assert_eq!(said_of_better(both), why(Some(gains("better-for")), gains("better-also")));
        assert_eq!(said_of_better(gains("kalle-outlook")), gains("kalle-outlook"), "words of a game stay");
    }

    /// A comparison with these differences, of one term, of the rivals and of games that are over.
    fn comparison(own: f32, rivals: f32, end: f32, advantage: f32) -> Comparison<u8> {
        let amounts = [(Part::Own(0), own), (Part::Rivals(None), rivals), (Part::End, end)];
        let mut differences: Vec<Difference> =
            amounts.into_iter().map(|(part, amount)| Difference { part, amount }).collect();
        differences.sort_by(|one, other| other.amount.abs().total_cmp(&one.amount.abs()));
        let leaves = LeafMeans::exactly(Terms::default());
        Comparison {
            promise: 0.95,
            advantage,
            error: 0.01,
            lead_scale: 10.0,
            ..Comparison::of(1, &leaves, differences)
        }
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

    /// Looking back, what decided is said in the same words, and nothing of what else was thought of.
    #[test]
    fn hindsight_leaves_out_how_sure_it_is() {
        let said = |comparison: &Comparison<u8>| reason_in_hindsight::<Toy>(comparison, &Phrase::new("rivals"));
        assert_eq!(said(&comparison(4.0, 2.0, 0.0, 0.05)).expect("a reason").key, "plan-for");
        assert_eq!(said(&comparison(3.0, -4.0, 2.0, 0.05)).expect("a reason").key, "plan-though");
        assert_eq!(said(&comparison(0.0, 0.0, 0.0, 0.05)), None);
    }

    /// A loss is named only if no other gain is larger.
    #[test]
    fn larger_of_loss_and_second_gain_is_named() {
        let said = keys(&comparison(4.0, -2.0, 3.0, 0.05));
        assert_eq!(said[1..4], ["plan-for", "toy-more", "plan-end"]);
        let said = keys(&comparison(4.0, -3.0, 2.0, 0.05));
        assert_eq!(said[1..4], ["plan-for-but", "toy-more", "plan-rivals-less"]);
    }

    #[test]
    fn what_can_be_seen_comes_before_what_rivals_lose() {
        assert_eq!(keys(&comparison(3.0, 4.0, 0.0, 0.05))[2..4], ["toy-more", "plan-rivals"]);
        assert_eq!(keys(&comparison(1.5, 4.0, 0.0, 0.05))[2..4], ["plan-rivals", "toy-more"]);
        let with_loss = keys(&comparison(3.0, 4.0, -3.5, 0.05));
        assert_eq!(with_loss[2..4], ["plan-rivals", "plan-end-less"], "it would not make up for the loss");
    }

    /// What the eye can check comes first; the comparison adds only what that does not say.
    #[test]
    fn gains_of_the_plan_are_told_first() {
        let gain = |terms: [usize; 1]| vec![TurnGain::new(Phrase::new("chip"), terms)];
        let chip = |own, rivals, advantage| Comparison { gains: gain([0]), ..comparison(own, rivals, 0.0, advantage) };
        assert_eq!(keys(&chip(4.0, 0.0, 0.05)), ["plan-why", "plan-for", "chip", "plan-next"]);
        let also = ["plan-why", "plan-why", "plan-for", "chip", "plan-also", "plan-rivals", "plan-next"];
        assert_eq!(keys(&chip(4.0, 2.0, 0.05)), also);
        assert_eq!(keys(&chip(4.0, 2.0, 0.0)), ["plan-why", "plan-for", "chip", "plan-close"]);
        let other = Comparison { gains: gain([1]), ..comparison(4.0, 0.0, 0.0, 0.05) };
        assert_eq!(keys(&other)[2..], ["plan-for", "chip", "plan-also", "toy-more", "plan-next"]);
        assert_eq!(keys(&Comparison { win_share: 0.99, ..other.clone() })[3], "plan-won");
        assert_eq!(
            keys(&Comparison { win_share: 0.01, promise: 0.01, ..other }),
            ["plan-for", "chip"],
            "no hope is taken away"
        );
    }

    /// Where something speaks against a move that brings a gain, a hint does not keep it back.
    #[test]
    fn what_speaks_against_a_gain_is_told() {
        let chip = |rivals, advantage| Comparison {
            gains: vec![TurnGain::new(Phrase::new("chip"), [0])],
            ..comparison(4.0, rivals, 0.0, advantage)
        };
        let against = ["plan-why", "plan-for-but", "chip", "plan-rivals-less", "plan-next"];
        assert_eq!(keys(&chip(-3.0, 0.05)), against);
        let plain = ["plan-why", "plan-for", "chip", "plan-next"];
        assert_eq!(keys(&chip(-0.5, 0.05)), plain, "hardly anything does");
        assert_eq!(keys(&chip(-5.0, 0.05)), plain, "the differences do not explain the advice");
        let close = Comparison { gains: chip(0.0, 0.0).gains, ..comparison(4.0, 0.0, -3.0, 0.0) };
        assert_eq!(keys(&close), ["plan-why", "plan-for-but", "chip", "plan-end-less", "plan-close"]);
        let said = Comparison { gains: chip(0.0, 0.0).gains, ..comparison(-4.0, 4.5, 0.0, 0.05) };
        assert_eq!(keys(&said)[2..5], ["plan-for", "chip", "plan-also"], "not against the gain itself");
    }

    /// What makes up for a loss is told with it, even if it is not what the eye sees first.
    #[test]
    fn what_outweighs_a_loss_is_told() {
        let chip = |term: usize, own, end| Comparison {
            gains: vec![TurnGain::new(Phrase::new("chip"), [term])],
            ..comparison(own, -3.0, end, 0.05)
        };
        assert_eq!(keys(&chip(1, 4.0, 0.0))[1..], ["plan-for-but", "toy-more", "plan-rivals-less", "plan-next"]);
        assert_eq!(keys(&chip(0, 4.0, 2.0))[1..4], ["plan-for-but", "chip", "plan-rivals-less"], "the chip is more");
        assert_eq!(keys(&chip(0, 2.0, 2.5))[1..4], ["plan-for-but", "plan-end", "plan-rivals-less"]);
        assert_eq!(keys(&chip(1, 7.0, 0.0))[2..5], ["plan-for", "chip", "plan-also"], "a small loss is not told");
    }

    #[test]
    fn win_is_told_alone() {
        let win = |key| TurnGain::new(Phrase::new(key), []);
        let won = Comparison { gains: vec![win(WIN_GAIN), win("chip")], ..comparison(4.0, -2.0, 0.0, 0.5) };
        assert_eq!(keys(&won), ["plan-for", WIN_GAIN]);
        let back = reason_in_hindsight::<Toy>(&won, &Phrase::new("rivals"));
        assert_eq!(back, Some(reason::<Toy>(&won, &Phrase::new("rivals"))));
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
        assert_eq!(keys(&comparison(4.0, 0.0, -3.0, 0.01)), ["plan-trade", "toy-more", "plan-end-less"]);
        for vague in
            [comparison(4.0, -3.0, 0.0, 0.01), comparison(0.0, 4.0, 0.0, 0.01), comparison(-4.0, 0.0, 0.0, 0.01)]
        {
            assert_eq!(keys(&vague), ["plan-free"]);
        }
    }

    #[test]
    fn reason_says_how_sure_it_is() {
        let sure = |advantage| keys(&comparison(4.0, 0.0, 0.0, advantage))[3];
        assert_eq!([0.2, 0.05, 0.015, -0.1].map(sure), ["plan-clear", "plan-next", "plan-close", "plan-close"]);
        let coarse = Comparison { error: 0.1, ..comparison(4.0, 0.0, 0.0, 0.15) };
        assert_eq!(keys(&coarse)[3], "plan-close", "the difference may be chance");
        let last_hope = Comparison { promise: 0.05, ..comparison(4.0, 0.0, 0.0, 0.04) };
        assert_eq!(keys(&last_hope)[3], "plan-clear", "nothing else wins as often");
    }

    #[test]
    fn game_that_is_decided_needs_no_reason() {
        let promising =
            |win_share| keys(&Comparison { win_share, promise: win_share, ..comparison(4.0, 0.0, 0.0, 0.05) });
        assert_eq!([promising(0.99), promising(0.01)], [["plan-won"], ["plan-lost"]]);
        let doubted = Comparison { win_share: 0.99, promise: 0.4, ..comparison(4.0, 0.0, 0.0, 0.05) };
        assert_eq!(keys(&doubted)[3], "plan-next", "the search is not as sure");
    }

    /// A mind that knows the worth of each move by itself says it, and which others are as good.
    #[test]
    fn outlook_stands_for_the_differences() {
        let outlook = Some(Phrase::new("outlook"));
        let told = Comparison { is_share: false, outlook, ..comparison(0.0, 0.0, 0.0, 0.05) };
        let differing = Comparison { differences: comparison(4.0, 0.0, 0.0, 0.0).differences, ..told.clone() };
        assert_eq!(keys(&Comparison { differences: Vec::new(), ..told }), ["outlook"]);
        assert_eq!(keys(&differing), ["plan-why", "outlook", "plan-next"], "a mixing mind never draws the other");
        let alike = Comparison { advantage: 0.0, ..differing.clone() };
        assert_eq!(keys(&alike), ["plan-why", "outlook", "plan-close"]);
        assert_eq!(keys(&Comparison { is_mixed: true, ..differing }), ["plan-why", "outlook", "plan-close"]);
    }

    #[test]
    fn that_it_wins_more_often_is_no_reason_in_hindsight() {
        let key =
            |told: &Comparison<_>| reason_in_hindsight::<Toy>(told, &Phrase::new("rivals")).map(|phrase| phrase.key);
        assert_eq!(key(&comparison(0.0, 0.0, 3.0, 0.2)), None);
        assert_eq!(key(&comparison(4.0, 0.0, 3.0, 0.2)), Some("plan-for"));
    }

    #[test]
    fn what_both_promise_is_no_reason_in_hindsight() {
        let (rivals, outlook) = (Phrase::new("rivals"), Some(Phrase::new("outlook")));
        let told = Comparison { is_share: false, outlook, ..comparison(4.0, 0.0, 0.0, 0.05) };
        let key = |told: &Comparison<_>| reason_in_hindsight::<Toy>(told, &rivals).map(|phrase| phrase.key);
        assert_eq!(key(&told), Some("outlook"));
        let shared = key(&Comparison { is_outlook_shared: true, ..told });
        assert!(shared.is_some_and(|key| key != "outlook"), "{shared:?}");
    }

    #[test]
    fn amounts_are_told_in_the_unit_of_the_term() {
        let rivals = Phrase::new("rivals");
        let phrase = difference_phrase::<Toy>(&Difference { part: Part::Own(0), amount: -4.4 }, 0.5, &rivals);
        assert_eq!(phrase.key, "toy-less");
        // The unit is 2.
        assert!(phrase.arguments.contains(&("amount", 2.into())), "{phrase:?}");
        // What counts half is told in full.
        let phrase = difference_phrase::<Toy>(&Difference { part: Part::Rivals(None), amount: 3.0 }, 0.5, &rivals);
        assert!(phrase.arguments.contains(&("amount", 6.into())), "{phrase:?}");
    }
}
