public import Foundation
public import IppoUI

/// The position where the scrolling of a chart comes to rest (`Charts.ChartScrollTargetBehavior`).
///
/// Renderers do not tell the speed of a push. A behavior is asked once the chart stands still, and the chart then moves on to the
/// target.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the target where scrolling has come to rest.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// The target stays as it is outside of charts.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The facts about a chart that has come to rest (`Charts.ChartScrollTargetBehaviorContext`).
@MainActor
public struct ChartScrollTargetBehaviorContext {
  /// The scales and the plot of the chart.
  public let chartProxy: ChartProxy
  /// The position where scrolling has come to rest by itself.
  public let originalTarget: ScrollTarget
  /// The axes along which the chart scrolls.
  public let axes: Axis.Set
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the visible part, in points.
  public let containerSize: CGSize
  /// The calendar and the time zone of dates.
  let calendar: Calendar
}

/// The distance between the values at which pages of a chart begin (`Charts.MajorValueAlignment`).
///
/// Has no effect in browsers and terminals: pushes by a page and by a unit are the same.
public struct MajorValueAlignment<Value: Plottable>: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case page
    case matching(DateComponents)
    case unit(_PlotScalar)
  }

  private let storage: Storage

  /// As much as is visible.
  public static var page: MajorValueAlignment<Value> { Self(storage: .page) }

  /// The dates with some components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    Self(storage: .matching(components))
  }

  /// The multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    Self(storage: .unit(unit.scalar))
  }
}

/// The distance that one push scrolls (`Charts.ValueAlignedLimitBehavior`).
///
/// Has no effect in browsers and terminals: a push scrolls as far as it does.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private enum Storage: Hashable, Sendable { case automatic, always, never }

  private let storage: Storage

  /// As the platform does.
  public static let automatic = ValueAlignedLimitBehavior(storage: .automatic)
  /// By one page at most.
  public static let always = ValueAlignedLimitBehavior(storage: .always)
  /// As far as a push goes.
  public static let never = ValueAlignedLimitBehavior(storage: .never)
}

/// Scrolling that comes to rest at values (`Charts.ValueAlignedChartScrollTargetBehavior`).
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private enum Unit: Sendable {
    /// The multiples of a number, seconds of an axis of dates, or categories.
    case number(Double)
    case dates(DateComponents)
  }

  private let x: Unit

  /// Rests at the multiples of a number.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .number(unit.scalar.magnitude ?? 0)
  }

  /// Rests at the dates with some components.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .dates(components)
  }

  /// Moves the target to the nearest value along the horizontal axis.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let last = max(context.contentSize.width - context.containerSize.width, 0)
    let scale = context.chartProxy.layout.x.scale
    guard target.rect.minX > 0, target.rect.minX < last, let nearest = nearest(to: target.rect.minX, scale, context)
    else { return }
    target.rect.origin.x = min(max(nearest, 0), last)
  }

  @MainActor
  private func nearest(
    to place: CGFloat, _ scale: AxisScale, _ context: ChartScrollTargetBehaviorContext
  ) -> CGFloat? {
    switch x {
    case .number(let unit):
      guard unit > 0 else { return nil }
      if scale.kind == .category {
        let step = scale.bandLength * CGFloat(max(unit.rounded(), 1))
        return step > 0 ? (place / step).rounded() * step : nil
      }
      guard let value = scale.value(at: place)?.magnitude else { return nil }
      let nearest = (value / unit).rounded() * unit
      return nearest.isFinite ? scale.position(nearest) : nil
    case .dates(let components):
      guard case .date(let date)? = scale.value(at: place) else { return nil }
      // The search leaves out the date that it begins with, and the place may be that of a match already.
      let dates = [Calendar.SearchDirection.backward, .forward].compactMap { direction in
        context.calendar.nextDate(
          after: date.addingTimeInterval(direction == .forward ? -1 : 1), matching: components,
          matchingPolicy: .nextTime, direction: direction)
      }
      return dates.map { scale.position($0.timeIntervalSinceReferenceDate) }.min { abs($0 - place) < abs($1 - place) }
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rests at the multiples of a number: seconds of an axis of dates, or so many categories.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at the dates with some components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets the places where the scrolling of charts within the view comes to rest.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartSetting { $0.scrollTarget = { behavior.updateTarget(&$0, context: $1) } }
  }
}
