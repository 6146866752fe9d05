#!/bin/sh
# The real program in a real window on a screen of its own: opens, is clicked through a lesson and a turn, closes politely,
# exits with 0, opens again with "Continue"; a second start hands its file over to the first. Usage: sh tests/window.sh PROGRAM
set -eu

program=$(realpath "$1")
folder=$(mktemp -d)
display=:$((77 + $$ % 900))
export HOME="$folder" XDG_CONFIG_HOME="$folder/config" XDG_DATA_HOME="$folder/data" DISPLAY="$display"
export RUST_LOG=cheeseboard::paint::named_rects=trace NO_COLOR=1
unset WAYLAND_DISPLAY || true

Xvfb "$display" -screen 0 1280x800x24 -nolisten tcp >"$folder/xvfb.log" 2>&1 &
screen=$!
manager=""
app=""
finish() {
    status=$?
    [ -n "$app" ] && kill "$app" 2>/dev/null
    [ -n "$manager" ] && kill "$manager" 2>/dev/null
    kill "$screen" 2>/dev/null
    if [ "$status" != 0 ]; then
        echo "window test failed; the program said last:" >&2
        tail -n 20 "$folder/app.log" >&2 || true
    fi
    rm -rf "$folder"
    exit "$status"
}
trap finish EXIT
trap 'exit 1' INT TERM

fail() {
    echo "window test: $*" >&2
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
# place NAME: the last known middle of a named rectangle, "x y", as the program logs it.
place() {
    sed -n "s/.*named_rects: $1 = \([0-9]*\) \([0-9]*\) .*/\1 \2/p; s/.*named_rects: $1 is gone.*/gone/p" "$folder/app.log" | tail -n 1
}
is_there() {
    [ -n "$(place "$1")" ] && [ "$(place "$1")" != gone ]
}
click() {
    wait_for 20 is_there "$1"
    sleep 0.3
    # shellcheck disable=SC2046
    xdotool mousemove --window "$window" $(place "$1")
    sleep 0.1
    xdotool click 1
    sleep 0.3
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
    tries=100
    while kill -0 "$app" 2>/dev/null; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
    wait "$app" || fail "exit status $?"
    app=""
}
tables() {
    cat "$folder"/data/cheeseboard/tables/*.ron 2>/dev/null
}
laid() {
    tables | grep -c '"by": 0, "do": "place"' || true
}
has_ended() {
    tables | grep -q '"by": 0, "do": "end_turn"'
}
has_learned() {
    grep -q "\"$1\"," "$folder/config/cheeseboard/settings.ron"
}
# learn GAME CHAPTER: to its end, by what the coach offers.
learn() {
    click "learn $1"
    click "chapter $2"
    wait_for 20 is_there coach
    tries=120
    until has_learned "$2"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || fail "the chapter $2 has no end"
        if is_there "lesson next"; then
            click "lesson next"
        elif is_there "lesson show"; then
            click "lesson show"
        elif is_there "answer 0"; then
            for answer in 0 1 2; do
                is_there "answer $answer" && click "answer $answer"
            done
        else
            xdotool key d j
        fi
        sleep 0.3
    done
    xdotool key Escape
}
may_draw() {
    is_there "button zatre-action-draw"
}
# The cells beside the red one and around them, from the middle outwards: some of them take any tile in the first turns.
cells="7:7 7:8 6:7 8:7 7:6 6:8 7:9 9:7 5:7 7:5 8:8 8:6 6:6 7:10 10:7 4:7 7:4 5:8 9:8 8:9 6:9"
# lay VALUE: picks a tile of this value and clicks cells until one takes it.
lay() {
    before=$(laid)
    for cell in $cells; do
        is_there "rack $1" || return 0
        click "rack $1"
        click "cell ${cell%:*} ${cell#*:}"
        sleep 0.4
        [ "$(laid)" -gt "$before" ] && return 0
    done
    # None of them: the keys know where it may go.
    for way in Down Up Left Right; do
        is_there "rack $1" || return 0
        xdotool key "$1" "ctrl+$way" Return
        sleep 0.5
        [ "$(laid)" -gt "$before" ] && return 0
    done
}

wait_for 10 xdpyinfo
openbox >"$folder/openbox.log" 2>&1 &
manager=$!

open_app
learn zatre first-turns
click "play zatre"
# Who has learned needs no explanations in the first game.
click "together"
click "start"
wait_for 30 may_draw
click "button zatre-action-draw"
for round in 1 2 3; do
    for value in 6 5 4 3 2 1; do
        has_ended || lay "$value"
    done
    [ "$(laid)" -gt 0 ] || fail "no tile was laid"
    has_ended || click "button zatre-action-end"
    sleep 0.5
    has_ended && break
done
has_ended || fail "the turn did not end"
close_app
[ -n "$(tables)" ] || fail "the table was not saved"

open_app
click "continue"
wait_for 20 is_there "cell 7 7"
# A second start ends at once; its file is shown by the program that runs, whose window comes back.
"$program" arena ratzzia --seats random,random --games 1 --out "$folder/records" >/dev/null
record=$(find "$folder/records" -name '*.ron' | head -n 1)
xdotool windowminimize --sync "$window"
timeout 10 "$program" "$record" || fail "a second start hands nothing over: exit status $?"
is_shown() {
    xdotool search --onlyvisible --name Ratzzia
}
wait_for 20 is_shown
is_shown | grep -qx "$window" || fail "a second window opened"
# A signal ends it as politely as its close button.
kill -TERM "$app"
has_exited || fail "does not end when asked by a signal"
has_ended || fail "the table was lost"
echo "window test: ok"
