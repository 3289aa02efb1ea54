#!/usr/bin/env bash
# An @Observable property that is set to an equal value tells nobody, but one that is changed in place to the same value does.
#
# Believed: either every set is told (as the macro's documentation has it: withMutation around each) or none that
#   changes nothing.
# Seen: Swift 6.3.1: model.x = 1 over 1 and array = [1] over [1] are silent; model.x += 0 and array[0] = 1 run onChange.
#   NaN over NaN is told.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: withObservationTracking, then one statement each.
# Why it matters: code that relies on a set to force an update is silent since this version, while a loop that
#   "normalises" in place redraws for ever: assign a computed value in place of changing it in place.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Observation
@Observable final class Model: @unchecked Sendable { var x = 1; var array = [1]; var number = Double.nan }
nonisolated(unsafe) let model = Model()
func told(_ body: () -> Void) -> Bool {
  nonisolated(unsafe) var told = false
  withObservationTracking { _ = model.x; _ = model.array; _ = model.number } onChange: { told = true }
  body()
  return told
}
print("x = 1", told { model.x = 1 }); print("array = [1]", told { model.array = [1] }); print("x = 2", told { model.x = 2 })
print("x += 0", told { model.x += 0 }); print("array[0] = 1", told { model.array[0] = 1 }); print("nan", told { model.number = .nan })
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen=$(./main)
right="x = 1 false
array = [1] false
x = 2 true
x += 0 true
array[0] = 1 true
nan true"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
