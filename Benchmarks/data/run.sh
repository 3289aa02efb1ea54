#!/usr/bin/env bash
# Measures `SwiftData` models beside GRDB by hand and SQLAlchemy: builds the release program, installs SQLAlchemy in an
# environment of its own (Benchmarks/data/.venv), runs all in one go, and prints a table.
#
#   Benchmarks/data/run.sh [--rows N] [--rounds N]
#
# The macro plugin is the one of the library's debug build. The release build has the models without views: it takes about three
# minutes, and one minute after a change.
# IPPO_MACROS names a plugin that is there already. BUILD_PATH is where the release build is made (default:
# Benchmarks/.build/data).
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
library=$(cd ../.. && pwd)

if [ -z "${IPPO_MACROS:-}" ]; then
  # The smallest module with macros links the plugin.
  swift build --package-path "$library" --target CasePaths
  IPPO_MACROS=$(swift build --package-path "$library" --show-bin-path)/IppoMacros-tool
fi
export IPPO_MACROS

build=${BUILD_PATH:-$library/Benchmarks/.build/data}
modules=$build/package/Modules
mkdir -p "$modules/IppoData"
cp Package.swift "$build/package/"
# The versions of the library's dependencies.
cp "$library/Package.resolved" "$build/package/" 2>/dev/null || true
ln -sfn "$here/App" "$build/package/App"
for module in ConcurrencyExtras FoundationShims IppoPredicates; do
  ln -sfn "$library/Sources/Foundations/$module" "$modules/$module"
done
cp Exports.swift "$modules/IppoData/"
for folder in "$library"/Sources/Interface/IppoData/*/; do
  name=$(basename "$folder")
  case $name in
    Views) ;;
    # Observers of results have the sections of queries.
    Observers)
      rm -rf "$modules/IppoData/Observers" && mkdir "$modules/IppoData/Observers"
      for file in "$folder"*.swift; do
        if [ "$(basename "$file")" != ResultsObserver.swift ]; then ln -s "$file" "$modules/IppoData/Observers/"; fi
      done ;;
    *) ln -sfn "${folder%/}" "$modules/IppoData/$name" ;;
  esac
done
swift build -c release --package-path "$build/package" --scratch-path "$build" --product DataPeers

if ! cmp -s requirements.txt .venv/.requirements 2>/dev/null; then
  [ -x .venv/bin/python ] || python3 -m venv .venv
  .venv/bin/pip install --quiet --disable-pip-version-check -r requirements.txt
  cp requirements.txt .venv/.requirements
fi
exec .venv/bin/python measure.py --programs "$build/release" "$@"
