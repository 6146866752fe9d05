#!/bin/sh
# Installs the Debian package in a fresh minimal Debian, plays in its window, removes it, and looks whether anything is left but what the
# person made. As root; takes some minutes and needs Debian's archive. Usage: sh packaging/linux/deb_test.sh PACKAGE [SUITE]
set -eu
package=$(realpath "$1")
suite=${2:-bookworm}
cd "$(dirname "$0")/../.."
sh packaging/linux/prepare.sh debootstrap xvfb xdotool x11-utils openbox wmctrl
work=$(mktemp -d)
root=$work/root
finish() {
    status=$?
    for mounted in tmp/.X11-unix proc; do
        mountpoint -q "$root/$mounted" && umount "$root/$mounted"
    done
    rm -rf --one-file-system "$work"
    exit "$status"
}
trap finish EXIT
trap 'exit 1' INT TERM
fail() {
    echo "package test: $*" >&2
    exit 1
}

debootstrap --variant=minbase "$suite" "$root" >"$work/debootstrap.log" 2>&1 || fail "no fresh Debian: $(tail -n 3 "$work/debootstrap.log")"
mount -t proc proc "$root/proc"
inside() {
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}
# Everything that the package brings along comes first, so that what is left can be compared.
inside apt-get update -q >/dev/null
depends=$(dpkg-deb --field "$package" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g')
# shellcheck disable=SC2086
inside apt-get install -q -y --no-install-recommends $depends desktop-file-utils shared-mime-info hicolor-icon-theme >"$work/apt.log" 2>&1 ||
    fail "what it depends on cannot be installed: $(tail -n 3 "$work/apt.log")"
inside useradd --create-home player
list() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./var/log -o -path ./var/cache -o -path ./var/lib/dpkg -o -path ./var/lib/apt \
        -o -path ./home/player \) -prune -o -print | sort)
}
list >"$work/before"
cp "$package" "$root/tmp/cheeseboard.deb"
inside apt-get install -q -y --no-install-recommends /tmp/cheeseboard.deb >"$work/install.log" 2>&1 || fail "$(tail -n 5 "$work/install.log")"
inside cheeseboard --version
inside cheeseboard rules zatre | head -n 1
grep -q 'application/x-cheeseboard-game=cheeseboard.desktop' "$root/usr/share/applications/mimeinfo.cache" || fail "nothing opens .cheese"

# The window test plays; the program that it starts runs inside, as a person without rights. Folders that the test makes have another name
# inside: without what leads to the fresh system.
mkdir -p /tmp/.X11-unix "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
cat >"$work/cheeseboard" <<END
#!/bin/sh
chown -R --reference="$root/home/player" "\$HOME"
for given in "\$@"; do
    shift
    set -- "\$@" "\${given#$root}"
done
exec chroot --userspec=player:player "$root" /usr/bin/env -i PATH=/usr/bin:/bin:/usr/games LANG=C.UTF-8 DISPLAY="\$DISPLAY" \
    HOME="\${HOME#$root}" XDG_CONFIG_HOME="\${XDG_CONFIG_HOME#$root}" XDG_DATA_HOME="\${XDG_DATA_HOME#$root}" \
    RUST_LOG="\$RUST_LOG" NO_COLOR=1 /usr/games/cheeseboard "\$@"
END
chmod 755 "$work" "$work/cheeseboard"
TMPDIR=$root/tmp sh tests/window.sh "$work/cheeseboard"

inside apt-get purge -q -y cheeseboard >"$work/remove.log" 2>&1 || fail "$(tail -n 5 "$work/remove.log")"
list >"$work/after"
diff "$work/before" "$work/after" || fail "this was left behind"
echo "package test: ok"
