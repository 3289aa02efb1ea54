import Foundation
import SwiftUI
import Testing

@testable import MapKit

private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

struct MapGeometryTests {
  @Test(arguments: [(0.0, 0.0), (51.5, -0.12), (-33.9, 151.2), (84.9, 179.9), (-85, -180)])
  func `a coordinate comes back from the flat map`(_ latitude: Double, _ longitude: Double) {
    let back = MKMapPoint(place(latitude, longitude)).coordinate
    #expect(abs(back.latitude - latitude) < 1e-9)
    #expect(abs(back.longitude - longitude) < 1e-9)
  }

  /// The tiles of EPSG:3857: at level 10 the tile 511/340 holds Greenwich (51.4779 N, 0.0015 W).
  @Test func `the flat map is that of tiles`() {
    let point = MKMapPoint(place(51.4779, -0.0015))
    let length = MKMapSize.world.width / 1024
    #expect(Int(point.x / length) == 511)
    #expect(Int(point.y / length) == 340)
    #expect(MKMapPoint(place(0, 0)) == MKMapPoint(x: 134_217_728, y: 134_217_728))
    #expect(MKMapPoint(place(90, 0)).y.rounded() == 0)
  }

  @Test func `metres and points follow the latitude`() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) * MKMapSize.world.width - 40_075_016.7) < 1)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-9)
    let region = MKCoordinateRegion(center: place(60, 10), latitudinalMeters: 111_320, longitudinalMeters: 111_320)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(region.span.longitudeDelta - 2) < 0.001)
  }

  @Test func `a region comes back from its rectangle`() {
    let region = MKCoordinateRegion(
      center: place(0, 170), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 40))
    #expect(region.rect.spans180thMeridian)
    let back = MKCoordinateRegion(region.rect)
    #expect(abs(back.center.longitude - 170) < 1e-9)
    #expect(abs(back.span.longitudeDelta - 40) < 1e-9)
    #expect(abs(back.span.latitudeDelta - 4) < 1e-9)
  }

  @Test func `rectangles have a union and an intersection`() {
    let (a, b) = (MKMapRect(x: 0, y: 0, width: 4, height: 4), MKMapRect(x: 2, y: 3, width: 4, height: 4))
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 6, height: 7))
    #expect(a.intersection(b) == MKMapRect(x: 2, y: 3, width: 2, height: 1))
    #expect(a.union(.null) == a)
    #expect(a.intersection(MKMapRect(x: 9, y: 9, width: 1, height: 1)).isNull)
    #expect(!MKMapRect.null.intersects(a))
    #expect(MKMapRect.world.contains(a) && !a.contains(.world) && !a.contains(.null))
  }

  @Test func `a viewport zooms around a point, and stays in the world`() {
    let size = CGSize(width: 300, height: 200)
    let viewport = MapViewport(showing: MKMapRect(x: 1e8, y: 1e8, width: 3e6, height: 2e6), in: size)
    let corner = CGPoint(x: 30, y: 20)
    let zoomed = viewport.zoomed(by: 2, around: corner, in: size)
    #expect(zoomed.scale == viewport.scale * 2)
    let (before, after) = (viewport.place(at: corner, in: size), zoomed.place(at: corner, in: size))
    #expect(abs(before.x - after.x) < 1 && abs(before.y - after.y) < 1)
    #expect(viewport.zoomed(by: 1e-12, around: corner, in: size).scale == MapViewport.leastScale)
    #expect(viewport.zoomed(by: .infinity, around: corner, in: size).scale == MapViewport.leastScale)
    let far = viewport.moved(by: CGSize(width: -1e9, height: -1e9))
    #expect((0...MKMapSize.world.width).contains(far.center.x))
    #expect(far.center.y == MKMapSize.world.height)
    #expect(MapViewport(center: MKMapPoint(x: .nan, y: .nan), scale: .nan).center.x.isFinite)
  }

  @Test func `a camera sees what its distance says`() {
    let size = CGSize(width: 300, height: 200)
    let camera = MapCamera(centerCoordinate: place(48, 11), distance: 5000)
    let back = MapViewport(camera, in: size).camera(in: size)
    #expect(abs(back.distance - 5000) < 1e-6)
    let limits = MapCameraBounds(minimumDistance: 6000, maximumDistance: 7000)
    #expect(abs(MapViewport(camera, in: size).limited(by: limits, in: size).camera(in: size).distance - 6000) < 1e-6)
  }

  @Test func `places beyond the date line are beside it`() {
    let size = CGSize(width: 100, height: 100)
    let viewport = MapViewport(
      showing: MKCoordinateRegion(
        center: place(0, 179), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)
      ).rect, in: size)
    let point = viewport.point(of: place(0, -179), in: size)
    #expect(point.x > 90 && point.x < 110)
  }

  @Test func `the shortest way bends towards the pole`() {
    let ends = [MKMapPoint(place(50, -90)), MKMapPoint(place(50, 90))]
    let way = MapFigure.geodesic(through: ends)
    #expect(way.count > 30)
    #expect((way.map { $0.coordinate.latitude }.max() ?? 0) > 84)
    #expect(MapFigure.geodesic(through: []) == [])
    #expect(MapFigure.geodesic(through: [ends[0], ends[0]]) == [ends[0], ends[0]])
  }

  @Test func `distances are rounded as a person says them`() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    #expect(formatter.string(fromDistance: 42) == "40 m")
    #expect(formatter.string(fromDistance: 512) == "500 m")
    #expect(formatter.string(fromDistance: 1512) == "1.5 km")
    #expect(formatter.string(fromDistance: 15_120) == "15 km")
    formatter.units = .imperial
    #expect(formatter.string(fromDistance: 1609.344 * 2) == "2 mi")
    #expect(formatter.string(fromDistance: 30) == "100 ft")
    formatter.units = .metric
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 2000) == "2 kilometers")
  }

  @Test func `services of maps are not available, and say so`() async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Coffee"
    await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: request).start() }
    await #expect(throws: MKError(.serverFailure)) {
      try await MKDirections(request: MKDirections.Request()).calculate()
    }
    #expect(MKError(.serverFailure).localizedDescription.contains("without a service"))
  }
}
