import ComposableArchitecture
import Dispatch
import Testing

private struct Secret: CustomDebugOutputConvertible, Equatable {
  var debugOutput: String { "<secret>" }
}

private struct Account: Equatable {
  var name = "Blob"
  var password = Secret()
  var tags: [String: Int] = [:]
}

private enum AccountAction: Equatable {
  case rename(to: String)
  case tag(String, Int)
}

private let accountReducer = Reducer<Account, AccountAction, Void> { state, action, _ in
  switch action {
  case .rename(let name):
    state.name = name
  case .tag(let tag, let value):
    state.tags[tag] = value
  }
  return .none
}

@MainActor
@Suite struct DebugTests {
  private final class Printer: @unchecked Sendable {
    let queue = DispatchQueue(label: "Printer")
    private var texts: [String] = []
    var environment: DebugEnvironment { DebugEnvironment(printer: { self.texts.append($0) }, queue: queue) }
    var printed: [String] { queue.sync { texts } }
  }

  @Test("Actions and changes are printed; a value may say how it is printed")
  func debug() {
    let printer = Printer()
    let store = Store(
      initialState: Account(),
      reducer: accountReducer.debug("Account") { printer.environment },
      environment: ()
    )
    store.send(.rename(to: "Blob Jr."))
    store.send(.rename(to: "Blob Jr."))
    #expect(
      printer.printed == [
        """
        Account: received action:
          AccountAction.rename(
            to: "Blob Jr."
          )
            Account(
          −   name: "Blob",
          +   name: "Blob Jr.",
              password: <secret>,
              tags: [:]
            )

        """,
        """
        Account: received action:
          AccountAction.rename(
            to: "Blob Jr."
          )
          (No state changes)

        """,
      ])
  }

  @Test("Only actions, or only the names of their cases")
  func actions() {
    let printer = Printer()
    let store = Store(
      initialState: Account(),
      reducer: accountReducer.debugActions(actionFormat: .labelsOnly) { printer.environment },
      environment: ()
    )
    store.send(.rename(to: "Blob Jr."))
    store.send(.tag("a", 1))
    #expect(
      printer.printed == [
        "received action:\n  AccountAction.rename(to:)",
        "received action:\n  AccountAction.tag(_:, _:)",
      ])
  }

  @Test("Only a part of the state and of the actions")
  func part() {
    let printer = Printer()
    let store = Store(
      initialState: Account(),
      reducer: accountReducer.debug(state: \.name, action: /AccountAction.rename) { printer.environment },
      environment: ()
    )
    store.send(.tag("a", 1))
    store.send(.rename(to: "B"))
    #expect(printer.printed == ["received action:\n  \"B\"\n  − \"Blob\"\n  + \"B\"\n"])
  }

  @Test("A signpost log hears of actions and of their effects")
  func signpost() {
    let names = Names()
    let reducer = Reducer<Int, Bool, Void> { _, isFirst, _ in isFirst ? Effect(value: false) : .none }
    let store = Store(
      initialState: 0,
      reducer: reducer.signpost(
        "Test", log: SignpostLog(begin: { names.append("+ \($0)") }, end: { names.append("- \($0)") })),
      environment: ()
    )
    store.send(true)
    #expect(
      names.all == [
        "+ [Test] Bool", "- [Test] Bool", "+ [Test] Bool effect", "- [Test] Bool effect", "+ [Test] Bool",
        "- [Test] Bool",
      ])
  }

  private final class Names: @unchecked Sendable {
    var all: [String] = []
    func append(_ name: String) { all.append(name) }
  }
}
