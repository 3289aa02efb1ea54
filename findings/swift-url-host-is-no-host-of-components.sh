#!/usr/bin/env bash
# URL.host of http://[::1]/ is "::1"; URLComponents.host is "[::1]", takes "::1" silently and then has no URL.
#
# Believed: URL and URLComponents mean the same by host: what one gives the other takes.
# Seen: URL.host and host() are ::1 and URLComponents.host is [::1]. After components.host = url.host the property
#   reads ::1, while string and url are nil; nothing is thrown. With brackets both are there.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: an address of IPv6 taken apart and put together again.
# Why it matters: code that builds an address from the host of another works for each name and each IPv4 address, and
#   gives nil (or is unwrapped and ends the program) for the first IPv6 one. Begin with URLComponents(url:) and change
#   that.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let url = URL(string: "http://[::1]:8080/a")!
print("URL", url.host ?? "nil", url.host() ?? "nil")
print("URLComponents", URLComponents(url: url, resolvingAgainstBaseURL: true)?.host ?? "nil")
var components = URLComponents()
components.scheme = "http"
components.port = 8080
components.path = "/a"
for host in [url.host()!, "[::1]", "127.0.0.1"] {
  components.host = host
  print(components.host ?? "nil", "string", components.string ?? "nil", "url", components.url.map { "\($0)" } ?? "nil")
}
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='URL ::1 ::1
URLComponents [::1]
::1 string nil url nil
[::1] string http://[::1]:8080/a url http://[::1]:8080/a
127.0.0.1 string http://127.0.0.1:8080/a url http://127.0.0.1:8080/a'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
