#!/usr/bin/env bash
# FileManager.copyItem on Linux keeps the mode and not the time: the copy was changed just now.
#
# Believed: a copy has the modification date of the original, as with cp -p; nothing in the documentation says
#   otherwise.
# Seen: the copy of a file of 1970 has the time of copying, and so have the files in a folder that is copied; the mode
#   0640 is kept. moveItem keeps the time.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: setAttributes, copyItem and attributesOfItem of a file, and of a folder with a file.
# Why it matters: caches and synchronisation by time take each copied file for changed, and "newest first" shows the
#   copies. Set .modificationDate after the copy.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let manager = FileManager.default, start = Date() - 60
func say(_ path: String) {
  let attributes = try! manager.attributesOfItem(atPath: path)
  let date = attributes[.modificationDate] as! Date, mode = attributes[.posixPermissions] as! NSNumber
  print(path, date > start ? "now" : "\(date.timeIntervalSince1970)", String(mode.intValue, radix: 8))
}
try manager.createDirectory(atPath: "folder", withIntermediateDirectories: true)
try Data("text".utf8).write(to: URL(fileURLWithPath: "folder/file"))
try manager.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000.75), .posixPermissions: 0o640],
                          ofItemAtPath: "folder/file")
say("folder/file")
try manager.copyItem(atPath: "folder/file", toPath: "copy")
say("copy")
try manager.copyItem(atPath: "folder", toPath: "copies")
say("copies/file")
try manager.moveItem(atPath: "folder/file", toPath: "moved")
say("moved")
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='folder/file 1000.75 640
copy now 640
copies/file now 640
moved 1000.75 640'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
