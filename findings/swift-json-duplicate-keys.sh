#!/usr/bin/env bash
# Of two equal keys JSONDecoder takes the first and JSONSerialization the last; SQLite and Python differ alike.
#
# Believed: two parsers of one library agree, and take the last value as most parsers do (ECMA-404 leaves it open).
# Seen: {"a":1,"a":2}: JSONDecoder 1, JSONSerialization 2; SQLite's json_extract 1, Python's json 2.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed, sqlite3 3.40.1-2+deb12u2
# How: the same bytes in each parser.
# Why it matters: a message that is checked with one parser and obeyed with another (in front of a database, in a client
#   of another language) means two things: refuse duplicate keys in protocols.
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

package sqlite3 3.40.1-2+deb12u2

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let data = Data(#"{"a":1,"a":2}"#.utf8)
print("JSONDecoder", try JSONDecoder().decode([String: Int].self, from: data)["a"]!)
print("JSONSerialization", (try JSONSerialization.jsonObject(with: data) as! [String: Any])["a"]!)
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen="$(./main)
SQLite $(sqlite3 :memory: "select json_extract('{\"a\":1,\"a\":2}', '$.a')")
Python $(python3 -c 'import json; print(json.loads("{\"a\":1,\"a\":2}")["a"])')"
right="JSONDecoder 1
JSONSerialization 2
SQLite 1
Python 2"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
