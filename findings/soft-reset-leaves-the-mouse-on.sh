#!/usr/bin/env bash
# A soft reset (DECSTR) leaves mouse reports and bracketed paste on in xterm, and does nothing at all in kitty.
#
# Believed: CSI ! p puts the modes back that a program has set, and leaves the screen: mouse, paste and focus reports
#   are off afterwards, the cursor is seen, its shape is the default.
# Seen: xterm shows the cursor, ends application cursor keys and gives its shape back, and leaves 1000, 1006, 2004 and
#   1004 on. kitty 0.26 changes nothing, the shape of the cursor neither. mlterm ends mouse and paste, and leaves focus
#   reports. urxvt ends the mouse, leaves paste and focus reports, and goes back to the main screen. xterm, kitty and
#   mlterm stay on the alternate one.
# Versions: xterm 379-1, kitty 0.26.5-5+deb12u1, rxvt-unicode 9.30-2+b4, mlterm 3.9.0-1+b1 (Debian 12)
# How: DECRQM of each mode after it was set and after CSI ! p, DECRQSS of the shape. The emulator runs under Xvfb; DA1
#   is asked after each question, and its answer ends the wait.
# Why it matters: a wrapper that cleans up with a soft reset after a crash (it does not clear the screen, as RIS does)
#   leaves a shell that prints mouse and focus reports. End each mode by its own number.
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
package rxvt-unicode 9.30-2+b4
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
  "set": [
    "\u001b[?1000h\u001b[?1006h\u001b[?2004h\u001b[?1004h\u001b[?25l\u001b[?1h\u001b[?1000$p\u001b[?1006$p",
    "\u001b[?2004$p\u001b[?1004$p\u001b[?25$p\u001b[?1$p\u001b[?1000l\u001b[?1006l\u001b[?2004l\u001b[?1004l",
    "\u001b[?25h\u001b[?1l"],
  "soft reset": [
    "\u001b[?1000h\u001b[?1006h\u001b[?2004h\u001b[?1004h\u001b[?25l\u001b[?1h\u001b[!p\u001b[?1000$p",
    "\u001b[?1006$p\u001b[?2004$p\u001b[?1004$p\u001b[?25$p\u001b[?1$p\u001b[?1000l\u001b[?1006l\u001b[?2004l",
    "\u001b[?1004l\u001b[?25h\u001b[?1l"],
  "alternate screen": "\u001b[?1049h\u001b[!p\u001b[?1049$p\u001b[?1049l",
  "shape": "\u001b[3 q\u001b[!p\u001bP$q q\u001b\\\u001b[0 q"
}
JSON
see xterm xterm -geometry 80x24 -e
see kitty kitty -o remember_window_size=no -o initial_window_width=80c -o initial_window_height=24c
see urxvt urxvt -geometry 80x24 -e
see mlterm mlterm -g 80x24 -e

python3 - "$work" <<'PY'
import json, sys

failed = []
def answers(name): return json.load(open(f"{sys.argv[1]}/{name}.json"))
def expect(name, step, right):
    got = answers(name)[step]
    print(f"{name:10} {step}: {got!r}")
    if got != right: failed.append(f"{name}, {step}: {got!r} and not {right!r}")
def modes(states): return "".join(f"\x1b[?{m};{s}$y" for m, s in zip((1000, 1006, 2004, 1004, 25, 1), states))
shape = "\x1bP1$r%d q\x1b\\"
LEFT = dict(xterm=(1, 1, 1, 1, 1, 2), kitty=(1, 1, 1, 1, 2, 1), urxvt=(2, 2, 1, 1, 1, 2), mlterm=(2, 2, 2, 1, 1, 2))
for name, left in LEFT.items():
    expect(name, "set", modes((1, 1, 1, 1, 2, 1)))
    expect(name, "soft reset", modes(left))
    expect(name, "alternate screen", f"\x1b[?1049;{2 if name == 'urxvt' else 1}$y")
    expect(name, "shape", {"xterm": shape % 2, "urxvt": ""}.get(name, shape % 3))
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
