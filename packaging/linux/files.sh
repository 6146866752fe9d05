#!/bin/sh
# Lays out everything that an installed Cheeseboard consists of below ROOT/PREFIX: program, menu entry, icons, file type, man pages,
# completions. Both the Debian package and the AppDir are made of it. Usage: sh packaging/linux/files.sh PROGRAM ROOT PREFIX BIN
# BIN is the folder of programs below the prefix: Debian keeps games in `games`, others in `bin`.
set -eu
program=$(realpath "$1")
mkdir -p "$2"
target=$(realpath "$2")/$3
bin=$4
cd "$(dirname "$0")/../.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
site=${CHEESEBOARD_SITE:-https://cheeseboard.example}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
day=$(date --utc --date "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}" +%F)

install -D --strip "$program" "$target/$bin/cheeseboard"
install -D -m 644 packaging/linux/cheeseboard.desktop "$target/share/applications/cheeseboard.desktop"
install -D -m 644 packaging/linux/cheeseboard.xml "$target/share/mime/packages/cheeseboard.xml"
install -d "$target/share/metainfo"
sed "s|SITE|$site|; s|\"VERSION\"|\"$version\"|; s|\"DATE\"|\"$day\"|; /<!--.*-->/d" \
    packaging/linux/org.cheeseboard.Cheeseboard.metainfo.xml >"$target/share/metainfo/org.cheeseboard.Cheeseboard.metainfo.xml"
chmod 644 "$target/share/metainfo/org.cheeseboard.Cheeseboard.metainfo.xml"

icons=$target/share/icons/hicolor
install -D -m 644 assets/art/app.svg "$icons/scalable/apps/cheeseboard.svg"
install -D -m 644 packaging/linux/application-x-cheeseboard-game.svg "$icons/scalable/mimetypes/application-x-cheeseboard-game.svg"
for size in 16 24 32 48 64 128 256; do
    folder=$icons/${size}x$size/apps
    install -d "$folder"
    rsvg-convert --width $size --height $size --output "$folder/cheeseboard.png" assets/art/app.svg
done

manual=$(mktemp -d)
trap 'rm -rf "$manual"' EXIT
trap 'exit 1' INT TERM
cargo run --quiet --locked --no-default-features --example manual -- "$manual"
for page in "$manual"/man/*.6; do
    install -D -m 644 "$page" "$target/share/man/man6/$(basename "$page")"
done
gzip --best --no-name "$target"/share/man/man6/*.6
install -D -m 644 "$manual/completions/cheeseboard.bash" "$target/share/bash-completion/completions/cheeseboard"
install -D -m 644 "$manual/completions/_cheeseboard" "$target/share/zsh/vendor-completions/_cheeseboard"
install -D -m 644 "$manual/completions/cheeseboard.fish" "$target/share/fish/vendor_completions.d/cheeseboard.fish"
