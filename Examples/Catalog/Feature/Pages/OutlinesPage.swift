import SwiftUI

/// `DisclosureGroup` and `OutlineGroup`.
struct OutlinesPage: View {
  private struct Place: Identifiable {
    let name: String
    var places: [Place]?

    var id: String { name }
  }

  private static let world = [
    Place(name: "Europe", places: [Place(name: "Oslo"), Place(name: "Rome")]),
    Place(name: "Asia", places: [Place(name: "Kyoto")]),
  ]

  @State private var isOpen = true

  var body: some View {
    Specimens {
      Specimen("Disclosure") {
        DisclosureGroup("Open", isExpanded: $isOpen) {
          Text("What was hidden").frame(maxWidth: .infinity, alignment: .leading)
        }
        DisclosureGroup("Closed") {
          Text("Cannot be seen")
        }
      }
      Specimen("Outline") {
        OutlineGroup(Self.world, children: \.places) { place in
          Text(place.name)
        }
      }
      Specimen("Group box") {
        GroupBox("Box") {
          Text("In a box").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
