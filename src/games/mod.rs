//! The games, and the one list of them.

pub mod burg_appenzell;
pub mod kalle;
pub mod rat_a_tat_roll;
pub mod ratzzia;
pub mod zatre;

use crate::engine::{Mind, Rules, Words};

/// All that a listed game brings. Without the window nothing is painted.
#[cfg(feature = "gui")]
pub trait Game: Rules + Words + Mind + crate::paint::painter::Painter {}
#[cfg(feature = "gui")]
impl<G: Rules + Words + Mind + crate::paint::painter::Painter> Game for G {}

/// All that a listed game brings. Without the window nothing is painted.
#[cfg(not(feature = "gui"))]
pub trait Game: Rules + Words + Mind {}
#[cfg(not(feature = "gui"))]
impl<G: Rules + Words + Mind> Game for G {}

/// Work that is done for one game, whichever it is.
pub trait Visitor {
    /// What comes out.
    type Output;
    /// Does it for this game.
    fn visit<G: Game>(&mut self) -> Self::Output;
}

/// The one list of games, in the order in which they are shown. A new game adds a line here.
macro_rules! listed {
    ($visitor:expr, $each:ident) => {
        $each!(
            $visitor,
            zatre::Zatre,
            kalle::Kalle,
            burg_appenzell::BurgAppenzell,
            rat_a_tat_roll::RatATatRoll,
            ratzzia::Ratzzia
        )
    };
}

/// Does the visitor's work for every listed game.
pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Output> {
    macro_rules! each {
        ($visitor:expr, $($game:ty),*) => { vec![$($visitor.visit::<$game>()),*] };
    }
    listed!(visitor, each)
}

/// Does the visitor's work for the game with this id, if it is listed.
pub fn visit_game<V: Visitor>(id: &str, visitor: &mut V) -> Option<V::Output> {
    macro_rules! each {
        ($visitor:expr, $($game:ty),*) => {
            match id {
                $(<$game>::ID => Some($visitor.visit::<$game>()),)*
                _ => None,
            }
        };
    }
    listed!(visitor, each)
}

/// The ids of all listed games.
pub fn ids() -> Vec<&'static str> {
    struct Id;
    impl Visitor for Id {
        type Output = &'static str;
        fn visit<G: Game>(&mut self) -> &'static str {
            G::ID
        }
    }
    visit_all(&mut Id)
}
