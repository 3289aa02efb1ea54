#!/usr/bin/env bash
# Makes what is served of the client from its sources: each folder of Sources/Renderers/IppoWeb/Client is a bundle, with what
# it uses of `shared`, and the style sheet is minified. What is made is checked in, so that only those who change the client
# need esbuild (scripts/setup-client.sh). The first line of each says what it was made from; a test compares it.
#
#   scripts/build-client.sh [FOLDER]    writes to FOLDER, by default to Sources/Renderers/IppoWeb/Assets
set -euo pipefail
export LC_ALL=C
out=${1:-$(dirname "$0")/../Sources/Renderers/IppoWeb/Assets}
out=$(cd "$out" && pwd)
cd "$(dirname "$0")/../Sources/Renderers/IppoWeb"

# Another version writes other bytes.
version=0.17.0
found=$(esbuild --version 2>/dev/null || echo none)
[ "$found" = $version ] || { echo "The client is made with esbuild $version, this is: $found. Run scripts/setup-client.sh on Debian 12." >&2; exit 1; }

# make NAME FORMAT ENTRY SOURCE…: the entry's form that is served.
make() {
  local name=$1 format=$2 entry=$3 options=()
  shift 3
  [ "$format" = css ] || options=(--bundle "--format=$format")
  {
    echo "/*$(cat "$@" | sha256sum | cut -c1-16)*/"
    esbuild --minify --charset=utf8 --target=chrome111,firefox128,safari16.4 --log-level=error "${options[@]}" "$entry"
  } > "$out/$name"
  echo "$name: $(wc -c < "$out/$name") bytes"
}

# The core is a classic script, and so are the script before it and the service worker; the others are modules that the core loads.
make early.min.js iife Client/early/main.js Client/early/*.js
make worker.min.js iife Client/worker/main.js Client/worker/*.js
make client.min.js iife Client/core/main.js Client/core/*.js Client/shared/*.js
for name in edits extras keyboard rows files stage pager wheel layout address optimistic phase reload custom offline dev island anchoring growing titles popovers colors viewport devices; do
  make $name.min.js esm Client/$name/main.js Client/$name/*.js Client/shared/*.js
done
make style.min.css css Assets/style.css Assets/style.css
