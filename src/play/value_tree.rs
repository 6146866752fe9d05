//! Parsing of RON and JSON into one tree of values, so that files mean the same in either form.

use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Serialize, Serializer};
use serde_json::{Map, Number, Value};

use super::error::RecordError;

/// Reads RON or JSON into a tree. A leading byte-order mark is ignored.
///
/// # Errors
/// If the text is neither form, or a map has the same key twice.
pub(super) fn read_tree(text: &str) -> Result<Value, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let from_ron = || ron::from_str(text).map(|UniqueKeyValue(value)| value);
    if !text.trim_start().starts_with('{') {
        return from_ron().map_err(RecordError::malformed);
    }
    // A RON map may begin like a JSON object. If the text is neither, the JSON error is reported.
    match serde_json::from_str(text) {
        Ok(UniqueKeyValue(value)) => Ok(value),
        Err(error) => from_ron().map_err(|_| RecordError::malformed(error)),
    }
}

/// Deserialises a value from a tree.
///
/// # Errors
/// If fields or types do not fit.
pub(super) fn from_tree<T: DeserializeOwned>(tree: Value) -> Result<T, RecordError> {
    serde_json::from_value(tree).map_err(RecordError::malformed)
}

/// Writes RON, with fields and list entries on their own lines down to this depth.
pub(super) fn write_ron<T: Serialize>(value: &T, depth: usize) -> String {
    let layout = ron::ser::PrettyConfig::new().depth_limit(depth).new_line("\n").indentor("  ");
    // Records consist of maps, lists, numbers and strings, which RON can always write.
    ron::ser::to_string_pretty(value, layout).unwrap_or_default() + "\n"
}

/// Serialises an `Option` without RON's `Some`, so that RON and JSON have the same shape.
pub(super) fn serialize_without_some<T: Serialize, S: Serializer>(
    value: &Option<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => value.serialize(serializer),
        None => serializer.serialize_unit(),
    }
}

/// A value in which no map has the same key twice.
struct UniqueKeyValue(Value);

impl<'de> Deserialize<'de> for UniqueKeyValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = UniqueKeyValue;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Value::Bool(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Value::from(value)))
    }

    fn visit_u64<E>(self, value: u64) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Value::from(value)))
    }

    fn visit_f64<E>(self, value: f64) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Number::from_f64(value).map_or(Value::Null, Value::Number)))
    }

    fn visit_str<E>(self, value: &str) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Value::from(value)))
    }

    fn visit_string<E>(self, value: String) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Value::String(value)))
    }

    fn visit_unit<E>(self) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Value::Null))
    }

    fn visit_none<E>(self) -> Result<UniqueKeyValue, E> {
        Ok(UniqueKeyValue(Value::Null))
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<UniqueKeyValue, D::Error> {
        UniqueKeyValue::deserialize(deserializer)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<UniqueKeyValue, D::Error> {
        UniqueKeyValue::deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<UniqueKeyValue, A::Error> {
        let mut list = Vec::new();
        while let Some(UniqueKeyValue(value)) = access.next_element()? {
            list.push(value);
        }
        Ok(UniqueKeyValue(Value::Array(list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<UniqueKeyValue, A::Error> {
        let mut map = Map::new();
        while let Some(key) = access.next_key::<String>()? {
            let UniqueKeyValue(value) = access.next_value()?;
            if map.contains_key(&key) {
                return Err(A::Error::custom(format_args!("`{key}` is there twice")));
            }
            map.insert(key, value);
        }
        Ok(UniqueKeyValue(Value::Object(map)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ron_and_json_give_the_same_tree() {
        let json = r#"{"a": [1, -2, 2.5, true, null, "x"], "b": {"c": 18446744073709551615}}"#;
        let ron = "\u{feff}(a: [1, -2, 2.5, true, (), \"x\"], b: {\"c\": 18446744073709551615})";
        let tree = read_tree(json).expect("JSON");
        assert_eq!(read_tree(ron).expect("RON"), tree);
        assert_eq!(tree, serde_json::from_str::<Value>(json).expect("JSON"));
        assert_eq!(read_tree(&format!("\u{feff}{json}")).expect("JSON after a byte-order mark"), tree);
        assert_eq!(read_tree(r#"{"a": Some(1)}"#).expect("RON that begins like JSON"), serde_json::json!({"a": 1}));
    }

    #[test]
    fn duplicate_keys_are_refused() {
        for text in
            [r#"{"a": 1, "a": 1}"#, r#"{"a": {"b": 1, "c": 2, "b": 3}}"#, "(a: 1, a: 2)", r#"({"b": 1, "b": 1})"#]
        {
            let problem = read_tree(text).expect_err(text);
            assert!(format!("{problem:?}").contains("twice"), "{text}: {problem:?}");
        }
    }
}
