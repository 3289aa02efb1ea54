public import Foundation

extension Path {
  /// The outline of a Core Graphics path.
  public init(_ path: CGPath) {
    self.init()
    for step in path.steps {
      switch step {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
      case .close: closeSubpath()
      }
    }
  }

  /// The outline of a Core Graphics path.
  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  /// The outline as a Core Graphics path. Of a part (``trimmedPath(from:to:)``) curves become lines, no further from
  /// them than a fiftieth of a point.
  public var cgPath: CGPath {
    CGPath(steps: elements.map(\.step))
  }

  /// Whether a point lies inside.
  ///
  /// - Parameter eoFill: whether parts that overlap cancel each other.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// The outline of the path as it is drawn with a pen. Dashes are pieces of it.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let path = style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      path.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
}
