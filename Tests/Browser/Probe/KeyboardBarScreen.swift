import SwiftUI

/// A field whose keyboard has a bar above it, and a link as a row.
struct KeyboardBarScreen: View {
  @State private var name = ""
  @FocusState private var isNaming: Bool

  var body: some View {
    NavigationStack {
      List {
        TextField("Name", text: $name).focused($isNaming)
        Link("Swift", destination: URL(string: "https://swift.org")!)
        Text(name.isEmpty ? "Nobody" : name)
      }
      .navigationTitle("Names")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Clear") { name = "" }
          Button("Done") { isNaming = false }
        }
        ToolbarItem(placement: .bottomBar) { Button("Share") {} }
      }
    }
  }
}
