public import Foundation

/// An interval of bins (`Charts.ChartBinRange`). The upper bound belongs to the next bin, except that of the last one.
public struct ChartBinRange<Bound: Comparable> {
  /// The least value of the bin.
  public let lowerBound: Bound
  /// The end of the bin.
  public let upperBound: Bound
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Intervals of numbers between thresholds (`Charts.NumberBins`).
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
  /// The edges of the bins, in ascending order.
  public let thresholds: [Value]

  /// Bins between edges.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The place of the bin with a value. A value beyond all bins is counted to the nearest one.
  public func index(for value: Value) -> Int {
    let place = thresholds.firstIndex { value < $0 } ?? thresholds.count
    return Swift.min(Swift.max(place - 1, 0), Swift.max(count - 1, 0))
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About `desiredCount` bins of a round size that hold all finite data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    self.init(
      range: (finite.min() ?? 0)...(finite.max() ?? 1), desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }

  /// About `desiredCount` bins of a round size that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: NumberTicks.covering(
        Double(range.lowerBound)...Double(range.upperBound), count: desiredCount, minimumStride: Double(minimumStride)
      ).map { Value($0) })
  }

  /// Bins of a size; the edges are multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NumberTicks.covering(
        Double(range.lowerBound)...Double(range.upperBound), by: Double(size)
      ).map { Value($0) })
  }

  /// Bins of equal size in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let width = range.upperBound - range.lowerBound
    let count = Swift.max(count, 1)
    self.init(thresholds: (0...count).map { range.lowerBound + width * Value($0) / Value(count) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of a range, of sizes that differ by 1 at most; fewer than `count` in a shorter range.
  public init(range: ClosedRange<Value>, count: Int) {
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    let count = Swift.min(Swift.max(count, 1), Swift.max(Int(exactly: (last - first).rounded()) ?? count, 1))
    var thresholds: [Value] = []
    for number in 0...count {
      let place = (first + (last - first) * Double(number) / Double(count)).rounded()
      let threshold = number == 0 ? range.lowerBound : number == count ? range.upperBound : Value(exactly: place)
      // A range of a single value is one bin.
      guard let threshold, threshold != thresholds.last || (number == count && thresholds.count == 1) else { continue }
      thresholds.append(threshold)
    }
    self.init(thresholds: thresholds)
  }

  /// About `desiredCount` bins of a round size that hold all data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }

  /// About `desiredCount` bins of a round size that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    self.init(
      thresholds: NumberTicks.covering(
        Double(range.lowerBound)...Double(range.upperBound), count: desiredCount,
        minimumStride: Swift.max(Double(minimumStride), 1)
      ).compactMap { Value(exactly: $0) })
  }

  /// Bins of a size; the edges are multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NumberTicks.covering(
        Double(range.lowerBound)...Double(range.upperBound), by: Double(size)
      ).compactMap { Value(exactly: $0) })
  }
}

/// Intervals of time between thresholds (`Charts.DateBins`).
public struct DateBins: RandomAccessCollection {
  /// The edges of the bins, in ascending order.
  public let thresholds: [Date]

  /// Bins between edges.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Bins of so many units of a calendar that cover a range.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    let step = DateStride(component: unit, count: Swift.max(count, 1))
    self.init(thresholds: step.covering(range, in: calendar))
  }

  /// Bins of equal length, in seconds, that begin with the range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let steps = (range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up)
    let count = timeInterval > 0 && !steps.isNaN ? Int(Swift.min(steps, 10_000)) : 1
    self.init(
      thresholds: (0...Swift.max(count, 1)).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
  }

  /// About `desiredCount` bins of a unit of the calendar that cover a range.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    self.init(thresholds: DateStride.fitting(range, count: desiredCount).covering(range, in: calendar))
  }

  /// About `desiredCount` bins of a unit of the calendar that hold all dates.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let known = data.filter { $0.timeIntervalSinceReferenceDate.isFinite }
    let first = known.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(range: first...(known.max() ?? first), desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The place of the bin with a date. A date beyond all bins is counted to the nearest one.
  public func index(for value: Date) -> Int {
    let place = thresholds.firstIndex { value < $0 } ?? thresholds.count
    return Swift.min(Swift.max(place - 1, 0), Swift.max(count - 1, 0))
  }
}
