//! When the things of each seat are counted: seats from the lowest rank to the highest, a held breath, the podium.
//!
//! Must not know: rectangles, painting, the wall clock.

use std::ops::Range;

use crate::engine::Seat;
use crate::paint::count::Entrance;
use crate::paint::theme::CountTimes;
use crate::ui::table::model::Ending;

/// How many times as long as other things a weighed one takes.
const WEIGHING: f32 = 4.0;

/// The share of the podium's time in which the rows go, before its first step rises.
const ROWS_GO: f32 = 0.25;

/// The times of a count, in milliseconds since it began.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CountTimeline {
    /// The board glides aside.
    glide: Range<f32>,
    seats: Vec<CountedSeat>,
    podium: Range<f32>,
    /// The number of different ranks.
    ranks: usize,
}

impl CountTimeline {
    /// The times for what is counted. `factor` is that of the speed of animations; 0 for none. Where there is much to
    /// count, only the counting is shortened.
    pub fn new(ending: &Ending, times: &CountTimes, factor: f32) -> Self {
        let designed = CountTimeline::designed(ending, times, 1.0);
        if factor <= 0.0 {
            return designed.scaled(0.0);
        }
        let counting = (designed.podium.start - times.breath as f32 - designed.glide.end).max(1.0);
        let rest = designed.podium.end - counting;
        let room = times.most as f32 / factor - rest;
        let timeline = CountTimeline::designed(ending, times, (room / counting).clamp(0.0, 1.0)).scaled(factor);
        let longer = times.least as f32 / timeline.length();
        timeline.scaled(longer.max(1.0))
    }

    /// The times as designed, but for the counting, which is so many times as long.
    fn designed(ending: &Ending, times: &CountTimes, counting: f32) -> Self {
        let glide = 0.0..times.glide as f32;
        let mut now = glide.end;
        let mut seats = vec![CountedSeat::default(); ending.counts.len()];
        let ranks = ending.ranks.iter().max().map_or(0, |last| last + 1);
        // Equal seats are counted together.
        for rank in (0..ranks).rev() {
            let row = now..now + times.row as f32 * counting;
            let mut end = row.end;
            for (seat, things) in ending.counts.iter().enumerate().filter(|(seat, _)| ending.ranks[*seat] == rank) {
                let mut time = row.end;
                let next = |entrance: Entrance| {
                    let start = time;
                    let times_as_long = if entrance == Entrance::Weigh { WEIGHING } else { 1.0 };
                    time += times.part as f32 * times_as_long * counting;
                    start..time
                };
                let things = things.iter().map(|thing| thing.entrance).map(next).collect();
                seats[seat] = CountedSeat { row: row.clone(), things };
                end = end.max(time);
            }
            now = end + times.seat as f32 * counting;
        }
        let podium = now + times.breath as f32;
        CountTimeline { glide, seats, podium: podium..podium + times.podium as f32, ranks }
    }

    fn scaled(mut self, by: f32) -> Self {
        let scale = |range: &mut Range<f32>| *range = range.start * by..range.end * by;
        scale(&mut self.glide);
        scale(&mut self.podium);
        for seat in &mut self.seats {
            scale(&mut seat.row);
            seat.things.iter_mut().for_each(scale);
        }
        self
    }

    /// Milliseconds until the podium stands.
    pub fn length(&self) -> f32 {
        self.podium.end
    }

    /// When the row of a seat comes.
    #[cfg(test)]
    pub fn row_start(&self, seat: Seat) -> f32 {
        self.seats[seat.index()].row.start
    }

    /// The count this many milliseconds after it began.
    pub fn at(&self, elapsed: f32) -> CountMoment<'_> {
        CountMoment { timeline: self, elapsed }
    }
}

/// When a seat is counted.
#[derive(Clone, Debug, Default, PartialEq)]
struct CountedSeat {
    /// When its row comes, in milliseconds since the count began.
    row: Range<f32>,
    /// When each of its things is counted, likewise.
    things: Vec<Range<f32>>,
}

/// A count at one moment.
#[derive(Clone, Copy)]
pub struct CountMoment<'a> {
    timeline: &'a CountTimeline,
    elapsed: f32,
}

impl CountMoment<'_> {
    fn share(&self, range: &Range<f32>) -> f32 {
        if self.elapsed >= range.end {
            1.0
        } else {
            ((self.elapsed - range.start) / (range.end - range.start)).max(0.0)
        }
    }

    /// Whether everything stands.
    pub fn is_over(&self) -> bool {
        self.elapsed >= self.timeline.podium.end
    }

    /// How far the board has glided aside, 0 to 1.
    pub fn glide(&self) -> f32 {
        self.share(&self.timeline.glide)
    }

    /// How far the row of a seat has come, 0 to 1.
    pub fn row(&self, seat: Seat) -> f32 {
        self.timeline.seats.get(seat.index()).map_or(0.0, |seat| self.share(&seat.row))
    }

    /// How far a counted thing has come, 0 to 1.
    pub fn thing(&self, seat: Seat, index: usize) -> f32 {
        let seat = self.timeline.seats.get(seat.index());
        seat.and_then(|seat| seat.things.get(index)).map_or(0.0, |range| self.share(range))
    }

    /// Whether a seat is being counted.
    pub fn is_counting(&self, seat: Seat) -> bool {
        let end = |seat: &CountedSeat| seat.things.last().map_or(0.0, |range| range.end);
        let seat = self.timeline.seats.get(seat.index());
        seat.is_some_and(|seat| (seat.row.start..end(seat)).contains(&self.elapsed))
    }

    /// What has been counted for a seat.
    pub fn total(&self, seat: Seat, ending: &Ending) -> i32 {
        let things = ending.counts.get(seat.index()).into_iter().flatten().enumerate();
        let sum: f32 = things.map(|(index, thing)| thing.amount as f32 * self.thing(seat, index)).sum();
        sum.round() as i32
    }

    /// How far the podium has risen as a whole, 0 to 1.
    pub fn podium(&self) -> f32 {
        self.share(&self.timeline.podium)
    }

    /// How far the rows have given way to the podium, 0 to 1.
    pub fn rows_gone(&self) -> f32 {
        (self.podium() / ROWS_GO).min(1.0)
    }

    /// How far the step of a rank has risen, 0 to 1: the lowest first, the winners' last.
    pub fn step(&self, rank: usize) -> f32 {
        let ranks = self.timeline.ranks.max(1) as f32;
        let length = 0.5;
        let start = (ranks - 1.0 - rank as f32).max(0.0) / (ranks - 1.0).max(1.0) * (1.0 - length);
        let rising = (self.podium() - ROWS_GO) / (1.0 - ROWS_GO);
        ((rising - start) / length).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Phrase;
    use crate::paint::theme::Theme;
    use crate::ui::table::model::CountedThing;

    fn times() -> &'static CountTimes {
        &Theme::light().motion.count
    }

    fn ending(ranks: &[usize], things: usize) -> Ending {
        let thing = CountedThing { label: None, amount: 3, entrance: Entrance::Land, has_piece: true };
        Ending {
            how_won: Phrase::new("end-won-by"),
            counts: vec![vec![thing; things]; ranks.len()],
            ranks: ranks.to_vec(),
            has_bow: false,
        }
    }

    #[test]
    fn lower_ranks_are_counted_first_and_equal_ones_together() {
        let ending = ending(&[1, 0, 2, 0], 4);
        let timeline = CountTimeline::new(&ending, times(), 1.0);
        let start = |seat: usize| timeline.seats[seat].row.start;
        assert!(start(2) < start(0) && start(0) < start(1) && start(1) == start(3), "{timeline:?}");
        assert!(timeline.glide.end <= start(2));
        let last = timeline.seats[1].things.last().expect("a thing").end;
        let breath = timeline.podium.start - last;
        assert!(
            breath > timeline.seats[1].things[0].end - timeline.seats[1].things[0].start,
            "a held breath: {breath}"
        );
        let before = timeline.at(timeline.podium.start - 1.0);
        assert_eq!(Seat::all(4).map(|seat| before.total(seat, &ending)).collect::<Vec<_>>(), [12; 4]);
        assert!(!before.is_over() && before.podium() == 0.0 && timeline.at(timeline.length()).is_over());
    }

    #[test]
    fn count_takes_from_0_6_to_6_seconds() {
        for (ranks, things) in [(&[0, 1][..], 0), (&[0, 1], 1), (&[0, 0], 1), (&[3, 1, 0, 4, 2, 5], 20)] {
            for factor in [0.5, 1.0, 2.0] {
                let length = CountTimeline::new(&ending(ranks, things), times(), factor).length();
                assert!((599.9..=6000.1).contains(&length), "{ranks:?}, {things} things, {factor}: {length}");
            }
        }
        let still = CountTimeline::new(&ending(&[0, 1], 3), times(), 0.0);
        assert!(still.length() == 0.0 && still.at(0.0).is_over() && still.at(0.0).glide() == 1.0);
    }

    #[test]
    fn nothing_is_counted_before_its_row_has_come() {
        let timeline = CountTimeline::new(&ending(&[0, 1], 2), times(), 1.0);
        for seat in Seat::all(2) {
            let moments = (0..1000).map(|step| timeline.at(timeline.length() * step as f32 / 1000.0));
            let early: Vec<f32> = moments.filter(|now| now.row(seat) < 1.0).map(|now| now.thing(seat, 0)).collect();
            assert!(early.len() > 1 && early.iter().all(|share| *share == 0.0), "{seat:?}: {early:?}");
        }
    }

    #[test]
    fn rows_are_gone_before_the_first_step_rises() {
        let timeline = CountTimeline::new(&ending(&[0, 1, 2], 1), times(), 1.0);
        let moments = (0..=1000).map(|step| timeline.at(timeline.length() * step as f32 / 1000.0));
        let fading: Vec<f32> = moments.filter(|now| now.rows_gone() < 1.0).map(|now| now.step(2)).collect();
        assert!(fading.iter().all(|risen| *risen == 0.0), "{fading:?}");
        assert_eq!(timeline.at(timeline.length()).rows_gone(), 1.0);
    }

    #[test]
    fn winners_step_rises_last() {
        let timeline = CountTimeline::new(&ending(&[0, 1, 2], 1), times(), 1.0);
        let middle = timeline.at(timeline.podium.start + 0.6 * (timeline.podium.end - timeline.podium.start));
        assert!(middle.step(2) > middle.step(1) && middle.step(1) > middle.step(0));
        assert_eq!([0, 1, 2].map(|rank| timeline.at(timeline.length()).step(rank)), [1.0; 3]);
    }
}
