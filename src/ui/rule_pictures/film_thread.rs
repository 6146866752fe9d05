//! A thread that paints the images of one film. Each takes longer than a frame of the window may.

use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{ColorImage, Context};

use crate::games::{Game, Visitor, visit_game};
use crate::lessons::RulePicture;
use crate::paint::theme::Theme;
use crate::text::{Language, Text};
use crate::ui::background::BackgroundWork;
use crate::ui::figure::{Cutting, FigureFilm, Film, FilmFrame};

/// The film of a picture, on a thread that ends with it.
pub struct FilmThread {
    moments: Sender<FilmMoment>,
    images: Receiver<FilmImage>,
    /// An image that was waited for.
    waiting: Option<FilmImage>,
    /// Whether an image is being painted.
    is_busy: bool,
}

/// When and how an image is shown.
#[derive(Clone, Copy)]
struct FilmMoment {
    is_animated: bool,
    swap: f32,
    now: f64,
}

/// An image of a film.
pub struct FilmImage {
    /// The image.
    pub image: ColorImage,
    /// When the next one follows, in seconds since the app began; `None` after the last.
    pub next: Option<f64>,
}

/// What a film shows, and in which look and language.
struct FilmSource {
    game: String,
    picture: RulePicture,
    cutting: Cutting,
    is_dark: bool,
    language: Language,
}

impl FilmThread {
    /// Starts the film of a picture; `None` if there is no thread for it.
    pub fn start(
        ctx: &Context,
        game: &str,
        picture: &RulePicture,
        cutting: &Cutting,
        frame: &FilmFrame<'_>,
    ) -> Option<Self> {
        let source = FilmSource {
            game: game.to_owned(),
            picture: picture.clone(),
            cutting: cutting.clone(),
            is_dark: frame.theme.dark,
            language: frame.text.language(),
        };
        let ((moments, asked), (sender, images)) = (channel(), channel());
        let ctx = ctx.clone();
        let run = move || source.run(&ctx, &asked, &sender);
        let thread = std::thread::Builder::new().name("film".to_owned()).spawn(run);
        if let Err(error) = &thread {
            tracing::warn!("no thread for a film: {error}");
        }
        thread.is_ok().then_some(FilmThread { moments, images, waiting: None, is_busy: false })
    }

    /// Asks for the image at this moment, unless one is being painted. It wakes the window.
    pub fn request(&mut self, frame: &FilmFrame<'_>) {
        if !self.is_busy {
            let moment = FilmMoment { is_animated: frame.is_animated, swap: frame.swap, now: frame.now };
            self.is_busy = self.moments.send(moment).is_ok();
        }
    }

    /// The image that was asked for, once it is painted.
    pub fn take(&mut self) -> Option<FilmImage> {
        let image = self.waiting.take().or_else(|| self.images.try_recv().ok());
        if image.is_some() {
            self.is_busy = false;
        }
        image
    }
}

impl BackgroundWork for FilmThread {
    fn wait_until_done(&mut self) {
        if self.is_busy && self.waiting.is_none() {
            self.waiting = self.images.recv().ok();
        }
    }
}

impl FilmSource {
    /// Paints the images that are asked for, until nobody wants them.
    fn run(&self, ctx: &Context, moments: &Receiver<FilmMoment>, images: &Sender<FilmImage>) {
        let (theme, text) = (Theme::of(self.is_dark), Text::of(self.language));
        let Some(mut film) = self.film(theme) else { return };
        while let Ok(FilmMoment { is_animated, swap, now }) = moments.recv() {
            let (image, wait) = film.advance(&FilmFrame { theme, text: &text, is_animated, swap, now });
            if images.send(FilmImage { image, next: wait.map(|wait| now + wait) }).is_err() {
                return;
            }
            ctx.request_repaint();
        }
    }

    fn film(&self, theme: &Theme) -> Option<Box<dyn Film>> {
        struct MakeFilm<'a>(&'a FilmSource, &'a Theme);
        impl Visitor for MakeFilm<'_> {
            type Output = Option<Box<dyn Film>>;
            fn visit<G: Game>(&mut self) -> Self::Output {
                let MakeFilm(FilmSource { picture, cutting, .. }, theme) = self;
                let (game, who) = picture.end_of_film::<G>()?;
                let (start, _) = picture.film?;
                Some(Box::new(FigureFilm::<G>::new(&game, start, who, cutting, theme)))
            }
        }
        visit_game(&self.game, &mut MakeFilm(self, theme))?
    }
}
