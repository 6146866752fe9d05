//! The rule book of a game: all its rules under their ids, in sections, in the order in which one would learn them.

use serde::Deserialize;

use super::picture::{Picture, pictures};
use super::query::Query;
use crate::engine::{RuleId, Rules};
use crate::files;
use crate::text::Text;

/// A rule book in one language.
#[derive(Clone, Debug)]
pub struct Book {
    /// What the game is about.
    pub aim: String,
    /// Its sections, in reading order.
    pub sections: Vec<Section>,
}

/// Rules that belong together.
#[derive(Clone, Debug)]
pub struct Section {
    /// What they are about.
    pub title: String,
    /// The rules, in reading order.
    pub entries: Vec<Entry>,
}

/// A rule as people read it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its id, as refusals name it.
    pub id: RuleId,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub text: String,
    /// Why we play it so, where the publisher leaves it open or is left.
    pub ours: Option<String>,
    /// A case of it.
    pub example: Option<String>,
    /// A position that shows it.
    pub picture: Option<Picture>,
}

/// A section as it stands in its file.
#[derive(Deserialize)]
struct Written {
    title: String,
    rules: Vec<String>,
}

impl Book {
    /// The rule book of a game. A fault in the embedded files shows as missing rules; the tests hold that there is none.
    pub fn of<R: Rules>(text: &Text) -> Self {
        let aim = text.get(&format!("{}-aim", R::ID));
        let mut pictures = pictures(R::ID).unwrap_or_default();
        let mut entry = |id: &String| {
            let id = R::RULE_IDS.iter().find(|known| *known == id)?;
            Some(Entry::of(id, text, pictures.remove(*id)))
        };
        let section = |written: Written| Section {
            title: text.get(&written.title),
            entries: written.rules.iter().filter_map(&mut entry).collect(),
        };
        Book { aim, sections: written(R::ID).into_iter().map(section).collect() }
    }

    /// The book with those rules alone that this finds.
    pub fn found(&self, query: &Query) -> Book {
        let sections = self.sections.iter().filter_map(|section| {
            let entries: Vec<Entry> = section.entries.iter().filter(|entry| query.finds(entry)).cloned().collect();
            (!entries.is_empty()).then(|| Section { title: section.title.clone(), entries })
        });
        Book { aim: self.aim.clone(), sections: sections.collect() }
    }

    /// All rules, in reading order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.sections.iter().flat_map(|section| &section.entries)
    }
}

impl Entry {
    fn of(id: RuleId, text: &Text, picture: Option<Picture>) -> Self {
        let key = format!("rule-{id}");
        Entry {
            id,
            title: text.get(&key),
            text: text.part(&key, "text").unwrap_or_default(),
            ours: text.part(&key, "ours"),
            example: text.part(&key, "example"),
            picture,
        }
    }
}

fn written(game: &str) -> Vec<Written> {
    let file = files::read(&format!("book/{game}.ron"));
    file.and_then(|file| ron::from_str(&file).ok()).unwrap_or_default()
}
