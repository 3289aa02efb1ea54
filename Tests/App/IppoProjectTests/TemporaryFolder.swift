import Foundation

@testable import IppoProject

/// A folder with files for a test, which goes with the value.
final class TemporaryFolder {
  let url: URL

  /// - Parameter files: Texts by path.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "ippo-project-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  func text(of path: String) throws -> String { try String(contentsOf: url.appending(path: path), encoding: .utf8) }
}
