#!/usr/bin/env bash
# U+0085 in UTF-8 text goes to a new line in kitty and st, is a column wide in mlterm and zutty, and nothing elsewhere.
#
# Believed: In UTF-8 a character from U+0080 to U+009F is text and no control: no emulator moves its cursor to another
#   line for it.
# Seen: after "a U+0085 b" the cursor is in row 2, column 2 in kitty 0.26 and st 0.9; in column 3 of row 1 in xterm,
#   tmux, alacritty, Konsole and urxvt (no width); in column 4 in mlterm and zutty. U+0088 sets a tab stop in kitty and
#   st.
# Versions: xterm 379-1, tmux 3.3a-3, kitty 0.26.5-5+deb12u1, alacritty 0.11.0-4, konsole 4:22.12.3-1+deb12u1, stterm
#   0.9-1, rxvt-unicode 9.30-2+b4, mlterm 3.9.0-1+b1, zutty 0.14.0.20230218+dfsg1-1 (Debian 12)
# How: The cursor is asked for after the text. xterm's control sequences say that a control cannot be had from decoded
#   UTF-8. The emulator runs under Xvfb; DA1 is asked after each question, and its answer ends the wait.
# Why it matters: U+0085 is a line break and white space in Unicode and comes with texts of other systems; a renderer
#   that takes away C0 alone draws into the next row in one emulator, and is a column off in another. Replace U+0080 to
#   U+009F before anything is written.
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
package xterm 379-1
package tmux 3.3a-3
package kitty 0.26.5-5+deb12u1
package alacritty 0.11.0-4
package konsole 4:22.12.3-1+deb12u1
package stterm 0.9-1
package rxvt-unicode 9.30-2+b4
package mlterm 3.9.0-1+b1
package zutty 0.14.0.20230218+dfsg1-1

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
  "U+0085": "a\u0085b\u001b[6n",
  "U+0088": "\u001b[1;5H\u0088\r\t\u001b[6n"
}
JSON
see xterm xterm -geometry 80x24 -e
see tmux xterm -geometry 80x25 -e tmux -f /dev/null -S "$work/tmux" new-session
see kitty kitty -o remember_window_size=no -o initial_window_width=80c -o initial_window_height=24c
see alacritty alacritty -o window.dimensions.columns=80 -o window.dimensions.lines=24 -e
see konsole dbus-run-session konsole --nofork -e
see st st -g 80x24 -e
see urxvt urxvt -geometry 80x24 -e
see mlterm mlterm -g 80x24 -e
see zutty zutty -e

python3 - "$work" <<'PY'
import json, sys

failed = []
def answers(name): return json.load(open(f"{sys.argv[1]}/{name}.json"))
def expect(name, step, right):
    got = answers(name)[step]
    print(f"{name:10} {step}: {got!r}")
    if got != right: failed.append(f"{name}, {step}: {got!r} and not {right!r}")
for name in "xterm", "tmux", "kitty", "alacritty", "konsole", "st", "urxvt", "mlterm", "zutty":
    moves, wide = name in ("kitty", "st"), name in ("mlterm", "zutty")
    expect(name, "U+0085", "\x1b[2;2R" if moves else "\x1b[1;4R" if wide else "\x1b[1;3R")
    expect(name, "U+0088", "\x1b[1;5R" if moves else "\x1b[1;9R")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
