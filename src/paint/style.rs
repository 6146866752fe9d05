//! Turns theme tokens into the complete `egui::Style` at a text scale.
//!
//! Styles egui's own widgets (text fields, sliders, menus, scroll bars, tooltips); our own are in `widgets`. Must not
//! know: settings files, screens.

use std::collections::BTreeMap;

use egui::style::{ScrollAnimation, ScrollStyle, Selection, TextCursorStyle, WidgetVisuals};
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Rangef, Shadow, Stroke, Style, TextStyle, Ui, Visuals,
    vec2,
};

use super::fonts;
use super::theme::{Theme, mix};

/// The range of text scales; values outside are clamped.
pub const TEXT_SCALES: std::ops::RangeInclusive<f32> = 0.8..=2.0;

impl Theme {
    /// Applies this theme to everything in `ctx`. `text_scale` is 1 at 100 %, from 0.8 to 2. Call it at the start and
    /// whenever a setting changes; it does not install the fonts (see `fonts::install`).
    pub fn apply(&self, ctx: &Context, text_scale: f32) {
        let preference = if self.dark { egui::Theme::Dark } else { egui::Theme::Light };
        ctx.set_theme(preference);
        let style = self.style(text_scale);
        ctx.all_styles_mut(|old| *old = style.clone());
    }

    /// Multiplies the durations of egui's own animations (folds, scrolling, the blinking cursor) by `factor`; 0 turns
    /// them off. `apply` resets the factor to 1.
    pub fn set_motion(&self, ctx: &Context, factor: f32) {
        let seconds = self.animation_seconds() * factor;
        let moving = factor > 0.0;
        ctx.all_styles_mut(|style| {
            style.animation_time = seconds;
            style.scroll_animation = self.scroll_animation(seconds);
            style.visuals.text_cursor.blink = moving;
        });
    }

    /// The style that [`Theme::apply`] sets.
    pub fn style(&self, text_scale: f32) -> Style {
        let mut style = Style {
            text_styles: self.text_styles(text_scale),
            animation_time: self.animation_seconds(),
            scroll_animation: self.scroll_animation(self.animation_seconds()),
            visuals: self.visuals(),
            compact_menu_style: false,
            ..Style::default()
        };
        let (grid, control) = (self.size.grid, &self.size.control);
        let body = style.text_styles[&TextStyle::Body].size;
        let text_grows = body / self.size.body;
        let spacing = &mut style.spacing;
        spacing.item_spacing = vec2(grid, grid);
        // A line of Nunito is 1.36 high; with this padding, text is centred in a field.
        let over_line = (self.size.button - body * 1.364) * 0.5;
        spacing.button_padding = vec2(self.size.padding, over_line.max(grid * 0.75));
        spacing.interact_size = vec2(self.size.button, self.size.button);
        spacing.window_margin = Margin::same(self.size.padding as i8);
        spacing.menu_margin = Margin::same(grid as i8);
        spacing.indent = control.indent;
        spacing.icon_width = control.indent * text_grows.clamp(0.9, 1.5);
        spacing.icon_width_inner = spacing.icon_width * 0.58;
        spacing.icon_spacing = grid;
        spacing.slider_width = control.slider;
        spacing.slider_rail_height = grid;
        spacing.combo_width = control.combo.x;
        spacing.combo_height = control.combo.y;
        spacing.text_edit_width = control.text_edit;
        spacing.tooltip_width = control.tooltip;
        spacing.menu_width = control.menu;
        spacing.scroll = ScrollStyle {
            bar_width: grid,
            handle_min_length: self.size.scroll.handle,
            floating_width: self.size.scroll.thin,
            foreground_color: true,
            dormant_handle_opacity: 0.35,
            active_handle_opacity: 0.5,
            interact_handle_opacity: 0.8,
            active_background_opacity: 0.0,
            interact_background_opacity: 0.25,
            ..ScrollStyle::floating()
        };
        style.interaction.tooltip_delay = self.motion.tooltip as f32 / 1000.0;
        // Dragging over a panel should not select words.
        style.interaction.selectable_labels = false;
        style
    }

    fn animation_seconds(&self) -> f32 {
        self.motion.hover as f32 / 1000.0
    }

    /// A scroll animation of at most `seconds`; none if that is 0.
    fn scroll_animation(&self, seconds: f32) -> ScrollAnimation {
        let least = self.motion.scroll as f32 / 1000.0;
        match seconds > 0.0 {
            true => ScrollAnimation::new(self.size.scroll.speed, Rangef::new(seconds.min(least), seconds)),
            false => ScrollAnimation::none(),
        }
    }

    fn text_styles(&self, text_scale: f32) -> BTreeMap<TextStyle, FontId> {
        let scale = text_scale.clamp(*TEXT_SCALES.start(), *TEXT_SCALES.end());
        let font = |size: f32, family: FontFamily| FontId::new((size * scale).max(self.size.least), family);
        let size = &self.size;
        [
            (Self::title_style(), font(size.title, fonts::serif())),
            (TextStyle::Heading, font(size.heading, fonts::serif())),
            (TextStyle::Body, font(size.body, FontFamily::Proportional)),
            (Self::strong_style(), font(size.body, fonts::semibold())),
            (Self::bold_style(), font(size.body, fonts::bold())),
            (TextStyle::Button, font(size.body, fonts::semibold())),
            (TextStyle::Monospace, font(size.body, FontFamily::Monospace)),
            (TextStyle::Small, font(size.small, FontFamily::Proportional)),
            (Self::small_strong_style(), font(size.small, fonts::semibold())),
        ]
        .into()
    }

    fn visuals(&self) -> Visuals {
        let radius = CornerRadius::same(self.size.radius as u8);
        let hairline = Stroke::new(self.size.outline, self.line);
        let ring = Stroke::new(self.size.focus_line * 0.8, self.focus);
        let control = mix(self.paper, self.line, 0.55);
        let widget = |fill: Color32, outline: Stroke| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: outline,
            fg_stroke: Stroke::new(self.size.control.stroke, self.ink),
            corner_radius: radius,
            expansion: 0.0,
        };
        let mut visuals = if self.dark { Visuals::dark() } else { Visuals::light() };
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(self.ink_soft);
        visuals.hyperlink_color = self.focus;
        visuals.faint_bg_color = mix(self.paper, self.line, 0.25);
        visuals.extreme_bg_color = mix(self.paper, self.line, 0.7);
        visuals.text_edit_bg_color = Some(self.field);
        visuals.code_bg_color = self.raised;
        visuals.warn_fg_color = self.bad;
        visuals.error_fg_color = self.bad;
        visuals.panel_fill = self.table;
        visuals.window_fill = self.raised;
        visuals.window_stroke = hairline;
        visuals.window_corner_radius = radius;
        visuals.menu_corner_radius = radius;
        visuals.window_shadow = self.lifted_shadow();
        visuals.popup_shadow = self.lifted_shadow();
        visuals.selection =
            Selection { bg_fill: self.selected(), stroke: Stroke::new(ring.width, self.selected_ink()) };
        visuals.text_cursor =
            TextCursorStyle { stroke: Stroke::new(self.size.control.stroke, self.ink), ..visuals.text_cursor };
        visuals.slider_trailing_fill = true;
        visuals.handle_shape = egui::style::HandleShape::Circle;
        visuals.indent_has_left_vline = false;
        visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
        visuals.disabled_alpha = 0.6;

        visuals.widgets.noninteractive =
            WidgetVisuals { fg_stroke: Stroke::new(self.size.outline, self.ink), ..widget(self.paper, hairline) };
        // Buttons stand out from paper; rails, boxes and the like are sunk into it.
        let raised = |visuals: WidgetVisuals, fill: Color32| WidgetVisuals { weak_bg_fill: fill, ..visuals };
        let outline = Stroke::new(self.size.control.outline, self.control_line());
        let strong_outline = Stroke::new(self.size.control.outline, self.ink_soft);
        let hovered = self.hovered(self.raised);
        visuals.widgets.inactive = raised(widget(control, outline), self.raised);
        visuals.widgets.hovered = raised(widget(self.hovered(control), strong_outline), hovered);
        // egui shows keyboard focus as "active": it needs the ring, not a darker fill.
        visuals.widgets.active = raised(widget(self.hovered(control), ring), hovered);
        visuals.widgets.open = widget(self.raised, strong_outline);
        visuals
    }

    /// The outline of controls: stronger than the hairline of a panel.
    pub fn control_line(&self) -> Color32 {
        mix(self.line, self.ink_soft, 0.45)
    }

    /// The soft shadow under raised things, towards the lower right.
    pub fn lifted_shadow(&self) -> Shadow {
        let size = &self.size.shadow;
        let offset = [size.offset.x as i8, size.offset.y as i8];
        Shadow { offset, blur: size.blur as u8, spread: 0, color: self.shadow }
    }
}

/// The current text scale in `ui`, 1 at 100 %: the factor for anything drawn beside text.
pub fn text_scale(ui: &Ui, theme: &Theme) -> f32 {
    TextStyle::Body.resolve(ui.style()).size / theme.size.body
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_grows_with_the_scale_within_limits() {
        let theme = Theme::light();
        let plain = theme.style(1.0);
        assert_eq!(plain.text_styles[&TextStyle::Body].size, theme.size.body);
        assert_eq!(plain.text_styles[&Theme::title_style()].size, 34.0);
        for scale in [0.1, 0.8, 1.0, 1.25, 2.0, 9.0] {
            for font in theme.style(scale).text_styles.values() {
                assert!(font.size >= theme.size.least && font.size <= 68.0);
            }
        }
    }

    #[test]
    fn themes_are_applied_to_egui() {
        for theme in [Theme::light(), Theme::dark()] {
            let ctx = Context::default();
            theme.apply(&ctx, 1.0);
            let style = ctx.global_style();
            assert_eq!(style.visuals.dark_mode, theme.dark);
            assert_eq!(style.visuals.panel_fill, theme.table);
            assert!(style.spacing.interact_size.y >= 40.0);
            let designed = style.animation_time;
            theme.set_motion(&ctx, 2.0);
            assert_eq!(ctx.global_style().animation_time, 2.0 * designed);
            for factor in [0.1, 0.5, 1.0, 3.0] {
                theme.set_motion(&ctx, factor);
                let duration = ctx.global_style().scroll_animation.duration;
                assert!(0.0 < duration.min && duration.min <= duration.max, "{factor}: {duration:?}");
            }
            theme.set_motion(&ctx, 0.0);
            assert_eq!(ctx.global_style().animation_time, 0.0);
        }
    }
}
