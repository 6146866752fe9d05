//! The coach of a lesson: a card with what it says, what it asks, and the ways on and back; and a soft light on what it speaks of.

use egui::epaint::Mesh;
use egui::{
    Align, Color32, Id, LayerId, Layout, Margin, Order, Rect, Response, RichText, Shape, TextStyle, Ui, UiBuilder,
    Vec2, pos2, vec2,
};

use super::keys::{self, Command};
use super::session::{Asks, Coaching, Desk, Guide, Session};
use crate::engine::{Phrase, RuleId};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, icon_button, link, meant_ring};
use crate::text::Language;
use crate::ui::desktop::Go;

/// How dark it gets round what the coach speaks of.
const SHADE: f32 = 0.26;
/// The widest line of what it says at a text size of 100 %, in points.
const SAID: f32 = 720.0;
/// So many lines of it have room from the beginning.
const LINES: f32 = 3.0;
/// Two places are one if what holds both is no larger than they are together, times this: the gap between cells.
const FILLED: f32 = 1.18;

/// The coach's card, as high as it has ever had to be in this chapter for a sentence: the board does not move between one step and the next. Only a
/// question makes it higher for as long as it is asked.
#[derive(Debug, Default)]
pub struct Coach {
    /// The chapter, the language, the window and the scale of letters that the height was found for.
    found_for: (String, Language, Vec2, f32),
    height: f32,
}

impl Coach {
    /// Paints it.
    pub fn ui(&mut self, ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, coaching: &Coaching) -> Vec<Command> {
        let theme = desk.theme;
        let scale = text_scale(ui, theme).max(1.0);
        let found_for = (coaching.chapter.clone(), desk.text.language(), ui.ctx().content_rect().size(), scale);
        if self.found_for != found_for {
            let line = ui.text_style_height(&TextStyle::Body) + theme.size.grid * 0.5;
            let lines = ui.text_style_height(&TextStyle::Small) + LINES * line;
            *self = Coach { found_for, height: lines };
        }
        let mut commands = Vec::new();
        let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
        let shown = card(theme).inner_margin(margin).show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            let said = said_width(room.width(), scale, ways_width(&coaching.asks));
            let column = Rect::from_min_size(room.min, vec2(said, room.height()));
            let place = UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min));
            let mut words = ui.new_child(place);
            words_ui(&mut words, session, desk, coaching, &mut commands);
            let needed = words.min_rect().height().max(theme.size.primary);
            let height = self.height.max(needed);
            if !matches!(coaching.asks, Asks::ToAnswer(_)) {
                self.height = height;
            }
            let ways = Rect::from_min_max(pos2(column.right(), room.top()), pos2(room.right(), room.top() + height));
            let right = UiBuilder::new().max_rect(ways).layout(Layout::right_to_left(Align::Center));
            ways_ui(&mut ui.new_child(right), session, desk, coaching, &mut commands);
            ui.allocate_space(vec2(room.width(), height));
        });
        desk.spots.put("coach", shown.response.rect);
        commands
    }
}

/// Where the learner is, what is said, what is answered, what can be answered.
fn words_ui(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, coaching: &Coaching, commands: &mut Vec<Command>) {
    let theme = desk.theme;
    ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
    let step = Phrase::new("lesson-step").with("step", coaching.step + 1).with("steps", coaching.steps);
    let place = match coaching.asks {
        Asks::Nothing { .. } => desk.text.get(&coaching.chapter),
        _ => format!("{} · {}", desk.text.get(&coaching.chapter), desk.text.say(&step, &[])),
    };
    ui.horizontal(|ui| {
        ui.label(theme.soft(place));
        rules_ui(ui, desk, session, &coaching.rules, commands);
    });
    // What is said to what was done stands before what is to be done next.
    if let Some(reply) = &coaching.reply {
        ui.horizontal_top(|ui| {
            icon_ui(ui, Icon::Info, theme.size.icon, theme.focus);
            said(ui, &desk.text.get(reply));
        });
    }
    said(ui, &desk.text.get(&coaching.says));
    if let Asks::ToAnswer(answers) = &coaching.asks {
        ui.horizontal_wrapped(|ui| {
            for (number, answer) in answers.iter().enumerate() {
                let label = desk.text.get(answer);
                let response = ui.add(PushButton::plain(theme, &label));
                desk.spots.put(format!("answer {number}"), response.rect);
                let key = (number + 1).to_string();
                if response.on_hover_text(key).clicked() {
                    commands.push(Command::Guide(Guide::Answer(number)));
                }
            }
        });
    }
}

/// The ids of rules, each leading to its page in the rule book.
pub fn rules_ui(ui: &mut Ui, desk: &Desk<'_>, session: &dyn Session, rules: &[RuleId], commands: &mut Vec<Command>) {
    for rule in rules {
        let word = RichText::new(*rule).text_style(TextStyle::Small).color(desk.theme.ink_soft);
        let link = link(ui, desk.theme, Id::unique(("taught", rule)), word, rule);
        desk.spots.put(format!("taught {rule}"), link.rect);
        if link.on_hover_text(desk.text.get("table-rule-tip")).clicked() {
            commands.push(Command::Go(Go::Rules(session.game(), Some(rule))));
        }
    }
}

/// The width of the column of words in a room as wide as this, with so much room for the ways beside it.
pub fn said_width(room: f32, scale: f32, ways: f32) -> f32 {
    (room - ways * scale).min(SAID * scale)
}

/// How much room the ways take at a text size of 100 %, in points.
fn ways_width(asks: &Asks) -> f32 {
    match asks {
        Asks::Nothing { .. } => 430.0,
        Asks::ToRead | Asks::ToAct { may_show: true } => 260.0,
        Asks::ToAct { may_show: false } | Asks::ToAnswer(_) | Asks::ToPlay | Asks::ToWatch => 120.0,
    }
}

/// A sentence that a screen reader speaks when it changes.
pub fn said(ui: &mut Ui, text: &str) {
    let response = ui.add(egui::Label::new(Theme::strong(text)).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
        node.set_label(text.to_owned());
    });
}

/// From right to left: on, what helps, back and again.
fn ways_ui(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, coaching: &Coaching, commands: &mut Vec<Command>) {
    let word = |key: &str| desk.text.get(key);
    let mut way = |response: Response, spot: &str, command: Command| {
        desk.spots.put(spot, response.rect);
        if response.clicked() {
            commands.push(command);
        }
    };
    let theme = desk.theme;
    match &coaching.asks {
        Asks::ToRead => {
            let next = ui.add(PushButton::primary(theme, &word("lesson-next")).icon(Icon::Forward));
            way(next, "lesson next", Command::Guide(Guide::Next));
        }
        Asks::ToAct { may_show: true } => {
            let show = ui.add(PushButton::plain(theme, &word("lesson-show")).icon(Icon::Eye));
            way(show.on_hover_text("H"), "lesson show", Command::Guide(Guide::Show));
        }
        Asks::Nothing { next } => {
            let next = next.clone().map(|next| Go::Learn(session.game(), next));
            if let Some(next) = &next {
                let on = ui.add(PushButton::primary(theme, &word("lesson-next-chapter")).icon(Icon::Forward));
                way(on, "lesson next chapter", Command::Go(next.clone()));
            }
            let made = if next.is_none() { PushButton::primary } else { PushButton::plain };
            let play = ui.add(made(theme, &word("lesson-play")).icon(Icon::Play));
            way(play, "lesson play", Command::Go(Go::NewGame(session.game())));
        }
        Asks::ToAct { may_show: false } | Asks::ToAnswer(_) | Asks::ToPlay | Asks::ToWatch => {}
    }
    if coaching.step > 0 || coaching.asks != Asks::ToRead {
        let again = icon_button(ui, theme, Icon::First, &word("lesson-restart"));
        way(again, "lesson restart", Command::Guide(Guide::Restart));
        let back = icon_button(ui, theme, Icon::Back, &word("lesson-back"));
        way(back, "lesson back", Command::Guide(Guide::Back));
    }
}

/// Enter and Space go on: to the next step where reading is all that is asked, at the end to the next chapter or to a game.
pub fn pressed(ui: &Ui, session: &dyn Session, coaching: &Coaching) -> Option<Command> {
    let command = match &coaching.asks {
        Asks::ToRead => Command::Guide(Guide::Next),
        Asks::Nothing { next: Some(next) } => Command::Go(Go::Learn(session.game(), next.clone())),
        Asks::Nothing { next: None } => Command::Go(Go::NewGame(session.game())),
        _ => return None,
    };
    keys::takes_enter(ui).then_some(command)
}

/// Dims this area but for what the coach speaks of; nothing of it stops a click.
pub fn spotlight(ui: &Ui, desk: &Desk<'_>, coaching: &Coaching, area: Rect) {
    // What is scrolled out of its panel cannot be lit, what sticks out of it only in part.
    let below = desk.spots.find("coach").map_or(area.bottom(), |coach| coach.bottom());
    let seen = |rect: Rect| match rect.center().y {
        y if y > below => Some(rect),
        y if y < area.bottom() => Some(rect.intersect(area)),
        _ => None,
    };
    let lit = joined(coaching.spots.iter().filter_map(|spot| desk.spots.find(spot).and_then(seen)).collect());
    if lit.is_empty() {
        return;
    }
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("spotlight")));
    let edge = desk.theme.size.grid * 0.5;
    let holes: Vec<Rect> = lit.iter().map(|rect| rect.expand(edge)).collect();
    if holes.iter().any(|hole| hole.intersects(area)) {
        let shade = Color32::from_black_alpha((255.0 * SHADE) as u8);
        painter.add(Shape::mesh(around(area, &holes, shade)));
    }
    for rect in lit {
        meant_ring(&painter, rect.expand(edge), desk.theme.size.radius * 0.5, desk.theme);
    }
}

/// The same places, those that lie side by side as one: a row of cells gets one ring.
fn joined(mut places: Vec<Rect>) -> Vec<Rect> {
    let pair = |places: &[Rect]| {
        let all = (0..places.len()).flat_map(|one| (one + 1..places.len()).map(move |other| (one, other)));
        all.into_iter().find(|&(one, other)| {
            let (one, other) = (places[one], places[other]);
            one.union(other).area() < (one.area() + other.area()) * FILLED
        })
    };
    while let Some((one, other)) = pair(&places) {
        let other = places.swap_remove(other);
        places[one] = places[one].union(other);
    }
    places
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
