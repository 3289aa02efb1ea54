/// A bar code of the kind Code 128 (ISO/IEC 15417): the widths of bars and gaps by turns, from a bar.
struct Code128 {
  let widths: [Int]

  /// The widths of the 106 symbols.
  private static let symbols =
    ("212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 "
    + "113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 "
    + "212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 "
    + "113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 "
    + "314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 "
    + "241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 "
    + "214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 "
    + "211232").split(separator: " ").map { $0.compactMap(\.wholeNumberValue) }

  private static let stop = [2, 3, 3, 1, 1, 1, 2]
  private static let (startB, startC, codeB, codeC) = (104, 105, 100, 99)

  /// - Returns: `nil` for an empty message, and for one with other characters than printable ones of ASCII.
  init?(_ message: [UInt8]) {
    guard !message.isEmpty, message.allSatisfy({ (32...126).contains($0) }) else { return nil }
    var values: [Int] = []
    var isPairs = false
    var place = 0
    while place < message.count {
      let digits = message[place...].prefix { (48...57).contains($0) }.count
      // Pairs of digits pay from four at an end, and from six in the middle.
      let isAtEnd = place == 0 || place + digits == message.count
      let wantsPairs = isPairs ? digits >= 2 : digits >= (isAtEnd ? 4 : 6) && digits % 2 == 0
      if values.isEmpty {
        values.append(wantsPairs ? Self.startC : Self.startB)
      } else if wantsPairs != isPairs {
        values.append(wantsPairs ? Self.codeC : Self.codeB)
      }
      isPairs = wantsPairs
      if isPairs {
        values.append(Int(message[place] - 48) * 10 + Int(message[place + 1] - 48))
        place += 2
      } else {
        values.append(Int(message[place]) - 32)
        place += 1
      }
    }
    let checksum = values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103
    widths = (values + [checksum]).flatMap { Self.symbols[$0] } + Self.stop
  }
}
