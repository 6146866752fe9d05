//! Input on the table: the response to clicks and keys on its places. No painting.

use super::Selection;
use super::glimpse::Glimpse;
use super::place::Place;
use crate::engine::{Phrase, Refusal, Seat};
use crate::games::rat_a_tat_roll::cards::RowIndex;
use crate::games::rat_a_tat_roll::dice::{DiceSet, DieIndex, Face, total};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Common, Move, Open, Phase, RatATatRoll};
use crate::paint::board::{Input, Response};
use crate::paint::painter::PlayContext;

/// See `Painter::respond`.
pub fn respond(
    play: &PlayContext<'_, RatATatRoll>,
    selection: &mut Selection,
    input: Input<Place>,
) -> Response<RatATatRoll> {
    let interaction = Interaction::from_play(play);
    // A hasty second click on the taken card must not hide the open cards before all have seen them.
    let shuffles = play.open.common.phase == Phase::Reshuffling;
    let may_begin = (play.awaiting_chance.is_some() && !shuffles) || play.awaiting_reveal.is_some();
    match input {
        Input::Point(Place::DiceChoice(count)) if selection.previewed_count != Some(count) => {
            selection.preview(Some(count))
        }
        // Hidden odds leave no trace in the status.
        Input::Click(Place::OddsSwitch) | Input::DoubleClick(Place::OddsSwitch) => selection.preview(None),
        Input::Click(Place::Tokens(seat)) | Input::DoubleClick(Place::Tokens(seat)) => {
            refuse_tokens(&play.open.common, seat)
        }
        Input::Click(Place::Guide) => selection.open_guide(!selection.is_guide_open),
        Input::DoubleClick(Place::Guide) => Response::Nothing,
        Input::Beside | Input::Cancel if selection.is_guide_open => selection.open_guide(false),
        Input::Click(_) | Input::DoubleClick(_) | Input::Beside if may_begin => Response::Begin,
        Input::Click(place) | Input::DoubleClick(place) | Input::Enter(place) => match (interaction, place) {
            (Some(interaction), _) => interaction.click(selection, place),
            (None, Place::Space(space)) => refuse_space(&play.open.common, space),
            (None, _) => Response::Nothing,
        },
        // While cards are shown for a moment, no key chooses anything.
        Input::Key(_) | Input::Cancel if Glimpse::of(play).is_some() => Response::Nothing,
        Input::Key('i') => selection.open_guide(!selection.is_guide_open),
        Input::Key(sign) => {
            let digit = sign.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
            interaction.zip(digit).map_or(Response::Nothing, |(interaction, digit)| interaction.digit(selection, digit))
        }
        Input::Cancel if interaction.is_some() => selection.cancel(),
        _ => Response::Nothing,
    }
}

/// Input for the seat that decides at this screen now.
#[derive(Clone, Copy, Debug)]
pub struct Interaction<'a> {
    /// The seat that decides.
    pub seat: Seat,
    open: &'a Open,
    legal: &'a [Move],
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides here, if one does.
    pub fn from_play(play: &PlayContext<'a, RatATatRoll>) -> Option<Self> {
        let seat = play.acting_seat.filter(|_| !play.legal.is_empty())?;
        Some(Interaction { seat, open: play.open, legal: play.legal })
    }

    /// The response to a click on this place.
    fn click(&self, selection: &mut Selection, place: Place) -> Response<RatATatRoll> {
        let common = &self.open.common;
        match (common.phase, place) {
            (Phase::Keeping, Place::Die(index)) => selection.mark(toggled(selection.marked_dice, index)),
            (Phase::KeepingWild, Place::FaceUpCard(region)) if self.wild_die_takes(region) => {
                self.play_or_ask(Move::Accept {})
            }
            // Picking a card for the swap implies keeping the die.
            (Phase::KeepingWild, Place::Card(seat, card)) if common.wild == Some(Face::Swap) => {
                selection.pick(Some((seat, card)));
                Response::Play(Move::Accept {})
            }
            (Phase::Looking, Place::Card(seat, _)) if seat == self.seat => self.play_or_ask(Move::LookOwn {}),
            (Phase::Swapping, Place::Card(seat, card)) => self.click_for_swap(selection, (seat, card)),
            (Phase::TakingHere | Phase::Choosing, Place::FaceUpCard(region))
                if common.pawn.region() == Some(region) =>
            {
                self.play_or_ask(Move::TakeFaceUp {})
            }
            (_, Place::Space(space)) if self.destination() == Some(space) => self.play_or_ask(Move::Accept {}),
            (_, Place::Space(space)) => refuse_space(common, space),
            (_, Place::FaceUpCard(region)) => self.play_or_ask(Move::Take { region }),
            (_, Place::Pile) => self.play_or_ask(Move::TakePile {}),
            (_, Place::DiceChoice(dice)) => self.play_or_ask(Move::Roll { dice }),
            (_, Place::Die(index)) => self.play_or_ask(Move::Reroll { dice: DiceSet::only(index) }),
            (_, Place::WildDie) if common.wild.is_some() => self.play_or_ask(Move::Reroll { dice: DiceSet::EMPTY }),
            (_, Place::WildDie) => self.play_or_ask(Move::RollWild {}),
            (_, Place::Card(seat, place)) if seat == self.seat => self.play_or_ask(Move::Replace { place }),
            (_, Place::Card(seat, place)) => self.play_or_ask(Move::Look { seat, place }),
            _ => Response::Nothing,
        }
    }

    /// Picks one own card and one of an opponent, in either order (L11).
    fn click_for_swap(&self, selection: &mut Selection, card: (Seat, RowIndex)) -> Response<RatATatRoll> {
        let Some(picked) = selection.picked else { return selection.pick(Some(card)) };
        match (picked.0 == self.seat, card.0 == self.seat) {
            _ if picked == card => selection.pick(None),
            (true, false) => self.play_or_ask(Move::Swap { mine: picked.1, seat: card.0, theirs: card.1 }),
            (false, true) => self.play_or_ask(Move::Swap { mine: card.1, seat: picked.0, theirs: picked.1 }),
            _ => selection.pick(Some(card)),
        }
    }

    /// The response to a digit key. It marks the next die with so many pips, or unmarks all of those once all are
    /// marked; or it chooses the own card at this place.
    fn digit(&self, selection: &mut Selection, digit: u8) -> Response<RatATatRoll> {
        let common = &self.open.common;
        match common.phase {
            Phase::Keeping => {
                let matching = DieIndex::ALL.into_iter().zip(&common.dice).filter(|(_, die)| die.pips() == digit);
                let matching: DiceSet = matching.map(|(index, _)| index).collect();
                if matching.is_empty() {
                    return Response::Nothing;
                }
                let marked = selection.marked_dice;
                let next = (matching - marked).iter().next();
                selection.mark(next.map_or(marked - matching, |next| marked | DiceSet::only(next)))
            }
            Phase::Replacing | Phase::Swapping => {
                let count = self.open.rows.get(self.seat.index()).map_or(0, |row| row.len());
                let card = RowIndex::first(count).find(|place| place.index() + 1 == usize::from(digit));
                card.map_or(Response::Nothing, |card| self.click(selection, Place::Card(self.seat, card)))
            }
            _ => Response::Nothing,
        }
    }

    /// Whether a click on this place makes progress.
    pub fn is_choosable(&self, selection: &Selection, place: Place) -> bool {
        self.click(&mut selection.clone(), place).is_progress()
    }

    /// Whether a keyboard jump may land on this place: choosable, and after the first card of a swap not on the same
    /// side.
    pub fn is_jump_target(&self, selection: &Selection, place: Place) -> bool {
        let same_side = match (selection.picked, place) {
            (Some((picked, _)), Place::Card(seat, _)) => (picked == self.seat) == (seat == self.seat),
            _ => false,
        };
        !same_side && self.is_choosable(selection, place)
    }

    /// Whether any of these places is choosable.
    pub fn has_choosable(&self, places: &[Place]) -> bool {
        places.iter().any(|&place| self.is_choosable(&Selection::default(), place))
    }

    /// Whether the current wild face takes the card of this region, or an equal one (L11).
    fn wild_die_takes(&self, region: Region) -> bool {
        let common = &self.open.common;
        let taken_card = common.wild.and_then(|face| common.card_to_take(face));
        taken_card.is_some() && common.face_up.get(region.index()).copied().flatten() == taken_card
    }

    /// The space to which the current number dice lead.
    pub fn destination(&self) -> Option<Space> {
        let common = &self.open.common;
        (common.phase == Phase::Keeping).then(|| common.pawn.after(total(&common.dice)))
    }

    /// The re-roll of the marked dice, if it is legal.
    pub fn reroll_move(&self, selection: &Selection) -> Option<Move> {
        let is_wild = self.open.common.phase == Phase::KeepingWild;
        let choice = Move::Reroll { dice: if is_wild { DiceSet::EMPTY } else { selection.marked_dice } };
        self.legal.contains(&choice).then_some(choice)
    }

    /// The odds of a roll of the previewed number of dice, or of a re-roll of the marked dice, or of the dice that the button re-rolls
    /// that is `pointed` at.
    pub fn previewed_odds(&self, selection: &Selection, pointed: Option<Move>) -> Option<Odds> {
        let common = &self.open.common;
        let again = match pointed {
            Some(Move::Reroll { dice }) if selection.marked_dice.is_empty() => dice,
            _ => selection.marked_dice,
        };
        match common.phase {
            Phase::Choosing => selection.previewed_count.map(|count| Odds::for_roll(common.pawn, count)),
            Phase::Keeping if !again.is_empty() => Some(Odds::for_reroll(common.pawn, &common.dice, again)),
            _ => None,
        }
    }

    fn play_or_ask(&self, choice: Move) -> Response<RatATatRoll> {
        Response::play_or_ask(choice, self.legal)
    }
}

/// The pawn goes where the dice lead, not to a space that is clicked (L7).
fn refuse_space(common: &Common, space: Space) -> Response<RatATatRoll> {
    let phrase = Phrase::new("rat_a_tat_roll-refuse-space").with("steps", common.pawn.steps_to(space));
    Response::NotHere(Refusal::new("L7", phrase))
}

/// Tokens are paid by a re-roll, not by a click on them (L6).
fn refuse_tokens(common: &Common, seat: Seat) -> Response<RatATatRoll> {
    let Some(count) = common.tokens.get(seat.index()) else { return Response::Nothing };
    let phrase = Phrase::new("rat_a_tat_roll-refuse-token").with("seat", seat).with("count", *count);
    Response::NotHere(Refusal::new("L6", phrase))
}

/// The set with this die added, or removed if it was in the set.
fn toggled(dice: DiceSet, die: DieIndex) -> DiceSet {
    if dice.contains(die) { dice - DiceSet::only(die) } else { dice | DiceSet::only(die) }
}
