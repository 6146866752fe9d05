//! Tooltips and screen-reader labels of the areas of the board, with previews of what a click would do. No painting.

use super::input::Interaction;
use super::place::BoardArea;
use super::{Selection, labels, previews};
use crate::engine::Phrase;
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::words::shelf;
use crate::games::ratzzia::{Open, SpaceIndex};

/// The tooltip of an area: for a space under the pointer its label, for a shelf its reward, then the preview of a click.
pub fn tip(
    open: &Open,
    interaction: Option<&Interaction<'_>>,
    selection: &Selection,
    area: BoardArea,
    under: Option<SpaceIndex>,
) -> Phrase {
    let what = match (area, under) {
        (BoardArea::Shelf(column), _) => shelf_tip(open, column),
        (_, Some(SpaceIndex::Cat(index))) => {
            let grey = usize::from(index) < open.printed_board().grey;
            let key = if grey { "ratzzia-tip-grey" } else { "ratzzia-tip-red" };
            let number = open.cat_number().map_or(0, |die| die.value());
            Phrase::new(key).with("what", labels::on_cat_space(open, index)).with("die", number)
        }
        (_, Some(space)) => labels::space(open, space),
        (_, None) => area_label(open, None, selection, area),
    };
    let preview = interaction
        .filter(|interaction| interaction.can_act_at(selection, area))
        .and_then(|interaction| previews::click_preview(interaction, selection, area));
    match preview {
        Some(preview) => Phrase::new("ratzzia-and").with("first", what).with("next", preview),
        None => what,
    }
}

/// The tooltip of a shelf: its reward.
fn shelf_tip(open: &Open, column: Column) -> Phrase {
    match open.printed(column).shelf {
        Shelf::Annie => Phrase::new("ratzzia-tip-annie"),
        Shelf::CandyJar => Phrase::new("ratzzia-tip-candy").with("count", open.jar),
        Shelf::Sausages(count) => Phrase::new("ratzzia-tip-sausages").with("count", count),
        Shelf::Store => Phrase::new("ratzzia-tip-store"),
        Shelf::Greedy => Phrase::new("ratzzia-tip-greedy"),
        Shelf::Accountant => Phrase::new("ratzzia-tip-accountant"),
    }
}

/// The label of an area for the screen reader: its name, what its next space accepts, and the preview of a click if something can be done there.
pub fn area_label(
    open: &Open,
    interaction: Option<&Interaction<'_>>,
    selection: &Selection,
    area: BoardArea,
) -> Phrase {
    let mut parts = vec![match area {
        BoardArea::Shelf(column) => {
            let reward = shelf(open.printed(column).shelf);
            Phrase::new("ratzzia-point-shelf").with("column", column.number()).with("shelf", reward)
        }
        BoardArea::Column(column) => column_name(open, column),
        BoardArea::Cat => {
            let (grey, red) = (open.grey_free(), open.red_free());
            Phrase::new("ratzzia-point-cat").with("grey", grey).with("red", red)
        }
    }];
    if let (BoardArea::Cat, Some(number)) = (area, open.cat_number()) {
        parts.push(Phrase::new("ratzzia-cat-number").with("die", number.value()));
    }
    if let Some(interaction) = interaction.filter(|interaction| interaction.can_act_at(selection, area)) {
        parts.push(Phrase::new("ratzzia-point-answers"));
        if let Some(preview) = previews::click_preview(interaction, selection, area) {
            parts.push(preview);
        }
    }
    labels::listed(parts).unwrap_or_else(|| Phrase::new("ratzzia-name"))
}

/// The name of a column, with its reward and what its next space accepts.
fn column_name(open: &Open, column: Column) -> Phrase {
    let phrase = Phrase::new("ratzzia-point-column").with("column", column.number());
    let phrase = phrase.with("shelf", shelf(open.printed(column).shelf));
    phrase.with("next", labels::next_space(open, Target::Column(column)))
}
