/// The squares of a code of some version, with the patterns by which readers find it (ISO/IEC 18004:2015, 6.3).
struct QRGrid {
  let version: Int
  let size: Int
  private(set) var dark: [Bool]
  /// Whether a square belongs to a pattern, and not to the message.
  private var isFixed: [Bool]

  init(version: Int) {
    self.version = version
    size = version * 4 + 17
    dark = [Bool](repeating: false, count: size * size)
    isFixed = dark
    drawTimingPatterns()
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    drawAlignmentPatterns()
    reserveFormat()
    if version >= 7 { drawVersion() }
  }

  subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    dark[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawTimingPatterns() {
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
  }

  /// A pattern in a corner, with the light squares around it.
  private mutating func drawFinder(_ centerX: Int, _ centerY: Int) {
    for y in -4...4 {
      for x in -4...4 {
        let ring = max(abs(x), abs(y))
        fix(centerX + x, centerY + y, ring != 2 && ring != 4)
      }
    }
  }

  /// The centres of the alignment patterns on an axis (ISO/IEC 18004:2015, annex E).
  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let (count, last) = (version / 7 + 2, size - 7)
    let distance = last - 6
    // Equal steps from the end, of an even length; the first step takes the rest. Version 32 has shorter ones.
    let step = version == 32 ? 26 : (distance + 2 * (count - 1) - 1) / (2 * (count - 1)) * 2
    return [6] + (0..<count - 1).reversed().map { last - $0 * step }
  }

  private mutating func drawAlignmentPatterns() {
    let places = alignmentPlaces
    for centerY in places {
      for centerX in places where !isFinder(centerX, centerY) {
        for y in -2...2 {
          for x in -2...2 { fix(centerX + x, centerY + y, max(abs(x), abs(y)) != 1) }
        }
      }
    }
  }

  private func isFinder(_ x: Int, _ y: Int) -> Bool {
    let last = size - 7
    return (x == 6 && y == 6) || (x == last && y == 6) || (x == 6 && y == last)
  }

  private mutating func reserveFormat() { drawFormat(0) }

  /// The places of the bits of the format information, from the lowest; each bit has two (ISO/IEC 18004:2015, figure 25).
  private func formatPlaces(_ bit: Int) -> [(x: Int, y: Int)] {
    let first: (Int, Int) =
      switch bit {
      case 0...5: (8, bit)
      case 6: (8, 7)
      case 7: (8, 8)
      case 8: (7, 8)
      default: (14 - bit, 8)
      }
    return [first, bit < 8 ? (size - 1 - bit, 8) : (8, size - 15 + bit)]
  }

  private mutating func drawFormat(_ bits: Int) {
    for bit in 0..<15 {
      for place in formatPlaces(bit) { fix(place.x, place.y, bits >> bit & 1 == 1) }
    }
    fix(8, size - 8, true)
  }

  /// The remainder of a division of polynomials over two elements, which the code of Bose, Chaudhuri and Hocquenghem appends.
  private static func withRemainder(_ value: Int, by generator: Int, bits: Int) -> Int {
    var rest = value << bits
    while rest >> bits != 0 {
      let shift = rest.bitWidth - rest.leadingZeroBitCount - 1 - bits
      rest ^= generator << shift
    }
    return value << bits | rest
  }

  private mutating func drawVersion() {
    let bits = Self.withRemainder(version, by: 0x1F25, bits: 12)
    for bit in 0..<18 {
      let (along, across) = (size - 11 + bit % 3, bit / 3)
      fix(along, across, bits >> bit & 1 == 1)
      fix(across, along, bits >> bit & 1 == 1)
    }
  }

  // MARK: Message

  /// How many codewords the grid holds.
  var codewordCount: Int { isFixed.count { !$0 } / 8 }

  /// How many codewords the grid of a version holds: the squares without those of patterns (ISO/IEC 18004:2015, table 1).
  static func codewordCount(version: Int) -> Int {
    let size = version * 4 + 17
    // Three corners, the format information and the square beside it, and the lines between the corners.
    var fixed = 3 * 64 + 31 + 2 * (size - 16)
    if version > 1 {
      let places = version / 7 + 2
      // Each pattern has 25 squares; those on a line between corners share five with it.
      fixed += (places * places - 3) * 25 - 2 * (places - 2) * 5
    }
    if version >= 7 { fixed += 36 }
    return (size * size - fixed) / 8
  }

  /// Places codewords from the lower right in columns of two, upwards and downwards by turns.
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var isUpward = true
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] {
          if bit < codewords.count * 8 {
            dark[y * size + x] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
            bit += 1
          }
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  /// Inverts squares of the message by one of eight rules, and notes which (ISO/IEC 18004:2015, 7.8).
  func masked(_ mask: Int, _ level: QRLevel) -> QRGrid {
    var grid = self
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.isInverted(mask, x, y) { grid.dark[y * size + x].toggle() }
    }
    grid.drawFormat(Self.withRemainder(level.formatBits << 3 | mask, by: 0x537, bits: 10) ^ 0x5412)
    return grid
  }

  private static func isInverted(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// How hard the grid is to read (ISO/IEC 18004:2015, 7.8.3.1).
  var penalty: Int {
    var penalty = 0
    for isColumn in [false, true] {
      for line in 0..<size {
        var run = 0
        var last = false
        // The last 11 squares as bits, of which those outside of the line are light.
        var recent = 0
        for place in 0..<size {
          let square = isColumn ? dark[place * size + line] : dark[line * size + place]
          run = place > 0 && square == last ? run + 1 : 1
          // Five squares cost 3, and each other one costs 1.
          if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
          last = square
          recent = (recent << 1 | (square ? 1 : 0)) & 0x7FF
          // A pattern like that of a corner, beside four light squares.
          if place >= 10, recent == 0b101_1101_0000 || recent == 0b000_0101_1101 { penalty += 40 }
        }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1
      where self[x, y] == self[x + 1, y] && self[x, y] == self[x, y + 1]
        && self[x, y] == self[x + 1, y + 1]
      { penalty += 3 }
    }
    let darkCount = dark.count { $0 }
    return penalty + abs(darkCount * 20 - dark.count * 10) / dark.count * 10
  }
}
