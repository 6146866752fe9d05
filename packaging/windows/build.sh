#!/bin/sh
# Builds target/windows/Cheeseboard-VERSION-windows.zip, a folder to unpack anywhere that keeps its data beside the program, and
# Cheeseboard-VERSION-setup.exe, an installer, both for 64-bit Windows 10 and later. Runs on Debian and needs nothing from rustup: Debian has
# a Rust and the sources of its standard library, which is compiled along. Installs what is lacking. Takes 20 minutes on two cores.
set -eu
cd "$(dirname "$0")/../.."
sh packaging/linux/prepare.sh rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64 librsvg2-bin imagemagick zip nsis python3

built=$(realpath -m "${CARGO_TARGET_DIR:-target}")/windows
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
mkdir -p "$built"

for size in 16 24 32 48 64 256; do
    rsvg-convert --width $size --height $size --output "$work/$size.png" assets/art/app.svg
done
convert "$work/16.png" "$work/24.png" "$work/32.png" "$work/48.png" "$work/64.png" "$work/256.png" "$work/cheeseboard.ico"
sed "s/NUMBERS/$(echo "$version" | tr . ,),0/; s/VERSION\"/$version\"/" packaging/windows/cheeseboard.rc >"$work/cheeseboard.rc"
resource=$built/cheeseboard.res.o
x86_64-w64-mingw32-windres --include-dir "$work" "$work/cheeseboard.rc" --output "$resource"

# Debian's own Rust, with folders of its own, so that it and rustup's do not disturb each other.
with_debian_rust() {
    env PATH=/usr/bin:/bin CARGO_HOME="${XDG_CACHE_HOME:-$HOME/.cache}/cheeseboard-windows" RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$built" \
        CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS="-C link-arg=$resource" "$@"
}
with_debian_rust cargo build --profile dist --locked -Z build-std=std,panic_abort --target x86_64-pc-windows-gnu --bin cheeseboard
program=$built/x86_64-pc-windows-gnu/dist/cheeseboard.exe

folder=$work/Cheeseboard
mkdir -p "$folder"
x86_64-w64-mingw32-strip --strip-all --output-file="$folder/cheeseboard.exe" "$program"
sed 's/$/\r/' LICENSE-MIT >"$folder/LICENSE-MIT.txt"
sed 's/$/\r/' LICENSE-APACHE >"$folder/LICENSE-APACHE.txt"
sed 's/$/\r/' assets/CREDITS.md >"$folder/FONTS.txt"
for font in Nunito Fraunces; do
    sed 's/$/\r/' "assets/fonts/$font-OFL.txt" >"$folder/FONT-$font-OFL.txt"
done
with_debian_rust python3 packaging/library_licences.py x86_64-pc-windows-gnu >"$work/libraries"
sed 's/$/\r/' "$work/libraries" >"$folder/LIBRARIES.txt"

installer=$built/Cheeseboard-$version-setup.exe
makensis -V2 -NOCD "-DVERSION=$version" "-DFOLDER=$folder" "-DICON=$work/cheeseboard.ico" "-DOUTPUT=$installer" packaging/windows/installer.nsi

printf 'Cheeseboard keeps its data in the folder "data" beside it as long as this file lies here.\r\n' >"$folder/portable"
archive=$built/Cheeseboard-$version-windows.zip
rm -f "$archive"
(cd "$work" && zip -q -r "$archive" Cheeseboard)
for file in "$archive" "$installer"; do
    echo "built $file: $(($(stat -c %s "$file") / 1000000)) MB"
done
