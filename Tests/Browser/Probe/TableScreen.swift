import SwiftUI

struct Planet: Identifiable {
  let id: Int
  let name: String
  let moons: Int
}

struct TableScreen: View {
  @State private var planets = [Planet(id: 1, name: "Mars", moons: 2), Planet(id: 2, name: "Earth", moons: 1)]
  @State private var selection: Int?
  @State private var order: [KeyPathComparator<Planet>] = []

  var body: some View {
    VStack {
      Table(planets, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
      }
      Text("Chosen: \(selection ?? 0)")
    }
    .onChange(of: order) { planets.sort(using: order) }
  }
}
