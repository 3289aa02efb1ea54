import RandomRenderTrees

/// Makes inputs out of a target's seeds: a few changes each, of bytes, of pieces, and of numbers.
struct Mutator {
  private let target: FuzzTarget
  private var random: SeededGenerator

  init(_ target: FuzzTarget, seed: UInt64) {
    self.target = target
    // Targets do not share their numbers.
    let salt = target.name.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    random = SeededGenerator(seed: seed ^ salt)
  }

  mutating func next() -> [UInt8] {
    var bytes = target.seeds.randomElement(using: &random) ?? []
    // Most inputs stay close to a seed, where the interesting ones are.
    repeat { mutate(&bytes) } while !random.once(in: 3)
    if bytes.count > target.maximumLength { bytes.removeSubrange(target.maximumLength...) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
    case 2: bytes.insert(.random(in: 0...255, using: &random), at: place)
    case 3: bytes.removeSubrange(piece(of: bytes, from: place))
    case 4: bytes.insert(contentsOf: bytes[piece(of: bytes, from: place)], at: place)
    case 5:
      guard let other = target.seeds.randomElement(using: &random), !other.isEmpty else { return }
      let start = Int.random(in: 0..<other.count, using: &random)
      bytes.insert(contentsOf: other[piece(of: other, from: start)], at: place)
    case 6: replaceNumber(in: &bytes, near: place)
    default:
      guard let token = target.tokens.randomElement(using: &random) else { return }
      let end = random.once(in: 2) ? place : min(bytes.count, place + token.count)
      bytes.replaceSubrange(place..<end, with: token)
    }
  }

  private mutating func piece(of bytes: [UInt8], from start: Int) -> Range<Int> {
    // Short pieces are likelier than long ones.
    let longest = random.once(in: 8) ? bytes.count : 16
    return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &random))
  }

  /// Puts a number at a limit in place of the decimal digits that come next.
  private mutating func replaceNumber(in bytes: inout [UInt8], near place: Int) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) ?? bytes.firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: Self.limits.randomElement(using: &random)!.utf8)
  }

  /// Decimal numbers at the limits of what programs count with.
  static let limits = [
    "0", "1", "-1", "-0", "2", "127", "128", "255", "256", "32767", "65535", "65536", "2147483647", "-2147483648",
    "4294967295", "4294967296", "9007199254740991", "9007199254740993", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "18446744073709551615", "1e308", "-1e308", "1e309", "4.9e-324", "2.2250738585072014e-308",
    "0.1", "1e15", "100000000000000000000",
  ]
}
