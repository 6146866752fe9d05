//! The menu in which tags are added to a record and taken from it, with those that other records have.

use egui::{Context, Id, Key, Popup, PopupCloseBehavior, Response, Role, Ui, WidgetInfo};

use super::tags::{MAX_TAG_LENGTH, MAX_TAGS};
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets::PushButton;
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

/// The most tags that are suggested at a time.
const MAX_SUGGESTIONS: usize = 6;

/// A change of the tags of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagChange {
    /// Add this tag.
    Add(String),
    /// Take this tag away.
    Remove(String),
}

/// The state of the menu, which is open for one record at a time.
#[derive(Debug, Default)]
pub struct TagMenu {
    /// The record's button, while the menu is open.
    open_at: Option<Id>,
    /// Whether the menu has just been closed by a key.
    is_escaped: bool,
    /// Whether the field still has to get the focus.
    wants_focus: bool,
    /// What has been typed.
    typed: String,
}

impl TagMenu {
    /// Opens the menu at this button.
    pub fn open(&self, ctx: &Context, button: &Response) {
        Popup::open_id(ctx, Popup::default_response_id(button));
        ctx.request_repaint();
    }

    /// Shows the menu of a record with these tags, if it is open, with the `known` ones as suggestions; returns what is to be changed.
    pub fn ui(
        &mut self,
        services: &AppServices,
        button: &Response,
        (own, known): (&[String], &[String]),
    ) -> Option<TagChange> {
        let theme = services.theme();
        let title = services.word("records-tags");
        let menu =
            Popup::menu(button).accessible_name(title.as_str()).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        let shown = menu.show(|ui| {
            ui.set_width(theme.size.field.tag * text_scale(ui, theme).max(1.0));
            if self.open_at != Some(button.id) {
                *self = TagMenu { open_at: Some(button.id), wants_focus: true, ..TagMenu::default() };
            }
            self.contents_ui(ui, services, own, known)
        });
        if shown.is_some() {
            // Escape closes the menu for the next frame.
            self.is_escaped = button.ctx.input(|input| input.key_pressed(Key::Escape));
        } else if self.open_at == Some(button.id) {
            self.open_at = None;
            // Whoever closes the menu by a key goes on from the same row.
            if self.is_escaped {
                button.request_focus();
            }
        }
        shown.and_then(|shown| shown.inner)
    }

    fn contents_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        own: &[String],
        known: &[String],
    ) -> Option<TagChange> {
        let theme = services.theme();
        let mut change = None;
        for tag in own {
            let phrase = Phrase::new("records-tag-remove").with("tag", tag.clone());
            let name = services.text.say(&phrase, &[]);
            let remove = ui.add(PushButton::quiet(theme, tag).icon(Icon::Close)).on_hover_text(&name);
            remove.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if remove.clicked() {
                change = Some(TagChange::Remove(tag.clone()));
            }
        }
        if own.len() >= MAX_TAGS {
            ui.label(theme.soft(services.text.say(&Phrase::new("records-tags-full").with("count", MAX_TAGS), &[])));
            return change;
        }
        let hint = services.word("records-tag-new");
        let width = ui.available_width();
        let field = screen_layout::text_field(ui, theme, "new tag", &mut self.typed, &hint, MAX_TAG_LENGTH, width);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(hint));
        services.rects.put("new tag", field.rect);
        // While a menu is measured, nothing in it can have the focus.
        if self.wants_focus && !ui.is_sizing_pass() {
            self.wants_focus = false;
            field.request_focus();
        }
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) && !self.typed.trim().is_empty() {
            change = Some(TagChange::Add(std::mem::take(&mut self.typed)));
            // Tags are often added one after another.
            field.request_focus();
        }
        let typed = self.typed.trim().to_lowercase();
        let fits = |tag: &String| !own.contains(tag) && tag.to_lowercase().contains(&typed);
        for tag in known.iter().filter(|tag| fits(tag)).take(MAX_SUGGESTIONS) {
            let phrase = Phrase::new("records-tag-add").with("tag", tag.clone());
            let name = services.text.say(&phrase, &[]);
            let add = ui.add(PushButton::quiet(theme, tag).icon(Icon::Plus)).on_hover_text(&name);
            add.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if add.clicked() {
                self.typed.clear();
                change = Some(TagChange::Add(tag.clone()));
            }
        }
        change
    }
}
