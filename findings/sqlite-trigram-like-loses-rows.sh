#!/usr/bin/env bash
# LIKE on a trigram table of SQLite 3.40 finds nothing for two letters, one of which is not ASCII.
#
# Believed: LIKE finds the same rows in an FTS5 table as in any other; the trigram index only makes it faster, and a
#   pattern of fewer than three characters is looked for in all rows.
# Seen: "Crème" LIKE '%rè%' finds the row in a plain table and none in the trigram table of SQLite 3.40; '%re%' finds
#   "Create" in both, and '%rèm%' finds it in both. SQLite 3.54 finds all.
# Versions: libsqlite3-0 3.40.1-2+deb12u2 (Debian 12); the SQLite 3.54.1 of apsw 3.54.1.0 (PyPI) is right.
# How: the same rows in a plain and in an FTS5 table with tokenize='trigram', and the same LIKE for both, in two
#   versions of SQLite. Two letters with an accent are three bytes.
# Why it matters: search as one types finds nothing after the second letter in French, Czech or Greek, and finds it with
#   the third; a test in English passes. Use instr() for short patterns.
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
"$work/venv/bin/pip" install --quiet --disable-pip-version-check apsw==3.54.1.0 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }


cat >"$work/like.py" <<'PYTHON'
import sqlite3, sys
import apsw

wrong = {("%rè%", "3.40"), ("%žl%", "3.40")}
failed = []
for execute, version in (sqlite3.connect(":memory:").execute, sqlite3.sqlite_version), (apsw.Connection(":memory:").execute, apsw.sqlite_lib_version()):
    execute("CREATE TABLE plain (name TEXT)")
    execute("CREATE VIRTUAL TABLE trigram USING fts5 (name, tokenize = 'trigram')")
    for table in "plain", "trigram":
        for name in "Crème", "Create", "žluť": execute(f"INSERT INTO {table} VALUES (?)", (name,))
    for pattern in "%rè%", "%rèm%", "%re%", "%rea%", "%žl%", "%žlu%":
        found = {t: [row[0] for row in execute(f"SELECT name FROM {t} WHERE name LIKE ?", (pattern,))] for t in ("plain", "trigram")}
        print(version, pattern, found)
        same = found["plain"] == found["trigram"]
        if not found["plain"] or same == ((pattern, version[:4]) in wrong) or (not same and found["trigram"]):
            failed.append(f"{version}: {pattern}")
if failed: sys.exit("changed: " + ", ".join(failed))
print("as stated")
PYTHON
"$work/venv/bin/python" "$work/like.py"
