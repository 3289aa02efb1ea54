#!/usr/bin/env bash
# SQLite counts an UPDATE to the same value as a change, and commits nothing that others could see.
#
# Believed: what changes() and the update hook report as changed is a commit that another connection sees in PRAGMA
#   data_version.
# Seen: after UPDATE t SET v = v the writer has changes() = 1 and its triggers have run, but data_version of the other
#   connection stays, in rollback and in WAL mode; the WAL file does not grow either. A DELETE of all rows of an empty
#   table (changes() = 0) does move it.
# Versions: libsqlite3-0 3.40.1-2+deb12u2 (Debian 12), by Python's sqlite3
# How: two connections to one file; changes() of one, PRAGMA data_version of the other, size of the WAL file.
# Why it matters: a process that announces changes by its own update hook and one that polls data_version disagree about
#   the same write; a touch of a row (to wake others) has to change a byte.
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
import os, sqlite3, sys

print("SQLite", sqlite3.sqlite_version)
failed = False
for mode in "delete", "wal":
    path = f"{sys.argv[1]}/{mode}.db"
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute(f"PRAGMA journal_mode={mode}")
    writer.executescript("CREATE TABLE t(id INTEGER PRIMARY KEY, v TEXT); CREATE TABLE e(x); CREATE TABLE told(x);"
                         "CREATE TEMP TABLE fired(x); CREATE TEMP TRIGGER r AFTER UPDATE ON t BEGIN INSERT INTO fired VALUES(1); END;")
    writer.execute("INSERT INTO t VALUES(1, 'same')")
    reader = sqlite3.connect(path, isolation_level=None)
    version = lambda: reader.execute("PRAGMA data_version").fetchone()[0]
    size = lambda: os.path.getsize(path + "-wal") if mode == "wal" else 0
    def step(sql):
        old, bytes = version(), size()
        writer.execute(sql)
        return writer.execute("SELECT changes()").fetchone()[0], version() != old, size() != bytes
    same, empty, other = step("UPDATE t SET v = 'same'"), step("DELETE FROM e"), step("UPDATE t SET v = 'diff'")
    fired = writer.execute("SELECT count(*) FROM fired").fetchone()[0]
    print(mode, "(changes, data_version moved, WAL grew): same", same, "delete of nothing", empty, "other", other, "triggers", fired)
    failed |= same != (1, False, False) or empty[0] != 0 or not empty[1] or other[:2] != (1, True) or fired != 2
sys.exit("changed: see the lines above" if failed else print("as stated"))
PY
