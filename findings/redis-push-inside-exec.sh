#!/usr/bin/env bash
# Redis 7.0 puts a push message into the middle of the array that answers EXEC.
#
# Believed: a RESP3 push is a message of its own between answers; the array that answers EXEC has as many elements as
#   its header says, each an answer.
# Seen: a connection that listens to a channel and publishes to it in MULTI gets "*2", then the whole push (">3 message
#   ..."), then ":1" and "+OK": three things where two were announced. Outside MULTI the push comes before the answer of
#   PUBLISH.
# Versions: redis-server 5:7.0.15-1~deb12u10 (Debian 12)
# How: raw bytes of one connection over a Unix socket after HELLO 3.
# Why it matters: a store that announces its own change in the transaction that writes it, on the connection it also
#   listens on, decodes the wrong elements unless its parser accepts pushes inside of aggregates.
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
    s = connect()
    ask(s, "HELLO", "3"); send(s, "SUBSCRIBE", "news"); until(s, b":1\r\n")
    alone = ask(s, "PUBLISH", "news", "x")
    send(s, "MULTI"); send(s, "PUBLISH", "news", "y"); send(s, "SET", "key", "1")
    until(s, b"+QUEUED\r\n+QUEUED\r\n")
    together = ask(s, "EXEC")
finally:
    server.terminate(); server.wait()
print("PUBLISH:", alone); print("EXEC:   ", together)
push = b">3\r\n$7\r\nmessage\r\n$4\r\nnews\r\n$1\r\n%s\r\n"
if alone != push % b"x" + b":1\r\n" or together != b"*2\r\n" + push % b"y" + b":1\r\n+OK\r\n":
    sys.exit("changed: the push is no longer inside of the array, or no longer before the answer")
print("as stated")
PY
