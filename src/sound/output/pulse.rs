//! Sound through PulseAudio, or PipeWire, which speaks the same protocol.

use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource as _, Client, ClientError, PlaybackStream};

use super::NoOutput;
use crate::sound::{Mixer, RATE};

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
        let client = Client::from_env(c"Cheeseboard").map_err(problem)?;
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
