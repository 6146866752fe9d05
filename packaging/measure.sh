#!/bin/sh
# How light the app is, beside an empty window of the same toolkit, one with a single coloured rectangle, and a small classic (sgt-puzzles),
# all in one run on one screen: size, time and CPU time until the window stands painted, CPU time and memory three seconds later, and time to
# leave. Medians of RUNS starts, in turn.
# Usage: sh packaging/measure.sh [RUNS]
set -eu
runs=${1:-7}
cd "$(dirname "$0")/.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh gcc libc6-dev gawk binutils libgl1 libegl1 libgl1-mesa-dri libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 \
    libxkbcommon0 libxkbcommon-x11-0 libwayland-client0 xvfb xdotool x11-utils openbox wmctrl sgt-puzzles
built=${CARGO_TARGET_DIR:-target}/dist
# Not in one go: what the examples need would come into the program as well.
cargo build --profile dist --locked --bin cheeseboard
cargo build --profile dist --locked --example empty_window

work=$(mktemp -d)
export HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/data" XDG_CACHE_HOME="$work/cache" NO_COLOR=1
unset WAYLAND_DISPLAY || true
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null || true; rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
tries=100
until [ -s "$work/display" ]; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { echo "no screen" >&2; exit 1; }
    sleep 0.1
done
DISPLAY=:$(cat "$work/display")
export DISPLAY
openbox >/dev/null 2>&1 &
# A window that opens before there is a window manager may never be shown.
until wmctrl -m >/dev/null 2>&1; do
    sleep 0.1
done

now() { date +%s%N; }
# cpu PROCESS: the seconds it has computed, with all its threads.
cpu() {
    awk -v ticks="$(getconf CLK_TCK)" '{ sub(/^.*\) /, ""); printf "%.2f", ($12 + $13) / ticks }' "/proc/$1/stat"
}
# measure NAME TITLE COMMAND…
measure() {
    name=$1
    title=$2
    shift 2
    before=$(now)
    "$@" >/dev/null 2>&1 &
    process=$!
    # Not by --sync, which looks only twice a second.
    until xdotool search --onlyvisible --name "$title" >/dev/null 2>&1; do
        kill -0 $process
        sleep 0.005
    done
    shown=$(now)
    # A window of this toolkit is shown once its first frame is painted.
    painted=$(cpu $process)
    sleep 3
    seconds=$(cpu $process)
    memory=$(awk '/^Rss:/ { print $2 / 1000 }' /proc/$process/smaps_rollup)
    own=$(awk '/^Private/ { sum += $2 } END { print sum / 1000 }' /proc/$process/smaps_rollup)
    leaving=$(now)
    wmctrl -c "$title"
    wait $process || true
    left=$(now)
    echo "$name $(awk "BEGIN { print ($shown - $before) / 1e9, $painted, $seconds, $memory, $own, ($left - $leaving) / 1e9 }")" >>"$work/figures"
}
run=0
while [ "$run" -lt "$runs" ]; do
    run=$((run + 1))
    measure empty "Empty window" "$built/examples/empty_window"
    measure painted "Painted window" "$built/examples/empty_window" painted
    measure cheeseboard Cheeseboard "$built/cheeseboard"
    measure sgt-puzzles Mines /usr/games/sgt-mines
done

strip --strip-all -o "$work/stripped" "$built/cheeseboard"
echo "program, stripped: $(($(stat -c %s "$work/stripped") / 1000)) kB"
echo "medians of $runs starts      window s  CPU till then   CPU s   memory MB   of it its own MB   leaving s"
for name in empty painted cheeseboard sgt-puzzles; do
    printf '%-26s' "$name"
    for column in 2 3 4 5 6 7; do
        awk -v name=$name -v column=$column '$1 == name { print $column }' "$work/figures" | sort -n |
            awk '{ value[NR] = $1 } END { printf "%12.2f", value[int((NR + 1) / 2)] }'
    done
    echo
done
