/// Conditions of a line: a pattern, a lowest level, or both.
public struct LineMatcher: Equatable, Sendable {
  /// The pattern that the line has in it; `nil` for any line.
  public var pattern: LogPattern?
  /// The lowest level of the line; `nil` for any line.
  public var level: LogLevel?

  /// Conditions, of which none is needed.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that the line has in it; `nil` for any line.
  ///   - level: The lowest level of the line; `nil` for any line.
  public init(pattern: LogPattern? = nil, level: LogLevel? = nil) {
    self.pattern = pattern
    self.level = level
  }

  /// Whether all lines match.
  var isEmpty: Bool { pattern == nil && level == nil }

  func matches(_ line: UnsafeRawBufferPointer) -> Bool {
    if let pattern, pattern.firstMatch(in: line) == nil { return false }
    if let level { return LogLevel.of(line).map { $0 >= level } ?? false }
    return true
  }

  /// Whether a line matches these conditions and those of another matcher.
  func matches(_ line: UnsafeRawBufferPointer, and other: LineMatcher) -> Bool { matches(line) && other.matches(line) }
}
