import Foundation

/// Prints the lines that match to a pipe or a file, as `grep` does. It reads a stream once and keeps one line in memory.
public struct LogPrinter {
  /// The conditions of the lines that are printed.
  public var filter: LineMatcher
  /// Whether matches and levels are coloured by escape sequences.
  public var isColored: Bool
  /// The stream that takes the lines.
  private let output: FileHandle
  private var buffer: [UInt8] = []
  /// The number of lines that were printed.
  public private(set) var matchCount = 0

  /// A printer that has printed nothing.
  ///
  /// - Parameters:
  ///   - filter: The conditions of the lines that are printed.
  ///   - isColored: Whether matches and levels are coloured by escape sequences.
  ///   - output: The stream that takes the lines.
  public init(filter: LineMatcher, isColored: Bool, output: FileHandle = .standardOutput) {
    self.filter = filter
    self.isColored = isColored
    self.output = output
  }

  /// Prints the lines of a file.
  ///
  /// - Parameters:
  ///   - descriptor: The file, which is read to its end.
  ///   - name: A name to print before each line; `nil` for none.
  ///   - path: The name for errors.
  /// - Throws: ``LogError`` if the file cannot be read. An output that is closed ends the process (SIGPIPE), as usual.
  public mutating func print(_ descriptor: Int32, name: String? = nil, path: String) throws(LogError) {
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw LogError(path: path, number: errno) }
      if count == 0 { break }
      let end = chunk[..<count].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      guard end > 0 else {
        pending += chunk[..<count]
        continue
      }
      pending += chunk[..<end]
      printLines(of: pending, name: name)
      pending = Array(chunk[end..<count])
      try flush()
    }
    printLines(of: pending, name: name)
    try flush()
  }

  private mutating func printLines(of bytes: [UInt8], name: String?) {
    bytes.withUnsafeBytes { bytes in
      var lines = LineSplitter(bytes)
      var start = 0
      while let line = lines.next() {
        defer { start = lines.position }
        let text = UnsafeRawBufferPointer(rebasing: bytes[start..<line.textEnd])
        guard filter.matches(text) else { continue }
        matchCount += 1
        if let name { buffer += "\(name):".utf8 }
        if isColored { appendColored(text) } else { buffer += text }
        buffer += bytes[line.textEnd..<line.end]
        buffer.append(0x0A)
      }
    }
  }

  private mutating func appendColored(_ line: UnsafeRawBufferPointer) {
    let color: String =
      switch LogLevel.of(line) {
      case .critical, .error: "31"
      case .warning: "33"
      case .notice: "34"
      case .debug, .trace: "2"
      case .info, nil: ""
      }
    if !color.isEmpty { buffer += "\u{1B}[\(color)m".utf8 }
    let match = filter.pattern.flatMap { $0.firstMatch(in: line) } ?? 0..<0
    if match.isEmpty {
      buffer += line
    } else {
      buffer += line[..<match.lowerBound]
      buffer += "\u{1B}[1m".utf8
      buffer += line[match]
      buffer += "\u{1B}[0\(color.isEmpty ? "" : ";" + color)m".utf8
      buffer += line[match.upperBound...]
    }
    if !color.isEmpty || !match.isEmpty { buffer += "\u{1B}[0m".utf8 }
  }

  private mutating func flush() throws(LogError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    do { try output.write(contentsOf: buffer) } catch {
      throw LogError(path: "standard output", number: EIO)
    }
  }
}
