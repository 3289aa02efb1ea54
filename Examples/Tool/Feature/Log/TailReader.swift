/// Reads logs from the lines on that were read last, and counts levels.
struct TailReader {
  private let request: LogRequest
  private(set) var summary = LogTail.Summary()
  /// The lines that have been read, for each log.
  private var read: [Int]
  private var generations: [Int]
  private(set) var isFirst = true
  /// Whether all logs have been read, and are files or pipes that have ended.
  private(set) var isEnded = false
  /// Whether the last call has read lines.
  private(set) var hasChanged = false

  init(_ request: LogRequest) {
    self.request = request
    read = request.files.map { _ in 0 }
    generations = read
  }

  /// Reads what has come.
  ///
  /// - Parameter limit: The most lines that are returned, of the last ones; `nil` for all.
  /// - Returns: The matching lines as texts, with the names of logs where there are several.
  mutating func read(last limit: Int?) async throws -> [String] {
    var lines: [String] = []
    isEnded = true
    hasChanged = false
    for (index, file) in request.files.enumerated() {
      var status = file.refresh()
      if status.generation != generations[index] {
        generations[index] = status.generation
        read[index] = 0
      }
      // A line without its end may grow: it is read when it is complete, or when nothing follows.
      let isWhole = status.isEnded && !request.isFollowing
      if status.isLastLineOpen, !isWhole { status.count -= 1 }
      if !status.isEnded { isEnded = false }
      while read[index] < status.count {
        try Task.checkCancellation()
        let end = min(status.count, read[index] + LineSearch.batch)
        let found = count(read[index]..<end, of: file)
        for number in limit.map({ found.suffix($0) }) ?? found[...] { lines.append(text(number, of: file)) }
        if let limit, lines.count > limit { lines.removeFirst(lines.count - limit) }
        read[index] = end
        hasChanged = true
        await Task.yield()
      }
    }
    isFirst = false
    return lines
  }

  private mutating func count(_ lines: Range<Int>, of file: LogFile) -> [Int] {
    var found: [Int] = []
    file.forEachLine(in: lines) { number, line in
      summary.lines += 1
      if let level = LogLevel.of(line) { summary.levels[level, default: 0] += 1 }
      if request.filter.matches(line) {
        summary.matches += 1
        found.append(number)
      }
      return true
    }
    return found
  }

  private func text(_ number: Int, of file: LogFile) -> String {
    let line = ShownLine(number: number, line: file.line(number))
    let text = String(line.text(highlighting: nil).characters)
    return request.files.count > 1 ? "\(file.name): \(text)" : text
  }
}
