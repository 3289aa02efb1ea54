import SwiftUI

/// `Table`.
struct TablesPage: View {
  private struct Planet: Identifiable {
    let name: String
    let moons: Int
    let year: String

    var id: String { name }
  }

  private static let planets = [
    Planet(name: "Earth", moons: 1, year: "365 days"),
    Planet(name: "Mars", moons: 2, year: "687 days"),
    Planet(name: "Jupiter", moons: 95, year: "12 years"),
  ]

  @State private var selection: String?

  var body: some View {
    Table(Self.planets, selection: $selection) {
      TableColumn("Planet", value: \.name)
      TableColumn("Moons") { planet in
        Text("\(planet.moons)")
      }
      TableColumn("Year", value: \.year)
    }
  }
}
