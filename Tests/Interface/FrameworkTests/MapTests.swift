import Foundation
import IppoTesting
import MapKit
import SwiftUI
import Testing

private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4)
private let region = MKCoordinateRegion(
  center: berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))

private struct Town: Identifiable {
  let id: String
  var coordinate: CLLocationCoordinate2D
}

private struct Atlas: View {
  @State private var position = MapCameraPosition.region(region)
  @State private var chosen: String?
  @State private var middle = ""
  @State private var towns = [
    Town(id: "Mitte", coordinate: berlin),
    Town(id: "Elsewhere", coordinate: CLLocationCoordinate2D(latitude: -40, longitude: 100)),
  ]

  var body: some View {
    Map(position: $position, selection: $chosen) {
      ForEach(towns) { town in Marker(town.id, coordinate: town.coordinate).tag(town.id) }
      if chosen != nil { Annotation("Note", coordinate: berlin) { Text("Sign") } }
      MapPolyline(coordinates: towns.map(\.coordinate)).stroke(.red, lineWidth: 2)
      MapPolygon(coordinates: towns.map(\.coordinate)).foregroundStyle(.green)
    }
    .frame(width: 320, height: 192)
    .onMapCameraChange { context in
      middle = "\(context.region.center.latitude.rounded()) \(context.region.center.longitude.rounded())"
    }
    Text(verbatim: "chosen \(chosen ?? "none"), by a person \(position.positionedByUser)")
    Text("middle \(middle)")
  }
}

private struct Classic: View {
  @State private var shown = region

  var body: some View {
    Map(coordinateRegion: $shown, annotationItems: [Town(id: "T", coordinate: berlin)]) { town in
      MapAnnotation(coordinate: town.coordinate) { Text(verbatim: "Town \(town.id)") }
    }
    .frame(width: 320, height: 160)
    Text(verbatim: "span \((shown.span.longitudeDelta * 100).rounded() / 100)")
  }
}

@MainActor
struct MapTests {
  @Test func `a terminal shows the grid, the places within by name, and what is chosen`() {
    let screen = TerminalScreen(columns: 60, rows: 24) { Atlas() }
    #expect(screen.text.contains("Mitte"))
    #expect(!screen.text.contains("Elsewhere"))
    #expect(screen.text.contains("middle 53.0 13.0"))
    #expect(
      screen.text.unicodeScalars.contains {
        (0x2800...0x28FF).contains($0.value) || (0x2500...0x257F).contains($0.value)
      })
    screen.press(.tab)
    screen.press(.character("+"))
    #expect(screen.text.contains("by a person true"))
    screen.press(.down)
    #expect(screen.text.contains("middle 52.0 13.0"))
    #expect(screen.text.contains("Mitte"))
  }

  @Test func `a mark is chosen by its tag`() {
    let screen = TerminalScreen(columns: 60, rows: 24) { Atlas() }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("chosen Mitte"))
    #expect(screen.text.contains("Sign"))
  }

  @Test func `a map of 2020 writes its region`() {
    let screen = TerminalScreen(columns: 60, rows: 20) { Classic() }
    #expect(screen.text.contains("Town T"))
    screen.press(.tab)
    screen.press(.character("+"))
    #expect(!screen.text.contains("span 1.0"))
    #expect(screen.text.contains("Town T"))
  }

  @Test func `positions are told apart`() {
    #expect(MapCameraPosition.automatic == .automatic)
    #expect(MapCameraPosition.region(region) != .automatic)
    #expect(MapCameraPosition.region(region).region?.span.latitudeDelta == 1)
    let person = MapCameraPosition.userLocation(fallback: .region(region))
    #expect(person.followsUserLocation)
    #expect(person.fallbackPosition == .region(region))
    #expect(person.region == nil)
    #expect(!MapCameraPosition.camera(MapCamera(centerCoordinate: berlin, distance: 1)).positionedByUser)
  }

  @Test func `the page has tiles of the source that the app names`() {
    let source = MapTileSource(template: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Tiles")
    let host = ViewHost {
      Map(initialPosition: .region(region)).mapTileSource(source).frame(width: 320, height: 192)
    }
    #expect(host.html.contains("src=\"https://tiles.example/"))
    #expect(host.contains("© Tiles"))
  }
}
