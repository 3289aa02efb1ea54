/// Where an alignment guide of a view is: a sum of multiples of the view's own lengths, in points from its leading or
/// top edge.
///
/// Renderers know the lengths, the graph knows the sum, so that aligning takes no way back and forth.
public struct RenderGuide: Hashable, Sendable {
  /// Unique among the guides of an axis.
  public var name: String
  /// Along which axis the guide counts points.
  public var axis: RenderAxis
  /// How often the width of the view counts.
  public var width: Double
  /// How often the height of the view counts.
  public var height: Double
  /// How often the distance of the first line's baseline from the top counts.
  public var firstBaseline: Double
  /// How often the distance of the last line's baseline from the top counts.
  public var lastBaseline: Double
  /// Points.
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

  /// Whether both are about the same guide, wherever that is.
  public func isSame(as other: RenderGuide) -> Bool { name == other.name && axis == other.axis }

  /// Where the guide is in a view of some lengths, in points.
  public func value(width: Double, height: Double, firstBaseline: Double, lastBaseline: Double) -> Double {
    self.width * width + self.height * height + self.firstBaseline * firstBaseline + self.lastBaseline * lastBaseline
      + constant
  }
}

extension RenderAlignment {
  /// The guide that decides along an axis, as it is in views that say nothing of it.
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
