/// The severity of a line, as its words tell.
public enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  case trace, debug, info, notice, warning, error, critical

  /// Less where the first level is less severe.
  public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The level with a name, in any case: that of a case, or a usual short form such as `warn`.
  public init?(name: some StringProtocol) {
    guard let level = Self.names[name.uppercased()] else { return nil }
    self = level
  }

  private static let names: [String: LogLevel] = [
    "TRACE": .trace, "DEBUG": .debug, "DBG": .debug, "INFO": .info, "NOTICE": .notice, "WARN": .warning,
    "WARNING": .warning, "ERR": .error, "ERROR": .error, "SEVERE": .error, "CRIT": .critical, "CRITICAL": .critical,
    "FATAL": .critical, "ALERT": .critical, "EMERG": .critical, "PANIC": .critical,
  ]

  /// The beginning of a line that can have its level.
  private static let prefix = 256
  private static let lengths = 3...8

  /// The level of a line: that of the first word in its first 256 bytes that is a name in capitals, or in any case in brackets
  /// or quotes, or behind `=`.
  ///
  /// - Returns: `nil` where there is no such word.
  static func of(_ line: UnsafeRawBufferPointer) -> LogLevel? {
    let end = min(line.count, prefix)
    var start = 0
    while start < end {
      guard isLetter(line[start]) else {
        start += 1
        continue
      }
      var next = start + 1
      while next < end, isLetter(line[next]) { next += 1 }
      if lengths.contains(next - start), isWord(line, start, next),
        let level = names[String(decoding: line[start..<next], as: UTF8.self).uppercased()]
      {
        return level
      }
      start = next
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  /// Whether letters stand alone, and are written as a level is.
  private static func isWord(_ line: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Bool {
    let before = start > 0 ? line[start - 1] : UInt8(ascii: " ")
    let after = end < line.count ? line[end] : UInt8(ascii: " ")
    guard !isPart(before), !isPart(after) else { return false }
    if line[start..<end].allSatisfy({ $0 & 0x20 == 0 }) { return true }
    return "[<(\"'=".utf8.contains(before)
  }

  /// Whether a byte next to letters makes them a part of a longer word or name.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
  }
}
