#!/usr/bin/env bash
# Alacritty answers a question for a colour with the colour that was set after the question.
#
# Believed: A terminal obeys its input in order: the answer to OSC 11 ; ? says the background that there was when the
#   question came.
# Seen: "OSC 11 ; ?" and "OSC 11 ; red" in one write: xterm and kitty answer the old colour, alacritty 0.11 the new one.
#   Of a colour, the question and a reset in one write alacritty answers the configured colour. Where the cursor is (CSI
#   6 n) it answers in order.
# Versions: xterm 379-1, kitty 0.26.5-5+deb12u1, alacritty 0.11.0-4 (Debian 12)
# How: One write to the terminal with the question before or between the changes. The emulator runs under Xvfb; DA1 is
#   asked after each question, and its answer ends the wait.
# Why it matters: a program that saves the background and sets its own in the same write gives back its own colour at
#   the end, as if it were the person's; dark and light may be taken for one another. Wait for the answer before the
#   colour is set.
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
  "old": "\u001b]11;?\u001b\\",
  "asked, then set": "\u001b]11;?\u001b\\\u001b]11;rgb:12/34/56\u001b\\",
  "give back": "\u001b]111\u001b\\",
  "set, asked, given back": "\u001b]11;rgb:12/34/56\u001b\\\u001b]11;?\u001b\\\u001b]111\u001b\\",
  "palette, old": "\u001b]4;1;?\u001b\\",
  "palette, asked, then set": "\u001b]4;1;?\u001b\\\u001b]4;1;rgb:12/34/56\u001b\\",
  "palette back": "\u001b]104;1\u001b\\",
  "cursor": "\u001b[3;3H\u001b[6n\u001b[5;5H"
}
JSON
see xterm xterm -geometry 80x24 -e
see kitty kitty -o remember_window_size=no -o initial_window_width=80c -o initial_window_height=24c
see alacritty alacritty -o window.dimensions.columns=80 -o window.dimensions.lines=24 -e

python3 - "$work" <<'PY'
import json, sys

failed = []
def answers(name): return json.load(open(f"{sys.argv[1]}/{name}.json"))
def expect(name, step, right):
    got = answers(name)[step]
    print(f"{name:10} {step}: {got!r}")
    if got != right: failed.append(f"{name}, {step}: {got!r} and not {right!r}")
for name in "xterm", "kitty", "alacritty":
    old, palette = answers(name)["old"], answers(name)["palette, old"]
    new, one = "\x1b]11;rgb:1212/3434/5656\x1b\\", "\x1b]4;1;rgb:1212/3434/5656\x1b\\"
    print(f"{name:10} old: {old!r} {palette!r}")
    if "rgb:" not in old or "rgb:" not in palette or old == new: failed.append(f"{name} does not answer")
    late = name == "alacritty"
    expect(name, "asked, then set", new if late else old)
    expect(name, "set, asked, given back", old if late else new)
    expect(name, "palette, asked, then set", one if late else palette)
    expect(name, "cursor", "\x1b[3;3R")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
