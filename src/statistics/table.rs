//! The figures of a person as a table for other programs: comma-separated values.

use super::figures::Figures;
use super::tally::Tally;

/// The names of the columns.
const COLUMNS: &str = "person,game,figure,of,value,error,count";

/// The figures of a person in one game, or in `all`, one a line; `count` is the number of games or dice behind a figure.
pub fn to_csv(person: &str, game: Option<&str>, figures: &Figures) -> String {
    let mut lines = vec![COLUMNS.to_owned()];
    let mut add = |figure: &str, of: &str, value: String, error: Option<f64>, count: usize| {
        let error = error.map(|error| format!("{error:.4}")).unwrap_or_default();
        let fields = [person, game.unwrap_or("all"), figure, of, &value, &error, &count.to_string()];
        lines.push(fields.map(quoted).join(","));
    };
    let compares = !figures.is_best_only;
    let mut add_tally = |group: &str, of: &str, tally: &Tally| {
        let figure = |name: &str| format!("{name}{group}");
        let played = tally.played;
        add(&figure("played"), of, played.to_string(), None, played);
        add(&figure("won_alone"), of, tally.won_alone.to_string(), None, played);
        add(&figure("won_together"), of, tally.won_together.to_string(), None, played);
        if compares {
            add(&figure("win_share"), of, format!("{:.4}", tally.share), None, played);
            add(&figure("win_share_of_equals"), of, format!("{:.4}", tally.expected), None, played);
        }
    };
    add_tally("", "", &figures.all);
    for own in &figures.by_game {
        add_tally("_in_game", &own.game, &own.tally);
    }
    for (players, tally) in &figures.by_players {
        add_tally("_by_players", &players.to_string(), tally);
    }
    for (level, tally) in &figures.by_level {
        add_tally("_against_bots", level.id(), tally);
    }
    for own in &figures.by_game {
        add("best_score", &own.game, own.best.to_string(), None, own.tally.played);
        if compares {
            add("mean_score", &own.game, format!("{:.2}", own.mean), None, own.tally.played);
        }
    }
    add("longest_streak", "", figures.streaks.longest.to_string(), None, figures.all.played);
    add("current_streak", "", figures.streaks.current.to_string(), None, figures.all.played);
    if figures.luck.games > 0 {
        let error = Some(figures.luck.error());
        add("luck", "", format!("{:.4}", figures.luck.luck), error, figures.luck.games);
        add("play", "", format!("{:.4}", figures.luck.play), error, figures.luck.games);
    }
    let total = figures.dice.total();
    if total > 0 {
        for (face, count) in (1..).zip(figures.dice.faces) {
            let expected = Some(figures.dice.deviation());
            add("die", &i32::to_string(&face), count.to_string(), expected, total as usize);
        }
    }
    lines.join("\r\n") + "\r\n"
}

/// A field, in quotes where it needs them.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::dice::DiceCount;

    #[test]
    fn every_figure_is_a_line() {
        let mut figures = Figures::default();
        figures.all.add(1.0, 1, 2);
        figures.by_players.entry(2).or_default().add(1.0, 1, 2);
        figures.dice = DiceCount { faces: [1, 0, 0, 0, 0, 5] };
        let text = to_csv("Ada, \"the rat\"", Some("ratzzia"), &figures);
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(lines[0], COLUMNS);
        assert!(lines.contains(&"\"Ada, \"\"the rat\"\"\",ratzzia,won_alone,,1,,1"), "{text}");
        assert!(
            lines.contains(&"\"Ada, \"\"the rat\"\"\",ratzzia,win_share_of_equals_by_players,2,0.5000,,1"),
            "{text}"
        );
        assert!(lines.contains(&"\"Ada, \"\"the rat\"\"\",ratzzia,die,6,5,0.9129,6"), "{text}");
        assert!(!text.contains("luck"), "no story, no luck");
        let best = to_csv("Ada", None, &figures.best_only());
        assert!(best.contains("won_alone,,1") && best.contains("longest_streak"), "{best}");
        assert!(
            ["share", "mean", "luck", "play,", "die", "by_players"].iter().all(|other| !best.contains(other)),
            "{best}"
        );
        assert_eq!(to_csv("Bo", None, &Figures::default()).split("\r\n").nth(1), Some("Bo,all,played,,0,,0"));
    }
}
