#!/bin/sh
# Puts Cheeseboard into the menu: for yourself, or for everybody with --prefix /usr/local (as root). `--remove` takes it out again;
# games, records and settings stay. Usage: ./install.sh [--prefix FOLDER] [--remove]
set -eu
here=$(dirname "$(readlink -f "$0")")
prefix=$HOME/.local
remove=""
while [ $# -gt 0 ]; do
    case $1 in
    --prefix)
        [ $# -gt 1 ] || { echo "--prefix needs a folder" >&2; exit 2; }
        prefix=$2
        shift
        ;;
    --remove) remove=yes ;;
    *)
        echo "usage: $0 [--prefix FOLDER] [--remove]" >&2
        exit 2
        ;;
    esac
    shift
done
prefix=$(realpath -m "$prefix")
case $prefix/ in
"$here"/*)
    echo "That is the folder that was unpacked: choose another." >&2
    exit 2
    ;;
esac

# What is installed is what stands in the folder, so the same list removes it.
cd "$here/usr"
find . -type f -o -type l | while read -r file; do
    if [ -n "$remove" ]; then
        rm -f "$prefix/$file"
    else
        mkdir -p "$prefix/$(dirname "$file")"
        cp -f "$file" "$prefix/$file"
    fi
done
entry=$prefix/share/applications/cheeseboard.desktop
if [ -z "$remove" ]; then
    # The menu does not know this folder of programs.
    sed -n "/^Exec=/,\$d; p" share/applications/cheeseboard.desktop >"$entry"
    printf 'Exec="%s" %%f\n' "$prefix/bin/cheeseboard" >>"$entry"
    sed '1,/^Exec=/d' share/applications/cheeseboard.desktop >>"$entry"
fi
# renew COMMAND…: what the desktop has read of these folders, if it has such a tool.
renew() {
    if command -v "$1" >/dev/null && ! "$@" >/dev/null 2>&1; then
        echo "$1 did not work; the menu may show the change only after the next login." >&2
    fi
}
renew update-desktop-database "$prefix/share/applications"
renew update-mime-database "$prefix/share/mime"
renew gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor"
if [ -n "$remove" ]; then
    echo "Cheeseboard was removed from $prefix. Games, records and settings are still there."
else
    echo "Cheeseboard is installed below $prefix; it is in the menu, and starts with $prefix/bin/cheeseboard."
fi
