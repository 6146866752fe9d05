//! The picture of a result, to be sent to others: the board, the podium with everybody on it, who has won and how.
//!
//! It is made only of games that are over, when everything lies open; of the story it tells one sentence, which names nobody.
//! Must not know: windows, threads.

mod podium;
mod words;

use std::path::Path;
use std::sync::Arc;

use egui::{
    Align, Align2, CentralPanel, Color32, Frame, Galley, Painter, Rect, Shape, Stroke, StrokeKind, Ui, UiBuilder, pos2,
    vec2,
};
use image::RgbaImage;
use jiff::civil::Date;

use self::podium::{Podium, Standing};
use self::words::{Fitting, fitted};
use super::game_session::how_won;
use super::lamplight::paint_light;
use crate::engine::{Argument, Outcome, Phrase, Seat, Turn, Viewer};
use crate::games::Game;
use crate::paint::art::{APP_ICON, Art};
use crate::paint::fonts;
use crate::paint::mouse::Mouse;
use crate::paint::painter::{PlayContext, PlayerLabel};
use crate::paint::theme::Theme;
use crate::play::Match;
use crate::story::{self, StorySettings};
use crate::text::Text;
use crate::ui::bot_labels::mouse_of;
use crate::ui::raster::paint_themed;
use crate::ui::{board_image, days, people, screen_layout};

/// Pixels per point of the picture.
const PIXELS_PER_POINT: f32 = 2.0;

/// What a result picture says.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// The id of the game.
    game: &'static str,
    /// The day on which it was played, if that is known.
    date: Option<Date>,
    /// Who has won, worded by the game.
    headline: Phrase,
    /// How it went.
    sentences: Vec<Phrase>,
    /// Names and marks, by seat.
    players: Vec<PlayerLabel>,
    /// Their mice, as they sat at the table.
    mice: Vec<Mouse>,
    /// Who has won, and the scores.
    outcome: Outcome,
    /// The seats, the best first; partners stand together.
    teams: Vec<Vec<Seat>>,
}

impl GameResult {
    /// The result of a game, played on `date`, with the summary of its story if that has been told; `None` if the game is not over.
    pub fn of<G: Game>(game: &Match<G>, date: Option<Date>, summary: &[Phrase]) -> Option<Self> {
        let outcome = game.outcome()?;
        let players = people::player_labels(game.seating());
        let view = game.view(Viewer::Everything);
        let turn = Turn::Over(outcome.clone());
        let play = PlayContext::<G>::at_rest(Viewer::Everything, &view.open, &turn, &players);
        let headline = G::status(&play, &G::Selection::default()).phrase;
        let how_won = how_won(game, &outcome);
        let sentences = std::iter::once(how_won).chain(neutral_sentence(summary, &outcome).cloned()).collect();
        let teams = teams_by_rank(game, &outcome);
        let mice = game.seating().iter().map(|seat| mouse_of(seat.player, seat.mark)).collect();
        Some(GameResult { game: G::ID, date, headline, sentences, players, mice, outcome, teams })
    }

    /// The result of the game in a record, with the day of the file and what the app has kept of the story.
    pub fn of_record<G: Game>(game: &Match<G>, record: &Path) -> Option<Self> {
        let story = story::read(record, game).filter(|story| story.settings == StorySettings::usual::<G>());
        let summary = story.map_or_else(Vec::new, |story| story::summary(&story.course));
        GameResult::of(game, day_of_record(record), &summary)
    }

    /// What each seat or team on the podium has come to, the best first.
    fn standings(&self) -> Vec<Standing<'_>> {
        let ranks = self.outcome.ranks();
        let standing = |team: &Vec<Seat>| {
            let first = *team.first()?;
            Some(Standing {
                members: team.iter().filter_map(|seat| self.players.get(seat.index())).collect(),
                mice: team.iter().filter_map(|seat| self.mice.get(seat.index()).copied()).collect(),
                rank: ranks[first.index()],
                score: self.outcome.score(first),
                has_won: self.outcome.winners.contains(&first),
            })
        };
        self.teams.iter().filter_map(standing).collect()
    }
}

/// The sentence of a story's summary that names no seat: when the game was decided, or that it was close. What it says of people
/// stays with those who were there. Nobody calls a game decided long before that was won by a single point.
fn neutral_sentence<'a>(summary: &'a [Phrase], outcome: &Outcome) -> Option<&'a Phrase> {
    let names_seat = |phrase: &Phrase| phrase.arguments.iter().any(|(_, given)| matches!(given, Argument::Seat(_)));
    let is_narrow = outcome.lead().is_some_and(|lead| lead.margin == 1);
    let is_said = |phrase: &&Phrase| !(names_seat(phrase) || is_narrow && phrase.key.starts_with("story-decided"));
    summary.iter().rfind(is_said)
}

/// The seats by rank, each with its partner.
fn teams_by_rank<G: Game>(game: &Match<G>, outcome: &Outcome) -> Vec<Vec<Seat>> {
    let mut teams: Vec<Vec<Seat>> = Vec::new();
    for seat in outcome.ranking() {
        if !teams.iter().any(|team| team.contains(&seat)) {
            let mut team = vec![seat];
            team.extend(G::partner_of(game.options(), seat));
            team.sort_by_key(|member| member.index());
            teams.push(team);
        }
    }
    teams
}

/// The day on which a record was written; `None` if there is no such file.
pub fn day_of_record(path: &Path) -> Option<Date> {
    days::local_day(std::fs::metadata(path).and_then(|data| data.modified()).ok()?)
}

/// Paints the result of a game that is over, 1200 × 1500 pixels large.
pub fn render<G: Game>(game: &Match<G>, result: &GameResult, text: &Text) -> RgbaImage {
    render_at(game, result, text, PIXELS_PER_POINT)
}

/// Like [`render`], with another number of pixels per point. Always in the light look, so that all pictures are alike, on
/// whatever screen they are looked at.
pub fn render_at<G: Game>(game: &Match<G>, result: &GameResult, text: &Text, pixels_per_point: f32) -> RgbaImage {
    let theme = Theme::light();
    paint_themed(theme, 1.0, theme.size.image.share, pixels_per_point, |ui| {
        result_ui(ui, result, text, &mut |ui| {
            board_image::board_ui(ui, game, game.ply(), Viewer::Everything, theme, text);
        });
    })
}

/// Paints all of the picture into a `Ui` as large as it; `board` paints the board into what is left for it.
pub fn result_ui(ui: &mut Ui, result: &GameResult, text: &Text, board: &mut dyn FnMut(&mut Ui)) {
    let theme = Theme::light();
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let all = ui.max_rect();
        let size = &theme.size.result;
        let painter = ui.painter().clone();
        screen_layout::planks(&painter, theme, all);
        paint_light(&painter, theme, all.with_max_y(all.center().y), theme.lamp);
        let inside = all.shrink(size.margin);
        let header = inside.with_max_y(inside.top() + size.header);
        header_ui(ui, header, result, text, theme);
        let sheet = sheet_ui(ui, inside, result, text, theme);
        let place = Rect::from_min_max(
            pos2(inside.left(), header.bottom() + theme.size.grid),
            pos2(inside.right(), sheet.top() - theme.size.padding),
        );
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| board(ui));
    });
}

/// The game at the left, with the mouse of the app; the day at the right, with the app's name.
fn header_ui(ui: &Ui, place: Rect, result: &GameResult, text: &Text, theme: &Theme) {
    let painter = ui.painter();
    let icon = Rect::from_min_size(place.min, vec2(place.height(), place.height()));
    Art::new(APP_ICON).paint(painter, icon);
    let (middle, half) = (place.center().y, theme.size.grid * 0.25);
    let small = egui::FontId::new(theme.size.small, fonts::semibold());
    let right = |words: String, y: f32, align: Align2, colour: Color32| {
        painter.text(pos2(place.right(), y), align, words, small.clone(), colour).left()
    };
    let app = text.get("app-name");
    let left_of_words = match result.date {
        Some(date) => {
            let date = text.say(&days::date_with_year(date), &[]);
            let date = right(date, middle - half, Align2::RIGHT_BOTTOM, theme.ink);
            date.min(right(app, middle + half, Align2::RIGHT_TOP, theme.ink_soft))
        }
        None => right(app, middle, Align2::RIGHT_CENTER, theme.ink_soft),
    };
    let left = icon.right() + theme.size.grid * 1.5;
    let title = text.get(&format!("{}-name", result.game));
    let room = left_of_words - theme.size.padding - left;
    let fitting = Fitting { family: fonts::serif(), colour: theme.ink, room, align: Align::LEFT };
    let galley = fitted(painter, &title, &fitting, &[(theme.size.title, 1), (theme.size.heading, 1)], theme.size.body);
    painter.galley(pos2(left, middle - galley.size().y * 0.5), galley, theme.ink);
}

/// The sheet of paper at the foot of the picture: who has won, how, and the podium. Returns its place.
fn sheet_ui(ui: &Ui, inside: Rect, result: &GameResult, text: &Text, theme: &Theme) -> Rect {
    let (painter, size, gap) = (ui.painter(), &theme.size.result, theme.size.grid);
    let [headline, how] = words_of(painter, inside.width() - size.padding * 2.0, result, text, theme);
    let standings = result.standings();
    let podium = Podium::new(painter, &standings, inside.shrink2(vec2(size.padding, 0.0)).x_range(), theme);
    let words = headline.size().y + gap * 0.5 + how.size().y;
    let height = size.padding * 2.0 + words + gap + podium.height();
    let sheet = inside.with_min_y(inside.bottom() - height);
    let radius = theme.size.radius;
    painter.add(Shape::Rect(theme.lifted_shadow().as_shape(sheet, radius)));
    painter.rect(sheet, radius, theme.paper, Stroke::new(theme.size.outline, theme.line), StrokeKind::Inside);
    let mut top = sheet.top() + size.padding;
    for (galley, colour) in [(headline, theme.ink), (how, theme.ink_soft)] {
        let height = galley.size().y;
        painter.galley(pos2(sheet.center().x, top), galley, colour);
        top += height + gap * 0.5;
    }
    podium.paint(painter, sheet.bottom() - size.padding, theme);
    sheet
}

/// Who has won, and how, set within `room`.
fn words_of(painter: &Painter, room: f32, result: &GameResult, text: &Text, theme: &Theme) -> [Arc<Galley>; 2] {
    let names: Vec<String> = result.players.iter().map(|player| player.name.clone()).collect();
    let align = Align::Center;
    let headline = text.say(&result.headline, &names);
    let fitting = Fitting { family: fonts::serif(), colour: theme.ink, room, align };
    let sizes = [(theme.size.result.headline, 1), (theme.size.heading, 2)];
    let headline = fitted(painter, &headline, &fitting, &sizes, theme.size.body);
    let sentences: Vec<String> = result.sentences.iter().map(|sentence| text.say(sentence, &names)).collect();
    let fitting = Fitting { family: fonts::semibold(), colour: theme.ink_soft, room, align };
    // Two sentences stand in one line, or each in its own.
    let (body, small) = (theme.size.body, theme.size.small);
    let in_one = fitted(painter, &sentences.join(" "), &fitting, &[], body);
    if in_one.rows.len() == 1 {
        return [headline, in_one];
    }
    let sizes = [body, (body + small) * 0.5, small].map(|size| (size, sentences.len()));
    [headline, fitted(painter, &sentences.join("\n"), &fitting, &sizes, small)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outcome of a game with these scores, which the first seat has won.
    fn won_with(scores: [i32; 2]) -> Outcome {
        Outcome { scores: scores.into_iter().collect(), winners: std::iter::once(Seat::new(0)).collect() }
    }

    #[test]
    fn game_won_by_a_point_was_not_decided_long_before() {
        let summary = [Phrase::new("story-decided").with("number", 7)];
        for (scores, is_said) in [([20, 19], false), ([5, 6], false), ([20, 18], true), ([0, -40], true)] {
            assert_eq!(neutral_sentence(&summary, &won_with(scores)).is_some(), is_said, "{scores:?}");
        }
        let close = [Phrase::new("story-open")];
        assert!(neutral_sentence(&close, &won_with([20, 19])).is_some());
    }

    #[test]
    fn sentence_of_the_story_names_nobody() {
        let outcome = won_with([20, 10]);
        let of = |key, seat| Phrase::new(key).with("seat", Seat::new(seat));
        let decided = Phrase::new("story-decided").with("number", 7);
        let told = [of("story-played-best", 0), of("story-lucky", 1), decided.clone()];
        assert_eq!(neutral_sentence(&told, &outcome), Some(&decided));
        let of_child = [of("story-child-best", 0).with("number", 3), of("story-lucky", 1)];
        assert_eq!(neutral_sentence(&of_child, &outcome), None, "what is said of a child stays at the table");
        assert_eq!(neutral_sentence(&[], &outcome), None);
    }
}
