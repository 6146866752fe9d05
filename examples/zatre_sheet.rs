//! The board of Zatre, what lies before a seat, the bag and the card, in both looks, to be judged by eye.
//!
//! `cargo run --example zatre_sheet -- <folder>` writes pictures of positions from a game between bots there.

#[cfg(feature = "gui")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    sheet::write(std::path::Path::new(&folder))
}

#[cfg(not(feature = "gui"))]
fn main() {}

#[cfg(feature = "gui")]
mod sheet {
    use std::path::Path;

    use cheeseboard::bots::{bot_seed, choose_move};
    use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer};
    use cheeseboard::games::zatre::board::CellIndex;
    use cheeseboard::games::zatre::placement::PlacementContext;
    use cheeseboard::games::zatre::preview::{PlacementEffect, placement_effects, preview_placement};
    use cheeseboard::games::zatre::{Move, Options, Zatre};
    use cheeseboard::paint::named_rects::NamedRects;
    use cheeseboard::paint::painter::{Painter as _, PlayerLabel, Scene, Status};
    use cheeseboard::paint::theme::Theme;
    use cheeseboard::paint::{icons, marks, widgets};
    use cheeseboard::play::{Match, Player, SeatAssignment};
    use cheeseboard::text::Text;
    use cheeseboard::ui::raster::paint_with_events;
    use egui::{Event, Frame, Margin, PointerButton, Rect, Ui, Vec2, vec2};

    type Fault = Box<dyn std::error::Error>;

    /// What is painted: a position, who looks, what is pointed at.
    #[derive(Clone, Copy)]
    struct Shot<'a> {
        game: &'a Match<Zatre>,
        ply: usize,
        waits: bool,
        watched: bool,
        clicked: &'a [&'a str],
        pointed: Option<&'a str>,
        progress: f32,
    }

    pub fn write(folder: &Path) -> Result<(), Fault> {
        let game = played(2, 11)?;
        let long = played(3, 5)?;
        let open = find(&long, |game, ply| !game.view_at(ply, Viewer::Table).open.common.open_cells.is_empty());
        let middle = find(&long, |game, ply| ply > long.ply() / 2 && game.legal_moves_at(ply).len() > 6);
        let late = find(&long, |game, ply| ply > long.ply() * 4 / 5 && game.legal_moves_at(ply).len() > 3);
        let drawing =
            find(&long, |game, ply| ply > long.ply() / 3 && matches!(game.until(ply).turn(), Turn::Chance(Some(_))));
        let ending = find(&long, |game, ply| ply > long.ply() / 2 && game.legal_moves_at(ply) == [Move::EndTurn {}]);
        let (wants_forced, forced_ply) = with_prospect(PlacementEffect::Forced);
        let (wants_opening, opening_ply) = with_prospect(PlacementEffect::Opening);
        let (forced_tile, opening_tile) = ([forced_ply.1.as_str()], [opening_ply.1.as_str()]);
        let base =
            Shot { game: &long, ply: middle, waits: false, watched: false, clicked: &[], pointed: None, progress: 1.0 };
        let best = best_cell(&long, middle);
        let (rack, cell) = best.clone().unwrap_or_default();
        let clicks = [rack.as_str()];
        let shots = [
            ("middle", Shot { clicked: &clicks, ..base }),
            ("hover", Shot { clicked: &clicks, pointed: Some(&cell), ..base }),
            ("refused", Shot { clicked: &clicks, pointed: Some("cell 0 4"), ..base }),
            ("falling", Shot { progress: 0.4, ..base }),
            ("forced", Shot { game: &wants_forced, ply: forced_ply.0, clicked: &forced_tile, ..base }),
            ("shapes", Shot { game: &wants_opening, ply: opening_ply.0, clicked: &opening_tile, ..base }),
            ("open", Shot { ply: open, pointed: None, ..base }),
            ("others", Shot { watched: true, ..base }),
            ("late", Shot { ply: late, ..base }),
            ("drawing", Shot { ply: drawing, waits: true, ..base }),
            ("ending", Shot { ply: ending, ..base }),
            ("over", Shot { ply: long.ply(), ..base }),
            ("bag", Shot { clicked: &["bag"], ..base }),
            ("first", Shot { game: &game, ply: find(&game, |game, ply| !game.legal_moves_at(ply).is_empty()), ..base }),
        ];
        let only = std::env::args().nth(2);
        for (name, shot) in &shots {
            if only.as_deref().is_some_and(|only| !only.split(',').any(|each| each == *name)) {
                continue;
            }
            for (look, theme) in [("light", Theme::light()), ("dark", Theme::dark())] {
                for (size, points) in [("small", vec2(900.0, 600.0)), ("large", vec2(1600.0, 1000.0))] {
                    if look == "dark" && (size == "small" || !matches!(*name, "hover" | "late" | "card")) {
                        continue;
                    }
                    let path = folder.join(format!("{name}-{look}-{size}.png"));
                    paint(shot, theme, points, 1.0)?.save(path)?;
                }
            }
        }
        paint(&shots[1].1, Theme::light(), vec2(900.0, 600.0), 2.0)?.save(folder.join("hover-hidpi.png"))?;
        for (look, theme) in [("light", Theme::light()), ("dark", Theme::dark())] {
            let mut cards = |ui: &mut Ui| {
                for size in [vec2(320.0, 180.0), vec2(420.0, 200.0), vec2(260.0, 220.0)] {
                    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                    Zatre::paint_card(ui.painter(), rect, theme);
                }
            };
            let picture = paint_with_events(theme, 1.0, vec2(440.0, 640.0), 2.0, |_| Vec::new(), &mut cards);
            picture.save(folder.join(format!("card-{look}.png")))?;
        }
        for scale in [0.8, 2.0] {
            let view = long.view_at(late, Viewer::Everything);
            let picture = paint_with_events(
                Theme::light(),
                scale,
                vec2(300.0, 900.0),
                1.0,
                |_| Vec::new(),
                |ui| {
                    let (text, names, faces, spots) = (Text::english(), names(3), faces(3), NamedRects::default());
                    let legal = long.legal_moves_at(late);
                    let turn = long.until(late).turn();
                    let scene = Scene {
                        viewer: view.who,
                        open: &view.open,
                        turn: &turn,
                        legal: &legal,
                        acting_seat: Some(view.open.common.seat),
                        awaiting_chance: None,
                        awaiting_reveal: None,
                        last: None,
                        glimpse: None,
                        reduced_motion: true,
                        players: &faces,
                        highlighted: &[],
                        rects: &spots,
                        theme: Theme::light(),
                        text: &text,
                        names: &names,
                    };
                    widgets::card(scene.theme).show(ui, |ui| {
                        Zatre::hand_ui(ui, &scene, view.open.common.seat, &mut Default::default());
                        Zatre::seat_ui(ui, &scene, view.open.common.seat, &mut Default::default());
                        Zatre::common_ui(ui, &scene, &mut Default::default());
                    });
                },
            );
            picture.save(folder.join(format!("seat-{}.png", (scale * 100.0) as u32)))?;
        }
        Ok(())
    }

    fn names(seats: usize) -> Vec<String> {
        ["Ada", "Bo", "Cleo", "Dörte", "Émile", "Fenna"].into_iter().take(seats).map(str::to_owned).collect()
    }

    fn faces(seats: usize) -> Vec<PlayerLabel> {
        names(seats)
            .into_iter()
            .enumerate()
            .map(|(index, name)| PlayerLabel { name, mark: index as u8, is_bot: index == 1 })
            .collect()
    }

    /// A whole game between bots.
    fn played(seats: usize, seed: u64) -> Result<Match<Zatre>, Fault> {
        let seating =
            names(seats).into_iter().map(|name| SeatAssignment { name, player: Player::Human, mark: 0 }).collect();
        let mut game = Match::<Zatre>::new(Options::default(), seating, seed).map_err(|r| format!("{r:?}"))?;
        loop {
            match game.turn() {
                Turn::Over(_) => return Ok(game),
                Turn::Chance(_) => game.resolve_chance().map_err(|r| format!("{r:?}"))?,
                Turn::Seat(seat) => {
                    let stream = bot_seed(seed, seat, game.ply());
                    let choice = choose_move(&game.view(Viewer::Seat(seat)), Level::Greedy, stream, &Stop::default());
                    game.decide(seat, choice.ok_or("no choice")?).map_err(|r| format!("{r:?}"))?;
                }
            }
        }
    }

    /// A game with a position in which some tile has such a prospect: where, and the tile's spot.
    fn with_prospect(wanted: PlacementEffect) -> (Match<Zatre>, (usize, String)) {
        for seed in 1.. {
            let Ok(game) = played(2, seed) else { continue };
            for ply in 12..game.ply() {
                let Turn::Seat(seat) = game.until(ply).turn() else { continue };
                let view = game.view_at(ply, Viewer::Seat(seat));
                let Some(hand) = view.open.racks[seat.index()].tiles else { continue };
                let common = &view.open.common;
                let situation = PlacementContext { board: &common.board, open_cells: &common.open_cells, hand: &hand };
                for tile in hand.values() {
                    let legal = game.legal_moves_at(ply);
                    let spots = legal.iter().filter_map(|choice| match choice {
                        Move::Place { tile: each, at } if *each == tile => CellIndex::of(*at),
                        _ => None,
                    });
                    let found = placement_effects(&situation, tile, spots);
                    if found.iter().any(|&(_, prospect)| prospect == wanted) {
                        return (game, (ply, format!("rack {}", tile.value())));
                    }
                }
            }
        }
        unreachable!("some game has it")
    }

    fn find(game: &Match<Zatre>, fits: impl Fn(&Match<Zatre>, usize) -> bool) -> usize {
        (0..game.ply()).find(|&ply| fits(game, ply)).unwrap_or(game.ply())
    }

    /// The placement that brings most here: names of its tile and its cell.
    fn best_cell(game: &Match<Zatre>, ply: usize) -> Option<(String, String)> {
        let Turn::Seat(seat) = game.until(ply).turn() else { return None };
        let view = game.view_at(ply, Viewer::Seat(seat));
        let hand = view.open.racks[seat.index()].tiles?;
        let best = game.legal_moves_at(ply).into_iter().max_by_key(|choice| match choice {
            Move::Place { tile, at } => CellIndex::of(*at).map_or(0, |spot| {
                let outlook = preview_placement(&view.open.common, &hand, spot, *tile);
                outlook.points + 2 * outlook.crosses + outlook.lines.len() as u8
            }),
            Move::EndTurn {} => 0,
        })?;
        let mut spots = Zatre::move_rect_names(&best).into_iter();
        Some((spots.next()?, spots.next()?))
    }

    fn paint(shot: &Shot<'_>, theme: &Theme, points: Vec2, scale: f32) -> Result<image::RgbaImage, Fault> {
        let seats = shot.game.seating().len();
        let turn = shot.game.until(shot.ply).turn();
        let seat = match turn {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        let viewer = seat.filter(|_| !shot.waits && !shot.watched).map_or(Viewer::Table, Viewer::Seat);
        let view = shot.game.view_at(shot.ply, viewer);
        let legal = if shot.watched { Vec::new() } else { shot.game.legal_moves_at(shot.ply) };
        let last = shot.ply.checked_sub(1).and_then(|before| shot.game.observation(before, viewer));
        let (text, names, faces, spots) = (Text::english(), names(seats), faces(seats), NamedRects::default());
        let scene = Scene::<Zatre> {
            viewer,
            open: &view.open,
            turn: &turn,
            legal: &legal,
            acting_seat: seat.filter(|_| !shot.watched),
            awaiting_chance: seat.filter(|_| shot.waits),
            awaiting_reveal: None,
            last: last.as_ref().map(|observation| (observation, shot.progress)),
            glimpse: None,
            reduced_motion: false,
            players: &faces,
            highlighted: &[],
            rects: &spots,
            theme,
            text: &text,
            names: &names,
        };
        let mut touch = Default::default();
        let shown = seat.unwrap_or(Seat::new(0));
        let mut run = |ui: &mut Ui| {
            let width = (points.x * 0.3).clamp(300.0, 380.0).max(points.x - points.y * 1.2);
            egui::Panel::right("seat").exact_size(width).frame(Frame::new().inner_margin(Margin::same(8))).show(
                ui,
                |ui| {
                    widgets::card(theme).show(ui, |ui| {
                        widgets::text_row(ui, |ui| {
                            marks::mark_ui(ui, scene.mark(shown), 20.0, theme);
                            ui.label(Theme::heading(names[shown.index()].clone()));
                            let note = Zatre::seat_note(&scene, shown).map(|note| scene.say(&note));
                            ui.label(theme.soft(note.unwrap_or_default()));
                        });
                        Zatre::hand_ui(ui, &scene, shown, &mut touch);
                        Zatre::seat_ui(ui, &scene, shown, &mut touch);
                    });
                    widgets::card(theme).show(ui, |ui| {
                        Zatre::common_ui(ui, &scene, &mut touch);
                    });
                },
            );
            egui::Panel::bottom("foot").frame(Frame::new().inner_margin(Margin::same(12))).show(ui, |ui| {
                ui.horizontal(|ui| foot(ui, &scene, &touch));
            });
            egui::CentralPanel::default().frame(Frame::new().inner_margin(Margin::same(8))).show(ui, |ui| {
                Zatre::board_ui(ui, &scene, &mut touch);
            });
        };
        let spot = |name: &str| spots.find(name).map(|rect: Rect| rect.center());
        // First what is clicked, then where the pointer rests.
        let mut events = |pass: usize| {
            let button = |pos, pressed| Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Default::default(),
            };
            let clicked = shot.clicked.first().and_then(|name| spot(name));
            match (pass, clicked, shot.pointed.and_then(spot)) {
                (2, Some(pos), _) => vec![Event::PointerMoved(pos)],
                (3, Some(pos), _) => vec![button(pos, true), button(pos, false)],
                (6, _, Some(pos)) => vec![Event::PointerMoved(pos)],
                (6, _, None) => vec![Event::PointerGone],
                _ => Vec::new(),
            }
        };
        Ok(paint_with_events(theme, 1.0, points, scale, &mut events, &mut run))
    }

    fn foot(ui: &mut Ui, scene: &Scene<'_, Zatre>, touch: &<Zatre as cheeseboard::paint::painter::Painter>::Selection) {
        let Status { seat, icon, phrase, .. } = Zatre::status(scene, touch);
        if let Some(seat) = seat {
            marks::mark_ui(ui, scene.mark(seat), 24.0, scene.theme);
        }
        if let Some(icon) = icon {
            icons::icon_ui(ui, icon, 24.0, scene.theme.ink);
        }
        ui.label(scene.say(&phrase));
        for action in Zatre::actions(scene, touch) {
            let label = scene.say(&action.label);
            let button = if action.is_primary {
                widgets::PushButton::primary(scene.theme, &label)
            } else {
                widgets::PushButton::plain(scene.theme, &label)
            };
            ui.add(button.icon(action.icon));
            ui.label(scene.theme.soft(action.detail.map(|detail| scene.say(&detail)).unwrap_or_default()));
        }
    }
}
