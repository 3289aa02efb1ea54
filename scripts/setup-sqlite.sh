#!/usr/bin/env bash
# Installs what a build with the trait SQLite needs: SQLite's headers (Debian package libsqlite3-dev).
# Does nothing when they are there.
set -euo pipefail

[ -e /usr/include/sqlite3.h ] && exit
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends libsqlite3-dev
