//! Where the text of a rule names other rules.

use crate::engine::RuleId;

/// The rule ids in a text, each with its byte offset.
pub fn rule_links(text: &str, ids: &[RuleId]) -> Vec<(RuleId, usize)> {
    let mut at = 0;
    let mut found = Vec::new();
    for word in text.split_inclusive(|letter: char| !letter.is_alphanumeric()) {
        let bare = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        found.extend(ids.iter().find(|id| **id == bare).map(|id| (*id, at)));
        at += word.len();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_rule_ids_in_a_text_become_links() {
        let ids = ["Z1", "Z8", "Z12"];
        let found =
            |text: &str| rule_links(text, &ids).into_iter().map(|(id, at)| format!("{id} {at}")).collect::<Vec<_>>();
        assert_eq!(found("See Z8, (Z12) and Z1."), ["Z8 4", "Z12 9", "Z1 18"]);
        assert_eq!(found("à Z8"), ["Z8 3"]);
        assert!(found("Z80, XZ8, Z2, z8").is_empty());
    }
}
