import Testing

@testable import IppoUI

@MainActor
@Suite("Values of the environment that styles of an app read")
struct KeptValueTests {
  struct Reader: View {
    @Environment(\.menuOrder) private var menuOrder
    @Environment(\.buttonRepeatBehavior) private var buttonRepeatBehavior
    @Environment(\.menuIndicatorVisibility) private var menuIndicator
    @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.scrollDismissesKeyboardMode) private var keyboard
    @Environment(\.springLoadingBehavior) private var spring
    let log: Box<[Bool]>

    var body: some View {
      log.value = [
        menuOrder == .fixed, buttonRepeatBehavior == .enabled, menuIndicator == .hidden, !isFocusEffectEnabled,
        labels == .hidden, vertical == .hidden, horizontal == .automatic, keyboard == .never, spring == .enabled,
      ]
      return Text("reader")
    }
  }

  @Test("Modifiers set what views read")
  func kept() {
    let log = Box<[Bool]>([])
    _ = Screen {
      Reader(log: log)
        .menuOrder(.fixed).buttonRepeatBehavior(.enabled).menuIndicator(.hidden).focusEffectDisabled()
        .labelsHidden().scrollIndicators(.hidden, axes: .vertical).scrollDismissesKeyboard(.never)
        .springLoadingBehavior(.enabled)
    }
    #expect(log.value == Array(repeating: true, count: 9))
  }
}
