#!/usr/bin/env bash
# SQLite's date('2024-02-30') is '2024-02-30': the usual check, day IS date(day), lets it into the table.
#
# Believed: CHECK (day IS date(day)) refuses what is no day: date() gives NULL, or 1 March, for 30 February.
# Seen: 30 and 31 February, 29 February 2023 and 31 April come back as they are and are stored; 32 February is NULL.
#   time('24:00') is 24:00:00. With any modifier that counts, as '+0 days', date('2024-02-30') is 2024-03-01, and
#   strftime('%w') is that of 1 March.
# Versions: python3 3.11.2-1+b1, libsqlite3-0 3.40.1-2+deb12u2 (Debian 12)
# How: SQL by Python's sqlite3. The parser checks a day for 01 to 31 alone, whatever the month is.
# Why it matters: such rows are sorted before 1 March, but shown as 1 March by every query with a modifier, and a client
#   in another language fails to read them. Check day IS date(day, '+0 days').
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
for check, taken in (("day IS date(day)", True), ("day IS date(day, '+0 days')", False)):
    db.execute("DROP TABLE IF EXISTS t")
    db.execute(f"CREATE TABLE t (day TEXT CHECK ({check}))")
    for day in "2024-02-29", "2024-02-30", "2024-02-31", "2023-02-29", "2024-04-31", "2024-02-32":
        try: stored = db.execute("INSERT INTO t VALUES (?)", (day,)).rowcount == 1
        except sqlite3.IntegrityError: stored = False
        expect(f"{check}: {day} is stored", stored, day == "2024-02-29" or taken and day != "2024-02-32")
expect("date('2024-02-30')", ask("SELECT date('2024-02-30')"), "2024-02-30")
expect("date('2024-02-30', '+0 days')", ask("SELECT date('2024-02-30', '+0 days')"), "2024-03-01")
expect("same weekday as 1 March", ask("SELECT strftime('%w', '2024-02-30') = strftime('%w', '2024-03-01')"), 1)
expect("time('24:00')", ask("SELECT time('24:00')"), "24:00:00")
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
