import SwiftUI

/// A page with items in its bars, links, a search, and pages that they lead to.
struct NavigationPage: View {
  @State private var search = ""
  @State private var saved = 0

  var body: some View {
    List {
      Section("Links") {
        NavigationLink("To a page") {
          Text("A page further on").navigationTitle("Further")
        }
        NavigationLink {
          Text("Another page").navigationTitle("Another")
        } label: {
          Label("With a symbol", systemImage: "arrow.right")
        }
      }
      Section("State") {
        Text("Saved \(saved) times")
        Text(search.isEmpty ? "Nothing is searched for" : "Searching for \(search)")
      }
    }
    .searchable(text: $search, prompt: "Search this page")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Save") { saved += 1 }
      }
      ToolbarItem(placement: .bottomBar) {
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
    }
  }
}
