import CGzip
import Hummingbird
import NIOCore

/// A text to be sent, as it is and compressed.
struct CodedText: Sendable {
  private let plain: ByteBuffer
  /// `nil` where compression would not pay.
  private let gzip: ByteBuffer?

  /// What is shorter fits into one packet anyway.
  private static let leastBytes = 1_000

  /// - Parameter level: 1 (fast) to 9 (small).
  init(_ text: String, level: Int32) {
    plain = ByteBuffer(string: text)
    gzip = Self.gzip(plain, level: level)
  }

  /// A page.
  ///
  /// One that others have been shown as well is put together of what was compressed for them and of what is the visitor's own. It
  /// is compressed at the lowest level otherwise, which is done before the first packet has left. The token and the nonce are new
  /// each time, so that lengths do not tell them.
  /// - Parameters:
  ///   - shared: what others have been shown as well.
  ///   - isCompressed: whether the client takes that.
  init(_ document: PageDocument, _ shared: SharedPage?, isCompressed: Bool) {
    if isCompressed, let elements = shared?.elements, let tail = PageDocument.deflatedTail,
      let head = DeflatedPart(document.head, level: 1)
    {
      plain = ByteBuffer()
      gzip = DeflatedPart.gzip([head, elements, tail])
      return
    }
    var bytes = ByteBuffer()
    bytes.reserveCapacity(document.head.count + document.elements.count + PageDocument.tail.count)
    bytes.writeBytes(document.head)
    bytes.writeBytes(document.elements)
    bytes.writeBytes(PageDocument.tail)
    plain = bytes
    gzip = isCompressed ? Self.gzip(bytes, level: 1) : nil
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
