import Foundation

/// An empty folder that goes with the value. No part of its path is a symbolic link.
final class Folder: Sendable {
  let path = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + "/\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
