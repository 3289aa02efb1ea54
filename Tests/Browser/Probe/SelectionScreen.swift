import SwiftUI

/// A list of which several rows can be selected, in edit mode.
struct SelectionScreen: View {
  @State private var chosen: Set<String> = []
  @State private var fruits = ["Apple", "Banana", "Cherry", "Damson"]

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        Section("Fruit") {
          ForEach(fruits, id: \.self) { Text($0) }
            .onDelete { fruits.remove(atOffsets: $0) }
            .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("Pages") {
          ForEach(["Home", "Help"], id: \.self) { NavigationLink($0, value: $0) }
          Text("Fixed").selectionDisabled().tag("Fixed")
        }
      }
      .navigationTitle(chosen.isEmpty ? "None" : chosen.sorted().joined(separator: " "))
      .navigationDestination(for: String.self) { Text("Page \($0)") }
      .toolbar { EditButton() }
    }
  }
}
