//! How events are shown, step by step, and what board and panels show meanwhile.

use super::*;
use crate::engine::{Turn, luck_stream, random_below};
use crate::games::burg_appenzell::castle::HOLES;
use crate::games::burg_appenzell::common::{End, Ending, Phase};
use crate::games::burg_appenzell::painter::beats::Piece;
use crate::games::burg_appenzell::seen::Seen;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::paint::mouse::Mood;
use crate::paint::stage::{Pause, Show, Span, Start, Way};
use crate::sound::Sound;

fn cell(row: u8, column: u8) -> Place {
    Place::Cell(CellIndex::at(row, column))
}

fn roof(letter: char) -> Place {
    Place::Roof(room(letter))
}

fn emmental() -> Cheese {
    Tile::try_from('1').ok().and_then(Tile::cheese).expect("a cheese")
}

/// The travels among beats: piece, origin, goal and way.
fn travels(beats: &[Beat<BurgAppenzell>]) -> Vec<(Piece, Place, Place, Way)> {
    let travel = |beat: &Beat<BurgAppenzell>| match &beat.show {
        Show::Travel(travel) => {
            let is_at_rest = |place: &&Place| !matches!(place, Place::Dragged | Place::Previewed);
            let from = travel.from.iter().find(is_at_rest).expect("an origin");
            Some((travel.piece, *from, travel.to[0], travel.way))
        }
        _ => None,
    };
    beats.iter().filter_map(travel).collect()
}

/// The beats that people must see.
fn unskippable(beats: &[Beat<BurgAppenzell>]) -> usize {
    beats.iter().filter(|beat| beat.is_unskippable).count()
}

/// Events by which Ada's mouse in the castle stands on Emmental; then another one jumps over it and reaches Emmental too.
fn to_emmental() -> Vec<Move> {
    let first = [lift('A'), run(at(0, 0), at(0, 1)), enter(at(0, 0), at(0, 0)), Move::EndTurn {}, Move::EndTurn {}];
    let then = [lift('E'), run(at(0, 0), at(0, 2)), run(at(0, 2), at(1, 2))];
    first.into_iter().chain(then).collect()
}

#[test]
fn b05_roofs_settle_over_the_tiles_and_the_spare_lands_open() {
    let mut game = Match::<BurgAppenzell>::new(Options::default(), people(&["Ada", "Bo"]), 1).expect("two seats");
    game.apply_chance(Chance::Start { seat: ADA }).expect("due");
    assert_eq!(LastEvent::of(&game).beats[0], Beat::light(vec![Place::Seat(ADA)]));
    game.apply_chance(deal()).expect("due");
    let event = LastEvent::of(&game);
    assert_eq!(event.beats.iter().filter(|beat| matches!(beat.show, Show::Change(_, Span::Turn))).count(), 18);
    let spare = (Piece::Tile(Tile::Trap), Place::Castle, Place::Spare, Way::Arc);
    assert_eq!(travels(&event.beats), [spare], "no tile in the castle travels, so none can be seen");
    assert_eq!(event.at(0.5).spare(), None);
    assert_eq!(event.at(1.0).spare(), Some(Tile::Trap));
}

#[test]
fn b07_roof_is_lifted_and_b15_put_back() {
    let lifted = LastEvent::after(&[lift('A')]);
    assert_eq!(lifted.beats, [Beat::change(roof('A'), Span::Turn)]);
    let room = room('A');
    let lift_at = |event: &LastEvent, share| event.at(share).roof(room).map(|pose| pose.lift);
    assert_eq!(lift_at(&lifted, 0.0), Some(0.0));
    assert!(lift_at(&lifted, 0.5).is_some_and(|lift| lift > 0.3));
    assert_eq!(lift_at(&lifted, 1.0), None);
    let closed = LastEvent::after(&[lift('A'), lift('C'), Move::EndTurn {}]);
    let set_down = |name| Beat::change(roof(name), Span::Turn).sounding(Sound::RoofSet);
    let remembers = Beat::react(Seat::new(0), Mood::Thinking);
    assert_eq!(closed.beats, [set_down('A'), set_down('C').staggered(), remembers]);
    assert_eq!(lift_at(&closed, 0.0), None);
    assert!(lift_at(&closed, 0.4).is_some_and(|lift| lift > 0.0));
    assert_eq!(lift_at(&closed, 1.0), Some(0.0));
    assert_eq!(LastEvent::after(&[Move::EndTurn {}]).beats, []);
}

/// The tiles lie there until the roof is back, but not a moment longer.
#[test]
fn b20_tiles_can_be_seen_until_their_roof_is_back() {
    let closed = LastEvent::after(&[lift('A'), Move::EndTurn {}]);
    let tile = |share| closed.at(share).tile(CellIndex::at(0, 1));
    assert_eq!((tile(0.0), tile(0.7), tile(1.0)), (Some(Tile::Cheese(emmental())), tile(0.0), None));
    assert_eq!(closed.at(0.0).tile(CellIndex::at(0, 3)), None, "the tile of room B was never open");
}

#[test]
fn b08_mouse_hops_cell_by_cell() {
    let event = LastEvent::after(&to_emmental()[..7]);
    let mouse = Piece::Mouse(ADA);
    let hops = [(mouse, cell(0, 0), cell(0, 1), Way::Hop), (mouse, cell(0, 1), cell(0, 2), Way::Hop)];
    assert_eq!(travels(&event.beats), hops);
    let mouse_at = |share, column| event.at(share).mouse_at(CellIndex::at(0, column));
    for share in [0.0, 0.25, 0.6, 0.99] {
        assert_eq!(mouse_at(share, 0), None);
        assert_eq!(mouse_at(share, 1), Some(ADA), "the mouse that is jumped over stays");
        assert_eq!(mouse_at(share, 2), None);
        assert_eq!(event.at(share).mice(ADA), 1);
    }
    assert_eq!(mouse_at(1.0, 2), Some(ADA));
    assert_eq!(event.at(1.0).mice(ADA), 2);
}

#[test]
fn b10_mouse_enters_from_its_pen_over_the_tower() {
    let event = LastEvent::after(&[lift('A'), enter(at(0, 0), at(0, 1))]);
    let mouse = Piece::Mouse(ADA);
    let way = [(mouse, Place::SupplyPen(ADA), cell(0, 0), Way::Lift), (mouse, cell(0, 0), cell(0, 1), Way::Hop)];
    assert_eq!(travels(&event.beats), way);
    assert_eq!((event.at(0.5).supply(ADA), event.at(0.5).mice(ADA)), (2, 1), "it is neither here nor there");
    let tower = LastEvent::after(&[]);
    assert_eq!(travels(&tower.beats), [(Piece::Mouse(BO), Place::SupplyPen(BO), cell(6, 6), Way::Lift)]);
}

#[test]
fn b12_row_slides_and_its_last_tile_becomes_the_spare() {
    let event = LastEvent::after(&[lift('A'), Move::Push { slot: Slot::N1 }]);
    let slot_tile = |slot: Slot| Place::SlotTile(slot);
    let in_and_out = [
        (Piece::Tile(Tile::Trap), Place::Spare, slot_tile(Slot::N1), Way::Lift),
        (Piece::Tile(Tile::try_from('7').expect("a tile")), slot_tile(Slot::S1), Place::Spare, Way::Lift),
    ];
    assert_eq!(travels(&event.beats), in_and_out);
    assert_eq!(event.beats[1], Beat::change(Place::Slot(Slot::N1), Span::Push));
    assert_eq!(unskippable(&event.beats), 0);
    let slide = |share| event.at(share).slide().expect("a slide");
    assert_eq!((slide(0.05).shift, slide(0.05).spare, slide(0.05).out), (0.0, None, None), "the spare is on its way");
    let is_halfway = |share: &f32| (0.2..0.8).contains(&slide(*share).shift);
    let halfway = (30..70).map(|step| step as f32 / 100.0).find(is_halfway).expect("the row slides");
    let sliding = slide(halfway);
    assert!(sliding.spare == Some(Tile::Trap) && sliding.out.is_some());
    let slides = |share| event.at(share).slides(CellIndex::at(0, 1));
    assert!(!slides(0.05) && slides(halfway) && !slides(0.95));
    assert_eq!((event.at(0.5).spare(), event.at(1.0).spare()), (None, Some(in_and_out_tile(&event))));
    assert!(event.at(1.0).slide().is_none());
}

/// The tile that has dropped out.
fn in_and_out_tile(event: &LastEvent) -> Tile {
    event.after.spare.expect("a spare")
}

/// Nobody may miss it, and no count tells of it before.
#[test]
fn b13_mouse_falls_once_the_trap_is_under_it() {
    let event = LastEvent::after(&[lift('A'), run(at(0, 0), at(0, 1)), Move::Push { slot: Slot::N1 }]);
    let fall = (Piece::Mouse(ADA), cell(0, 1), cell(0, 1), Way::Fall);
    assert_eq!(travels(&event.beats)[2], fall);
    assert_eq!(unskippable(&event.beats), 2);
    assert_eq!(event.beats.last(), Some(&Beat::light(vec![Place::FallenPen(ADA)]).unskippable()));
    let shown = |share| {
        let shown = event.at(share);
        (shown.mouse_at(CellIndex::at(0, 1)), shown.mice(ADA), shown.fallen(ADA))
    };
    assert_eq!(shown(0.2), (Some(ADA), 1, 0), "the row has yet to slide");
    assert_eq!(shown(0.99), (None, 0, 1));
    let steps = (0..100).map(|step| shown(step as f32 / 100.0));
    assert!(steps.into_iter().any(|shown| shown == (None, 0, 0)), "it is falling");
}

#[test]
fn b14_chip_flies_from_the_cheese_to_its_owner() {
    let event = LastEvent::after(&to_emmental());
    let chip = (Piece::Chip(emmental()), cell(0, 1), Place::Chip(ADA, emmental()), Way::Arc);
    assert_eq!(travels(&event.beats)[1..], [chip]);
    assert_eq!(event.beats[1], Beat::light(vec![cell(0, 1), cell(1, 2)]));
    // The panel shows the position before the event until it is over.
    let chips = |share| event.shown_of(&event.before, share).chips(ADA).len();
    assert_eq!((chips(0.0), chips(0.9), chips(1.0)), (0, 0, 0));
    assert_eq!(event.at(0.9).chips(ADA).len(), 0);
    assert_eq!(event.at(1.0).chips(ADA).len(), 1);
}

#[test]
fn b16_end_is_seen_and_only_then_all_tiles() {
    let game = game_after(false, &[&TOWERS[..], &to_emmental()].concat());
    let ply = game.ply() - 1;
    let (before, mut after) = (game.view_at(ply, Viewer::Table).open, game.view(Viewer::Table).open);
    // After the end people see all tiles.
    after.common.phase = Phase::Over(Ending::Goal);
    for hole in HOLES.iter().filter(|hole| before.tiles.at(*hole).is_none()) {
        after.tiles.set(hole, Some(Tile::Blank));
    }
    let mut observation = game.observation(ply, Viewer::Table).expect("an event");
    let Seen::Ran { end, .. } = &mut observation.seen else { panic!("a run") };
    *end = Some(End { ending: Ending::Goal, winner: ADA });
    let event = LastEvent::new(observation, before, after);
    let lights = Show::Light(vec![Place::Seat(ADA), cell(0, 1), cell(1, 2)]);
    let winner = event.beats.iter().position(|beat| beat.show == lights).expect("lit");
    assert_eq!(event.beats[winner + 1], Beat::hold(Pause::Long).unskippable());
    assert_eq!(event.beats[winner + 2], Beat::change(roof('B'), Span::Turn).silent().unskippable());
    assert!(event.beats[winner..].iter().all(|beat| beat.is_unskippable));
    let seen = |share| HOLES.iter().filter(|hole| event.at(share).tile(*hole).is_some()).count();
    assert_eq!(seen(0.0), 3, "only the rooms A and E are open");
    assert_eq!(seen(1.0), HOLES.len());
    assert_eq!(event.at(0.3).roof(room('B')).map(|pose| pose.opacity), Some(1.0));
}

/// Without motion everything is as it lies now, and marks tell what has happened.
#[test]
fn still_board_shows_the_position_after_the_event() {
    let event = LastEvent::after(&[lift('A'), run(at(0, 0), at(0, 1)), Move::Push { slot: Slot::N1 }]);
    let still = ShownPosition::new(&event.after, Some(&event.observation.seen), event.playback(0.1, true));
    assert!(!still.is_moving() && still.slide().is_none());
    assert_eq!((still.mice(ADA), still.fallen(ADA)), (0, 1));
}

/// A mouse shows the tile under it: that one must not change before the row has slid.
#[test]
fn pushed_row_keeps_its_tiles_until_it_has_slid() {
    let event = LastEvent::after(&[lift('A'), Move::Push { slot: Slot::N1 }]);
    let cells: Vec<_> = Slot::N1.line_cells().iter().collect();
    let tiles = |open: &Open| cells.iter().map(|cell| open.tiles.at(*cell)).collect::<Vec<_>>();
    let shown = |share| cells.iter().map(|cell| event.at(share).tile(*cell)).collect::<Vec<_>>();
    let (before, after) = (tiles(&event.before), tiles(&event.after));
    assert_ne!(before, after);
    assert_eq!([shown(0.0), shown(0.2), shown(1.0)], [before.clone(), before, after]);
}

/// Whose turn it is and how many actions are left changes when the event has been seen.
#[test]
fn turn_changes_after_the_roofs_are_back() {
    let event = LastEvent::after(&[lift('A'), Move::EndTurn {}]);
    assert_eq!([0.5, 1.0].map(|share| event.at(share).turn_position().seat), [ADA, BO]);
}

#[test]
fn beats_of_one_kind_begin_shortly_after_each_other() {
    let event = LastEvent::after(&[lift('A'), lift('C'), Move::EndTurn {}]);
    let starts: Vec<Start> = event.beats.iter().map(|beat| beat.start).collect();
    assert_eq!(starts[..2], [Start::AfterAll, Start::Staggered]);
}

/// The chip sets out from under them, but only when the row lies still.
#[test]
fn b14_mice_stand_on_a_row_that_brings_them_a_chip() {
    let has_won_by_push = |game: &Match<BurgAppenzell>| {
        let seen = game.ply().checked_sub(1).and_then(|last| game.observation(last, Viewer::Table)).map(|it| it.seen);
        seen.is_some_and(|seen| {
            matches!(seen, Seen::Pushed { .. }) && !seen.gains().is_empty() && seen.falls().is_empty()
        })
    };
    let played = |seed| {
        let mut game = Match::<BurgAppenzell>::new(Options::default(), people(&["Ada", "Bo"]), seed).ok()?;
        let mut stream = luck_stream(seed, 0);
        while !has_won_by_push(&game) {
            match game.turn() {
                Turn::Over(_) => return None,
                Turn::Chance(_) => game.resolve_chance().ok()?,
                Turn::Seat(seat) => {
                    let legal = game.legal_moves();
                    game.decide(seat, legal[random_below(&mut stream, legal.len() as u32) as usize]).ok()?;
                }
            }
        }
        Some(game)
    };
    let event = LastEvent::of(&(0..200).find_map(played).expect("a chip won by a push"));
    let mice = |share| CellIndex::ALL.into_iter().filter_map(|at| event.at(share).mouse_at(at)).count();
    assert!(mice(1.0) > 1 && [0.0, 0.2, 0.5, 0.8].into_iter().all(|share| mice(share) == mice(1.0)));
}
