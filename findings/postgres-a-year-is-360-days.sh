#!/usr/bin/env bash
# In PostgreSQL an interval of 1 year equals one of 360 days, and extract(epoch) makes it 365.25 days.
#
# Believed: a year is not equal to 360 days: months and days are kept apart, and a comparison follows one rule with
#   extract(epoch).
# Seen: '1 year' = '360 days' and '1 mon' = '30 days' = '720:00' are true, '365 days' > '1 year' too; UNION of the three
#   leaves one row. Added to 1 January 2024 (a leap year) the year is the longer one. extract(epoch from '1 year') is
#   365.25 days.
# Versions: postgresql-15 15.18-0+deb12u1 (Debian 12)
# How: the operators =, > and +, UNION and extract(epoch) on constants.
# Why it matters: a unique index or GROUP BY on intervals makes a plan of 30 days and one of a month the same; ORDER BY
#   puts a yearly plan before one of 365 days. Keep number and unit in two columns.
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

package postgresql-15 15.18-0+deb12u1

bin=/usr/lib/postgresql/15/bin
chmod 755 "$work"
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid postgres --regid postgres --clear-groups -- "$@"; else "$@"; fi; }
mkdir "$work/data"; if [ "$(id -u)" = 0 ]; then chown postgres "$work/data"; fi
as "$bin/initdb" -D "$work/data" -A trust -U postgres >/dev/null
as "$bin/pg_ctl" -D "$work/data" -o "-k $work/data -c listen_addresses=" -l "$work/data/log" -w start >/dev/null
trap 'as "$bin/pg_ctl" -D "$work/data" -m immediate stop >/dev/null; rm -rf "$work"' EXIT

query() { psql -XAtq -h "$work/data" -U postgres "$@"; }
echo "$(query -c 'select version()')"

seen=$(query -F ' ' -c "SELECT interval '1 year' = interval '360 days', interval '1 mon' = interval '30 days',
    interval '365 days' > interval '1 year', extract(epoch FROM interval '1 year') / 86400 = 365.25,
    timestamp '2024-01-01' + interval '1 year' > timestamp '2024-01-01' + interval '365 days'" -c "
  SELECT count(*) FROM (SELECT interval '1 mon' UNION SELECT interval '30 days' UNION SELECT interval '720:00') AS x")
echo "$seen"
[ "$seen" = "t t t t t
1" ] || { echo "changed: see above" >&2; exit 1; }
echo "as stated"
