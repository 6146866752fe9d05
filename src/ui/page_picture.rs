//! The picture of a rule for a page that is printed or kept.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::board_image::encode_png;
use super::figure::Figure;
use crate::games::Game;
use crate::lessons::{PagePicture, RuleEntry};
use crate::paint::theme::Theme;
use crate::text::Text;

/// The picture of a rule, in light colours, as on paper; `None` for a rule without one.
pub fn page_picture<G: Game>(entry: &RuleEntry, text: &Text) -> Option<PagePicture> {
    let picture = entry.picture.as_ref()?;
    let (game, who) = picture.position::<G>()?;
    let image = Figure::paint(&game, who, &picture.rect_names, Theme::light(), text).image;
    let [width, height] = image.size.map(|side| side as u32);
    let pixels = image::RgbaImage::from_raw(width, height, image.as_raw().to_vec())?;
    let png = encode_png(&pixels).ok()?;
    let url = format!("data:image/png;base64,{}", STANDARD.encode(png));
    Some(PagePicture { url, width: width as f32 / Figure::PIXELS_PER_POINT })
}
