//! The rule book of a game as a page with its pictures, to print or to keep.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::board_image::encode_png;
use super::figure::Figure;
use crate::games::Game;
use crate::lessons::{BookPage, PagePicture, RuleBook, RuleEntry};
use crate::paint::theme::Theme;
use crate::text::Text;

/// The rule book of a game as an HTML page.
pub fn book_page<G: Game>(text: &Text) -> String {
    let book = RuleBook::load::<G>(text);
    let name = text.get(&format!("{}-name", G::ID));
    BookPage { book: &book, name: &name, text }.html(|entry| picture::<G>(entry, text))
}

/// The picture of a rule, in light colours, as on paper; `None` for a rule without one.
fn picture<G: Game>(entry: &RuleEntry, text: &Text) -> Option<PagePicture> {
    let picture = entry.picture.as_ref()?;
    let (game, who) = picture.position::<G>()?;
    let image = Figure::paint(&game, who, &picture.rect_names, Theme::light(), text).image;
    let [width, height] = image.size.map(|side| side as u32);
    let pixels = image::RgbaImage::from_raw(width, height, image.as_raw().to_vec())?;
    let png = encode_png(&pixels).ok()?;
    let url = format!("data:image/png;base64,{}", STANDARD.encode(png));
    Some(PagePicture { url, width: width as f32 / Figure::PIXELS_PER_POINT })
}
