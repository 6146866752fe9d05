#!/bin/sh
# Builds target/cheeseboard_VERSION-1_ARCHITECTURE.deb and looks it over with lintian. Installs what a fresh Debian lacks; Rust is expected
# to be there. CHEESEBOARD_SITE is the address where the pictures of the description are published.
set -eu
cd "$(dirname "$0")/../.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh gcc libc6-dev dpkg-dev librsvg2-bin lintian desktop-file-utils appstream python3
# What only helps to build needs no speed.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_INCREMENTAL=0
cargo build --profile dist --locked

built=${CARGO_TARGET_DIR:-target}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
umask 022
root=$work/root
sh packaging/linux/files.sh "$built/dist/cheeseboard" "$root" usr games

doc=$root/usr/share/doc/cheeseboard
install -D -m 644 packaging/linux/debian/copyright "$doc/copyright"
gzip --best --no-name --stdout CHANGELOG.md >"$doc/changelog.gz"
cat <<END | gzip --best --no-name >"$doc/changelog.Debian.gz"
cheeseboard ($version-1) unstable; urgency=medium

  * The package of this version. What has changed stands in changelog.gz.

 -- The Cheeseboard contributors <cheeseboard@cheeseboard.example>  $(LC_ALL=C date --utc --rfc-email --date "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}")
END
python3 packaging/library_licences.py >"$work/libraries"
gzip --best --no-name --stdout "$work/libraries" >"$doc/libraries.gz"

install -D -m 644 packaging/linux/debian/lintian-overrides "$root/usr/share/lintian/overrides/cheeseboard"

# Which libraries the program is linked with is found out; those it opens as it runs stand in the control file.
mkdir -p "$work/debian"
printf 'Source: cheeseboard\n\nPackage: cheeseboard\nArchitecture: any\n' >"$work/debian/control"
linked=$(cd "$work" && dpkg-shlibdeps -O "$root/usr/games/cheeseboard" | sed -n 's/^shlibs:Depends=//p')
install -d "$root/DEBIAN"
size=$(du -k -s --apparent-size "$root/usr" | cut -f 1)
sed "s/VERSION/$version-1/; s/ARCHITECTURE/$architecture/; s/SIZE/$size/; s/DEPENDS/$linked/" packaging/linux/debian/control >"$root/DEBIAN/control"
(cd "$root" && find usr -type f -exec md5sum {} +) | sort -k 2 >"$root/DEBIAN/md5sums"
package=$built/cheeseboard_${version}-1_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package"

desktop-file-validate "$root/usr/share/applications/cheeseboard.desktop"
appstreamcli validate --no-net "$root/usr/share/metainfo/org.cheeseboard.Cheeseboard.metainfo.xml"
lintian --fail-on error,warning "$package"
echo "built $package: $(($(stat -c %s "$package") / 1000000)) MB"
