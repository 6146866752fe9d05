//! A mean of figures of many games, with its standard error.
#![allow(dead_code, reason = "each program uses a part")]

/// Figures of many games, with the standard error of their mean.
#[derive(Clone, Debug, Default)]
pub struct Mean {
    /// The number of figures.
    pub count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a figure.
    pub fn add(&mut self, figure: f64) {
        self.count += 1.0;
        self.sum += figure;
        self.squares += figure * figure;
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// Its standard error.
    pub fn error(&self) -> f64 {
        let variance = (self.squares - self.sum * self.mean()) / (self.count - 1.0).max(1.0);
        (variance.max(0.0) / self.count.max(1.0)).sqrt()
    }
}

impl std::fmt::Display for Mean {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let errors = if self.error() > 0.0 { self.mean() / self.error() } else { 0.0 };
        write!(out, "{:+.4} ± {:.4} ({errors:+.1} errors)", self.mean(), self.error())
    }
}
