//! Sets of targets: the columns and the cat row.

use crate::games::ratzzia::board::{Column, Target};

/// A set of targets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TargetSet(u16);

impl TargetSet {
    /// The number of targets.
    pub(super) const COUNT: usize = Column::COUNT + 1;

    /// All columns, without the cat row.
    pub(super) const COLUMNS: TargetSet = TargetSet((1 << TargetSet::COUNT) - 2);

    pub(super) fn contains(self, target: Target) -> bool {
        self.0 >> u8::from(target) & 1 == 1
    }

    pub(super) fn insert(&mut self, target: Target) {
        self.0 |= 1 << u8::from(target);
    }

    pub(super) fn intersection(self, other: TargetSet) -> TargetSet {
        TargetSet(self.0 & other.0)
    }

    /// The targets in the order of [`Target::all`].
    pub(super) fn iter(self) -> impl Iterator<Item = Target> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let target = Target::try_from(left.trailing_zeros() as u8).ok()?;
            left &= left - 1;
            Some(target)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_lists_its_targets_in_order() {
        let mut set = TargetSet::default();
        for target in Target::all() {
            assert!(!set.contains(target) && TargetSet::COLUMNS.contains(target) == (target != Target::CatRow));
            set.insert(target);
            assert!(set.iter().eq(Target::all().take_while(|other| *other <= target)));
        }
        assert!(set.intersection(TargetSet::COLUMNS).iter().eq(Target::all().skip(1)));
        assert_eq!(Target::all().count(), TargetSet::COUNT);
    }
}
