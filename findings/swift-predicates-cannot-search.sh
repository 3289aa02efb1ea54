#!/usr/bin/env bash
# localizedStandardContains works on Linux, but not in #Predicate: the macro takes it, and Foundation lacks the operator.
#
# Believed: a predicate may use the string functions that the macro knows, among them localizedStandardContains, for
#   which Apple's Foundation has PredicateExpressions.StringLocalizedStandardContains.
# Seen: "Crème".localizedStandardContains("creme") is true; within #Predicate it does not compile, as
#   PredicateExpressions has no build_localizedStandardContains. caseInsensitiveCompare and localizedCompare lack theirs
#   too. contains, starts(with:), isEmpty and count are there. The error stands in the macro's expansion.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: swiftc -typecheck of one predicate for each function, and a run of the function by itself.
# Why it matters: the filter of a search field is the one line of a model that cannot be shared between an app and its
#   server. Write it as a closure, or compare a folded copy that is stored beside the text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

check() {  # EXPRESSION: says whether #Predicate compiles with it, or what is missing.
  printf 'import Foundation\nstruct Note { var title: String }\nlet kept: @Sendable () -> Any = { #Predicate<Note> { %s } }\n' "$1" >main.swift
  if swiftc -swift-version 6 -parse-as-library -typecheck main.swift >errors 2>&1; then echo "$1: compiles"
  else echo "$1: no $(grep -o "no member 'build_[A-Za-z]*'" errors | head -n 1 | cut -d "'" -f 2)"; fi
}
echo 'import Foundation
print("Crème".localizedStandardContains("creme"))' >alone.swift
swiftc -swift-version 6 alone.swift -o alone
seen="by itself: $(./alone)
$(check '$0.title.contains("creme")')
$(check '$0.title.starts(with: "creme")')
$(check '$0.title.isEmpty')
$(check '$0.title.localizedStandardContains("creme")')
$(check '$0.title.caseInsensitiveCompare("creme") == ComparisonResult.orderedSame')
$(check '$0.title.localizedCompare("creme") == ComparisonResult.orderedSame')"
right='by itself: true
$0.title.contains("creme"): compiles
$0.title.starts(with: "creme"): compiles
$0.title.isEmpty: compiles
$0.title.localizedStandardContains("creme"): no build_localizedStandardContains
$0.title.caseInsensitiveCompare("creme") == ComparisonResult.orderedSame: no build_caseInsensitiveCompare
$0.title.localizedCompare("creme") == ComparisonResult.orderedSame: no build_localizedCompare'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
