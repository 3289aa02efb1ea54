import CGzip
import NIOCore

/// A part of gzip files (RFC 1952) that is compressed once, and stands in many of them.
///
/// Blocks of deflate can be put one behind the other, each from a stream of its own, where they end with whole bytes and refer to
/// nothing before them. The checksum of a file follows from those of its parts.
struct DeflatedPart: Sendable {
  private let bytes: ByteBuffer
  private let checksum: UInt32
  /// How many bytes it stands for.
  private let count: Int

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

  /// The file that holds what the parts stand for, in their order.
  static func gzip(_ parts: [DeflatedPart]) -> ByteBuffer {
    var file = ByteBuffer()
    file.reserveCapacity(parts.reduce(20) { $0 + $1.bytes.readableBytes })
    // Deflate, without a name and a time; from a Unix system.
    file.writeBytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
    var checksum: UInt32 = 0
    var count = 0
    for part in parts {
      file.writeImmutableBuffer(part.bytes)
      checksum = ippo_joinChecksums(checksum, part.checksum, part.count)
      count += part.count
    }
    // The last block, which is empty.
    file.writeBytes([3, 0])
    file.writeInteger(checksum, endianness: .little)
    file.writeInteger(UInt32(truncatingIfNeeded: count), endianness: .little)
    return file
  }
}
