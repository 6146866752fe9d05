//! Playthroughs as readable text: every event, the board at the start of every turn, the legal moves, what each seat sees.
//!
//! A change of the rules or of what is shown changes `tests/playthroughs/<game>.txt`; `UPDATE=1 cargo test playthroughs` writes
//! it anew, and the difference is to be read before it is committed.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use cheeseboard::engine::{Event, Rules, Seat, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::text::Text;
use serde::Serialize;
use serde_json::Value;

use crate::tables::{Played, Setting, settings};

/// The number of events shown of the second game, which has all options on.
const FIRST_EVENTS: usize = 70;

#[test]
fn playthroughs_match_the_golden_files() {
    struct Compare;
    impl Visitor for Compare {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let tables = settings::<G>();
            let plain = tables.iter().find(|table| table.options == G::Options::default()).expect("the default");
            let all_options = tables.last().expect("more than one");
            let whole = written(plain, usize::MAX);
            compare::<G>(&(whole + "\n" + &written(all_options, FIRST_EVENTS)));
        }
    }
    visit_all(&mut Compare);
}

fn compare<G: Rules>(now: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(format!("{}.txt", G::ID));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, now).expect("the folder is there");
    }
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    if before == now {
        return;
    }
    let same = before.lines().zip(now.lines()).take_while(|(before, now)| before == now).count();
    let from = |text: &str| text.lines().skip(same).take(6).collect::<Vec<_>>().join("\n");
    panic!(
        "{} differs from line {} on (UPDATE=1 writes it anew)\nbefore:\n{}\nnow:\n{}",
        path.display(),
        same + 1,
        from(&before),
        from(now)
    );
}

fn written<G: Game>(table: &Setting<G>, most: usize) -> String {
    let played = table.played_out(2024);
    let text = Text::english();
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"].map(str::to_owned).into();
    let options = serde_json::to_string(&table.options).expect("JSON");
    let mut page = format!("# {}, {} seats, {options}, luck 2024\n", G::ID, table.seats);
    let mut turn_of = None;
    for (ply, event) in played.events.iter().enumerate().take(most) {
        let state = &played.states[ply];
        match event {
            Event::Chance(_) => turn_of = None,
            Event::Decision(seat, _) => {
                if turn_of.replace(*seat) != Some(*seat) {
                    let view = G::view(state, Viewer::Table);
                    write_line(
                        &mut page,
                        &format!("\n== {}'s turn ==\n{}\n", names[seat.index()], G::sketch(&view.open)),
                    );
                }
                write_line(&mut page, &format!("legal: {}", legal_moves::<G>(state)));
            }
        }
        write_line(&mut page, &format!("{ply}. {}", event_line(event)));
        let public = G::observe(state, event, Viewer::Table);
        let open = G::view(&played.states[ply + 1], Viewer::Table).open;
        write_line(&mut page, &format!("   {}", text.say(&G::log_line(&public.seen, &open), &names)));
        for seat in Seat::all(table.seats) {
            let own = G::observe(state, event, Viewer::Seat(seat));
            let news = if own.is_news { "news for" } else { "to" };
            if own.seen != public.seen {
                let seen = ron::to_string(&own.seen).expect("RON");
                write_line(&mut page, &format!("   {news} {}: {seen}", names[seat.index()]));
            } else if own.is_news {
                write_line(&mut page, &format!("   {news} {}", names[seat.index()]));
            }
        }
    }
    page + &ending(table, &played, most)
}

fn ending<G: Game>(table: &Setting<G>, played: &Played<G>, most: usize) -> String {
    let last = played.states.last().expect("a start at least");
    if most < played.events.len() {
        return format!("\n… and {} more events\n", played.events.len() - most);
    }
    let Turn::Over(outcome) = G::turn(last) else { panic!("{} does not end", table.name()) };
    let view = G::view(last, Viewer::Everything);
    let winners: Vec<usize> = outcome.winners.iter().map(|winner| winner.index()).collect();
    let mut end = String::new();
    write_line(&mut end, &format!("\n== the end ==\n{}", G::sketch(&view.open)));
    write_line(&mut end, &format!("scores {:?}, winners {winners:?}", outcome.scores.to_vec()));
    end
}

fn write_line(page: &mut String, line: &str) {
    line.lines().for_each(|line| writeln!(page, "{}", line.trim_end()).expect("strings take everything"));
}

fn event_line<G: Rules>(event: &Event<G>) -> String {
    let (by, fields) = match event {
        Event::Chance(outcome) => ("chance".to_owned(), plain(outcome)),
        Event::Decision(seat, choice) => (format!("seat {}", seat.index()), plain(choice)),
    };
    format!("{by}: {}", fields.join(" "))
}

/// The fields of a move or an outcome, the name first.
fn plain(value: &impl Serialize) -> Vec<String> {
    let Ok(Value::Object(fields)) = serde_json::to_value(value) else { panic!("events are maps") };
    fields.values().map(|field| field.as_str().map_or_else(|| field.to_string(), str::to_owned)).collect()
}

/// `14: place 1 [6,7] [6,9] | place 4 [8,7] | end_turn`: how many, and all of them by what they have in common.
fn legal_moves<G: Rules>(state: &G::State) -> String {
    let mut legal = Vec::new();
    G::legal_moves(state, &mut legal);
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for choice in &legal {
        let mut fields = plain(choice);
        let last = if fields.len() > 1 { fields.pop() } else { None };
        groups.entry(fields.join(" ")).or_default().extend(last);
    }
    let groups: Vec<String> =
        groups.into_iter().map(|(common, ends)| [vec![common], ends].concat().join(" ")).collect();
    format!("{}: {}", legal.len(), groups.join(" | "))
}
