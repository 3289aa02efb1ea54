import Foundation
import IppoCoreLocation
import IppoUI

/// The arithmetic of figures on the ground.
enum MapFigure {
  /// The rectangle around a circle on the ground.
  static func rect(around center: CLLocationCoordinate2D, radius: Double) -> MKMapRect {
    let length = self.length(radius, at: center)
    let middle = MKMapPoint(center)
    return MKMapRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
  }

  /// Metres on the ground in points of the flat map.
  static func length(_ metres: Double, at center: CLLocationCoordinate2D) -> Double {
    metres * MKMapPointsPerMeterAtLatitude(min(max(center.latitude, -85), 85))
  }

  /// Places on the shortest ways from place to place, in steps of about two degrees (great circles of a sphere).
  static func geodesic(through points: [MKMapPoint]) -> [MKMapPoint] {
    guard var last = points.first else { return [] }
    var result = [last]
    for next in points.dropFirst() {
      let (a, b) = (vector(last.coordinate), vector(next.coordinate))
      let angle = acos(min(1, max(-1, (a * b).sum())))
      let steps = max(1, Int((angle * 90 / .pi).rounded(.up)))
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        // Opposite places have no shortest way: the line on the flat map stands in its place.
        guard step < steps, sin(angle) > 0.000_001 else { continue }
        let point = a * (sin((1 - share) * angle) / sin(angle)) + b * (sin(share * angle) / sin(angle))
        result.append(near(MKMapPoint(coordinate(point)), result[result.count - 1]))
      }
      result.append(near(next, result[result.count - 1]))
      last = next
    }
    return result
  }

  private static func vector(_ coordinate: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (latitude, longitude) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
    return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  private static func coordinate(_ vector: SIMD3<Double>) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan2(vector.z, hypot(vector.x, vector.y)) * 180 / .pi, longitude: atan2(vector.y, vector.x) * 180 / .pi
    )
  }

  /// The place at the side of the world that is nearest to another one.
  static func near(_ point: MKMapPoint, _ other: MKMapPoint) -> MKMapPoint {
    let width = MKMapSize.world.width
    return MKMapPoint(x: point.x - ((point.x - other.x) / width).rounded() * width, y: point.y)
  }

  /// The figure of an element in a view; `nil` for a mark.
  static func path(of element: MapElement, _ viewport: MapViewport, in size: CGSize) -> Path? {
    switch element.kind {
    case .mark, .person: return nil
    case .circle(let center, let radius):
      let middle = viewport.point(of: center, in: size)
      let length = length(radius, at: center) * viewport.scale
      return Path(ellipseIn: CGRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
    case .line(let points, let isClosed):
      guard let first = points.first else { return nil }
      // The first place decides about the side of the world, and the others follow it.
      let start = near(first, viewport.center)
      let shift = start.x - first.x
      var path = Path()
      path.addLines(points.map { viewport.flatPoint(of: MKMapPoint(x: $0.x + shift, y: $0.y), in: size) })
      if isClosed { path.closeSubpath() }
      return path
    }
  }
}
