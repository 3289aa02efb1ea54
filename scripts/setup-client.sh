#!/usr/bin/env bash
# Installs what those need who change the client of the web renderer: esbuild (Debian package). Does nothing when it is there.
set -euo pipefail
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
command -v esbuild >/dev/null && exit
as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends esbuild
