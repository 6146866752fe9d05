//! Sound through PulseAudio, or PipeWire, which speaks the same protocol.

use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource as _, Client, ClientError, PlaybackStream};
use pulseaudio::{cookie_path_from_env, socket_path_from_env};

use super::NoOutput;
use crate::sound::{Mixer, RATE};

/// Bytes of a cookie.
const COOKIE: usize = 256;
/// Bytes of a sample.
const SAMPLE: usize = size_of::<f32>();
/// How far ahead the server asks for samples, in milliseconds: what is heard comes so much later.
const AHEAD: u32 = 60;

/// A stream of samples to the server.
#[derive(Debug)]
pub struct Output {
    stream: PlaybackStream,
    // The stream ends with its client.
    _client: Client,
}

impl Output {
    /// Connects to the server, and plays.
    pub fn open(mixer: Arc<Mixer>) -> Result<Self, NoOutput> {
        let client = connect()?;
        let mut props = Props::new();
        props.set(Prop::MediaName, c"Cheeseboard");
        props.set(Prop::MediaRole, c"game");
        let params = PlaybackStreamParams {
            sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
            channel_map: ChannelMap::mono(),
            buffer_attr: BufferAttr { target_length: RATE * AHEAD / 1000 * SAMPLE as u32, ..BufferAttr::default() },
            flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
            props,
            ..PlaybackStreamParams::default()
        };
        let mut samples = Vec::new();
        let fill = move |bytes: &mut [u8]| {
            samples.resize(bytes.len() / SAMPLE, 0.0);
            mixer.fill(&mut samples);
            for (bytes, sample) in bytes.chunks_exact_mut(SAMPLE).zip(&samples) {
                bytes.copy_from_slice(&sample.to_le_bytes());
            }
            samples.len() * SAMPLE
        };
        let stream = wait(client.create_playback_stream(params, fill.as_playback_source())).map_err(problem)?;
        Ok(Output { stream, _client: client })
    }

    /// Goes on after a pause.
    pub fn resume(&mut self) -> Result<(), NoOutput> {
        wait(self.stream.uncork()).map_err(problem)
    }

    /// Has the server ask for nothing until it goes on.
    pub fn pause(&mut self) -> Result<(), NoOutput> {
        wait(self.stream.cork()).map_err(problem)
    }
}

/// Connects to the sound server of the desktop.
fn connect() -> Result<Client, NoOutput> {
    let path = socket_path_from_env().ok_or(NoOutput::NotFound)?;
    let socket = UnixStream::connect(path).map_err(|error| problem(error.into()))?;
    let config = std::env::var_os("XDG_CONFIG_HOME").map(|config| PathBuf::from(config).join("pulse/cookie"));
    let cookie = cookie(cookie_path_from_env().into_iter().chain(config));
    Client::new_unix(c"Cheeseboard", socket, Some(cookie)).map_err(problem)
}

/// The cookie in the first of these files that holds one. Where there is none, zeros: a server that knows its users by their socket
/// does not read what it says, but ends the connection if it has another length.
fn cookie(mut files: impl Iterator<Item = PathBuf>) -> Vec<u8> {
    let read = |file: PathBuf| std::fs::read(file).ok().filter(|cookie| cookie.len() == COOKIE);
    files.find_map(read).unwrap_or_else(|| vec![0; COOKIE])
}

fn problem(error: ClientError) -> NoOutput {
    match error {
        ClientError::ServerUnavailable => NoOutput::NotFound,
        ClientError::Io(error)
            if matches!(error.kind(), std::io::ErrorKind::NotFound | std::io::ErrorKind::ConnectionRefused) =>
        {
            NoOutput::NotFound
        }
        other => NoOutput::Failed(other.to_string()),
    }
}

/// Wakes a thread that waits.
struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits on this thread until the server has answered.
fn wait<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        if let Poll::Ready(answer) = future.as_mut().poll(&mut context) {
            return answer;
        }
        std::thread::park();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookie_has_its_length_wherever_it_comes_from() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        std::fs::write(file("short"), [7; 20]).expect("written");
        std::fs::write(file("whole"), [7; COOKIE]).expect("written");
        let of = |names: &[&str]| cookie(names.iter().map(|name| file(name)));
        assert_eq!(of(&["missing", "short", "whole"]), [7; COOKIE]);
        assert_eq!(of(&["missing", "short"]), [0; COOKIE]);
        assert_eq!(of(&[]), [0; COOKIE]);
    }
}
