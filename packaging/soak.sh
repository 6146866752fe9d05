#!/bin/sh
# Plays for HOURS: random games of all games and settings with the laws looked at after every event, games of strong bots whose records
# are checked, damaged files, and a window that is killed in the middle of a game and opened again. Prints figures; anything broken ends
# it with status 1. Usage: sh packaging/soak.sh HOURS (a part such as 0.1 is enough for a look)
set -eu
hours=${1:?usage: sh packaging/soak.sh HOURS}
cd "$(dirname "$0")/.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh gcc libc6-dev gawk libgl1 libegl1 libgl1-mesa-dri libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 \
    libxkbcommon0 libxkbcommon-x11-0 libwayland-client0 xvfb xdotool x11-utils openbox wmctrl
built=${CARGO_TARGET_DIR:-target}
cargo build --release --locked --bins --example fuzz --example soak

end=$(($(date +%s) + $(awk "BEGIN { print int($hours * 3600) }")))
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
round=0
random=0
strong=0
until [ "$(date +%s)" -ge "$end" ]; do
    round=$((round + 1))
    echo "== round $round"
    # Not through a pipe, which would hide that a law was broken.
    "$built/release/examples/soak" "${SOAK_GAMES:-50000}" $((round * 10000000)) >"$work/random"
    cat "$work/random"
    random=$((random + $(awk '{ games += $2 } END { print games }' "$work/random")))
    for game in zatre kalle burg_appenzell rat_a_tat_roll ratzzia; do
        for seats in hard,medium hard,easy,child hard,medium,easy,greedy; do
            folder=$work/strong/$game-$seats
            "$built/release/cheeseboard" arena $game --seats $seats --games 2 --seed $round --out "$folder" >/dev/null
            "$built/release/cheeseboard" check "$folder"/*.ron
            strong=$((strong + 2))
            rm -r "$folder"
        done
    done
    "$built/release/examples/fuzz" "${SOAK_FUZZ_SECONDS:-60}"
    sh tests/window_killed.sh "$built/release/cheeseboard"
    echo "so far: $random random games, $strong games of strong bots, $round windows killed and opened again"
done
echo "soak: ok"
