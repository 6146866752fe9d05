#!/bin/sh
# Puts Cheeseboard into the menu: for yourself, or for everybody with --prefix /usr/local (as root). `--remove` takes it out again;
# games, records and settings stay. Usage: ./install.sh [--prefix FOLDER] [--remove]
set -eu
here=$(dirname "$(readlink -f "$0")")
prefix=${XDG_DATA_HOME:-$HOME/.local/share}
prefix=${prefix%/share}
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
    sed -i "s|^Exec=.*|Exec=\"$prefix/bin/cheeseboard\" %f|" "$entry"
fi
for tool in "update-desktop-database $prefix/share/applications" "update-mime-database $prefix/share/mime" \
    "gtk-update-icon-cache -q -t -f $prefix/share/icons/hicolor"; do
    # shellcheck disable=SC2086
    command -v "${tool%% *}" >/dev/null && $tool >/dev/null 2>&1 || true
done
if [ -n "$remove" ]; then
    echo "Cheeseboard was removed from $prefix. Games, records and settings are still there."
else
    echo "Cheeseboard is installed below $prefix; it is in the menu, and starts with $prefix/bin/cheeseboard."
fi
