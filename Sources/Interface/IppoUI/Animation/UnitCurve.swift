internal import IppoRender

/// A timing curve from (0, 0) to (1, 1): how far a change is after a share of its time (`SwiftUI.UnitCurve`).
///
/// Every curve is a cubic Bézier, as in CSS Easing Functions; the circular ones are their closest Bézier arcs.
public struct UnitCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// A curve with the given control points; their `x` is clamped to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      min(max(Double(startControlPoint.x), 0), 1), Double(startControlPoint.y),
      min(max(Double(endControlPoint.x), 0), 1), Double(endControlPoint.y))
  }

  /// An equal speed throughout.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// A slow start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A slow start and end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// A slow start, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(0.5523, 0, 1, 0.4477)
  /// A slow end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(0, 0.5523, 0.4477, 1)
  /// A slow start and end, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve { UnitCurve(y1, x1, y2, x2) }

  /// Progress after `progress` (0...1) of the time.
  public func value(at progress: Double) -> Double {
    RenderAnimation.Curve.bezier(x1, y1, x2, y2).progress(at: progress, duration: 1)
  }

  /// Change of progress per share of time, at `progress` (0...1).
  public func velocity(at progress: Double) -> Double {
    let t = RenderAnimation.Curve.parameter(x1, x2, at: min(max(progress, 0), 1))
    let dx = Self.slope(t, x1, x2)
    return dx == 0 ? 0 : Self.slope(t, y1, y2) / dx
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}
