//! What a hand can do with which place: mice, where they go, roofs, slots. No painting.

use std::cell::OnceCell;

use super::Selection;
use super::places::Place;
use crate::engine::{Cell, Phrase, Refusal, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, Ground, TOWERS};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::preview::{self, Landing};
use crate::games::burg_appenzell::pushing::Slot;
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Common, Open, Phase};
use crate::games::burg_appenzell::witness::Seen;
use crate::paint::painter::{Intent, Scene};

/// The mouse that a hand has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The one on this cell.
    Mouse(CellIndex),
    /// One from the supply; by this tower, if that was chosen too.
    Supply(Option<CellIndex>),
}

impl Chosen {
    /// Where it stands on the board, if it does.
    pub fn site(self) -> Option<CellIndex> {
        match self {
            Chosen::Mouse(site) => Some(site),
            Chosen::Supply(tower) => tower,
        }
    }
}

/// What was chosen by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Nothing yet: the mouse that acted last goes on, if it can.
    #[default]
    Untouched,
    /// No mouse.
    Dropped,
    /// This one.
    Made(Chosen),
}

/// What a pointer drags over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The chosen mouse.
    Mouse,
    /// The spare tile.
    Spare,
}

/// What comes of a click.
#[derive(Debug)]
pub enum Click {
    /// It is a move, or asks about one.
    Meant(Intent<BurgAppenzell>),
    /// This mouse is chosen.
    Chosen(Chosen),
    /// No mouse is chosen any more.
    Dropped,
    /// The push from here is looked at.
    Pinned(Slot),
    /// Several mice could go there: one of them is to be clicked.
    Asked(CellIndex),
    /// What was looked at is put away, and nothing else.
    PutAway,
}

/// Where a mouse could go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Going {
    /// The move.
    pub choice: Move,
    /// The mouse, or the tower by which it comes.
    pub origin: CellIndex,
    /// Where it lands.
    pub to: CellIndex,
    /// Over which cells, and what it costs.
    pub landing: Landing,
}

impl Going {
    /// The cell of the mouse that would go; `None` for one from the supply.
    pub fn from(&self) -> Option<Cell> {
        match self.choice {
            Move::Run { from, .. } => Some(from),
            _ => None,
        }
    }
}

/// The hand that decides at this screen now.
#[derive(Clone, Debug)]
pub struct Hand<'a> {
    /// Whose.
    pub seat: Seat,
    open: &'a Open,
    legal: &'a [Move],
    last: Option<&'a Seen>,
    /// Where any of its mice could go: looked for once, when first asked for.
    ways: OnceCell<Vec<Going>>,
}

impl<'a> Hand<'a> {
    /// The hand of the seat that decides here, if one does.
    pub fn of(scene: &Scene<'a, BurgAppenzell>) -> Option<Self> {
        let seat = scene.acting_seat.filter(|_| !scene.legal.is_empty())?;
        let last = scene.last.map(|(observation, _)| &observation.seen);
        Some(Hand { seat, open: scene.open, legal: scene.legal, last, ways: OnceCell::new() })
    }

    fn common(&self) -> &'a Common {
        &self.open.common
    }

    /// Whether this is the choice of the first towers.
    pub fn sets_up(&self) -> bool {
        self.common().phase == Phase::Towers
    }

    /// Whether the move is legal.
    pub fn may(&self, choice: Move) -> bool {
        self.legal.contains(&choice)
    }

    /// Whether nothing is left but to end the turn.
    pub fn is_done(&self) -> bool {
        self.legal == [Move::EndTurn {}]
    }

    /// Whether the spare can be pushed in.
    pub fn pushes(&self) -> bool {
        self.legal.iter().any(|choice| matches!(choice, Move::Push { .. }))
    }

    /// The mouse that the next click means.
    pub fn chosen(&self, touch: &Selection) -> Option<Chosen> {
        let own = self.common().player(self.seat);
        let chosen = match touch.choice {
            Choice::Dropped => None,
            Choice::Made(chosen) => Some(chosen),
            Choice::Untouched => self.goes_on().filter(|site| self.uses(*site)).map(Chosen::Mouse),
        };
        chosen.filter(|chosen| match chosen {
            _ if self.sets_up() || self.is_done() => false,
            Chosen::Mouse(site) => own.mice.contains(*site),
            Chosen::Supply(_) => own.supply > 0,
        })
    }

    /// The mouse of this seat that acted last.
    fn goes_on(&self) -> Option<CellIndex> {
        match self.last? {
            Seen::Ran { seat, way, .. } | Seen::Entered { seat, way, .. } if *seat == self.seat => {
                way.last().copied().and_then(CellIndex::of)
            }
            Seen::Uncovered { seat, room, .. } if *seat == self.seat => {
                let plan = self.common().plan();
                let beside = |site: &CellIndex| plan.around(*site).contains(*room);
                let mut mice = self.common().player(self.seat).mice.iter().filter(beside);
                let only = mice.next()?;
                mice.next().is_none().then_some(only)
            }
            _ => None,
        }
    }

    /// The mice that digits choose: those in the castle row by row, then one of the supply.
    pub fn choosable(&self) -> Vec<Chosen> {
        if self.sets_up() || self.is_done() {
            return Vec::new();
        }
        let own = self.common().player(self.seat);
        let supply = (own.supply > 0).then_some(Chosen::Supply(None));
        own.mice.iter().map(Chosen::Mouse).chain(supply).collect()
    }

    /// Where any mouse could go, those in the castle first.
    fn ways(&self) -> &[Going] {
        self.ways.get_or_init(|| {
            if self.sets_up() {
                return Vec::new();
            }
            let run = |from: CellIndex| {
                preview::runs(self.open, from.cell()).into_iter().filter_map(move |landing| {
                    let choice = Move::Run { from: from.cell(), to: landing.to };
                    Some(Going { choice, origin: from, to: CellIndex::of(landing.to)?, landing })
                })
            };
            let enter = |tower: CellIndex| {
                preview::entries(self.open, tower.cell()).into_iter().filter_map(move |landing| {
                    let choice = Move::Enter { tower: tower.cell(), to: landing.to };
                    Some(Going { choice, origin: tower, to: CellIndex::of(landing.to)?, landing })
                })
            };
            let mice = self.common().player(self.seat).mice;
            let all = mice.iter().flat_map(run).chain(TOWERS.iter().flat_map(enter));
            all.filter(|going| self.may(going.choice)).collect()
        })
    }

    /// Where this mouse could go; where none is chosen, any in the castle.
    pub fn goings(&self, chosen: Option<Chosen>) -> impl Iterator<Item = &Going> {
        self.ways().iter().filter(move |going| match (chosen, going.from()) {
            (None, from) => from.is_some(),
            (Some(Chosen::Mouse(site)), Some(from)) => site.cell() == from,
            (Some(Chosen::Supply(via)), None) => via.is_none_or(|tower| tower == going.origin),
            (Some(Chosen::Mouse(_)), None) | (Some(Chosen::Supply(_)), Some(_)) => false,
        })
    }

    /// Whether a mouse from the supply can come to stand in this tower.
    pub fn free_way_in(&self, site: CellIndex) -> bool {
        site.ground() == Ground::Tower && !self.goings_to(Some(Chosen::Supply(None)), site).is_empty()
    }

    /// Whether this seat has a mouse on this site that has something to do: to run, or to lift a roof.
    pub fn uses(&self, site: CellIndex) -> bool {
        let chosen = Some(Chosen::Mouse(site));
        self.choosable().contains(&Chosen::Mouse(site))
            && (self.goings(chosen).next().is_some() || !self.roofs_of(chosen).is_empty())
    }

    /// Those of them that end here, the cheapest first.
    pub fn goings_to(&self, chosen: Option<Chosen>, to: CellIndex) -> Vec<Going> {
        let mut goings: Vec<Going> = self.goings(chosen).filter(|going| going.to == to).cloned().collect();
        goings.sort_by_key(|going| going.landing.cost);
        goings
    }

    /// The ways that a click on this cell means, the cheapest first. A mouse that was not chosen by hand stands back where it cannot go itself
    /// but another one can, or one from the supply.
    pub fn meant_goings(&self, touch: &Selection, to: CellIndex) -> Vec<Going> {
        let goings = self.goings_to(self.chosen(touch), to);
        if !goings.is_empty() || touch.choice != Choice::Untouched {
            return goings;
        }
        // A tower is chosen first.
        let others = [None, (to.ground() != Ground::Tower).then_some(Chosen::Supply(None))];
        others
            .into_iter()
            .map(|chosen| self.goings_to(chosen, to))
            .find(|goings| !goings.is_empty())
            .unwrap_or_default()
    }

    /// The roofs that can be lifted.
    pub fn roofs(&self) -> RoomSet {
        self.legal
            .iter()
            .filter_map(|choice| match choice {
                Move::Uncover { room } => Some(*room),
                _ => None,
            })
            .collect()
    }

    /// Those of them that the chosen mouse lifts.
    pub fn roofs_of(&self, chosen: Option<Chosen>) -> RoomSet {
        let Some(Chosen::Mouse(site)) = chosen else { return RoomSet::EMPTY };
        let near = preview::rooms_in_reach(self.common(), site.cell());
        self.roofs().iter().filter(|room| near.contains(*room)).collect()
    }

    /// What a click on this place does.
    pub fn click(&self, touch: &Selection, place: Place) -> Click {
        match place {
            Place::Slot(slot) => self.click_slot(touch, slot),
            Place::Cell(site) if self.sets_up() => self.meant(Move::Tower { at: site.cell() }),
            Place::Cell(site) => self.click_cell(touch, site),
        }
    }

    /// What dropping something on this place does: as clicking there with it chosen.
    pub fn drop(&self, touch: &Selection, held: Held, place: Place) -> Option<Click> {
        let chosen = self.chosen(touch);
        match (held, place) {
            (Held::Spare, Place::Slot(slot)) if self.may(Move::Push { slot }) => Some(Click::Pinned(slot)),
            (Held::Spare, Place::Slot(slot)) => Some(self.meant(Move::Push { slot })),
            // Put back where it was taken up.
            (Held::Mouse, Place::Cell(site)) if chosen == Some(Chosen::Mouse(site)) => None,
            (Held::Mouse, Place::Cell(site)) => Some(self.click_cell(touch, site)),
            (Held::Mouse, Place::Slot(_)) | (Held::Spare, Place::Cell(_)) => None,
        }
    }

    fn click_slot(&self, touch: &Selection, slot: Slot) -> Click {
        let push = Move::Push { slot };
        if self.may(push) && touch.pinned != Some(slot) { Click::Pinned(slot) } else { self.meant(push) }
    }

    fn click_cell(&self, touch: &Selection, site: CellIndex) -> Click {
        let chosen = self.chosen(touch);
        if let Some(asked) = touch.asked
            && let Some(going) = self.meant_goings(touch, asked).into_iter().find(|going| going.origin == site)
        {
            return self.meant(going.choice);
        }
        let goings = self.meant_goings(touch, site);
        match goings.as_slice() {
            [only] => return self.meant(only.choice),
            [_, _, ..] => return Click::Asked(site),
            [] => {}
        }
        if let Some(room) = covered(self.common(), site) {
            // Roofs are not lit while a push is looked at: whoever clicks one then wants to be rid of that.
            let looks = touch.pinned.is_some();
            return if looks { Click::PutAway } else { self.meant(Move::Uncover { room }) };
        }
        let own = self.common().player(self.seat).mice.contains(site);
        let by_tower = self.tower_of_supply(site);
        match chosen {
            _ if self.is_done() => self.meant(self.asked_about(chosen, site)),
            Some(Chosen::Supply(_)) if self.common().free_towers().contains(site) => {
                self.meant(Move::Enter { tower: site.cell(), to: site.cell() })
            }
            // A tower with a mouse on it may be meant as a way in, or for its mouse.
            Some(Chosen::Supply(via)) if by_tower && via != Some(site) => Click::Chosen(Chosen::Supply(Some(site))),
            Some(Chosen::Mouse(mouse)) if mouse == site => Click::Dropped,
            _ if own => Click::Chosen(Chosen::Mouse(site)),
            Some(Chosen::Supply(Some(tower))) if tower == site => Click::Chosen(Chosen::Supply(None)),
            _ if self.common().free_towers().contains(site) && by_tower => {
                self.meant(Move::Enter { tower: site.cell(), to: site.cell() })
            }
            _ if by_tower => Click::Chosen(Chosen::Supply(Some(site))),
            _ => self.meant(self.asked_about(chosen, site)),
        }
    }

    /// Whether a mouse from the supply can come by this tower.
    pub fn tower_of_supply(&self, site: CellIndex) -> bool {
        site.ground() == Ground::Tower && self.goings(Some(Chosen::Supply(Some(site)))).next().is_some()
    }

    /// The move about which a click on a cell asks that nothing can be done with.
    fn asked_about(&self, chosen: Option<Chosen>, site: CellIndex) -> Move {
        let to: Cell = site.cell();
        let nearest = |spots: &mut dyn Iterator<Item = CellIndex>| {
            spots.min_by_key(|each| {
                let (cell, far) = (each.cell(), |a: u8, b: u8| u32::from(a.abs_diff(b)));
                (far(cell.row, to.row) + far(cell.column, to.column), each.index())
            })
        };
        let own = self.common().player(self.seat).mice;
        let tower = match chosen {
            Some(Chosen::Mouse(mouse)) => return Move::Run { from: mouse.cell(), to },
            Some(Chosen::Supply(Some(tower))) => Some(tower),
            Some(Chosen::Supply(None)) => nearest(&mut (TOWERS - self.common().free_towers()).iter()),
            None if site.ground() == Ground::Tower => Some(site),
            None => match self.common().mouse_at(to) {
                // Another's mouse was meant to be chosen.
                Some(_) => return Move::Run { from: to, to },
                None => match nearest(&mut own.iter()) {
                    Some(mouse) => return Move::Run { from: mouse.cell(), to },
                    None => nearest(&mut TOWERS.iter()),
                },
            },
        };
        Move::Enter { tower: tower.map_or(to, CellIndex::cell), to }
    }

    /// Why none of the supply can come in: by a free tower, if there is one.
    pub fn about_the_supply(&self) -> Intent<BurgAppenzell> {
        let free = self.common().free_towers();
        let tower = free.iter().next().or(TOWERS.iter().next()).map_or(Cell::new(0, 0), CellIndex::cell);
        Intent::Ask(Move::Enter { tower, to: tower })
    }

    /// Why the spare cannot be pushed in.
    pub fn about_the_spare(&self) -> Intent<BurgAppenzell> {
        Intent::Ask(Move::Push { slot: Slot::ALL[0] })
    }

    fn meant(&self, choice: Move) -> Click {
        Click::Meant(if self.may(choice) { Intent::Play(choice) } else { Intent::Ask(choice) })
    }

    /// Whether a click on this place does something, rather than ask about it.
    pub fn answers(&self, touch: &Selection, place: Place) -> bool {
        !matches!(self.click(touch, place), Click::Meant(Intent::Ask(_)))
    }

    /// The places that a jump by key leads to: those where a click does something.
    pub fn ends(&self, touch: &Selection) -> Vec<Place> {
        Place::all().filter(|&place| self.answers(touch, place)).collect()
    }
}

/// The covered room over this cell.
pub fn covered(common: &Common, site: CellIndex) -> Option<Room> {
    common.plan().room(site).filter(|room| !common.rooms.contains(*room))
}

/// See `Painter::no_move_at`.
pub fn no_move_at(scene: &Scene<'_, BurgAppenzell>, spot: &str) -> Option<Refusal> {
    if spot == "spare" && Hand::of(scene).is_some_and(|hand| hand.pushes()) {
        let phrase = Phrase::new("burg_appenzell-refuse-spare-where").with("count", Slot::ALL.len());
        return Some(Refusal::new("B12", phrase));
    }
    let seat = Seat::new(spot.strip_prefix("hand ")?.parse().ok()?);
    let others = Phrase::new("burg_appenzell-refuse-others-mice").with("seat", seat);
    (!scene.is_own(seat)).then(|| Refusal::new("B4", others))
}

impl Selection {
    /// Whether something is picked that can be dropped again.
    pub(super) fn picks(&self, hand: &Hand<'_>) -> bool {
        self.pinned.is_some() || self.asked.is_some() || self.held.is_some() || hand.chosen(self).is_some()
    }

    /// Takes something up to drag it.
    pub(super) fn hold(&mut self, held: Held) {
        (self.held, self.pinned, self.asked) = (Some(held), None, None);
    }

    /// Takes over what came of a click; gives what is to be done.
    pub(super) fn take(&mut self, click: Click) -> Option<Intent<BurgAppenzell>> {
        let pinned = match click {
            Click::Pinned(slot) => Some(slot),
            _ => None,
        };
        // Whatever is clicked beside what was looked at puts that away, but for a question about a move.
        if !matches!(click, Click::Meant(Intent::Ask(_))) {
            (self.pinned, self.asked) = (pinned, None);
        }
        match click {
            Click::Meant(intent) => return Some(intent),
            Click::Chosen(chosen) => self.choice = Choice::Made(chosen),
            Click::Dropped => self.choice = Choice::Dropped,
            Click::Asked(site) => self.asked = Some(site),
            Click::Pinned(_) | Click::PutAway => {}
        }
        None
    }

    /// Drops what is picked, the latest first; whether there was anything.
    pub(super) fn drop_latest(&mut self, chosen: Option<Chosen>) -> bool {
        if self.pinned.take().is_some() | self.asked.take().is_some() | self.held.take().is_some() {
            return true;
        }
        let had = chosen.is_some();
        if had {
            self.choice = Choice::Dropped;
        }
        had
    }
}
