#!/usr/bin/env bash
# PyPI's wcwidth measures characters otherwise than the emulators of the same machine, in both directions.
#
# Believed: the library that Textual, prompt_toolkit and blessed measure with agrees with terminals about characters
#   that are no emoji and have no East Asian ambiguity.
# Seen: U+2630 (the "hamburger" sign) is 2 in wcwidth 0.9.4, which follows a newer Unicode, and 1 in xterm, alacritty,
#   kitty and tmux; U+3164 is 0 in wcwidth and 2 in xterm, alacritty and tmux; U+2028 is 0 in wcwidth and in tmux, and 1
#   in the others; U+3248 is 1 in wcwidth, kitty and alacritty, and 2 in xterm and tmux.
# Versions: wcwidth 0.9.4 (PyPI), xterm 379-1, alacritty 0.11.0-4, kitty 0.26.5-5+deb12u1, tmux 3.3a-3 (Debian 12)
# How: wcwidth() beside the movement of the cursor (CSI 6 n) under Xvfb.
# Why it matters: a column moves wherever such a character stands, and tests whose emulator measures with the same
#   library cannot see it; menus with U+2630 are off by one: ask the terminal, or avoid these characters.
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
package libgl1-mesa-dri 22.3.6-1+deb12u1
package xterm 379-1
package alacritty 0.11.0-4
package kitty 0.26.5-5+deb12u1
package tmux 3.3a-3
package python3 3.11.2-1+b1

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q --disable-pip-version-check wcwidth==0.9.4 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

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
  "trigram": "\u2630\u001b[6n",
  "filler": "\u3164\u001b[6n",
  "separator": "a\u2028b\u001b[6n",
  "circled ten": "\u3248\u001b[6n"
}
JSON
see xterm xterm -geometry 80x24 -e
see alacritty alacritty -o window.dimensions.columns=80 -o window.dimensions.lines=24 -e
see kitty kitty -o remember_window_size=no -o initial_window_width=80c -o initial_window_height=24c
see tmux xterm -geometry 80x25 -e tmux -f /dev/null -S "$work/tmux" new-session

"$work/venv/bin/python" - "$work" <<'PY'
import json, re, sys
from wcwidth import wcwidth

characters = {"trigram": "\u2630", "filler": "\u3164", "separator": "\u2028", "circled ten": "\u3248"}
right = {"trigram": (2, 1, 1, 1, 1), "filler": (0, 2, 2, 0, 2), "separator": (0, 1, 1, 1, 0), "circled ten": (1, 2, 1, 1, 2)}
failed = False
for name, character in characters.items():
    seen = [max(0, wcwidth(character))]
    for emulator in "xterm", "alacritty", "kitty", "tmux":
        column = int(re.search(r";(\d+)R", json.load(open(f"{sys.argv[1]}/{emulator}.json"))[name])[1])
        seen.append(column - 1 - (2 if name == "separator" else 0))
    print(f"U+{ord(character):04X} wcwidth, xterm, alacritty, kitty, tmux:", *seen)
    failed |= tuple(seen) != right[name]
sys.exit("changed: see the lines above" if failed else print("as stated"))
PY
