import Foundation

/// Finds the ends of lines in a buffer.
struct LineSplitter {
  /// The end of a line, from the beginning of the buffer.
  struct End {
    /// Without the line feed.
    var end: Int
    /// Without the line feed and a carriage return before it.
    var textEnd: Int
    var hasLineFeed: Bool
  }

  private let buffer: UnsafeRawBufferPointer
  /// The beginning of the next line.
  private(set) var position = 0

  init(_ buffer: UnsafeRawBufferPointer) { self.buffer = buffer }

  /// - Returns: `nil` at the end of the buffer.
  mutating func next() -> End? {
    guard position < buffer.count, let base = buffer.baseAddress else { return nil }
    guard let found = memchr(base + position, 0x0A, buffer.count - position) else {
      position = buffer.count
      return End(end: position, textEnd: position, hasLineFeed: false)
    }
    let end = UnsafeRawPointer(found) - base
    let hasReturn = end > position && buffer[end - 1] == 0x0D
    position = end + 1
    return End(end: end, textEnd: hasReturn ? end - 1 : end, hasLineFeed: true)
  }
}
