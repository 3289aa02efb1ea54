/// An angle in a plane (`Spatial.Angle2D`), which poses of charts consist of.
public struct Angle2D: Hashable, Codable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// No angle.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle2D()

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
}

/// A direction about which something turns (`Spatial.RotationAxis3D`).
public struct RotationAxis3D: Hashable, Codable, Sendable {
  /// The part of the direction to the right.
  public var x: Double
  /// The part of the direction upward.
  public var y: Double
  /// The part of the direction toward the front.
  public var z: Double

  /// A direction.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }

  /// To the right.
  public static let x = RotationAxis3D(x: 1)
  /// Upward.
  public static let y = RotationAxis3D(y: 1)
  /// Toward the front.
  public static let z = RotationAxis3D(z: 1)
}

/// A turn in space (`Spatial.Rotation3D`).
public struct Rotation3D: Hashable, Codable, Sendable {
  /// The angle of the turn.
  public var angle: Angle2D
  /// The direction about which the turn is counterclockwise, as one looks against it.
  public var axis: RotationAxis3D

  /// No turn.
  public init() { (angle, axis) = (.zero, .y) }

  /// A turn by an angle about a direction.
  public init(angle: Angle2D, axis: RotationAxis3D) { (self.angle, self.axis) = (angle, axis) }

  /// No turn.
  public static let identity = Rotation3D()
}
