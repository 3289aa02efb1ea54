#!/usr/bin/env bash
# dtach leaves the modes of its program on when one detaches, and types Ctrl+L into the program when one is back.
#
# Believed: what attaches and detaches a terminal puts the terminal back, as tmux and screen do, and gives the modes to
#   the next one; nothing but what a person types reaches the program.
# Seen: after the detach key the terminal gets the cursor to the last row, "[detached]" and a visible cursor, and stays
#   in the alternate screen with mouse reports, bracketed paste and the kitty keyboard on. The next terminal gets a
#   cleared screen and none of the modes; the program gets the byte 0c that nobody has typed.
# Versions: dtach 0.9-5+b1 (Debian 12)
# How: raw bytes of two pseudo-terminals around "dtach -c" and "dtach -a", and what a program in raw mode reads. The
#   manual names ctrl_l as the default of -r and says nothing of modes.
# Why it matters: Ctrl+L clears, or moves the focus, or is a shortcut, in a program that did not bind it to redrawing;
#   without the modes the mouse is dead after coming back. A program should set its modes again when it is asked to
#   redraw.
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

package dtach 0.9-5+b1
package python3 3.11.2-1+b1

cat >"$work/program.py" <<'PY'
import os, sys, tty
tty.setraw(0)
os.write(1, b"\x1b[?1049h\x1b[?1000h\x1b[?2004h\x1b[>1uready")
while (data := os.read(0, 100)) != b"q": os.write(1, b"<" + data.hex().encode() + b">")
os.write(1, b"bye")
PY
cat >"$work/dtach.py" <<'PY'
import os, pty, select, sys, time
work = sys.argv[1]
def start(*command):
    process, terminal = pty.fork()
    if process == 0: os.execvp(command[0], command)
    return process, terminal
def until(terminal, end):  # All that comes to the terminal up to the bytes end.
    got, limit = b"", time.monotonic() + 30
    while end not in got:
        if time.monotonic() > limit: print("cannot run: no", end, "in", got, file=sys.stderr); sys.exit(2)
        if select.select([terminal], [], [], 0.2)[0]:
            try: got += os.read(terminal, 65536)
            except OSError: break
    return got
process, terminal = start("dtach", "-c", work + "/socket", "/usr/bin/python3", work + "/program.py")
until(terminal, b"ready")
os.write(terminal, b"\x1c")
left = until(terminal, b"\x1b[?25h"); os.waitpid(process, 0)
process, terminal = start("dtach", "-a", work + "/socket")
back = until(terminal, b">")
os.write(terminal, b"q"); until(terminal, b"bye"); os.waitpid(process, 0)
print("detached:", left); print("attached:", back)
if left != b"\x1b[999H\r\n[detached]\r\n\x1b[?25h": sys.exit("changed: what comes when one detaches")
if back != b"\x1b[H\x1b[J<0c>": sys.exit("changed: what comes when one is back")
print("as stated")
PY
/usr/bin/python3 "$work/dtach.py" "$work"
