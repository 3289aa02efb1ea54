#!/usr/bin/env bash
# A pseudo-terminal of script(1), expect or pty.fork has 0 rows and 0 columns when there is no terminal to copy from.
#
# Believed: tools that make a pseudo-terminal give it 24 rows and 80 columns, as a detached tmux does; tput cols tells
#   the same as the kernel.
# Seen: in a job without a terminal "stty size" says 0 0 under script, expect and Python's pty.fork, while tput cols
#   there says 80 (from terminfo), and 24 80 in a detached tmux session.
# Versions: bsdutils 1:2.38.1-5+deb12u3, expect 5.45.4-2+b1, Python 3.11, tmux 3.3a-3 (Debian 12)
# How: stty size and tput cols within each, started without a terminal.
# Why it matters: in CI jobs and containers a full-screen program asks the kernel, hears 0 and divides by it or draws
#   nothing, although isatty() is true: take terminfo's or 80x24 for zero.
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

package bsdutils 1:2.38.1-5+deb12u3
package expect 5.45.4-2+b1
package tmux 3.3a-3
package ncurses-bin 6.4-4
package python3 3.11.2-1+b1

export TERM=xterm
sizes() { tr -d '\r' | tr '\n' ' ' | sed 's/ *$//'; }
seen="script: $(script -qec 'stty size; tput cols' /dev/null </dev/null 2>/dev/null | sizes)
expect: $(expect -c 'log_user 0; spawn sh -c "stty size; tput cols"; expect eof; puts $expect_out(buffer)' </dev/null | sizes)
pty.fork: $(python3 -c "
import os, pty
pid, master = pty.fork()
if pid == 0: os.execvp('sh', ['sh', '-c', 'stty size; tput cols'])
out = b''
try:
    while more := os.read(master, 100): out += more
except OSError: pass
print(out.decode())" </dev/null | sizes)
tmux: $(tmux -f /dev/null -S "$work/socket" new-session -d "sh -c 'stty size >$work/size; tmux -S $work/socket wait-for -S done'" && tmux -S "$work/socket" wait-for done; cat "$work/size")"
right="script: 0 0 80
expect: 0 0 80
pty.fork: 0 0 80
tmux: 24 80"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
