import Foundation

/// A point of the cube that a chart in space fills: from -0.5 to 0.5 along each axis. The first axis leads to the right, the second
/// upward, and the third toward the front.
struct Point3D: Equatable {
  var x: Double
  var y: Double
  var z: Double

  static func + (a: Point3D, b: Point3D) -> Point3D { Point3D(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
  static func - (a: Point3D, b: Point3D) -> Point3D { Point3D(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
  static func * (a: Point3D, factor: Double) -> Point3D { Point3D(x: a.x * factor, y: a.y * factor, z: a.z * factor) }

  func dot(_ other: Point3D) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Point3D) -> Point3D {
    Point3D(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The direction of the point from the middle; `nil` for the middle itself, and for a point that is too far for numbers.
  var direction: Point3D? {
    let length = dot(self).squareRoot()
    return length > 1e-12 && length.isFinite ? self * (1 / length) : nil
  }

  /// The point after a turn about an axis through the middle.
  func rotated(by rotation: Rotation3D) -> Point3D {
    let axis = Point3D(x: rotation.axis.x, y: rotation.axis.y, z: rotation.axis.z)
    guard rotation.angle.radians != 0, let unit = axis.direction else { return self }
    let (sine, cosine) = (sin(rotation.angle.radians), cos(rotation.angle.radians))
    return self * cosine + unit.cross(self) * sine + unit * (unit.dot(self) * (1 - cosine))
  }
}

/// Maps points of a chart in space to points of its picture.
struct Camera3D {
  /// The directions to the right, upward and toward the viewer, as lengths of the cube.
  let right: Point3D
  let up: Point3D
  let toward: Point3D
  private let isPerspective: Bool
  /// The size of the picture in points.
  let size: CGSize
  private let center: CGPoint
  /// The length of an edge of the cube in the middle of the picture, in points.
  let scale: Double

  /// The distance of the viewer from the middle in perspective, in edges of the cube.
  private static let distance = 3.0
  /// The depth of the nearest points that are seen in perspective. Nearer ones are beside the viewer or behind.
  private static let nearest = distance - 0.1
  /// Half of the diagonal of the cube, which no pose exceeds.
  private static let radius = 0.75.squareRoot()

  /// - Parameters:
  ///   - size: The size of the picture in points.
  ///   - margins: The room around the cube for labels in any pose, in points.
  init(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection, size: CGSize, margins: CGSize) {
    let (azimuth, inclination) = (pose.azimuth.radians, pose.inclination.radians)
    right = Point3D(x: cos(azimuth), y: 0, z: -sin(azimuth))
    up = Point3D(
      x: -sin(azimuth) * sin(inclination), y: cos(inclination), z: -cos(azimuth) * sin(inclination))
    toward = Point3D(
      x: sin(azimuth) * cos(inclination), y: sin(inclination), z: cos(azimuth) * cos(inclination))
    isPerspective = projection.storage == .perspective
    self.size = size
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    let room = min(size.width - 2 * margins.width, size.height - 2 * margins.height)
    let reach = isPerspective ? Self.radius * Self.distance / (Self.distance - Self.radius) : Self.radius
    scale = max(Double(room), 16) / (2 * reach)
  }

  /// How near a point is to the viewer, in edges of the cube.
  func depth(_ point: Point3D) -> Double { toward.dot(point) }

  /// Whether a point is before the viewer. All points of the cube are.
  func sees(_ point: Point3D) -> Bool { !isPerspective || depth(point) < Self.nearest }

  /// How much larger than in the middle things at a point are, which the camera sees.
  func magnification(_ point: Point3D) -> Double {
    isPerspective ? Self.distance / (Self.distance - depth(point)) : 1
  }

  /// The place of a point in the picture, in points. Tenths are enough, and shorter to send.
  func project(_ point: Point3D) -> CGPoint {
    let factor = scale * magnification(point)
    let place = CGPoint(x: center.x + right.dot(point) * factor, y: center.y - up.dot(point) * factor)
    return CGPoint(x: (place.x * 10).rounded() / 10, y: (place.y * 10).rounded() / 10)
  }
}
