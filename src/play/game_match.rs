//! A match: one game being played, with its options, seats, seed and timeline. The real states are private to this
//! module and the timeline.

use jiff::civil::Date;

use super::seats::{PersonId, SeatAssignment};
use super::timeline::Timeline;
use crate::engine::{
    ChanceKind, Event, Observation, Outcome, Phrase, Refusal, Rules, Seat, Turn, View, Viewer, derive_stream,
    luck_stream,
};

/// A game being played.
#[derive_where::derive_where(Clone, Debug)]
pub struct Match<R: Rules> {
    options: R::Options,
    seating: Vec<SeatAssignment>,
    /// By seat: the id of the person who sits there, if the person is known.
    person_ids: Vec<Option<PersonId>>,
    seed: u64,
    /// The day, if this is the deal of a day.
    deal: Option<Date>,
    pub(super) timeline: Timeline<R>,
}

impl<R: Rules> Match<R> {
    /// A new game before its first event.
    ///
    /// # Errors
    /// If the options do not allow a game with this number of seats.
    pub fn new(options: R::Options, seating: Vec<SeatAssignment>, seed: u64) -> Result<Self, Refusal> {
        let start = R::start(&options, seating.len())?;
        let person_ids = vec![None; seating.len()];
        Ok(Match { options, seating, person_ids, seed, deal: None, timeline: Timeline::new(start) })
    }

    /// Whether games of this kind begin with drawing or choosing the starting seat.
    pub fn has_starter() -> bool {
        let start = R::start(&R::Options::default(), *R::SEATS.start());
        start.is_ok_and(|state| matches!(R::chance_kind(&state), ChanceKind::Starter { .. }))
    }

    /// The starting seat, if it was drawn or chosen in this game.
    pub fn starter(&self) -> Option<Seat> {
        let Some(Event::Chance(outcome)) = self.timeline.past().next() else { return None };
        let is_starter = |seat: &Seat| R::starter(*seat).as_ref() == Some(outcome);
        Seat::all(self.seating.len()).find(is_starter)
    }

    /// The options of the game.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// Who plays at each seat, in seat order.
    pub fn seating(&self) -> &[SeatAssignment] {
        &self.seating
    }

    /// Who plays at this seat, which must be a seat of this game.
    pub fn assignment(&self, seat: Seat) -> &SeatAssignment {
        &self.seating[seat.index()]
    }

    /// Gives a seat to another person or bot. The seat keeps its person's id while it keeps its name.
    pub fn assign_seat(&mut self, seat: Seat, assignment: SeatAssignment) {
        if let Some(place) = self.seating.get_mut(seat.index()) {
            if place.name != assignment.name {
                self.person_ids[seat.index()] = None;
            }
            *place = assignment;
        }
    }

    /// The id of the person at this seat; `None` for a bot, and for a person without an id.
    pub fn person_id(&self, seat: Seat) -> Option<&PersonId> {
        let is_human = self.seating.get(seat.index())?.player.is_human();
        self.person_ids.get(seat.index())?.as_ref().filter(|_| is_human)
    }

    /// Sets the id of the person at this seat.
    pub fn set_person_id(&mut self, seat: Seat, id: Option<PersonId>) {
        if let Some(place) = self.person_ids.get_mut(seat.index()) {
            *place = id;
        }
    }

    /// The number of seats played by people.
    pub fn human_count(&self) -> usize {
        self.seating.iter().filter(|assignment| assignment.player.is_human()).count()
    }

    /// The seed of the game's chance events.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The day, if this game is the deal of a day and has been played as it was dealt.
    pub fn deal(&self) -> Option<Date> {
        self.deal
    }

    /// Says that this game is the deal of a day, or no longer.
    pub fn set_deal(&mut self, deal: Option<Date>) {
        self.deal = deal;
    }

    /// Replaces the seed. Future chance outcomes change, and so do the hidden parts of past ones that nobody has seen;
    /// everything else in the past stays. Events that could be redone are dropped.
    pub fn reseed(&mut self, seed: u64) {
        self.timeline.drop_future();
        self.seed = seed;
        self.deal = None;
        let past: Vec<&Event<R>> = self.timeline.past().collect();
        let mut rng = derive_stream(seed, "anew", &[]);
        if let Some((ply, chance)) = R::resample_hidden(&past, self.timeline.state(), &mut rng) {
            let events = past.into_iter().cloned().collect();
            match self.timeline.with_event_replaced(ply, Event::Chance(chance), events) {
                Ok(timeline) => self.timeline = timeline,
                Err(refusal) => tracing::error!("hidden chance outcomes could not be resampled: {refusal:?}"),
            }
        }
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        self.turn_at(self.ply())
    }

    /// Who acted next after the first `ply` events.
    pub fn turn_at(&self, ply: usize) -> Turn {
        R::turn(self.timeline.state_at(ply))
    }

    /// The kind of chance event that is due now.
    pub fn pending_chance(&self) -> ChanceKind {
        self.pending_chance_at(self.ply())
    }

    /// The kind of chance event that was due after the first `ply` events.
    pub fn pending_chance_at(&self, ply: usize) -> ChanceKind {
        R::chance_kind(self.timeline.state_at(ply))
    }

    /// The faces of the number dice that the event at `ply` rolled; empty for any other event.
    pub fn dice_rolled_at(&self, ply: usize) -> Vec<u8> {
        match self.timeline.event(ply) {
            Some(Event::Chance(outcome)) => R::dice_rolled(self.timeline.state_at(ply), outcome),
            Some(Event::Decision(..)) | None => Vec::new(),
        }
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Chance(_) | Turn::Seat(_) => None,
        }
    }

    /// The number of events so far.
    pub fn ply(&self) -> usize {
        self.timeline.ply()
    }

    /// What a viewer may know of the current position.
    pub fn view(&self, who: Viewer) -> View<R> {
        self.view_at(self.ply(), who)
    }

    /// What a viewer may know of the position after the first `ply` events. Before the game is over,
    /// `Viewer::Everything` gets the table's view.
    pub fn view_at(&self, ply: usize, who: Viewer) -> View<R> {
        R::view(self.timeline.state_at(ply), self.permitted_viewer(who))
    }

    /// The viewer whose view is given to `who`: before the game is over, the table instead of everything.
    fn permitted_viewer(&self, who: Viewer) -> Viewer {
        match who {
            Viewer::Everything if self.outcome().is_none() => Viewer::Table,
            who => who,
        }
    }

    /// The event at `ply` as a viewer witnessed it, or `None` if it has not happened yet. `Viewer::Everything` is
    /// limited as in [`Match::view_at`].
    pub fn observation(&self, ply: usize, who: Viewer) -> Option<Observation<R>> {
        if ply >= self.ply() {
            return None;
        }
        let who = self.permitted_viewer(who);
        self.timeline.event(ply).map(|event| R::observe(self.timeline.state_at(ply), event, who))
    }

    /// The seat that made the event at `ply`, or `None` if the event is a chance event or has not happened.
    pub fn decided_by(&self, ply: usize) -> Option<Seat> {
        match self.timeline.event(ply) {
            Some(Event::Decision(seat, _)) => Some(*seat),
            Some(Event::Chance(_)) | None => None,
        }
    }

    /// An event of a game that is over, in full; `None` while the game runs.
    pub fn past_event(&self, ply: usize) -> Option<&Event<R>> {
        self.outcome()?;
        self.timeline.event(ply).filter(|_| ply < self.ply())
    }

    /// The seat on turn if the table would see less of one of its legal moves than the seat itself. A glimpse that only
    /// follows the decision does not count.
    pub fn secret_decider(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let state = self.timeline.state();
        let is_secret = |&choice: &R::Move| {
            let decision = Event::Decision(seat, choice);
            let own = R::observe(state, &decision, Viewer::Seat(seat));
            !own.is_glimpse && own.seen != R::observe(state, &decision, Viewer::Table).seen
        };
        self.legal_moves().iter().any(is_secret).then_some(seat)
    }

    /// Whether the seat sees more open information than the table.
    pub fn has_private_view(&self, seat: Seat) -> bool {
        self.view(Viewer::Seat(seat)).open != self.view(Viewer::Table).open
    }

    /// The earliest position that may be reviewed: 0 after the end, before that the position after the last event that
    /// hid information.
    pub fn earliest_reviewable_ply(&self) -> usize {
        let hides = |ply: usize| {
            self.timeline.event(ply).is_some_and(|event| R::hides_information(self.timeline.state_at(ply), event))
        };
        match self.turn() {
            Turn::Over(_) => 0,
            Turn::Chance(_) | Turn::Seat(_) => (0..self.ply()).rev().find(|&ply| hides(ply)).map_or(0, |ply| ply + 1),
        }
    }

    /// Whether the draw or shuffle that is due will hide information that lies open now. Always false for dice: what
    /// they hide depends on what they show.
    pub fn chance_hides_information(&self) -> bool {
        let state = self.timeline.state();
        R::chance_kind(state) == ChanceKind::Hidden
            && R::hides_information(state, &Event::Chance(self.sample_next_chance()))
    }

    /// Whether this decision of the seat on turn hides information and the seat has revealed something to the table
    /// earlier in the same turn.
    pub fn hides_recent_reveal(&self, seat: Seat, choice: R::Move) -> bool {
        let is_own = |ply: &usize| self.decided_by(*ply) == Some(seat);
        let is_news = |ply: usize| self.observation(ply, Viewer::Table).is_some_and(|observation| observation.is_news);
        let is_of_another = |ply: usize| self.decided_by(ply).is_some_and(|decider| decider != seat);
        R::hides_information(self.timeline.state(), &Event::Decision(seat, choice))
            && (0..self.ply()).rev().take_while(|&ply| !is_of_another(ply)).filter(is_own).any(is_news)
    }

    /// The legal moves of the seat on turn.
    pub fn legal_moves(&self) -> Vec<R::Move> {
        self.legal_moves_at(self.ply())
    }

    /// The legal moves after the first `ply` events.
    pub fn legal_moves_at(&self, ply: usize) -> Vec<R::Move> {
        let mut moves = Vec::new();
        R::legal_moves(self.timeline.state_at(ply), &mut moves);
        moves
    }

    /// Checks whether a decision is allowed now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, choice: R::Move) -> Result<(), Refusal> {
        R::check(self.timeline.state(), &Event::Decision(seat, choice))
    }

    /// The kind of the event at `ply` (the record's field `do`), which reveals nothing hidden; `None` if no event has
    /// happened there.
    pub fn event_kind(&self, ply: usize) -> Option<String> {
        let written = match self.timeline.past().nth(ply)? {
            Event::Decision(_, choice) => serde_json::to_value(choice),
            Event::Chance(outcome) => serde_json::to_value(outcome),
        };
        written.ok()?.get("do").and_then(serde_json::Value::as_str).map(str::to_owned)
    }

    /// Makes a decision.
    ///
    /// # Errors
    /// The rule that forbids it; the match is unchanged then.
    pub fn decide(&mut self, seat: Seat, choice: R::Move) -> Result<(), Refusal> {
        self.timeline.push(Event::Decision(seat, choice))
    }

    /// Performs the chance event that is due, with the outcome from the game's random stream.
    ///
    /// # Errors
    /// If no chance event is due.
    pub fn resolve_chance(&mut self) -> Result<(), Refusal> {
        self.apply_chance(self.sample_next_chance())
    }

    /// The outcome of the next chance event; call only when one is due.
    fn sample_next_chance(&self) -> R::Chance {
        let chance_events = self.timeline.past().filter(|event| matches!(event, Event::Chance(_))).count();
        R::sample_chance(self.timeline.state(), &mut luck_stream(self.seed, chance_events))
    }

    /// Makes this seat the starter, as people agreed at the table.
    ///
    /// # Errors
    /// The rule that forbids it; `record` if no choice of the starter is due.
    pub fn choose_starter(&mut self, seat: Seat) -> Result<(), Refusal> {
        let is_due = matches!(self.pending_chance(), ChanceKind::Starter { .. });
        self.apply_given(R::starter(seat).filter(|_| is_due))
    }

    /// Enters a roll with real dice that show these faces, in the order of the dice.
    ///
    /// # Errors
    /// The rule that the roll violates; `record` if it does not fit the roll that is due.
    pub fn enter_dice(&mut self, faces: &[u8]) -> Result<(), Refusal> {
        self.apply_given(R::rolled(self.timeline.state(), faces))
    }

    fn apply_given(&mut self, outcome: Option<R::Chance>) -> Result<(), Refusal> {
        let outcome = outcome.ok_or_else(|| Refusal::new("record", Phrase::new("chance-not-due")))?;
        self.apply_chance(outcome)
    }

    /// Performs the chance event that is due with this outcome.
    ///
    /// # Errors
    /// The rule that the outcome violates.
    pub fn apply_chance(&mut self, outcome: R::Chance) -> Result<(), Refusal> {
        self.timeline.push(Event::Chance(outcome))
    }

    /// A copy of the game that ends after the first `ply` events.
    pub fn until(&self, ply: usize) -> Match<R> {
        let mut copy = self.clone();
        copy.timeline.go_to(ply);
        copy.timeline.drop_future();
        copy.deal = None;
        copy
    }
}
