internal import Foundation

/// The state of a file on disk. A window compares two of them to find changes by another program.
///
/// For a folder, changes of the entries of its folders go unseen.
struct FileStamp: Equatable {
  private let modified: Date?
  private let size: UInt64?
  private let number: UInt64?

  /// - Returns: `nil` if there is no file.
  init?(_ url: URL) {
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    modified = attributes[.modificationDate] as? Date
    size = (attributes[.size] as? NSNumber)?.uint64Value
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
  }
}

/// The error of a save that would overwrite the changes of another program.
struct FileConflict: LocalizedError {
  let name: String

  var errorDescription: String? {
    "“\(name)” was changed by another program. It is not overwritten: save the document, under another name or in its place."
  }
}

extension URL {
  /// The first address beside a file that is free: its name with a number.
  var freeNeighbour: URL {
    let (stem, ending) = (deletingPathExtension().lastPathComponent, pathExtension)
    var number = 2
    while true {
      let name = "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
      let url = deletingLastPathComponent().appendingPathComponent(name)
      if !FileManager.default.fileExists(atPath: url.path) { return url }
      number += 1
    }
  }
}
