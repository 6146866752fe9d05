//! A thread that writes files, so that the window never waits for a disk. Of several versions of a file only the newest is written.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use crate::play::write_whole;

/// Something to be done with a file.
pub enum Job {
    /// Write what this makes, whole or not at all.
    Write(PathBuf, Box<dyn FnOnce() -> String + Send>),
    /// Remove it; that it is not there is no fault.
    Remove(PathBuf),
}

enum Message {
    Do(Job),
    /// Answer when all before this is done.
    Answer(Sender<()>),
}

/// The thread and the way to it.
pub struct Autosave {
    jobs: Option<Sender<Message>>,
    faults: Receiver<(PathBuf, std::io::Error)>,
    thread: Option<JoinHandle<()>>,
}

impl Default for Autosave {
    fn default() -> Self {
        let (jobs, inbox) = channel();
        let (told, faults) = channel();
        let thread = std::thread::Builder::new().name("autosave".to_owned()).spawn(move || work(&inbox, &told));
        if let Err(error) = &thread {
            tracing::warn!("no thread for saving: {error}");
        }
        Autosave { jobs: Some(jobs), faults, thread: thread.ok() }
    }
}

impl Autosave {
    /// Has these done, in order.
    pub fn put(&self, jobs: impl IntoIterator<Item = Job>) {
        if let Some(sender) = &self.jobs {
            for job in jobs {
                // Only a thread that is gone does not take it; that was said when it ended.
                let _ = sender.send(Message::Do(job));
            }
        }
    }

    /// Waits until all that was put is done: before files are read, and at the end.
    pub fn settle(&self) {
        let (sender, answer) = channel();
        if self.jobs.as_ref().is_some_and(|jobs| jobs.send(Message::Answer(sender)).is_ok()) {
            let _ = answer.recv();
        }
    }

    /// A file that could not be written, and why.
    pub fn fault(&self) -> Option<(PathBuf, std::io::Error)> {
        self.faults.try_recv().ok()
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(inbox: &Receiver<Message>, faults: &Sender<(PathBuf, std::io::Error)>) {
    while let Ok(first) = inbox.recv() {
        let mut newest = BTreeMap::new();
        let mut answers = Vec::new();
        for message in std::iter::once(first).chain(inbox.try_iter()) {
            match message {
                Message::Do(Job::Write(path, make)) => drop(newest.insert(path, Some(make))),
                Message::Do(Job::Remove(path)) => drop(newest.insert(path, None)),
                Message::Answer(sender) => answers.push(sender),
            }
        }
        for (path, make) in newest {
            let done = match make {
                Some(make) => write_whole(&path, &make()),
                None => match std::fs::remove_file(&path) {
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
                    done => done,
                },
            };
            if let Err(error) = done {
                let _ = faults.send((path, error));
            }
        }
        for answer in answers {
            let _ = answer.send(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_on_the_disk_once_it_has_settled() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/table.ron");
        let autosave = Autosave::default();
        for version in 0..50 {
            autosave.put([Job::Write(path.clone(), Box::new(move || format!("version {version}")))]);
        }
        autosave.settle();
        assert_eq!(std::fs::read_to_string(&path).expect("written"), "version 49");
        autosave.put([Job::Remove(path.clone()), Job::Remove(folder.path().join("never there"))]);
        autosave.settle();
        assert!(!path.exists() && autosave.fault().is_none());
    }

    #[test]
    fn what_cannot_be_written_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "in the way").expect("written");
        let autosave = Autosave::default();
        autosave.put([Job::Write(file.join("below"), Box::new(String::new))]);
        autosave.settle();
        assert_eq!(autosave.fault().map(|(path, _)| path), Some(file.join("below")));
    }
}
