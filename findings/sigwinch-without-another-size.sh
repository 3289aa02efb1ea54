#!/usr/bin/env bash
# A terminal program gets SIGWINCH though rows and columns are as before, when only the pixels changed.
#
# Believed: SIGWINCH says that rows or columns changed; Linux sends none when a size is set that is already set.
# Seen: setting rows 24, columns 80 again sends nothing; setting the same rows and columns with other pixels (ws_xpixel,
#   ws_ypixel) sends SIGWINCH, and the same pixels again send nothing.
# Versions: Linux (seen on 6.18), Python 3.11
# How: TIOCSWINSZ on the master; the child on the slave writes a byte for each signal.
# Why it matters: emulators set pixels after a change of font or of the monitor's scale: a program that redraws or
#   re-lays out everything at each signal does it for nothing, and one with pictures must look at the pixels even if the
#   cells are as before.
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
import fcntl, os, platform, pty, select, signal, struct, sys, termios, tty

print("Linux", platform.release())
master, slave = pty.openpty(); tty.setraw(slave)
child = os.fork()
if child == 0:
    os.setsid(); fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGWINCH, lambda *_: os.write(slave, b"W"))
    os.write(slave, b"ready")
    while True: signal.pause()
assert os.read(master, 5) == b"ready"
seen = []
for size in (24, 80, 0, 0), (24, 80, 0, 0), (24, 80, 800, 480), (24, 80, 800, 480), (24, 80, 960, 576):
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", *size))
    told = bool(select.select([master], [], [], 1)[0])
    if told: os.read(master, 10)
    seen.append(told); print("rows, columns, pixels", size, "signal" if told else "no signal")
os.kill(child, signal.SIGKILL); os.waitpid(child, 0)
if seen != [True, False, True, False, True]: sys.exit("changed: the signal comes at other times")
print("as stated")
PY
