#!/usr/bin/env bash
# Foundation on Linux takes the time zone from the environment, but not the language.
#
# Believed: Locale.current follows LC_ALL and LANG, as every program with setlocale() does, and as TimeZone.current
#   follows TZ.
# Seen: with LANG and LC_ALL=ja_JP.UTF-8 and TZ=Asia/Tokyo, Locale.current is en_001, preferred languages are ["en-001"]
#   and 2.5 in a German environment is "2.5"; the time zone is Asia/Tokyo.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: one program with three environments.
# Why it matters: formatted() without a locale is English for everybody on a server and in a terminal: the language of a
#   terminal must be read from LC_ALL, LC_MESSAGES and LANG by the program and given to the views.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
print(Locale.current.identifier, Locale.preferredLanguages, 2.5.formatted(), TimeZone.current.identifier)
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen=$(LC_ALL=ja_JP.UTF-8 LANG=ja_JP.UTF-8 TZ=Asia/Tokyo ./main; LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 TZ=Europe/Berlin ./main; env -u LC_ALL LANG=C TZ=UTC ./main)
right='en_001 ["en-001"] 2.5 Asia/Tokyo
en_001 ["en-001"] 2.5 Europe/Berlin
en_001 ["en-001"] 2.5 GMT'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
