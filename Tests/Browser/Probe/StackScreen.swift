import SwiftUI

/// Pages that lead to pages, with or without addresses. One of them cannot be left.
struct StackScreen: View {
  let hasAddresses: Bool
  @State private var path: [String] = []
  @State private var refusals = 0

  var body: some View {
    let stack = NavigationStack(path: guarded) {
      VStack {
        Text("Path: \(path.joined(separator: ", "))")
        Text("Refused \(refusals)")
        NavigationLink("Go to a", value: "a")
        Button("Open four") { path = ["a", "b", "c", "d"] }
      }
      .navigationTitle("Start")
      .navigationDestination(for: String.self) { name in
        VStack {
          Text("This is \(name)")
          ForEach(["b", "c", "d", "locked"], id: \.self) { NavigationLink("Go to \($0)", value: $0) }
          Button("Home") { path = [] }
        }
        .navigationTitle("Page \(name)")
      }
    }
    if hasAddresses { stack.address(path: $path) } else { stack }
  }

  private var guarded: Binding<[String]> {
    Binding {
      path
    } set: { new in
      if new.count < path.count, path.last == "locked" { refusals += 1 } else { path = new }
    }
  }
}
