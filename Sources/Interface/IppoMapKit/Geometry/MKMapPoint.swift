internal import Foundation
public import IppoCoreLocation

/// A place on the flat map of the world (`MapKit.MKMapPoint`), in Web Mercator (EPSG:3857).
///
/// The world is a square of 2^28 points. The point 0, 0 is in the north west.
public struct MKMapPoint: Equatable, Hashable, Codable, Sendable {
  /// Points from the west.
  public var x: Double
  /// Points from the north.
  public var y: Double

  /// A place in the north west.
  public init() { (x, y) = (0, 0) }
  /// A place in points.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The place of a coordinate. Latitudes beyond 85.05° are at the edges of the map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Self.greatestLatitude), Self.greatestLatitude) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (0.5 - asinh(tan(latitude)) / (2 * .pi)) * MKMapSize.world.height
  }

  /// The latitude at which the map is square.
  static let greatestLatitude = atan(sinh(Double.pi)) * 180 / .pi

  /// The coordinate. Places beyond the west and the east are those at the other side.
  public var coordinate: CLLocationCoordinate2D {
    let turns = x / MKMapSize.world.width
    let latitude = atan(sinh((0.5 - y / MKMapSize.world.height) * 2 * .pi)) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: (turns - turns.rounded(.down)) * 360 - 180)
  }

  /// The distance on the ground in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// A place of the flat map, by its coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// Metres on the ground in a point of the map, at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  2 * .pi * equatorialRadius * cos(latitude * .pi / 180) / MKMapSize.world.width
}

/// Points of the map in a metre on the ground, at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// The radius of the equator in metres (WGS 84).
let equatorialRadius = 6_378_137.0

/// A size on the flat map (`MapKit.MKMapSize`).
public struct MKMapSize: Equatable, Hashable, Codable, Sendable {
  /// Points from west to east.
  public var width: Double
  /// Points from north to south.
  public var height: Double

  /// No size.
  public init() { (width, height) = (0, 0) }
  /// A size in points.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map (`MapKit.MKMapRect`).
public struct MKMapRect: Equatable, Hashable, Codable, Sendable {
  /// The corner in the north west.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// An empty rectangle in the north west.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The absence of a rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// Points from west to east.
  public var width: Double { size.width }
  /// Points from north to south.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  /// Whether it reaches beyond the west or the east.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

  /// The least rectangle around two.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// The common part of two rectangles; ``null`` for nothing.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard !isNull, !other.isNull else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width < 0 || height < 0 ? .null : MKMapRect(x: x, y: y, width: width, height: height)
  }
  /// Whether two rectangles share something.
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
  /// Whether a place is within.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
  /// Whether another rectangle is within.
  public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }
  /// The rectangle with its edges moved inwards.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// The rectangle in another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}
