/// Codewords that correct errors, by the code of Reed and Solomon over the field of 256 elements with the polynomial 0x11D
/// (ISO/IEC 18004:2015, 7.5.2).
enum ReedSolomon {
  /// The powers of 2 in the field, twice, so that sums of exponents need no remainder.
  private static let powers: [UInt8] = {
    var powers: [UInt8] = []
    var value = 1
    for _ in 0..<255 {
      powers.append(UInt8(value))
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return powers + powers
  }()

  private static let exponents: [Int] = {
    var exponents = [Int](repeating: 0, count: 256)
    for exponent in 0..<255 { exponents[Int(powers[exponent])] = exponent }
    return exponents
  }()

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    one == 0 || other == 0 ? 0 : powers[exponents[Int(one)] + exponents[Int(other)]]
  }

  /// The codewords that follow a block of data.
  static func codewords(for data: ArraySlice<UInt8>, count: Int) -> [UInt8] {
    // The coefficients of the generator below the highest, the highest power first.
    var generator: [UInt8] = [1]
    for exponent in 0..<count {
      var next = generator + [0]
      for index in generator.indices { next[index + 1] ^= product(generator[index], powers[exponent]) }
      generator = next
    }
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder[0]
      remainder.removeFirst()
      remainder.append(0)
      for index in 0..<count { remainder[index] ^= product(generator[index + 1], factor) }
    }
    return remainder
  }
}
