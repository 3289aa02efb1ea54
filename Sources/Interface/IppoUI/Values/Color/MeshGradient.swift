/// Colours at the points of a grid (`SwiftUI.MeshGradient`).
///
/// Renderers mix what is between the points by how close these are: edges of the grid, and control points of its curves,
/// have no say in it.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  public typealias Resolved = Never

  /// Where the points are, in parts of the shape (`SwiftUI.MeshGradient.Locations`).
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points (`SwiftUI.MeshGradient.Colors`).
  public enum Colors: Equatable, Sendable {
    case colors([Color])
  }

  /// A point with the control points of the curves to its neighbours (`SwiftUI.MeshGradient.BezierPoint`).
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

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

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool

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
    return _ShapeStyleStorage(.paint(.meshGradient(mesh, background: background.render)))
  }
}

extension MeshGradient: View {
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}
