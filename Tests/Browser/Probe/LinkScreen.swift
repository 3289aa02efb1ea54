import SwiftUI

/// A shop whose tab, page and choice are in its address.
struct LinkScreen: View {
  @State private var tab = "shelf"
  @State private var path: [String] = []
  @State private var choice: String?
  @State private var isLiked = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("Shelf", systemImage: "books.vertical", value: "shelf") {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Novels", value: "novels")
            List {
              NavigationLink(value: "poems") {
                HStack {
                  Text("Poems")
                  Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }.buttonStyle(.bordered)
                }
              }
            }
          }
          .navigationTitle("Shelf")
          .navigationDestination(for: String.self) { Text("All \($0)").navigationTitle($0.capitalized) }
        }
      }
      Tab("Choice", systemImage: "checkmark", value: "choice") {
        List(selection: $choice) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
      }
    }
    .address("tab", $tab, default: "shelf")
    .address(path: $path)
    .address("choice", $choice)
  }
}
