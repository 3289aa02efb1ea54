#!/usr/bin/env bash
# FileManager.replaceItemAt(_:withItemAt:) on Linux moves the original over the new file: the new contents are gone.
#
# Believed: the new file takes the place of the original one, the way to save without a moment in which there is no file;
#   if it fails, both files are as they were.
# Seen: the original is renamed to the name of the new file, and the call throws NSCocoaErrorDomain 4 ("doesn't exist") for
#   the original, which has no file any more. What was to be saved is in no file. With .usingNewMetadataOnly it does the
#   same and throws nothing. With a backup name a copy of the original is left under that name.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed. swift-corelibs-foundation has issue 4655 about the error that is thrown, and a fix for later versions.
# How: two files in a folder of their own, and the call with each set of options.
# Why it matters: editors and exports that save by it lose the document on a Linux server. A rename(2), and
#   Data.write(to:options:) with .atomic, keep it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let files = FileManager.default
func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing" }
func replace(_ name: String, backup: String?, _ options: FileManager.ItemReplacementOptions) throws {
  let folder = URL(filePath: files.currentDirectoryPath).appending(path: name)
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  let (original, new) = (folder.appending(path: "original"), folder.appending(path: "new"))
  try Data("old contents".utf8).write(to: original)
  try Data("new contents".utf8).write(to: new)
  var outcome = "returned"
  do { _ = try files.replaceItemAt(original, withItemAt: new, backupItemName: backup, options: options) } catch {
    outcome = "threw \((error as NSError).code)"
  }
  print("\(name): \(outcome); original: \(text(original)); new: \(text(new)); files: \(try files.contentsOfDirectory(atPath: folder.path).sorted())")
}
try replace("plain", backup: nil, [])
try replace("new metadata", backup: nil, .usingNewMetadataOnly)
try replace("backup", backup: "backup", [])
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='plain: threw 4; original: nothing; new: old contents; files: ["new"]
new metadata: returned; original: nothing; new: old contents; files: ["new"]
backup: threw 4; original: nothing; new: old contents; files: ["backup", "new"]'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
