#!/usr/bin/env bash
# Redis tells nobody about SWAPDB, and FLUSHDB only clients that track keys.
#
# Believed: clients that are told of changes (CLIENT TRACKING, keyspace notifications) are told of commands that change
#   every key: FLUSHDB drops all of them, SWAPDB puts other values under the same names.
# Seen: CLIENT TRACKING gets a null invalidation for FLUSHDB but nothing for SWAPDB, although a read key has another
#   value afterwards. Keyspace notifications with all classes on (KEA) say nothing for either.
# Versions: redis-server 5:7.0.15-1~deb12u10 (Debian 12)
# How: a tracking RESP3 connection, a subscriber to __key*__:* and a writer, over a Unix socket; the fence is an ECHO
#   answered after the command.
# Why it matters: sessions that are cached in a server process by notices stay stale for ever after an operator swaps or
#   empties a database; a revision has to be asked for as well.
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

package redis-server 5:7.0.15-1~deb12u10

python3 - "$work" <<'PY'

import os, select, socket, subprocess, sys, time

work = sys.argv[1]
address = os.path.join(work, "socket")
server = subprocess.Popen(["redis-server", "--port", "0", "--unixsocket", address, "--save", "", "--dir", work],
                          stdout=subprocess.DEVNULL)
def connect():
    end = time.monotonic() + 10
    while True:
        try:
            s = socket.socket(socket.AF_UNIX); s.connect(address); s.settimeout(10); return s
        except OSError:
            if time.monotonic() > end: sys.exit("cannot run: redis-server does not answer")
            time.sleep(0.05)
def send(s, *words):
    s.sendall(b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%s\r\n" % (len(w), w) for w in (x.encode() for x in words)))
def until(s, end):
    got = b""
    while not got.endswith(end): got += s.recv(65536)
    return got
def ask(s, *words):  # The answer to words, and all that comes before the answer to ECHO.
    send(s, *words); send(s, "ECHO", "fence"); return until(s, b"$5\r\nfence\r\n")[:-len(b"$5\r\nfence\r\n")]

try:
    tracking, listening, writing = connect(), connect(), connect()
    ask(writing, "CONFIG", "SET", "notify-keyspace-events", "KEA")
    ask(listening, "HELLO", "3"); send(listening, "PSUBSCRIBE", "__key*__:*"); until(listening, b":1\r\n")
    ask(tracking, "HELLO", "3"); ask(tracking, "CLIENT", "TRACKING", "ON")
    ask(writing, "SELECT", "1"); ask(writing, "SET", "key", "other"); ask(writing, "SELECT", "0"); ask(writing, "SET", "key", "first")
    before = ask(tracking, "GET", "key"); ask(listening, "PING")
    ask(writing, "SWAPDB", "0", "1")
    swapped = ask(tracking, "ECHO", "-"), ask(listening, "ECHO", "-")
    after = ask(tracking, "GET", "key"); ask(listening, "PING")
    ask(writing, "FLUSHDB")
    flushed = ask(tracking, "ECHO", "-"), ask(listening, "ECHO", "-")
finally:
    server.terminate(); server.wait()
print("value before and after SWAPDB:", before, after)
print("told by SWAPDB (tracking, keyspace): ", swapped); print("told by FLUSHDB (tracking, keyspace):", flushed)
nothing = b"$1\r\n-\r\n"
if b"first" not in before or b"other" not in after: sys.exit("cannot run: the databases were not swapped")
if swapped != (nothing, nothing): sys.exit("changed: SWAPDB is told")
if flushed != (b">2\r\n$10\r\ninvalidate\r\n_\r\n" + nothing, nothing): sys.exit("changed: FLUSHDB is told otherwise")
print("as stated")
PY
