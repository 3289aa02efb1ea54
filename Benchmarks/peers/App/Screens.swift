import Foundation
import SwiftUI

/// A number, and a button that adds one to it.
struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}

struct Item: Identifiable {
  let id: Int
  var title: String
  var children: [Item]?

  init(id: Int) {
    self.id = id
    title = "Row \(id)"
  }

  static func many() -> [Item] { (0..<Settings.rowCount).map { Item(id: $0) } }
}

/// What is done to the items of a list.
struct Changes: View {
  @Binding var items: [Item]
  @State private var changes = 0

  var body: some View {
    HStack {
      Button("Change") {
        changes += 1
        items[1].title = "Changed \(changes)"
      }
      Button("Prepend") {
        changes += 1
        items.insert(Item(id: -changes), at: 0)
      }
      Button("Move") { items.insert(items.remove(at: 3), at: 1) }
      Button("Remove") { items.remove(at: 2) }
    }
  }
}

struct RowsScreen: View {
  @State private var items = Item.many()

  var body: some View {
    VStack {
      Changes(items: $items)
      List(items) { Text(verbatim: $0.title) }
    }
  }
}

struct TableScreen: View {
  @State private var items = Item.many()
  @State private var order = [KeyPathComparator(\Item.id)]
  @State private var selection: Int?

  var body: some View {
    VStack {
      Changes(items: $items)
      Table(items, selection: $selection, sortOrder: $order) {
        TableColumn("Title", value: \.title)
        TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") }
      }
      .onChange(of: order) { items.sort(using: order) }
    }
  }
}

struct StackScreen: View {
  @State private var items = Item.many()

  var body: some View {
    VStack {
      Changes(items: $items)
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(items) { Text(verbatim: $0.title) } }
      }
    }
  }
}

struct OutlineScreen: View {
  @State private var items: [Item] = {
    var root = Item(id: -1_000_000)
    root.children = Item.many()
    return [root]
  }()

  var body: some View { List(items, children: \.children) { Text(verbatim: $0.title) } }
}
