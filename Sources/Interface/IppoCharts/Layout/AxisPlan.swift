import Foundation
import IppoUI

/// The scale of an axis, and the values that have marks, found from the data and the settings.
struct AxisPlan {
  let axis: Axis
  var scale: AxisScale
  let specs: [AxisSpec]
  /// The values of each of ``specs``.
  private(set) var values: [[_PlotScalar]]
  /// The unit of the values of an axis of dates; `nil` for other axes.
  private(set) var dateStep: DateStride?
  let calendar: Calendar

  /// - Parameters:
  ///   - count: The most steps that an axis has room for.
  ///   - functionDomain: The domain of functions without one of their own.
  @MainActor
  init(
    _ axis: Axis, of data: ChartData, _ setting: ChartSettings.AxisSetting, count: Int,
    functionDomain: ClosedRange<Double>?
  ) {
    self.axis = axis
    calendar = data.calendar
    specs = setting.visibility == .hidden ? [] : setting.specs ?? [AxisSpec()]
    scale = Self.scale(axis, data, setting, specs.first ?? AxisSpec(), count, functionDomain)
    values = []
    for spec in specs { values.append(marked(by: spec.values, count: count)) }
  }

  // MARK: Domains

  @MainActor
  private static func scale(
    _ axis: Axis, _ data: ChartData, _ setting: ChartSettings.AxisSetting, _ spec: AxisSpec, _ count: Int,
    _ functionDomain: ClosedRange<Double>?
  ) -> AxisScale {
    var listed: [_PlotScalar]?
    var (includesZero, isReversed): (Bool?, Bool?) = (nil, nil)
    var modify: ((inout [_PlotScalar]) -> Void)?
    switch setting.domain?.storage {
    case .values(let values, _): listed = values
    case .automatic(let zero, let reversed, let change): (includesZero, isReversed, modify) = (zero, reversed, change)
    case nil: break
    }
    let kind: ScalarKind =
      switch setting.type?.storage {
      case .category: .category
      case .date: .date
      case .linear, .log, .symmetricLog, .power, nil: data.kind(along: axis) ?? listed?.first?.kind ?? .number
      }
    if kind == .category {
      var names = listed ?? data.categories(along: axis).map { .category($0) }
      modify?(&names)
      let categories = names.compactMap { if case .category(let name) = $0 { name } else { nil } }
      return AxisScale(
        kind: .category, type: .category, domain: 0...Double(max(categories.count, 1)), categories: categories,
        isReversed: isReversed ?? false)
    }
    let type = setting.type ?? (kind == .date ? .date : .linear)
    if let listed {
      let magnitudes = listed.compactMap(\.magnitude)
      if let least = magnitudes.min(), let greatest = magnitudes.max(), type != .log || least > 0 {
        let isDescending = zip(magnitudes, magnitudes.dropFirst()).allSatisfy { $0 > $1 } && magnitudes.count > 1
        return AxisScale(
          kind: kind, type: type, domain: widened(least...greatest, kind, false), isReversed: isDescending)
      }
    }
    var extent = data.extent(along: axis, functionDomain: functionDomain)
    if case .listed(let values) = spec.values.storage {
      for value in values.compactMap(\.magnitude) {
        extent = min(extent?.lowerBound ?? value, value)...max(extent?.upperBound ?? value, value)
      }
    }
    if let modify {
      var bounds = [extent?.lowerBound, extent?.upperBound].compactMap { $0 }.compactMap { _PlotScalar($0, of: kind) }
      modify(&bounds)
      let magnitudes = bounds.compactMap(\.magnitude)
      if let least = magnitudes.min(), let greatest = magnitudes.max() { extent = least...greatest }
    }
    // Bars between numbers have room at the ends: the domain begins and ends with them.
    if kind == .number, type != .log, let bars = extent, data.barGap(along: axis) != nil {
      let range = includesZero ?? true ? min(bars.lowerBound, 0)...max(bars.upperBound, 0) : bars
      return AxisScale(kind: kind, type: type, domain: range, isReversed: isReversed ?? false)
    }
    let found = rounded(extent, kind, type, includesZero, spec, count, data.calendar)
    return AxisScale(kind: kind, type: type, domain: found, isReversed: isReversed ?? false)
  }

  /// A domain with some length.
  private static func widened(_ range: ClosedRange<Double>, _ kind: ScalarKind, _ includesZero: Bool) -> ClosedRange<
    Double
  > {
    guard range.lowerBound == range.upperBound else { return range }
    if kind == .date { return (range.lowerBound - 43_200)...(range.upperBound + 43_200) }
    if includesZero, range.lowerBound == 0 { return 0...1 }
    let half = max(abs(range.lowerBound) / 2, 0.5)
    let most = Double.greatestFiniteMagnitude
    return max(range.lowerBound - half, -most)...min(range.upperBound + half, most)
  }

  /// The domain of data: numbers begin and end with round ones.
  private static func rounded(
    _ extent: ClosedRange<Double>?, _ kind: ScalarKind, _ type: ScaleType, _ includesZero: Bool?, _ spec: AxisSpec,
    _ count: Int, _ calendar: Calendar
  ) -> ClosedRange<Double> {
    guard var range = extent else { return 0...1 }
    if kind == .date {
      range = widened(range, kind, false)
      let roundsDates = spec.values.roundsLowerBound == true || spec.values.roundsUpperBound == true
      guard roundsDates else { return range }
      let dates =
        Date(timeIntervalSinceReferenceDate: range.lowerBound)...Date(timeIntervalSinceReferenceDate: range.upperBound)
      let covering = (dateStride(of: spec.values, dates, count) ?? .fitting(dates, count: count)).covering(
        dates, in: calendar)
      return bounds(range, covering.map(\.timeIntervalSinceReferenceDate), spec.values, isRounded: false)
    }
    if type == .log {
      let least = range.lowerBound > 0 ? range.lowerBound : min(1, max(range.upperBound, 1e-9) / 10)
      let greatest = max(range.upperBound, least)
      let (low, high) = (floor(log10(least) + 1e-9), ceil(log10(greatest) - 1e-9))
      let start = max(pow(10, low), .leastNormalMagnitude)
      return start...max(min(pow(10, max(high, low + 1)), .greatestFiniteMagnitude), start)
    }
    if includesZero ?? true { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    range = widened(range, kind, includesZero ?? true)
    let covering: [Double] =
      switch spec.values.storage {
      case .automatic(let desired, let least):
        NumberTicks.covering(range, count: desired ?? count, minimumStride: least)
      case .stride(let stride): NumberTicks.covering(range, by: stride)
      case .dates: []
      case .listed: []
      }
    return bounds(range, covering, spec.values, isRounded: true)
  }

  private static func bounds(
    _ range: ClosedRange<Double>, _ covering: [Double], _ values: AxisMarkValues, isRounded: Bool
  ) -> ClosedRange<Double> {
    guard let first = covering.first, let last = covering.last else { return range }
    let low = values.roundsLowerBound ?? isRounded ? min(first, range.lowerBound) : range.lowerBound
    return low...(values.roundsUpperBound ?? isRounded ? max(last, range.upperBound) : range.upperBound)
  }

  // MARK: Values

  private static func dateStride(of values: AxisMarkValues, _ range: ClosedRange<Date>, _ count: Int) -> DateStride? {
    switch values.storage {
    case .dates(let component, let count, _): DateStride(component: component, count: max(count, 1))
    case .automatic(let desired, _): DateStride.fitting(range, count: desired ?? count)
    case .stride, .listed: nil
    }
  }

  /// The values of an axis that have marks.
  private mutating func marked(by values: AxisMarkValues, count: Int) -> [_PlotScalar] {
    let domain = scale.domain
    if case .listed(let listed) = values.storage {
      return listed.filter { scalar in
        if case .category(let name) = scalar { return scale.categories.contains(name) }
        return scalar.kind == scale.kind && scalar.magnitude.map { domain.contains($0) } ?? false
      }
    }
    switch scale.kind {
    case .category:
      guard case .automatic(let desired?, _) = values.storage, desired > 0 else {
        return scale.categories.map { .category($0) }
      }
      let every = max((scale.categories.count - 1) / desired + 1, 1)
      return stride(from: 0, to: scale.categories.count, by: every).map { .category(scale.categories[$0]) }
    case .date:
      if case .stride(let seconds) = values.storage {
        return NumberTicks.within(domain, by: seconds).compactMap { _PlotScalar($0, of: .date) }
      }
      let dates =
        Date(
          timeIntervalSinceReferenceDate: domain.lowerBound)...Date(timeIntervalSinceReferenceDate: domain.upperBound)
      guard let step = Self.dateStride(of: values, dates, count) else { return [] }
      dateStep = dateStep ?? step
      var calendar = calendar
      if case .dates(_, _, let own?) = values.storage { calendar = own }
      return step.within(dates, in: calendar).map { .date($0) }
    case .number:
      switch values.storage {
      case .stride(let stride): return NumberTicks.within(domain, by: stride).map { .number($0) }
      case .automatic(let desired, let least):
        if scale.type == .log {
          return NumberTicks.logarithmic(domain, count: desired ?? count).map { .number($0) }
        }
        let stride = NumberTicks.stride(
          span: domain.upperBound - domain.lowerBound, count: desired ?? count, minimumStride: least)
        return NumberTicks.within(domain, by: stride).map { .number($0) }
      case .dates, .listed: return []
      }
    }
  }

  /// The middle between a value and the next one of its axis, as a magnitude.
  func middle(after scalar: _PlotScalar, among values: [_PlotScalar]) -> Double? {
    guard let start = scalar.magnitude else { return nil }
    if case .date(let date) = scalar, let dateStep,
      let next = calendar.date(byAdding: dateStep.component, value: dateStep.count, to: date)
    {
      return (start + next.timeIntervalSinceReferenceDate) / 2
    }
    let next = values.compactMap(\.magnitude).filter { $0 > start }.min()
    return next.map { (start + $0) / 2 }
  }
}
