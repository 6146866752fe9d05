//! The paths of the app's files and folders.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The paths of the app's settings, tables, records and caches.
#[derive(Clone, Debug)]
pub struct AppPaths {
    settings: PathBuf,
    tables: PathBuf,
    records: PathBuf,
    cache: PathBuf,
}

impl AppPaths {
    /// The system's standard folders for apps; a folder `cheeseboard` in the current one if the system has none.
    pub fn system() -> Self {
        match ProjectDirs::from("", "", "cheeseboard") {
            Some(folders) => AppPaths {
                settings: folders.config_dir().join("settings.ron"),
                tables: folders.data_dir().join("tables"),
                records: folders.data_dir().join("records"),
                cache: folders.cache_dir().to_owned(),
            },
            None => AppPaths::under(Path::new("cheeseboard")),
        }
    }

    /// Paths below one folder.
    pub fn under(folder: &Path) -> Self {
        AppPaths {
            settings: folder.join("settings.ron"),
            tables: folder.join("tables"),
            records: folder.join("records"),
            cache: folder.join("cache"),
        }
    }

    /// The folder of tables and records, which one running program locks at a time.
    pub fn data_dir(&self) -> &Path {
        self.tables.parent().unwrap_or(&self.tables)
    }

    /// The settings file.
    pub fn settings_file(&self) -> &Path {
        &self.settings
    }

    /// The folder of unfinished tables.
    pub fn tables_dir(&self) -> &Path {
        &self.tables
    }

    /// The folder of records of finished games.
    pub fn records_dir(&self) -> &Path {
        &self.records
    }

    /// The file with the targets of deals. It may be deleted at any time.
    pub fn targets_cache(&self) -> PathBuf {
        self.cache.join("targets.json")
    }

    /// The folder with the stories of games whose records lie elsewhere. It may be deleted at any time.
    pub fn stories_cache(&self) -> PathBuf {
        self.cache.join("stories")
    }

    /// The folder of deleted records, from which they can still be put back.
    pub fn deleted_dir(&self) -> PathBuf {
        self.data_dir().join("deleted")
    }

    /// The file with the tags of records.
    pub fn tags_file(&self) -> PathBuf {
        self.data_dir().join("tags.ron")
    }

    /// The file with the summaries of records. It may be deleted at any time.
    pub fn statistics_cache(&self) -> PathBuf {
        self.cache.join("statistics.json")
    }
}
