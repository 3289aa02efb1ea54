import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

@MainActor
@Suite("A table of 100,000 rows")
struct LongTableTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    let name: String
    let size: Int

    init(_ id: Int) {
      self.id = id
      name = "Item \(id)"
      // Each number of the range once, in another order.
      size = id * 7 % 100_000
    }
  }

  private struct Long: View {
    @State private var items = (0..<100_000).map(Item.init)
    @State private var order = [KeyPathComparator(\Item.id)]

    var body: some View {
      Table(items, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text(verbatim: "\($0.size)") }
      }
      .onChange(of: order) { items.sort(using: order) }
    }
  }

  @Test("It is sorted by its columns, and goes to its ends")
  func sorting() throws {
    let screen = TerminalScreen(columns: 60, rows: 12) { Long() }
    #expect(screen.text.contains("Item 0 "))
    screen.click("Size")
    // The size 1 is that of the item whose sevenfold ends in 00001.
    #expect(screen.text.contains("Item 57143 "), "\(screen.text)")
    screen.click("Size")
    #expect(screen.text.contains("99999"), "\(screen.text)")
    #expect(screen.text.contains("Item 42857 "))
    screen.click("Name")
    screen.press(.end)
    #expect(screen.text.contains("Item 99999 "), "\(screen.text)")
    #expect(screen.bytesWritten < 2000)
    screen.press(.home)
    #expect(screen.text.contains("Item 0 "))
    #expect(screen.refusedEvents.isEmpty)
  }
}
