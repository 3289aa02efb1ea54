#!/usr/bin/env bash
# A checkpoint that truncates the WAL moves PRAGMA data_version although nothing was written.
#
# Believed: data_version moves exactly when another connection has committed a change; a checkpoint only moves bytes
#   from the WAL to the file.
# Seen: PRAGMA wal_checkpoint(PASSIVE) leaves the number alone. After PRAGMA wal_checkpoint(TRUNCATE) by another
#   connection it is another one, with every row as before.
# Versions: libsqlite3-0 3.40.1-2+deb12u2 (Debian 12), by Python's sqlite3
# How: two connections to one file in WAL mode; the number and all rows before and after each checkpoint.
# Why it matters: a server that reloads its sessions whenever the number moves reloads everything after each
#   housekeeping checkpoint; rows need a revision of their own.
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

package libsqlite3-0 3.40.1-2+deb12u2
package python3 3.11.2-1+b1

/usr/bin/python3 - "$work" <<'PY'
import sqlite3, sys

print("SQLite", sqlite3.sqlite_version)
path = sys.argv[1] + "/a.db"
other = sqlite3.connect(path, isolation_level=None)
other.execute("PRAGMA journal_mode=wal"); other.execute("CREATE TABLE t(v)"); other.execute("INSERT INTO t VALUES(1)")
reader = sqlite3.connect(path, isolation_level=None)
def look(): return reader.execute("PRAGMA data_version").fetchone()[0], reader.execute("SELECT * FROM t").fetchall()
first = look()
print("passive: ", other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()); passive = look()
print("truncate:", other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()); truncated = look()
print("number and rows:", first, passive, truncated)
if passive != first: sys.exit("changed: a passive checkpoint moves the number")
if truncated[1] != first[1] or truncated[0] == first[0]: sys.exit("changed: a truncating checkpoint leaves the number alone")
print("as stated")
PY
