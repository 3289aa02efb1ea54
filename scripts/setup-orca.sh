#!/usr/bin/env bash
# Installs what `make orca` needs besides the dependencies of the other tests: the screen reader, Chromium with windows, a window manager and
# the buses for assistive technology (Debian packages). Does nothing when it is all there.
set -euo pipefail

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

missing=()
command -v orca >/dev/null || missing+=(orca at-spi2-core)
command -v chromium >/dev/null || missing+=(chromium)
command -v dbus-daemon >/dev/null || missing+=(dbus)
command -v openbox >/dev/null || missing+=(openbox)
if [ ${#missing[@]} -gt 0 ]; then
  as_root apt-get update -qq
  as_root apt-get install -y --no-install-recommends "${missing[@]}"
fi
