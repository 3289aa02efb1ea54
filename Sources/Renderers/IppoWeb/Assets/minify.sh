#!/usr/bin/env bash
# Makes the forms of the client script and the style sheet that are served, with esbuild (Debian package `esbuild`).
# The first line of each says which source it was made from; a test compares it.
set -euo pipefail
cd "$(dirname "$0")"
for file in client.js extras.js keyboard.js rows.js files.js address.js style.css; do
  name=${file%.*}; extension=${file##*.}
  digest=$(sha256sum "$file" | cut -c1-16)
  { echo "/*$digest*/"; esbuild --minify --charset=utf8 --target=chrome123,firefox128,safari17.5 --log-level=error "$file"; } > "$name.min.$extension"
  echo "$name.min.$extension: $(wc -c < "$name.min.$extension") bytes"
done
