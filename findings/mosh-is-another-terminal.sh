#!/usr/bin/env bash
# Within mosh a program talks to mosh and not to the terminal around it: REP is lost, which terminfo promises for its TERM, and nobody says the colours.
#
# Believed: mosh hands TERM on (xterm-256color here), so what its terminfo entry has works (Debian's has rep, CSI n b),
#   and what the terminal around it answers is answered.
# Seen: after "a CSI 3 b" the cursor is in column 2 within mosh 1.4 and in column 5 in xterm; OSC 11 has an answer in
#   xterm and none in mosh; DA1 is answered by mosh with ?62c, whatever the terminal is.
# Versions: mosh 1.4.0-1+b1, xterm 379-1, ncurses-base 6.4-4 (Debian 12)
# How: raw answers to the same questions in xterm and in mosh within xterm; infocmp.
# Why it matters: a writer that saves bytes by REP because terminfo has it loses lines and bars for everybody who comes
#   by mosh: try REP once and ask where the cursor is.
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

package mosh 1.4.0-1+b1
package xterm 379-1
package ncurses-base 6.4-4
package xvfb 2:21.1.7-3+deb12u13
package xauth 1:1.1.2-1
package python3 3.11.2-1+b1

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

see_in_mosh() {  # The same steps in mosh, whose client runs in an xterm.
  local port key
  read -r port key < <(mosh-server new -i 127.0.0.1 -p 60000:60999 -- python3 "$work/ask.py" "$work/steps.json" "$work/mosh.json" 2>/dev/null | sed -n 's/^MOSH CONNECT //p' | tr -d '\r') ||
    { echo "cannot run: mosh-server does not start" >&2; exit 2; }
  MOSH_KEY=$key timeout 90 xvfb-run -a xterm -geometry 80x24 -e mosh-client 127.0.0.1 "$port" >"$work/mosh.log" 2>&1 || true
  [ -s "$work/mosh.json" ] || { echo "cannot run: mosh gave no answers" >&2; exit 2; }
}

cat >"$work/steps.json" <<'JSON'
{
  "REP": "a\u001b[3b\u001b[6n",
  "OSC 11": "\u001b]11;?\u0007"
}
JSON
see xterm xterm -geometry 80x24 -e
see_in_mosh
infocmp -1 xterm-256color | grep -q 'rep=' || { echo "changed: terminfo has no rep" >&2; exit 1; }
/usr/bin/python3 - "$work" <<'PY'
import json, sys

xterm, mosh = (json.load(open(f"{sys.argv[1]}/{name}.json")) for name in ("xterm", "mosh"))
print("xterm:", xterm); print("mosh: ", mosh)
if (xterm["REP"], mosh["REP"]) != ("\x1b[1;5R", "\x1b[1;2R"): sys.exit("changed: REP")
if not xterm["OSC 11"].startswith("\x1b]11;rgb:") or mosh["OSC 11"] != "": sys.exit("changed: OSC 11")
print("as stated")
PY
