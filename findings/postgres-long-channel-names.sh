#!/usr/bin/env bash
# PostgreSQL cuts a long channel name in LISTEN and NOTIFY, and refuses the same name in pg_notify().
#
# Believed: NOTIFY channel and SELECT pg_notify(channel, ...) are two spellings of one thing, so a name is good for both
#   or for neither.
# Seen: a channel of 70 characters: LISTEN and NOTIFY cut it to 63 with a mere NOTICE, and two channels that differ
#   after character 63 are one; pg_notify() with the same name fails with "channel name too long".
# Versions: postgresql-15 15.18-0+deb12u1 (Debian 12)
# How: psql against a server of its own in a temporary folder.
# Why it matters: channels named after tenants and sessions get long; with NOTIFY another tenant's listeners wake
#   silently, and after a change to pg_notify() every commit that notifies fails.
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
long=$(printf 'c%.0s' $(seq 63))
echo "$(query -c 'select version()')"
seen=$(query 2>&1 <<SQL
LISTEN ${long}_first;
NOTIFY ${long}_second, 'for the second';
SELECT channel = '$long' FROM pg_listening_channels() AS channel;
SELECT pg_notify('${long}_first', 'x');
SQL
)
echo "$seen"
grep -q 'will be truncated to' <<<"$seen" || { echo "changed: no notice of truncation" >&2; exit 1; }
grep -q 'Asynchronous notification.*"for the second"' <<<"$seen" || { echo "changed: the other channel's notice does not come" >&2; exit 1; }
grep -qx t <<<"$seen" || { echo "changed: the name listened to is not the first 63 characters" >&2; exit 1; }
grep -q 'ERROR:  channel name too long' <<<"$seen" || { echo "changed: pg_notify takes the name" >&2; exit 1; }
echo "as stated"
