#!/usr/bin/env bash
# VACUUM INTO copies a database in WAL mode to one that is not; the backup interface keeps the mode.
#
# Believed: a copy of a database in WAL mode is in WAL mode: the mode is kept in the file, as user_version and
#   application_id are.
# Seen: the copy of VACUUM INTO has journal_mode delete, with user_version, application_id and page size of the
#   original. The copy of the backup interface has journal_mode wal. After VACUUM without INTO the mode is still wal.
# Versions: python3 3.11.2-1+b1, libsqlite3-0 3.40.1-2+deb12u2 (Debian 12)
# How: PRAGMA journal_mode of each file in a new connection, by Python's sqlite3.
# Why it matters: a server that is started from such a copy blocks readers while it writes, and gets SQLITE_BUSY where
#   it never did; nothing says so. Set the mode at each start.
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
package libsqlite3-0 3.40.1-2+deb12u2

/usr/bin/python3 - "$work" <<'PY'
import sqlite3, sys

print("SQLite", sqlite3.sqlite_version)
path = sys.argv[1]
def pragma(name, what):
    db = sqlite3.connect(f"{path}/{name}")
    try: return db.execute(f"PRAGMA {what}").fetchone()[0]
    finally: db.close()
db = sqlite3.connect(f"{path}/original", isolation_level=None)
for text in ("PRAGMA page_size = 8192", "PRAGMA journal_mode = wal", "PRAGMA user_version = 7", "PRAGMA application_id = 9",
             "CREATE TABLE t (x)", "INSERT INTO t VALUES (1)", "VACUUM"): db.execute(text)
db.execute("VACUUM INTO ?", (f"{path}/vacuumed",))
copy = sqlite3.connect(f"{path}/backed-up")
db.backup(copy)
copy.close()
failed = []
for name, mode in ("original", "wal"), ("vacuumed", "delete"), ("backed-up", "wal"):
    got = [pragma(name, what) for what in ("journal_mode", "user_version", "application_id", "page_size")]
    print(name, *got)
    if got != [mode, 7, 9, 8192]: failed.append(f"{name}: {got}")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
