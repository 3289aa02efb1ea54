import Foundation
public import IppoUI
import IssueReporting
import Synchronization

/// The texts of a view that a snapshot can be of.
public enum InlineSnapshotKind: Sendable {
  /// The accessibility tree: a line for each node, indented by its depth.
  case outline
  #if Terminal
    /// The lines that the reading mode of a terminal says.
    case reading
    /// The screen of a terminal of a size in cells, as text.
    case terminal(columns: Int = 80, rows: Int = 24)
  #endif
}

/// Expects that a view looks as the source code of the test says, and writes it there the first time.
///
/// ```swift
/// expectInlineSnapshot(of: CounterView(), as: .outline)
/// ```
///
/// Without an expected text the view is recorded. The test fails once, and its source code has the text from then on. The diff
/// shows the text for a review. The text is the result of a trailing closure:
///
/// ```swift
/// expectInlineSnapshot(of: CounterView(), as: .outline) {
///   """
///   heading "Counter"
///   button "Count: 0"
///   """
/// }
/// ```
///
/// Where the text differs, the test fails with the lines that differ. With the variable `IPPO_RECORD_SNAPSHOTS` of the
/// environment set to `1` the new text is written in place of the old one. A line of code has one such call.
///
/// - Parameters:
///   - content: The view.
///   - kind: The text of the view.
///   - expected: The expected text.
@MainActor
public func expectInlineSnapshot(
  of content: @autoclosure () -> some View, as kind: InlineSnapshotKind, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let text = InlineSnapshots.text(of: content(), as: kind)
  let isRecording = ProcessInfo.processInfo.environment["IPPO_RECORD_SNAPSHOTS"] == "1"
  let problem = InlineSnapshots.ofProcess.problem(
    of: text, expected: expected?(), isRecording: isRecording, at: "\(filePath)", line: Int(line))
  guard let problem else { return }
  reportIssue(problem, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// The snapshots that one process has recorded, which move the lines behind them.
final class InlineSnapshots: Sendable {
  static let ofProcess = InlineSnapshots()

  /// A recorded snapshot: its line in the compiled source code, and the number of lines that it has added.
  private struct Record {
    var line: Int
    var added: Int
  }

  private let records = Mutex<[String: [Record]]>([:])

  /// Compares a text with the expected one, or records it.
  /// - Returns: The text of an issue; `nil` where the text is as expected.
  func problem(of text: String, expected: String?, isRecording: Bool, at path: String, line: Int) -> String? {
    if text == expected { return nil }
    if let expected, !isRecording {
      return "The snapshot differs:\n\n\(Self.difference(from: expected, to: text))"
    }
    do {
      try record(text, at: path, line: line)
      return "The snapshot was recorded into the source code. Review it, and run the test again."
    } catch {
      return "The snapshot cannot be recorded into \(path): \(error). It is:\n\n\(text)"
    }
  }

  private func record(_ text: String, at path: String, line: Int) throws {
    try records.withLock { records in
      let known = records[path] ?? []
      let moved = line + known.filter { $0.line < line }.map(\.added).reduce(0, +)
      let old = try String(contentsOfFile: path, encoding: .utf8)
      let new = try InlineSnapshotSource.source(old, with: text, line: moved)
      try new.write(toFile: path, atomically: true, encoding: .utf8)
      let added = new.count(where: \.isNewline) - old.count(where: \.isNewline)
      records[path] = known + [Record(line: line, added: added)]
    }
  }

  @MainActor
  static func text(of content: some View, as kind: InlineSnapshotKind) -> String {
    switch kind {
    case .outline: return ViewHost { content }.outline
    #if Terminal
      case .reading: return TerminalReader { content }.lines.joined(separator: "\n")
      case .terminal(let columns, let rows): return TerminalScreen(columns: columns, rows: rows) { content }.text
    #endif
    }
  }

  /// The lines of both texts; `-` stands before those that are missing, and `+` before new ones.
  static func difference(from old: String, to new: String) -> String {
    let (old, new) = (lines(of: old), lines(of: new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        result.append("- \(old[i])")
        i += 1
      } else if inserted.contains(j) {
        result.append("+ \(new[j])")
        j += 1
      } else {
        result.append("  \(new[j])")
        (i, j) = (i + 1, j + 1)
      }
    }
    return result.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
