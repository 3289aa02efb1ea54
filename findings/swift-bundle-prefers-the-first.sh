#!/usr/bin/env bash
# Bundle.preferredLocalizations(from:forPreferences:) on Linux answers the first localization, whatever is preferred.
#
# Believed: it finds the best of the texts that there are for the languages of a person: ja for ja-JP, zh-Hant for zh-TW.
# Seen: of en and ja, for somebody who prefers ja, it answers en; of ja and en, for somebody who prefers en, ja. Also for
#   exactly equal names.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: the class function alone; LANG and the main bundle play no part in it.
# Why it matters: a server that picks the language of a page by it serves everybody the first one of its list, and a test
#   with one visitor, of that language, passes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
for (known, preferred) in [
  (["en", "ja"], ["ja"]), (["en", "ja"], ["ja-JP", "en"]), (["ja", "en"], ["en"]), (["en", "zh-Hans", "zh-Hant"], ["zh-TW"]),
  (["de", "pt-BR"], ["pt-BR"]),
] {
  print(known.joined(separator: ","), "for", preferred.joined(separator: ","), "->",
    Bundle.preferredLocalizations(from: known, forPreferences: preferred).joined(separator: ","))
}
SWIFT
right='en,ja for ja -> en
en,ja for ja-JP,en -> en
ja,en for en -> ja
en,zh-Hans,zh-Hant for zh-TW -> en
de,pt-BR for pt-BR -> de'
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
