#!/usr/bin/env bash
# URLSessionWebSocketTask compiles everywhere on Linux and fails at run time with Debian 12's libcurl.
#
# Believed: a type that is there works; Foundation is linked with a libcurl that can do what its API offers.
# Seen: with libcurl 7.88 webSocketTask(with:).send fails with NSURLErrorDomain -1002, "WebSockets not supported by
#   libcurl", without a connection to the server (WebSockets are an option of curl from 7.86 on that Debian 12 leaves
#   off).
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed, libcurl4 7.88.1-10+deb12u14
# How: a listener on loopback counts connections.
# Why it matters: tests and clients in Swift that use it pass in one image and fail in the next: speak the protocol by
#   NIO or by hand.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

package() {  # NAME VERSION: installs the version this was written for, else the one there is, and says which.
  local have install="apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends"
  have=$(dpkg-query -W -f '${Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^install ok installed //p') || true
  if [ "$have" != "$2" ]; then
    export DEBIAN_FRONTEND=noninteractive
    $install "$1=$2" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && $install "$1=$2" >/dev/null 2>&1; } ||
      [ -n "$have" ] || $install "$1" >/dev/null 2>&1 ||
      { echo "cannot run: the Debian package $1 cannot be installed" >&2; exit 2; }
    have=$(dpkg-query -W -f '${Version}' "$1")
  fi
  echo "$1 $have (written for $2)"
}

package libcurl4 7.88.1-10+deb12u14

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
import FoundationNetworking
let task = URLSession.shared.webSocketTask(with: URL(string: "ws://127.0.0.1:\(CommandLine.arguments[1])/")!)
task.resume()
do { try await task.send(.string("hello")); print("sent") } catch { print(error) }
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
python3 - <<'PY'
import socket, subprocess, sys
s = socket.socket(); s.bind(("127.0.0.1", 0)); s.listen(); s.settimeout(1)
out = subprocess.run(["./main", str(s.getsockname()[1])], capture_output=True, text=True, timeout=60).stdout
try: s.accept(); connected = True
except TimeoutError: connected = False
print(out, "connected:", connected)
if "WebSockets not supported by libcurl" not in out or connected: sys.exit("changed: see above")
print("as stated")
PY
