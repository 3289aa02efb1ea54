import Testing

@testable import IppoUI

@MainActor
@Suite("Rows of a binding")
struct BoundRowsTests {
  struct Item: Identifiable, Equatable { let id: Int }

  @MainActor @Observable
  final class Items {
    var all = (0..<1_000).map { Item(id: $0) }
    var ids: [Int] { all.map(\.id) }
  }

  private struct ItemsView: View {
    @Bindable var items: Items

    var body: some View {
      List {
        ForEach($items.all) { $item in Text(verbatim: "\(item.id)") }
          .onMove { items.all.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { items.all.remove(atOffsets: $0) }
      }
    }
  }

  /// A collection behind a binding, and how often it was read.
  private final class Source {
    var items: [Item]
    var reads = 0

    init(_ ids: Range<Int>) { items = ids.map { Item(id: $0) } }

    var binding: Binding<[Item]> {
      Binding {
        self.reads += 1
        return self.items
      } set: {
        self.items = $0
      }
    }
  }

  @Test("Are moved and deleted where they are")
  func edit() throws {
    let items = Items()
    let window = LazyWindow { ItemsView(items: items) }
    window.expectRows(items.ids)
    try window.graph.send(.move(to: 1), to: window.row(of: 3))
    #expect(items.ids.prefix(5) == [0, 3, 1, 2, 4])
    // Recordings hold any number.
    let row = try window.row(of: 3)
    for place in [-1, Int.min] {
      #expect(throws: RenderEventError.notAccepted(row, .move(to: place))) {
        try window.graph.send(.move(to: place), to: row)
      }
    }
    window.expectRows(items.ids)
    try window.graph.send(.delete, to: window.row(of: 1))
    #expect(items.ids.prefix(5) == [0, 3, 2, 4, 5])
    window.expectRows(items.ids)
    items.all.insert(items.all.remove(at: 2), at: 900)
    window.graph.drain()
    window.expectRows(items.ids)
    items.all.removeSubrange(1..<998)
    window.graph.drain()
    window.expectRows(items.ids)
  }

  @Test("Are counted and found by one read of the collection for each question")
  func reads() {
    let source = Source(0..<10_000)
    let binding = source.binding
    #expect(binding.count == 10_000 && binding.distance(from: 7, to: 9_000) == 8_993)
    #expect(binding.index(0, offsetBy: 500) == 500 && binding.index(0, offsetBy: 500, limitedBy: 400) == nil)
    #expect(source.reads == 4)
    // As what goes through any collection asks.
    func size(_ collection: some RandomAccessCollection) -> Int { collection.count }
    #expect(size(binding) == 10_000)
    #expect(source.reads == 5)
    let ids = RowIDs<Binding<[Item]>, Int>()
    source.reads = 0
    #expect(ids.at(7_000, binding) == 7_000)
    #expect(ids.find([9_999, -1, 3], 0..<10_000, binding) == [9_999, nil, 3])
    #expect(ids.read(binding[5]) == 5)
    #expect(source.reads <= 6)
  }
}
