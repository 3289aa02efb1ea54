#!/usr/bin/env bash
# Builds and tests a package of features alone (Tests/WithoutViews), for which Ippo is built without its trait UI:
#
# - who asks for views without the trait is told what to do;
# - it builds without warnings, and with no module of views, renderers or apps;
# - its tests pass;
# - tests that fail on purpose fail under both test frameworks, though they link neither a test framework's support
#   library nor anything else but the feature.
set -euo pipefail
cd "$(dirname "$0")/.."
package=Tests/WithoutViews
log=$(mktemp)
trap 'rm -f "$log"' EXIT

fail() {
  echo "error: $1" >&2
  exit 1
}

# The modules that it imports are not there, which is an error too.
swiftc -typecheck Sources/Interface/IppoUI/Exports.swift >"$log" 2>&1 && fail "IppoUI builds without the trait UI"
grep -q "error: Views need the trait 'UI'" "$log" || fail "IppoUI does not say that it needs the trait UI"

scripts/build-without-warnings.sh --package-path $package --build-tests

for module in SwiftUINavigation $(ls Sources/Render Sources/Interface Sources/Renderers Sources/Services Sources/App | grep -v :); do
  [ ! -e "$package/.build/debug/Modules/$module.swiftmodule" ] || fail "$module was built for a package of features alone"
done

swift test --package-path $package --skip-build

if EXPECT_FAILURES=1 swift test --package-path $package --skip-build --filter Failing >"$log" 2>&1; then
  fail "tests passed whose stores fail"
fi
for expected in \
  "error: FailingCounterXCTests.testFailsWithItsStore : failed - The state has not changed as expected" \
  "Executed 1 test, with 1 failure" \
  "Test failsWithItsStore\(\) recorded an issue at CounterTests.swift" \
  "An issue was recorded|recorded an issue.*(Unimplemented|CounterTests)" \
  "This was reported outside of the task of a test" \
  "Test run with 2 tests in 1 suite failed .* with 2 issues"; do
  if ! grep -qE "$expected" "$log"; then
    cat "$log" >&2
    fail "tests whose stores fail do not say \"$expected\""
  fi
done
echo "Features build without views, and their tests fail when their stores do."
