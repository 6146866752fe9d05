//! The coach of a lesson: a card with what it says, what it asks, and the ways on and back; and a soft light on what it speaks of.

use egui::epaint::Mesh;
use egui::{Align, Color32, Id, Key, LayerId, Layout, Margin, Modifiers, Order, Rect, Shape, Ui, UiBuilder, vec2};

use super::keys::{self, Command};
use super::session::{Asks, Coaching, Desk, Guide, Session};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, meant_ring};
use crate::ui::desktop::Go;

/// How dark it gets round what the coach speaks of.
const SHADE: f32 = 0.35;

/// Paints the card.
pub fn ui(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, coaching: &Coaching) -> Vec<Command> {
    let theme = desk.theme;
    let mut commands = Vec::new();
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
    let shown = card(theme).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
        let step = Phrase::new("lesson-step").with("step", coaching.step + 1).with("steps", coaching.steps);
        let place = format!("{} · {}", desk.text.get(&coaching.chapter), desk.text.say(&step, &[]));
        ui.horizontal(|ui| {
            icon_ui(ui, Icon::Hint, theme.size.icon, theme.focus);
            ui.label(theme.soft(place));
        });
        said(ui, desk, &desk.text.get(&coaching.says));
        if let Some(reply) = &coaching.reply {
            ui.horizontal_wrapped(|ui| {
                icon_ui(ui, Icon::Info, theme.size.icon, theme.focus);
                said(ui, desk, &desk.text.get(reply));
            });
        }
        if let Asks::ToAnswer(answers) = &coaching.asks {
            ui.horizontal_wrapped(|ui| {
                for (number, answer) in answers.iter().enumerate() {
                    let label = desk.text.get(answer);
                    let response = ui.add(PushButton::plain(theme, &label));
                    desk.spots.put(format!("answer {number}"), response.rect);
                    if response.clicked() {
                        commands.push(Command::Guide(Guide::Answer(number)));
                    }
                }
            });
        }
        let height = theme.size.primary;
        let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
        let right = UiBuilder::new().max_rect(line).layout(Layout::right_to_left(Align::Center));
        ways(&mut ui.new_child(right), session, desk, coaching, &mut commands);
    });
    desk.spots.put("coach", shown.response.rect);
    commands
}

/// A sentence that a screen reader speaks when it changes.
fn said(ui: &mut Ui, desk: &Desk<'_>, text: &str) {
    let response = ui.add(egui::Label::new(Theme::strong(text)).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
        node.set_label(text.to_owned());
    });
    let _ = desk;
}

/// From right to left: on, what helps, back and again.
fn ways(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, coaching: &Coaching, commands: &mut Vec<Command>) {
    let word = |key: &str| desk.text.get(key);
    let mut button = |ui: &mut Ui, label: &str, icon: Icon, primary: bool, spot: &str, command: Command| {
        let made = if primary { PushButton::primary(desk.theme, label) } else { PushButton::quiet(desk.theme, label) };
        let response = ui.add(made.icon(icon));
        desk.spots.put(spot, response.rect);
        if response.clicked() {
            commands.push(command);
        }
    };
    match &coaching.asks {
        Asks::ToRead => {
            button(ui, &word("lesson-next"), Icon::Forward, true, "lesson next", Command::Guide(Guide::Next));
        }
        Asks::ToAct { may_show: true } => {
            button(ui, &word("lesson-show"), Icon::Eye, false, "lesson show", Command::Guide(Guide::Show));
        }
        Asks::Nothing { next } => {
            if let Some(next) = next {
                let learn = Command::Go(Go::Learn(session.game(), next.clone()));
                button(ui, &word("lesson-next-chapter"), Icon::Forward, true, "lesson next chapter", learn);
            }
            let play = Command::Go(Go::NewGame(session.game()));
            button(ui, &word("lesson-play"), Icon::Play, next.is_none(), "lesson play", play);
        }
        Asks::ToAct { may_show: false } | Asks::ToAnswer(_) | Asks::ToPlay | Asks::ToWatch => {}
    }
    if coaching.step > 0 || coaching.asks != Asks::ToRead {
        button(ui, &word("lesson-back"), Icon::Back, false, "lesson back", Command::Guide(Guide::Back));
        button(ui, &word("lesson-restart"), Icon::Undo, false, "lesson restart", Command::Guide(Guide::Restart));
    }
}

/// Enter and Space go on, where reading is all that is asked.
pub fn pressed(ui: &Ui, coaching: &Coaching) -> Option<Command> {
    let free = !keys::is_covered(ui.ctx()) && !keys::is_busy(ui.ctx());
    let command = match &coaching.asks {
        Asks::ToRead => Command::Guide(Guide::Next),
        _ => return None,
    };
    let typed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    (free && (typed(Key::Enter) | typed(Key::Space))).then_some(command)
}

/// Dims all but what the coach speaks of, itself, and the head line; nothing of it stops a click.
pub fn spotlight(ui: &Ui, desk: &Desk<'_>, coaching: &Coaching, area: Rect) {
    let lit: Vec<Rect> = coaching.spots.iter().filter_map(|spot| desk.spots.find(spot)).collect();
    if lit.is_empty() {
        return;
    }
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("spotlight"))).with_clip_rect(area);
    let edge = desk.theme.size.grid * 0.5;
    let holes: Vec<Rect> = lit.iter().map(|rect| rect.expand(edge)).chain(desk.spots.find("coach")).collect();
    let shade = Color32::from_black_alpha((255.0 * SHADE) as u8);
    painter.add(Shape::mesh(around(area, &holes, shade)));
    for rect in lit {
        meant_ring(&painter, rect.expand(edge), desk.theme.size.radius * 0.5, desk.theme);
    }
}

/// The area without these holes, filled: strips between all their edges.
fn around(area: Rect, holes: &[Rect], colour: Color32) -> Mesh {
    let cuts = |from: f32, to: f32, edges: &dyn Fn(&Rect) -> [f32; 2]| {
        let mut cuts: Vec<f32> = holes.iter().flat_map(edges).filter(|cut| (from..to).contains(cut)).collect();
        cuts.extend([from, to]);
        cuts.sort_by(f32::total_cmp);
        cuts
    };
    let columns = cuts(area.left(), area.right(), &|rect| [rect.left(), rect.right()]);
    let rows = cuts(area.top(), area.bottom(), &|rect| [rect.top(), rect.bottom()]);
    let mut mesh = Mesh::default();
    for row in rows.windows(2) {
        for column in columns.windows(2) {
            let cell = Rect::from_x_y_ranges(column[0]..=column[1], row[0]..=row[1]);
            if cell.is_positive() && !holes.iter().any(|hole| hole.contains(cell.center())) {
                mesh.add_colored_rect(cell, colour);
            }
        }
    }
    mesh
}
