//! Beats: the steps in which an event is shown.
//!
//! Must not know: rectangles, times.

use derive_where::derive_where;
use egui::Pos2;

use crate::engine::{Observation, Phrase, Seat};
use crate::paint::mouse::Mood;
use crate::paint::painter::Painter;
use crate::sound::Sound;

/// An observed event with the positions around it, as one viewer sees them.
pub struct Moment<'a, R: Painter> {
    /// The event.
    pub observation: &'a Observation<R>,
    /// What lay open before the event.
    pub before: &'a R::Open,
    /// What lies open after it.
    pub after: &'a R::Open,
}

/// One thing that the eye sees of an event.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Beat<R: Painter> {
    /// What is shown.
    pub show: Show<R>,
    /// When the beat begins.
    pub start: Start,
    /// What is heard of the beat. It never depends on what somebody at the table may not know.
    pub sound: Option<Sound>,
    /// Whether people must see the beat to follow the game: no input and no pace hurries the event then.
    pub is_unskippable: bool,
    /// Whether the beat only announces what the next event shows, so that a bot need not wait for it to be read.
    pub is_prelude: bool,
}

/// When a beat begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// When all earlier beats have ended.
    AfterAll,
    /// Shortly after the previous beat begins.
    Staggered,
    /// Together with the previous beat.
    Together,
}

/// What a beat shows.
#[derive_where(Clone, Debug, PartialEq)]
pub enum Show<R: Painter> {
    /// A piece travels.
    Travel(Travel<R>),
    /// What lies at a place changes in a way that the board paints by itself, asking [`Playback::change`]: a card turns
    /// over, a die rolls, a row is pushed.
    ///
    /// [`Playback::change`]: super::Playback::change
    Change(R::Place, Span),
    /// Places light up one after another, and stay lit until the event has been shown.
    Light(Vec<R::Place>),
    /// Something gained rises from the middle of these places, rests, and flies to where it is entered.
    Gain {
        /// The seat that gains.
        seat: Seat,
        /// What is gained, in few characters: "+4".
        label: Phrase,
        /// The places that it comes from.
        from: Vec<R::Place>,
        /// Where it is entered: the first of these places that is on the screen.
        to: Vec<R::Place>,
    },
    /// A place shakes.
    Shake(R::Place),
    /// A sentence stands over the board: a round, a last turn. It says nothing that the log does not say or show.
    Tell(Phrase),
    /// Nothing moves, so that people can look.
    Hold(Pause),
    /// The mouse of a seat shows a mood from now on. It takes no time, and depends on nothing that somebody at the table
    /// may not know.
    React(Seat, Mood),
}

/// The way of a piece from one place to another.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Travel<R: Painter> {
    /// The piece.
    pub piece: R::Piece,
    /// Where it comes from: the first of these places that was on the screen.
    pub from: Vec<R::Place>,
    /// Where it goes: the first of these places that is on the screen.
    pub to: Vec<R::Place>,
    /// The shape of the way.
    pub way: Way,
    /// Whether it sets out face down and lands face up.
    pub turns_over: bool,
    /// Whether it is shown where it comes from until it sets out.
    pub waits: bool,
}

/// The shape of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Lifted, carried straight and put down.
    Lift,
    /// Thrown in an arc.
    Arc,
    /// Pushed along the table.
    Slide,
    /// One hop, as a pawn goes to the next space.
    Hop,
    /// Slid past something that comes the other way, in a bow to its own right.
    Pass,
    /// Dropped through the table: it grows smaller and is gone.
    Fall,
}

/// How long a change at a place takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// A card or lid turns over.
    Turn,
    /// A piece moves by one space.
    Step,
    /// A row of things is pushed by one space.
    Push,
    /// Dice roll until they lie still.
    Roll,
    /// Two things are swapped, at the speed that is set for what people must follow.
    Swap,
}

/// How long people are given to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// At something that the next step follows from.
    Short,
    /// At something that decides what comes.
    Long,
}

/// The piece type of a game in which nothing travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPiece {}

/// How a travelling piece lies at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PiecePose {
    /// Its middle on the screen.
    pub center: Pos2,
    /// Its side in points, or the shorter one.
    pub side: f32,
    /// Its height above the table, 0 to 1.
    pub lift: f32,
    /// How far it is turned: 0 face down, 1 face up.
    pub face: f32,
    /// How much it is flattened by landing, 0 to 1.
    pub squash: f32,
    /// How far it has fallen through the table, 0 to 1.
    pub fallen: f32,
}

impl PiecePose {
    /// Whether the face can be seen.
    pub fn shows_face(&self) -> bool {
        self.face >= 0.5
    }

    /// Width over height as it turns: 1 when it lies flat, near 0 when it stands on edge.
    pub fn breadth(&self) -> f32 {
        (self.face * std::f32::consts::PI).cos().abs().max(0.04)
    }
}

impl<R: Painter> Beat<R> {
    /// A beat that begins when the previous one has ended, with the sound that the game gives to what it shows.
    pub fn new(show: Show<R>) -> Self {
        let sound = R::sound(&show);
        Beat { show, start: Start::AfterAll, sound, is_unskippable: false, is_prelude: false }
    }

    /// The same beat, of which something else is heard.
    pub fn sounding(self, sound: Sound) -> Self {
        Beat { sound: Some(sound), ..self }
    }

    /// The same beat, of which nothing is heard.
    pub fn silent(self) -> Self {
        Beat { sound: None, ..self }
    }

    /// A piece travels.
    pub fn travel(piece: R::Piece, from: Vec<R::Place>, to: Vec<R::Place>, way: Way) -> Self {
        Beat::new(Show::Travel(Travel { piece, from, to, way, turns_over: false, waits: false }))
    }

    /// What lies at a place changes, as the board paints it.
    pub fn change(place: R::Place, span: Span) -> Self {
        Beat::new(Show::Change(place, span))
    }

    /// Places light up one after another.
    pub fn light(places: Vec<R::Place>) -> Self {
        Beat::new(Show::Light(places))
    }

    /// A sentence stands over the board.
    pub fn tell(sentence: Phrase) -> Self {
        Beat::new(Show::Tell(sentence))
    }

    /// Nothing moves, so that people can look.
    pub fn hold(pause: Pause) -> Self {
        Beat::new(Show::Hold(pause))
    }

    /// The mouse of a seat shows a mood, from when the previous beat begins.
    pub fn react(seat: Seat, mood: Mood) -> Self {
        Beat::new(Show::React(seat, mood)).together()
    }

    /// One seat takes something from another, from when the previous beat begins.
    pub fn rob(thief: Seat, victim: Seat) -> [Self; 2] {
        [Beat::react(victim, Mood::Ouch), Beat::react(thief, Mood::Sly)]
    }

    /// The same beat, which people must see to its end.
    pub fn unskippable(self) -> Self {
        Beat { is_unskippable: true, ..self }
    }

    /// The same beat, which only announces what the next event shows.
    pub fn prelude(self) -> Self {
        Beat { is_prelude: true, ..self }
    }

    /// The same beat, with a travelling piece that turns face up on its way.
    pub fn turning_over(mut self) -> Self {
        if let Show::Travel(travel) = &mut self.show {
            travel.turns_over = true;
        }
        self
    }

    /// The same beat, with a travelling piece that lies where it comes from until it sets out.
    pub fn waiting(mut self) -> Self {
        if let Show::Travel(travel) = &mut self.show {
            travel.waits = true;
        }
        self
    }

    /// The same beat, beginning shortly after the previous one begins.
    pub fn staggered(self) -> Self {
        Beat { start: Start::Staggered, ..self }
    }

    /// Beats of which each begins shortly after the one before; the first begins when all earlier beats have ended.
    pub fn one_after_another(beats: impl Iterator<Item = Self>) -> impl Iterator<Item = Self> {
        beats.enumerate().map(|(index, beat)| if index == 0 { beat } else { beat.staggered() })
    }

    /// The same beat, beginning together with the previous one.
    pub fn together(self) -> Self {
        Beat { start: Start::Together, ..self }
    }
}
