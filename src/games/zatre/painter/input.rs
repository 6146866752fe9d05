//! Input on the table: the response to clicks, drags and keys on its places. No painting.

use super::Selection;
use super::place::{Place, RackTile};
use crate::engine::{Cell, Phrase, Refusal, Seat, Turn};
use crate::games::zatre::board::CellIndex;
use crate::games::zatre::placement::PlacementContext;
use crate::games::zatre::preview::{PlacementEffect, placement_effects};
use crate::games::zatre::rules::{Common, Move, Zatre};
use crate::games::zatre::tiles::{Tile, Tiles};
use crate::paint::board::{Input, Response};
use crate::paint::painter::PlayContext;

/// The hand of the seat that decides at this screen now, with its legal moves.
#[derive(Clone, Copy, Debug)]
pub struct Interaction<'a> {
    /// The seat.
    pub seat: Seat,
    /// The tiles in its hand.
    pub tiles: &'a Tiles,
    common: &'a Common,
    legal: &'a [Move],
    /// Whether no tile counts as picked before the person has picked it.
    picks_by_hand: bool,
}

/// See `Painter::respond`.
pub fn respond(play: &PlayContext<'_, Zatre>, selection: &mut Selection, input: Input<Place>) -> Response<Zatre> {
    let interaction = Interaction::from_play(play);
    let response = match (input, interaction) {
        (Input::Click(Place::Bag) | Input::DoubleClick(Place::Bag), _) if play.awaiting_chance.is_some() => {
            Response::Begin
        }
        // A tile that is let go beside the board is dropped, even if its seat has nothing more to decide.
        (Input::Drop { to: None, .. }, _) => selection.drop_tile(),
        (_, Some(interaction)) => interaction.respond(selection, input),
        (_, None) => Response::Nothing,
    };
    let refused = input.chosen().filter(|_| response == Response::Nothing);
    let refusal = refused.and_then(|place| refusal_of(play, interaction.as_ref(), place));
    refusal.map_or(response, Response::NotHere)
}

impl<'a> Interaction<'a> {
    /// The interaction of the acting seat; `None` if no person decides here now.
    pub fn from_play(play: &PlayContext<'a, Zatre>) -> Option<Self> {
        let seat = play.acting_seat?;
        let tiles = play.open.racks.get(seat.index())?.tiles.as_ref()?;
        let (common, legal, picks_by_hand) = (&play.open.common, play.legal, play.picks_by_hand);
        let interaction = Interaction { seat, tiles, common, legal, picks_by_hand };
        (!play.legal.is_empty()).then_some(interaction)
    }

    /// The tile that the next click lays: the picked one, or the only value in the hand.
    pub fn picked(&self, selection: &Selection) -> Option<RackTile> {
        let picked = selection.picked.filter(|picked| self.tiles.count_of(picked.tile) > 0);
        picked.or_else(|| self.only_value().map(RackTile::first))
    }

    /// The only value in the hand, which counts as picked; `None` if there are several or none, or if all have to be picked.
    pub fn only_value(&self) -> Option<Tile> {
        if self.picks_by_hand {
            return None;
        }
        let mut values = self.tiles.values();
        values.next().filter(|_| values.next().is_none())
    }

    /// Whether a tile can be laid.
    pub fn can_lay(&self) -> bool {
        self.legal_cells(None).next().is_some()
    }

    /// The legal cells of this tile; without a tile, of all tiles.
    pub fn legal_cells(&self, tile: Option<Tile>) -> impl Iterator<Item = Cell> + use<'a> {
        self.legal.iter().filter_map(move |choice| match choice {
            Move::Place { tile: each, at } if tile.is_none_or(|tile| tile == *each) => Some(*at),
            _ => None,
        })
    }

    /// The legal cells of this tile and its effect on each.
    pub fn effects(&self, tile: Tile) -> Vec<(CellIndex, PlacementEffect)> {
        let context =
            PlacementContext { board: &self.common.board, open_cells: &self.common.open_cells, hand: self.tiles };
        placement_effects(&context, tile, self.legal_cells(Some(tile)).filter_map(CellIndex::of))
    }

    /// The tile that a click on this cell would lay: the picked one, or the only value that is legal there.
    pub fn tile_for(&self, picked: Option<Tile>, cell: Cell) -> Option<Tile> {
        let mut fitting = Tile::ALL.into_iter().filter(|&tile| self.is_legal(tile, cell));
        match picked {
            Some(tile) => self.is_legal(tile, cell).then_some(tile),
            None => fitting.next().filter(|_| fitting.next().is_none()),
        }
    }

    /// The response to an input on the board or the rack.
    fn respond(&self, selection: &mut Selection, input: Input<Place>) -> Response<Zatre> {
        match input {
            Input::Click(Place::Cell(cell))
            | Input::DoubleClick(Place::Cell(cell))
            | Input::Enter(Place::Cell(cell)) => self.click_cell(selection, cell),
            // The position may have changed during the drag: then nothing is picked any more.
            Input::Drop { to: Some(Place::Cell(cell)), .. } if selection.picked.is_some() => {
                self.click_cell(selection, cell)
            }
            Input::Drag(Place::Tile(tile)) => selection.pick(tile),
            Input::DoubleClick(Place::Tile(tile)) => {
                let picked = selection.pick(tile);
                self.only_move(tile.tile).map_or(picked, Response::Play)
            }
            // The only value in a hand counts as picked, so a click on it does nothing unless it has one legal cell.
            Input::Click(Place::Tile(tile)) if self.only_value().is_some() => {
                self.only_move(tile.tile).map_or(Response::Nothing, Response::Play)
            }
            Input::Click(Place::Tile(tile)) if selection.picked == Some(tile) => selection.drop_tile(),
            Input::Click(Place::Tile(tile)) => selection.pick(tile),
            Input::Key(sign) if self.can_lay() => match self.tile_of_key(sign) {
                Some(tile) => selection.pick(RackTile::first(tile)),
                None => Response::Nothing,
            },
            Input::Cancel if self.can_lay() => selection.drop_tile(),
            _ => Response::Nothing,
        }
    }

    fn click_cell(&self, selection: &Selection, cell: Cell) -> Response<Zatre> {
        let picked = self.picked(selection).map(|picked| picked.tile);
        if let Some(tile) = self.tile_for(picked, cell) {
            return Response::Play(Move::Place { tile, at: cell });
        }
        // With several legal tiles the click is ambiguous; with none the rules refuse any tile.
        let any_tile = || self.tiles.values().next().filter(|_| self.legal_cells(None).all(|legal| legal != cell));
        let asked = picked.or_else(any_tile);
        asked.map_or(Response::Nothing, |tile| Response::Ask(Move::Place { tile, at: cell }))
    }

    /// The only legal move of this tile; `None` if it has none or several.
    fn only_move(&self, tile: Tile) -> Option<Move> {
        let mut cells = self.legal_cells(Some(tile));
        let at = cells.next()?;
        cells.next().is_none().then_some(Move::Place { tile, at })
    }

    /// The tile in the hand whose value is typed.
    fn tile_of_key(&self, sign: char) -> Option<Tile> {
        let mut tiles = self.tiles.values();
        tiles.find(|tile| sign.to_digit(10) == Some(tile.value().into()))
    }

    fn is_legal(&self, tile: Tile, cell: Cell) -> bool {
        self.legal.contains(&Move::Place { tile, at: cell })
    }
}

/// Why choosing this place is no move now; `None` where only general words help.
fn refusal_of(play: &PlayContext<'_, Zatre>, interaction: Option<&Interaction<'_>>, place: Place) -> Option<Refusal> {
    let refuse = |rule, key, seat: Seat| Some(Refusal::new(rule, Phrase::new(key).with("seat", seat)));
    match place {
        Place::Hand(seat) if !play.is_own(seat) => return refuse("Z24", "zatre-refuse-others-hand", seat),
        Place::Cell(_) | Place::Tile(_) | Place::Hand(_) => {}
        _ => return None,
    }
    if let Some(seat) = play.awaiting_chance {
        return refuse("Z6", "zatre-refuse-draw-due", seat);
    }
    let Some(interaction) = interaction else {
        // Another seat lays, or the acting seat has something else to do first.
        let Turn::Seat(seat) = play.turn else { return None };
        return refuse("Z7", "zatre-refuse-seat", *seat).filter(|_| play.acting_seat.is_none());
    };
    let phrase = match place {
        Place::Cell(cell) => {
            let fitting = Tile::ALL.into_iter().filter(|&tile| interaction.is_legal(tile, cell));
            let tiles: Vec<Phrase> =
                fitting.map(|tile| Phrase::new("zatre-badge-sum").with("sum", tile.value())).collect();
            let phrase = if tiles.is_empty() {
                Phrase::new("zatre-refuse-hand-empty").with("seat", interaction.seat)
            } else {
                Phrase::new("zatre-refuse-pick-first").with("tiles", tiles)
            };
            phrase.with("cell", cell)
        }
        _ => {
            let only = interaction.only_value()?;
            let phrase = Phrase::new("zatre-refuse-picked-already").with("seat", interaction.seat);
            phrase.with("tile", only.value())
        }
    };
    Some(Refusal::new("Z7", phrase))
}
