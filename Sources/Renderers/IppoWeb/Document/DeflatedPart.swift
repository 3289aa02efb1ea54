import CGzip
import NIOCore

/// A part of gzip files (RFC 1952) that is compressed once, and stands in many of them.
///
/// Blocks of deflate from separate streams can follow each other, if they end with whole bytes and refer only to their
/// own stream. The checksum of a file follows from those of its parts.
struct DeflatedPart: Sendable {
  fileprivate let bytes: ByteBuffer
  fileprivate let checksum: UInt32
  /// How many bytes it stands for.
  fileprivate let count: Int

  /// - Parameter level: 1 (fast) to 9 (small).
  /// - Returns: `nil` where there is no memory for it.
  init?(_ plain: [UInt8], level: Int32) {
    var result = ByteBuffer()
    let written = result.writeWithUnsafeMutableBytes(minimumWritableBytes: ippo_deflateBound(plain.count)) { room in
      plain.withUnsafeBytes { ippo_deflatePart($0.baseAddress, $0.count, room.baseAddress, room.count, level) }
    }
    guard written > 0 else { return nil }
    bytes = result
    checksum = plain.withUnsafeBytes { ippo_checksum($0.baseAddress, $0.count) }
    count = plain.count
  }
}

/// A gzip file (RFC 1952) that is made part by part.
struct GzipFile {
  /// The compressed bytes that are still to be taken.
  private var buffer: ByteBuffer
  private var checksum: UInt32 = 0
  private var count = 0

  init() {
    // Deflate, without a name and a time; from a Unix system.
    buffer = ByteBuffer(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
  }

  mutating func append(_ part: DeflatedPart) {
    buffer.writeImmutableBuffer(part.bytes)
    checksum = ippo_joinChecksums(checksum, part.checksum, part.count)
    count += part.count
  }

  /// Ends the stream.
  mutating func end() {
    // The last block, which is empty.
    buffer.writeBytes([3, 0])
    buffer.writeInteger(checksum, endianness: .little)
    buffer.writeInteger(UInt32(truncatingIfNeeded: count), endianness: .little)
  }

  /// The bytes since the last call.
  mutating func take() -> ByteBuffer {
    defer { buffer = ByteBuffer() }
    return buffer
  }
}
