internal import Foundation

/// The failure to put a folder back that was moved out of the way.
struct FileDraftError: LocalizedError {
  let target: URL
  let kept: URL

  var errorDescription: String? {
    "“\(target.lastPathComponent)” could not be replaced, nor put back. It is whole at \(kept.path): move it back from there."
  }
}

/// A draft of a file or a folder, which takes its place once it is complete: a save that fails leaves the old one whole.
struct FileDraft {
  /// The place of the draft, with the name of the file.
  let url: URL
  /// Whether the draft began as a copy of the folder that it replaces.
  let isCopy: Bool
  private let target: URL
  /// A hidden folder beside the file, so that moving the draft is a renaming.
  private let folder: URL
  /// The place of a folder while it is replaced.
  private let old: URL

  /// - Parameter copiesFolder: Whether the draft of a folder begins as a copy of it.
  init(of target: URL, copiesFolder: Bool) throws {
    let target = target.resolvingSymlinksInPath()
    self.target = target
    folder = target.deletingLastPathComponent().appendingPathComponent(".\(makeFileTicket())")
    url = folder.appendingPathComponent(target.lastPathComponent)
    old = folder.appendingPathComponent(makeFileTicket())
    isCopy = copiesFolder && target.isFolder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    guard isCopy else { return }
    do {
      try FileManager.default.copyItem(at: target, to: url)
    } catch {
      discard()
      throw error
    }
  }

  /// Puts the draft in the place of the file.
  ///
  /// - Parameter move: Renames a file or a folder. A file may be in the new place, and a folder may not.
  func commit(move: (URL, URL) throws -> Void = Self.rename) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: target.path) else { return try move(url, target) }
    if let mode = try? manager.attributesOfItem(atPath: target.path)[.posixPermissions] {
      try? manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    }
    if !target.isFolder, !url.isFolder { return try move(url, target) }
    // The old one is moved out of the way first, because a folder cannot be replaced by renaming.
    try move(target, old)
    do {
      try move(url, target)
    } catch {
      do { try move(old, target) } catch { throw FileDraftError(target: target, kept: old) }
      throw error
    }
  }

  /// Removes the draft, and the file that it has replaced. The only copy of a folder stays.
  func discard() {
    let manager = FileManager.default
    if manager.fileExists(atPath: old.path), !manager.fileExists(atPath: target.path) { return }
    try? manager.removeItem(at: folder)
  }

  /// Copies a file or a folder to a place. The place has its old content until the copy is complete.
  ///
  /// - Parameters:
  ///   - removesOriginal: Whether the original goes afterwards.
  ///   - move: As in ``commit(move:)``.
  static func copy(
    _ original: URL, to place: URL, removesOriginal: Bool, move: (URL, URL) throws -> Void = Self.rename
  ) throws {
    // Links to the original are the original, which must not go.
    let paths = [path(of: original), path(of: place)]
    guard paths[0] != paths[1] else { return }
    guard !paths[0].hasPrefix(paths[1] + "/"), !paths[1].hasPrefix(paths[0] + "/") else {
      throw FileExportError.nested(original.lastPathComponent)
    }
    let draft = try FileDraft(of: place, copiesFolder: false)
    defer { draft.discard() }
    try FileManager.default.copyItem(at: original, to: draft.url)
    try draft.commit(move: move)
    if removesOriginal { try FileManager.default.removeItem(at: original) }
  }

  /// The path without links. A file that is missing has none itself.
  private static func path(of url: URL) -> String {
    let folder = url.standardizedFileURL.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appendingPathComponent(url.lastPathComponent).resolvingSymlinksInPath().path
  }

  private static func rename(_ url: URL, to place: URL) throws {
    guard Foundation.rename(url.path, place.path) != 0 else { return }
    throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
  }
}

extension URL {
  /// Whether a folder is at the address.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
