//! Which differences between two moves a reason names.

use super::leaf_means::{Difference, NAMED_LEAD, Part};
use super::plan::Comparison;
use crate::engine::TurnGain;

/// The most gains that are named.
const MAX_GAINS: usize = 2;
/// A difference below this share of the largest one is not named.
const NAMED_SHARE: f32 = 0.25;
/// A loss below this share of what outweighs it is not named beside it.
const WEIGHTY: f32 = 0.5;
/// A loss of more than this share of a gain comes near it.
const NEAR: f32 = 0.6;
/// A gain of more than this share of what rivals lose is named before it.
const VISIBLE_SHARE: f32 = 0.5;

/// The gains of the plan that a reason tells, the most important first.
pub(super) fn told_gains<M>(comparison: &Comparison<M>) -> &[TurnGain] {
    &comparison.gains[..comparison.gains.len().min(MAX_GAINS)]
}

/// The sum of the differences that the gains that are told say.
pub(super) fn told_amount<M>(comparison: &Comparison<M>) -> f32 {
    let differences = comparison.differences.iter();
    differences.filter(|difference| is_said(comparison, difference)).map(|difference| difference.amount).sum()
}

/// The largest differences worth a word that the gains of a plan do not say already.
pub(super) struct Unsaid {
    /// What the move brings besides; nothing if the moves are about as good.
    pub(super) gain: Option<Difference>,
    /// What speaks against it.
    pub(super) loss: Option<Difference>,
}

impl Unsaid {
    pub(super) fn of<M>(comparison: &Comparison<M>) -> Unsaid {
        if speaks_against(comparison) {
            return Unsaid { gain: None, loss: None };
        }
        let is_close = comparison.is_close();
        let unsaid = || large(comparison).filter(|difference| !is_said(comparison, difference)).copied();
        let gain = unsaid().find(|difference| difference.amount > 0.0).filter(|_| !is_close);
        let is_weighty = |loss: &Difference| gain.is_none_or(|gain| -loss.amount >= WEIGHTY * gain.amount);
        // That the others are a little better off hardly matters then.
        let counts = |loss: &Difference| !(is_close && loss.part.is_of_rivals());
        let loss = unsaid().find(|difference| difference.amount < 0.0).filter(|loss| is_weighty(loss) && counts(loss));
        Unsaid { gain, loss }
    }
}

/// Whether the gains that are told say this difference.
fn is_said<M>(comparison: &Comparison<M>, difference: &Difference) -> bool {
    let told = told_gains(comparison);
    matches!(difference.part, Part::Own(term) if told.iter().any(|gain| gain.terms.contains(&term)))
}

/// Whether the differences all together speak for the other move, so that they do not explain why this one is better.
fn speaks_against<M>(comparison: &Comparison<M>) -> bool {
    let sum: f32 = comparison.differences.iter().map(|difference| difference.amount).sum();
    !comparison.is_close() && sum < 0.0
}

/// The differences that are worth a word, the largest first.
fn large<M>(comparison: &Comparison<M>) -> impl Iterator<Item = &Difference> {
    let all = &comparison.differences;
    let largest = all.first().map_or(0.0, |largest| largest.amount.abs());
    let least = (NAMED_SHARE * largest).max(NAMED_LEAD * comparison.lead_scale);
    all.iter().filter(move |difference| difference.amount.abs() >= least)
}

/// The same gains, where what rivals lose does not come before something nearly as large that the eye can see, and that makes up
/// for the loss.
fn visible_first<'a>(gains: Vec<&'a Difference>, loss: Option<&Difference>) -> Vec<&'a Difference> {
    let loss = loss.map_or(0.0, |loss| -loss.amount);
    match gains[..] {
        [rivals, own, ..] if rivals.part.is_of_rivals() && own.amount > loss.max(VISIBLE_SHARE * rivals.amount) => {
            let mut gains = gains;
            gains.swap(0, 1);
            gains
        }
        _ => gains,
    }
}

/// The differences that a reason names, at most two. The first is among the two largest of all, and at least one is a gain. None
/// where all together speak for the other move.
pub fn named<M>(comparison: &Comparison<M>) -> Vec<Difference> {
    let large = || large(comparison);
    let loss = large().find(|difference| difference.amount < 0.0);
    let gains = visible_first(large().filter(|difference| difference.amount > 0.0).collect(), loss);
    let named = match (gains[..].split_first(), loss) {
        (None, _) => Vec::new(),
        _ if speaks_against(comparison) => Vec::new(),
        (Some(_), loss) if comparison.is_close() => named_if_close(&comparison.differences, &gains, loss),
        (Some((gain, more)), None) => [*gain].into_iter().chain(more.first().copied()).collect(),
        (Some((gain, _)), Some(loss)) if -loss.amount > gain.amount => vec![loss, *gain],
        // The larger of a loss and another gain says more.
        (Some((gain, more)), Some(loss)) => {
            vec![*gain, more.first().copied().filter(|second| second.amount > -loss.amount).unwrap_or(loss)]
        }
    };
    named.into_iter().copied().collect()
}

/// What is named of moves that are about as good: a plain gain, or a gain and the loss that makes up for it. That the others
/// are a little worse off is no reason then; another of the two largest differences may be.
fn named_if_close<'a>(
    all: &[Difference],
    gains: &[&'a Difference],
    loss: Option<&'a Difference>,
) -> Vec<&'a Difference> {
    let is_fit = |gain: &&&Difference| !gain.part.is_of_rivals() && all.iter().take(2).any(|large| large == **gain);
    let Some(&gain) = gains.iter().find(is_fit) else { return Vec::new() };
    match loss.filter(|loss| -loss.amount >= NEAR * gain.amount) {
        None => vec![gain],
        Some(loss) if loss.part.is_of_rivals() => Vec::new(),
        Some(loss) if -loss.amount > gain.amount => vec![loss, gain],
        Some(loss) => vec![gain, loss],
    }
}
