#!/bin/sh
# The real program is killed in the middle of a game, again and again, and has the table each time it is opened anew; nothing of its files
# is damaged. Usage: sh tests/window_killed.sh PROGRAM [TIMES]
set -eu
. "$(dirname "$0")/real_window.sh"

times=${2:-5}
tables() {
    find "$folder/data/cheeseboard/tables" -name '*.ron' 2>/dev/null
}
# The number of events of the table that are on disk.
played() {
    tables | xargs cat | grep -c '"do":' || true
}
begun() {
    [ -n "$(tables)" ]
}

open_app
click_to "play zatre" is_there "together"
click "together"
click_to "start" begun
time=0
least=0
while [ "$time" -lt "$times" ]; do
    time=$((time + 1))
    # Some turns by keys: draw, do what is advised, end; bots answer meanwhile. Each time it dies a little later.
    for _ in $(seq 1 $((time * 2))); do
        press d j
        press j e
    done
    # What was played is on disk once it has been quiet for a moment.
    sleep 1
    before=$(played)
    [ "$before" -gt "$least" ] || fail "nothing was played in round $time"
    kill -KILL "$app"
    wait "$app" 2>/dev/null || true
    app=""
    begun || fail "the table is gone"
    [ "$(played)" -ge "$before" ] || fail "of $before events $(played) are left"
    least=$before
    tables | while read -r table; do
        "$program" check "$table" || fail "$table is damaged"
    done
    open_app
    click_to "continue" is_there "cell 7 7"
done
find "$folder" -name '*.damaged' | grep . && fail "something was damaged"
close_app
echo "window killed $times times: ok"
