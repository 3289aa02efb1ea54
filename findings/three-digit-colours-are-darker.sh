#!/usr/bin/env bash
# OSC 11 with #f00 sets f0/00/00 in xterm, st and alacritty, ff/00/00 in kitty, and nothing in tmux.
#
# Believed: #f00 is pure red as in a style sheet, the same as #ff0000 and rgb:f/0/0.
# Seen: "#f00" is answered as rgb:f0f0/0000/0000 by xterm, st, alacritty and mlterm, as rgb:ffff/0000/0000 by kitty, and
#   tmux 3.3a does not take it; #fff is therefore light grey. rgb:f/0/0 is ffff in all of them but tmux. #ff0000 and
#   rgb:ff/00/00 are the same everywhere.
# Versions: xterm 379-1, tmux 3.3a-3, kitty 0.26.5-5+deb12u1, alacritty 0.11.0-4, stterm 0.9-1, mlterm 3.9.0-1+b1
#   (Debian 12)
# How: OSC 11 sets, a later OSC 11 asks. The manual of XParseColor says that digits of the old # syntax are the upper
#   bits of the value. The emulator runs under Xvfb; DA1 is asked after each question, and its answer ends the wait.
# Why it matters: a theme that is written with short colours is darker in one terminal than in the next, and its white
#   is grey; contrast that was measured with the values of CSS is not what is seen. Send six digits or rgb:rr/gg/bb.
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
package tmux 3.3a-3
package kitty 0.26.5-5+deb12u1
package alacritty 0.11.0-4
package stterm 0.9-1
package mlterm 3.9.0-1+b1

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
  "set black for #f00": "\u001b]11;rgb:00/00/00\u001b\\",
  "set #f00": "\u001b]11;#f00\u001b\\",
  "#f00": "\u001b]11;?\u001b\\",
  "set black for #fff": "\u001b]11;rgb:00/00/00\u001b\\",
  "set #fff": "\u001b]11;#fff\u001b\\",
  "#fff": "\u001b]11;?\u001b\\",
  "set black for #ff0000": "\u001b]11;rgb:00/00/00\u001b\\",
  "set #ff0000": "\u001b]11;#ff0000\u001b\\",
  "#ff0000": "\u001b]11;?\u001b\\",
  "set black for rgb:f/0/0": "\u001b]11;rgb:00/00/00\u001b\\",
  "set rgb:f/0/0": "\u001b]11;rgb:f/0/0\u001b\\",
  "rgb:f/0/0": "\u001b]11;?\u001b\\",
  "set black for rgb:ff/00/00": "\u001b]11;rgb:00/00/00\u001b\\",
  "set rgb:ff/00/00": "\u001b]11;rgb:ff/00/00\u001b\\",
  "rgb:ff/00/00": "\u001b]11;?\u001b\\"
}
JSON
see xterm xterm -geometry 80x24 -e
see tmux xterm -geometry 80x25 -e tmux -f /dev/null -S "$work/tmux" new-session
see kitty kitty -o remember_window_size=no -o initial_window_width=80c -o initial_window_height=24c
see alacritty alacritty -o window.dimensions.columns=80 -o window.dimensions.lines=24 -e
see st st -g 80x24 -e
see mlterm mlterm -g 80x24 -e

python3 - "$work" <<'PY'
import json, sys

failed = []
def answers(name): return json.load(open(f"{sys.argv[1]}/{name}.json"))
def expect(name, step, right):
    got = answers(name)[step]
    print(f"{name:10} {step}: {got!r}")
    if got != right: failed.append(f"{name}, {step}: {got!r} and not {right!r}")
for name in "xterm", "tmux", "kitty", "alacritty", "st", "mlterm":
    end = "\x07" if name == "st" else "\x1b\\"
    full, short, kept = "ffff", "ffff" if name == "kitty" else "f0f0", "0000/0000/0000"
    def answer(value): return f"\x1b]11;rgb:{value}{end}"
    expect(name, "#f00", answer(kept if name == "tmux" else f"{short}/0000/0000"))
    expect(name, "#fff", answer(kept if name == "tmux" else f"{short}/{short}/{short}"))
    expect(name, "rgb:f/0/0", answer(kept if name == "tmux" else "ffff/0000/0000"))
    for same in "#ff0000", "rgb:ff/00/00": expect(name, same, answer("ffff/0000/0000"))
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
