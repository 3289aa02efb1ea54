public import Foundation

/// A symbol at a place (`Charts.PointMark`).
public struct PointMark: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  let mark: ChartMark

  init(_ mark: ChartMark) { self.mark = mark }

  /// A symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: .value(x.datum), y: .value(y.datum))
  }

  /// A symbol at a value of the horizontal axis, so many points from the top; `nil` for the middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ChartMark(kind: .point, x: .value(x.datum), y: y.map { .position($0) } ?? .positions(nil, nil))
  }

  /// A symbol at a value of the vertical axis, so many points from the left; `nil` for the middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: x.map { .position($0) } ?? .positions(nil, nil), y: .value(y.datum))
  }

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}
