//! The speaker: plays sounds on a thread of its own.
//!
//! Nothing is opened before the first sound. The thread sleeps while nothing plays, and the output is paused a second after
//! the last sound, so that an idle app costs nothing.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use super::mixer::Mixer;
use super::output::Output;
use super::{NoOutput, Sound};

/// How long the output goes on in silence before it is paused.
const LINGER: Duration = Duration::from_secs(1);
/// How often the thread looks whether the sounds are over.
const TICK: Duration = Duration::from_millis(200);
/// How long nothing is tried after sound could not be opened.
const RETRY: Duration = Duration::from_secs(20);
/// How many sounds may wait to be started; further ones are not heard.
const QUEUE: usize = 16;

/// Plays sounds. It never blocks who asks for one.
#[derive(Debug)]
pub struct Speaker {
    shared: Arc<Shared>,
    orders: OnceLock<SyncSender<Order>>,
}

/// What the speaker and its thread share.
#[derive(Debug)]
struct Shared {
    mixer: Arc<Mixer>,
    /// The bits of the volume.
    volume: AtomicU32,
    problem: Mutex<Option<NoOutput>>,
}

/// A sound to be played, at a step of its scale.
#[derive(Debug)]
struct Order {
    sound: Sound,
    step: usize,
}

impl Default for Speaker {
    fn default() -> Self {
        Speaker::new()
    }
}

impl Speaker {
    /// A speaker at full volume that has opened nothing yet.
    pub fn new() -> Self {
        let shared =
            Shared { mixer: Arc::default(), volume: AtomicU32::new(1.0_f32.to_bits()), problem: Mutex::default() };
        Speaker { shared: Arc::new(shared), orders: OnceLock::new() }
    }

    /// Plays a sound, at a step of the scale if it climbs.
    pub fn play(&self, sound: Sound, step: usize) {
        if self.shared.volume() <= 0.0 {
            return;
        }
        let orders = self.orders.get_or_init(|| {
            let (sender, receiver) = sync_channel(QUEUE);
            let shared = Arc::clone(&self.shared);
            let thread = std::thread::Builder::new().name("sound".to_owned());
            if let Err(error) = thread.spawn(move || shared.play_all(&receiver)) {
                self.shared.set_problem(Some(NoOutput::Failed(error.to_string())));
            }
            sender
        });
        // A sound that finds no place in the queue would come too late.
        let _ = orders.try_send(Order { sound, step });
    }

    /// Sets the volume of the sounds that follow, 0 to 1. At 0 everything falls silent at once.
    pub fn set_volume(&self, volume: f32) {
        let volume = volume.clamp(0.0, 1.0);
        let before = self.shared.volume.swap(volume.to_bits(), Ordering::Relaxed);
        if volume <= 0.0 && f32::from_bits(before) > 0.0 {
            self.shared.mixer.hush();
        }
    }

    /// Why nothing is heard; `None` if nothing has gone wrong.
    pub fn problem(&self) -> Option<NoOutput> {
        self.shared.problem.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Shared {
    fn volume(&self) -> f32 {
        f32::from_bits(self.volume.load(Ordering::Relaxed))
    }

    fn set_problem(&self, problem: Option<NoOutput>) {
        *self.problem.lock().unwrap_or_else(PoisonError::into_inner) = problem;
    }

    /// Plays what is ordered until the speaker is dropped.
    fn play_all(&self, orders: &Receiver<Order>) {
        let mut output = None;
        let mut variants = HashMap::new();
        let mut failed: Option<Instant> = None;
        while let Ok(order) = orders.recv() {
            if failed.is_some_and(|failed| failed.elapsed() < RETRY) {
                continue;
            }
            self.start(order, &mut variants);
            match self.resume(&mut output) {
                Ok(()) => failed = None,
                Err(problem) => {
                    tracing::info!("no sound: {problem:?}");
                    self.set_problem(Some(problem));
                    self.mixer.hush();
                    failed = Some(Instant::now());
                    continue;
                }
            }
            self.set_problem(None);
            self.play_until_silent(orders, &mut variants);
            if output.as_mut().is_some_and(|output: &mut Output| output.pause().is_err()) {
                output = None;
            }
        }
    }

    /// Starts a sound in the mixer; what is repeated comes in another variant.
    fn start(&self, Order { sound, step }: Order, variants: &mut HashMap<Sound, usize>) {
        let variant = variants.entry(sound).or_insert(0);
        // The volume is a share of what ears hear, not of the amplitude.
        self.mixer.start(sound.wave(*variant, step), self.volume().powi(2));
        *variant += 1;
    }

    /// Opens the output, or goes on with one that is paused; one that has been lost is opened anew.
    fn resume(&self, output: &mut Option<Output>) -> Result<(), NoOutput> {
        if output.as_mut().is_some_and(|output| output.resume().is_ok()) {
            return Ok(());
        }
        *output = None;
        let opened = Output::open(Arc::clone(&self.mixer))?;
        *output = Some(opened);
        Ok(())
    }

    /// Starts further sounds until there has been nothing to be heard for a while.
    fn play_until_silent(&self, orders: &Receiver<Order>, variants: &mut HashMap<Sound, usize>) {
        let mut heard = Instant::now();
        let mut last_started = heard;
        while heard.elapsed() < LINGER {
            match orders.recv_timeout(TICK) {
                Ok(order) => {
                    self.start(order, variants);
                    last_started = Instant::now();
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            // An output that has died takes nothing out of the mixer.
            if !self.mixer.is_silent() && last_started.elapsed() < LINGER * 4 {
                heard = Instant::now();
            }
        }
        self.mixer.hush();
    }
}
