#!/usr/bin/env bash
# Builds the package and fails if our own sources raise a warning.
# Warnings of dependencies are theirs and do not count. Of the targets in the spelling of a tutorial, or of older apps, which
# hide what is deprecated in other builds, deprecations do not count either, but everything else does.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The second keeps SwiftPM from building everything again; see the Makefile.
export IPPO_SHOW_DEPRECATIONS=1 SWIFT_DETERMINISTIC_HASHING=1
read -ra flags <<<"${IPPO_BUILD_FLAGS:-}"
swift build "${flags[@]}" "$@" 2>&1 | tee "$log"
tutorials="Examples/GuessingGame/Tutorial|Tests/Examples/GuessingGameTutorialTests|Tests/Interface/UIKitIdioms"
if grep -E "^$PWD/(Sources|Tests|Examples)/.*: warning:" "$log" | sort -u |
  grep -vE "^$PWD/($tutorials)/.*\[#DeprecatedDeclaration\]$"; then
  echo "error: the build raised the warnings above" >&2
  exit 1
fi
