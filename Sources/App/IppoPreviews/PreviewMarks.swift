internal import Foundation

/// Notes on the disk which previews begin, so that a program that is started again knows which of them has ended it.
///
///              begin                steady
///     (none) ────────▶ file of a ──────────▶ (none)
///        ▲             process
///        │ remove         │ the process ends, and no other preview has begun later
///        └── trapped ◀────┘
@MainActor
package final class PreviewMarks {
  /// The variable of the environment with the folder.
  package static let variable = "IPPO_PREVIEW_MARKS"

  /// The content of a file.
  private struct Mark {
    var process: Int32
    /// The number of marks that the process had begun before.
    var order: Int
    /// The version of the program.
    var version: String

    init(process: Int32, order: Int, version: String) {
      (self.process, self.order, self.version) = (process, order, version)
    }

    init?(_ text: String) {
      let parts = text.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let process = Int32(parts[0]), let order = Int(parts[1]) else { return nil }
      self.init(process: process, order: order, version: String(parts[2]))
    }

    var text: String { "\(process) \(order) \(version)" }
  }

  private let folder: String?
  private let process: Int32
  private let version: String
  private let isRunning: (Int32) -> Bool
  private var count = 0

  /// - Parameters:
  ///   - folder: The folder that the processes of one program share; `nil` where nobody starts the program again.
  ///   - process: The process that shows previews.
  ///   - version: The version of the program. A preview that has ended another version begins.
  ///   - isRunning: Whether a process runs.
  package init(
    in folder: String?, process: Int32 = getpid(), version: String = PreviewMarks.versionOfProgram,
    isRunning: @escaping (Int32) -> Bool = { kill($0, 0) == 0 }
  ) {
    self.folder = folder
    self.process = process
    self.version = version
    self.isRunning = isRunning
  }

  /// Whether a process has ended while it began the preview. Of several previews, the last one that began counts.
  package func hasTrapped(_ id: String) -> Bool {
    guard let mark = mark(id), mark.version == version, hasEnded(mark.process) else { return false }
    forgetEarlier(of: mark.process)
    return self.mark(id) != nil
  }

  /// The preview begins.
  package func begin(_ id: String) {
    guard let path = path(id), !hasTrapped(id) else { return }
    try? Mark(process: process, order: count, version: version).text.write(
      toFile: path, atomically: true, encoding: .utf8)
    count += 1
  }

  /// The preview has been shown for a while, or a person tries it again.
  package func remove(_ id: String) {
    guard let path = path(id) else { return }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The process ends on purpose.
  package func end() {
    for (name, mark) in marks where mark.process == process { remove(name) }
  }

  /// The file of the program, by its number and the time of its last change.
  package nonisolated static var versionOfProgram: String {
    var info = stat()
    guard stat(CommandLine.arguments.first ?? "", &info) == 0 || stat("/proc/self/exe", &info) == 0 else { return "?" }
    return "\(info.st_ino)-\(info.st_mtim.tv_sec)-\(info.st_mtim.tv_nsec)"
  }

  private var marks: [(name: String, mark: Mark)] {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    return names.compactMap { name in mark(name).map { (name, $0) } }
  }

  private func path(_ id: String) -> String? { folder.map { "\($0)/\(id)" } }

  private func mark(_ id: String) -> Mark? {
    path(id).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }.flatMap(Mark.init)
  }

  private func hasEnded(_ other: Int32) -> Bool { other != process && !isRunning(other) }

  /// Removes the marks of an ended process but for the last one.
  private func forgetEarlier(of ended: Int32) {
    let marks = marks.filter { $0.mark.process == ended }
    let last = marks.map(\.mark.order).max()
    for (name, mark) in marks where mark.order != last { remove(name) }
  }
}
