public import IppoCoreLocation
internal import IppoUI

/// A circle on the ground (`MapKit.MapCircle`).
public struct MapCircle: MapContent {
  /// The content has no body.
  public typealias Body = Never
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// A circle.
  /// - Parameters:
  ///   - center: The middle.
  ///   - radius: The radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, max(0, radius))
  }

  /// Adds the circle.
  public func _collect(into elements: inout _MapElements) {
    elements.append(MapElement(.circle(center, radius: radius)))
  }
}

/// A line on the ground (`MapKit.MapPolyline`).
public struct MapPolyline: MapContent {
  /// The content has no body.
  public typealias Body = Never

  /// The way from place to place (`MapPolyline.ContourStyle`).
  public enum ContourStyle: Hashable, Sendable {
    /// A straight line on the flat map.
    case straight
    /// The shortest way on the ground.
    case geodesic
  }

  private let points: [MKMapPoint]

  /// A line through coordinates.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
  }
  /// A line through places of the flat map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = contourStyle == .geodesic ? MapFigure.geodesic(through: points) : points
  }
  /// A line.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
  /// The line of a way.
  public init(_ route: MKRoute) { self.init(route.polyline) }

  /// Adds the line.
  public func _collect(into elements: inout _MapElements) {
    elements.append(MapElement(.line(points, isClosed: false)))
  }
}

/// An area on the ground (`MapKit.MapPolygon`).
public struct MapPolygon: MapContent {
  /// The content has no body.
  public typealias Body = Never
  private let points: [MKMapPoint]

  /// An area between coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) { points = coordinates.map { MKMapPoint($0) } }
  /// An area between places of the flat map.
  public init(points: [MKMapPoint]) { self.points = points }
  /// An area.
  public init(_ polygon: MKPolygon) { self.init(coordinates: polygon.coordinates) }

  /// Adds the area.
  public func _collect(into elements: inout _MapElements) { elements.append(MapElement(.line(points, isClosed: true))) }
}
