/// Colours at the points of a grid (`SwiftUI.MeshGradient`).
///
/// Renderers mix the colours between the points by their distance to the points. Edges of the grid, and control points
/// of its curves, have no influence.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// The gradient is painted as it is: it resolves to no other style.
  public typealias Resolved = Never

  /// The locations of the points, in parts of the shape (`SwiftUI.MeshGradient.Locations`).
  public enum Locations: Equatable, Sendable {
    /// The points, row by row.
    case points([SIMD2<Float>])
    /// The points with the control points of the curves between them, row by row.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points (`SwiftUI.MeshGradient.Colors`).
  public enum Colors: Equatable, Sendable {
    /// The colours in the order of the points. Points without a colour, and colours without a point, are left out.
    case colors([Color])
  }

  /// A point with the control points of the curves to its neighbours (`SwiftUI.MeshGradient.BezierPoint`).
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the point, in parts of the shape.
    public var position: SIMD2<Float>
    /// The control point towards the neighbour before it in the row. Has no effect in browsers and terminals.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour above. Has no effect in browsers and terminals.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the neighbour after it in the row. Has no effect in browsers and terminals.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour below. Has no effect in browsers and terminals.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with places in parts of the shape: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of points of a row. Has no effect in browsers and terminals: the points have their own places.
  public var width: Int
  /// Rows of points. Has no effect in browsers and terminals: the points have their own places.
  public var height: Int
  /// The positions of the points.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour of the area without points.
  public var background: Color
  /// Whether colours change gradually from point to point. Has no effect in browsers and terminals: they always do.
  public var smoothsColors: Bool

  /// The gradient of ``init(width:height:points:colors:background:smoothsColors:)``, from points with or without
  /// control points.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// - Parameters:
  ///   - width: Points of a row.
  ///   - height: Rows.
  ///   - points: Where they are, row by row, in parts of the shape.
  ///   - colors: Their colours.
  ///   - background: Behind everything.
  ///   - smoothsColors: Renderers always do.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }

  /// The points that have a colour, with those colours.
  public var _storage: _ShapeStyleStorage {
    let points =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    guard case .colors(let colors) = colors else { return background._storage }
    let mesh = zip(points, colors).map { point, color in
      RenderPaint.MeshPoint(
        point: RenderPaint.UnitPoint(x: Double(point.x), y: Double(point.y)), color: color.render)
    }
    return _ShapeStyleStorage(.placed(.meshGradient(mesh, background: background.render)))
  }
}

extension MeshGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}
