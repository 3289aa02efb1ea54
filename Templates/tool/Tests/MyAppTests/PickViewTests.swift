import ComposableArchitecture
import IppoTesting
import MyAppFeature
import SwiftUI
import Testing

@MainActor
@Suite struct PickViewTests {
  @Test func `keys move the selection`() {
    let store = Store(initialState: Pick.State(lines: ["main", "next"])) { Pick() }
    let screen = TerminalScreen(columns: 40, rows: 8) { PickView("Branch", store: store) }
    #expect(screen.text.contains("› main"), "\(screen.text)")
    screen.press(.tab)
    screen.press(.down)
    #expect(screen.text.contains("› next"), "\(screen.text)")
    screen.type("ma")
    #expect(!screen.text.contains("next") && screen.text.contains("1 of 2"), "\(screen.text)")
  }
}
