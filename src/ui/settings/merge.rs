//! Merges settings that two programs have changed: entry by entry, what only one of them has changed is as that one left it.

use std::collections::BTreeMap;

use ron::value::RawValue;

/// What comes of a value that was `base` before both changed it. All three are RON as the program writes it. Where both changed the same thing, it is as
/// in `ours`.
pub(super) fn merged(base: &str, ours: &str, theirs: &str) -> String {
    if ours == base {
        return theirs.to_owned();
    }
    if theirs == base || theirs == ours {
        return ours.to_owned();
    }
    if let (Some(base), Some(ours), Some(theirs)) = (entries(base), entries(ours), entries(theirs)) {
        return merged_map(&base, &ours, &theirs);
    }
    if let (Some(base), Some(ours), Some(theirs)) = (elements(base), elements(ours), elements(theirs)) {
        return merged_list(&base, &ours, &theirs);
    }
    ours.to_owned()
}

type Map = BTreeMap<String, Box<RawValue>>;

fn entries(text: &str) -> Option<Map> {
    text.starts_with('{').then(|| ron::from_str(text).ok()).flatten()
}

fn elements(text: &str) -> Option<Vec<Box<RawValue>>> {
    text.starts_with('[').then(|| ron::from_str(text).ok()).flatten()
}

fn merged_map(base: &Map, ours: &Map, theirs: &Map) -> String {
    let mut out = String::from("{");
    let keys: std::collections::BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    for key in keys {
        let of = |map: &Map| map.get(key).map(|value| value.get_ron().to_owned());
        let value = match (of(base), of(ours), of(theirs)) {
            (Some(base), Some(ours), Some(theirs)) => Some(merged(&base, &ours, &theirs)),
            // Removed by one, and left as it was by the other.
            (Some(base), None, Some(left)) | (Some(base), Some(left), None) if left == base => None,
            (None, Some(ours), Some(theirs)) => Some(added_by_both(&ours, &theirs)),
            (_, ours, theirs) => ours.or(theirs),
        };
        if let Some(value) = value {
            out.push_str(&format!("{key:?}: {value},"));
        }
    }
    out + "}"
}

/// Both have added something under the same key: lists hold what both have put there.
fn added_by_both(ours: &str, theirs: &str) -> String {
    match ours.chars().next() {
        Some('[') => merged("[]", ours, theirs),
        Some('{') => merged("{}", ours, theirs),
        _ => ours.to_owned(),
    }
}

fn merged_list(base: &[Box<RawValue>], ours: &[Box<RawValue>], theirs: &[Box<RawValue>]) -> String {
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
    fn what_one_has_changed_holds() {
        assert_eq!(merged("1", "2", "1"), "2");
        assert_eq!(merged("1", "1", "3"), "3");
        assert_eq!(merged("1", "2", "3"), "2", "both: ours");
        assert_eq!(merged("Light", "Dark", "Dark"), "Dark");
    }

    #[test]
    fn lists_hold_what_both_have_added_and_not_what_either_has_removed() {
        assert_eq!(list(&merged("[1,2,3]", "[4,1,2]", "[2,3,5]")), [4, 2, 5]);
        assert_eq!(list(&merged("[]", "[1,2]", "[2,3]")), [1, 2, 3]);
    }

    #[test]
    fn maps_are_merged_key_by_key() {
        let merged = merged(
            r#"{"gone": [1], "kept": [1], "left": [1]}"#,
            r#"{"kept": [1, 2], "left": [1], "new": [7], "ours": [1]}"#,
            r#"{"gone": [1], "kept": [1, 3], "left": [1], "new": [8], "theirs": [1]}"#,
        );
        let map: BTreeMap<String, Vec<u8>> = ron::from_str(&merged).expect("a map");
        let expected =
            [("kept", vec![1, 2, 3]), ("left", vec![1]), ("new", vec![7, 8]), ("ours", vec![1]), ("theirs", vec![1])];
        assert_eq!(map, expected.map(|(key, value)| (key.to_owned(), value)).into());
    }
}
