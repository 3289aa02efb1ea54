import ComposableArchitecture
import IppoTesting
import MyAppFeature
import SwiftUI
import Testing

@MainActor
@Suite struct ChecklistViewTests {
  private var view: some View {
    ChecklistView(
      store: Store(initialState: Checklist.State()) {
        Checklist()
      } withDependencies: {
        $0.uuid = .incrementing
      })
  }

  @Test func `a person adds an item and ticks it off`() throws {
    let host = ViewHost { view }
    try host.type("Buy milk", into: "New item")
    try host.tap("Add")
    #expect(host.contains("1 to do"))
    try host.tap("Buy milk")
    #expect(host.contains("0 to do"))
    try host.toggle("Hide what is done")
    #expect(!host.contains("Buy milk"))
  }

  @Test func `the terminal shows the same list`() {
    let screen = TerminalScreen(columns: 60, rows: 16) { view }
    #expect(screen.text.contains("New item") && screen.text.contains("0 to do"), "\(screen.text)")
  }
}
