import CoreLocation
import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Testing

private final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  @Published var status = "nothing"
  @Published var authorization = "-"

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    status = locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }.joined()
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    status = "error \((error as? CLError)?.code.rawValue ?? -1)"
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    authorization = "authorization \(manager.authorizationStatus.rawValue)"
  }
}

private struct Map: View {
  @StateObject private var finder = Finder()

  var body: some View {
    Text(finder.status)
    Text(finder.authorization)
    Button("Ask") { finder.manager.requestWhenInUseAuthorization() }
    Button("Once") { finder.manager.requestLocation() }
    Button("Start") {
      finder.manager.distanceFilter = 100
      finder.manager.startUpdatingLocation()
    }
    Button("Stop") { finder.manager.stopUpdatingLocation() }
    Button("Compass") { finder.manager.startUpdatingHeading() }
  }
}

@MainActor
struct LocationTests {
  private let host = ViewHost { Map() }

  private func request(_ use: DeviceUse) async throws -> DeviceRequest { try await host.request { $0 == use } }

  private func place(_ latitude: Double, _ longitude: Double) -> DeviceAnswer {
    .location(DeviceLocation(latitude: latitude, longitude: longitude, accuracy: 10, time: 1000))
  }

  @Test func `a place is found once`() async throws {
    try host.tap("Once")
    try host.answer(place(35.5, 139.75), to: await request(.location(isContinuous: false)))
    await host.wait { $0.contains("35.5 139.75") }
    #expect(host.contains("authorization 4"))
  }

  @Test func `a person who refuses is an error, and is told`() async throws {
    try host.tap("Once")
    try host.answer(.refused, to: await request(.location(isContinuous: false)))
    await host.wait { $0.contains("error 1") }
    #expect(host.contains("authorization 2"))
    try host.tap("Once")
    try host.answer(.unavailable, to: await request(.location(isContinuous: false)))
    await host.wait { $0.contains("error 0") }
  }

  @Test func `a heading is not found, and the delegate is told`() async throws {
    #expect(!CLLocationManager.headingAvailable())
    try host.tap("Compass")
    await host.wait { $0.contains("error \(CLError.headingFailure.rawValue)") }
  }

  @Test func `permission alone tells no place`() async throws {
    try host.tap("Ask")
    try host.answer(place(1, 2), to: await request(.location(isContinuous: false)))
    await host.wait { $0.contains("authorization 4") }
    #expect(host.contains("nothing"))
  }

  @Test func `changes are told from a distance on, until the end`() async throws {
    try host.tap("Start")
    let watch = try await request(.location(isContinuous: true))
    try host.answer(place(0, 0), to: watch)
    await host.wait { $0.contains("0.0 0.0") }
    // A thousandth of a degree is 111 metres.
    try host.answer(place(0.0005, 0), to: watch)
    #expect(host.contains("0.0 0.0"))
    try host.answer(place(0.001, 0), to: watch)
    await host.wait { $0.contains("0.001 0.0") }
    try host.tap("Stop")
    _ = try await request(.end(watch.id))
    #expect(throws: RenderEventError.self) { try host.answer(place(1, 1), to: watch) }
  }

  @Test func `a page that is loaded again is asked again for what goes on`() async throws {
    try host.tap("Start")
    let watch = try await request(.location(isContinuous: true))
    host.graph.change(phase: .background)
    host.graph.change(phase: .active)
    #expect(host.ops.deviceRequests == [watch])
  }

  @Test func `numbers that no device measures are refused`() async throws {
    try host.tap("Once")
    let asked = try await request(.location(isContinuous: false))
    for (latitude, longitude) in [(91.0, 0.0), (.nan, 0), (0, 181), (0, .infinity)] {
      #expect(throws: RenderEventError.self) { try host.answer(place(latitude, longitude), to: asked) }
    }
    try host.answer(place(-90, 180), to: asked)
    await host.wait { $0.contains("-90.0 180.0") }
  }

  /// Flinders Peak to Buninyong, the example of the Geocentric Datum of Australia technical manual: 54,972.271 m.
  @Test func `distances are those over the ellipsoid`() {
    let peak = CLLocation(latitude: -(37 + 57 / 60.0 + 3.72030 / 3600), longitude: 144 + 25 / 60.0 + 29.52440 / 3600)
    let town = CLLocation(latitude: -(37 + 39 / 60.0 + 10.15610 / 3600), longitude: 143 + 55 / 60.0 + 35.38390 / 3600)
    #expect(abs(peak.distance(from: town) - 54_972.271) < 0.001)
    #expect(peak.distance(from: peak) == 0)
    // A quarter of the equator, and of a meridian.
    let zero = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(zero.distance(from: CLLocation(latitude: 0, longitude: 90)) - 10_018_754.171) < 0.001)
    #expect(abs(zero.distance(from: CLLocation(latitude: 90, longitude: 0)) - 10_001_965.729) < 0.001)
    // The formula finds no way to the opposite of a place: any of them is half of the earth.
    #expect(abs(zero.distance(from: CLLocation(latitude: 0.5, longitude: 179.7)) / 19_900_000 - 1) < 0.01)
  }

  @Test func `circles contain what is within their radius`() {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 200, identifier: "here")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 0.001, longitude: 0)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0.002, longitude: 0)))
    #expect(CLLocationCoordinate2DIsValid(circle.center))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `addresses are not looked for, and the error says what to do instead`() async {
    let here = CLLocation(latitude: 52.5, longitude: 13.4)
    await #expect(throws: CLError(.network)) { try await CLGeocoder().reverseGeocodeLocation(here) }
    await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
    #expect(CLError(.network).description.contains("Ask a service of the app's own"))
    let fault = await withCheckedContinuation { continuation in
      CLGeocoder().reverseGeocodeLocation(here) { places, error in
        continuation.resume(returning: places == nil ? error as? CLError : nil)
      }
    }
    #expect(fault == CLError(.network))
    let place = CLPlacemark(location: here, name: "Gate", addressDictionary: ["City": "Berlin"])
    #expect(place.name == "Gate" && place.locality == "Berlin" && place.location?.coordinate.latitude == 52.5)
  }
}
