//! A window on its screen, without either.

use egui::{pos2, vec2};

use super::*;

const LEFT: WindowPlace =
    WindowPlace { size: (1000.0, 700.0), corner: Some((100.0, 60.0)), maximized: false, full_screen: false };

/// A window of this size on a screen of this size.
fn seen(screen: (f32, f32), size: (f32, f32), corner: (f32, f32)) -> Seen {
    Seen {
        screen: Rect::from_min_size(Pos2::ZERO, screen.into()),
        size: size.into(),
        frame: vec2(2.0, 24.0),
        corner: Some(corner.into()),
        maximized: false,
        full_screen: false,
        minimized: false,
    }
}

/// A keeper and places after a window has settled, remembered as `LEFT` on a large screen.
fn settled() -> (Keeper, WindowPlaces) {
    let mut places = WindowPlaces::default();
    places.put("1600x1000", LEFT);
    let mut keeper = Keeper::new(LEFT);
    let at = seen((1600.0, 1000.0), (1000.0, 700.0), (100.0, 60.0));
    assert_eq!(keeper.step(at, 0.0, None, &mut places).len(), 1, "only the least size is told");
    assert!(settle(&mut keeper, at, &mut places).is_empty());
    (keeper, places)
}

/// Looks at a window that stays as it is until it has settled; what it was told meanwhile.
fn settle(keeper: &mut Keeper, at: Seen, places: &mut WindowPlaces) -> Vec<ViewportCommand> {
    (0..=LEAST_LOOKS).flat_map(|look| keeper.step(at, f64::from(look) * 0.4, None, places)).collect()
}

#[test]
fn the_place_of_this_screen_is_taken_once_it_is_known() {
    let mut places = WindowPlaces::default();
    places.put("1024x768", WindowPlace { size: (900.0, 600.0), corner: Some((20.0, 30.0)), ..LEFT });
    places.put("1600x1000", WindowPlace { size: (1500.0, 900.0), ..LEFT });
    let mut keeper = Keeper::new(places.last());
    let commands = keeper.step(seen((1024.0, 768.0), (1500.0, 900.0), (100.0, 60.0)), 0.0, None, &mut places);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(900.0, 600.0))), "{commands:?}");
    assert!(commands.contains(&ViewportCommand::OuterPosition(pos2(20.0, 30.0))), "{commands:?}");
}

#[test]
fn on_a_screen_not_seen_before_the_last_place_is_fitted() {
    let mut places = WindowPlaces::default();
    let last = WindowPlace { size: (1500.0, 900.0), corner: Some((900.0, 400.0)), ..LEFT };
    places.put("1600x1000", last);
    let mut keeper = Keeper::new(last);
    let commands = keeper.step(seen((1024.0, 768.0), (1500.0, 900.0), (900.0, 400.0)), 0.0, None, &mut places);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(1022.0, 744.0))), "{commands:?}");
    assert!(commands.contains(&ViewportCommand::OuterPosition(Pos2::ZERO)), "{commands:?}");
    assert_eq!(places.last(), last, "nothing is remembered before the window has settled");
}

#[test]
fn where_the_system_tells_no_place_only_the_size_is_set() {
    let mut places = WindowPlaces::default();
    let mut keeper = Keeper::new(LEFT);
    let at = Seen { corner: None, frame: Vec2::ZERO, ..seen((1600.0, 1000.0), (1280.0, 800.0), (0.0, 0.0)) };
    let commands = keeper.step(at, 0.0, None, &mut places);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(1000.0, 700.0))), "{commands:?}");
    assert!(!commands.iter().any(|command| matches!(command, ViewportCommand::OuterPosition(_))), "{commands:?}");
    settle(&mut keeper, at, &mut places);
    for now in [6.0, 7.0] {
        keeper.step(at, now, None, &mut places);
    }
    assert_eq!((places.last().size, places.last().corner), ((1280.0, 800.0), None));
}

#[test]
fn what_the_window_is_moved_and_sized_to_is_remembered_once_it_rests() {
    let (mut keeper, mut places) = settled();
    let at = seen((1600.0, 1000.0), (1200.0, 750.0), (10.0, 20.0));
    keeper.step(at, 6.0, None, &mut places);
    assert_eq!(places.last(), LEFT);
    keeper.step(at, 6.5, None, &mut places);
    assert_eq!(places.last(), WindowPlace { size: (1200.0, 750.0), corner: Some((10.0, 20.0)), ..LEFT });
}

/// The window may have grown a little before the system says that it is maximised.
#[test]
fn a_maximised_window_keeps_the_size_of_before() {
    let (mut keeper, mut places) = settled();
    let grown = Seen { frame: vec2(0.0, 24.0), ..seen((1600.0, 1000.0), (1600.0, 976.0), (0.0, 0.0)) };
    keeper.step(grown, 6.0, None, &mut places);
    keeper.step(Seen { maximized: true, ..grown }, 6.1, None, &mut places);
    keeper.step(Seen { maximized: true, ..grown }, 9.0, None, &mut places);
    assert_eq!(places.last(), WindowPlace { maximized: true, ..LEFT });
    // Full screen over it, and iconified: it is maximised underneath.
    keeper.step(Seen { full_screen: true, ..grown }, 10.0, None, &mut places);
    assert_eq!(places.last(), WindowPlace { maximized: true, full_screen: true, ..LEFT });
    keeper.step(Seen { minimized: true, ..grown }, 11.0, None, &mut places);
    assert_eq!(places.last(), WindowPlace { maximized: true, ..LEFT });
}

#[test]
fn a_maximised_window_opens_maximised_with_its_size_beneath() {
    let mut places = WindowPlaces::default();
    places.put("1600x1000", WindowPlace { maximized: true, ..LEFT });
    let mut keeper = Keeper::new(places.last());
    let at = seen((1600.0, 1000.0), (1000.0, 700.0), (100.0, 60.0));
    assert!(keeper.step(at, 0.0, None, &mut places).contains(&ViewportCommand::Maximized(true)));
    let at = Seen { maximized: true, size: vec2(1600.0, 976.0), ..at };
    assert!(settle(&mut keeper, at, &mut places).is_empty());
    for now in [6.0, 7.0] {
        assert!(keeper.step(at, now, None, &mut places).is_empty(), "{now}");
    }
    assert_eq!(places.last(), WindowPlace { maximized: true, ..LEFT });
}

/// The full screen of a presentation ends with it.
#[test]
fn full_screen_is_remembered_as_it_is_told() {
    let (mut keeper, mut places) = settled();
    let at = Seen { full_screen: true, ..seen((1600.0, 1000.0), (1600.0, 1000.0), (0.0, 0.0)) };
    keeper.step(at, 6.0, Some(false), &mut places);
    assert_eq!(places.last(), LEFT);
    keeper.step(at, 7.0, None, &mut places);
    assert!(places.last().full_screen);
}

/// The frame is known only after a while, and the first frames may take long.
#[test]
fn a_window_is_fitted_again_once_its_frame_is_known() {
    let mut places = WindowPlaces::default();
    let mut keeper = Keeper::new(WindowPlace { size: (1111.0, 700.0), ..LEFT });
    let bare = Seen { frame: Vec2::ZERO, ..seen((1024.0, 768.0), (1024.0, 700.0), (0.0, 68.0)) };
    keeper.step(bare, 0.0, None, &mut places);
    let framed = Seen { frame: vec2(2.0, 25.0), ..bare };
    let commands = keeper.step(framed, 4.0, None, &mut places);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(1022.0, 700.0))), "{commands:?}");
    assert!(commands.contains(&ViewportCommand::OuterPosition(pos2(0.0, 43.0))), "{commands:?}");
}

/// Else the window would come down by the height of its title with every start.
#[test]
fn a_corner_is_not_taken_while_the_frame_is_forgotten() {
    let (mut keeper, mut places) = settled();
    let bare = Seen { frame: Vec2::ZERO, ..seen((1600.0, 1000.0), (1000.0, 700.0), (101.0, 80.0)) };
    for now in [20.0, 21.0] {
        keeper.step(bare, now, None, &mut places);
    }
    assert_eq!(places.last(), LEFT);
}
