#!/usr/bin/env bash
# Measures programs of Ippo beside others that do the same: builds the release products, installs the others and a driver for
# Chromium in an environment of their own (Benchmarks/peers/.venv), runs all in one go, and prints a table.
#
#   Benchmarks/peers/run.sh [--clicks N] [--sessions N]
#   Benchmarks/peers/run.sh rows [--rows N]     # lists, tables and stacks of 100,000 rows, of Ippo alone
#   Benchmarks/peers/run.sh texts [--lines N]   # characters that are lost and doubled on the way to a field's app
#
# BUILD_PATH is where the release build is made (default: Benchmarks/.build).
set -euo pipefail
cd "$(dirname "$0")"

build=${BUILD_PATH:-../.build}
for product in Echo Peers; do
  swift build -c release --package-path .. --scratch-path "$build" --product "$product"
done

if ! cmp -s requirements.txt .venv/.requirements 2>/dev/null; then
  [ -x .venv/bin/python ] || python3 -m venv .venv
  .venv/bin/pip install --quiet --disable-pip-version-check -r requirements.txt
  PYTHONPATH=../../Tests .venv/bin/python -c 'import chromium, sys; sys.exit(chromium.executable() is None)' ||
    .venv/bin/playwright install chromium
  cp requirements.txt .venv/.requirements
fi

script=measure.py
if [ "${1:-}" = rows ] || [ "${1:-}" = texts ]; then
  script=$1.py
  shift
fi
exec .venv/bin/python "$script" --programs "$build/release" "$@"
