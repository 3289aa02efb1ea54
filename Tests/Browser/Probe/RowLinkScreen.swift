import SwiftUI

/// Links that are rows, with modifiers around them, and a wheel.
struct RowLinkScreen: View {
  @State private var flavour = 2

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Plain", value: 1)
        NavigationLink("Menu", value: 2).contextMenu { Button("Copy") {} }
        NavigationLink("Padded", value: 3).padding(4)
        Picker("Wheel", selection: $flavour) { ForEach(1..<8) { Text("Row \($0)").tag($0) } }.pickerStyle(.wheel)
      }
      .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}
