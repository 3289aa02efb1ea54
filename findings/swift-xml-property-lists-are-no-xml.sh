#!/usr/bin/env bash
# Foundation's XML property lists are not XML: control characters stand in them raw, and others lose carriage returns.
#
# Believed: PropertyListEncoder with .xml writes XML that others read back: a character that XML cannot hold is an
#   error, and a carriage return is written as &#13;.
# Seen: U+0001 and U+0000 are written as raw bytes, and PropertyListDecoder reads them back, but Python's plistlib and
#   expat raise "not well-formed". "a\r\nb" comes back whole in Swift and as "a\nb" in Python, as XML demands.
# Versions: Swift 6.3.1 for Linux from swift.org, python3 3.11.2-1+b1 (Debian 12); any toolchain on the PATH is taken
#   and its version printed
# How: one string in each file, by PropertyListEncoder, its decoder and Python's plistlib.
# Why it matters: text that a person pasted (a terminal's output, a Windows file) makes a file that no other program
#   opens, or another text. Use the binary format, or JSON.
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

package python3 3.11.2-1+b1

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
for (name, text) in [("carriage", "a\r\nb"), ("control", "a\u{1}b"), ("null", "a\u{0}b")] {
  let data = try encoder.encode([text])
  try data.write(to: URL(fileURLWithPath: name))
  print("Swift", name, try PropertyListDecoder().decode([String].self, from: data) == [text] ? "comes back" : "has changed")
}
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main; for file in carriage control null; do /usr/bin/python3 -c 'import plistlib, sys, xml.parsers.expat
try: print("Python", sys.argv[1], plistlib.load(open(sys.argv[1], "rb")))
except xml.parsers.expat.ExpatError as error: print("Python", sys.argv[1], str(error).split(":")[0])' $file; done)
right='Swift carriage comes back
Swift control comes back
Swift null comes back
Python carriage ['\''a\nb'\'']
Python control not well-formed (invalid token)
Python null not well-formed (invalid token)'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
