#!/bin/sh
# Tries the Windows program under wine: its command line writes the same records as the one for this system, byte for byte; in its window a
# lesson and a turn are played by mouse, a game is saved and opened by the path in the app's own sheet, it closes politely and goes on; the
# installer installs, ties .cheese files to the program, and removes itself. Builds what is missing. Installs what is lacking.
# Usage: sh packaging/windows/test.sh
set -eu
cd "$(dirname "$0")/../.."
[ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
sh packaging/linux/prepare.sh wine wine64 gcc-mingw-w64-x86-64 unzip xvfb xdotool x11-utils openbox wmctrl
built=$(realpath -m "${CARGO_TARGET_DIR:-target}")
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
archive=$built/windows/Cheeseboard-$version-windows.zip
installer=$built/windows/Cheeseboard-$version-setup.exe
[ -e "$archive" ] && [ -e "$installer" ] || sh packaging/windows/build.sh
native=${CHEESEBOARD:-$built/dist/cheeseboard}
[ -x "$native" ] || cargo build --profile dist --locked

work=$(mktemp -d)
export WINEPREFIX="$work/wine" WINEARCH=win64 WINEDEBUG=-all
finish() {
    status=$?
    wineserver -k 2>/dev/null || true
    rm -rf "$work"
    exit "$status"
}
trap finish EXIT
trap 'exit 1' INT TERM
fail() {
    echo "Windows test: $*" >&2
    exit 1
}
wine=wine-stable
command -v $wine >/dev/null || wine=wine

# This wine lacks a library that Windows has had since 7; a stub of its one function lies beside the program for the test alone.
cat >"$work/random.c" <<'END'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, size); }
END
x86_64-w64-mingw32-gcc -shared -o "$work/bcryptprimitives.dll" "$work/random.c" -ladvapi32
$wine wineboot --init >/dev/null 2>&1 || true

unzip -q "$archive" -d "$work"
folder=$work/Cheeseboard
cp "$work/bcryptprimitives.dll" "$folder/"
for file in cheeseboard.exe portable LIBRARIES.txt LICENSE-MIT.txt; do
    [ -s "$folder/$file" ] || fail "the archive has no $file"
done
x86_64-w64-mingw32-objdump -p "$folder/cheeseboard.exe" | grep -q 'Subsystem.*Windows GUI' || fail "it would open a console"
if x86_64-w64-mingw32-objdump -p "$folder/cheeseboard.exe" | grep 'DLL Name' | grep -i 'libgcc\|pthread\|libstdc'; then
    fail "it needs libraries that Windows does not have"
fi

for game in zatre kalle burg_appenzell rat_a_tat_roll ratzzia; do
    (cd "$work" && "$native" arena $game --seats easy,greedy,random --games 1 --seed 5 --out "here-$game" >/dev/null &&
        $wine "$folder/cheeseboard.exe" arena $game --seats easy,greedy,random --games 1 --seed 5 --out "there-$game" >/dev/null)
    diff -r "$work/here-$game" "$work/there-$game" || fail "another record of $game"
    "$native" check "$work/there-$game"/*.ron
    record=$(find "$work/there-$game" -name '*.ron' | head -n 1)
    (cd "$work" && "$native" record "$record" --json --legal >here.json && $wine "$folder/cheeseboard.exe" record "$record" --json --legal >there.json)
    cmp "$work/here.json" "$work/there.json" || fail "$game is printed otherwise"
done
echo "Windows test: the same records"

# The window test plays in the real window. Where it looks for settings and data the portable folder stands.
cat >"$work/cheeseboard" <<END
#!/bin/sh
mkdir -p "$folder/data" "\$XDG_DATA_HOME" "\$XDG_CONFIG_HOME"
ln -sfn "$folder/data" "\$XDG_DATA_HOME/cheeseboard"
ln -sfn "$folder/data" "\$XDG_CONFIG_HOME/cheeseboard"
exec $wine "$folder/cheeseboard.exe" "\$@"
END
chmod 755 "$work/cheeseboard"
# wine keeps its desktop for a while, here one without a screen.
wineserver -k || true
NO_SIGNALS=yes sh tests/window.sh "$work/cheeseboard"
rm -rf "$folder/data"
wineserver -k || true
sh tests/window_files.sh "$work/cheeseboard"

home=$work/wine/drive_c/users/$(id -un)
$wine "$installer" /S
installed=$home/AppData/Local/Programs/Cheeseboard
[ -e "$installed/cheeseboard.exe" ] || fail "not installed in $installed"
cp "$work/bcryptprimitives.dll" "$installed/"
$wine "$installed/cheeseboard.exe" --version | grep -q "$version" || fail "the installed program does not start"
$wine reg query 'HKCU\Software\Classes\Cheeseboard.Game\shell\open\command' | grep -q cheeseboard.exe || fail ".cheese is not tied to it"
rm "$installed/bcryptprimitives.dll"
$wine "$installed/uninstall.exe" /S
tries=50
while [ -e "$installed/cheeseboard.exe" ] && [ "$tries" -gt 0 ]; do
    tries=$((tries - 1))
    sleep 0.2
done
[ ! -e "$installed/cheeseboard.exe" ] || fail "it is still there"
if $wine reg query 'HKCU\Software\Classes\Cheeseboard.Game' >/dev/null 2>&1; then fail "it is still tied to .cheese"; fi
echo "Windows test: ok"
