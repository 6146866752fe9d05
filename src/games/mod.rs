//! The games, and the one list of them. Code for all games visits the list and names no game; this file must not know
//! matches, tables or screens.

pub mod burg_appenzell;
pub mod kalle;
#[cfg(feature = "nim")]
#[path = "../../examples/nim/mod.rs"]
pub mod nim;
pub mod rat_a_tat_roll;
pub mod ratzzia;
pub mod zatre;

#[cfg(all(test, feature = "gui"))]
mod tests;

use crate::engine::{GameStage, Mind, Rules, Words};

/// The traits that every listed game implements; its painter only with the feature `gui`.
#[cfg(feature = "gui")]
pub trait Game: Rules + Words + Mind + crate::paint::painter::Painter {}
#[cfg(feature = "gui")]
impl<G: Rules + Words + Mind + crate::paint::painter::Painter> Game for G {}

/// The traits that every listed game implements; its painter only with the feature `gui`.
#[cfg(not(feature = "gui"))]
pub trait Game: Rules + Words + Mind {}
#[cfg(not(feature = "gui"))]
impl<G: Rules + Words + Mind> Game for G {}

/// A generic operation on a game type, to be run for one listed game or for all of them.
pub trait Visitor {
    /// The result for one game.
    type Output;
    /// Runs the operation for the game `G`.
    fn visit<G: Game>(&mut self) -> Self::Output;
}

/// Passes every listed game, in display order, to the macro `$each`. A new game adds a line here.
macro_rules! listed {
    ($visitor:expr, $each:ident) => {
        $each!(
            $visitor,
            zatre::Zatre,
            kalle::Kalle,
            burg_appenzell::BurgAppenzell,
            rat_a_tat_roll::RatATatRoll,
            ratzzia::Ratzzia,
            #[cfg(feature = "nim")]
            nim::Nim
        )
    };
}

/// Runs `visitor` for every listed game and collects the results in list order.
pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Output> {
    macro_rules! each {
        ($visitor:expr, $($(#[$when:meta])? $game:ty),*) => {
            Vec::from([$($(#[$when])? $visitor.visit::<$game>()),*])
        };
    }
    listed!(visitor, each)
}

/// Runs `visitor` for every listed game that is taught, and collects the results in list order.
pub fn visit_taught<V: Visitor>(visitor: &mut V) -> Vec<V::Output> {
    struct Taught<'a, V>(&'a mut V);
    impl<V: Visitor> Visitor for Taught<'_, V> {
        type Output = Option<V::Output>;
        fn visit<G: Game>(&mut self) -> Option<V::Output> {
            (G::STAGE >= GameStage::Taught).then(|| self.0.visit::<G>())
        }
    }
    visit_all(&mut Taught(visitor)).into_iter().flatten().collect()
}

/// Runs `visitor` for the game with this id; `None` if no listed game has it.
pub fn visit_game<V: Visitor>(id: &str, visitor: &mut V) -> Option<V::Output> {
    macro_rules! each {
        ($visitor:expr, $($(#[$when:meta])? $game:ty),*) => {
            match id {
                $($(#[$when])? <$game>::ID => Some($visitor.visit::<$game>()),)*
                _ => None,
            }
        };
    }
    listed!(visitor, each)
}

/// The number of listed games that are taught.
pub const TAUGHT_COUNT: usize = {
    macro_rules! each {
        ($visitor:expr, $($(#[$when:meta])? $game:ty),*) => {
            [$($(#[$when])? <$game as Rules>::STAGE),*]
        };
    }
    let stages = listed!((), each);
    let (mut count, mut index) = (0, 0);
    while index < stages.len() {
        count += matches!(stages[index], GameStage::Taught) as usize;
        index += 1;
    }
    count
};

struct Id;

impl Visitor for Id {
    type Output = &'static str;
    fn visit<G: Game>(&mut self) -> &'static str {
        G::ID
    }
}

/// The ids of all listed games, in list order.
pub fn ids() -> Vec<&'static str> {
    visit_all(&mut Id)
}

/// The ids of the games that are taught, in list order.
pub fn taught_ids() -> Vec<&'static str> {
    visit_taught(&mut Id)
}
