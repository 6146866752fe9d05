//! The macro [`bit_set!`] for sets of small numbers, stored as one bit for each.

/// Makes a type for sets of elements that are small numbers: one bit of an unsigned integer for each number.
///
/// Written `pub struct Name(bits) of Element;`, in the module that makes `Element`. `Element` is a tuple struct of a
/// `u8`, usually made by [`index_type!`](crate::engine::index_type), and every one of its numbers is below the width of
/// `bits`. What the type can do:
///
/// | item | meaning |
/// |---|---|
/// | `EMPTY` | the set without elements, also the `Default` |
/// | `const fn only(Element) -> Name` | the set of one element |
/// | `const fn contains(self, Element) -> bool` | whether the element is in the set |
/// | `const fn is_empty(self) -> bool` | whether the set has no elements |
/// | `const fn len(self) -> usize` | the number of elements |
/// | `const fn insert(&mut self, Element)` | adds an element |
/// | `const fn remove(&mut self, Element)` | removes an element |
/// | `const fn union(self, Name) -> Name`, <code>&#124;</code>, <code>&#124;=</code> | the elements of either set |
/// | `const fn intersection(self, Name) -> Name`, `&` | the elements that are in both sets |
/// | `const fn without(self, Name) -> Name`, `-`, `-=` | the elements that are not in the other set |
/// | `fn iter(self)` | the elements by number, ascending |
/// | `FromIterator<Element>` | the set of these elements; some may be given twice |
///
/// It is also `Copy`, `Debug`, `Eq` and `Hash`. A set can be serialised in two ways: `of Element, serialised as a list;`
/// writes the elements, ascending, and reads them in any order; `#[derive(Serialize, Deserialize)]` with
/// `#[serde(transparent)]` writes the bits as one number.
///
/// ```
/// use cheeseboard::engine::{bit_set, index_type};
///
/// index_type! {
///     /// A column, 1 to 9 from the left.
///     pub struct Column(1..=9), "columns are numbered 1 to 9";
/// }
///
/// bit_set! {
///     /// A set of columns.
///     pub struct Columns(u16) of Column, serialised as a list;
/// }
///
/// let outer: Columns = [9, 1].into_iter().filter_map(Column::new).collect();
/// let all: Columns = Column::ALL.into_iter().collect();
/// assert_eq!((outer.len(), all.without(outer).len(), outer - all), (2, 7, Columns::EMPTY));
/// assert!(outer.iter().map(u8::from).eq([1, 9]));
/// assert_eq!(serde_json::to_string(&outer).unwrap(), "[1,9]");
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $set:ident($bits:ty) of $element:ident, serialised as a list;
    ) => {
        $crate::engine::bit_set! {
            $(#[$attribute])*
            $visibility struct $set($bits) of $element;
        }

        $crate::engine::set_as_list!($set of $element);
    };

    ($(#[$attribute:meta])* $visibility:vis struct $set:ident($bits:ty) of $element:ident;) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        $visibility struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// The set of this one element.
            pub const fn only(element: $element) -> $set {
                $set(1 << element.0)
            }

            /// Whether the element is in the set.
            pub const fn contains(self, element: $element) -> bool {
                self.0 >> element.0 & 1 == 1
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of elements.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Adds an element.
            pub const fn insert(&mut self, element: $element) {
                self.0 |= 1 << element.0;
            }

            /// Removes an element.
            pub const fn remove(&mut self, element: $element) {
                self.0 &= !(1 << element.0);
            }

            /// The elements of either set.
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The elements that are in both sets.
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The elements that are not in the other set.
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The elements by number, ascending.
            pub fn iter(self) -> impl Iterator<Item = $element> + use<> {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let number = left.trailing_zeros() as u8;
                        left &= left - 1;
                        $element(number)
                    })
                })
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = $set;

            fn bitor(self, other: $set) -> $set {
                self.union(other)
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                *self = self.union(other);
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = $set;

            fn bitand(self, other: $set) -> $set {
                self.intersection(other)
            }
        }

        /// The elements of the first set that are not in the second.
        impl ::std::ops::Sub for $set {
            type Output = $set;

            fn sub(self, other: $set) -> $set {
                self.without(other)
            }
        }

        impl ::std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: $set) {
                *self = self.without(other);
            }
        }

        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                let mut set = $set::EMPTY;
                elements.into_iter().for_each(|element| set.insert(element));
                set
            }
        }
    };
}

pub use bit_set;

/// Serialises a set as the list of its elements in the order of its `iter`; read, they may come in any order.
///
/// Written `set_as_list!(Set of Element);`. The set is made from elements by `FromIterator`, and the elements can be serialised.
#[macro_export]
macro_rules! set_as_list {
    ($set:ident of $element:ident) => {
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let elements = <Vec<$element> as ::serde::Deserialize>::deserialize(deserializer)?;
                Ok(elements.into_iter().collect())
            }
        }
    };
}

pub use set_as_list;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::collection::vec;
    use proptest::prelude::any;
    use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
    use serde::{Deserialize, Serialize};

    use crate::engine::index_type;

    index_type! {
        /// Numbers that fill the bits of a `u8`.
        struct Eight(0..=7), "0 to 7";
    }

    bit_set! {
        /// Serialised as its bits.
        #[derive(Serialize, Deserialize)]
        #[serde(transparent)]
        struct Eights(u8) of Eight;
    }

    index_type! {
        /// Numbers that begin at 1 and end at the highest bit of a `u64`.
        struct High(1..=63), "1 to 63";
    }

    bit_set! {
        /// Serialised as a list.
        struct Highs(u64) of High, serialised as a list;
    }

    fn highs(numbers: &[u8]) -> Highs {
        numbers.iter().filter_map(|&number| High::new(number)).collect()
    }

    #[test]
    fn sets_agree_with_the_list_of_their_elements() {
        for bits in 0..=255 {
            let set = Eights(bits);
            let listed: Vec<Eight> = Eight::ALL.into_iter().filter(|&one| set.contains(one)).collect();
            assert!(set.iter().eq(listed.iter().copied()), "{set:?}");
            assert_eq!((set.len(), set.is_empty()), (listed.len(), listed.is_empty()));
            assert_eq!(listed.iter().chain(&listed).copied().collect::<Eights>(), set);
        }
    }

    #[test]
    fn sets_are_joined_and_cut_element_by_element() {
        for (a, b) in (0..=255).step_by(5).flat_map(|a| (0..=255).step_by(3).map(move |b| (a, b))) {
            let (first, second) = (Eights(a), Eights(b));
            assert_eq!((first.union(second), first | second), (Eights(a | b), Eights(a | b)));
            assert_eq!((first.intersection(second), first & second), (Eights(a & b), Eights(a & b)));
            assert_eq!((first.without(second), first - second), (Eights(a & !b), Eights(a & !b)));
            let (mut joined, mut cut) = (first, first);
            joined |= second;
            cut -= second;
            assert_eq!((joined, cut), (first | second, first - second));
        }
    }

    #[test]
    fn elements_are_added_and_removed_one_by_one() {
        assert_eq!((Eights::EMPTY, Eights::default()), (Eights(0), Eights(0)));
        for one in Eight::ALL {
            let mut set = Eights::EMPTY;
            set.insert(one);
            set.insert(one);
            assert_eq!((set, set.len()), (Eights::only(one), 1));
            assert_eq!(set, Eights(1 << one.index()));
            set.remove(one);
            set.remove(one);
            assert!(set.is_empty() && !set.contains(one));
        }
        const FULL: Eights = {
            let mut set = Eights::EMPTY;
            let mut index = 0;
            while index < Eight::COUNT {
                set.insert(Eight::ALL[index]);
                index += 1;
            }
            set
        };
        assert_eq!((FULL, FULL.len()), (Eights(255), 8));
    }

    #[test]
    fn the_bit_of_an_element_is_its_number() {
        let mut left: Highs = High::ALL.into_iter().collect();
        assert_eq!((left.0, left.len()), (u64::MAX - 1, High::COUNT));
        for one in High::ALL {
            assert_eq!((Highs::only(one).0, left.contains(one)), (1 << (one.index() + 1), true));
            left.remove(one);
            assert!(!left.contains(one));
        }
        assert!(left.is_empty());
        assert!(highs(&[63, 1, 40]).iter().map(u8::from).eq([1, 40, 63]));
        assert_eq!(format!("{:?} {:?}", highs(&[1, 2]), Eights(5)), "Highs(6) Eights(5)");
    }

    /// Makes a set and a `BTreeSet` by the same insertions and removals.
    fn both(steps: &[(bool, u8)]) -> (Highs, BTreeSet<u8>) {
        let (mut set, mut model) = (Highs::EMPTY, BTreeSet::new());
        for &(is_inserted, number) in steps {
            let element = High::new(1 + number % 63).unwrap();
            match is_inserted {
                true => {
                    set.insert(element);
                    model.insert(u8::from(element));
                }
                false => {
                    set.remove(element);
                    model.remove(&u8::from(element));
                }
            }
        }
        (set, model)
    }

    #[test]
    fn sets_agree_with_a_btree_set() {
        fn assert_same(set: Highs, model: &BTreeSet<u8>) {
            assert!(set.iter().map(u8::from).eq(model.iter().copied()), "{set:?} {model:?}");
            assert_eq!((set.len(), set.is_empty()), (model.len(), model.is_empty()));
            assert!(High::ALL.iter().all(|&one| set.contains(one) == model.contains(&u8::from(one))));
        }
        let steps = || vec(any::<(bool, u8)>(), 0..100);
        let config = Config { cases: 256, failure_persistence: None, ..Config::default() };
        let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
        let compared = runner.run(&(steps(), steps()), |(first, second)| {
            let ((first, first_model), (second, second_model)) = (both(&first), both(&second));
            assert_same(first, &first_model);
            assert_same(first | second, &(&first_model | &second_model));
            assert_same(first & second, &(&first_model & &second_model));
            assert_same(first - second, &(&first_model - &second_model));
            assert_eq!(first == second, first_model == second_model);
            Ok(())
        });
        compared.unwrap();
    }

    #[test]
    fn sets_are_written_as_their_bits_or_as_a_list() {
        assert_eq!(serde_json::to_string(&Eights(129)).unwrap(), "129");
        assert_eq!(serde_json::from_str::<Eights>("129").unwrap(), Eights(129));
        assert_eq!(serde_json::to_string(&highs(&[63, 1])).unwrap(), "[1,63]");
        assert_eq!(ron::to_string(&highs(&[63, 1])).unwrap(), "[1,63]");
        assert_eq!(serde_json::to_string(&Highs::EMPTY).unwrap(), "[]");
        assert_eq!(serde_json::from_str::<Highs>("[63,1,63]").unwrap(), highs(&[1, 63]));
        for malformed in ["[0]", "[64]", "3", "[-1]"] {
            assert!(serde_json::from_str::<Highs>(malformed).is_err(), "{malformed}");
        }
    }
}
