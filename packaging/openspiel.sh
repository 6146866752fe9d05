#!/bin/sh
# Random games of OpenSpiel's yacht, backgammon and gin rummy beside ours, in one run on one thread: microseconds for each event, with the
# legal moves wherever somebody decides. OpenSpiel is asked through its Python interface, which is a part of its figures. Medians.
# Usage: sh packaging/openspiel.sh
set -eu
cd "$(dirname "$0")/.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh gcc libc6-dev python3 python3-venv
cargo bench --no-default-features --bench speed --no-run

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
python3 -m venv "$work"
"$work/bin/pip" install --quiet open_spiel
"$work/bin/python" - <<'END'
import random
import statistics
import time

import pyspiel

EVENTS = 20_000
RUNS = 7


def play(game, luck):
    """Plays random games of at least so many events; returns microseconds for each."""
    events, began = 0, time.perf_counter()
    while events < EVENTS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes())
                state.apply_action(luck.choices(outcomes, shares)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[luck.randrange(len(legal))])
            events += 1
    return (time.perf_counter() - began) / events * 1e6


for name in ("yacht", "backgammon", "gin_rummy"):
    game, luck = pyspiel.load_game(name), random.Random(1)
    print(f"OpenSpiel {name}: {statistics.median(play(game, luck) for _ in range(RUNS)):.2f} µs")
END
cargo bench --no-default-features --bench speed -- events_of_random_games
