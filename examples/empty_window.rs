//! A window of this toolkit with nothing in it, to which `packaging/measure.sh` compares the app. With the argument `painted` there is one
//! coloured rectangle: what the graphics driver needs as soon as anything is painted.

/// Nothing, or next to nothing.
struct Empty {
    painted: bool,
}

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        if self.painted {
            ui.painter().rect_filled(ui.max_rect().shrink(100.0), 20.0, egui::Color32::GOLD);
        }
    }
}

fn main() -> eframe::Result {
    let painted = std::env::args().nth(1).as_deref() == Some("painted");
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..Default::default()
    };
    let title = if painted { "Painted window" } else { "Empty window" };
    eframe::run_native(title, options, Box::new(move |_| Ok(Box::new(Empty { painted }))))
}
