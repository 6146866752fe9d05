//! Phrases for the log and for moves, and the position drawn in characters.
//!
//! The log must not replace memory. Until the game is over and all cards are turned up, it names neither the number of
//! a face-down card nor the place where the card was laid, nor the token that came with it, which would hint at the
//! number (L12, L18). It does name the places of a swap: players who skip ahead could not follow the cards otherwise.

mod turn;

use super::cards::Card;
use super::dice::{Face, total};
use super::events::Move;
use super::nouns::{dice_sum, face_name, place_number, region_name, space_in_sentence};
use super::rules::{Open, Phase, RatATatRoll};
use super::seen::{Effects, Seen, SeenEvent, TakenCard};
use super::track::{Icon, Space};
use crate::engine::{GameEnd, Phrase, Seat, UndoBarrier, Words};

impl Words for RatATatRoll {
    fn log_line(seen: &Seen, open: &Open) -> Phrase {
        log_sentence(seen, open.common.phase == Phase::Over)
    }

    fn deed(seen: &Seen) -> Option<Phrase> {
        Some(turn::deed(seen))
    }

    fn turn_line(events: &[Seen], open: &Open) -> Option<Phrase> {
        turn::turn_line(events, open.common.phase == Phase::Over)
    }

    fn concerns(seen: &Seen, seat: Seat) -> bool {
        turn::concerns(seen, seat)
    }

    fn undo_barrier(seen: &Seen, barrier: UndoBarrier) -> Phrase {
        undo_barrier(seen, barrier)
    }

    fn how_won(end: &GameEnd<'_, Self>) -> Phrase {
        let sum = |open: &Open, seat: Seat| {
            let row = open.rows.get(seat.index()).into_iter().flatten().flatten();
            -row.map(|card| i32::from(card.number())).sum::<i32>()
        };
        let level = || Phrase::new("rat_a_tat_roll-won-level").with("sum", end.outcome.winning_score());
        let lead = end.outcome.lead().map(|lead| lead.tell(Phrase::new("rat_a_tat_roll-won-by")));
        // The wild die still shows what the last turn was for.
        let last = match (end.was_turned_last(sum), end.open.common.wild) {
            (false, _) => "no",
            (true, Some(Face::Swap)) => "swap",
            (true, _) => "card",
        };
        lead.unwrap_or_else(level).with("last", last.to_owned())
    }

    fn move_label(choice: &Move) -> Phrase {
        match *choice {
            Move::Roll { dice } => Phrase::new("rat_a_tat_roll-move-roll").with("count", dice.count()),
            Move::Reroll { dice } if dice.is_empty() => Phrase::new("rat_a_tat_roll-move-reroll-wild"),
            Move::Reroll { dice } => {
                let numbers =
                    dice.iter().map(|index| Phrase::new("rat_a_tat_roll-die").with("number", index.index() + 1));
                let phrase = Phrase::new("rat_a_tat_roll-move-reroll").with("count", dice.len());
                phrase.with("dice", numbers.collect::<Vec<Phrase>>())
            }
            Move::Accept {} => Phrase::new("rat_a_tat_roll-move-accept"),
            Move::TakeFaceUp {} => Phrase::new("rat_a_tat_roll-move-take-face-up"),
            Move::TakePile {} => Phrase::new("rat_a_tat_roll-move-take-pile"),
            Move::LookOwn {} => Phrase::new("rat_a_tat_roll-move-look-own"),
            Move::Look { seat, place } => {
                Phrase::new("rat_a_tat_roll-move-look").with("seat", seat).with("number", place_number(place))
            }
            Move::NoLook {} => Phrase::new("rat_a_tat_roll-move-no-look"),
            Move::Take { region } => Phrase::new("rat_a_tat_roll-move-take").with("region", region_name(region)),
            Move::Swap { mine, seat, theirs } => {
                let phrase = Phrase::new("rat_a_tat_roll-move-swap").with("seat", seat);
                phrase.with("mine", place_number(mine)).with("theirs", place_number(theirs))
            }
            Move::NoSwap {} => Phrase::new("rat_a_tat_roll-move-no-swap"),
            Move::Skip {} => Phrase::new("rat_a_tat_roll-move-skip"),
            Move::RollWild {} => Phrase::new("rat_a_tat_roll-move-roll-wild"),
            Move::Replace { place } => Phrase::new("rat_a_tat_roll-move-replace").with("number", place_number(place)),
        }
    }

    fn move_group(choice: &Move) -> Option<Phrase> {
        match *choice {
            Move::Reroll { dice } if !dice.is_empty() => Some(Phrase::new("rat_a_tat_roll-moves-reroll")),
            Move::Look { seat, .. } => Some(Phrase::new("rat_a_tat_roll-moves-look").with("seat", seat)),
            Move::Swap { mine, .. } => Some(Phrase::new("rat_a_tat_roll-moves-swap").with("mine", place_number(mine))),
            Move::Replace { .. } => Some(Phrase::new("rat_a_tat_roll-moves-replace")),
            _ => None,
        }
    }

    fn sketch(open: &Open) -> String {
        let common = &open.common;
        let number = |card: Option<Card>| card.map_or_else(|| "-".to_owned(), |card| card.number().to_string());
        let track: String = Space::all().map(|space| space_sketch(space, space == common.pawn)).collect();
        let face_up: Vec<String> = common.face_up.into_iter().map(number).collect();
        let mut text = format!("{track}\nface up {}, pile {}", face_up.join(" "), open.pile);
        for (index, row) in open.rows.iter().enumerate() {
            let cards: Vec<String> = row.iter().map(|&card| number(card)).collect();
            let tokens = common.tokens.get(index).copied().unwrap_or(0);
            text += &format!("\nseat {index}: {} | tokens {tokens}", cards.join(" "));
        }
        text += &format!("\ncentre {}, seat {} {:?}", common.centre, common.seat.index(), common.phase);
        if !common.dice.is_empty() {
            text += &format!(", dice {:?}", common.dice.iter().map(|die| die.pips()).collect::<Vec<_>>());
        }
        if let Some(face) = common.wild {
            text += &format!(", wild {face:?}");
        }
        if let Some(card) = common.taken {
            text += &format!(", taken {}", card.number());
        }
        if let Some(last) = common.final_round {
            text += &format!(", set off by {}, turns left {}", last.set_off_by.index(), last.turns_left);
        }
        text
    }
}

/// A space as `W`, `c`, `r` or `p`; the pawn's space in brackets.
fn undo_barrier(seen: &Seen, barrier: UndoBarrier) -> Phrase {
    Phrase::new(match (barrier, &seen.event) {
        (UndoBarrier::Revealed, _) => "rat_a_tat_roll-undo-over",
        (_, SeenEvent::TookPile { .. }) => "rat_a_tat_roll-undo-drawn",
        (_, SeenEvent::LookedAtOwn { .. } | SeenEvent::Looked { .. }) => "rat_a_tat_roll-undo-looked",
        (_, SeenEvent::Swapped { .. }) => "rat_a_tat_roll-undo-swapped",
        (_, SeenEvent::Replaced { .. }) => "rat_a_tat_roll-undo-replaced",
        (UndoBarrier::Covered, _) => "rat_a_tat_roll-undo-laid",
        (UndoBarrier::News, _) if seen.effects.over => "rat_a_tat_roll-undo-over",
        (UndoBarrier::News, _) => "rat_a_tat_roll-undo-filled",
        (_, SeenEvent::Rolled { .. } | SeenEvent::RolledWild { .. }) => "rat_a_tat_roll-undo-rolled",
        (UndoBarrier::Chance, _) => return barrier.phrase(),
    })
}

fn space_sketch(space: Space, pawn: bool) -> String {
    let letter = match space.icon() {
        Icon::Wild => 'W',
        Icon::Choice => 'c',
        Icon::Reroll => 'r',
        Icon::Peek => 'p',
    };
    if pawn { format!("[{letter}]") } else { letter.to_string() }
}

/// The event and its effects in sentences; with `all_open` they name cards and tokens.
fn log_sentence(seen: &Seen, all_open: bool) -> Phrase {
    let first = event_sentence(&seen.event, &seen.effects, all_open);
    join(first, effect_sentences(&seen.event, &seen.effects, all_open))
}

fn join(first: Phrase, then: Vec<Phrase>) -> Phrase {
    let mut then = then.into_iter().rev();
    let joined =
        |then: Phrase, first: Phrase| Phrase::new("rat_a_tat_roll-log-then").with("first", first).with("then", then);
    match then.next() {
        None => first,
        Some(last) => joined(then.fold(last, joined), first),
    }
}

/// The first sentence: who did what.
pub fn event_sentence(event: &SeenEvent, effects: &Effects, all_open: bool) -> Phrase {
    let by = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    match event {
        SeenEvent::Started { seat } => by("rat_a_tat_roll-log-start", *seat),
        SeenEvent::Dealt { .. } => Phrase::new("rat_a_tat_roll-log-deal"),
        SeenEvent::Reshuffled { .. } => Phrase::new("rat_a_tat_roll-log-shuffle"),
        SeenEvent::Rolled { seat, dice, .. } => {
            let phrase = by("rat_a_tat_roll-log-rolled", *seat).with("count", dice.len());
            phrase.with("dice", dice_sum(dice)).with("total", total(dice))
        }
        SeenEvent::RolledWild { seat, face } => by("rat_a_tat_roll-log-wild", *seat).with("face", face_name(*face)),
        SeenEvent::Chose { seat, dice } => by("rat_a_tat_roll-log-choose", *seat).with("count", dice.count()),
        SeenEvent::Rerolls { seat, dice } if dice.is_empty() => by("rat_a_tat_roll-log-reroll-wild", *seat),
        SeenEvent::Rerolls { seat, dice } => by("rat_a_tat_roll-log-reroll", *seat).with("count", dice.len()),
        SeenEvent::Accepted { seat } => by("rat_a_tat_roll-log-accept", *seat),
        SeenEvent::TookFaceUp { seat } | SeenEvent::Took { seat } => match effects.took {
            Some(took) => taken_card_sentence(*seat, took, effects.tokens, all_open),
            None => by("rat_a_tat_roll-log-accept", *seat),
        },
        SeenEvent::TookPile { seat, card, .. } => match card {
            Some(card) if all_open => {
                by("rat_a_tat_roll-log-pile-card", *seat).with("card", card.number()).with("tokens", effects.tokens)
            }
            _ if all_open => by("rat_a_tat_roll-log-pile-tokens", *seat).with("tokens", effects.tokens),
            _ => by("rat_a_tat_roll-log-pile", *seat),
        },
        SeenEvent::LookedAtOwn { seat, .. } => by("rat_a_tat_roll-log-look-own", *seat),
        SeenEvent::Looked { seat, at, card, .. } => {
            let phrase = match card.filter(|_| all_open) {
                Some(card) => by("rat_a_tat_roll-log-look-card", *seat).with("card", card.number()),
                None => by("rat_a_tat_roll-log-look", *seat),
            };
            phrase.with("other", *at)
        }
        SeenEvent::LookedAway { seat } => by("rat_a_tat_roll-log-no-look", *seat),
        SeenEvent::Swapped { seat, mine, with, theirs } => {
            let phrase = by("rat_a_tat_roll-log-swap", *seat).with("other", *with);
            phrase.with("mine", place_number(*mine)).with("theirs", place_number(*theirs))
        }
        SeenEvent::KeptAll { seat } => by("rat_a_tat_roll-log-no-swap", *seat),
        SeenEvent::Skipped { seat } => by("rat_a_tat_roll-log-skip", *seat),
        SeenEvent::ChoseWild { seat } => by("rat_a_tat_roll-log-roll-wild", *seat),
        SeenEvent::Replaced { seat, card, .. } if all_open => {
            by("rat_a_tat_roll-log-replace-card", *seat).with("card", card.number())
        }
        SeenEvent::Replaced { seat, .. } => by("rat_a_tat_roll-log-replace", *seat),
    }
}

/// The sentences for the automatic effects.
fn effect_sentences(event: &SeenEvent, effects: &Effects, all_open: bool) -> Vec<Phrase> {
    let mut sentences = Vec::new();
    if let Some(walk) = effects.walked {
        let phrase = Phrase::new("rat_a_tat_roll-log-walk").with("count", walk.from.steps_to(walk.to));
        sentences.push(phrase.with("space", space_in_sentence(walk.to)));
    }
    if let (
        SeenEvent::Accepted { seat } | SeenEvent::Rolled { seat, .. } | SeenEvent::RolledWild { seat, .. },
        Some(took),
    ) = (event, effects.took)
    {
        sentences.push(taken_card_sentence(*seat, took, effects.tokens, all_open));
    }
    sentences.extend(end_sentences(effects));
    sentences
}

/// The sentences for the end of a round or of the game.
fn end_sentences(effects: &Effects) -> Vec<Phrase> {
    let final_round = effects.final_round.then_some(Phrase::new("rat_a_tat_roll-log-final-round"));
    let over = effects.over.then_some(Phrase::new("rat_a_tat_roll-log-over"));
    final_round.into_iter().chain(over).collect()
}

fn taken_card_sentence(seat: Seat, took: TakenCard, tokens: u8, all_open: bool) -> Phrase {
    if !all_open {
        return Phrase::new("rat_a_tat_roll-log-took").with("seat", seat).with("region", region_name(took.region));
    }
    let phrase =
        Phrase::new("rat_a_tat_roll-log-took-card").with("seat", seat).with("region", region_name(took.region));
    phrase.with("card", took.card.number()).with("tokens", tokens)
}
