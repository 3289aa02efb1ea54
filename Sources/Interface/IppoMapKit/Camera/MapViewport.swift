internal import Foundation
internal import IppoCoreLocation

/// The part of the flat map that a view shows: its middle, and its scale.
struct MapViewport: Equatable, Sendable {
  /// The middle, within the world.
  var center: MKMapPoint
  /// Points of the view in a point of the map.
  var scale: Double

  /// The world in 256 points, as a map of the lowest level is.
  static let leastScale = 64 / MKMapSize.world.width
  /// Ten centimetres in a point of the view, at the equator.
  static let greatestScale = 1.5

  init(center: MKMapPoint, scale: Double) {
    let width = MKMapSize.world.width
    let turns = (center.x / width).rounded(.down)
    self.center = MKMapPoint(
      x: center.x.isFinite ? center.x - turns * width : width / 2,
      y: center.y.isFinite ? min(max(center.y, 0), MKMapSize.world.height) : MKMapSize.world.height / 2)
    self.scale = scale.isFinite ? min(max(scale, Self.leastScale), Self.greatestScale) : Self.leastScale
  }

  /// The viewport that shows a rectangle in a view of a size.
  init(showing rect: MKMapRect, in size: CGSize) {
    let scale = min(size.width / max(rect.width, 1), size.height / max(rect.height, 1))
    self.init(center: MKMapPoint(x: rect.midX, y: rect.midY), scale: scale)
  }

  /// The viewport of a camera.
  init(_ camera: MapCamera, in size: CGSize) {
    let metres = max(1, camera.distance) * MapCamera.heightOfView
    self.init(
      center: MKMapPoint(camera.centerCoordinate),
      scale: size.height / MapFigure.length(metres, at: camera.centerCoordinate))
  }

  /// The part of the map in a view of a size.
  func rect(in size: CGSize) -> MKMapRect {
    let (width, height) = (size.width / scale, size.height / scale)
    return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The camera that sees the same.
  func camera(in size: CGSize) -> MapCamera {
    let coordinate = center.coordinate
    let metres = size.height / scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
    return MapCamera(centerCoordinate: coordinate, distance: metres / MapCamera.heightOfView)
  }

  /// The place of a coordinate in a view, at the side of the world that is nearest to the middle.
  func point(of coordinate: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
    point(of: MKMapPoint(coordinate), in: size)
  }

  func point(of place: MKMapPoint, in size: CGSize) -> CGPoint {
    flatPoint(of: MapFigure.near(place, center), in: size)
  }

  /// The point of a place, at the side of the world that it has.
  func flatPoint(of place: MKMapPoint, in size: CGSize) -> CGPoint {
    CGPoint(x: (place.x - center.x) * scale + size.width / 2, y: (place.y - center.y) * scale + size.height / 2)
  }

  /// The place on the map of a point in a view.
  func place(at point: CGPoint, in size: CGSize) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (point.x - size.width / 2) / scale, y: center.y + (point.y - size.height / 2) / scale)
  }

  /// The viewport after a drag of the map.
  func moved(by translation: CGSize) -> MapViewport {
    MapViewport(
      center: MKMapPoint(x: center.x - translation.width / scale, y: center.y - translation.height / scale),
      scale: scale)
  }

  /// The viewport with another scale, in which the place at a point stays.
  func zoomed(by factor: Double, around point: CGPoint, in size: CGSize) -> MapViewport {
    let place = place(at: point, in: size)
    let scale = MapViewport(center: center, scale: self.scale * factor).scale
    return MapViewport(
      center: MKMapPoint(
        x: place.x - (point.x - size.width / 2) / scale, y: place.y - (point.y - size.height / 2) / scale), scale: scale
    )
  }

  /// The viewport within limits.
  func limited(by bounds: MapCameraBounds?, in size: CGSize) -> MapViewport {
    guard let bounds else { return self }
    var camera = camera(in: size)
    camera.distance = min(max(camera.distance, bounds.minimumDistance ?? 0), bounds.maximumDistance ?? .infinity)
    var result = MapViewport(camera, in: size)
    if let rect = bounds.rect, !rect.isNull {
      result.center = MKMapPoint(
        x: min(max(result.center.x, rect.minX), rect.maxX), y: min(max(result.center.y, rect.minY), rect.maxY))
    }
    return result
  }
}
