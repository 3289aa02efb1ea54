#!/usr/bin/env bash
# In SQLite strftime('%s', day) is larger than every number: it is a text, and a comparison with a column is another one.
#
# Believed: strftime('%s') counts seconds, so strftime('%s', '1970-01-02') < 5000000000 is true, and the same for
#   strftime('%Y') and a year.
# Seen: both are false, with a parameter bound as an integer too; = 86400 is false and + 0 makes all right. Against an
#   INTEGER column the same expression compares as a number, and against a column without a type as a text.
#   unixepoch() is an integer.
# Versions: python3 3.11.2-1+b1, libsqlite3-0 3.40.1-2+deb12u2 (Debian 12)
# How: SQL by Python's sqlite3. A text is above each number; only a column's affinity or CAST converts it.
# Why it matters: "older than an hour" with a bound number deletes nothing or everything, while the query that was
#   tried with a column was right. Use unixepoch(), or CAST(strftime(...) AS INTEGER).
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
db = sqlite3.connect(":memory:")
failed = []
def ask(text, *values): return db.execute(text, values).fetchone()[0]
def expect(what, got, right):
    print(f"{what}: {got}")
    if got != right: failed.append(f"{what}: {got} and not {right}")
seconds = "strftime('%s', '1970-01-02')"
expect("less than 5000000000", ask(f"SELECT {seconds} < 5000000000"), 0)
expect("less than a bound 5000000000", ask(f"SELECT {seconds} < ?", 5000000000), 0)
expect("larger than a bound 5000000000", ask(f"SELECT {seconds} > ?", 5000000000), 1)
expect("equal to 86400", ask(f"SELECT {seconds} = 86400"), 0)
expect("with + 0, less than a bound 5000000000", ask(f"SELECT {seconds} + 0 < ?", 5000000000), 1)
expect("year, less than 3000", ask("SELECT strftime('%Y', '1970-01-02') < 3000"), 0)
expect("unixepoch, less than a bound 5000000000", ask("SELECT unixepoch('1970-01-02') < ?", 5000000000), 1)
db.execute("CREATE TABLE t (typed INTEGER, untyped)")
db.execute("INSERT INTO t VALUES (5000000000, 5000000000)")
expect("less than an INTEGER column", ask(f"SELECT {seconds} < typed FROM t"), 1)
expect("less than a column without a type", ask(f"SELECT {seconds} < untyped FROM t"), 0)
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
