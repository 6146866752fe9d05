//! One running program for each data folder: who comes second hands over what it was asked to open, and ends.
//!
//! The folder is held by a lock on a file, which the system lifts however a program ends. Beside it stands where the program that holds it listens, and
//! a word that only who may read that folder can know.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead as _, BufReader, Error, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use interprocess::local_socket::traits::{ListenerExt as _, Stream as _};
use interprocess::local_socket::{GenericNamespaced, Listener, ListenerOptions, Name, Stream, ToNsName as _};
use serde::{Deserialize, Serialize};

use crate::storage::{read_from_folder, write_whole};

const LOCK: &str = "lock";
const ADDRESS: &str = "instance.json";
/// The longest message, in bytes.
const LONGEST: u64 = 256 * 1024;
/// A program that runs answers within this time.
const PATIENCE: Duration = Duration::from_secs(3);
/// Until then it is tried again after this time.
const AGAIN: Duration = Duration::from_millis(50);
const TAKEN: &str = "taken";

/// What came of the attempt to hold a folder.
pub enum Claim {
    /// It is held as long as this lives.
    Held(Held),
    /// Another program holds it, and has taken over what was to be opened.
    HandedOver,
    /// It cannot be held, and nobody answers: nothing may be written there.
    Unreachable,
}

/// A folder that is held. Who starts the program a second time is answered from the first moment on.
pub struct Held {
    /// Unlocked when it is closed.
    _lock: File,
    /// What second starts were to open, perhaps nothing.
    asked: Receiver<Vec<PathBuf>>,
    /// Called after each of them.
    wake: Arc<Wake>,
}

type Wake = OnceLock<Box<dyn Fn() + Send + Sync>>;

/// Where the program listens that holds a folder.
#[derive(Serialize, Deserialize)]
struct Address {
    name: String,
    word: String,
}

/// What a second program asks of the first.
#[derive(Serialize, Deserialize)]
struct Request {
    word: String,
    /// Paths; of those that are no UTF-8, what comes nearest.
    open: Vec<String>,
}

/// Holds this folder, or hands these files to the program that does. One that has only just been started, or is about to end, is tried for a while.
pub fn claim(folder: &Path, open: &[PathBuf]) -> Claim {
    claim_within(folder, open, PATIENCE)
}

fn claim_within(folder: &Path, open: &[PathBuf], patience: Duration) -> Claim {
    let begun = Instant::now();
    loop {
        match held(folder) {
            Ok(Some(held)) => return Claim::Held(held),
            Ok(None) => {}
            Err(error) => {
                tracing::warn!("the data folder cannot be held: {error}");
                return Claim::Unreachable;
            }
        }
        match hand_over(folder, open) {
            Ok(()) => return Claim::HandedOver,
            Err(error) if begun.elapsed() >= patience => {
                tracing::warn!("the program that holds the data folder does not answer: {error}");
                return Claim::Unreachable;
            }
            Err(_) => std::thread::sleep(AGAIN),
        }
    }
}

/// The folder, unless another program holds it.
fn held(folder: &Path) -> Result<Option<Held>, Error> {
    std::fs::create_dir_all(folder)?;
    let lock = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(error),
    }
    // Where the program listened that held the folder before, nobody is any more.
    let _ = std::fs::remove_file(folder.join(ADDRESS));
    let (asks, asked) = channel();
    let wake = Arc::<Wake>::default();
    if let Err(error) = listen(folder, asks, Arc::clone(&wake)) {
        tracing::warn!("nobody can be heard who starts the program a second time: {error}");
    }
    Ok(Some(Held { _lock: lock, asked, wake }))
}

/// Hears from now on who starts the program a second time.
fn listen(folder: &Path, asks: Sender<Vec<PathBuf>>, wake: Arc<Wake>) -> Result<(), Error> {
    let word = format!("{:032x}", rand::random::<u128>());
    let listener = listen_at(folder, &word)?;
    std::thread::Builder::new().name("instance".to_owned()).spawn(move || {
        for stream in listener.incoming() {
            match stream.and_then(|stream| answer(stream, &word, &asks)) {
                Ok(()) => wake.get().into_iter().for_each(|wake| wake()),
                Err(error) => tracing::warn!("a second start was not understood: {error}"),
            }
        }
    })?;
    Ok(())
}

fn listen_at(folder: &Path, word: &str) -> Result<Listener, Error> {
    let name = format!("cheeseboard-{:016x}", rand::random::<u64>());
    let listener = ListenerOptions::new().name(socket(&name)?).create_sync()?;
    let address = Address { name, word: word.to_owned() };
    write_whole(&folder.join(ADDRESS), &serde_json::to_string(&address)?)?;
    Ok(listener)
}

fn socket(name: &str) -> Result<Name<'_>, Error> {
    name.to_ns_name::<GenericNamespaced>()
}

fn hand_over(folder: &Path, open: &[PathBuf]) -> Result<(), Error> {
    let text = read_from_folder(&folder.join(ADDRESS)).map_err(Error::other)?;
    let Address { name, word } = serde_json::from_str(&text)?;
    let mut stream = Stream::connect(socket(&name)?)?;
    stream.set_recv_timeout(Some(PATIENCE))?;
    stream.set_send_timeout(Some(PATIENCE))?;
    // The other program stands in another folder.
    let whole = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
    let open = open.iter().map(|path| whole(path).to_string_lossy().into_owned()).collect();
    stream.write_all((serde_json::to_string(&Request { word, open })? + "\n").as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream.take(LONGEST)).read_line(&mut answer)?;
    if answer.trim_end() == TAKEN { Ok(()) } else { Err(Error::other("it refuses")) }
}

impl Held {
    /// Calls this whenever the program was started a second time. Only the first such call counts.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.wake.set(Box::new(wake));
    }

    /// What second starts since the last call were to open, perhaps nothing.
    pub fn asked(&self) -> Vec<Vec<PathBuf>> {
        self.asked.try_iter().collect()
    }
}

/// Passes on what a second start wants, and tells it so.
fn answer(stream: Stream, word: &str, asks: &Sender<Vec<PathBuf>>) -> Result<(), Error> {
    stream.set_recv_timeout(Some(PATIENCE))?;
    stream.set_send_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new((&stream).take(LONGEST)).read_line(&mut line)?;
    let request: Request = serde_json::from_str(&line)?;
    if request.word != word {
        return Err(Error::other("the wrong word"));
    }
    // Nobody hears any more while the program ends.
    asks.send(request.open.into_iter().map(PathBuf::from).collect()).map_err(Error::other)?;
    (&stream).write_all(format!("{TAKEN}\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at_once(folder: &Path, open: &[PathBuf]) -> Claim {
        claim_within(folder, open, Duration::ZERO)
    }

    #[test]
    fn a_second_start_hands_over_its_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let Claim::Held(first) = claim(folder.path(), &[]) else { panic!("nobody else is there") };
        let asked = [PathBuf::from("/somewhere/a game.cheese"), PathBuf::from("beside.ron")];
        assert!(matches!(claim(folder.path(), &asked), Claim::HandedOver), "before there is a window");
        let (woken, wakes) = channel();
        first.wake_by(move || woken.send(()).expect("somebody listens"));
        assert!(matches!(claim(folder.path(), &[]), Claim::HandedOver));
        wakes.recv().expect("woken");
        let [open, nothing] = first.asked().try_into().expect("both were heard");
        assert_eq!(open[0], asked[0]);
        assert!(open[1].is_absolute() && open[1].ends_with("beside.ron"));
        assert!(nothing.is_empty());
    }

    #[test]
    fn of_many_starts_at_one_moment_one_holds_the_folder_and_hears_all_others() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(ADDRESS), r#"{"name": "cheeseboard-gone", "word": "old"}"#).expect("written");
        let start = |number: usize| {
            let folder = folder.path().to_owned();
            std::thread::spawn(move || claim(&folder, &[PathBuf::from(format!("/{number}.cheese"))]))
        };
        let starts: Vec<_> = (0..8).map(start).collect();
        let claims: Vec<Claim> = starts.into_iter().map(|start| start.join().expect("it ends")).collect();
        let held: Vec<&Held> =
            claims.iter().filter_map(|claim| if let Claim::Held(held) = claim { Some(held) } else { None }).collect();
        let [held] = held.as_slice() else { panic!("{} hold the folder", held.len()) };
        assert_eq!(claims.iter().filter(|claim| matches!(claim, Claim::HandedOver)).count(), 7);
        assert_eq!(held.asked().len(), 7);
    }

    #[test]
    fn a_folder_is_free_again_when_its_program_has_ended() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = claim(folder.path(), &[]);
        assert!(matches!(first, Claim::Held(_)));
        drop(first);
        assert!(matches!(claim(folder.path(), &[]), Claim::Held(_)));
    }

    #[test]
    fn a_folder_whose_program_does_not_answer_is_not_written_to() {
        let folder = tempfile::tempdir().expect("a folder");
        let lock = File::create(folder.path().join(LOCK)).expect("made");
        lock.lock().expect("locked");
        assert!(matches!(at_once(folder.path(), &[]), Claim::Unreachable));
        std::fs::write(folder.path().join(ADDRESS), "no address").expect("written");
        assert!(matches!(at_once(folder.path(), &[]), Claim::Unreachable));
        drop(lock);
        let file = folder.path().join("file");
        std::fs::write(&file, "no folder").expect("written");
        assert!(matches!(claim(&file, &[]), Claim::Unreachable));
    }

    #[test]
    fn who_does_not_know_the_word_is_not_heard() {
        let folder = tempfile::tempdir().expect("a folder");
        let Claim::Held(first) = claim(folder.path(), &[]) else { panic!("nobody else is there") };
        let path = folder.path().join(ADDRESS);
        let whole = std::fs::read_to_string(&path).expect("readable");
        let Address { name, word } = serde_json::from_str(&whole).expect("an address");
        assert!(word.len() > 30, "nobody guesses it");
        let wrong = serde_json::to_string(&Address { name, word: "wrong".to_owned() }).expect("written");
        std::fs::write(&path, wrong).expect("written");
        assert!(matches!(at_once(folder.path(), &[PathBuf::from("/secret")]), Claim::Unreachable));
        std::fs::write(&path, whole).expect("written");
        assert!(matches!(claim(folder.path(), &[]), Claim::HandedOver));
        assert_eq!(first.asked(), [Vec::<PathBuf>::new()], "the first was not");
    }
}
