/// The places of values that are stacked on each other.
enum Stacking {
  /// The interval of each value, in their order.
  ///
  /// Values with the same key are in one stack, in which positive ones rise from zero, and negative ones fall.
  static func intervals<Key: Hashable>(
    _ values: [(key: Key, value: Double)], method: MarkStackingMethod
  ) -> [(start: Double, end: Double)] {
    if method == .unstacked { return values.map { (0, $0.value) } }
    var totals: [Key: (sum: Double, size: Double)] = [:]
    for (key, value) in values {
      totals[key, default: (0, 0)].sum += value
      totals[key, default: (0, 0)].size += abs(value)
    }
    var tops: [Key: (above: Double, below: Double)] = [:]
    return values.map { key, value in
      let total = totals[key] ?? (0, 0)
      let height = method == .normalized ? (total.size > 0 ? value / total.size : 0) : value
      let shift = method == .center ? -total.sum / 2 : 0
      var top = tops[key] ?? (0, 0)
      defer { tops[key] = top }
      if height < 0 {
        top.below += height
        return (top.below - height + shift, top.below + shift)
      }
      top.above += height
      return (top.above - height + shift, top.above + shift)
    }
  }
}
