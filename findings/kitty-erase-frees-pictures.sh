#!/usr/bin/env bash
# Erasing the screen (ED 2) frees every picture that was transmitted to kitty, also those that were never shown; Konsole keeps them.
#
# Believed: ED 2 removes the placements of the graphics protocol that are on the screen, as text. The data of a picture has a
#   number of its own, and stays until a program deletes it (d=I) or the quota is used up.
# Seen: after CSI 2 J, kitty answers a=p with "ENOENT:Put command refers to non-existent image with id: 5 and number: 0", for a
#   picture that was on the screen and for one that was only transmitted, on both screens. CSI J from the second row and EL keep
#   them. Konsole answers OK after CSI 2 J, and ENOENT only after CSI 3 J.
# Versions: kitty 0.26.5-5+deb12u1, konsole 4:22.12.3-1+deb12u1 (Debian 12)
# How: a picture of one pixel is transmitted and answered with OK; the screen is erased; a placement of the picture is asked for, and
#   its answer read. DA1 is asked after each question, and its answer ends the wait. The emulators run under Xvfb.
# Why it matters: a program that transmits pictures once and erases the screen for a redraw (after a resize, after Control-L) shows
#   none in kitty, and with q=2 gets no answer about it. It must transmit them again after each ED 2.
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
package dbus 1.14.10-1~deb12u1
package kitty 0.26.5-5+deb12u1
package konsole 4:22.12.3-1+deb12u1

cat >"$work/ask.py" <<'PY'
"""Runs in the emulator: writes each step and its question, then DA1, whose answer says that all answers have come."""
import json, os, re, select, sys, termios, time, tty

steps, answers = json.load(open(sys.argv[1])), {}
def ask(text):
    os.write(1, (text + "\x1b[c").encode())
    got, end = b"", time.monotonic() + 20
    while not (found := re.search(rb"\x1b\[\?[0-9;]*c$", got)):
        if not select.select([0], [], [], max(0, end - time.monotonic()))[0]:
            raise SystemExit(f"no answer to DA1 after {text!r}")
        got += os.read(0, 4096)
    return got[:found.start()].decode("latin1")
was = termios.tcgetattr(0)
tty.setraw(0)
try:
    for name, text in steps.items():
        os.write(1, b"\x1b[0m\x1b[?6l\x1b[r\x1b[?7h\x1b[H\x1b[2J")
        answers[name] = ask(text.replace("{columns}", str(os.get_terminal_size(1)[0])))
    answers["columns"] = os.get_terminal_size(1)[0]
finally:
    termios.tcsetattr(0, termios.TCSADRAIN, was)
json.dump(answers, open(sys.argv[2] + ".new", "w"))
os.rename(sys.argv[2] + ".new", sys.argv[2])
PY
export LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1 XDG_RUNTIME_DIR="$work" HOME="$work"
see() {  # NAME COMMAND...: the emulator on a display of its own.
  local name=$1; shift
  timeout 90 xvfb-run -a "$@" python3 "$work/ask.py" "$work/steps.json" "$work/$name.json" >"$work/$name.log" 2>&1 || true
  [ -s "$work/$name.json" ] || { echo "cannot run: $name gave no answers" >&2; tail -n 5 "$work/$name.log" >&2; exit 2; }
}

cat >"$work/steps.json" <<'JSON'
{
  "kept": "\u001b_Ga=t,t=d,f=24,s=1,v=1,i=5,q=2;/wAA\u001b\\\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1\u001b\\",
  "shown": "\u001b_Ga=t,t=d,f=24,s=1,v=1,i=5,q=2;/wAA\u001b\\\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1,q=2\u001b\\\u001b[2J\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1\u001b\\",
  "never shown": "\u001b_Ga=t,t=d,f=24,s=1,v=1,i=5,q=2;/wAA\u001b\\\u001b[2J\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1\u001b\\",
  "other screen": "\u001b[?1049h\u001b_Ga=t,t=d,f=24,s=1,v=1,i=5,q=2;/wAA\u001b\\\u001b[2J\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1\u001b\\\u001b[?1049l",
  "below": "\u001b_Ga=t,t=d,f=24,s=1,v=1,i=5,q=2;/wAA\u001b\\\u001b[2;1H\u001b[J\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1\u001b\\",
  "history": "\u001b_Ga=t,t=d,f=24,s=1,v=1,i=5,q=2;/wAA\u001b\\\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1,q=2\u001b\\\u001b[3J\u001b_Ga=p,i=5,p=1,c=2,r=2,C=1\u001b\\"
}
JSON
see kitty kitty -o remember_window_size=no -o initial_window_width=80c -o initial_window_height=24c
see konsole dbus-run-session konsole --nofork -e

python3 - "$work" <<'PY'
import json, sys

failed = []
def expect(name, step, right):
    got = json.load(open(f"{sys.argv[1]}/{name}.json"))[step]
    print(f"{name:8} {step}: {got!r}")
    if right not in got: failed.append(f"{name}, {step}: {got!r} without {right!r}")
for step in "kept", "below":
    for name in "kitty", "konsole": expect(name, step, ";OK")
for step in "shown", "never shown", "other screen":
    expect("kitty", step, ";ENOENT")
    expect("konsole", step, ";OK")
for name in "kitty", "konsole": expect(name, "history", ";ENOENT")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
