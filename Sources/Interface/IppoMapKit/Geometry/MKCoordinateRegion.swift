internal import Foundation
public import IppoCoreLocation

/// Degrees from south to north and from west to east (`MapKit.MKCoordinateSpan`).
public struct MKCoordinateSpan: Sendable {
  /// Degrees of latitude.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees of longitude.
  public var longitudeDelta: CLLocationDegrees

  /// No degrees.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// A span in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the world around a coordinate (`MapKit.MKCoordinateRegion`).
///
/// The type leaves the conformances to `Equatable` and `Codable` to apps, as MapKit's does.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The span.
  public var span: MKCoordinateSpan

  /// An empty region where the equator meets the meridian of Greenwich.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// A region in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// A region in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 2 * .pi * equatorialRadius / 360
    let parallel = max(0.000_001, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, max(0, latitudinalMeters / degree)),
        longitudeDelta: min(360, max(0, longitudinalMeters / (degree * parallel)))))
  }
  /// The region of a rectangle on the flat map.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let north = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (north.latitude + south.latitude) / 2, longitude: north.longitude),
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: min(360, rect.width / MKMapSize.world.width * 360)))
  }

  /// The rectangle on the flat map.
  var rect: MKMapRect {
    let half = (span.latitudeDelta / 2, span.longitudeDelta / 2)
    func point(_ latitude: Double, _ longitude: Double) -> MKMapPoint {
      MKMapPoint(
        CLLocationCoordinate2D(latitude: center.latitude + latitude, longitude: center.longitude + longitude))
    }
    let (first, last) = (point(half.0, -half.1), point(-half.0, half.1))
    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

/// A region in degrees.
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}
/// A span in degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: Double, _ longitudeDelta: Double) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
