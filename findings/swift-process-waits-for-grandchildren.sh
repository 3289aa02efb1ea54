#!/usr/bin/env bash
# Process.waitUntilExit() waits for the children that the child has left behind.
#
# Believed: waitUntilExit() returns, and terminationHandler runs, when the process has exited; its own background
#   children do not matter, least of all with their output sent to /dev/null.
# Seen: sh -c "sleep 3 >/dev/null 2>&1 </dev/null & exit 0" exits at once, and waitUntilExit() returns after 3 seconds:
#   on Linux the end is seen by a socket that every descendant inherits. waitpid() by subprocess returns at once.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: the time that waitUntilExit() takes, beside that of Python's subprocess.
# Why it matters: a tool that starts a daemon, an editor that forks a server, ssh with ControlPersist: the program that
#   waits for them hangs until the last descendant has gone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let child = Process()
child.executableURL = URL(fileURLWithPath: "/bin/sh")
child.arguments = ["-c", "sleep 3 >/dev/null 2>&1 </dev/null & exit 0"]
let clock = ContinuousClock()
let time = try clock.measure { try child.run(); child.waitUntilExit() }
print(time > .seconds(2.5) ? "waits" : "returns at once")
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen="Process $(./main)
subprocess $(python3 -c 'import subprocess, time
start = time.monotonic(); subprocess.run(["sh", "-c", "sleep 3 >/dev/null 2>&1 </dev/null & exit 0"])
print("waits" if time.monotonic() - start > 2.5 else "returns at once")')"
right="Process waits
subprocess returns at once"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
