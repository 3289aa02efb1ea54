import Foundation
import IppoUI

/// The place of a mark along an axis.
enum MarkPlace: Hashable {
  /// A number or date.
  case value(Double)
  /// From one number or date to another.
  case span(Double, Double)
  /// The band of a category.
  case band(String)
  /// The bands from one category to another.
  case bands(String, String)
  /// Points from the edge of the plot.
  case position(CGFloat)
  /// Between positions in points; `nil` for the edges of the plot.
  case positions(CGFloat?, CGFloat?)
  /// The place of NaN and of infinities: the mark is left out.
  case nowhere
}

/// The marks of a chart with their places, after stacking.
struct ChartData {
  struct Mark {
    var mark: ChartMark
    var x: MarkPlace
    var y: MarkPlace
    /// The axis along which a bar or an area is as long as its value; `nil` for others.
    var valueAxis: Axis?
  }

  private(set) var marks: [Mark] = []
  /// The values of `foregroundStyle(by:)`, `symbol(by:)`, `lineStyle(by:)` and `position(by:)`, in the order of the data.
  private(set) var foregrounds: [_PlotScalar] = []
  private(set) var symbols: [_PlotScalar] = []
  private(set) var lineStyles: [_PlotScalar] = []
  private(set) var groups: [_PlotScalar] = []
  /// The least and the greatest value of `symbolSize(by:)`.
  private(set) var sizes: ClosedRange<Double>?
  /// The values of `symbolSize(by:)` that are names.
  private(set) var sizeNames: [_PlotScalar] = []
  let calendar: Calendar
  /// The sizes of sectors; negative values count as zero.
  var sectorSizes: [Double] { marks.compactMap { $0.mark.angle?.scalar.magnitude }.map { max($0, 0) } }

  init(_ marks: [ChartMark], calendar: Calendar) {
    self.calendar = calendar
    let marks = marks.distinguished
    self.marks = marks.map { mark in
      Mark(
        mark: mark, x: Self.place(mark.x, calendar), y: Self.place(mark.y, calendar),
        valueAxis: Self.valueAxis(of: mark))
    }
    stack()
    foregrounds = Self.distinct(marks.compactMap { $0.style.foregroundBy?.scalar })
    symbols = Self.distinct(marks.compactMap { $0.style.symbolBy?.scalar })
    lineStyles = Self.distinct(marks.compactMap { $0.style.lineStyleBy?.scalar })
    groups = Self.distinct(marks.compactMap { $0.style.group?.datum.scalar })
    let magnitudes = marks.compactMap { $0.style.symbolSizeBy?.scalar.magnitude }
    if let least = magnitudes.min(), let greatest = magnitudes.max() { sizes = least...greatest }
    sizeNames = Self.distinct(marks.compactMap { $0.style.symbolSizeBy?.scalar }.filter { $0.kind == .category })
  }

  /// Values without those that were there before.
  private static func distinct(_ values: [_PlotScalar]) -> [_PlotScalar] {
    var seen: Set<_PlotScalar> = []
    return values.filter { seen.insert($0).inserted }
  }

  private static func place(_ coordinate: ChartMark.Coordinate, _ calendar: Calendar) -> MarkPlace {
    switch coordinate {
    case .position(let position): return .position(position)
    case .positions(let start, let end): return .positions(start, end)
    case .range(let start, let end):
      if case .category(let first) = start.scalar, case .category(let last) = end.scalar { return .bands(first, last) }
      guard let start = start.center(in: calendar), let end = end.center(in: calendar) else { return .nowhere }
      return .span(start, end)
    case .value(let datum):
      if case .category(let name) = datum.scalar {
        if case .category(let last)? = datum.end { return .bands(name, last) }
        return .band(name)
      }
      if let span = datum.span(in: calendar) { return .span(span.lowerBound, span.upperBound) }
      return datum.scalar.magnitude.map { .value($0) } ?? .nowhere
    }
  }

  /// Bars and areas are as long as a single number: that of the vertical axis, where both axes have one.
  private static func valueAxis(of mark: ChartMark) -> Axis? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    func isNumber(_ coordinate: ChartMark.Coordinate) -> Bool {
      if case .value(let datum) = coordinate, datum.end == nil, datum.scalar.kind == .number { true } else { false }
    }
    func isRange(_ coordinate: ChartMark.Coordinate) -> Bool { if case .range = coordinate { true } else { false } }
    if isNumber(mark.y), !isRange(mark.x) { return .vertical }
    return isNumber(mark.x) && !isRange(mark.y) ? .horizontal : nil
  }

  private struct StackKey: Hashable {
    let kind: ChartMark.Kind
    let axis: Axis
    let method: MarkStackingMethod
    /// Dates in one unit of a calendar have the same place.
    let place: MarkPlace
    let group: _PlotScalar?
  }

  private mutating func stack() {
    var members: [MarkStackingMethod: [(index: Int, key: StackKey, value: Double)]] = [:]
    for (index, resolved) in marks.enumerated() {
      guard let axis = resolved.valueAxis else { continue }
      let (along, across) = axis == .vertical ? (resolved.y, resolved.x) : (resolved.x, resolved.y)
      guard case .value(let value) = along else { continue }
      let method = resolved.mark.stacking
      let key = StackKey(
        kind: resolved.mark.kind, axis: axis, method: method, place: across,
        group: resolved.mark.style.group?.datum.scalar)
      members[method, default: []].append((index, key, value))
    }
    for (method, members) in members {
      let intervals = Stacking.intervals(members.map { ($0.key, $0.value) }, method: method)
      for (member, interval) in zip(members, intervals) {
        let span = MarkPlace.span(interval.start, interval.end)
        if member.key.axis == .vertical { marks[member.index].y = span } else { marks[member.index].x = span }
      }
    }
  }

  // MARK: Axes

  func place(of mark: Mark, along axis: Axis) -> MarkPlace { axis == .horizontal ? mark.x : mark.y }

  /// The kind of an axis; `nil` where no mark says it.
  func kind(along axis: Axis) -> ScalarKind? {
    var first: ScalarKind?
    for index in marks.indices where marks[index].mark.kind != .sector {
      let kind: ScalarKind
      switch axis == .horizontal ? marks[index].mark.x : marks[index].mark.y {
      case .value(let datum): kind = datum.scalar.kind
      case .range(let start, let end): kind = end.scalar.kind == .category ? .category : start.scalar.kind
      case .position, .positions: continue
      }
      if kind == .category { return .category }
      first = first ?? kind
    }
    return first ?? (marks.contains { $0.mark.function != nil } ? .number : nil)
  }

  /// The names of the bands of an axis, in the order of the data.
  func categories(along axis: Axis) -> [String] {
    var seen: Set<String> = []
    return marks.flatMap { mark -> [String] in
      switch place(of: mark, along: axis) {
      case .band(let name): [name]
      case .bands(let first, let last): [first, last]
      case .value, .span, .position, .positions, .nowhere: []
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The smallest distance between bars without a step of their own; `nil` where there are not two.
  func barGap(along axis: Axis) -> Double? {
    let values = Set(
      marks.compactMap { mark -> Double? in
        guard mark.mark.kind == .bar || mark.mark.kind == .rectangle, mark.valueAxis != axis,
          case .value(let value) = place(of: mark, along: axis)
        else { return nil }
        return value
      }
    ).sorted()
    return zip(values, values.dropFirst()).map { $1 - $0 }.min()
  }

  /// The least and the greatest number or date of an axis, with the room of bars; `nil` where there are none.
  @MainActor
  func extent(along axis: Axis, functionDomain: ClosedRange<Double>?) -> ClosedRange<Double>? {
    let room = (barGap(along: axis) ?? 0) / 2
    var (least, greatest) = (Double.infinity, -Double.infinity)
    func include(_ value: Double) {
      guard value.isFinite else { return }
      least = min(least, value)
      greatest = max(greatest, value)
    }
    for mark in marks {
      if let function = mark.mark.function {
        guard let domain = function.domain ?? functionDomain else { continue }
        if axis == .horizontal {
          include(domain.lowerBound)
          include(domain.upperBound)
        } else {
          for place in PlottedFunction.places(in: domain) {
            let values = function.values(place)
            include(values.start)
            include(values.end)
          }
        }
        continue
      }
      switch place(of: mark, along: axis) {
      case .value(let value):
        let isBar = (mark.mark.kind == .bar || mark.mark.kind == .rectangle) && mark.valueAxis != axis
        include(value - (isBar ? room : 0))
        include(value + (isBar ? room : 0))
      case .span(let start, let end):
        include(start)
        include(end)
      case .band, .bands, .position, .positions, .nowhere: break
      }
    }
    return least <= greatest ? least...greatest : nil
  }

  /// The label of the values of an axis, as the first mark has it.
  func label(along axis: Axis) -> Text? {
    for mark in marks {
      if let function = mark.mark.function { return axis == .horizontal ? function.x : function.y }
      if let datum = (axis == .horizontal ? mark.mark.x : mark.mark.y).data.first { return datum.label }
    }
    return nil
  }
}
