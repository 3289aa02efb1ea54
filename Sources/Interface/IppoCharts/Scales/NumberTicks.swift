import Foundation

/// Round numbers along an axis: multiples of 1, 2 or 5 times a power of ten.
enum NumberTicks {
  /// The most ticks of an axis: a stride of an app may be far too small for the data.
  static let most = 500

  /// The round stride whose number of steps in a span is nearest to `count`, by their ratio.
  static func stride(span: Double, count: Int, minimumStride: Double = 0) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let wanted = max(span / Double(max(count, 1)), minimumStride)
    let power = pow(10, floor(log10(wanted)))
    // A little less than the least one: 0.3 / 3 is not quite 0.1.
    let strides = [1, 2, 5, 10, 20].map { $0 * power }.filter { $0 >= minimumStride * (1 - 1e-9) }
    return strides.min { abs(log($0 / wanted)) < abs(log($1 / wanted)) } ?? 10 * power
  }

  /// The multiples of a stride within a range.
  static func within(_ range: ClosedRange<Double>, by stride: Double) -> [Double] {
    guard stride > 0, stride.isFinite else { return [] }
    let first = (range.lowerBound / stride - 1e-9).rounded(.up)
    let last = (range.upperBound / stride + 1e-9).rounded(.down)
    return multiples(first, last, of: stride)
  }

  /// The multiples of a stride from the last one before a range to the first one after it.
  static func covering(_ range: ClosedRange<Double>, by stride: Double) -> [Double] {
    guard stride > 0, stride.isFinite else { return [] }
    let first = (range.lowerBound / stride + 1e-9).rounded(.down)
    let last = (range.upperBound / stride - 1e-9).rounded(.up)
    return multiples(first, max(last, first + 1), of: stride)
  }

  /// Round numbers from the last one before a range to the first one after it.
  static func covering(_ range: ClosedRange<Double>, count: Int, minimumStride: Double = 0) -> [Double] {
    covering(
      range, by: stride(span: range.upperBound - range.lowerBound, count: count, minimumStride: minimumStride))
  }

  /// Powers of ten within a range, with 2 and 5 times them where there are few.
  static func logarithmic(_ range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let first = Int(floor(log10(range.lowerBound) + 1e-9))
    let last = Int(ceil(log10(range.upperBound) - 1e-9))
    guard first <= last, last - first <= 640 else { return [] }
    let every = max(1, (last - first - 1) / max(count, 1) + 1)
    let factors: [Double] = last - first <= 2 && count > last - first + 1 ? [1, 2, 5] : [1]
    let (least, greatest) = (
      range.lowerBound * (1 - 1e-9), min(range.upperBound * (1 + 1e-9), .greatestFiniteMagnitude)
    )
    var ticks: [Double] = []
    for power in Swift.stride(from: first, through: last, by: every) {
      let unit = pow(10, Double(power))
      for tick in factors.map({ $0 * unit }) where tick >= least && tick <= greatest { ticks.append(tick) }
    }
    return ticks
  }

  private static func multiples(_ first: Double, _ last: Double, of stride: Double) -> [Double] {
    guard first.isFinite, last.isFinite, last >= first, last - first < Double(most) else { return [] }
    // Division by the inverse of a stride below 1 gives the number that a person would write: 0.3 and not 0.30000000000000004.
    let inverse = (1 / stride).rounded()
    let isInverse = stride < 1 && abs(inverse * stride - 1) < 1e-9
    var ticks: [Double] = []
    for step in 0...Int(last - first) {
      let multiple = first + Double(step)
      let tick = (isInverse ? multiple / inverse : multiple * stride) + 0
      // Beyond the greatest number there is none, and far from zero some numbers are the next ones to themselves.
      if tick.isFinite, tick != ticks.last { ticks.append(tick) }
    }
    return ticks
  }
}
