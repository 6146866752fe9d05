#!/bin/sh
# Builds Cheeseboard and opens it. Installs what a fresh Debian lacks; Rust is expected to be there.
set -eu
cd "$(dirname "$0")/../.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh gcc libc6-dev \
    libgl1 libegl1 libgl1-mesa-dri libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 \
    libxkbcommon0 libxkbcommon-x11-0 libwayland-client0
exec cargo run --release --locked -- "$@"
