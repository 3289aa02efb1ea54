/// A message as bits, in the mode that needs the fewest of them (ISO/IEC 18004:2015, 7.4).
struct QRMessage {
  private enum Mode {
    case digits, capitals, bytes

    var indicator: Int {
      switch self {
      case .digits: 1
      case .capitals: 2
      case .bytes: 4
      }
    }

    /// How many bits the count of characters has.
    func countBits(version: Int) -> Int {
      let group = version < 10 ? 0 : version < 27 ? 1 : 2
      switch self {
      case .digits: return [10, 12, 14][group]
      case .capitals: return [9, 11, 13][group]
      case .bytes: return [8, 16, 16][group]
      }
    }
  }

  /// The characters of the mode for capitals, whose indices are their values.
  private static let capitals = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  private let mode: Mode
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let isDigits = bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    mode =
      bytes.isEmpty ? .bytes : isDigits ? .digits : bytes.allSatisfy(Self.capitals.contains) ? .capitals : .bytes
  }

  private var contentBits: Int {
    switch mode {
    case .digits: bytes.count / 3 * 10 + [0, 4, 7][bytes.count % 3]
    case .capitals: bytes.count / 2 * 11 + bytes.count % 2 * 6
    case .bytes: bytes.count * 8
    }
  }

  /// Whether the message fits into a number of codewords.
  func fits(codewords: Int, version: Int) -> Bool {
    let countBits = mode.countBits(version: version)
    return bytes.count < 1 << countBits && 4 + countBits + contentBits <= codewords * 8
  }

  /// The codewords of the message, padded.
  func codewords(count: Int, version: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ width: Int) {
      for place in stride(from: width - 1, through: 0, by: -1) { bits.append(value >> place & 1 == 1) }
    }
    append(mode.indicator, 4)
    append(bytes.count, mode.countBits(version: version))
    switch mode {
    case .digits:
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        append(group.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }, [0, 4, 7, 10][group.count])
      }
    case .capitals:
      for start in stride(from: 0, to: bytes.count, by: 2) {
        let group = bytes[start..<min(start + 2, bytes.count)]
        let values = group.compactMap { Self.capitals.firstIndex(of: $0) }
        append(values.reduce(0) { $0 * 45 + $1 }, [0, 6, 11][group.count])
      }
    case .bytes: for byte in bytes { append(Int(byte), 8) }
    }
    append(0, min(4, count * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var result = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xEC
    while result.count < count {
      result.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    return result
  }
}
