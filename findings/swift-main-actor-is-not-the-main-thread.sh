#!/usr/bin/env bash
# In a program with an asynchronous main the main actor is not on the main thread on Linux, and timers of RunLoop.main never fire.
#
# Believed: @MainActor code runs on the main thread, as on Apple's platforms: Thread.isMainThread is true,
#   RunLoop.current is RunLoop.main, and a timer that is put there fires.
# Seen: after "static func main() async" has awaited, Thread.isMainThread is false on the main actor and in
#   DispatchQueue.main, and RunLoop.current is not RunLoop.main; RunLoop.main.run(mode:before:) says false at once, and
#   a timer of 0.05 s did not fire in 0.5 s. MainActor.assumeIsolated takes the thread nevertheless. With a synchronous
#   main that runs RunLoop.main all of them are as believed.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: the same function on the main actor under both kinds of main. The runtime serves the main queue by
#   dispatch_main(), which on Linux gives the main thread up.
# Why it matters: code that asks Thread.isMainThread takes the main actor for a background thread, and a timer in
#   RunLoop.main does nothing without a word in a server that has an asynchronous main. Use Task.sleep, or a
#   DispatchSourceTimer.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >state.swift <<'SWIFT'
import Foundation

final class Count: @unchecked Sendable { var value = 0 }  // Read and written by the code of the main actor alone.

@MainActor func state() {
  let fired = Count()
  let timer = Timer(timeInterval: 0.05, repeats: true) { _ in fired.value += 1 }
  RunLoop.main.add(timer, forMode: .default)
  let end = Date(timeIntervalSinceNow: 0.5)
  var ran = false
  while Date() < end {
    if RunLoop.main.run(mode: .default, before: end) { ran = true } else { Thread.sleep(forTimeInterval: 0.05) }
  }
  timer.invalidate()
  MainActor.assumeIsolated {}
  print("main thread \(Thread.isMainThread), main loop \(RunLoop.current == RunLoop.main), ran \(ran), fired \(fired.value > 0)")
}
SWIFT
cat >asynchronous.swift <<'SWIFT'
@main struct Program {
  static func main() async {
    await MainActor.run { state() }
  }
}
SWIFT
cat >synchronous.swift <<'SWIFT'
import Foundation

@main struct Program {
  static func main() {
    Task { @MainActor in
      state()
      exit(0)
    }
    RunLoop.main.run()
  }
}
SWIFT
for kind in asynchronous synchronous; do swiftc -swift-version 6 -parse-as-library state.swift $kind.swift -o $kind; done
seen="asynchronous: $(timeout 20 ./asynchronous)
synchronous: $(timeout 20 ./synchronous)"
right="asynchronous: main thread false, main loop false, ran false, fired false
synchronous: main thread true, main loop true, ran true, fired true"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
