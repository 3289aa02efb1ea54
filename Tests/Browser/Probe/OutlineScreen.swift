import SwiftUI

/// Two rows, of which the first has 10,000 rows below it, each of which has two.
struct OutlineScreen: View {
  struct Item: Identifiable {
    let name: String
    var items: [Item]?

    var id: String { name }
  }

  @State private var items = [
    Item(
      name: "All",
      items: (0..<10_000).map { number in
        Item(name: "Row \(number)", items: ["a", "b"].map { Item(name: "Row \(number)\($0)") })
      }),
    Item(name: "Last"),
  ]

  var body: some View {
    List(items, children: \.items) { Text(verbatim: $0.name) }
  }
}
