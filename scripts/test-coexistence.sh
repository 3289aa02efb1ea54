#!/usr/bin/env bash
# Builds and runs a package that uses Ippo and, below, a library with modules of its own that are called like companions of Ippo
# (Tests/Coexistence): the modules of that library get other names there, by SwiftPM's `moduleAliases`.
set -euo pipefail
cd "$(dirname "$0")/.."
package=Tests/Coexistence
mkdir -p .build-coexistence
ln -sfn .. .build-coexistence/ippo
# The libraries below are those of `test-without-views`, where that has run.
scratch=Tests/WithoutViews/.build
read -ra flags <<<"${IPPO_BUILD_FLAGS:-}"
swift build "${flags[@]}" --package-path $package --scratch-path $scratch --product Program
printed=$($scratch/debug/Program)
if [ "$printed" != "wash 0, dry 1" ]; then
  echo "error: the program printed \"$printed\"" >&2
  exit 1
fi
echo "A library with modules of the same names builds beside Ippo."
