#!/usr/bin/env bash
# A full text search for an emoji finds nothing in FTS5 and PostgreSQL, and one for a word and an emoji forgets the emoji.
#
# Believed: a text with an emoji is found by the emoji; a search for what cannot be a word is an error, or no
#   restriction.
# Seen: FTS5 with the default tokenizer and PostgreSQL with 'simple' index no emoji: the search for it has no row and no
#   error (PostgreSQL sends a notice), as that for '+++' has. 'party' with the emoji finds every party, also those
#   without it. A search for C++ finds each C. FTS5 with categories 'L* N* Co So' finds it.
# Versions: python3 3.11.2-1+b1, libsqlite3-0 3.40.1-2+deb12u2, postgresql-15 15.18-0+deb12u1 (Debian 12)
# How: MATCH by Python's sqlite3, plainto_tsquery by psql. FTS5's documentation makes letters, numbers and private
#   characters tokens.
# Why it matters: in a chat or a list of notes people search by the emoji that they set: the field says that there is
#   nothing, while the row is on the screen. Name the categories, or search by LIKE where a query has no token.
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
package postgresql-15 15.18-0+deb12u1

cat >"$work/fts.py" <<'PY'
import sqlite3, sys

rows = ["party \U0001f389 tonight", "party without", "C++ and more", "plain C"]
failed = []
for options, by_emoji in (("", []), (", tokenize = \"unicode61 categories 'L* N* Co So'\"", [1])):
    db = sqlite3.connect(":memory:")
    db.execute(f"CREATE VIRTUAL TABLE t USING fts5(x{options})")
    for row in rows: db.execute("INSERT INTO t VALUES (?)", (row,))
    for text, right in ("\U0001f389", by_emoji), ("party \U0001f389", by_emoji or [1, 2]), ("+++", []), ("C++", [3, 4]):
        got = [r[0] for r in db.execute("SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid", (f'"{text}"',))]
        print(f"FTS5{options}: {text!r} finds {got}")
        if got != right: failed.append(f"{text!r} finds {got} and not {right}")
print("SQLite", sqlite3.sqlite_version)
if failed: sys.exit("changed: " + "; ".join(failed))
PY
/usr/bin/python3 "$work/fts.py"

bin=/usr/lib/postgresql/15/bin
chmod 755 "$work"
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid postgres --regid postgres --clear-groups -- "$@"; else "$@"; fi; }
mkdir "$work/data"; if [ "$(id -u)" = 0 ]; then chown postgres "$work/data"; fi
as "$bin/initdb" -D "$work/data" -A trust --locale=C.UTF-8 -U postgres >/dev/null
as "$bin/pg_ctl" -D "$work/data" -o "-k $work/data -c listen_addresses=" -l "$work/data/log" -w start >/dev/null
trap 'as "$bin/pg_ctl" -D "$work/data" -m immediate stop >/dev/null; rm -rf "$work"' EXIT

query() { psql -XAtq -h "$work/data" -U postgres "$@"; }
echo "$(query -c 'select version()')"

seen=$(query -F ' ' -c "CREATE TABLE t (n int, x text)" -c "
  INSERT INTO t VALUES (1, U&'party \\+01f389 tonight'), (2, 'party without'), (3, 'C++ and more'), (4, 'plain C')" -c "
  SELECT q, coalesce(string_agg(n::text, ',' ORDER BY n), '-')
  FROM (VALUES (1, U&'\\+01f389'), (2, U&'party \\+01f389'), (3, '+++'), (4, 'C++')) AS s (q, words)
  LEFT JOIN t ON to_tsvector('simple', x) @@ plainto_tsquery('simple', words) GROUP BY q ORDER BY q" 2>/dev/null)
echo "$seen"
[ "$seen" = "1 -
2 1,2
3 -
4 3,4" ] || { echo "changed: see above" >&2; exit 1; }
echo "as stated"
