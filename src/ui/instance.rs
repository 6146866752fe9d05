//! One running program for each data folder: who comes second hands over what it was asked to open, and ends.
//!
//! The folder is held by a lock on a file, which the system lifts however a program ends. Beside it stands where the program that holds it listens, and
//! a word that only who may read that folder can know.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead as _, BufReader, Error, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

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

/// A folder that is held.
pub struct Held {
    /// Unlocked when it is closed.
    _lock: File,
    listener: Option<Listener>,
    word: String,
}

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

/// Holds this folder, or hands these files to the program that does.
pub fn claim(folder: &Path, open: &[PathBuf]) -> Claim {
    match held(folder) {
        Ok(Some(held)) => Claim::Held(held),
        Ok(None) => match hand_over(folder, open) {
            Ok(()) => Claim::HandedOver,
            Err(error) => {
                tracing::warn!("the program that holds the data folder does not answer: {error}");
                Claim::Unreachable
            }
        },
        Err(error) => {
            tracing::warn!("the data folder cannot be held: {error}");
            Claim::Unreachable
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
    let word = format!("{:032x}", rand::random::<u128>());
    let listener = listen_at(folder, &word);
    if let Err(error) = &listener {
        tracing::warn!("nobody can be heard who starts the program a second time: {error}");
    }
    Ok(Some(Held { _lock: lock, listener: listener.ok(), word }))
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
    /// Hears from now on who starts the program a second time: what it was to open, perhaps nothing. `wake` is called after each.
    pub fn listen(&mut self, hears: Sender<Vec<PathBuf>>, wake: impl Fn() + Send + 'static) {
        let Some(listener) = self.listener.take() else { return };
        let word = self.word.clone();
        let thread = std::thread::Builder::new().name("instance".to_owned()).spawn(move || {
            for stream in listener.incoming() {
                // Nobody hears any more when the program ends.
                match stream.and_then(|stream| answer(stream, &word)) {
                    Ok(open) => match hears.send(open) {
                        Ok(()) => wake(),
                        Err(_) => return,
                    },
                    Err(error) => tracing::warn!("a second start was not understood: {error}"),
                }
            }
        });
        if let Err(error) = thread {
            tracing::warn!("no thread to listen: {error}");
        }
    }
}

fn answer(stream: Stream, word: &str) -> Result<Vec<PathBuf>, Error> {
    stream.set_recv_timeout(Some(PATIENCE))?;
    stream.set_send_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new((&stream).take(LONGEST)).read_line(&mut line)?;
    let request: Request = serde_json::from_str(&line)?;
    if request.word != word {
        return Err(Error::other("the wrong word"));
    }
    (&stream).write_all(format!("{TAKEN}\n").as_bytes())?;
    Ok(request.open.into_iter().map(PathBuf::from).collect())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_second_start_hands_over_its_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let Claim::Held(mut first) = claim(folder.path(), &[]) else { panic!("nobody else is there") };
        let (hears, heard) = channel();
        let (woken, wakes) = channel();
        first.listen(hears, move || woken.send(()).expect("somebody listens"));
        let asked = [PathBuf::from("/somewhere/a game.cheese"), PathBuf::from("beside.ron")];
        assert!(matches!(claim(folder.path(), &asked), Claim::HandedOver));
        wakes.recv().expect("woken");
        let open = heard.recv().expect("heard");
        assert_eq!(open[0], asked[0]);
        assert!(open[1].is_absolute() && open[1].ends_with("beside.ron"));
        assert!(matches!(claim(folder.path(), &[]), Claim::HandedOver));
        assert_eq!(heard.recv().expect("heard"), Vec::<PathBuf>::new());
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
        assert!(matches!(claim(folder.path(), &[]), Claim::Unreachable));
        std::fs::write(folder.path().join(ADDRESS), "no address").expect("written");
        assert!(matches!(claim(folder.path(), &[]), Claim::Unreachable));
        drop(lock);
        let file = folder.path().join("file");
        std::fs::write(&file, "no folder").expect("written");
        assert!(matches!(claim(&file, &[]), Claim::Unreachable));
    }

    #[test]
    fn who_does_not_know_the_word_is_not_heard() {
        let folder = tempfile::tempdir().expect("a folder");
        let Claim::Held(mut first) = claim(folder.path(), &[]) else { panic!("nobody else is there") };
        let (hears, heard) = channel();
        first.listen(hears, || {});
        let path = folder.path().join(ADDRESS);
        let whole = std::fs::read_to_string(&path).expect("readable");
        let wrong = whole.replace(&first.word, "wrong");
        assert_ne!(whole, wrong);
        std::fs::write(&path, wrong).expect("written");
        assert!(matches!(claim(folder.path(), &[PathBuf::from("/secret")]), Claim::Unreachable));
        std::fs::write(&path, whole).expect("written");
        assert!(matches!(claim(folder.path(), &[]), Claim::HandedOver));
        assert_eq!(heard.recv().expect("heard"), Vec::<PathBuf>::new(), "the first was not");
    }
}
