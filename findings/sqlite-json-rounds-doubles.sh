#!/usr/bin/env bash
# SQLite's JSON functions write a double with 15 digits, so that it comes back as another number.
#
# Believed: a REAL that goes through json_array() or json_set() and json_extract() is the REAL it was; SQLite stores
#   IEEE doubles.
# Seen: 0.1 + 0.2 becomes 0.3, 9007199254740991.0 becomes 9.00719925474099e+15 (off by one), and json_set() changes the
#   number it is given although the same number bound as a parameter comes back exactly.
# Versions: libsqlite3-0 3.40.1-2+deb12u2 (Debian 12), by Python's sqlite3
# How: the same doubles once as a column and once through json_set() and json_extract().
# Why it matters: state that is patched inside the database by JSON functions is not the state the app has in memory,
#   and a comparison of archives after a restart reports differences that nobody made.
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

/usr/bin/python3 - <<'PY'
import sqlite3, sys

print("SQLite", sqlite3.sqlite_version)
c = sqlite3.connect(":memory:")
numbers = [0.1 + 0.2, 9007199254740991.0, 1 / 3]
plain = [c.execute("SELECT ?", (n,)).fetchone()[0] for n in numbers]
text = [c.execute("SELECT json_set('{}', '$.a', ?)", (n,)).fetchone()[0] for n in numbers]
back = [c.execute("SELECT json_extract(json_set('{}', '$.a', ?), '$.a')", (n,)).fetchone()[0] for n in numbers]
print("bound:", plain); print("JSON: ", text); print("back: ", back)
if plain != numbers: sys.exit("changed: bound doubles are not exact")
if any(a == b for a, b in zip(numbers, back)): sys.exit("changed: a double comes back exactly through JSON")
print("as stated")
PY
