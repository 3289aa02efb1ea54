public import Foundation

/// The part of the plot that an axis uses (`Charts.PositionScaleRange`): a range in points, or ``plotDimension``.
public protocol PositionScaleRange {
  /// The room before the first value and after the last one in points, or the range itself.
  var _positions: _PositionRange { get }
}

/// A range of positions as scales know it.
public enum _PositionRange: Equatable, Sendable {
  /// The length of the plot, except for some room at both ends, in points.
  case plot(start: CGFloat, end: CGFloat)
  /// Positions in points.
  case fixed(CGFloat, CGFloat)
}

/// The length of the plot, with room at its ends (`Charts.PlotDimensionScaleRange`).
public struct PlotDimensionScaleRange: PositionScaleRange, Equatable, Sendable {
  /// The range as scales know it.
  public let _positions: _PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The length of the plot without so many points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The length of the plot without so many points at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_positions: .plot(start: startPadding, end: endPadding))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// Positions in points.
  public var _positions: _PositionRange { .fixed(lowerBound, upperBound) }
}
