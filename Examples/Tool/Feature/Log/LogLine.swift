/// A line of a log, or its beginning.
struct LogLine: Equatable, Sendable {
  /// The end of a line in the file.
  enum Ending: Equatable, Sendable {
    case lineFeed
    case returnAndLineFeed
    /// The end of the file: the line may grow.
    case none
  }

  /// The bytes of a line that a row shows; the detail shows all of them.
  static let mostBytesOfRow = 2048
  /// The bytes of a line that searches and filters read.
  static let mostBytesOfSearch = 16 << 20

  /// From 0 on.
  var number: Int
  /// The text in the file, without the end of the line.
  var range: Range<Int>
  /// The first bytes of the text.
  var bytes: [UInt8]
  var ending: Ending

  /// The bytes that are not in `bytes`.
  var remaining: Int { range.count - bytes.count }
}
