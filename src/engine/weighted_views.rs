//! Weighted views: a bot's belief, prepared once per decision and sampled from many times.

use derive_where::derive_where;
use rand::Rng;

use super::{Determinization, Rules, View, sample_weighted};

/// Views of one position that differ in how they fill in what is hidden, each with a weight of at least 0.
#[derive_where(Clone, Debug)]
pub struct WeightedViews<R: Rules> {
    views: Vec<View<R>>,
    weights: Vec<f32>,
}

impl<R: Rules> WeightedViews<R> {
    /// The view alone, with nothing filled in.
    pub fn only(view: &View<R>) -> Self {
        WeightedViews { views: vec![view.clone()], weights: vec![1.0] }
    }

    /// These views with their weights, which need not sum to 1; those without weight are left out. `None` if none is
    /// left.
    pub fn new(weighted: impl IntoIterator<Item = (View<R>, f32)>) -> Option<Self> {
        let (views, weights): (Vec<_>, Vec<_>) = weighted.into_iter().filter(|(_, weight)| *weight > 0.0).unzip();
        (!views.is_empty()).then_some(WeightedViews { views, weights })
    }

    /// A position that fits one of the views, which is drawn by its weight.
    pub fn sample(&self, rng: &mut impl Rng) -> Determinization<R> {
        // A single view takes nothing from the stream.
        let index = if self.views.len() > 1 { sample_weighted(&self.weights, rng) } else { 0 };
        R::determinize(&self.views[index], rng)
    }
}
