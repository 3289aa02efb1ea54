/// Searches in parts, so that a person can stop a search, and sees how far a filter has come.
enum LineSearch {
  /// The lines that a filter reads at a time.
  static let batch = 1 << 14

  /// The lines of a range that match.
  static func matches(_ matcher: LineMatcher, in lines: Range<Int>, of file: LogFile) -> [Int] {
    var found: [Int] = []
    file.forEachLine(in: lines) { number, line in
      if matcher.matches(line) { found.append(number) }
      return true
    }
    return found
  }

  /// The nearest line behind or before a line that matches two matchers.
  ///
  /// - Parameters:
  ///   - start: The line at which a person is. It is no match itself; -1 for a search from the beginning.
  ///   - count: The number of lines of the log.
  /// - Throws: `CancellationError` if the task is cancelled.
  static func next(
    _ matcher: LineMatcher, and filter: LineMatcher, from start: Int, backwards: Bool, count: Int, in file: LogFile
  ) async throws -> Int? {
    var rest = backwards ? 0..<min(max(start, 0), count) : min(start + 1, count)..<count
    var size = 1 << 10
    while !rest.isEmpty {
      try Task.checkCancellation()
      let part =
        backwards
        ? max(rest.lowerBound, rest.upperBound - size)..<rest.upperBound
        : rest.lowerBound..<min(rest.upperBound, rest.lowerBound + size)
      var found: Int?
      file.forEachLine(in: part) { number, line in
        guard matcher.matches(line, and: filter) else { return true }
        found = number
        return backwards
      }
      if let found { return found }
      rest = backwards ? rest.lowerBound..<part.lowerBound : part.upperBound..<rest.upperBound
      size = min(size * 2, batch)
      await Task.yield()
    }
    return nil
  }
}
