#!/bin/sh
# How much memory the app takes while it is played: MINUTES of play in all, at the five tables in turn against bots, one advised move after
# the other by keys. Prints the memory on game select at the start and at the end, and of each table the most and the last.
# Usage: sh packaging/measure_play.sh PROGRAM [MINUTES]
set -eu
. "$(dirname "$0")/../tests/real_window.sh"

minutes=${2:-60}
memory() {
    awk '/^Rss:/ { print int($2 / 1000) }' "/proc/$app/smaps_rollup"
}
# The number of events that the window has shown.
events() {
    grep -c 'game_session: event' "$folder/app.log" || true
}
open_app
wait_for 20 is_there "play zatre"
sleep 3
echo "game select: $(memory) MB"
for game in zatre kalle burg_appenzell rat_a_tat_roll ratzzia; do
    end=$(($(date +%s) + minutes * 12))
    before=$(events)
    press Escape
    click_to "play $game" is_there "together"
    click "together"
    click_to "start" is_there "strip"
    most=0
    until [ "$(date +%s)" -ge "$end" ]; do
        # Roll or draw, do what is advised, end the turn; Enter goes on to another game once one is over.
        for key in d j j e Return; do
            xdotool key "$key"
            sleep 0.3
        done
        now=$(memory)
        [ "$now" -le "$most" ] || most=$now
    done
    echo "$game: at most $most MB, at last $(memory) MB, $(($(events) - before)) events shown"
    for _ in 1 2 3; do
        press Escape
        sleep 1
    done
done
wait_for 20 is_there "play zatre"
sleep 3
echo "game select again: $(memory) MB"
close_app
