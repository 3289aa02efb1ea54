#!/usr/bin/env bash
# kitty sends Return, Tab and Backspace a second time when they come up, where a program asks for event types alone.
#
# Believed: with the flags 1 and 2 of the kitty keyboard protocol (disambiguate, report event types) a press of Return is CR, and
#   its release is nothing: the protocol says that these three keys have no release events unless all keys are reported as
#   escape codes (flag 8).
# Seen: with the flags 1 | 2, kitty 0.26 sends CR CR, HT HT and DEL DEL for one press of each: the release sends the byte of a press.
#   With flag 1 alone there is one byte. With the flags 1 | 2 | 8 there is one `CSI 13 u` and one `CSI 13 ; 1 : 3 u`.
# Versions: kitty 0.26.5-5+deb12u1, xdotool 1:3.20160805.1-5 (Debian 12)
# How: xdotool presses the keys under Xvfb, without repeats; a period marks the end.
# Why it matters: a program that only wants to know when keys come up presses its buttons twice. Ask for flag 8 together with flag 2.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

package() {  # NAME VERSION: installs the version this was written for, else the one there is, and says which.
  local have install="apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends"
  have=$(dpkg-query -W -f '${Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^install ok installed //p') || true
  if [ "$have" != "$2" ]; then
    export DEBIAN_FRONTEND=noninteractive
    $install "$1=$2" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && $install "$1=$2" >/dev/null 2>&1; } ||
      [ -n "$have" ] || $install "$1" >/dev/null 2>&1 ||
      { echo "cannot run: the Debian package $1 cannot be installed" >&2; exit 2; }
    have=$(dpkg-query -W -f '${Version}' "$1")
  fi
  echo "$1 $have (written for $2)"
}

package xvfb 2:21.1.7-3+deb12u13
package xauth 1:1.1.2-1
package python3 3.11.2-1+b1
package libgl1-mesa-dri 22.3.6-1+deb12u1
package kitty 0.26.5-5+deb12u1
package xdotool 1:3.20160805.1-5

cat >"$work/keys.py" <<'PY'
"""Runs in kitty: asks for flags, has keys pressed, and writes what comes up to the period."""
import os, select, subprocess, sys, termios, time, tty

was = termios.tcgetattr(0)
tty.setraw(0)
got, end = b"", time.monotonic() + 60
def read(done, press):
    """Presses keys until the first of them has come: the window may not have the keyboard yet."""
    global got
    while not done():
        if time.monotonic() > end: raise SystemExit("no keys came")
        press()
        while select.select([0], [], [], 1)[0] and not done(): got += os.read(0, 4096)
def run(*words): subprocess.run(["xdotool", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    os.write(1, f"\x1b[>{sys.argv[1]}u".encode())
    window = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "kitty"], capture_output=True, text=True).stdout.split()
    read(lambda: b"q" in got or b"113" in got, lambda: run("mousemove", "60", "60", "windowfocus", *window[-1:], "key", "q"))
    while select.select([0], [], [], 1)[0]: os.read(0, 4096)
    got = b""
    read(lambda: b"." in got or b"46" in got, lambda: run("key", sys.argv[2], "period"))
finally:
    termios.tcsetattr(0, termios.TCSADRAIN, was)
cut = min(place for place in (got.find(b"."), got.find(b"\x1b[46")) if place >= 0)
open(sys.argv[3] + ".new", "wb").write(got[:cut])
os.rename(sys.argv[3] + ".new", sys.argv[3])
PY
export LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1 XDG_RUNTIME_DIR="$work" HOME="$work"
for flags in 1 3 11; do
  for key in Return Tab BackSpace; do
    timeout 90 xvfb-run -a -s "-r -screen 0 1024x768x24" kitty -o remember_window_size=no \
      python3 "$work/keys.py" "$flags" "$key" "$work/$flags.$key" >"$work/log" 2>&1 || true
    [ -e "$work/$flags.$key" ] || { echo "cannot run: kitty gave no keys" >&2; tail -n 5 "$work/log" >&2; exit 2; }
  done
done

python3 - "$work" <<'PY'
import sys

failed = []
for key, byte, code in ("Return", b"\r", 13), ("Tab", b"\t", 9), ("BackSpace", b"\x7f", 127):
    for flags, right in (1, byte), (3, byte * 2), (11, f"\x1b[{code}u\x1b[{code};1:3u".encode()):
        got = open(f"{sys.argv[1]}/{flags}.{key}", "rb").read()
        print(f"flags {flags}: {key} sends {got!r}")
        if got != right: failed.append(f"flags {flags}, {key}: {got!r} and not {right!r}")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
