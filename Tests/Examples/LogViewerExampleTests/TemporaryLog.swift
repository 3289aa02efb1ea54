import Foundation

@testable import LogViewerExample

/// A log in a folder of its own, which is removed with the value.
final class TemporaryLog {
  let folder: URL
  var path: String { folder.appending(path: "test.log").path }

  init(_ text: String = "") throws {
    folder = URL.temporaryDirectory.appending(path: "log-viewer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Array(text.utf8))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Replaces the content of the file, which stays the same file.
  func write(_ bytes: [UInt8]) throws {
    if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: bytes)
    try handle.close()
  }

  func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Moves the file away; another one can take its name.
  func rotate() throws { try FileManager.default.moveItem(atPath: path, toPath: path + ".1") }

  func open() throws -> LogFile { try LogFile(path: path) }
}

extension LogFile {
  /// The texts of all lines.
  func texts() -> [String] { (0..<refresh().count).map { text($0) } }

  func text(_ number: Int) -> String { line(number).map { LineText.of($0.bytes[...]) } ?? "gone" }
}
