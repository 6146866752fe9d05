//! The paths of the app's files and folders.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The name of the file beside the program that says: keep everything here.
const PORTABLE_MARKER: &str = "portable";

/// The paths of the app's settings, tables, records and caches.
#[derive(Clone, Debug)]
pub struct AppPaths {
    settings: PathBuf,
    tables: PathBuf,
    records: PathBuf,
    cache: PathBuf,
}

impl AppPaths {
    /// Where the app keeps its files: in `data` beside the program if a file `portable` lies there, so that a program on a stick carries
    /// everything along; else in the system's standard folders for apps; `cheeseboard` in the current folder if the system has none.
    pub fn system() -> Self {
        let program = std::env::current_exe().ok();
        if let Some(paths) = program.as_deref().and_then(Path::parent).and_then(AppPaths::portable) {
            return paths;
        }
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

    /// Paths below `data` in the folder of the program, if it is marked to be carried along.
    fn portable(program_folder: &Path) -> Option<Self> {
        program_folder.join(PORTABLE_MARKER).is_file().then(|| AppPaths::under(&program_folder.join("data")))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_marked_as_portable_keeps_everything_beside_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(AppPaths::portable(folder.path()).is_none(), "not marked");
        std::fs::write(folder.path().join(PORTABLE_MARKER), "").expect("written");
        let paths = AppPaths::portable(folder.path()).expect("marked");
        for kept in
            [paths.settings_file(), paths.tables_dir(), paths.records_dir(), &paths.deleted_dir(), &paths.tags_file()]
        {
            assert!(kept.starts_with(folder.path().join("data")), "{}", kept.display());
        }
        assert_eq!(paths.data_dir(), folder.path().join("data"));
    }
}
