#!/usr/bin/env bash
# What was typed in raw mode and not read is handed to the next reader at once when canonical mode comes back, without a newline.
#
# Believed: in canonical mode read() returns when there is a line; "abc" that came in raw mode becomes the beginning of
#   the next line, to be ended (or edited) by the keyboard.
# Seen: "abc" written by the master in raw mode, then ICANON set: read() returns "abc" at once; Backspace cannot take it
#   back, and the newline that follows is a line of its own. TCSAFLUSH discards it.
# Versions: Linux (seen on 6.18), Python 3.11
# How: openpty(); the master writes before the change of mode; select and read on the slave.
# Why it matters: a late answer of the terminal or a key pressed too often does not wait harmlessly in front of a shell
#   or prompt: it is taken as input immediately. Restore the mode with TCSAFLUSH after the last answer has come.
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

package python3 3.11.2-1+b1

/usr/bin/python3 - <<'PY'
import os, platform, pty, select, sys, termios, tty

print("Linux", platform.release())
def canonical(slave, when):
    mode = termios.tcgetattr(slave); mode[3] |= termios.ICANON; termios.tcsetattr(slave, when, mode)
def read(slave): return os.read(slave, 100) if select.select([slave], [], [], 1)[0] else None
def pair():
    master, slave = pty.openpty(); tty.setraw(slave); os.write(master, b"abc")
    if not select.select([slave], [], [], 5)[0]: sys.exit("cannot run: nothing came")
    return master, slave
master, slave = pair(); canonical(slave, termios.TCSANOW)
first = read(slave); os.write(master, b"\n"); second = read(slave)
master, slave = pair(); canonical(slave, termios.TCSAFLUSH); flushed = read(slave)
print("at once:", first, "after a newline:", second, "after TCSAFLUSH:", flushed)
if (first, second, flushed) != (b"abc", b"\n", None): sys.exit("changed: the leftover waits for a line")
print("as stated")
PY
