//! A game being played: options, seats, seed and its timeline. The only place where real states are.

use super::seats::SeatAssignment;
use super::timeline::Timeline;
use crate::engine::{
    ChanceKind, Event, ManualOutcome, Observation, Outcome, Phrase, Refusal, Rules, Seat, Turn, View, Viewer,
    luck_stream, seed_of,
};

/// A game being played.
#[derive_where::derive_where(Clone, Debug)]
pub struct Match<R: Rules> {
    options: R::Options,
    seating: Vec<SeatAssignment>,
    seed: u64,
    pub(super) timeline: Timeline<R>,
}

impl<R: Rules> Match<R> {
    /// A new game, before its first event.
    ///
    /// # Errors
    /// When the game cannot be played so, with this many seats.
    pub fn new(options: R::Options, seating: Vec<SeatAssignment>, seed: u64) -> Result<Self, Refusal> {
        let start = R::start(&options, seating.len())?;
        Ok(Match { options, seating, seed, timeline: Timeline::new(start) })
    }

    /// Whether this game begins with a seat that is drawn or chosen at the table.
    pub fn has_starter() -> bool {
        let start = R::start(&R::Options::default(), *R::SEATS.start());
        start.is_ok_and(|state| R::chance_kind(&state) == ChanceKind::Starter)
    }

    /// The seat that was drawn or chosen to begin, where a game has that and it has happened.
    pub fn starter(&self) -> Option<Seat> {
        let Some(Event::Chance(outcome)) = self.timeline.past().next() else { return None };
        let begins = |seat: &Seat| {
            R::manual_outcome(self.timeline.state_at(0), &ManualOutcome::Starter(*seat)).as_ref() == Some(outcome)
        };
        Seat::all(self.seating.len()).find(begins)
    }

    /// How the game is played.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// Who sits where, in seat order.
    pub fn seating(&self) -> &[SeatAssignment] {
        &self.seating
    }

    /// Who sits at this seat. The seat must be one of this game.
    pub fn assignment(&self, seat: Seat) -> &SeatAssignment {
        &self.seating[seat.index()]
    }

    /// Hands a seat to someone else.
    pub fn seat_someone(&mut self, seat: Seat, assignment: SeatAssignment) {
        if let Some(place) = self.seating.get_mut(seat.index()) {
            *place = assignment;
        }
    }

    /// How many people sit at the screen.
    pub fn people(&self) -> usize {
        self.seating.iter().filter(|assignment| assignment.player.is_human()).count()
    }

    /// The seed of the luck.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// From now on chance goes by this seed, and so does what it has brought and nobody has seen yet; all else that has happened stays, and what could be
    /// redone is dropped.
    pub fn begin_luck_anew(&mut self, seed: u64) {
        self.timeline.forget_future();
        self.seed = seed;
        let past: Vec<&Event<R>> = self.timeline.past().collect();
        let mut rng = seed_of(seed, "anew", &[]);
        if let Some((ply, chance)) = R::resample_hidden(&past, self.timeline.state(), &mut rng) {
            let events = past.into_iter().cloned().collect();
            match self.timeline.with(ply, Event::Chance(chance), events) {
                Ok(timeline) => self.timeline = timeline,
                Err(refusal) => tracing::error!("what nobody has seen cannot be drawn anew: {refusal:?}"),
            }
        }
    }

    /// Whose turn it is now.
    pub fn turn(&self) -> Turn {
        self.turn_at(self.ply())
    }

    /// Whose turn it was after the first `ply` events.
    pub fn turn_at(&self, ply: usize) -> Turn {
        R::turn(self.timeline.state_at(ply))
    }

    /// What chance is due now.
    pub fn due(&self) -> ChanceKind {
        self.due_at(self.ply())
    }

    /// What chance was due after the first `ply` events.
    pub fn due_at(&self, ply: usize) -> ChanceKind {
        R::chance_kind(self.timeline.state_at(ply))
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Chance(_) | Turn::Seat(_) => None,
        }
    }

    /// How many events have happened.
    pub fn ply(&self) -> usize {
        self.timeline.at()
    }

    /// What this viewer may know now.
    pub fn view(&self, who: Viewer) -> View<R> {
        self.view_at(self.ply(), who)
    }

    /// What this viewer may know of the position after the first `ply` events. `Everything` is granted for finished games only;
    /// before the end it is the table's view.
    pub fn view_at(&self, ply: usize, who: Viewer) -> View<R> {
        R::view(self.timeline.state_at(ply), self.granted(who))
    }

    /// Whose eyes are lent to one who asks for these: nobody sees everything before the end.
    fn granted(&self, who: Viewer) -> Viewer {
        match who {
            Viewer::Everything if self.outcome().is_none() => Viewer::Table,
            who => who,
        }
    }

    /// The event at `ply` as this viewer witnessed it; `None` where nothing has happened yet. `Everything` is granted as in
    /// [`Match::view_at`].
    pub fn observation(&self, ply: usize, who: Viewer) -> Option<Observation<R>> {
        if ply >= self.ply() {
            return None;
        }
        let who = self.granted(who);
        self.timeline.event(ply).map(|event| R::observe(self.timeline.state_at(ply), event, who))
    }

    /// Whether the event at `ply` is a decision, and whose.
    pub fn decided_by(&self, ply: usize) -> Option<Seat> {
        match self.timeline.event(ply) {
            Some(Event::Decision(seat, _)) => Some(*seat),
            Some(Event::Chance(_)) | None => None,
        }
    }

    /// The seat whose decision is due, if the table is not to see all of it. What the seat is shown in passing once it has decided makes no
    /// secret of the decision.
    pub fn decides_in_secret(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let state = self.timeline.state();
        let secret = |&choice: &R::Move| {
            let decision = Event::Decision(seat, choice);
            let own = R::observe(state, &decision, Viewer::Seat(seat));
            !own.is_glimpse && own.seen != R::observe(state, &decision, Viewer::Table).seen
        };
        self.legal().iter().any(secret).then_some(seat)
    }

    /// Whether more lies open before this seat than before the table.
    pub fn sees_more(&self, seat: Seat) -> bool {
        self.view(Viewer::Seat(seat)).open != self.view(Viewer::Table).open
    }

    /// The earliest position that may be looked at: while the game runs, none from before something was covered.
    pub fn looks_back_to(&self) -> usize {
        let covered = |ply: usize| {
            self.timeline.event(ply).is_some_and(|event| R::hides_information(self.timeline.state_at(ply), event))
        };
        match self.turn() {
            Turn::Over(_) => 0,
            Turn::Chance(_) | Turn::Seat(_) => (0..self.ply()).rev().find(|&ply| covered(ply)).map_or(0, |ply| ply + 1),
        }
    }

    /// Whether the draw or shuffle that is due will cover what lies open now. Dice never wait for that: what they cover depends on
    /// what they show.
    pub fn chance_covers(&self) -> bool {
        let state = self.timeline.state();
        R::chance_kind(state) == ChanceKind::Hidden && R::hides_information(state, &Event::Chance(self.next_lot()))
    }

    /// Whether this decision of the seat on turn would cover what that seat has shown all in this very turn.
    pub fn covers_what_was_shown(&self, seat: Seat, choice: R::Move) -> bool {
        let decided = |ply: &usize| self.decided_by(*ply) == Some(seat);
        let shown = |ply: usize| self.observation(ply, Viewer::Table).is_some_and(|observation| observation.is_news);
        let others = |ply: usize| self.decided_by(ply).is_some_and(|decider| decider != seat);
        R::hides_information(self.timeline.state(), &Event::Decision(seat, choice))
            && (0..self.ply()).rev().take_while(|&ply| !others(ply)).filter(decided).any(shown)
    }

    /// The legal moves of the seat on turn.
    pub fn legal(&self) -> Vec<R::Move> {
        self.legal_at(self.ply())
    }

    /// The legal moves at the position after the first `ply` events.
    pub fn legal_at(&self, ply: usize) -> Vec<R::Move> {
        let mut moves = Vec::new();
        R::legal(self.timeline.state_at(ply), &mut moves);
        moves
    }

    /// Whether a decision may be made now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, choice: R::Move) -> Result<(), Refusal> {
        R::check(self.timeline.state(), &Event::Decision(seat, choice))
    }

    /// What records call the kind of the event at this ply; nothing that it hides. `None` where nothing has happened.
    pub fn kind_of(&self, ply: usize) -> Option<String> {
        let written = match self.timeline.past().nth(ply)? {
            Event::Decision(_, choice) => serde_json::to_value(choice),
            Event::Chance(outcome) => serde_json::to_value(outcome),
        };
        written.ok()?.get("do").and_then(serde_json::Value::as_str).map(str::to_owned)
    }

    /// Makes a decision.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn decide(&mut self, seat: Seat, choice: R::Move) -> Result<(), Refusal> {
        self.timeline.push(Event::Decision(seat, choice))
    }

    /// Lets chance bring what it will: the outcome is that of the game's own stream for this event.
    ///
    /// # Errors
    /// When no chance event is due.
    pub fn resolve_chance(&mut self) -> Result<(), Refusal> {
        self.apply_chance(self.next_lot())
    }

    /// What chance brings next, when it is due.
    fn next_lot(&self) -> R::Chance {
        let before = self.timeline.past().filter(|event| matches!(event, Event::Chance(_))).count();
        R::sample_chance(self.timeline.state(), &mut luck_stream(self.seed, before))
    }

    /// Enters what a person has brought about in chance's place: a chosen starter, real dice.
    ///
    /// # Errors
    /// The rule that says it cannot be; `record` where nothing of the kind is due.
    pub fn give_by_hand(&mut self, given: &ManualOutcome) -> Result<(), Refusal> {
        match R::manual_outcome(self.timeline.state(), given) {
            Some(outcome) => self.apply_chance(outcome),
            None => Err(Refusal::new("record", Phrase::new("chance-not-due"))),
        }
    }

    /// Enters an outcome of chance that someone has brought about: real dice, a chosen starter, a script.
    ///
    /// # Errors
    /// The rule that says it cannot be.
    pub fn apply_chance(&mut self, outcome: R::Chance) -> Result<(), Refusal> {
        self.timeline.push(Event::Chance(outcome))
    }

    /// The first `ply` events as a game of its own.
    pub fn until(&self, ply: usize) -> Match<R> {
        let mut copy = self.clone();
        copy.timeline.go_to(ply);
        copy.timeline.forget_future();
        copy
    }
}
