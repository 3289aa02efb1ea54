#!/usr/bin/env bash
# Builds the unit tests with the thread sanitizer, in a folder of their own (.build-tsan), and runs those of what runs
# concurrently: stores, sharing, sessions and servers. A report of the sanitizer fails the run, with its text.
#
#     scripts/tsan.sh [--only PATTERN] [ARGUMENTS OF SWIFT BUILD]
#
# PATTERN selects some of them, as `--filter` does. Tests/Sanitizer/mutex.c shows the sanitizer how threads wait for a `Mutex`, and
# Tests/Sanitizer/suppressions.txt lists the reports that are no faults of this project.
set -euo pipefail
cd "$(dirname "$0")/.."

# The tests of modules.
pattern() { local IFS='|'; echo "^($*)[.]"; }

libraries="CasePathsTests ClocksTests CombineSchedulersTests ComposableArchitectureClassicTests ComposableArchitectureTests
  ConcurrencyExtrasTests DependenciesTests IdentifiedCollectionsTests PerceptionTests SharingTests SwiftNavigationTests"
# These wait for servers by clocks of the system, and run in a process of their own (scripts/test-swift.sh).
servers="IppoSessionsTests IppoSharedTests IppoWebTests"
filters=("$(pattern $libraries)" "$(pattern $servers)")
if [ "${1:-}" = --only ]; then
  filters=("$2")
  shift 2
fi

folder=.build-tsan
shim=$PWD/$folder/mutex.so
clang=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/clang
mkdir -p $folder
"$clang" -shared -fPIC -O1 -Wall -Werror -o "$shim" Tests/Sanitizer/mutex.c

# Whether the sanitizer works with this toolchain: it has to find a race, and none where a mutex guards the value.
trial=$folder/trial
"${SWIFT:-swift}c" -swift-version 6 -sanitize=thread Tests/Sanitizer/trial.swift -o $trial
reports() { { LD_PRELOAD=$shim TSAN_OPTIONS=exitcode=0 $trial "$1" 2>&1 || true; } | grep -c 'WARNING: ThreadSanitizer' || true; }
race=$(reports race) mutex=$(reports mutex)
if [ "$race" -eq 0 ] || [ "$mutex" -ne 0 ]; then
  echo "error: the thread sanitizer of this toolchain has $race reports of a race (some are expected), and $mutex of a value" >&2
  echo "that a Mutex guards (none are expected). Tests/Sanitizer/mutex.c names the functions of the toolchain it was" >&2
  echo "written for." >&2
  exit 1
fi

# The other tests are not built: views, renderers and examples run on the main actor alone.
export IPPO_TESTS="${libraries//$'\n'/ } $servers"
# shellcheck disable=SC2086 # several arguments
SWIFT_DETERMINISTIC_HASHING=1 "${SWIFT:-swift}" build ${IPPO_BUILD_FLAGS:-} --product ippoPackageTests --sanitize thread \
  --scratch-path $folder "$@"

status=0
for tests in "${filters[@]}"; do
  log=$folder/tests.log
  LD_PRELOAD=$shim TSAN_OPTIONS="suppressions=$PWD/Tests/Sanitizer/suppressions.txt exitcode=66 halt_on_error=0" \
    $folder/debug/ippoPackageTests.xctest --testing-library swift-testing --filter "$tests" 2>&1 | tee $log || status=$?
  if ! grep -qE 'Test run with [0-9]+ tests? ' $log; then
    echo "error: the tests of $tests did not run" >&2
    status=1
  fi
done
exit $status
