#!/bin/sh
# Builds target/cheeseboard-VERSION-linux-ARCHITECTURE.tar.gz for Linux systems without Debian packages: an AppDir, which runs from where
# it is unpacked (./AppRun) and is put into the menu by its install.sh. It runs on systems whose C library is at least as new as the one it
# was built with; the last line says which. Installs what a fresh Debian lacks; Rust is expected to be there.
set -eu
cd "$(dirname "$0")/../.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh gcc libc6-dev binutils librsvg2-bin python3
# What only helps to build needs no speed.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_INCREMENTAL=0
cargo build --profile dist --locked

built=${CARGO_TARGET_DIR:-target}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name=cheeseboard-$version-linux-$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
umask 022
folder=$work/$name
sh packaging/linux/files.sh "$built/dist/cheeseboard" "$folder" usr bin
install -m 755 packaging/linux/AppRun packaging/linux/install.sh "$folder/"
install -m 644 LICENSE-MIT LICENSE-APACHE CHANGELOG.md assets/fonts/*-OFL.txt "$folder/"
install -m 644 assets/CREDITS.md "$folder/FONTS.md"
python3 packaging/library_licences.py >"$folder/LIBRARIES"
ln -s usr/share/applications/cheeseboard.desktop "$folder/cheeseboard.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/cheeseboard.png "$folder/cheeseboard.png"
ln -s cheeseboard.png "$folder/.DirIcon"
tar --create --gzip --file "$built/$name.tar.gz" --owner 0 --group 0 --numeric-owner --directory "$work" "$name"
glibc=$(objdump -T "$folder/usr/bin/cheeseboard" | sed -n 's/.*(GLIBC_\([0-9.]*\)).*/\1/p' | sort -V | tail -n 1)
echo "built $built/$name.tar.gz: $(($(stat -c %s "$built/$name.tar.gz") / 1000000)) MB, for glibc $glibc or newer"
