import CGzip
import NIOCore

/// A text to be sent, as it is and compressed.
struct CodedText: Sendable {
  private let plain: ByteBuffer
  /// `nil` where compression would not pay.
  private let gzip: ByteBuffer?

  /// The least size for compression: a shorter text fits into one packet anyway.
  private static let leastBytes = 1_000

  /// - Parameter level: 1 (fast) to 9 (small).
  init(_ text: String, level: Int32) {
    plain = ByteBuffer(string: text)
    gzip = Self.gzip(plain, level: level)
  }

  /// - Returns: the text, and whether it is compressed.
  func buffer(gzip isWanted: Bool) -> (bytes: ByteBuffer, isCompressed: Bool) {
    if isWanted, let gzip { (gzip, true) } else { (plain, false) }
  }

  static func gzip(_ plain: ByteBuffer, level: Int32) -> ByteBuffer? {
    guard plain.readableBytes >= leastBytes else { return nil }
    var result = ByteBuffer()
    result.writeWithUnsafeMutableBytes(minimumWritableBytes: ippo_gzipBound(plain.readableBytes)) { room in
      plain.withUnsafeReadableBytes { bytes in
        ippo_gzip(bytes.baseAddress, bytes.count, room.baseAddress, room.count, level)
      }
    }
    return (1..<plain.readableBytes).contains(result.readableBytes) ? result : nil
  }
}
