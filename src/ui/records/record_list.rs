//! The listed records and what can be chosen among them, computed anew only when something has changed.

use super::entry::RecordEntry;
use super::filter::{Offers, Order, RecordFilter};
use super::tags::Tags;
use crate::text::Language;
use crate::ui::folder_reader::FolderReader;
use crate::ui::services::AppServices;

/// The listed records.
#[derive(Default)]
pub struct RecordList {
    /// What the list was computed from.
    computed_from: Option<Inputs>,
    listed: Vec<usize>,
    offers: Offers,
    known_tags: Vec<String>,
}

/// Everything on which the list depends.
#[derive(PartialEq)]
struct Inputs {
    records: usize,
    tags: usize,
    filter: RecordFilter,
    language: Language,
}

impl RecordList {
    /// The indices of the listed records, in their order.
    pub fn listed(&self) -> &[usize] {
        &self.listed
    }

    /// What can be chosen.
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// All tags, those that most records have first.
    pub fn known_tags(&self) -> &[String] {
        &self.known_tags
    }

    /// Whether all records are listed, in the order in which they are read.
    pub fn is_complete(&self) -> bool {
        let filter = self.computed_from.as_ref().map(|inputs| &inputs.filter);
        filter.is_some_and(|filter| !filter.is_set() && filter.order == Order::Newest)
    }

    /// Computes the list if anything has changed. True if something else is looked for than before.
    pub fn update(&mut self, services: &AppServices, records: &FolderReader<RecordEntry>, tags: &Tags) -> bool {
        let filter = &services.record_filter;
        let inputs = Inputs {
            records: records.version(),
            tags: tags.version(),
            filter: filter.clone(),
            language: services.text.language(),
        };
        if self.computed_from.as_ref() == Some(&inputs) {
            return false;
        }
        let read = || records.rows().iter().map(|row| row.content.as_ref());
        let has_other_records = self.computed_from.as_ref().is_none_or(|before| before.records != inputs.records);
        if has_other_records {
            self.offers = Offers::of(read().flatten());
        }
        if self.computed_from.as_ref().is_none_or(|before| before.tags != inputs.tags) {
            self.known_tags = tags.known();
        }
        self.listed = filter.list(read(), tags, |game| services.word(&format!("{game}-name")));
        let before = self.computed_from.replace(inputs);
        before.is_some_and(|before| before.filter != *filter)
    }
}
