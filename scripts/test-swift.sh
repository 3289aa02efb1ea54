#!/usr/bin/env bash
# Runs the unit tests of the last build and prints what they say. The arguments are those of `swift test`.
#
# A process runs most of its tests on its main thread: there are three of about the same length, side by side. SwiftPM lets one
# process at a time work on a build, so they are started as it would start them.
#
# Tests with servers, files that are watched and programs follow in a process of their own: others have all tasks of their process run on the main thread
# (`withMainSerialExecutor`), which a server's sequences are not made for; and they wait by clocks of the system.
set -euo pipefail
cd "$(dirname "$0")/.."
servers='^(DeviceTests|FrameworkTests|IppoDataTests|IppoDevTests|IppoProjectTests|IppoSessionsTests|IppoSharedTests|IppoTests|IppoWebTests)[.]'
examples='^(GalleryTests|IppoInspectorTests|IppoRecorderTests)[.]'
views='^IppoUITests[.]'
logs=$(mktemp -d)
declare -A parts
trap 'kill "${parts[@]}" 2>/dev/null || true; rm -rf "$logs"' EXIT
# Temporary files of the tests, and of SwiftPM, are removed with the logs. The path is short, for the sockets of the databases.
# Databases run as another user.
export TMPDIR=$logs/t
mkdir "$TMPDIR"
chmod 711 "$logs"

# The time limit of a part, in seconds. The slowest part took six minutes on two cores with fifteen other jobs.
limit=1500

# The number of tests at a time in a process. Swift Testing begins all of them at once: with a thousand tests, a turn of the main thread takes
# minutes to come, longer than the limits of waits.
width=8

# Those of XCTest are few.
scripts/limited.py --name "the tests of XCTest" --log "$logs/xctest" $limit swift test --skip-build --disable-swift-testing "$@"

start() {
  local name=$1
  shift
  scripts/limited.py --name "the part '$name'" --log "$logs/$name.tests" $limit \
    .build/debug/ippoPackageTests.xctest --testing-library swift-testing --experimental-maximum-parallelization-width $width "$@" \
    >"$logs/$name" 2>"$logs/$name.limit" &
  parts[$name]=$!
}

status=0
finish() {
  local name=$1
  wait "${parts[$name]}" || status=$?
  cat "$logs/$name" "$logs/$name.limit"
  if ! grep -qE 'Test run with [0-9]{2,} tests' "$logs/$name"; then
    echo "error: the tests of the part '$name' did not run" >&2
    status=1
  fi
}

start examples --filter "$examples"
start views --filter "$views"
start others --skip "$servers" --skip "$examples" --skip "$views"
finish examples
finish views
finish others
start servers --filter "$servers"
finish servers

# The parts print thousands of lines. What failed comes once more, last, where a log that is cut off still has it.
if [ "$status" -ne 0 ]; then
  echo
  echo "what failed, by part:"
  for name in examples views others servers; do
    sed -n -e "s/^✘ /$name: /p" -e "s/^.*Fatal error/$name: Fatal error/p" "$logs/$name" | tail -n 12
    tail -n 1 "$logs/$name" | sed "s/^/$name, last line: /"
    # The open tests of a part that reached its limit, and the first of the stacks.
    head -n 60 "$logs/$name.limit" | cut -c 1-300 | sed "s/^/$name: /"
  done
fi
exit $status
