//! The macro [`index_type!`] for small numbers in a fixed range: the value of a die, a column, a place on a board.

/// Makes a type of the whole numbers from a first to a last one, both below 256. A refusal says what a number outside
/// the range was meant to be.
///
/// Written `pub struct Name(first..=last), "refusal";`, or without a refusal for a type that is not serialised as its
/// number: it has no `TryFrom<u8>`, and serialises only if an attribute derives it. What the type can do:
///
/// | item | meaning |
/// |---|---|
/// | `COUNT: usize` | how many numbers there are |
/// | `ALL: [Name; COUNT]` | all of them, ascending |
/// | `const fn new(u8) -> Option<Name>` | the one with this number, if it is in the range |
/// | `const fn index(self) -> usize` | its place in `ALL`, from 0 |
/// | `TryFrom<u8>` | as `new`, with the refusal as the error |
/// | `u8: From<Name>` | its number |
/// | `Serialize`, `Deserialize` | as its number; numbers outside the range are refused |
///
/// It is also `Copy`, `Debug` and `Hash`, and ordered by its number. The number itself is the private field `0`, in reach
/// of the module that makes the type: a type whose number has a name adds a method for it.
///
/// ```
/// use cheeseboard::engine::index_type;
///
/// index_type! {
///     /// The value that a die shows, 1 to 6.
///     pub struct Die(1..=6), "a die shows 1 to 6";
/// }
///
/// impl Die {
///     /// The number of pips.
///     pub const fn pips(self) -> u8 {
///         self.0
///     }
/// }
///
/// let five = Die::new(5).unwrap();
/// assert_eq!((five.pips(), five.index(), Die::ALL[4]), (5, 4, five));
/// assert_eq!(Die::try_from(7), Err("a die shows 1 to 6"));
/// assert_eq!(serde_json::to_string(&Die::ALL).unwrap(), "[1,2,3,4,5,6]");
/// ```
#[macro_export]
macro_rules! index_type {
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident($first:literal..=$last:expr), $refusal:literal;) => {
        $crate::engine::index_type! {
            $(#[$attribute])*
            #[derive(::serde::Serialize, ::serde::Deserialize)]
            #[serde(try_from = "u8", into = "u8")]
            $visibility struct $name($first..=$last);
        }

        impl TryFrom<u8> for $name {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                $name::new(number).ok_or($refusal)
            }
        }
    };

    ($(#[$attribute:meta])* $visibility:vis struct $name:ident($first:literal..=$last:expr);) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $(#[$attribute])*
        $visibility struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $last + 1 - $first;

            /// All of them, ascending.
            pub const ALL: [$name; $name::COUNT] = {
                let mut all = [$name($name::FIRST); $name::COUNT];
                let mut index = 0;
                while index < $name::COUNT {
                    all[index] = $name($name::FIRST + index as u8);
                    index += 1;
                }
                all
            };

            const FIRST: u8 = $first;

            /// The one with this number, if there is one.
            pub const fn new(number: u8) -> Option<$name> {
                match number.checked_sub($name::FIRST) {
                    Some(index) if (index as usize) < $name::COUNT => Some($name(number)),
                    _ => None,
                }
            }

            /// The index in `ALL`, from 0.
            pub const fn index(self) -> usize {
                (self.0 - $name::FIRST) as usize
            }
        }

        impl From<$name> for u8 {
            fn from(one: $name) -> u8 {
                one.0
            }
        }
    };
}

pub use index_type;

#[cfg(test)]
mod tests {
    const LAST: usize = 255;

    index_type! {
        /// Numbers that begin at 0.
        struct Seven(0..=6), "0 to 6";
    }

    index_type! {
        /// Numbers that begin above 0.
        struct Goal(4..=6), "4 to 6";
    }

    index_type! {
        /// Every number of the storage.
        struct Every(0..=LAST), "any";
    }

    const FIVE: Goal = Goal::new(5).expect("5 is in the range");

    #[test]
    fn all_numbers_of_the_range_are_listed_ascending() {
        assert_eq!((Seven::COUNT, Goal::COUNT, Every::COUNT), (7, 3, 256));
        assert_eq!(Seven::ALL.map(u8::from), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(Goal::ALL.map(u8::from), [4, 5, 6]);
        assert!(Every::ALL.map(u8::from).into_iter().eq(0..=255) && Every::ALL.is_sorted());
    }

    #[test]
    fn numbers_outside_the_range_are_refused() {
        assert!((0..=255).all(|number| Seven::new(number).is_some() == (number < 7)));
        assert!((0..=255).all(|number| Goal::new(number).is_some() == (4..=6).contains(&number)));
        assert!((0..=255).all(|number| Every::new(number).is_some_and(|one| u8::from(one) == number)));
        assert_eq!((Goal::try_from(3), Goal::try_from(5), Goal::try_from(7)), (Err("4 to 6"), Ok(FIVE), Err("4 to 6")));
    }

    #[test]
    fn the_index_counts_from_0() {
        assert_eq!((FIVE.index(), u8::from(FIVE)), (1, 5));
        assert!(Seven::ALL.into_iter().enumerate().all(|(index, one)| one.index() == index));
        assert!(Goal::ALL.into_iter().enumerate().all(|(index, one)| one.index() == index));
        assert!(Every::ALL.into_iter().enumerate().all(|(index, one)| one.index() == index));
    }

    #[test]
    fn numbers_are_written_and_read_as_plain_numbers() {
        assert_eq!((serde_json::to_string(&FIVE).unwrap(), ron::to_string(&FIVE).unwrap()), ("5".into(), "5".into()));
        assert_eq!(serde_json::from_str::<Goal>("5").unwrap(), FIVE);
        assert_eq!(ron::from_str::<Goal>("5").unwrap(), FIVE);
        for outside in ["3", "7", "-1", "256", "\"5\""] {
            assert!(serde_json::from_str::<Goal>(outside).is_err(), "{outside}");
        }
        assert!(serde_json::from_str::<Goal>("3").unwrap_err().to_string().starts_with("4 to 6"));
        assert_eq!(format!("{FIVE:?}"), "Goal(5)");
    }
}
