//! The sections of the statistics screen: what each shows and tells.

use super::plots::{BarFigure, Picture};
use super::section::Section;
use crate::engine::Phrase;
use crate::lessons::chapter_names;
use crate::puzzles::catalogue;
use crate::statistics::{Balance, ENOUGH_DICE, ENOUGH_GAMES, Figures, Participant, Tally, Who};
use crate::text::Language;
use crate::ui::game_info::GameInfo;
use crate::ui::puzzles::standing;
use crate::ui::services::AppServices;

/// A line or a row of dots needs so many games.
const LEAST_COURSE: usize = 2;
/// The most rows of a table that goes through all games.
const MOST_ROWS: usize = 12;
/// Of 20 counts of a face, 19 stray by this many deviations at most.
const MOST_STRAY: f64 = 2.0;
/// Dice that stray less often than this are unusual, …
const UNUSUAL: f64 = 0.05;
/// … and these are very unusual.
const VERY_UNUSUAL: f64 = 0.01;

/// All sections that have something to show, in their order.
pub fn all(
    services: &AppServices,
    person: &Participant,
    figures: &Figures,
    games: &[GameInfo],
    game: Option<&str>,
) -> Vec<Section> {
    let (words, name) = (Words(services), person.name.as_str());
    let listed: Vec<&GameInfo> = games.iter().filter(|info| game.is_none_or(|game| info.id == game)).collect();
    let mut sections = Vec::new();
    if figures.is_best_only {
        sections.extend((!figures.by_game.is_empty()).then(|| best(&words, figures, games)));
    } else if figures.all.played > 0 {
        sections.push(course(&words, name, figures));
        sections.push(match game {
            None => by_game(&words, figures, games),
            Some(_) => scores(&words, figures),
        });
        sections.push(by_players(&words, figures));
        sections.extend((!figures.by_level.is_empty()).then(|| by_level(&words, figures)));
        sections.extend((figures.dice.total() > 0).then(|| dice(&words, figures)));
        sections.push(luck(&words, name, figures));
    }
    sections.extend(puzzles(&words, &person.who, &listed, figures.is_best_only));
    sections.push(lessons(&words, &listed));
    sections
}

/// The words of the screen.
struct Words<'a>(&'a AppServices);

impl Words<'_> {
    fn word(&self, key: &str) -> String {
        self.0.word(key)
    }

    fn heads<const COLUMNS: usize>(&self, keys: [&str; COLUMNS]) -> Vec<String> {
        keys.iter().map(|key| self.word(key)).collect()
    }

    fn counted(&self, key: &str, count: usize) -> String {
        self.0.text.with_count(key, count as i64)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.0.text.say(phrase, &[])
    }

    fn named(&self, key: &'static str, name: &str) -> String {
        self.say(&Phrase::new(key).with("name", name.to_owned()))
    }

    /// A figure with one digit after the point, unless it is whole.
    fn tenth(&self, figure: f64) -> String {
        self.0.text.language().tenth(figure)
    }

    /// The same with its sign.
    fn signed(&self, figure: f64) -> String {
        signed(figure, self.0.text.language())
    }
}

/// The wins after each game, against those of equal players.
fn course(words: &Words<'_>, name: &str, figures: &Figures) -> Section {
    let from_0 = || std::iter::once((0.0, 0.0)).chain(figures.course.iter().copied());
    let step = figures.course.len().div_ceil(MOST_ROWS).max(1);
    let is_shown = |game: usize| game.is_multiple_of(step) || game == figures.course.len();
    let rows = from_0().enumerate().skip(1).filter(|(game, _)| is_shown(*game));
    Section {
        title: words.word("statistics-course"),
        heads: words.heads(["statistics-after-games", "statistics-won-head", "statistics-equal"]),
        rows: rows.map(|(game, (own, equal))| vec![game.to_string(), words.tenth(own), words.tenth(equal)]).collect(),
        picture: (figures.course.len() >= LEAST_COURSE).then(|| Picture::Lines {
            own: from_0().map(|(own, _)| own).collect(),
            equal: from_0().map(|(_, equal)| equal).collect(),
        }),
        tells: Vec::new(),
        legend: words.named("statistics-course-legend", name),
    }
}

/// A row for each game.
fn by_game(words: &Words<'_>, figures: &Figures, games: &[GameInfo]) -> Section {
    let row = |info: &GameInfo| {
        let own = figures.by_game.iter().find(|own| own.game == info.id)?;
        let (played, won) = (own.tally.played.to_string(), own.tally.won().to_string());
        Some(vec![info.name(words.0), played, won, own.best.to_string(), words.tenth(own.mean)])
    };
    Section {
        title: words.word("statistics-by-game"),
        heads: words.heads([
            "statistics-game",
            "statistics-played-head",
            "statistics-won-head",
            "statistics-best-head",
            "statistics-mean-head",
        ]),
        rows: games.iter().filter_map(row).collect(),
        picture: None,
        tells: Vec::new(),
        legend: String::new(),
    }
}

/// A row for each game, with what went best in it.
fn best(words: &Words<'_>, figures: &Figures, games: &[GameInfo]) -> Section {
    let row = |info: &GameInfo| {
        let own = figures.by_game.iter().find(|own| own.game == info.id)?;
        Some(vec![info.name(words.0), own.tally.won().to_string(), own.best.to_string()])
    };
    Section {
        title: words.word("statistics-by-game"),
        heads: words.heads(["statistics-game", "statistics-won-head", "statistics-best-head"]),
        rows: games.iter().filter_map(row).collect(),
        picture: None,
        tells: Vec::new(),
        legend: String::new(),
    }
}

/// The results of one game, from the first on.
fn scores(words: &Words<'_>, figures: &Figures) -> Section {
    let latest = figures.scores.iter().enumerate().rev().take(MOST_ROWS);
    let result = |won: bool| words.word(if won { "statistics-yes" } else { "statistics-no" });
    Section {
        title: words.word("statistics-scores"),
        heads: words.heads(["statistics-game-number", "statistics-score-head", "statistics-won-head"]),
        rows: latest
            .map(|(game, (score, won))| vec![(game + 1).to_string(), score.to_string(), result(*won)])
            .collect(),
        picture: (figures.scores.len() >= LEAST_COURSE)
            .then(|| Picture::Dots(figures.scores.iter().map(|(score, won)| (f64::from(*score), *won)).collect())),
        tells: Vec::new(),
        legend: words.word("statistics-scores-legend"),
    }
}

fn by_players(words: &Words<'_>, figures: &Figures) -> Section {
    let groups = figures.by_players.iter().map(|(players, tally)| (players.to_string(), *tally));
    groups_of(words, ("statistics-players", "statistics-players-head"), groups.collect())
}

fn by_level(words: &Words<'_>, figures: &Figures) -> Section {
    let groups = figures.by_level.iter().map(|(level, tally)| (words.word(level.text_key()), *tally));
    groups_of(words, ("statistics-bots", "statistics-bots-head"), groups.collect())
}

/// Wins in groups of games.
fn groups_of(words: &Words<'_>, (title, head): (&str, &str), groups: Vec<(String, Tally)>) -> Section {
    let bar = |(label, tally): &(String, Tally)| BarFigure {
        label: label.clone(),
        value: 100.0 * tally.mean_share(),
        expected: Some(100.0 * tally.mean_expected()),
        error: 0.0,
    };
    let row = |(label, tally): &(String, Tally)| {
        vec![
            label.clone(),
            tally.played.to_string(),
            tally.won_alone.to_string(),
            tally.won_together.to_string(),
            words.tenth(tally.expected),
        ]
    };
    let most = groups.iter().map(|(_, tally)| tally.played).max().unwrap_or(0);
    let has_enough = most >= ENOUGH_GAMES;
    Section {
        title: words.word(title),
        heads: words.heads([
            head,
            "statistics-played-head",
            "statistics-won-head-alone",
            "statistics-shared-head",
            "statistics-equal",
        ]),
        rows: groups.iter().map(row).collect(),
        picture: has_enough.then(|| Picture::Bars { bars: groups.iter().map(bar).collect(), top: 100.0 }),
        tells: (!has_enough).then(|| words.word("statistics-groups-few")).into_iter().collect(),
        legend: words.word("statistics-bars-legend"),
    }
}

/// The dice rolled on the person's turns.
fn dice(words: &Words<'_>, figures: &Figures) -> Section {
    let dice = &figures.dice;
    let faces = || (1_u32..).zip(dice.faces);
    let bar = |(face, count): (u32, u32)| BarFigure {
        label: face.to_string(),
        value: f64::from(count),
        ..BarFigure::default()
    };
    let total = dice.total() as usize;
    let tells = |key, share: f64| {
        words.say(&Phrase::new(key).with("count", total).with("share", (share * 100.0).round() as i64))
    };
    let tells = match dice.as_rare_as() {
        None => words.counted("statistics-dice-few", total),
        Some(rare) if rare < VERY_UNUSUAL => words.counted("statistics-dice-very-unusual", total),
        Some(rare) if rare < UNUSUAL => tells("statistics-dice-unusual", rare),
        Some(rare) => tells("statistics-dice-usual", rare),
    };
    let mean = dice
        .mean()
        .map(|mean| Phrase::new("statistics-dice-mean").with("mean", words.0.text.language().decimal(mean, 2)));
    debug_assert!(dice.total() >= ENOUGH_DICE || dice.as_rare_as().is_none());
    Section {
        title: words.word("statistics-dice"),
        heads: words.heads(["statistics-face", "statistics-rolled", "statistics-fair"]),
        rows: faces()
            .map(|(face, count)| vec![face.to_string(), count.to_string(), words.tenth(dice.expected())])
            .collect(),
        picture: (dice.total() >= ENOUGH_DICE).then(|| Picture::EvenBars {
            bars: faces().map(bar).collect(),
            expected: dice.expected(),
            stray: MOST_STRAY * dice.deviation(),
        }),
        tells: std::iter::once(tells).chain(mean.map(|mean| words.say(&mean))).collect(),
        legend: words.word("statistics-dice-legend"),
    }
}

/// Luck and play in the games that have a story.
fn luck(words: &Words<'_>, name: &str, figures: &Figures) -> Section {
    let luck = &figures.luck;
    let mut section = Section {
        title: words.word("statistics-luck"),
        heads: words.heads(["statistics-brought", "statistics-wins", "statistics-error"]),
        rows: Vec::new(),
        picture: None,
        tells: Vec::new(),
        legend: String::new(),
    };
    if luck.games == 0 {
        section.tells.push(words.word("statistics-luck-none"));
        return section;
    }
    let figures_of = [("statistics-luck-bar", luck.luck), ("statistics-play-bar", luck.play)];
    let bar =
        |(key, value): (&str, f64)| BarFigure { label: words.word(key), value, expected: None, error: luck.error() };
    let row = |(key, value): (&str, f64)| vec![words.word(key), words.signed(value), words.tenth(luck.error())];
    section.rows = figures_of.map(row).to_vec();
    section.picture =
        (luck.balance() != Balance::TooFew).then(|| Picture::Bars { bars: figures_of.map(bar).to_vec(), top: 0.0 });
    section.legend = words.word("statistics-luck-legend");
    let counted = Phrase::new("statistics-luck-of").with("count", luck.games).with("all", figures.all.played);
    section.tells.push(words.say(&counted));
    section.tells.push(match luck.balance() {
        Balance::TooFew => words.counted("statistics-luck-few", luck.games),
        Balance::Play => words.named("statistics-luck-play", name),
        Balance::Luck => words.named("statistics-luck-luck", name),
        Balance::Close => words.word("statistics-luck-close"),
    });
    section
}

/// The puzzles of each game that the person has tried; `None` before the first. A child is not rated.
fn puzzles(words: &Words<'_>, who: &Who, games: &[&GameInfo], is_best_only: bool) -> Option<Section> {
    let Who::Id(id) = who else { return None };
    let columns = if is_best_only { 3 } else { 4 };
    let progress = words.0.settings.puzzles.get(id)?;
    let row = |info: &&GameInfo| {
        let (kept, standing) = (catalogue(info.id).len(), standing(progress, info.id));
        let solved = Phrase::new("statistics-puzzles-of").with("solved", standing.solved).with("count", kept);
        let rating = standing.rating.map_or_else(|| words.word("statistics-no-rating"), |rating| rating.to_string());
        let row = vec![info.name(words.0), words.say(&solved), standing.best_streak.to_string(), rating];
        let row = row.into_iter().take(columns).collect();
        progress.has_tried(info.id).then_some(row)
    };
    let rows: Vec<Vec<String>> = games.iter().filter_map(row).collect();
    (!rows.is_empty()).then(|| Section {
        title: words.word("puzzles-title"),
        heads: words
            .heads(["statistics-game", "statistics-solved", "statistics-best-streak", "statistics-rating"])
            .into_iter()
            .take(columns)
            .collect(),
        rows,
        picture: None,
        tells: (!is_best_only).then(|| words.word("statistics-puzzles-legend")).into_iter().collect(),
        legend: String::new(),
    })
}

/// The chapters that have been learned on this computer.
fn lessons(words: &Words<'_>, games: &[&GameInfo]) -> Section {
    let row = |info: &&GameInfo| {
        let chapters = chapter_names(info.id);
        let done = chapters.iter().filter(|chapter| words.0.settings.has_learned(info.id, chapter)).count();
        let phrase = Phrase::new("statistics-lessons-of").with("done", done).with("count", chapters.len());
        (!chapters.is_empty()).then(|| vec![info.name(words.0), words.say(&phrase)])
    };
    Section {
        title: words.word("statistics-lessons"),
        heads: words.heads(["statistics-game", "statistics-learned"]),
        rows: games.iter().filter_map(row).collect(),
        picture: None,
        tells: vec![words.word("statistics-lessons-legend")],
        legend: String::new(),
    }
}

/// A figure with its sign.
fn signed(figure: f64, language: Language) -> String {
    let text = language.tenth(figure.abs());
    match figure {
        _ if text == "0" => text,
        figure if figure > 0.0 => format!("+{text}"),
        _ => format!("−{text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stand_before_all_but_zero() {
        let signed = [1.25, -0.5, 0.01, -0.01].map(|figure| signed(figure, Language::English));
        assert_eq!(signed, ["+1.2", "−0.5", "0", "0"]);
    }
}
