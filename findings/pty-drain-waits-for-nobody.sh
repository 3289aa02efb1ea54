#!/usr/bin/env bash
# On a Linux pseudo-terminal tcdrain() and TIOCOUTQ know nothing of what the emulator has not read.
#
# Believed: tcdrain() and tcsetattr(TCSADRAIN) return when what was written has been transmitted, that is, read by the
#   other side; TIOCOUTQ is the number of bytes still waiting.
# Seen: with 1,000 bytes that the master has not read, tcdrain and TCSADRAIN return at once and TIOCOUTQ is 0; the
#   master reads all 1,000 afterwards.
# Versions: Linux (seen on 6.18), Python 3.11
# How: openpty(); the slave writes and drains, the master reads only afterwards.
# Why it matters: a program cannot wait by tcdrain until its last frame, or the bytes that leave the full-screen mode,
#   are on the screen, and cannot measure how far the emulator is behind: it has to ask the emulator (DA1, CPR) and wait
#   for the answer.
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
import fcntl, os, platform, pty, select, struct, sys, termios, time, tty

print("Linux", platform.release())
master, slave = pty.openpty(); tty.setraw(slave); os.write(slave, b"x" * 1000)
start = time.monotonic()
termios.tcdrain(slave); termios.tcsetattr(slave, termios.TCSADRAIN, termios.tcgetattr(slave))
drained = time.monotonic() - start
queued = struct.unpack("i", fcntl.ioctl(slave, termios.TIOCOUTQ, b"\0" * 4))[0]
got = b""
while len(got) < 1000 and select.select([master], [], [], 5)[0]: got += os.read(master, 65536)
print(f"drained after {drained:.3f} s, TIOCOUTQ {queued}, then read by the master: {len(got)}")
if drained > 1 or queued != 0 or len(got) != 1000: sys.exit("changed: unread output counts")
print("as stated")
PY
