#!/usr/bin/env bash
# INSERT OR REPLACE removes a row without its delete trigger, and a search by the old words finds the new row.
#
# Believed: a row that REPLACE removes is deleted: its delete triggers run, as they do for DELETE, so that an FTS5 index
#   that is kept by triggers stays right.
# Seen: after REPLACE of "apple" by "pear" the index still finds the row by apple, and returns it with the text pear;
#   FTS5's integrity-check says that the database is malformed. With PRAGMA recursive_triggers = ON, or with ON CONFLICT
#   DO UPDATE and an update trigger, the index is right.
# Versions: libsqlite3-0 3.40.1-2+deb12u2 (Debian 12), and the SQLite 3.54.1 of apsw 3.54.1.0 (PyPI) alike
# How: the three triggers of an external content table as FTS5's documentation has them, one row written twice. The
#   documentation of ON CONFLICT says that delete triggers run for REPLACE if and only if recursive triggers are on,
#   which they are not by default.
# Why it matters: a store that saves by REPLACE finds rows by words that they no longer have, and an audit by triggers
#   knows no deletion. Save by an upsert.
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


cat >"$work/replace.py" <<'PYTHON'
import sqlite3, sys
import apsw

SETUP = """
CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT);
CREATE VIRTUAL TABLE word USING fts5 (body, content = 'note', content_rowid = 'id');
CREATE TRIGGER added AFTER INSERT ON note BEGIN INSERT INTO word (rowid, body) VALUES (new.id, new.body); END;
CREATE TRIGGER gone AFTER DELETE ON note BEGIN INSERT INTO word (word, rowid, body) VALUES ('delete', old.id, old.body); END;
CREATE TRIGGER changed AFTER UPDATE ON note BEGIN
  INSERT INTO word (word, rowid, body) VALUES ('delete', old.id, old.body);
  INSERT INTO word (rowid, body) VALUES (new.id, new.body);
END;
INSERT INTO note VALUES (1, 'apple');
"""
REPLACE = "INSERT OR REPLACE INTO note VALUES (1, 'pear')"
WAYS = {
    "replace": (REPLACE, ["pear"], "malformed"),
    "replace, recursive triggers": ("PRAGMA recursive_triggers = ON; " + REPLACE, [], "right"),
    "upsert": ("INSERT INTO note VALUES (1, 'pear') ON CONFLICT DO UPDATE SET body = excluded.body", [], "right"),
}
failed = []
for way, (statement, *right) in WAYS.items():
    for version in sqlite3.sqlite_version, apsw.sqlite_lib_version():
        if version == sqlite3.sqlite_version:
            connection = sqlite3.connect(":memory:", isolation_level=None); script = connection.executescript
        else: connection = apsw.Connection(":memory:"); script = connection.execute
        script(SETUP); script(statement)
        apple = [row[0] for row in connection.execute("SELECT body FROM word WHERE word MATCH 'apple'")]
        try: connection.execute("INSERT INTO word (word, rank) VALUES ('integrity-check', 1)"); check = "right"
        except (sqlite3.DatabaseError, apsw.CorruptError) as error: check = "malformed" if "malformed" in str(error) else str(error)
        print(f"{version} {way}: apple finds {apple}, the index is {check}")
        if [apple, check] != right: failed.append(f"{version}, {way}")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PYTHON
"$work/venv/bin/python" "$work/replace.py"
