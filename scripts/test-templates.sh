#!/usr/bin/env bash
# Makes a package of each template in a folder outside of the checkout, looks it over, and builds, lints and tests it.
#
#     scripts/test-templates.sh [TEMPLATE…]
#
# The packages share one build of Ippo: all of them get the trait of the admin panel. IPPO_TEMPLATES names a folder that keeps the
# build for the next run.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || set -- app feature tool admin
if [ -n "${IPPO_TEMPLATES:-}" ]; then
  folder=$IPPO_TEMPLATES
  mkdir -p "$folder"
else
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
export SWIFT_DETERMINISTIC_HASHING=1
read -ra flags <<<"${IPPO_BUILD_FLAGS:-}"
cd "$folder"
for template in "$@"; do
  name=My${template^}
  rm -rf "$name"
  swift package --package-path "$checkout" new "$name" --template "$template"
  swift package --package-path "$checkout" ippo doctor "$name"
  swift format lint --strict --recursive "$name/Package.swift" "$name/Sources" "$name/Tests"
  sed -i 's/\(?? "[^"]*"\))$/\1, traits: ["AppsSQLite"])/' "$name/Package.swift"
  cp "$checkout/Package.resolved" "$name/"
  swift build "${flags[@]}" --package-path "$name" --scratch-path .build --build-tests
  swift test "${flags[@]}" --package-path "$name" --scratch-path .build --skip-build
done
echo "$# templates build, and their tests pass."
