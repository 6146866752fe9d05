//! Single instance: one running program for each data folder. A second start hands its files to the first program, and ends.
//!
//! The folder is locked by a lock on a file, which the system releases however the program ends. Next to the lock is the address where the
//! program listens, and a token that only someone who may read the folder can know.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead as _, BufReader, Error, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use interprocess::local_socket::traits::{ListenerExt as _, Stream as _};
use interprocess::local_socket::{GenericNamespaced, Listener, ListenerOptions, Name, Stream, ToNsName as _};
use serde::{Deserialize, Serialize};

use crate::storage::{read_regular_file, write_atomically};

const LOCK_FILE: &str = "lock";
const ADDRESS_FILE: &str = "instance.json";
/// The maximum length of a message, in bytes.
const MAX_MESSAGE_BYTES: u64 = 256 * 1024;
/// The time in which a running program answers.
const TIMEOUT: Duration = Duration::from_secs(3);
/// The time between two attempts to reach the running program.
const RETRY_INTERVAL: Duration = Duration::from_millis(50);
const ACCEPTED: &str = "taken";

/// The result of trying to lock a data folder.
pub enum Claim {
    /// The folder is locked for as long as this value lives.
    Held(InstanceLock),
    /// Another program has locked the folder, and opens the files.
    HandedOver,
    /// The folder cannot be locked and no program answers: nothing may be written there.
    Unreachable,
}

/// A locked data folder, with the requests of second starts, which are answered from the first moment on.
pub struct InstanceLock {
    /// Closing the file releases the lock.
    _lock: File,
    /// The files of each second start, perhaps none.
    requests: Receiver<Vec<PathBuf>>,
    /// Called after each request.
    waker: Arc<Waker>,
}

type Waker = OnceLock<Box<dyn Fn() + Send + Sync>>;

/// Where the program that has locked a folder listens.
#[derive(Serialize, Deserialize)]
struct Address {
    name: String,
    #[serde(rename = "word")]
    token: String,
}

/// The request of a second program to the first.
#[derive(Serialize, Deserialize)]
struct Request {
    #[serde(rename = "word")]
    token: String,
    /// The files to open, as UTF-8, lossily converted.
    open: Vec<String>,
}

/// Locks this folder, or hands these files to the program that has locked it. Retries for a while, since that program may be starting or ending.
pub fn claim(folder: &Path, open: &[PathBuf]) -> Claim {
    claim_within(folder, open, TIMEOUT)
}

fn claim_within(folder: &Path, open: &[PathBuf], timeout: Duration) -> Claim {
    let started = Instant::now();
    loop {
        match lock_folder(folder) {
            Ok(Some(lock)) => return Claim::Held(lock),
            Ok(None) => {}
            Err(error) => {
                tracing::warn!("the data folder cannot be held: {error}");
                return Claim::Unreachable;
            }
        }
        match hand_over(folder, open) {
            Ok(()) => return Claim::HandedOver,
            Err(error) if started.elapsed() >= timeout => {
                tracing::warn!("the program that holds the data folder does not answer: {error}");
                return Claim::Unreachable;
            }
            Err(_) => std::thread::sleep(RETRY_INTERVAL),
        }
    }
}

/// Locks the folder; `None` if another program has locked it.
fn lock_folder(folder: &Path) -> Result<Option<InstanceLock>, Error> {
    std::fs::create_dir_all(folder)?;
    let lock = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(LOCK_FILE))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(error),
    }
    // The address of the program that last locked the folder is stale.
    let _ = std::fs::remove_file(folder.join(ADDRESS_FILE));
    let (request_sender, requests) = channel();
    let waker = Arc::<Waker>::default();
    if let Err(error) = listen(folder, request_sender, Arc::clone(&waker)) {
        tracing::warn!("nobody can be heard who starts the program a second time: {error}");
    }
    Ok(Some(InstanceLock { _lock: lock, requests, waker }))
}

/// Starts a thread that listens for second starts.
fn listen(folder: &Path, request_sender: Sender<Vec<PathBuf>>, waker: Arc<Waker>) -> Result<(), Error> {
    let token = format!("{:032x}", rand::random::<u128>());
    let listener = listen_at(folder, &token)?;
    std::thread::Builder::new().name("instance".to_owned()).spawn(move || {
        for stream in listener.incoming() {
            match stream.and_then(|stream| answer(stream, &token, &request_sender)) {
                Ok(()) => waker.get().into_iter().for_each(|waker| waker()),
                Err(error) => tracing::warn!("a second start was not understood: {error}"),
            }
        }
    })?;
    Ok(())
}

fn listen_at(folder: &Path, token: &str) -> Result<Listener, Error> {
    let name = format!("cheeseboard-{:016x}", rand::random::<u64>());
    let listener = ListenerOptions::new().name(socket(&name)?).create_sync()?;
    let address = Address { name, token: token.to_owned() };
    write_atomically(&folder.join(ADDRESS_FILE), &serde_json::to_string(&address)?)?;
    Ok(listener)
}

fn socket(name: &str) -> Result<Name<'_>, Error> {
    name.to_ns_name::<GenericNamespaced>()
}

fn hand_over(folder: &Path, open: &[PathBuf]) -> Result<(), Error> {
    let text = read_regular_file(&folder.join(ADDRESS_FILE)).map_err(Error::other)?;
    let Address { name, token } = serde_json::from_str(&text)?;
    let mut stream = Stream::connect(socket(&name)?)?;
    limit_waiting(&stream)?;
    // The other program may have another working directory.
    let absolute = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone());
    let open = open.iter().map(|path| absolute(path).to_string_lossy().into_owned()).collect();
    stream.write_all((serde_json::to_string(&Request { token, open })? + "\n").as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream.take(MAX_MESSAGE_BYTES)).read_line(&mut answer)?;
    if answer.trim_end() == ACCEPTED { Ok(()) } else { Err(Error::other("it refuses")) }
}

impl InstanceLock {
    /// Sets the function to call after each second start. Only the first call has an effect.
    pub fn set_waker(&self, waker: impl Fn() + Send + Sync + 'static) {
        let _ = self.waker.set(Box::new(waker));
    }

    /// The files of each second start since the last call; a list may be empty.
    pub fn take_requests(&self) -> Vec<Vec<PathBuf>> {
        self.requests.try_iter().collect()
    }
}

/// Lets nobody wait longer than [`TIMEOUT`] for the other side. The pipes of Windows know no such limit; there, the thread that answers has
/// nothing else to do.
fn limit_waiting(stream: &Stream) -> Result<(), Error> {
    for limited in [stream.set_recv_timeout(Some(TIMEOUT)), stream.set_send_timeout(Some(TIMEOUT))] {
        limited.or_else(|error| if error.kind() == ErrorKind::Unsupported { Ok(()) } else { Err(error) })?;
    }
    Ok(())
}

/// Passes on the request of a second start, and confirms it.
fn answer(stream: Stream, token: &str, request_sender: &Sender<Vec<PathBuf>>) -> Result<(), Error> {
    limit_waiting(&stream)?;
    let mut line = String::new();
    BufReader::new((&stream).take(MAX_MESSAGE_BYTES)).read_line(&mut line)?;
    let request: Request = serde_json::from_str(&line)?;
    if request.token != token {
        return Err(Error::other("the wrong word"));
    }
    // The receiver may be gone because the program is ending.
    request_sender.send(request.open.into_iter().map(PathBuf::from).collect()).map_err(Error::other)?;
    (&stream).write_all(format!("{ACCEPTED}\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim_once(folder: &Path, open: &[PathBuf]) -> Claim {
        claim_within(folder, open, Duration::ZERO)
    }

    #[test]
    fn a_second_start_hands_over_its_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let Claim::Held(first) = claim(folder.path(), &[]) else { panic!("nobody else is there") };
        let requests = [PathBuf::from("/somewhere/a game.cheese"), PathBuf::from("beside.ron")];
        assert!(matches!(claim(folder.path(), &requests), Claim::HandedOver), "before there is a window");
        let (woken, wakes) = channel();
        first.set_waker(move || woken.send(()).expect("somebody listens"));
        assert!(matches!(claim(folder.path(), &[]), Claim::HandedOver));
        wakes.recv().expect("woken");
        let [open, nothing] = first.take_requests().try_into().expect("both were heard");
        assert_eq!(open[0], requests[0]);
        assert!(open[1].is_absolute() && open[1].ends_with("beside.ron"));
        assert!(nothing.is_empty());
    }

    #[test]
    fn of_many_simultaneous_starts_one_locks_the_folder_and_gets_all_requests() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(ADDRESS_FILE), r#"{"name": "cheeseboard-gone", "word": "old"}"#)
            .expect("written");
        let start = |number: usize| {
            let folder = folder.path().to_owned();
            std::thread::spawn(move || claim(&folder, &[PathBuf::from(format!("/{number}.cheese"))]))
        };
        let starts: Vec<_> = (0..8).map(start).collect();
        let claims: Vec<Claim> = starts.into_iter().map(|start| start.join().expect("it ends")).collect();
        let lock: Vec<&InstanceLock> =
            claims.iter().filter_map(|claim| if let Claim::Held(lock) = claim { Some(lock) } else { None }).collect();
        let [lock] = lock.as_slice() else { panic!("{} have locked the folder", lock.len()) };
        assert_eq!(claims.iter().filter(|claim| matches!(claim, Claim::HandedOver)).count(), 7);
        assert_eq!(lock.take_requests().len(), 7);
    }

    #[test]
    fn a_folder_is_unlocked_when_its_program_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = claim(folder.path(), &[]);
        assert!(matches!(first, Claim::Held(_)));
        drop(first);
        assert!(matches!(claim(folder.path(), &[]), Claim::Held(_)));
    }

    #[test]
    fn a_locked_folder_without_an_answer_is_unreachable() {
        let folder = tempfile::tempdir().expect("a folder");
        let lock = File::create(folder.path().join(LOCK_FILE)).expect("made");
        lock.lock().expect("locked");
        assert!(matches!(claim_once(folder.path(), &[]), Claim::Unreachable));
        std::fs::write(folder.path().join(ADDRESS_FILE), "no address").expect("written");
        assert!(matches!(claim_once(folder.path(), &[]), Claim::Unreachable));
        drop(lock);
        let file = folder.path().join("file");
        std::fs::write(&file, "no folder").expect("written");
        assert!(matches!(claim(&file, &[]), Claim::Unreachable));
    }

    #[test]
    fn a_request_with_a_wrong_token_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let Claim::Held(first) = claim(folder.path(), &[]) else { panic!("nobody else is there") };
        let path = folder.path().join(ADDRESS_FILE);
        let whole = std::fs::read_to_string(&path).expect("readable");
        let Address { name, token } = serde_json::from_str(&whole).expect("an address");
        assert!(token.len() > 30, "nobody guesses it");
        let wrong = serde_json::to_string(&Address { name, token: "wrong".to_owned() }).expect("written");
        std::fs::write(&path, wrong).expect("written");
        assert!(matches!(claim_once(folder.path(), &[PathBuf::from("/secret")]), Claim::Unreachable));
        std::fs::write(&path, whole).expect("written");
        assert!(matches!(claim(folder.path(), &[]), Claim::HandedOver));
        assert_eq!(first.take_requests(), [Vec::<PathBuf>::new()], "the first was not");
    }
}
