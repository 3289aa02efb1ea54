import MapKit
import SwiftUI

/// A map with two places, of which one can be chosen.
struct MapScreen: View {
  @State private var position = MapCameraPosition.region(
    MKCoordinateRegion(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 8)))
  @State private var chosen: String?
  @State private var middle = "nowhere"
  @State private var degrees = 0.0

  var body: some View {
    VStack {
      Map(position: $position, selection: $chosen) {
        Marker("Here", coordinate: CLLocationCoordinate2D()).tag("here")
        MapCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 50_000)
      }
      .frame(width: 320, height: 320)
      .onMapCameraChange { context in
        let center = context.region.center
        middle = "\((center.latitude * 10).rounded() / 10 + 0) \((center.longitude * 10).rounded() / 10 + 0)"
        degrees = (context.region.span.longitudeDelta * 1000).rounded() / 1000
      }
      Text(verbatim: "Middle \(middle)")
      Text(verbatim: "Degrees \(degrees)")
      Text(verbatim: "Chosen \(chosen ?? "none")")
    }
  }
}
