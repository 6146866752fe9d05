#!/bin/sh
# The real program in a real window on a screen of its own: opens, is clicked through a lesson and a turn, closes politely,
# exits with 0, opens again with "Continue"; a second start hands its file over to the first. Usage: sh tests/window.sh PROGRAM
set -eu

. "$(dirname "$0")/real_window.sh"

tables() {
    cat "$folder"/data/cheeseboard/tables/*.ron 2>/dev/null
}
has_laid() {
    tables | grep -q '"by": 0, "do": "place"'
}
# The number of events that the table on the screen has seen.
events() {
    grep -c 'game_session: event' "$folder/app.log" || true
}
has_ended() {
    tables | grep -q '"by": 0, "do": "end_turn"'
}
has_learned() {
    grep -A 1 "\"$1\": (" "$folder/config/cheeseboard/settings.ron" 2>/dev/null | grep -q learned
}
# learn GAME CHAPTER: to its end, by what the coach offers.
learn() {
    click_to "learn $1" is_there "chapter $2"
    # The sheet glides in: a click too soon begins another chapter.
    sleep 1
    click_to "chapter $2" is_there coach
    steps=300
    until has_learned "$2"; do
        steps=$((steps - 1))
        [ "$steps" -gt 0 ] || fail "the chapter $2 has no end"
        if is_there "lesson next"; then
            click_if_there "lesson next"
        elif is_there "play hint"; then
            click_if_there "play hint"
        elif is_there "lesson show"; then
            # It is shown, taken back, and then offered to be played.
            click_if_there "lesson show"
            wait_for 20 is_there "play hint"
        elif is_there "answer 0"; then
            for answer in 0 1 2; do
                click_if_there "answer $answer"
            done
        else
            press d j
        fi
    done
    press Escape
}
may_draw() {
    is_there "button zatre-action-draw"
}
has_tiles() {
    for value in 1 2 3 4 5 6; do
        is_there "rack $value" && return 0
    done
    return 1
}
# The cells beside the red one and around them, from the middle outwards: some of them take any tile in the first turns.
cells="7:7 7:8 6:7 8:7 7:6 6:8 7:9 9:7 5:7 7:5 8:8 8:6 6:6 7:10 10:7 4:7 7:4 5:8 9:8 8:9 6:9"
# lay VALUE: picks a tile of this value and clicks cells until one takes it.
lay() {
    before=$(events)
    for cell in $cells; do
        is_there "rack $1" || return 0
        click_if_there "rack $1"
        click "cell ${cell%:*} ${cell#*:}"
        [ "$(events)" -gt "$before" ] && return 0
    done
    # None of them: the keys know where it may go.
    for way in Down Up Left Right; do
        is_there "rack $1" || return 0
        press "$1" "ctrl+$way" Return
        [ "$(events)" -gt "$before" ] && return 0
    done
}

open_app
learn zatre first-turns
click_to "play zatre" is_there "together"
# Who has learned needs no explanations in the first game.
click "together"
click_to "start" may_draw
steps=40
until has_tiles; do
    steps=$((steps - 1))
    [ "$steps" -gt 0 ] || fail "no tiles were drawn"
    click_if_there "card on"
    click_if_there "button zatre-action-draw"
done
for round in 1 2 3; do
    click_if_there "card on"
    for value in 6 5 4 3 2 1; do
        is_there "rack $value" && lay "$value"
    done
    wait_for 10 has_laid
    # A button that was used stays, disabled, until what it did has been seen.
    click_if_there "button zatre-action-end"
    waits=20
    until has_ended || [ "$waits" = 0 ]; do
        waits=$((waits - 1))
        sleep 0.1
    done
    has_ended && break
done
wait_for 10 has_ended
close_app
[ -n "$(tables)" ] || fail "the table was not saved"

open_app
click_to "continue" is_there "cell 7 7"
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
# A signal ends it as politely as its close button, on systems that have signals.
if [ -n "${NO_SIGNALS:-}" ]; then
    close_app
else
    kill -TERM "$app"
    has_exited || fail "does not end when asked by a signal"
fi
has_ended || fail "the table was lost"
echo "window test: ok"
