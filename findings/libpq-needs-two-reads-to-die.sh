#!/usr/bin/env bash
# After its server process was ended, a libpq connection says it is fine until it is read a second time.
#
# Believed: when the socket of a connection that waits for notices becomes readable because the server ended it,
#   PQconsumeInput fails or PQstatus is CONNECTION_BAD.
# Seen: the first PQconsumeInput returns 1 and PQstatus stays CONNECTION_OK: it has read the farewell message, and the
#   notices sent before, which are there. Only the next PQconsumeInput returns 0 with CONNECTION_BAD.
# Versions: libpq5 15.18-0+deb12u1, postgresql-15 15.18-0+deb12u1 (Debian 12)
# How: ctypes on libpq.so.5: LISTEN, then NOTIFY and pg_terminate_backend by another connection, then reads.
# Why it matters: a listener that reads once per wake-up and looks at the status takes a dead connection for a live one;
#   edge-triggered loops never come back, and one that reconnects too early drops the last notices.
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

package postgresql-15 15.18-0+deb12u1
package libpq5 15.18-0+deb12u1

bin=/usr/lib/postgresql/15/bin
chmod 755 "$work"
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid postgres --regid postgres --clear-groups -- "$@"; else "$@"; fi; }
mkdir "$work/data"; if [ "$(id -u)" = 0 ]; then chown postgres "$work/data"; fi
as "$bin/initdb" -D "$work/data" -A trust -U postgres >/dev/null
as "$bin/pg_ctl" -D "$work/data" -o "-k $work/data -c listen_addresses=" -l "$work/data/log" -w start >/dev/null
trap 'as "$bin/pg_ctl" -D "$work/data" -m immediate stop >/dev/null; rm -rf "$work"' EXIT

python3 - "$work/data" <<'PY'
import ctypes, select, sys

pq = ctypes.CDLL("libpq.so.5")
for name in "PQconnectdb PQexec PQnotifies PQgetvalue".split(): getattr(pq, name).restype = ctypes.c_void_p
def connect():
    c = ctypes.c_void_p(pq.PQconnectdb(f"host={sys.argv[1]} user=postgres dbname=postgres".encode()))
    if pq.PQstatus(c) != 0: sys.exit("cannot run: no connection")
    return c
listener, other = connect(), connect()
pq.PQexec(listener, b"LISTEN k")
pq.PQexec(other, b"NOTIFY k, 'last'")
if not select.select([pq.PQsocket(listener)], [], [], 10)[0]: sys.exit("cannot run: no notice")  # it is there, unread
pq.PQexec(other, b"SELECT pg_terminate_backend(%d)" % pq.PQbackendPID(listener))
# The process is gone before this returns, so that all it has sent is there.
pq.PQexec(other, b"DO $$ BEGIN WHILE EXISTS (SELECT FROM pg_stat_activity WHERE pid = %d) LOOP PERFORM pg_stat_clear_snapshot(), pg_sleep(0.01); END LOOP; END $$" % pq.PQbackendPID(listener))
seen = []
for _ in range(2):
    if not select.select([pq.PQsocket(listener)], [], [], 10)[0]: sys.exit("cannot run: nothing to read")
    seen.append((pq.PQconsumeInput(listener), pq.PQstatus(listener), bool(pq.PQnotifies(listener))))
print("consumeInput, status (0 is OK), a notice:", seen)
if seen != [(1, 0, True), (0, 1, False)]: sys.exit("changed: the end is seen at another read")
print("as stated")
PY
