//! A thread that paints the picture of a result, which takes longer than a frame of the window may.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{ColorImage, Context};
use image::{ImageError, RgbaImage};

use super::share::Sharing;
use crate::text::{Language, Text};
use crate::ui::background::BackgroundWork;
use crate::ui::board_image;

/// Paints a picture in the language of a text.
pub type PaintPicture = Box<dyn FnOnce(&Text) -> RgbaImage + Send>;

/// A picture, ready for what is done with it.
pub enum ReadyPicture {
    /// For the clipboard.
    Copy(ColorImage),
    /// A PNG file, or why it could not be coded.
    Save(Result<Vec<u8>, ImageError>),
    /// There is none: its thread has ended without.
    Failed,
}

/// A picture that is being painted.
pub struct PictureThread {
    ready: Receiver<ReadyPicture>,
    /// The picture, if it was waited for.
    waiting: Option<ReadyPicture>,
}

impl PictureThread {
    /// Begins to paint; `None` if there is no thread for it. The window is woken when the picture is ready.
    pub fn start(ctx: &Context, language: Language, sharing: Sharing, paint: PaintPicture) -> Option<Self> {
        let (sender, ready) = channel();
        let ctx = ctx.clone();
        let run = move || {
            let picture = paint(&Text::of(language));
            let picture = match sharing {
                Sharing::Copy => ReadyPicture::Copy(board_image::to_clipboard_image(&picture)),
                Sharing::Save => ReadyPicture::Save(board_image::encode_png(&picture)),
            };
            if sender.send(picture).is_ok() {
                ctx.request_repaint();
            }
        };
        let thread = std::thread::Builder::new().name("picture".to_owned()).spawn(run);
        if let Err(error) = &thread {
            tracing::warn!("no thread for a picture: {error}");
        }
        thread.is_ok().then_some(PictureThread { ready, waiting: None })
    }

    /// The picture, once it is ready.
    pub fn take(&mut self) -> Option<ReadyPicture> {
        self.waiting.take().or_else(|| match self.ready.try_recv() {
            Ok(picture) => Some(picture),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(ReadyPicture::Failed),
        })
    }
}

impl BackgroundWork for PictureThread {
    fn wait_until_done(&mut self) {
        if self.waiting.is_none() {
            self.waiting = Some(self.ready.recv().unwrap_or(ReadyPicture::Failed));
        }
    }
}
