//! The facts of a story's sentences, recomputed from the record of the game and from what each event changed.
#![allow(dead_code, reason = "each program uses a part")]

use cheeseboard::engine::{Argument, Phrase, Seat, Viewer};
use cheeseboard::games::Game;
use cheeseboard::play::Match;
use cheeseboard::story::{Account, Course, GameTurn, SeatAccounts, hundred, summary};
use serde_json::Value;

/// Figures of sentences are rounded to whole hundredths.
const ROUNDING: f64 = 0.005 + 1e-6;
/// What is noticeable, sure to be a turning point, decided: as the sentences mean it.
const NOTICEABLE: f64 = 0.05;
const TURNING: f64 = 0.08;
const DECIDED: f64 = 0.95;
const PRAISED: f64 = 0.08;
const MOSTLY: f64 = 0.75;
const MOST_OF_THE_WAY: f64 = 0.5;

/// A record's events, and what follows from them and from the entries of a course.
pub struct Facts<'a> {
    game: &'static str,
    events: Vec<Value>,
    course: &'a Course,
    /// The share of each seat before each event and at the end.
    shares: Vec<Vec<f64>>,
    winners: Vec<usize>,
    /// The number of the first turn after the set-up.
    begun: usize,
    wrong: Vec<String>,
    /// How many facts were compared.
    pub compared: usize,
}

/// All facts of a story's sentences that the record of the game contradicts, and the number of facts that were compared.
pub fn wrong_facts<G: Game>(game: &Match<G>, course: &Course) -> (Vec<String>, usize) {
    let record = game.record(false);
    let seats = game.seating().len();
    // Who begins is a part of the start.
    let starts = || course.entries.iter().filter(|entry| entry.account == Account::Start);
    let before = |(index, seat): (usize, &SeatAccounts)| {
        seat.start - starts().map(|entry| entry.change.mean[index]).sum::<f64>()
    };
    let mut shares = vec![course.seats.iter().enumerate().map(before).collect::<Vec<f64>>()];
    for ply in 0..game.ply() {
        let mut next = shares[ply].clone();
        for entry in course.entries.iter().filter(|entry| entry.ply == ply) {
            next.iter_mut().zip(&entry.change.mean).for_each(|(share, change)| *share += change);
        }
        shares.push(next);
    }
    let result = record.result.expect("the game is over");
    let winners =
        result["winners"].as_array().expect("winners").iter().map(|seat| index(seat).expect("a seat")).collect();
    let open = game.view_at(game.ply(), Viewer::Everything).open;
    let has_sentence = |turn: &&GameTurn| {
        let seen = (turn.from..turn.to).filter_map(|ply| game.observation(ply, Viewer::Everything));
        G::turn_line(&seen.map(|observation| observation.seen).collect::<Vec<_>>(), &open).is_some()
    };
    let begun = course.turns.iter().find(has_sentence).map_or(1, |turn| turn.number);
    let mut facts =
        Facts { begun, game: G::ID, events: record.events, course, shares, winners, wrong: Vec::new(), compared: 0 };
    facts.result(seats);
    for (turn, phrase) in &course.turning_points {
        facts.turning_point(turn, phrase, seats);
    }
    facts.turning_points_are_the_largest();
    for phrase in summary(course) {
        facts.summary(&phrase, seats);
    }
    facts.praises();
    (facts.wrong, facts.compared)
}

fn index(value: &Value) -> Option<usize> {
    value.as_u64().map(|index| index as usize)
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Argument> {
    phrase.arguments.iter().find(|(known, _)| *known == name).map(|(_, argument)| argument)
}

fn number(phrase: &Phrase, name: &str) -> Option<i64> {
    match argument(phrase, name) {
        Some(Argument::Number(number)) => Some(*number),
        _ => None,
    }
}

fn seat(phrase: &Phrase, name: &str) -> Option<Seat> {
    match argument(phrase, name) {
        Some(Argument::Seat(seat)) => Some(*seat),
        _ => None,
    }
}

fn literal<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a str> {
    match argument(phrase, name) {
        Some(Argument::Literal(text)) => Some(text),
        _ => None,
    }
}

/// The phrase and all phrases in it, with one of these keys.
fn within<'a>(phrase: &'a Phrase, keys: &[&str]) -> Vec<&'a Phrase> {
    let mut found: Vec<&Phrase> = if keys.contains(&phrase.key) { vec![phrase] } else { Vec::new() };
    for (_, argument) in &phrase.arguments {
        match argument {
            Argument::Phrase(inner) => found.extend(within(inner, keys)),
            Argument::List(list) => list.iter().for_each(|inner| found.extend(within(inner, keys))),
            Argument::Number(_) | Argument::Seat(_) | Argument::Cell(_) | Argument::Literal(_) => {}
        }
    }
    found
}

/// The digits of a text, as numbers.
fn digits(text: &str) -> Vec<u64> {
    text.chars().filter_map(|digit| digit.to_digit(10)).map(u64::from).collect()
}

impl Facts<'_> {
    fn compare<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, said: T, is: T) {
        self.compared += 1;
        if said != is {
            self.wrong.push(format!("{}: {what}: {said:?} is said, {is:?} is true", self.game));
        }
    }

    fn near(&mut self, what: &str, said: i64, share: f64) {
        self.compared += 1;
        if (said as f64 / 100.0 - share).abs() > ROUNDING {
            self.wrong.push(format!("{}: {what}: {said} is said, {share} is true ({})", self.game, hundred(share)));
        }
    }

    /// What each seat ends with is its share of the win in the record.
    fn result(&mut self, seats: usize) {
        for seat in 0..seats {
            let share = if self.winners.contains(&seat) { 1.0 / self.winners.len() as f64 } else { 0.0 };
            let last = self.shares.last().map_or(-1.0, |shares| shares[seat]);
            self.compare("the result", (last - share).abs() < 1e-5, true);
            let accounts = &self.course.seats[seat];
            self.compare("the sum", (accounts.result - share).abs() < 1e-6, true);
        }
    }

    /// The seat that decides in these events, and how often deciders have changed up to there.
    fn turn_in_record(&self, turn: &GameTurn) -> (Option<usize>, usize) {
        let deciders = self.events[..turn.to].iter().filter_map(|event| index(&event["by"]));
        let mut runs: Vec<usize> = Vec::new();
        deciders.for_each(|by| {
            if runs.last() != Some(&by) {
                runs.push(by);
            }
        });
        (runs.last().copied(), runs.len())
    }

    fn turning_point(&mut self, turn: &GameTurn, phrase: &Phrase, seats: usize) {
        let (decider, number_of_turn) = self.turn_in_record(turn);
        self.compare("the turn's seat", Some(turn.seat.index()), decider);
        self.compare("the turn's number", number(phrase, "number"), Some(number_of_turn as i64));
        let Some(Argument::Phrase(chance)) = argument(phrase, "chance") else {
            return self.wrong.push(format!("no chance in {phrase:?}"));
        };
        let whose = seat(chance, "seat").map_or(0, Seat::index);
        let [before, after] = [turn.from, turn.to].map(|ply| self.shares[ply].clone());
        self.near("the chance before", number(chance, "from").unwrap_or(-1), before[whose]);
        self.near("the chance after", number(chance, "to").unwrap_or(-1), after[whose]);
        let way = chance.key.trim_end_matches("-luck").trim_end_matches("-hidden");
        self.compare("up or down", way, if after[whose] > before[whose] { "story-rose" } else { "story-fell" });
        if way != chance.key {
            let account = if chance.key.ends_with("-luck") { Account::Luck } else { Account::Unknown };
            let of_turn =
                self.course.entries.iter().filter(|entry| turn.contains(entry.ply) && entry.account == account);
            let share = of_turn.map(|entry| entry.change.mean[whose]).sum::<f64>() / (after[whose] - before[whose]);
            self.compare(chance.key, share > MOSTLY - 1e-5, true);
        }
        let change = |seat: usize| (after[seat] - before[seat]).abs();
        let is_largest = (0..seats).all(|other| change(other) <= change(whose) + 1e-5);
        self.compare("whose chance", is_largest, true);
        if let Some(Argument::Phrase(what)) = argument(phrase, "what") {
            self.what_happened(turn, what);
        }
    }

    /// Where a turn changed more than a turning point did, its change was not sure.
    fn turning_points_are_the_largest(&mut self) {
        let size = |turn: &GameTurn| turn.change.mean.iter().fold(0.0, |size: f64, mean| size.max(mean.abs()));
        let points: Vec<usize> = self.course.turning_points.iter().map(|(turn, _)| turn.number).collect();
        let least = self.course.turning_points.iter().map(|(turn, _)| size(turn)).fold(f64::INFINITY, f64::min);
        let turns = self.course.turns.clone();
        for turn in &turns {
            let change: Vec<f64> =
                self.shares[turn.to].iter().zip(&self.shares[turn.from]).map(|(to, from)| to - from).collect();
            let is_same = change.iter().zip(&turn.change.mean).all(|(one, other)| (one - other).abs() < 1e-5);
            self.compare("the change of a turn", is_same, true);
            let error = turn.change.error.iter().fold(0.0, |error: f64, seat| error.max(*seat));
            let is_sure = size(turn) > TURNING && size(turn) > 2.0 * error;
            let is_point = points.contains(&turn.number);
            let is_set_up = turn.number < self.begun;
            // Of what nobody saw half counts.
            let is_missed = !is_point && !is_set_up && is_sure && (points.len() < 5 || size(turn) > 2.0 * least + 1e-9);
            let is_wrong = is_point && (is_set_up || size(turn) <= TURNING);
            self.compare("turning points", (is_wrong, is_missed), (false, false));
        }
    }

    fn summary(&mut self, phrase: &Phrase, seats: usize) {
        let own = |accounts: &[Account], by_self: bool, seat: usize| -> f64 {
            let of_seat = self.course.entries.iter().filter(|entry| accounts.contains(&entry.account));
            let of_seat = of_seat.filter(|entry| !by_self || entry.by == Some(Seat::new(seat)));
            of_seat.map(|entry| entry.change.mean[seat]).sum()
        };
        let play: Vec<f64> = (0..seats).map(|seat| own(&[Account::Play], true, seat)).collect();
        let luck: Vec<f64> = (0..seats).map(|seat| own(&[Account::Luck, Account::Unknown], false, seat)).collect();
        let lead = |figures: &[f64]| {
            let mut order: Vec<usize> = (0..figures.len()).collect();
            order.sort_by(|one, other| figures[*other].total_cmp(&figures[*one]));
            let first = figures[order[0]];
            (order[0], first - figures[order[1]], first - figures[order[order.len() - 1]])
        };
        let spread = |figures: &[f64]| lead(figures).2;
        let named = seat(phrase, "seat").map(Seat::index);
        match phrase.key {
            "story-played-best" | "story-played-safest" | "story-lucky" => {
                let (best, by, _) = lead(if phrase.key == "story-lucky" { &luck } else { &play });
                self.compare(phrase.key, named, Some(best));
                self.compare(
                    "it gained by its play",
                    phrase.key == "story-played-best",
                    phrase.key != "story-lucky" && play[best] >= 0.0,
                );
                self.compare("noticeable", by > NOTICEABLE - 1e-5, true);
            }
            "story-played-alike" => self.compare(phrase.key, spread(&play) <= NOTICEABLE + 1e-5, true),
            "story-luck-alike" => self.compare(phrase.key, spread(&luck) <= NOTICEABLE + 1e-5, true),
            "story-unlucky" => {
                let least = (0..seats).min_by(|one, other| luck[*one].total_cmp(&luck[*other]));
                self.compare(phrase.key, named, least);
                self.compare("unlucky alone", lead(&luck).1 <= NOTICEABLE + 1e-5, true);
                self.compare("noticeable", spread(&luck) > NOTICEABLE - 1e-5, true);
            }
            "story-open" | "story-open-until" | "story-led" | "story-led-mostly" | "story-turned" => {
                let winner = self.winners[0];
                self.compare("one winner", self.winners.len(), 1);
                let turns = &self.course.turns;
                let behind = turns.iter().rposition(|turn| self.shares[turn.to][winner] < 0.5).map(|last| last + 1);
                let loser = |shares: &Vec<f64>| (0..seats).any(|seat| seat != winner && shares[seat] > 0.75);
                let has_turned = |last: usize| {
                    let ends = turns[..last].iter().map(|turn| turn.to);
                    std::iter::once(turns[0].from).chain(ends).any(|ply| loser(&self.shares[ply]))
                };
                let is_first = |turn: &&GameTurn| {
                    let shares = &self.shares[turn.to];
                    (0..seats).all(|seat| seat == winner || shares[seat] < shares[winner])
                };
                let led = |last: usize| turns[..last].iter().filter(is_first).count();
                // Sums of many figures are exact only nearly.
                let began_behind = self.shares[turns[0].from][winner] < 0.5 - 1e-9;
                let told = match behind {
                    None if began_behind => ("story-turned", Some(1)),
                    None => ("story-led", None),
                    Some(last) if has_turned(last) || last * 3 < turns.len() => ("story-turned", Some(last as i64 + 1)),
                    Some(last) if last + 2 >= turns.len() => ("story-open", None),
                    Some(last) if led(last) as f64 > MOST_OF_THE_WAY * last as f64 => ("story-led-mostly", None),
                    Some(last) => ("story-open-until", Some(last as i64 + 1)),
                };
                self.compare("how long it was open", (phrase.key, number(phrase, "number")), told);
                self.compare(
                    "who led",
                    named,
                    matches!(phrase.key, "story-led" | "story-led-mostly" | "story-turned").then_some(winner),
                );
            }
            "story-decided" | "story-decided-in" => {
                let winner = self.winners[0];
                self.compare("one winner", self.winners.len(), 1);
                let is_decided = |turn: &&GameTurn| self.shares[turn.to][winner] >= DECIDED - 1e-6;
                let after = self.course.turns.iter().rev().take_while(is_decided).last().map(|turn| turn.number);
                // The last turn decides by itself.
                let after = after.filter(|number| *number + 1 < self.course.turns.len());
                let point = self.course.turning_points.iter().find(|(turn, _)| Some(turn.number) == after);
                let from = if point.is_some() { 0 } else { 1 };
                self.compare("there is a card of it", phrase.key == "story-decided-in", point.is_some());
                self.compare(phrase.key, number(phrase, "number"), after.map(|number| number as i64 + from));
            }
            // Who alone won is told how long that was open, so this is for a game that several won.
            "story-close" => {
                self.compare("several winners", self.winners.len() > 1, true);
                self.compare("nothing else is said", summary(self.course).len(), 1);
            }
            key => self.wrong.push(format!("nobody knows the facts of {key}")),
        }
    }

    fn praises(&mut self) {
        for praise in self.course.praises.clone() {
            let index = praise.seat.index();
            let own = self
                .course
                .entries
                .iter()
                .filter(|entry| entry.account == Account::Play && entry.by == Some(praise.seat) && !entry.is_split);
            let sure = own.filter(|entry| entry.change.mean[index] > 3.0 * entry.change.error[index]);
            let best = sure.max_by(|one, other| one.change.mean[index].total_cmp(&other.change.mean[index]));
            let gain = best.map_or(0.0, |best| best.change.mean[index]);
            self.compare("praise is due", gain > PRAISED, true);
            let of_turn = best.and_then(|best| self.course.turn_of(best.ply)).map(|turn| turn.number);
            self.compare("praised turn", of_turn, Some(praise.turn));
        }
    }

    /// What a turn's sentence says of dice, tiles, rooms and seats, against the events of the record.
    fn what_happened(&mut self, turn: &GameTurn, what: &Phrase) {
        if what.key == "story-found"
            && let Some(Argument::Phrase(told)) = argument(what, "what")
        {
            let lifts = self.events[turn.from..turn.to].iter().filter(|event| event["do"] == "uncover");
            self.compare("something was found", lifts.count() > 0, true);
            return self.what_happened(turn, told);
        }
        if what.key == "story-in-part"
            && let [Some(Argument::Phrase(part)), Some(Argument::Phrase(told))] =
                ["part", "what"].map(|name| argument(what, name))
        {
            let deals = self.events[..turn.from].iter().filter(|event| event["do"] == "deal").count();
            self.compare("the round", number(part, "round"), Some(deals as i64));
            return self.what_happened(turn, told);
        }
        let events = self.events[turn.from..turn.to].to_vec();
        let with = |kinds: &[&str]| -> Vec<&Value> {
            events.iter().filter(|event| event["do"].as_str().is_some_and(|kind| kinds.contains(&kind))).collect()
        };
        let is_line = what.key.contains("-turn-") && !what.key.contains("-log-");
        if is_line && let Some(who) = seat(what, "seat") {
            self.compare("who", who.index(), turn.seat.index());
        }
        match self.game {
            "zatre" if is_line => {
                let said: Vec<i64> =
                    within(what, &["zatre-badge-sum"]).iter().filter_map(|tile| number(tile, "sum")).collect();
                let laid: Vec<i64> = with(&["place"]).iter().filter_map(|event| event["tile"].as_i64()).collect();
                // The sums that are entered follow the tiles.
                let tiles = said.get(..laid.len()).map(<[i64]>::to_vec);
                self.compare("tiles", tiles, Some(laid));
            }
            "ratzzia" if is_line => {
                let mut said: Vec<(i64, u64)> = Vec::new();
                for column in within(what, &["ratzzia-turn-on"]) {
                    let to = number(column, "column").unwrap_or(-1);
                    said.extend(digits(literal(column, "dice").unwrap_or_default()).into_iter().map(|die| (to, die)));
                }
                let placed = with(&["place", "place_support", "place_candy"]);
                let die = |event: &Value| event["die"].as_u64().or(event["value"].as_u64()).unwrap_or(0);
                let mut is: Vec<(i64, u64)> =
                    placed.iter().map(|event| (event["column"].as_i64().unwrap_or(-1), die(event))).collect();
                said.sort_unstable();
                is.sort_unstable();
                self.compare("dice", said, is);
            }
            "rat_a_tat_roll" => {
                let rolls = with(&["rolled"]);
                for roll in within(what, &["rat_a_tat_roll-turn-roll"]) {
                    let mut said = digits(literal(roll, "dice").unwrap_or_default());
                    let last: Vec<u64> = rolls.last().map_or_else(Vec::new, |roll| {
                        roll["dice"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
                    });
                    // Dice that were not rolled again lie as before.
                    let are_there = last.iter().all(|die| {
                        let place = said.iter().position(|known| known == die);
                        place.map(|place| said.remove(place)).is_some()
                    });
                    self.compare("dice", are_there && !last.is_empty(), true);
                }
                if is_line {
                    let spent =
                        within(what, &["rat_a_tat_roll-turn-tokens"]).first().and_then(|spent| number(spent, "count"));
                    self.compare("tokens", spent.unwrap_or(0) as usize, with(&["reroll"]).len());
                }
                for swap in within(what, &["rat_a_tat_roll-turn-swap"]) {
                    let with_seat = with(&["swap"]).first().and_then(|event| index(&event["seat"]));
                    self.compare("swap", seat(swap, "other").map(Seat::index), with_seat);
                }
            }
            "burg_appenzell" if is_line => {
                for lift in within(what, &["burg_appenzell-turn-lift"]) {
                    let rooms: String = within(lift, &["burg_appenzell-room"])
                        .iter()
                        .filter_map(|room| literal(room, "room"))
                        .collect();
                    let lifted: String = with(&["uncover"]).iter().filter_map(|event| event["room"].as_str()).collect();
                    self.compare("rooms", rooms, lifted);
                }
                let entered: i64 =
                    within(what, &["burg_appenzell-turn-enter"]).iter().filter_map(|deed| number(deed, "count")).sum();
                self.compare("mice that enter", entered, with(&["enter"]).len() as i64);
                let pushes = within(what, &["burg_appenzell-turn-push"]).len();
                self.compare("pushes", pushes, with(&["push"]).len());
            }
            "kalle" if ["kalle-turn-caught", "kalle-turn-turned", "kalle-turn-covered"].contains(&what.key) => {
                let rat = self.rat_before(turn.to);
                let guard = with(&["move_guard", "place_guard"])
                    .last()
                    .and_then(|event| index(event.get("to").or(event.get("at"))?));
                self.compare("caught", what.key == "kalle-turn-caught", rat.is_some() && rat == guard);
            }
            _ => {}
        }
    }

    /// The place of Kalle's rat before this event, by the events of the record.
    fn rat_before(&self, ply: usize) -> Option<usize> {
        let mut rat = None;
        for event in &self.events[..ply] {
            let at = |field: &str| index(&event[field]);
            match event["do"].as_str() {
                Some("hide") => rat = at("at"),
                Some("swap") if rat == at("a") => rat = at("b"),
                Some("swap") if rat == at("b") => rat = at("a"),
                _ => {}
            }
        }
        rat
    }
}
