internal import Foundation

/// Notes on the disk which previews begin, so that a program that is started again knows which of them has ended it.
///
///              begin                steady
///     (none) ────────▶ file of a ──────────▶ (none)
///        ▲             process
///        │ forget         │ the process ends
///        └── trapped ◀────┘
@MainActor
package final class PreviewMarks {
  /// The variable of the environment with the folder.
  package static let variable = "IPPO_PREVIEW_MARKS"

  private let folder: String?
  private let process: Int32
  private let isRunning: (Int32) -> Bool

  /// - Parameters:
  ///   - folder: The folder that the processes of one program share; `nil` where nobody starts the program again.
  ///   - process: The process that shows previews.
  ///   - isRunning: Whether a process runs.
  package init(
    in folder: String?, process: Int32 = getpid(), isRunning: @escaping (Int32) -> Bool = { kill($0, 0) == 0 }
  ) {
    self.folder = folder
    self.process = process
    self.isRunning = isRunning
  }

  private func path(_ id: String) -> String? { folder.map { "\($0)/\(id)" } }

  /// Whether a process has ended while it began the preview.
  package func hasTrapped(_ id: String) -> Bool {
    guard let path = path(id), let text = try? String(contentsOfFile: path, encoding: .utf8),
      let other = Int32(text)
    else { return false }
    return other != process && !isRunning(other)
  }

  /// The preview begins.
  package func begin(_ id: String) {
    guard let path = path(id), !hasTrapped(id) else { return }
    try? "\(process)".write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The preview has been shown for a while, or a person tries it again.
  package func remove(_ id: String) {
    guard let path = path(id) else { return }
    try? FileManager.default.removeItem(atPath: path)
  }
}
