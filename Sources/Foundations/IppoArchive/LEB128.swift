/// Unsigned LEB128: seven bits a byte, the lowest first; every byte but the last has its highest bit set.
package enum LEB128 {
  /// Appends a number.
  package static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The reason why bytes are no number.
  package enum Fault: Error {
    /// The last byte of the number is missing.
    case incomplete
    /// The number has more than 64 bits.
    case overflow
  }

  /// Reads a number.
  ///
  /// - Parameter position: The index of the first byte; afterwards the index behind the last byte that was read.
  package static func read(_ bytes: [UInt8], at position: inout Int) throws(Fault) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard shift < 63 || (shift == 63 && byte <= 1) else { throw .overflow }
      result |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return result }
      shift += 7
    }
    throw .incomplete
  }
}
