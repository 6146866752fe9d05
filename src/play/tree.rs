//! Files as trees of values: RON and JSON are read into the same tree, so that nothing depends on the form.

use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Serialize, Serializer};
use serde_json::{Map, Number, Value};

use super::problem::Problem;

/// Reads RON or JSON into a tree. A byte-order mark before it is passed over.
///
/// # Errors
/// When it is neither form, or a map has a key twice: nobody could say which of the two is meant.
pub(super) fn read_tree(text: &str) -> Result<Value, Problem> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let from_ron = || ron::from_str(text).map(|Tree(value)| value);
    if !text.trim_start().starts_with('{') {
        return from_ron().map_err(Problem::unreadable);
    }
    // A map in RON begins like an object in JSON; where it is neither, JSON was meant.
    match serde_json::from_str(text) {
        Ok(Tree(value)) => Ok(value),
        Err(error) => from_ron().map_err(|_| Problem::unreadable(error)),
    }
}

/// What a tree stands for.
///
/// # Errors
/// When it has other fields or kinds of values.
pub(super) fn from_tree<T: DeserializeOwned>(tree: Value) -> Result<T, Problem> {
    serde_json::from_value(tree).map_err(Problem::unreadable)
}

/// Writes as RON, fields and list entries on lines of their own down to this depth.
pub(super) fn write_ron<T: Serialize>(value: &T, depth: usize) -> String {
    let layout = ron::ser::PrettyConfig::new().depth_limit(depth).new_line("\n").indentor("  ");
    // Records are maps, lists, numbers and words; there is nothing in them that RON cannot write.
    ron::ser::to_string_pretty(value, layout).unwrap_or_default() + "\n"
}

/// Writes what is there without RON's `Some`, so that both forms read alike.
pub(super) fn bare<T: Serialize, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => value.serialize(serializer),
        None => serializer.serialize_unit(),
    }
}

/// A value in which no map has a key twice.
struct Tree(Value);

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Grow)
    }
}

struct Grow;

impl<'de> Visitor<'de> for Grow {
    type Value = Tree;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree(Value::Bool(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Tree, E> {
        Ok(Tree(Value::from(value)))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Tree, E> {
        Ok(Tree(Value::from(value)))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Tree, E> {
        Ok(Tree(Number::from_f64(value).map_or(Value::Null, Value::Number)))
    }

    fn visit_str<E>(self, value: &str) -> Result<Tree, E> {
        Ok(Tree(Value::from(value)))
    }

    fn visit_string<E>(self, value: String) -> Result<Tree, E> {
        Ok(Tree(Value::String(value)))
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree(Value::Null))
    }

    fn visit_none<E>(self) -> Result<Tree, E> {
        Ok(Tree(Value::Null))
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Tree, D::Error> {
        Tree::deserialize(deserializer)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Tree, D::Error> {
        Tree::deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(Tree(value)) = from.next_element()? {
            list.push(value);
        }
        Ok(Tree(Value::Array(list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Tree, A::Error> {
        let mut map = Map::new();
        while let Some(key) = from.next_key::<String>()? {
            let Tree(value) = from.next_value()?;
            if map.contains_key(&key) {
                return Err(A::Error::custom(format_args!("`{key}` is there twice")));
            }
            map.insert(key, value);
        }
        Ok(Tree(Value::Object(map)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_grow_the_same_tree() {
        let json = r#"{"a": [1, -2, 2.5, true, null, "x"], "b": {"c": 18446744073709551615}}"#;
        let ron = "\u{feff}(a: [1, -2, 2.5, true, (), \"x\"], b: {\"c\": 18446744073709551615})";
        let tree = read_tree(json).expect("JSON");
        assert_eq!(read_tree(ron).expect("RON"), tree);
        assert_eq!(tree, serde_json::from_str::<Value>(json).expect("JSON"));
        assert_eq!(read_tree(&format!("\u{feff}{json}")).expect("JSON after a mark"), tree);
        assert_eq!(read_tree(r#"{"a": Some(1)}"#).expect("RON that begins like JSON"), serde_json::json!({"a": 1}));
    }

    #[test]
    fn a_key_that_is_there_twice_is_refused() {
        for text in
            [r#"{"a": 1, "a": 1}"#, r#"{"a": {"b": 1, "c": 2, "b": 3}}"#, "(a: 1, a: 2)", r#"({"b": 1, "b": 1})"#]
        {
            let problem = read_tree(text).expect_err(text);
            assert!(format!("{problem:?}").contains("twice"), "{text}: {problem:?}");
        }
    }
}
