#!/usr/bin/env bash
# Installs what a build with the traits SQLite, Postgres, Redis and Pictures needs: the headers of their libraries (Debian
# packages libsqlite3-dev, libpq-dev, libhiredis-dev, libpng-dev and libturbojpeg0-dev); and the servers that the tests start
# (postgresql, redis-server).
# Names some of them, or installs all: setup-stores.sh SQLite Postgres Redis Pictures servers
# Does nothing when they are there.
set -euo pipefail

missing=()
for store in "${@:-SQLite Postgres Redis Pictures servers}"; do
  for name in $store; do
    case $name in
    SQLite) [ -e /usr/include/sqlite3.h ] || missing+=(libsqlite3-dev) ;;
    Postgres) [ -e /usr/include/postgresql/libpq-fe.h ] || [ -e /usr/include/libpq-fe.h ] || missing+=(libpq-dev) ;;
    Redis) [ -e /usr/include/hiredis/hiredis.h ] || missing+=(libhiredis-dev) ;;
    Pictures)
      [ -e /usr/include/png.h ] || missing+=(libpng-dev)
      [ -e /usr/include/turbojpeg.h ] || missing+=(libturbojpeg0-dev)
      ;;
    servers)
      compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || [ -x /usr/bin/initdb ] || missing+=(postgresql)
      command -v redis-server >/dev/null || missing+=(redis-server)
      ;;
    *) echo "error: there is no store “$name”; there are SQLite, Postgres, Redis, Pictures, and servers" >&2 && exit 2 ;;
    esac
  done
done
[ ${#missing[@]} -eq 0 ] && exit
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "${missing[@]}"
