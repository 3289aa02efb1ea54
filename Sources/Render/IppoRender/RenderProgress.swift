/// The properties of a `ProgressView` in the render tree.
public struct RenderProgress: Equatable, Sendable {
  /// Whether progress is shown along a line or around a circle.
  public enum Style: String, Sendable {
    case automatic, linear, circular
    /// A gauge: a ring that fills, around its labels.
    case ring
    /// A gauge: a ring that is open at the bottom, with a mark at the value, around its labels.
    case arc
  }

  /// 0...1; `nil` while it is not known.
  public var fraction: Double? { didSet { fraction = fraction?.asFraction } }
  /// Along a line or around a circle.
  public var style: Style
  /// The paint from the beginning to the end; `nil` for the tint.
  public var paint: RenderPaint?

  /// Whether this is a measurement (`Gauge`), in contrast to the progress of some work.
  public var isGauge: Bool

  /// Progress with a completed fraction, 0...1; `nil` while it is unknown.
  public init(
    fraction: Double? = nil, style: Style = .automatic, paint: RenderPaint? = nil, isGauge: Bool = false
  ) {
    self.fraction = fraction?.asFraction
    self.style = style
    self.paint = paint
    self.isGauge = isGauge
  }
}

extension Double {
  /// The nearest number of 0...1; 0 for NaN.
  package var asFraction: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
