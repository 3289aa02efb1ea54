import SwiftUI

/// A line as rows and the reading mode have it.
struct ShownLine: Equatable {
  let number: Int
  /// `nil` for a line that the file does not have any more.
  let line: LogLine?

  var remaining: Int { line?.remaining ?? 0 }

  var level: LogLevel? { line.flatMap { $0.bytes.withUnsafeBytes { LogLevel.of($0) } } }

  /// The text, with the matches of a pattern marked.
  func text(highlighting pattern: LogPattern?) -> AttributedString {
    guard let line else { return AttributedString() }
    var text = AttributedString()
    var position = 0
    func append(_ end: Int, isMatch: Bool) {
      guard end > position else { return }
      var part = AttributedString(LineText.of(line.bytes[position..<end], column: text.characters.count))
      if isMatch {
        part.backgroundColor = .yellow
        part.foregroundColor = .black
      }
      text += part
      position = end
    }
    if let pattern {
      line.bytes.withUnsafeBytes { bytes in
        var start = 0
        while start < bytes.count, let match = pattern.firstMatch(in: bytes, from: start) {
          append(match.lowerBound, isMatch: false)
          append(match.upperBound, isMatch: true)
          start = max(match.upperBound, match.lowerBound + 1)
        }
      }
    }
    append(line.bytes.count, isMatch: false)
    return text
  }

  /// Words for the reading mode and for assistive technologies.
  func spoken(isBookmarked: Bool) -> String {
    let text = line.map { LineText.of($0.bytes[...]) } ?? ""
    let more = remaining > 0 ? ", and \(remaining) bytes more" : ""
    return "\(isBookmarked ? "Bookmark, line" : "Line") \(number + 1): \(text)\(more)"
  }
}

extension LogLevel? {
  /// The colour of a line.
  var style: Color {
    switch self {
    case .critical, .error: .red
    case .warning: .orange
    case .notice: .blue
    case .info, nil: .primary
    case .debug, .trace: .secondary
    }
  }
}

extension LogLevel {
  /// The name for a person.
  var name: String { String(describing: self) }
}
