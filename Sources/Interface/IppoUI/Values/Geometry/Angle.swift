/// An angle, kept in radians (`SwiftUI.Angle`). Positive angles turn clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// A full turn is 2π. More than a turn, and turns to the other side, are kept as they are.
  public var radians: Double

  /// A full turn is 360. Setting it sets `radians`.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public init() { radians = 0 }

  /// An angle in radians; a full turn is 2π.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees; a full turn is 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians; a full turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees; a full turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  public static let zero = Angle()

  /// Compares the radians: 350° is greater than 10°.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns one turn, and then the other.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  /// Returns one turn, and then the other one backwards.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  /// The same turn to the other side.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Turns further by the second angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Turns back by the second angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// The turn, so many times.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// The turn, so many times.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  /// Returns one of so many equal parts of the turn.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
