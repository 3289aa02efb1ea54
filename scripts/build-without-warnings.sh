#!/usr/bin/env bash
# Builds the package and fails if our own sources raise a warning.
# Warnings of dependencies are theirs and do not count.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build "$@" 2>&1 | tee "$log"
if grep -E "^$PWD/(Sources|Tests|Examples)/.*: warning:" "$log" | sort -u | grep .; then
  echo "error: the build raised the warnings above" >&2
  exit 1
fi
