#!/usr/bin/env bash
# Redis tells of a hash field that is set to the same value, but not of a sorted set, a set or a bit.
#
# Believed: a write that leaves the value as it was is either always told or never, by keyspace notifications, client
#   tracking and WATCH alike.
# Seen: HSET, LSET, SETRANGE, HINCRBY 0, INCRBY 0, LTRIM 0 -1 and EXPIRE with equal values are told by all three, and
#   make EXEC of a watching client fail. ZADD, ZINCRBY 0, SADD, SETBIT, PFADD, GEOADD and RENAME to the same name with
#   equal values are told by none.
# Versions: redis-server 5:7.0.15-1~deb12u10 (Debian 12)
# How: the same command twice; after the second: a subscriber to __keyspace*__:*, a RESP3 connection that tracks the
#   key, and EXEC of one that watches it. The notifications' documentation lists events by command and says that they
#   come only if the target has changed.
# Why it matters: a page that is drawn for each notice is drawn for a heartbeat that writes the same hash, and
#   optimistic writers fail for nothing; once the field moves to a sorted set, a program that waits for the notice waits
#   for ever.
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


TOLD = [("HSET k f v", "HSET k f v"), ("RPUSH k a b", "LSET k 0 a"), ("SET k v", "SETRANGE k 0 v"), ("HSET k f 1", "HINCRBY k f 0"),
        ("SET k 5", "INCRBY k 0"), ("RPUSH k a", "LTRIM k 0 -1"), ("SETEX k 100 v", "EXPIRE k 100")]
SILENT = [("ZADD k 1 a", "ZADD k 1 a"), ("ZADD k 1 a", "ZINCRBY k 0 a"), ("SADD k a", "SADD k a"), ("SETBIT k 0 1", "SETBIT k 0 1"),
          ("PFADD k a", "PFADD k a"), ("GEOADD k 1 1 a", "GEOADD k 1 1 a"), ("SET k v", "RENAME k k")]
failed = []
try:
    tracking, listening, writing, watching = connect(), connect(), connect(), connect()
    ask(writing, "CONFIG", "SET", "notify-keyspace-events", "KEA")
    ask(listening, "HELLO", "3"); send(listening, "PSUBSCRIBE", "__keyspace*__:*"); until(listening, b":1\r\n")
    ask(tracking, "HELLO", "3"); ask(tracking, "CLIENT", "TRACKING", "ON")
    for first, second in TOLD + SILENT:
        ask(writing, "DEL", "k"); ask(writing, *first.split()); ask(listening, "PING")
        ask(tracking, "EXISTS", "k"); ask(watching, "UNWATCH"); ask(watching, "WATCH", "k")
        ask(writing, *second.split())
        told = [b"pmessage" in ask(listening, "ECHO", "-"), b"invalidate" in ask(tracking, "ECHO", "-")]
        send(watching, "MULTI"); until(watching, b"+OK\r\n"); send(watching, "PING"); until(watching, b"+QUEUED\r\n")
        told.append(b"*-1" in ask(watching, "EXEC"))
        print(f"{second:15} notification {told[0]}, tracking {told[1]}, EXEC fails {told[2]}")
        if told != [(first, second) in TOLD] * 3: failed.append(second)
finally:
    server.terminate(); server.wait()
if failed: sys.exit("changed: " + ", ".join(failed))
print("as stated")
PY
