//! Who sat at a seat of a record: people are known by their id, or in records without ids by their name.
//!
//! Records are never rewritten. What became of people who were renamed, merged or removed is remembered beside them, in
//! [`FormerPeople`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::play::PersonId;

/// A person in statistics.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    /// A person with an id.
    Id(PersonId),
    /// A person without one: the name in lower case.
    Name(String),
}

/// What became of a person who was here before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Successor {
    /// All games belong to this person now.
    Person(PersonId),
    /// The person was removed: in games that others shared, somebody sat there.
    Someone,
}

/// The people who were renamed, merged or removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FormerPeople {
    /// By id: who took the place of that person.
    pub ids: BTreeMap<PersonId, Successor>,
    /// By name in lower case: who had this name in records without ids.
    pub names: BTreeMap<String, Successor>,
}

impl FormerPeople {
    /// Remembers that records without ids mean this person by this name.
    pub fn keep_name(&mut self, name: &str, id: &PersonId) {
        self.names.insert(name.to_lowercase(), Successor::Person(id.clone()));
    }

    /// Remembers that a person with this name, and perhaps an id, is now another one, or gone.
    pub fn replace(&mut self, name: &str, id: Option<&PersonId>, by: &Successor) {
        self.names.insert(name.to_lowercase(), by.clone());
        if let Some(id) = id {
            self.ids.insert(id.clone(), by.clone());
        }
    }

    /// Who has this id today; `None` for somebody who was removed.
    fn resolve(&self, id: &PersonId) -> Option<PersonId> {
        let mut id = id;
        // Each step leads to another person, unless the file was changed by hand.
        for _ in 0..=self.ids.len() {
            match self.ids.get(id) {
                None => break,
                Some(Successor::Person(next)) => id = next,
                Some(Successor::Someone) => return None,
            }
        }
        Some(id.clone())
    }
}

/// The people who play here today, and those who were here before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Directory {
    /// The people with their names, in the order in which they are offered.
    people: Vec<(Who, String)>,
    former: FormerPeople,
}

impl Directory {
    /// The directory of people with these names and ids.
    pub fn new<'a>(people: impl IntoIterator<Item = (&'a str, Option<&'a PersonId>)>, former: &FormerPeople) -> Self {
        let who = |(name, id): (&str, Option<&PersonId>)| {
            let who = id.cloned().map_or_else(|| Who::Name(name.to_lowercase()), Who::Id);
            (who, name.to_owned())
        };
        Directory { people: people.into_iter().map(who).collect(), former: former.clone() }
    }

    /// The people who play here today, in their order.
    pub fn people(&self) -> impl Iterator<Item = &Who> {
        self.people.iter().map(|(who, _)| who)
    }

    /// The name of a person who plays here today.
    pub fn name(&self, who: &Who) -> Option<&str> {
        self.people.iter().find(|(known, _)| known == who).map(|(_, name)| name.as_str())
    }

    /// The name to show for a person who sat under this name, and perhaps an id; `None` for somebody who was removed.
    pub fn shown_name<'a>(&'a self, name: &'a str, id: Option<&PersonId>) -> Option<&'a str> {
        let who = self.who(name, id)?;
        Some(self.name(&who).unwrap_or(name))
    }

    /// The person at a seat with this name, and perhaps an id; `None` for somebody who was removed.
    pub fn who(&self, name: &str, id: Option<&PersonId>) -> Option<Who> {
        if let Some(id) = id {
            return self.former.resolve(id).map(Who::Id);
        }
        let name = name.to_lowercase();
        match self.former.names.get(&name) {
            Some(Successor::Someone) => return None,
            Some(Successor::Person(id)) => return self.former.resolve(id).map(Who::Id),
            None => {}
        }
        let known = self.people.iter().find(|(_, known)| known.to_lowercase() == name);
        Some(known.map_or(Who::Name(name), |(who, _)| who.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> PersonId {
        PersonId::from(text)
    }

    #[test]
    fn records_without_ids_are_matched_by_name() {
        let ada = id("a");
        let directory = Directory::new([("Ada", Some(&ada)), ("Bo", None)], &FormerPeople::default());
        assert_eq!(directory.who("ada", None), Some(Who::Id(ada.clone())));
        assert_eq!(directory.who("Ada", Some(&id("x"))), Some(Who::Id(id("x"))), "another Ada, from elsewhere");
        assert_eq!(directory.who("BO", None), Some(Who::Name("bo".to_owned())));
        assert_eq!(directory.name(&Who::Name("bo".to_owned())), Some("Bo"));
        assert_eq!(directory.who("Cy", None), Some(Who::Name("cy".to_owned())), "unknown here, and still somebody");
    }

    #[test]
    fn former_ids_and_names_lead_to_who_they_are_today() {
        let mut former = FormerPeople::default();
        former.replace("Bo", Some(&id("b")), &Successor::Person(id("c")));
        former.replace("Cy", Some(&id("c")), &Successor::Person(id("a")));
        former.replace("Di", Some(&id("d")), &Successor::Someone);
        former.keep_name("Adah", &id("a"));
        // A new person with a name that was given up.
        let directory = Directory::new([("Ada", Some(&id("a"))), ("Di", Some(&id("new")))], &former);
        for (name, given) in [("Bo", Some("b")), ("Bo", None), ("Cy", Some("c")), ("adah", None), ("Ada", None)] {
            assert_eq!(directory.who(name, given.map(id).as_ref()), Some(Who::Id(id("a"))), "{name} {given:?}");
        }
        assert_eq!([directory.who("Di", Some(&id("d"))), directory.who("Di", None)], [None, None]);
        let shown = [("Bo", Some("b")), ("Di", Some("d")), ("Zoe", None)]
            .map(|(name, given)| directory.shown_name(name, given.map(id).as_ref()).map(str::to_owned));
        assert_eq!(shown, [Some("Ada".to_owned()), None, Some("Zoe".to_owned())]);
        assert_eq!(directory.who("Di", Some(&id("new"))), Some(Who::Id(id("new"))));
    }

    #[test]
    fn circle_of_ids_ends() {
        let mut former = FormerPeople::default();
        former.replace("A", Some(&id("a")), &Successor::Person(id("b")));
        former.replace("B", Some(&id("b")), &Successor::Person(id("a")));
        assert!(Directory::new([], &former).who("A", Some(&id("a"))).is_some());
    }
}
