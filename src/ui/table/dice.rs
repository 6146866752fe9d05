//! Entry of real dice: people enter what they have rolled by click or digit, in any order.
//!
//! Must not know: what the dice are for.

use egui::{Align, Event, Layout, Modifiers, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::commands::Command;
use super::model::{DiceDue, TableModel};
use super::session::{FrameContext, TableCommand};
use crate::engine::Phrase;
use crate::paint::dice::{DieLook, paint_die};
use crate::paint::icons::Icon;
use crate::paint::key_help::{DROP, REAL_DICE};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{card, focus_ring, icon_button};

/// State of the dice entry.
#[derive(Debug, Default)]
pub struct DiceEntry {
    /// Ply of the roll being entered.
    ply: usize,
    faces: Vec<u8>,
}

impl DiceEntry {
    /// Clears the entered faces.
    pub fn clear(&mut self) {
        self.faces.clear();
    }

    /// Paints the strip and takes input; the last face completes the roll.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        keys_free: bool,
    ) -> Option<Command> {
        let DiceDue { seat, count, faces } = model.dice.due?;
        if self.ply != model.ply {
            *self = DiceEntry { ply: model.ply, faces: Vec::new() };
        }
        let face_count = faces.min(REAL_DICE.keys.len() as u8);
        if keys_free {
            self.take_keys(ui, face_count);
        }
        let strip = card(frame.theme)
            .inner_margin(egui::Margin::symmetric(frame.theme.size.padding as i8, (frame.theme.size.grid * 0.75) as i8))
            .show(ui, |ui| {
                let side = frame.theme.size.button * text_scale(ui, frame.theme).clamp(1.0, 1.4);
                let (line, _) = ui.allocate_exact_size(
                    vec2(ui.available_width(), side + frame.theme.size.grid * 0.5),
                    Sense::hover(),
                );
                let right = UiBuilder::new().max_rect(line).layout(Layout::right_to_left(Align::Center));
                let left = ui.scope_builder(right, |ui| {
                    self.faces_ui(ui, frame, face_count, side);
                    ui.min_rect().left()
                });
                let room = line.with_max_x((left.inner - frame.theme.size.grid).max(line.left()));
                ui.scope_builder(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)), |ui| {
                    self.entered_dice_ui(ui, frame, count, side * 0.8);
                    let key = if seat.is_some() { "dice-enter" } else { "dice-enter-table" };
                    let mut phrase = Phrase::new(key).with("count", count);
                    if let Some(seat) = seat {
                        phrase = phrase.with("seat", seat);
                    }
                    let sentence = frame.text.say(&phrase, &model.names);
                    ui.add(egui::Label::new(Theme::strong(sentence)).wrap());
                });
            });
        frame.rects.put("dice entry", strip.response.rect);
        self.faces.truncate(usize::from(count));
        let is_whole = self.faces.len() == usize::from(count);
        is_whole.then(|| TableCommand::EnterDice(std::mem::take(&mut self.faces)).into())
    }

    /// Takes digits as faces and Backspace as removal of the last face.
    fn take_keys(&mut self, ui: &Ui, face_count: u8) {
        let mut is_taken = |event: &Event| {
            let Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } = event else { return false };
            match (1..=face_count).zip(REAL_DICE.keys).find(|(_, digit)| digit.logical_key == *key) {
                Some((face, _)) => self.faces.push(face),
                None if *key == DROP.keys[0].logical_key => drop(self.faces.pop()),
                None => return false,
            }
            true
        };
        ui.input_mut(|input| input.events.retain(|event| !is_taken(event)));
    }

    /// From right to left: the back button, then a button for each face.
    fn faces_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, face_count: u8, side: f32) {
        ui.add_enabled_ui(!self.faces.is_empty(), |ui| {
            if icon_button(ui, frame.theme, Icon::Back, &frame.text.get("dice-back")).clicked() {
                self.faces.pop();
            }
        });
        for face in (1..=face_count).rev() {
            let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
            let name = frame.text.say(&Phrase::new("dice-face").with("face", face), &[]);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            let mut look = DieLook::ivory(frame.theme);
            if response.hovered() {
                look.fill = mix(look.fill, frame.theme.accent, 0.35);
            }
            paint_die(ui.painter(), rect.shrink(frame.theme.size.panel.inset), face, look);
            if response.has_focus() {
                focus_ring(ui.painter(), rect, frame.theme.size.panel.radius, frame.theme);
            }
            frame.rects.put(format!("face {face}"), rect);
            if response.clicked() {
                self.faces.push(face);
            }
        }
    }

    /// The dice entered so far, and empty places for those to come.
    fn entered_dice_ui(&self, ui: &mut Ui, frame: &FrameContext<'_>, count: u8, side: f32) {
        ui.spacing_mut().item_spacing.x = frame.theme.size.grid * 0.5;
        for index in 0..usize::from(count) {
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            match self.faces.get(index) {
                Some(&face) => paint_die(
                    ui.painter(),
                    rect.shrink(frame.theme.size.panel.inset * 0.5),
                    face,
                    DieLook::ivory(frame.theme),
                ),
                None => paint_empty_place(ui, rect.shrink(frame.theme.size.panel.inset * 0.5), frame.theme),
            }
        }
        ui.add_space(frame.theme.size.grid);
    }
}

fn paint_empty_place(ui: &Ui, rect: Rect, theme: &Theme) {
    let line = egui::Stroke::new(theme.size.outline, theme.line);
    ui.painter().rect(rect, rect.width() * 0.2, theme.table, line, egui::StrokeKind::Inside);
}
