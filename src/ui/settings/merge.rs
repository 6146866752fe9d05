//! Three-way merge of settings that two programs have changed, entry by entry.

use std::collections::BTreeMap;

use ron::value::RawValue;

/// Merges two changes of the value `base`. All three are RON as the program writes it. Where both changed the same thing, `ours` wins.
pub(super) fn merge(base: &str, ours: &str, theirs: &str) -> String {
    if ours == base {
        return theirs.to_owned();
    }
    if theirs == base || theirs == ours {
        return ours.to_owned();
    }
    if let (Some(base), Some(ours), Some(theirs)) = (parse_map(base), parse_map(ours), parse_map(theirs)) {
        return merge_maps(&base, &ours, &theirs);
    }
    if let (Some(base), Some(ours), Some(theirs)) = (parse_list(base), parse_list(ours), parse_list(theirs)) {
        return merge_lists(&base, &ours, &theirs);
    }
    ours.to_owned()
}

type Map = BTreeMap<String, Box<RawValue>>;

fn parse_map(text: &str) -> Option<Map> {
    text.starts_with('{').then(|| ron::from_str(text).ok()).flatten()
}

fn parse_list(text: &str) -> Option<Vec<Box<RawValue>>> {
    text.starts_with('[').then(|| ron::from_str(text).ok()).flatten()
}

fn merge_maps(base: &Map, ours: &Map, theirs: &Map) -> String {
    let mut out = String::from("{");
    let keys: std::collections::BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    for key in keys {
        let of = |map: &Map| map.get(key).map(|value| value.get_ron().to_owned());
        let value = match (of(base), of(ours), of(theirs)) {
            (Some(base), Some(ours), Some(theirs)) => Some(merge(&base, &ours, &theirs)),
            // Removed by one program, unchanged by the other.
            (Some(base), None, Some(left)) | (Some(base), Some(left), None) if left == base => None,
            (None, Some(ours), Some(theirs)) => Some(merge_additions(&ours, &theirs)),
            (_, ours, theirs) => ours.or(theirs),
        };
        if let Some(value) = value {
            out.push_str(&format!("{key:?}: {value},"));
        }
    }
    out + "}"
}

/// Merges what both programs have added under the same key: lists and maps hold the entries of both.
fn merge_additions(ours: &str, theirs: &str) -> String {
    match ours.chars().next() {
        Some('[') => merge("[]", ours, theirs),
        Some('{') => merge("{}", ours, theirs),
        _ => ours.to_owned(),
    }
}

fn merge_lists(base: &[Box<RawValue>], ours: &[Box<RawValue>], theirs: &[Box<RawValue>]) -> String {
    let kept = ours.iter().filter(|element| theirs.contains(element) || !base.contains(element));
    let added = theirs.iter().filter(|element| !base.contains(element) && !ours.contains(element));
    let all: Vec<&str> = kept.chain(added).map(|element| element.get_ron()).collect();
    format!("[{}]", all.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> Vec<u8> {
        ron::from_str(text).expect("a list")
    }

    #[test]
    fn the_only_change_wins() {
        assert_eq!(merge("1", "2", "1"), "2");
        assert_eq!(merge("1", "1", "3"), "3");
        assert_eq!(merge("1", "2", "3"), "2", "both: ours");
        assert_eq!(merge("Light", "Dark", "Dark"), "Dark");
    }

    #[test]
    fn lists_keep_additions_of_both_and_drop_removals_of_either() {
        assert_eq!(list(&merge("[1,2,3]", "[4,1,2]", "[2,3,5]")), [4, 2, 5]);
        assert_eq!(list(&merge("[]", "[1,2]", "[2,3]")), [1, 2, 3]);
    }

    #[test]
    fn maps_are_merged_key_by_key() {
        let result = merge(
            r#"{"gone": [1], "kept": [1], "left": [1]}"#,
            r#"{"kept": [1, 2], "left": [1], "new": [7], "ours": [1]}"#,
            r#"{"gone": [1], "kept": [1, 3], "left": [1], "new": [8], "theirs": [1]}"#,
        );
        let map: BTreeMap<String, Vec<u8>> = ron::from_str(&result).expect("a map");
        let expected =
            [("kept", vec![1, 2, 3]), ("left", vec![1]), ("new", vec![7, 8]), ("ours", vec![1]), ("theirs", vec![1])];
        assert_eq!(map, expected.map(|(key, value)| (key.to_owned(), value)).into());
    }
}
