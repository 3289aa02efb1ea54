/// Apportionment by the largest remainder (Hamilton's method): whole lengths with the same total as the exact ones.
enum LargestRemainder {
  /// - Parameter lengths: Fractional cells, none negative.
  /// - Returns: Whole cells, each one of the two integers next to its exact length, that add up to the rounded total.
  static func apportion(_ lengths: [Double]) -> [Int] {
    let lengths = lengths.map(CellMetrics.limited)
    var whole = lengths.map { Int($0.rounded(.down)) }
    let total = lengths.reduce(0, +)
    var missing = Int((total + 0.5 - 1e-6).rounded(.down)) - whole.reduce(0, +)
    guard missing > 0 else { return whole }
    let byRemainder = lengths.indices.sorted {
      let (left, right) = (lengths[$0] - Double(whole[$0]), lengths[$1] - Double(whole[$1]))
      return abs(left - right) < 1e-9 ? $0 < $1 : left > right
    }
    for index in byRemainder where missing > 0 {
      whole[index] += 1
      missing -= 1
    }
    return whole
  }
}
