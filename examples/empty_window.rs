//! A window of this toolkit with nothing in it, to which `packaging/measure.sh` compares the app.

/// Nothing.
struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, _ui: &mut egui::Ui, _frame: &mut eframe::Frame) {}
}

fn main() -> eframe::Result {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..Default::default()
    };
    eframe::run_native("Empty window", options, Box::new(|_| Ok(Box::new(Empty))))
}
