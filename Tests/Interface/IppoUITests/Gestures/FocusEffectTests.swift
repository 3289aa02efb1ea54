import Testing

@testable import IppoUI

@MainActor
@Suite("What shows the focus")
struct FocusEffectTests {
  private struct Told: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "has it" : "has it not") }
  }

  @Test("A view that can have the focus tells its content whether it does")
  func isFocused() throws {
    let screen = Screen {
      VStack {
        Told().focusable()
        Told().focusable(false)
      }
    }
    #expect(screen.texts == ["has it not", "has it not"])
    let focusable = try #require(screen.nodes.first { $0.attributes.isFocusable })
    #expect(screen.nodes.count { $0.attributes.isFocusable } == 1)
    try screen.send(.focusWithin(true), to: focusable.id)
    #expect(screen.texts == ["has it", "has it not"])
    try screen.send(.focusWithin(false), to: focusable.id)
    #expect(screen.texts == ["has it not", "has it not"])
  }

  @Test("The renderer's own mark of the focus is left out where an app asks for it")
  func disabled() {
    func isHidden(@ViewBuilder _ view: @MainActor () -> some View) -> Bool {
      Screen(view).nodes.contains { $0.attributes.hidesFocus }
    }
    #expect(isHidden { Button("A") {}.focusEffectDisabled() })
    #expect(!isHidden { Button("A") {}.focusEffectDisabled(false) })
    #expect(!isHidden { Button("A") {} })
  }
}
