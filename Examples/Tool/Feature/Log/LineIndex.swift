import Foundation

/// The places of lines in a file, found in one pass over its bytes.
///
/// The index keeps one checkpoint for at most 128 lines, and at most one for 64 KiB: 16 bytes for about 12 KiB of a log. The other
/// lines are found by a search for line feeds between two checkpoints.
struct LineIndex: Sendable {
  /// The beginning of a line.
  struct Checkpoint: Equatable, Sendable {
    var line: Int
    var offset: Int
  }

  /// A part of a file that begins with a line.
  struct Block: Equatable, Sendable {
    var firstLine: Int
    /// Bytes of the file. All lines of the block begin within the first `LineIndex.blockSize` bytes.
    var bytes: Range<Int>
  }

  static let linesOfBlock = 128
  static let blockSize = 64 * 1024
  private static let lineFeed: UInt8 = 0x0A

  private var checkpoints = [Checkpoint(line: 0, offset: 0)]
  /// The bytes that have been read.
  private(set) var size = 0
  private var lineFeeds = 0
  /// The beginning of the last line.
  private var lastStart = 0

  /// The number of lines. Bytes behind the last line feed are a line, too.
  var count: Int { lineFeeds + (isLastLineOpen ? 1 : 0) }

  /// Whether the last line has no line feed yet, so that it may grow.
  var isLastLineOpen: Bool { size > lastStart }

  /// The number of checkpoints, by which the memory of the index grows.
  var checkpointCount: Int { checkpoints.count }

  /// Reads the next bytes of the file.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var position = 0
    while position < bytes.count,
      let found = memchr(base + position, Int32(Self.lineFeed), bytes.count - position)
    {
      position = UnsafeRawPointer(found) - base + 1
      lineFeeds += 1
      lastStart = size + position
      let last = checkpoints[checkpoints.count - 1]
      if lineFeeds - last.line >= Self.linesOfBlock || lastStart - last.offset >= Self.blockSize {
        checkpoints.append(Checkpoint(line: lineFeeds, offset: lastStart))
      }
    }
    size += bytes.count
  }

  /// The block with a line.
  func block(of line: Int) -> Block {
    var (low, high) = (0, checkpoints.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].line <= line { low = middle } else { high = middle }
    }
    let end = high < checkpoints.count ? checkpoints[high].offset : size
    return Block(firstLine: checkpoints[low].line, bytes: checkpoints[low].offset..<end)
  }
}
