#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines of standard input.
struct LineInput {
  /// The longest line, in bytes: longer than any text that a field takes. The rest of a longer line is dropped.
  static let longestLine = 4 << 20

  private let file: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var hasEnded = false

  init(file: Int32 = STDIN_FILENO) { self.file = file }

  /// The next line without its end; `nil` at the end of input. Bytes that are no UTF-8 become U+FFFD.
  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if position == buffer.count {
        guard fill() else { return line.isEmpty ? nil : Self.text(line) }
      }
      let end = buffer[position...].firstIndex(of: 10)
      line += buffer[position..<(end ?? buffer.count)].prefix(Self.longestLine - line.count)
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return Self.text(line) }
    }
  }

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == 13 ? line.dropLast() : line[...], as: UTF8.self)
  }

  /// - Returns: Whether there are more bytes.
  private mutating func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !hasEnded {
      let count = read(file, &bytes, bytes.count)
      if count > 0 {
        (buffer, position) = (Array(bytes[..<count]), 0)
        return true
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, -1)
        continue
      }
      hasEnded = true
    }
    return false
  }
}
