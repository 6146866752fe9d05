//! What is said about deals, results and targets.

use jiff::civil::Date;

use super::targets::Urgency;
use crate::daily::{Deal, DealResult, DealVersion, Made, Stars, Target};
use crate::engine::{Measure, Phrase, Seat};
use crate::text::Text;
use crate::ui::days;
use crate::ui::services::AppServices;
use crate::ui::table::TableModel;

/// A score as its game says it.
fn score(text: &Text, game: &str, score: i32) -> String {
    text.with_count(&format!("{game}-score"), i64::from(score))
}

/// What somebody made of a deal: "112 points, 2nd of 4".
pub fn result(text: &Text, result: &DealResult) -> String {
    made_words(text, &result.deal, (result.made, result.is_shared))
}

/// What somebody made; a win may be shared with others.
fn made_words(text: &Text, deal: &Deal, (made, is_shared): (Made, bool)) -> String {
    let key = match (made.has_won(), is_shared) {
        (true, true) => "daily-result-shared",
        (true, false) => "daily-result-won",
        (false, _) => "daily-result",
    };
    let phrase = Phrase::new(key).with("score", score(text, deal.game, made.score));
    text.say(&phrase.with("place", made.rank + 1).with("seats", deal.seats()), &[])
}

/// What is to be reached: "Target: 112 points".
pub fn target(services: &AppServices, deal: &Deal, target: Option<&Target>) -> String {
    let text = &services.text;
    match target {
        Some(target) => known_target(text, deal, target),
        None if services.targets.has_failed(deal) => text.get("daily-target-none"),
        None => text.get("daily-target-pending"),
    }
}

/// What is to be reached, once it is known.
pub fn known_target(text: &Text, deal: &Deal, target: &Target) -> String {
    let limit = limit(text, deal, (target.measure(), target.median()));
    text.say(&Phrase::new("daily-target").with("limit", limit), &[])
}

/// The least result that is good enough, in a game of this measure: "112 points".
pub fn limit(text: &Text, deal: &Deal, (measure, least): (Measure, Made)) -> String {
    let score = score(text, deal.game, least.score);
    let key = match measure {
        Measure::HighestScore => return score,
        Measure::LowestScore => "daily-limit-most",
        Measure::Race if least.has_won() => "daily-limit-win",
        Measure::Race => "daily-limit-place",
    };
    text.say(&Phrase::new(key).with("score", score).with("place", least.rank + 1), &[])
}

/// The stars in words.
pub fn stars(text: &Text, stars: Stars) -> String {
    text.with_count("daily-stars", i64::from(stars.count()))
}

/// The weekday and the date.
pub fn day(text: &Text, date: Date) -> String {
    text.say(&days::full_date(date), &[])
}

/// The name of a deal: today's, or that of a day.
pub fn title(text: &Text, date: Date, today: Date) -> String {
    if date == today { text.get("daily-title") } else { dated_title(text, date) }
}

/// The name of a deal with its day, for others who may read it on another day.
pub fn dated_title(text: &Text, date: Date) -> String {
    text.say(&Phrase::new("daily-of-day").with("date", days::date_with_year(date)), &[])
}

/// Has the target of the deal at a table worked out, so that it is known at the end.
pub fn request_target(model: &TableModel, services: &AppServices, ctx: &egui::Context) {
    if let Some(deal) = deal_of(model) {
        services.targets.request(&deal, Urgency::Now, !services.autosave.is_locked(), ctx);
    }
}

/// What a running game that is the deal of a day is for: whether it is practice, which deal it is, and its target. `None` for other games, and
/// at the end.
pub fn note(model: &TableModel, services: &AppServices) -> Option<String> {
    let deal = deal_of(model).filter(|_| model.outcome.is_none())?;
    let target = target(services, &deal, services.targets.find(&deal).as_ref());
    Some(format!("{} · {target}", title_at_table(services, deal.date, model.is_practice)))
}

/// The name of the deal at a table, which says whether it is played for practice.
pub fn title_at_table(services: &AppServices, date: Date, is_practice: bool) -> String {
    let title = title(&services.text, date, services.today());
    match is_practice {
        true => services.text.say(&Phrase::new("daily-for-practice").with("deal", title), &[]),
        false => title,
    }
}

/// The deal that is played at a table, if it is one of this version.
pub fn deal_of(model: &TableModel) -> Option<Deal> {
    Deal::of(model.deal?, DealVersion::current()).filter(|deal| deal.game == model.game)
}

/// What the end of a game says about the deal of a day.
#[derive(Debug)]
pub struct EndLine {
    /// Which deal it was, what was made of it, and the target.
    pub text: String,
    /// The stars, also in words; `None` while the target is not known.
    pub stars: Option<(Stars, String)>,
}

impl EndLine {
    /// The line for screen readers, which see no stars.
    pub fn spoken(&self) -> String {
        let stars = self.stars.as_ref().map_or_else(String::new, |(_, words)| format!(" ({words})"));
        format!("{}{stars}", self.text)
    }
}

/// The line at the end of a game that is the deal of a day, perhaps played for practice; `None` for other games.
pub fn end_line(model: &TableModel, services: &AppServices) -> Option<EndLine> {
    let outcome = model.outcome.as_ref()?;
    let deal = deal_of(model)?;
    let is_seated = Seat::all(deal.seats()).all(|seat| deal.bot(seat).is_some() == model.bot(seat).is_some());
    let made = Made::of(outcome, deal.seat).filter(|_| is_seated)?;
    let team = model.team_of(deal.seat);
    let is_shared = outcome.winners.iter().any(|winner| !team.contains(winner));
    let text = &services.text;
    let known = services.targets.find(&deal);
    let stars = known.as_ref().map(|target| target.stars(made)).map(|made| (made, stars(text, made)));
    let phrase = Phrase::new(if known.is_some() { "daily-end" } else { "daily-end-pending" });
    let result = made_words(text, &deal, (made, is_shared));
    let phrase = phrase.with("deal", title_at_table(services, deal.date, model.is_practice)).with("result", result);
    let phrase = phrase.with("target", target(services, &deal, known.as_ref()));
    Some(EndLine { text: text.say(&phrase, &[]), stars })
}
