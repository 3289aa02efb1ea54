#!/usr/bin/env bash
# A double does not survive to_jsonb(): minus zero loses its sign, NaN and Infinity become strings.
#
# Believed: float8 holds every IEEE double and jsonb numbers are numeric, which knows NaN; to_jsonb(float8) gives a JSON
#   number or an error.
# Seen: to_jsonb('-0'::float8) is 0 while float8 itself keeps "-0", and NaN and Infinity become the JSON strings "NaN"
#   and "Infinity" without an error; jsonb_typeof says number in one row and string in the next. 1e300 becomes 301
#   digits.
# Versions: postgresql-15 15.18-0+deb12u1 (Debian 12)
# How: psql against a server of its own in a temporary folder.
# Why it matters: a decoder of stored state meets a string where its type has a number, in one row of a million; and
#   sizes of archives are not bounded by the number of their values.
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
seen=$(query -F ' ' -c "SELECT x, to_jsonb(x) #>> '{}' = '0', jsonb_typeof(to_jsonb(x)), length(to_jsonb(x)::text)
  FROM unnest(ARRAY['-0', 'NaN', 'Infinity', '1e300']::float8[]) AS x")
echo "$seen"
[ "$seen" = "-0 t number 1
NaN f string 5
Infinity f string 10
1e+300 f number 301" ] || { echo "changed: see above" >&2; exit 1; }
echo "as stated"
