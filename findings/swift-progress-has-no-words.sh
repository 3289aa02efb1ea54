#!/usr/bin/env bash
# Progress.localizedDescription on Linux is empty at all times: a progress of a half has no "50% completed".
#
# Believed: localizedDescription has a text by default, such as "50% completed" or "Copying 2 files…".
# Seen: it and localizedAdditionalDescription are "" at 0.5, for kind file too; neither can be set, as it can on
#   Apple's systems. fractionCompleted goes on to 1.2 for 12 of 10, and isFinished is true.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: Progress with 5 and 12 of 10 units.
# Why it matters: a bar whose label is the description of its progress has an empty label, and an empty accessible
#   name. Make the words from fractionCompleted, and clamp it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let progress = Progress(totalUnitCount: 10)
func say() {
  print(progress.fractionCompleted, progress.isFinished, (progress.localizedDescription ?? "nil").debugDescription,
        (progress.localizedAdditionalDescription ?? "nil").debugDescription)
}
progress.completedUnitCount = 5
say()
progress.kind = .file
say()
progress.completedUnitCount = 12
say()
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='0.5 false "" ""
0.5 false "" ""
1.2 true "" ""'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
