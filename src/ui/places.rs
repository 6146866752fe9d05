//! Where the app keeps its files.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folders of the app.
#[derive(Clone, Debug)]
pub struct Places {
    settings: PathBuf,
    tables: PathBuf,
    records: PathBuf,
}

impl Places {
    /// The folders that the system means for it; a folder in the current one where the system names none.
    pub fn of_system() -> Self {
        match ProjectDirs::from("", "", "cheeseboard") {
            Some(folders) => Places {
                settings: folders.config_dir().join("settings.ron"),
                tables: folders.data_dir().join("tables"),
                records: folders.data_dir().join("records"),
            },
            None => Places::under(Path::new("cheeseboard")),
        }
    }

    /// Everything under one folder.
    pub fn under(folder: &Path) -> Self {
        Places { settings: folder.join("settings.ron"), tables: folder.join("tables"), records: folder.join("records") }
    }

    /// The folder of everything but the settings, which one running program holds at a time.
    pub fn data(&self) -> &Path {
        self.tables.parent().unwrap_or(&self.tables)
    }

    /// The file with the settings.
    pub fn settings(&self) -> &Path {
        &self.settings
    }

    /// The folder with unfinished tables.
    pub fn tables(&self) -> &Path {
        &self.tables
    }

    /// The folder with records of finished games.
    pub fn records(&self) -> &Path {
        &self.records
    }
}
