//! The one test binary: laws that every game passes, the rules of each game by their ids, records, undo, the command
//! line and the rules of this house.

mod arena;
mod autoplay;
mod better_facts;
mod book;
mod bot_fairness;
mod burg_appenzell;
mod command_line;
mod curtain;
mod daily;
mod desktop_files;
mod dice;
mod house;
mod how_won;
mod indistinguishable_games;
mod intro_cards;
mod kalle;
mod languages;
mod laws;
mod lessons;
#[cfg(feature = "gui")]
mod milestones;
#[cfg(feature = "gui")]
mod moods;
mod playthroughs;
mod puzzles;
mod random_cases;
mod rat_a_tat_roll;
mod ratzzia;
mod records;
mod refusals;
mod sentences;
#[cfg(feature = "gui")]
mod sounds;
mod statistics;
mod story;
mod story_facts;
mod story_file;
mod table_files;
mod tables;
mod undo;
mod undo_laws;
mod zatre;

#[cfg(feature = "gui")]
mod board_pictures;
#[cfg(feature = "gui")]
mod draft;
#[cfg(feature = "gui")]
mod every_viewer;
#[cfg(feature = "gui")]
mod hidden_information;
#[cfg(feature = "gui")]
mod hints;
#[cfg(feature = "gui")]
mod in_time;
#[cfg(feature = "gui")]
mod keyboard_cursor;
#[cfg(feature = "gui")]
mod learner;
#[cfg(all(feature = "gui", feature = "nim"))]
mod nim;
#[cfg(feature = "gui")]
mod offscreen;
#[cfg(feature = "gui")]
mod painter_inputs;
#[cfg(feature = "gui")]
mod painters;
#[cfg(feature = "gui")]
mod result_picture;
#[cfg(feature = "gui")]
mod screen_reader;
#[cfg(feature = "gui")]
mod stillness;
#[cfg(feature = "gui")]
mod ui;
#[cfg(feature = "gui")]
mod ui_board;
#[cfg(feature = "gui")]
mod ui_book;
#[cfg(feature = "gui")]
mod ui_choices;
#[cfg(feature = "gui")]
mod ui_curtain;
#[cfg(feature = "gui")]
mod ui_curtain_by_press;
#[cfg(feature = "gui")]
mod ui_daily;
#[cfg(feature = "gui")]
mod ui_desktop;
#[cfg(feature = "gui")]
mod ui_dice;
#[cfg(feature = "gui")]
mod ui_drill_tasks;
#[cfg(feature = "gui")]
mod ui_drills;
#[cfg(feature = "gui")]
mod ui_end;
#[cfg(feature = "gui")]
mod ui_first_game;
#[cfg(feature = "gui")]
mod ui_focus;
#[cfg(feature = "gui")]
mod ui_foot;
#[cfg(feature = "gui")]
mod ui_helps;
#[cfg(feature = "gui")]
mod ui_keys;
#[cfg(feature = "gui")]
mod ui_languages;
#[cfg(feature = "gui")]
mod ui_lessons;
#[cfg(feature = "gui")]
mod ui_pace;
#[cfg(feature = "gui")]
mod ui_partners;
#[cfg(feature = "gui")]
mod ui_puzzles;
#[cfg(feature = "gui")]
mod ui_records;
#[cfg(feature = "gui")]
mod ui_saving;
#[cfg(feature = "gui")]
mod ui_screens;
#[cfg(feature = "gui")]
mod ui_shelf;
#[cfg(feature = "gui")]
mod ui_shell;
#[cfg(feature = "gui")]
mod ui_sound;
#[cfg(feature = "gui")]
mod ui_statistics;
#[cfg(feature = "gui")]
mod ui_story;
#[cfg(feature = "gui")]
mod ui_strip;
#[cfg(feature = "gui")]
mod ui_waiting;
