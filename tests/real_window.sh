# A screen of its own with the real program in a real window, and what tests do there. Sourced by tests/window.sh and others with the program
# as their first argument; `folder` holds its settings, its data and its log.

program=$(realpath "$1")
folder=$(mktemp -d)
export HOME="$folder" XDG_CONFIG_HOME="$folder/config" XDG_DATA_HOME="$folder/data"
export RUST_LOG=cheeseboard::paint::named_rects=trace,cheeseboard::ui::table::game_session=trace NO_COLOR=1
unset WAYLAND_DISPLAY || true

# It takes a free display itself and writes down its number.
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$folder/display" >"$folder/xvfb.log" 2>&1 &
screen=$!
manager=""
app=""
finish() {
    status=$?
    [ -n "$app" ] && kill "$app" 2>/dev/null
    [ -n "$manager" ] && kill "$manager" 2>/dev/null
    kill "$screen" 2>/dev/null
    if [ "$status" != 0 ]; then
        echo "the test of the window failed; the program said last:" >&2
        tail -n 20 "$folder/app.log" >&2 || true
    fi
    rm -rf "$folder"
    exit "$status"
}
trap finish EXIT
trap 'exit 1' INT TERM

fail() {
    echo "test of the window: $*" >&2
    exit 1
}
# wait_for SECONDS COMMAND…: until the command succeeds.
wait_for() {
    tries=$(($1 * 10))
    shift
    while ! "$@" >/dev/null 2>&1; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || fail "waited in vain for: $*"
        sleep 0.1
    done
}
# The program logs what moves on the screen and what happens in the game, so its log tells when it is done.
logged() {
    wc -c <"$folder/app.log"
}
# stands NAME: until a named rectangle stays where it is for a moment; at most about 2 seconds.
stands() {
    tries=40
    at=""
    until [ -n "$at" ] && [ "$at" = "$(place "$1")" ] || [ "$tries" = 0 ]; do
        at=$(place "$1")
        tries=$((tries - 1))
        sleep 0.05
    done
}
# answered SIZE: until something is logged beyond this size. Input that changes nothing on the screen is not answered;
# that is given up after half a second.
answered() {
    tries=10
    while [ "$(logged)" = "$1" ] && [ "$tries" -gt 0 ]; do
        tries=$((tries - 1))
        sleep 0.05
    done
}
# place NAME: the last known middle of a named rectangle, "x y", as the program logs it.
place() {
    sed -n "s/.*named_rects: $1 = \([0-9]*\) \([0-9]*\) .*/\1 \2/p; s/.*named_rects: $1 is gone.*/gone/p" "$folder/app.log" | tail -n 1
}
is_there() {
    [ -n "$(place "$1")" ] && [ "$(place "$1")" != gone ]
}
click() {
    wait_for 20 is_there "$1"
    click_if_there "$1"
}
# click_to NAME COMMAND…: clicks until the command succeeds; a click while a sheet is still opening may be lost.
click_to() {
    clicked=$1
    shift
    clicks=20
    until "$@" >/dev/null 2>&1; do
        clicks=$((clicks - 1))
        [ "$clicks" -gt 0 ] || fail "clicked in vain on $clicked for: $*"
        click_if_there "$clicked"
        waits=20
        until "$@" >/dev/null 2>&1 || [ "$waits" = 0 ]; do
            waits=$((waits - 1))
            sleep 0.1
        done
    done
}
# For what may be gone in the next frame.
click_if_there() {
    stands "$1"
    where=$(place "$1")
    [ -n "$where" ] && [ "$where" != gone ] || return 0
    before_click=$(logged)
    # shellcheck disable=SC2086
    xdotool mousemove --window "$window" $where click 1
    answered "$before_click"
}
press() {
    before_press=$(logged)
    xdotool key "$@"
    answered "$before_press"
}
open_app() {
    : >"$folder/app.log"
    "$program" >"$folder/app.log" 2>&1 &
    app=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --name Cheeseboard | head -n 1)
    [ -n "$window" ] || fail "no window"
    xdotool windowactivate --sync "$window" || true
}
close_app() {
    wmctrl -c Cheeseboard
    has_exited || fail "does not close"
}
# The program ends by itself, with 0.
has_exited() {
    exit_tries=100
    while kill -0 "$app" 2>/dev/null; do
        exit_tries=$((exit_tries - 1))
        [ "$exit_tries" -gt 0 ] || return 1
        sleep 0.1
    done
    wait "$app" || fail "exit status $?"
    app=""
}

wait_for 10 test -s "$folder/display"
DISPLAY=:$(cat "$folder/display")
export DISPLAY
wait_for 10 xdpyinfo
openbox >"$folder/openbox.log" 2>&1 &
manager=$!
# A window that opens before there is a window manager may never be shown.
wait_for 10 wmctrl -m
