#!/usr/bin/env bash
# st and urxvt do not give colours back by OSC 104, though it is what st's terminfo entry names for that.
#
# Believed: OSC 104 without an index, and 110, 111 and 112, give the configured colours back: terminfo has OSC 104 as
#   "oc".
# Seen: st 0.9 obeys OSC 104 with an index, but not without one, and none of 110, 111 and 112, though it takes OSC 10,
#   11 and 12; its RIS gives the palette back. urxvt obeys neither form of 104, keeps the colour after RIS, and does not
#   answer 10 to 12. xterm and kitty obey all. alacritty obeys all but RIS.
# Versions: xterm 379-1, kitty 0.26.5-5+deb12u1, alacritty 0.11.0-4, stterm 0.9-1, rxvt-unicode 9.30-2+b4 (Debian 12)
# How: OSC 4, 10, 11 and 12 set and ask; the reset is sent in between. The emulator runs under Xvfb; DA1 is asked after
#   each question, and its answer ends the wait.
# Why it matters: a program that sets a palette or a background and leaves by the string of terminfo leaves its colours
#   to the shell. Ask for the colours first and set the answers at the end.
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
package xterm 379-1
package kitty 0.26.5-5+deb12u1
package alacritty 0.11.0-4
package stterm 0.9-1
package rxvt-unicode 9.30-2+b4

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
        answers[name] = ask("".join(text).replace("{columns}", str(os.get_terminal_size(1)[0])))
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
  "before 104": "\u001b]4;1;?\u001b\\",
  "set 104": "\u001b]4;1;rgb:12/34/56\u001b\\",
  "set as 104": "\u001b]4;1;?\u001b\\",
  "reset 104": "\u001b]104\u001b\\",
  "after 104": "\u001b]4;1;?\u001b\\",
  "before 104;2": "\u001b]4;2;?\u001b\\",
  "set 104;2": "\u001b]4;2;rgb:12/34/56\u001b\\",
  "set as 104;2": "\u001b]4;2;?\u001b\\",
  "reset 104;2": "\u001b]104;2\u001b\\",
  "after 104;2": "\u001b]4;2;?\u001b\\",
  "before 110": "\u001b]10;?\u001b\\",
  "set 110": "\u001b]10;rgb:12/34/56\u001b\\",
  "set as 110": "\u001b]10;?\u001b\\",
  "reset 110": "\u001b]110\u001b\\",
  "after 110": "\u001b]10;?\u001b\\",
  "before 111": "\u001b]11;?\u001b\\",
  "set 111": "\u001b]11;rgb:12/34/56\u001b\\",
  "set as 111": "\u001b]11;?\u001b\\",
  "reset 111": "\u001b]111\u001b\\",
  "after 111": "\u001b]11;?\u001b\\",
  "before 112": "\u001b]12;?\u001b\\",
  "set 112": "\u001b]12;rgb:12/34/56\u001b\\",
  "set as 112": "\u001b]12;?\u001b\\",
  "reset 112": "\u001b]112\u001b\\",
  "after 112": "\u001b]12;?\u001b\\",
  "before RIS": "\u001b]4;5;?\u001b\\",
  "set RIS": "\u001b]4;5;rgb:12/34/56\u001b\\",
  "set as RIS": "\u001b]4;5;?\u001b\\",
  "reset RIS": "\u001bc",
  "after RIS": "\u001b]4;5;?\u001b\\"
}
JSON
see xterm xterm -geometry 80x24 -e
see kitty kitty -o remember_window_size=no -o initial_window_width=80c -o initial_window_height=24c
see alacritty alacritty -o window.dimensions.columns=80 -o window.dimensions.lines=24 -e
see st st -g 80x24 -e
see urxvt urxvt -geometry 80x24 -e

python3 - "$work" <<'PY'
import json, sys

failed = []
def answers(name): return json.load(open(f"{sys.argv[1]}/{name}.json"))
def expect(name, step, right):
    got = answers(name)[step]
    print(f"{name:10} {step}: {got!r}")
    if got != right: failed.append(f"{name}, {step}: {got!r} and not {right!r}")
KEEPS = dict(st=["104", "110", "111", "112"], urxvt=["104", "104;2", "RIS"], alacritty=["RIS"])
for name in "xterm", "kitty", "alacritty", "st", "urxvt":
    kept = []
    for what in "104", "104;2", "110", "111", "112", "RIS":
        before, there, after = (answers(name)[f"{when} {what}"] for when in ("before", "set as", "after"))
        if not before: continue
        if "1212/3434/5656" not in there or after not in (before, there):
            failed.append(f"{name}, {what}: {before!r} {there!r} {after!r}")
        if after == there: kept.append(what)
    print(f"{name:10} keeps the colour after: {' '.join(kept) or '-'}")
    if kept != KEEPS.get(name, []): failed.append(f"{name} keeps the colour after {kept}")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
