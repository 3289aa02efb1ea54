#!/usr/bin/env bash
# HTTPURLResponse.suggestedFilename on Linux is "Unknown" without a filename in the header, whatever the URL ends in.
#
# Believed: as documented: the name in Content-Disposition, else the last component of the URL, else the host;
#   filename* counts, as in browsers.
# Seen: https://example.org/report.pdf is "Unknown" without the header and with "inline" or filename* alone, which is
#   ignored also beside filename. FILENAME in capitals is "Unknown" too, filename="" is empty, and an escaped
#   quotation mark keeps its backslash.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: HTTPURLResponse(url:statusCode:httpVersion:headerFields:) and its suggestedFilename.
# Why it matters: downloads of a server overwrite one another as "Unknown", and names that are not ASCII are lost,
#   since servers send them by filename*. Take url.lastPathComponent oneself.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
import FoundationNetworking

func name(_ disposition: String?) -> String {
  let fields = disposition.map { ["Content-Disposition": $0] } ?? [:]
  let url = URL(string: "https://example.org/report.pdf")!
  let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)!
  return response.suggestedFilename.map { $0.debugDescription } ?? "nil"
}
print("no header", name(nil))
for header in ["inline", "attachment; filename=a.txt", "attachment; filename*=UTF-8''%e2%82%ac.txt",
               "attachment; filename=\"a.txt\"; filename*=UTF-8''%e2%82%ac.txt", "attachment; FILENAME=a.txt",
               "attachment; filename=\"\"", "attachment; filename=\"a\\\"b.txt\""] { print(header, name(header)) }
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='no header "Unknown"
inline "Unknown"
attachment; filename=a.txt "a.txt"
attachment; filename*=UTF-8'\'''\''%e2%82%ac.txt "Unknown"
attachment; filename="a.txt"; filename*=UTF-8'\'''\''%e2%82%ac.txt "a.txt"
attachment; FILENAME=a.txt "Unknown"
attachment; filename="" ""
attachment; filename="a\"b.txt" "a\\\"b.txt"'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
