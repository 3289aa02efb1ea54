/// The position of an alignment guide of a view, in points from the view's leading or top edge. The position is a sum
/// of multiples of the view's own lengths.
///
/// Renderers know the lengths, and the graph knows the sum, so that alignment needs no round trip.
public struct RenderGuide: Hashable, Sendable {
  /// The name of the guide, unique among the guides of an axis.
  public var name: String
  /// The axis along which the guide counts points.
  public var axis: RenderAxis
  /// The factor of the width of the view.
  public var width: Double
  /// The factor of the height of the view.
  public var height: Double
  /// The factor of the distance of the first line's baseline from the top.
  public var firstBaseline: Double
  /// The factor of the distance of the last line's baseline from the top.
  public var lastBaseline: Double
  /// The constant part, in points.
  public var constant: Double

  /// The leading or top edge, unless lengths or points are given.
  public init(
    name: String, axis: RenderAxis, width: Double = 0, height: Double = 0, firstBaseline: Double = 0,
    lastBaseline: Double = 0, constant: Double = 0
  ) {
    self.name = name
    self.axis = axis
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.constant = constant
  }

  /// Whether both are values of the same guide, at whatever positions.
  public func isSame(as other: RenderGuide) -> Bool { name == other.name && axis == other.axis }

  /// The position of the guide in a view with these lengths, in points.
  public func value(width: Double, height: Double, firstBaseline: Double, lastBaseline: Double) -> Double {
    self.width * width + self.height * height + self.firstBaseline * firstBaseline + self.lastBaseline * lastBaseline
      + constant
  }
}

extension RenderAlignment {
  /// The guide that decides along an axis, with its position in views without a value of their own.
  public func guide(_ axis: RenderAxis) -> RenderGuide {
    if let own = guides.first(where: { $0.axis == axis }) { return own }
    switch axis {
    case .horizontal:
      return RenderGuide(
        name: horizontal.rawValue, axis: axis, width: horizontal == .leading ? 0 : horizontal == .center ? 0.5 : 1)
    case .vertical:
      var guide = RenderGuide(name: vertical.rawValue, axis: axis)
      switch vertical {
      case .top: break
      case .center: guide.height = 0.5
      case .bottom: guide.height = 1
      case .firstTextBaseline: guide.firstBaseline = 1
      case .lastTextBaseline: guide.lastBaseline = 1
      }
      return guide
    }
  }
}
