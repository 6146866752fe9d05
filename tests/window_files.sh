#!/bin/sh
# A game is saved and opened by its path in the app's own sheet, in the real window, whether or not the system shows a dialog of its own.
# Usage: sh tests/window_files.sh PROGRAM
set -eu
. "$(dirname "$0")/real_window.sh"

tables() {
    find "$folder/data/cheeseboard/tables" -name '*.ron' 2>/dev/null
}
begun() {
    [ -n "$(tables)" ]
}
# write_path PATH: into the field of the sheet, instead of what it proposes.
write_path() {
    wait_for 20 is_there path
    sleep 1
    # A dialog of the system may lie above.
    xdotool windowactivate --sync "$window" || true
    press ctrl+a
    xdotool type --delay 20 "$1"
    press Return
}
saved() {
    [ -s "$folder/saved.cheese" ]
}

open_app
click_to "play ratzzia" is_there "together"
click "together"
click_to "start" begun
press ctrl+s
write_path "$folder/saved.cheese"
wait_for 20 saved
"$program" check "$folder/saved.cheese" || fail "what was saved is damaged"
press Escape
wait_for 20 is_there "play zatre"
press ctrl+o
write_path "$folder/saved.cheese"
is_shown() {
    xdotool search --onlyvisible --name Ratzzia
}
wait_for 20 is_shown
close_app
echo "files in the window: ok"
