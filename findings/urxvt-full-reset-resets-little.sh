#!/usr/bin/env bash
# The full reset (ESC c) of urxvt leaves mouse reports, bracketed paste and a hidden cursor as they are.
#
# Believed: RIS puts a terminal back as it was when it was switched on: reports off, cursor seen. It is what reset(1)
#   sends.
# Seen: xterm and kitty end all of it. urxvt 9.30 leaves 1000, 1006, 2004 and 1004 on, the cursor hidden and application
#   cursor keys on: a click after ESC c is still reported. mlterm ends all but focus reports.
# Versions: xterm 379-1, kitty 0.26.5-5+deb12u1, rxvt-unicode 9.30-2+b4, mlterm 3.9.0-1+b1, xdotool 1:3.20160805.1-5
#   (Debian 12)
# How: DECRQM of each mode after ESC c, and a real click by xdotool. terminfo's rs1 is ESC c for rxvt-unicode-256color.
#   The emulator runs under Xvfb; DA1 is asked after each question, and its answer ends the wait.
# Why it matters: after a program that crashed, "reset" is the advice everywhere; in urxvt the shell goes on printing
#   reports of the mouse with no cursor to be seen. A wrapper has to end each mode by its own number.
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
package xdotool 1:3.20160805.1-5

cat >"$work/ask.py" <<'PY'
"""Runs in the emulator: writes each step and its question, then DA1, whose answer says that all answers have come."""
import json, os, re, select, subprocess, sys, termios, time, tty

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
        answers[name] = ask("".join(text))
        subprocess.run(["xdotool", "mousemove", "60", "60", "click", "1"], check=True)
        answers[name + ", clicked"] = ask("")
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
    "\u001b[?2004$p\u001b[?1004$p\u001b[?25$p\u001b[?1$p"],
  "full reset": "\u001bc\u001b[?1000$p\u001b[?1006$p\u001b[?2004$p\u001b[?1004$p\u001b[?25$p\u001b[?1$p",
  "ended": [
    "\u001b[?1000l\u001b[?1006l\u001b[?2004l\u001b[?1004l\u001b[?25h\u001b[?1l\u001b[?1000$p\u001b[?1006$p",
    "\u001b[?2004$p\u001b[?1004$p\u001b[?25$p\u001b[?1$p"]
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
off = (2, 2, 2, 2, 1, 2)
for name, left in dict(xterm=off, kitty=off, urxvt=(1, 1, 1, 1, 2, 1), mlterm=(2, 2, 2, 1, 1, 2)).items():
    expect(name, "set", modes((1, 1, 1, 1, 2, 1)))
    expect(name, "full reset", modes(left))
    expect(name, "ended", modes(off))
    for step, reported in ("set", True), ("full reset", name == "urxvt"), ("ended", False):
        got = answers(name)[step + ", clicked"]
        print(f"{name:10} {step}, clicked: {got!r}")
        if ("\x1b[<0;" in got) != reported: failed.append(f"{name}, click after {step}: {got!r}")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
