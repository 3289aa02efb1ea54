#!/usr/bin/env bash
# In Swift "ΟΔΟΣ".lowercased() is not "οδος": the final sigma is that of the middle of a word, and Python's lower() differs.
#
# Believed: lowercased() is Unicode's toLowercase, which has a final sigma and is the same as Python's lower();
#   Foundation's variants differ by locale alone.
# Seen: lowercased() and capitalized end in σ; lowercased(with:) of any locale and localizedLowercase end in ς, as
#   Python and what one types. caseInsensitiveCompare and range(of:) without case find the words equal.
# Versions: Swift 6.3.1 for Linux from swift.org, python3 3.11.2-1+b1 (Debian 12); any toolchain on the PATH is taken
#   and its version printed
# How: each method on the same word in capitals.
# Why it matters: keys that are lowercased on a server in Swift do not equal those that a browser, Python or the same
#   program by another method made. Compare without case, or give a locale everywhere.
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

let word = "ΟΔΟΣ"
print("lowercased()", word.lowercased(), word.lowercased() == "οδος")
print("lowercased(with:)", ["el", "en_US", "tr"].map { word.lowercased(with: Locale(identifier: $0)) })
print("localizedLowercase", word.localizedLowercase)
print("capitalized", word.capitalized, word.localizedCapitalized)
print("compared without case", word.caseInsensitiveCompare("οδος") == .orderedSame,
      word.range(of: "οδος", options: .caseInsensitive) != nil)
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main; /usr/bin/python3 -c 'print("Python", "ΟΔΟΣ".lower(), "ΟΔΟΣ".title())')
right='lowercased() οδοσ false
lowercased(with:) ["οδος", "οδος", "οδος"]
localizedLowercase οδος
capitalized Οδοσ Οδος
compared without case true true
Python οδος Οδος'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
