//! The rule book of a game: its rules by id, grouped in sections, in the order in which to learn them.

use std::ops::RangeInclusive;

use serde::Deserialize;

use super::rule_picture::{RulePicture, rule_pictures};
use super::search::Query;
use crate::engine::{Phrase, RuleId, Rules};
use crate::files;
use crate::text::Text;

/// A rule book in one language.
#[derive(Clone, Debug)]
pub struct RuleBook {
    /// The aim of the game.
    pub aim: String,
    /// How many play, and for how long, in words.
    pub facts: String,
    /// The sections, in reading order.
    pub sections: Vec<Section>,
}

/// A titled group of rules.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The rules, in reading order.
    pub entries: Vec<RuleEntry>,
}

/// One rule, as it is printed.
#[derive(Clone, Debug)]
pub struct RuleEntry {
    /// The rule id, as in refusals.
    pub id: RuleId,
    /// The heading.
    pub title: String,
    /// The rule itself.
    pub text: String,
    /// Why we rule this way, where the published rules are silent or we depart from them.
    pub rationale: Option<String>,
    /// An example.
    pub example: Option<String>,
    /// A position that shows the rule.
    pub picture: Option<RulePicture>,
}

/// A section in the RON file.
#[derive(Deserialize)]
struct SectionFile {
    title: String,
    rules: Vec<String>,
}

impl RuleBook {
    /// Loads the rule book of a game. A fault in the embedded files shows as missing rules; the tests check that there is none.
    pub fn load<R: Rules>(text: &Text) -> Self {
        let aim = text.get(&format!("{}-aim", R::ID));
        let mut pictures = rule_pictures(R::ID).unwrap_or_default();
        let mut entry = |id: &String| {
            let id = R::RULE_IDS.iter().find(|known| *known == id)?;
            Some(RuleEntry::load(id, text, pictures.remove(*id)))
        };
        let section = |source: SectionFile| Section {
            title: text.get(&source.title),
            entries: source.rules.iter().filter_map(&mut entry).collect(),
        };
        let facts = text.say(&facts(R::SEATS, R::MINUTES), &[]);
        RuleBook { aim, facts, sections: read_sections(R::ID).into_iter().map(section).collect() }
    }

    /// The book with only the rules that match the query.
    pub fn filtered(&self, query: &Query) -> RuleBook {
        let sections = self.sections.iter().filter_map(|section| {
            let entries: Vec<RuleEntry> =
                section.entries.iter().filter(|entry| query.matches(entry.id, entry.texts())).cloned().collect();
            (!entries.is_empty()).then(|| Section { title: section.title.clone(), entries })
        });
        RuleBook { aim: self.aim.clone(), facts: self.facts.clone(), sections: sections.collect() }
    }

    /// All rules, in reading order.
    pub fn entries(&self) -> impl Iterator<Item = &RuleEntry> {
        self.sections.iter().flat_map(|section| &section.entries)
    }
}

impl RuleEntry {
    /// All that is printed of the rule, but for its id.
    fn texts(&self) -> impl Iterator<Item = &String> {
        [&self.title, &self.text].into_iter().chain(&self.example).chain(&self.rationale)
    }

    fn load(id: RuleId, text: &Text, picture: Option<RulePicture>) -> Self {
        let key = format!("rule-{id}");
        RuleEntry {
            id,
            title: text.get(&key),
            text: text.attribute(&key, "text").unwrap_or_default(),
            rationale: text.attribute(&key, "ours"),
            example: text.attribute(&key, "example"),
            picture,
        }
    }
}

/// How many play a game, and for about how many minutes, as a phrase.
pub fn facts(seats: RangeInclusive<usize>, minutes: u32) -> Phrase {
    Phrase::new("game-facts").with("fewest", *seats.start()).with("most", *seats.end()).with("minutes", minutes)
}

fn read_sections(game: &str) -> Vec<SectionFile> {
    let file = files::read(&format!("book/{game}.ron"));
    file.and_then(|file| ron::from_str(&file).ok()).unwrap_or_default()
}
