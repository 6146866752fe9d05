//! The bundled fonts and the names of their families.
//!
//! Nunito (round humanist sans: text, buttons, figures) and Fraunces (soft serif: titles, big
//! numbers), both under the Open Font License, see `assets/CREDITS.md`. They hold the letters of
//! English, Italian, German, French, Spanish and Dutch; they lack arrows, ticks, dice and emoji,
//! which are drawn (`icons`).
//!
//! **Figures.** All digits of Nunito, in each of its weights, have one width (600/1000 em), so
//! columns of numbers need only right alignment. Those of Fraunces do not: set numbers that stand
//! under each other, or that count up in place, in Nunito. All figures of both are as high as capitals (lining);
//! the 0 of Fraunces is narrowed, so that it does not read as the letter O.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/Nunito-Regular.ttf");
const SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/Nunito-SemiBold.ttf");
const BOLD: &[u8] = include_bytes!("../../assets/fonts/Nunito-Bold.ttf");
const SERIF: &[u8] = include_bytes!("../../assets/fonts/Fraunces-SemiBold.ttf");

/// Nunito SemiBold: buttons, names, sums.
pub fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

/// Nunito Bold: headings of groups, and what must be read first.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Fraunces SemiBold: titles and big numbers.
pub fn serif() -> FontFamily {
    FontFamily::Name("serif".into())
}

/// Installs the bundled fonts in `ctx`, from its next pass on. Call it once, before the first pass; without it there is
/// no font at all.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
}

/// The font data and families that [`install`] sets.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [
        ("Nunito Regular", REGULAR),
        ("Nunito SemiBold", SEMIBOLD),
        ("Nunito Bold", BOLD),
        ("Fraunces SemiBold", SERIF),
    ] {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
    }
    for (family, names) in [
        (FontFamily::Proportional, &["Nunito Regular"][..]),
        // egui requires a monospace family; here it only needs digits of equal width.
        (FontFamily::Monospace, &["Nunito Regular"]),
        (semibold(), &["Nunito SemiBold"]),
        (bold(), &["Nunito Bold"]),
        (serif(), &["Fraunces SemiBold", "Nunito SemiBold"]),
    ] {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        fonts.families.insert(family, names);
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::FontId;
    use egui::epaint::text::{Fonts, TextOptions};

    /// The characters that the six languages and the texts of the app use.
    const REQUIRED_CHARACTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
        ÄÖÜäöüßẞàèéìòùÀÈÉÌÒÙâêîôûÂÊÎÔÛëïËÏçÇœŒæÆÿŸñÑ¿¡áíóúÁÍÓÚªº\
        .,:;!?'\"()[]{}/\\&%+-=<>*#@_|~«»‹›„“”‚‘’×÷•·…–—−½¼¾≤≥°€§©";

    #[test]
    fn every_family_has_every_character_in_its_own_font() {
        let mut fonts = Fonts::new(TextOptions::default(), definitions());
        for (family, own) in [
            (FontFamily::Proportional, "Nunito Regular"),
            (FontFamily::Monospace, "Nunito Regular"),
            (semibold(), "Nunito SemiBold"),
            (bold(), "Nunito Bold"),
            (serif(), "Fraunces SemiBold"),
        ] {
            let mut view = fonts.with_pixels_per_point(1.0);
            let held = view.characters(&family);
            let missing: String = REQUIRED_CHARACTERS
                .chars()
                .filter(|letter| {
                    // A letter from the fallback font would stand out in a title.
                    !held.get(letter).is_some_and(|names| names.iter().any(|name| name == own))
                })
                .collect();
            assert_eq!(missing, "", "{own} lacks these");
        }
    }

    #[test]
    fn digits_of_the_text_families_have_equal_width() {
        let mut fonts = Fonts::new(TextOptions::default(), definitions());
        let mut view = fonts.with_pixels_per_point(1.0);
        for family in [FontFamily::Proportional, semibold(), bold()] {
            let font = FontId::new(100.0, family);
            let width = view.glyph_width(&font, '0');
            for digit in '1'..='9' {
                assert_eq!(view.glyph_width(&font, digit), width, "{font:?} {digit}");
            }
        }
    }

    #[test]
    fn zero_is_no_letter_o() {
        let mut fonts = Fonts::new(TextOptions::default(), definitions());
        let mut view = fonts.with_pixels_per_point(1.0);
        for family in [FontFamily::Proportional, semibold(), bold(), serif()] {
            let font = FontId::new(100.0, family);
            let (zero, letter) = (view.glyph_width(&font, '0'), view.glyph_width(&font, 'O'));
            assert!(zero < letter * 0.8, "{font:?}: 0 is {zero} wide, O is {letter}");
        }
    }
}
