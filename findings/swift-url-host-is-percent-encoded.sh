#!/usr/bin/env bash
# URL.host() of an international domain on Linux is percent-encoded, and no DNS or certificate has that name.
#
# Believed: URL.host() is the host as it stands in absoluteString; percentEncoded: false gives the readable form;
#   URLComponents of the URL say the same.
# Seen: absoluteString has xn--bcher-kva.example, host() b%C3%BCcher.example, host(percentEncoded: false)
#   xn--bcher-kva.example, and URLComponents.host bücher.example. The URL of the xn-- form is equal to it and has
#   xn--bcher-kva.example from host() too.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: absoluteString, host(), host(percentEncoded:), URLComponents.host, .percentEncodedHost and .encodedHost of
#   http://bücher.example/. RFC 3986 allows the percent-encoded name, RFC 9110 and DNS know the xn-- form.
# Why it matters: two equal URLs have different hosts: a check of Origin or Host against URL.host() refuses the site's
#   own visitors, and a cache by host has two entries. Compare URLComponents.encodedHost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

for text in ["http://bücher.example/", "http://xn--bcher-kva.example/"] {
  let url = URL(string: text)!
  let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)!
  print(url.absoluteString, url.host()!, url.host(percentEncoded: false)!, parts.host!, parts.percentEncodedHost!, parts.encodedHost!)
}
print(URL(string: "http://bücher.example/") == URL(string: "http://xn--bcher-kva.example/"))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='http://xn--bcher-kva.example/ b%C3%BCcher.example xn--bcher-kva.example bücher.example b%C3%BCcher.example xn--bcher-kva.example
http://xn--bcher-kva.example/ xn--bcher-kva.example xn--bcher-kva.example bücher.example b%C3%BCcher.example xn--bcher-kva.example
true'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
