#!/usr/bin/env bash
# An index on a column makes SQLite 3.40 forget the COLLATE of an equality that stands in an OR with another equality.
#
# Believed: an index changes how long a query takes, and never its rows. An explicit COLLATE decides its comparison, whatever
#   stands beside it.
# Seen: with rows 'A' and 'b', `name = 'a' COLLATE NOCASE OR name = 'b'` finds both; after CREATE INDEX it finds 'b' alone. The
#   two equalities become one `name IN ('a', 'b')`, which the index of the column answers in its own collation. The order
#   of the two, and the side of COLLATE, do not matter. `+name = 'a' COLLATE NOCASE OR name = 'b'` finds both.
# Versions: libsqlite3-0 3.40.1-2+deb12u2 (Debian 12). The SQLite 3.54.1 of apsw 3.54.1.0 (PyPI) finds both.
# How: Python's sqlite3 module runs each query without and with the index; apsw brings the newer SQLite.
# Why it matters: a search without regard to case, or by Unicode's canonical equivalence, loses rows once somebody adds an
#   index for another query.
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
package python3-venv 3.11.2-1+b1
/usr/bin/python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check apsw==3.54.1.0

cat >"$work/or.py" <<'PYTHON'
import sqlite3, sys
import apsw

QUERIES = {
    "name = 'a' COLLATE NOCASE OR name = 'b'": ["b"],
    "name = 'b' OR name = 'a' COLLATE NOCASE": ["b"],
    "name COLLATE NOCASE = 'a' OR name = 'b'": ["b"],
    "name COLLATE NOCASE IN ('a') OR name = 'b'": ["b"],
    "+name = 'a' COLLATE NOCASE OR name = 'b'": ["A", "b"],
}


def rows(database, where):
    return [row[0] for row in database.execute(f"SELECT name FROM t WHERE {where} ORDER BY name")]


def answers(database):
    database.execute("CREATE TABLE t(name TEXT)")
    database.execute("INSERT INTO t VALUES ('A'), ('b')")
    without = [rows(database, query) for query in QUERIES]
    database.execute("CREATE INDEX byName ON t(name)")
    return without, [rows(database, query) for query in QUERIES]


both, changed = ["A", "b"], 0
old, new = answers(sqlite3.connect(":memory:")), answers(apsw.Connection(":memory:"))
print("without an index, with an index:", f"SQLite {sqlite3.sqlite_version},", f"SQLite {apsw.sqlite_lib_version()}")
for number, (query, wrong) in enumerate(QUERIES.items()):
    print(f"{query:45}", old[0][number], old[1][number], "|", new[0][number], new[1][number])
    changed |= old[0][number] != both or old[1][number] != wrong or new[0][number] != both or new[1][number] != both
sys.exit("the behaviour has changed" if changed else 0)
PYTHON
"$work/venv/bin/python" "$work/or.py"
