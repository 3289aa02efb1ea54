#!/usr/bin/env bash
# generate_series by months from 31 January goes to 29 February in PostgreSQL, and then to the 29th of every month.
#
# Believed: a series from 31 January by one month has 31 January, 29 February, 31 March: each step is counted from the
#   start, as start + n months is.
# Seen: 31 January, 29 February, 29 March, 29 April and so on to July, in 2024; start + n * interval '1 month' gives 31
#   March, 30 April, 31 May.
# Versions: postgresql-15 15.18-0+deb12u1 (Debian 12)
# How: generate_series of timestamps in UTC beside the sum of the start and n months. Each value is the one before it
#   plus the step.
# Why it matters: the ticks of a chart, the dates of a subscription or the buckets of a report drift to the 29th (the
#   28th in most years) once a February has been passed, and the last day of the range is missing. Make a series of
#   whole numbers, and add n months to the start.
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

seen=$(query -c "SET timezone = 'UTC'" -c "
  SELECT string_agg(to_char(d, 'MM-DD'), ' ') FROM generate_series(timestamp '2024-01-31', '2024-07-31', '1 month') AS d" -c "
  SELECT string_agg(to_char(timestamp '2024-01-31' + n * interval '1 month', 'MM-DD'), ' ') FROM generate_series(0, 6) AS n")
echo "$seen"
[ "$seen" = "01-31 02-29 03-29 04-29 05-29 06-29 07-29
01-31 02-29 03-31 04-30 05-31 06-30 07-31" ] || { echo "changed: see above" >&2; exit 1; }
echo "as stated"
