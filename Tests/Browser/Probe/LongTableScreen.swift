import SwiftUI

/// A table of 100,000 rows that can be sorted, one of which can be chosen.
struct LongTableScreen: View {
  struct Item: Identifiable {
    let id: Int
    var remainder: Int { id % 7 }
  }

  @State private var items = (0..<100_000).map(Item.init)
  @State private var selection: Int?
  @State private var order: [KeyPathComparator<Item>] = []

  var body: some View {
    VStack {
      HStack {
        Button("Prepend") { items.insert(Item(id: -1 - (items.count - 100_000)), at: 0) }
        Text(verbatim: "Chosen: \(selection.map(String.init) ?? "none")")
      }
      Table(items, selection: $selection, sortOrder: $order) {
        TableColumn("Number", value: \.id) {
          Text(verbatim: "Row \($0.id)").frame(height: $0.id.isMultiple(of: 3) ? 40 : 20)
        }
        TableColumn("Remainder", value: \.remainder) { Text(verbatim: "\($0.remainder)") }
      }
      .onChange(of: order) { items.sort(using: order) }
    }
  }
}
