#!/usr/bin/env bash
# Measures `SwiftData` models beside GRDB by hand and SQLAlchemy: builds the release program, installs SQLAlchemy in an
# environment of its own (Benchmarks/data/.venv), runs all in one go, and prints a table.
#
#   Benchmarks/data/run.sh [--rows N] [--rounds N]
#
# BUILD_PATH is where the release build is made (default: Benchmarks/.build).
set -euo pipefail
cd "$(dirname "$0")"

build=${BUILD_PATH:-../.build}
swift build -c release --package-path .. --scratch-path "$build" --product DataPeers
if ! cmp -s requirements.txt .venv/.requirements 2>/dev/null; then
  [ -x .venv/bin/python ] || python3 -m venv .venv
  .venv/bin/pip install --quiet --disable-pip-version-check -r requirements.txt
  cp requirements.txt .venv/.requirements
fi
exec .venv/bin/python measure.py --programs "$build/release" "$@"
