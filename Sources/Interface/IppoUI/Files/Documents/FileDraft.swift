internal import Foundation

/// A draft of a file or a folder, which takes its place once it is complete: a save that fails leaves the old one whole.
struct FileDraft {
  /// The place of the draft, with the name of the file.
  let url: URL
  private let target: URL
  /// A hidden folder beside the file, so that moving the draft is a renaming.
  private let folder: URL

  /// - Parameter copiesFolder: Whether the draft of a folder begins as a copy of it.
  init(of target: URL, copiesFolder: Bool) throws {
    let target = target.resolvingSymlinksInPath()
    self.target = target
    folder = target.deletingLastPathComponent().appendingPathComponent(".\(makeFileTicket())")
    url = folder.appendingPathComponent(target.lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    var isFolder: ObjCBool = false
    guard copiesFolder, FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder), isFolder.boolValue
    else { return }
    do {
      try FileManager.default.copyItem(at: target, to: url)
    } catch {
      discard()
      throw error
    }
  }

  /// Puts the draft in the place of the file.
  func commit() throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: target.path) else { return try manager.moveItem(at: url, to: target) }
    if let mode = try? manager.attributesOfItem(atPath: target.path)[.posixPermissions] {
      try? manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    }
    // The old one is moved out of the way first, because a folder cannot be replaced by renaming.
    let old = folder.appendingPathComponent(makeFileTicket())
    try manager.moveItem(at: target, to: old)
    do {
      try manager.moveItem(at: url, to: target)
    } catch {
      try? manager.moveItem(at: old, to: target)
      throw error
    }
  }

  /// Removes the draft, and the file that it has replaced.
  func discard() { try? FileManager.default.removeItem(at: folder) }
}
