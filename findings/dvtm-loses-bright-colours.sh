#!/usr/bin/env bash
# dvtm in a terminal of 8 colours shows bright colours as the terminal's own text colour, and keeps dark grounds under them.
#
# Believed: a multiplexer whose outer terminal has 8 colours shows a bright colour (SGR 94, or 38;5;12) as its dark twin,
#   or as bold, as tmux and GNU screen do.
# Seen: with TERM=xterm (8 colours in terminfo), dvtm 0.15 names itself dvtm and shows SGR 31 as red, but SGR 90 to 97
#   and 38;5;12 without a colour and without bold. A black ground (SGR 40) under them stays. With TERM=xterm-256color
#   all colours come through.
# Versions: dvtm 0.15+40.g311a8c0-1, python3-venv 3.11.2-1+b1 (Debian 12); pyte 0.8.2
# How: the cells of pyte, which reads the output of dvtm with a program in it.
# Why it matters: a program that chooses readable pairs of the usual 16 colours, such as bright blue on black, is black on
#   black in dvtm on a light terminal. COLORTERM and the outer TERM are not seen by the program; only TERM=dvtm tells.
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

package dvtm 0.15+40.g311a8c0-1
package python3-venv 3.11.2-1+b1
{ python3 -m venv "$work/venv" && "$work/venv/bin/pip" -q install pyte==0.8.2; } >/dev/null 2>&1 ||
  { echo "cannot run: pyte 0.8.2 cannot be installed" >&2; exit 2; }

cat > "$work/inner" <<'S'
#!/bin/sh
printf '\033[31mA\033[0m \033[94;40mB\033[0m \033[90mC\033[0m \033[38;5;12mD\033[0m %s!' "$TERM"
read answer
S
chmod +x "$work/inner"
cat > "$work/look.py" <<'S'
import fcntl, os, pty, select, signal, struct, sys, termios, time
import pyte

pid, file = pty.fork()
if pid == 0:
    os.environ["TERM"] = sys.argv[1]
    for name in ("COLORTERM", "TMUX", "STY"):
        os.environ.pop(name, None)
    os.execvp("dvtm", ["dvtm", sys.argv[2]])
fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", 12, 60, 0, 0))
os.kill(pid, signal.SIGWINCH)
screen = pyte.Screen(60, 12)
stream = pyte.ByteStream(screen)
row, end = None, time.monotonic() + 20
while row is None and time.monotonic() < end:
    if select.select([file], [], [], 1)[0]:
        stream.feed(os.read(file, 65536))
    row = next((y for y, line in enumerate(screen.display) if line.startswith("A B C D") and "!" in line), None)
os.kill(pid, signal.SIGKILL)
if row is None:
    sys.exit("dvtm showed nothing")
cells = [screen.buffer[row][column] for column in (0, 2, 4, 6)]
print(*(f"{cell.data}:{cell.fg}/{cell.bg}{'/bold' if cell.bold else ''}" for cell in cells), screen.display[row][8:].strip())
S
export LC_ALL=C.UTF-8
look() { "$work/venv/bin/python" "$work/look.py" "$1" "$work/inner" || { echo "cannot run: dvtm showed nothing" >&2; exit 2; }; }
few=$(look xterm); many=$(look xterm-256color)
echo "xterm: $few"; echo "xterm-256color: $many"
[ "$few" = "A:red/default B:default/black C:default/default D:default/default dvtm!" ] &&
  [ "$many" = "A:red/default B:brightblue/black C:brightblack/default D:brightblue/default dvtm-256color!" ] ||
  { echo "changed: the colours are others" >&2; exit 1; }
echo "as stated"
