#!/bin/sh
# Whether every sound of the app comes out of a real sound server: a private PulseAudio with a sink that
# plays nowhere, of which a recording is made and searched. Run it as root in a Debian container, from the
# root of the repository; it installs pulseaudio and pulseaudio-utils if they are missing.
set -eu

if ! command -v pulseaudio >/dev/null || ! command -v parec >/dev/null; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends pulseaudio pulseaudio-utils
fi

cargo build --locked --example sound_check
check="${CARGO_TARGET_DIR:-target}/debug/examples/sound_check"

folder=$(mktemp -d)
unset XDG_CONFIG_HOME PULSE_COOKIE || true
export HOME="$folder" XDG_RUNTIME_DIR="$folder" PULSE_RUNTIME_PATH="$folder" PULSE_SERVER="unix:$folder/native"
server='' recorder=''
end() {
    for process in $recorder $server; do
        kill "$process" 2>/dev/null || true
    done
    wait
    rm -rf "$folder"
}
trap end EXIT

pulseaudio -n --daemonize=no --exit-idle-time=-1 --use-pid-file=no --log-target=stderr --log-level=error \
    --load="module-native-protocol-unix socket=$folder/native auth-anonymous=1" \
    --load="module-null-sink sink_name=nowhere rate=48000 channels=1" &
server=$!
until pactl info >/dev/null 2>&1; do
    sleep 0.2
done

parec --device=nowhere.monitor --rate=48000 --channels=1 --format=s16le --file-format=wav "$folder/heard.wav" &
recorder=$!
until pactl list short source-outputs | grep -q .; do
    sleep 0.2
done
# What is recorded arrives in large pieces.
sleep 3
# A home without the server's cookie, as where PipeWire is the server.
mkdir "$folder/home"
HOME="$folder/home" "$check" play
sleep 3
kill -INT "$recorder"
wait "$recorder" 2>/dev/null || true
recorder=''
"$check" find "$folder/heard.wav"
