import IppoUI
import Testing

private struct Theme: Sendable {
  var name = "plain"
}

extension EnvironmentValues {
  @Entry fileprivate var account: String = "Guest"
  @Entry fileprivate var limit = 3
  @Entry fileprivate var theme = Theme()
  @Entry fileprivate var action: (@MainActor () -> Void)?
}

extension Transaction {
  @Entry fileprivate var isInteractive = false
}

#Preview {
  Text("Hello")
}

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var isOn = true
  if isOn {
    Text("on")
  }
  Toggle("Airplane mode", isOn: $isOn)
}

@Suite struct EntryMacroTests {
  @Test func anEntryHasItsDefaultValue() {
    let values = EnvironmentValues()
    #expect(values.account == "Guest")
    #expect(values.limit == 3)
    #expect(values.theme.name == "plain")
    #expect(values.action == nil)
    #expect(!Transaction().isInteractive)
  }

  @Test func anEntryIsSet() {
    var values = EnvironmentValues()
    values.account = "Blob"
    values.limit += 1
    #expect(values.account == "Blob")
    #expect(values.limit == 4)
    var transaction = Transaction()
    transaction.isInteractive = true
    #expect(transaction.isInteractive)
  }
}
