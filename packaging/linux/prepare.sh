#!/bin/sh
# Installs what a fresh Debian lacks. Usage: sh packaging/linux/prepare.sh PACKAGE…
# Rust is not installed here: without it, or with too old a one, this says how to get it and ends with 1.
set -eu

needed=1.95
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
if ! command -v cargo >/dev/null; then
    echo "Rust $needed or newer is needed. The way to get it is described at https://rustup.rs" >&2
    exit 1
fi
found=$(rustc --version | cut -d' ' -f2)
oldest=$(printf '%s\n%s\n' "$needed" "$found" | sort -V | head -n 1)
if [ "$oldest" != "$needed" ]; then
    echo "Rust $found is too old; $needed or newer is needed: rustup update stable" >&2
    exit 1
fi

missing=""
for package in "$@"; do
    dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
done
if [ -n "$missing" ]; then
    echo "Installing:$missing"
    if [ "$(id -u)" = 0 ]; then as_root=""
    elif command -v sudo >/dev/null; then as_root=sudo
    else
        echo "These packages are missing, and there is neither root nor sudo to install them:$missing" >&2
        exit 1
    fi
    $as_root apt-get update -q
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
fi
