#!/bin/sh
# Runs every test there is. Installs what a fresh Debian lacks; Rust is expected to be there.
set -eu
cd "$(dirname "$0")/../.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh gcc libc6-dev \
    libgl1 libegl1 libgl1-mesa-dri libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 \
    libxkbcommon0 libxkbcommon-x11-0 libwayland-client0 \
    xvfb xdotool x11-utils imagemagick openbox wmctrl

# Everything is built once: what the compiler keeps for a next time would only fill the disk.
export CARGO_INCREMENTAL=0

step() {
    printf '\n== %s\n' "$*"
    "$@"
}
# What fails soonest comes first. `cargo test` builds the program as well; the window test runs that one.
step cargo fmt --check
step cargo clippy --locked --all-targets --features nim -- -D warnings
step env RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps
step cargo test --locked --features nim
step sh tests/window.sh "${CARGO_TARGET_DIR:-target}/debug/cheeseboard"
step cargo test --locked --no-default-features
