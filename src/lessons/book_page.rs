//! A rule book as one HTML page without anything outside it, to print or to keep.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::rule_book::{RuleBook, RuleEntry};
use super::rule_links::rule_links;
use crate::engine::RuleId;
use crate::text::Text;

/// How the page looks on a screen and on paper.
const STYLE: &str = include_str!("book_page.css");

/// A picture of a rule.
pub struct PagePicture {
    /// The image, as a data URL.
    pub url: String,
    /// The width at which it is shown, in CSS pixels.
    pub width: f32,
}

/// All that a page is made of.
pub struct BookPage<'a> {
    /// The book.
    pub book: &'a RuleBook,
    /// The name of the game.
    pub name: &'a str,
    /// The words around the rules.
    pub text: &'a Text,
}

impl BookPage<'_> {
    /// The page, with the pictures that `picture` knows.
    pub fn html(&self, picture: impl Fn(&RuleEntry) -> Option<PagePicture>) -> String {
        let BookPage { book, name, text } = *self;
        let ids: Vec<RuleId> = book.entries().map(|entry| entry.id).collect();
        let title = format!("{name}: {}", text.get("book-title"));
        let page = html! {
            (DOCTYPE)
            html lang=(text.language().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    h1 { (name) }
                    p { (book.aim) }
                    p.facts { (book.facts) }
                    nav {
                        @for section in &book.sections {
                            h2 { (section.title) }
                            ul {
                                @for entry in &section.entries {
                                    li { a href={ "#" (entry.id) } { (entry.id) " " (entry.title) } }
                                }
                            }
                        }
                    }
                    @for section in &book.sections {
                        section {
                            h2 { (section.title) }
                            @for entry in &section.entries { (self.rule(entry, &ids, picture(entry))) }
                        }
                    }
                }
            }
        };
        page.into_string()
    }

    /// One rule.
    fn rule(&self, entry: &RuleEntry, ids: &[RuleId], picture: Option<PagePicture>) -> Markup {
        let word = |key| self.text.get(key);
        html! {
            article id=(entry.id) {
                h3 { span.id { (entry.id) } " " (entry.title) }
                p { (with_links(&entry.text, ids)) }
                @if let Some(example) = &entry.example {
                    aside { strong { (word("book-example")) } " " (with_links(example, ids)) }
                }
                @if let Some(ours) = &entry.rationale {
                    aside.ours { strong { (word("book-ours")) } " " (with_links(ours, ids)) }
                }
                @if let Some(PagePicture { url, width }) = picture {
                    img src=(url) width=(width) alt=(entry.title);
                }
            }
        }
    }
}

/// A text in which the ids of rules lead to them.
fn with_links(text: &str, ids: &[RuleId]) -> Markup {
    let links = rule_links(text, ids);
    let ends = links.iter().map(|(id, at)| at + id.len());
    let starts = links.iter().map(|(_, at)| *at).chain([text.len()]);
    let between: Vec<&str> = std::iter::once(0).chain(ends).zip(starts).map(|(from, to)| &text[from..to]).collect();
    html! {
        @for (number, part) in between.iter().enumerate() {
            (part)
            @if let Some((id, _)) = links.get(number) { a href={ "#" (id) } { (id) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::zatre::Zatre;

    #[test]
    fn page_has_every_rule_with_its_links_and_nothing_from_elsewhere() {
        let text = Text::english();
        let book = RuleBook::load::<Zatre>(&text);
        let page = BookPage { book: &book, name: "A & B", text: &text };
        let picture =
            |entry: &RuleEntry| entry.picture.as_ref().map(|_| PagePicture { url: "data:x".to_owned(), width: 10.0 });
        let html = page.html(picture);
        assert!(html.contains("<h1>A &amp; B</h1>") && html.starts_with("<!DOCTYPE html>"));
        for entry in book.entries() {
            assert_eq!(html.matches(&format!("<article id=\"{}\">", entry.id)).count(), 1, "{}", entry.id);
        }
        let pictures = book.entries().filter(|entry| entry.picture.is_some()).count();
        assert!(pictures > 0 && html.matches("<img src=\"data:x\"").count() == pictures);
        assert!(!html.contains("http") && !html.contains("src=\"/"), "it stands alone");
    }

    #[test]
    fn ids_in_a_text_lead_to_their_rules() {
        let linked = with_links("See Z8 & Z12.", &["Z8", "Z12"]).into_string();
        assert_eq!(linked, "See <a href=\"#Z8\">Z8</a> &amp; <a href=\"#Z12\">Z12</a>.");
        assert_eq!(with_links("<b>", &[]).into_string(), "&lt;b&gt;");
    }
}
