import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

/// A feature whose coins others have as well.
@Reducer
private struct Purse {
  @ObservableState
  struct State: Equatable {
    @Shared var coins: Int
    var looks = 0

    init(coins: Shared<Int>) { _coins = coins }
  }

  enum Action {
    case addTapped
    case doubleTapped
    case lookTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped: state.$coins.withLock { $0 += 1 }
      case .doubleTapped: state.$coins.withLock { $0 *= 2 }
      case .lookTapped: state.looks += 1
      }
      return .none
    }
  }
}

private struct PurseView: View {
  let store: StoreOf<Purse>

  var body: some View {
    Text("\(store.coins) coins, \(store.looks) looks")
    Button("Add") { store.send(.addTapped) }
    Button("Double") { store.send(.doubleTapped) }
    Button("Look") { store.send(.lookTapped) }
  }
}

/// Values that a window which shows its past shares with others.
@MainActor
struct SharedTravelTests {
  private let session = Inspector(program: "Purse", now: { Date(timeIntervalSince1970: 0) }).begin()
  private let coins = Shared(value: 0)

  private func open() -> ViewHost {
    let host = session.recorder.run {
      let store = Store(initialState: Purse.State(coins: coins)) { Purse() }
      return ViewHost { InspectedContent(session, content: PurseView(store: store)) }
    }
    session.observe(host.graph)
    return host
  }

  /// The window of another person, whom nobody inspects.
  private func openOther() -> ViewHost {
    let store = Store(initialState: Purse.State(coins: coins)) { Purse() }
    return ViewHost { PurseView(store: store) }
  }

  private var actions: [Int] { session.snapshot().rows.filter(\.hasState).map(\.id) }

  @Test func `a window shows the shared values of then, and others those of now`() throws {
    let (host, other) = (open(), openOther())
    defer { [host, other].forEach { $0.close() } }
    for _ in 0..<3 { try host.tap("Add") }
    for (index, action) in actions.enumerated() {
      session.show(action)
      #expect(host.contains("\(index + 1) coins, 0 looks"))
      #expect(other.contains("3 coins, 0 looks"))
    }
    session.show(RecordedTimeline.beginning)
    #expect(host.contains("0 coins, 0 looks"))
    session.showPresent()
    #expect(host.contains("3 coins, 0 looks"))
    #expect(coins.wrappedValue == 3)
  }

  @Test func `changes of others have their place in time`() throws {
    let (host, other) = (open(), openOther())
    defer { [host, other].forEach { $0.close() } }
    try host.tap("Look")
    try other.tap("Add")
    coins.withLock { $0 += 10 }
    try host.tap("Look")
    session.show(actions[0])
    #expect(host.contains("0 coins, 1 looks"))
    session.show(actions[1])
    #expect(host.contains("11 coins, 2 looks"))
  }

  @Test func `a change of others leaves the past alone`() throws {
    let (host, other) = (open(), openOther())
    defer { [host, other].forEach { $0.close() } }
    try host.tap("Look")
    session.show(actions[0])
    try other.tap("Add")
    #expect(other.contains("1 coins, 0 looks"))
    #expect(host.contains("0 coins, 1 looks"))
    session.showPresent()
    #expect(host.contains("1 coins, 1 looks"))
  }

  @Test func `the app goes on with the shared values of now`() throws {
    let host = open()
    defer { host.close() }
    try host.tap("Look")
    try host.tap("Add")
    session.show(actions[0])
    #expect(host.contains("0 coins, 1 looks"))
    session.goOn()
    #expect(host.contains("1 coins, 1 looks"))
    try host.tap("Add")
    #expect(host.contains("2 coins, 1 looks"))
  }

  @Test func `an action that is left out is computed with the shared values of then`() throws {
    let (host, other) = (open(), openOther())
    defer { [host, other].forEach { $0.close() } }
    for name in ["Add", "Add", "Double"] { try host.tap(name) }
    let actions = actions
    session.skip(actions[0], true)
    #expect(host.contains("2 coins, 0 looks"))
    #expect(other.contains("4 coins, 0 looks"))
    session.show(actions[1])
    #expect(host.contains("1 coins, 0 looks"))
    session.skip(actions[0], false)
    #expect(host.contains("2 coins, 0 looks"))
    session.showPresent()
    #expect(host.contains("4 coins, 0 looks"))
    #expect(coins.wrappedValue == 4)
  }

  @Test func `an action that is left out is computed with the changes of others`() throws {
    let (host, other) = (open(), openOther())
    defer { [host, other].forEach { $0.close() } }
    try host.tap("Add")
    try other.tap("Add")
    coins.withLock { $0 += 10 }
    try host.tap("Double")
    try other.tap("Add")
    try host.tap("Look")
    let actions = actions
    session.skip(actions[0], true)
    // Others have set the values that they had set.
    #expect(host.contains("25 coins, 1 looks"))
    session.show(actions[1])
    #expect(host.contains("24 coins, 0 looks"))
    session.skip(actions[1], true)
    #expect(host.contains("12 coins, 0 looks"))
    session.show(actions[2])
    #expect(host.contains("25 coins, 1 looks"))
    session.showPresent()
    #expect(host.contains("25 coins, 1 looks"))
  }

  @Test func `an action that is left out is computed with the actions of other stores`() throws {
    let session = session
    let host = session.recorder.run {
      let store = Store(initialState: Purse.State(coins: coins)) { Purse() }
      let second = Store(initialState: Purse.State(coins: coins)) { Purse() }
      let content = VStack {
        PurseView(store: store)
        Button("Double elsewhere") { second.send(.doubleTapped) }
      }
      return ViewHost { InspectedContent(session, content: content) }
    }
    session.observe(host.graph)
    defer { host.close() }
    for name in ["Add", "Add", "Double elsewhere", "Add"] { try host.tap(name) }
    #expect(host.contains("5 coins, 0 looks"))
    let actions = actions
    session.skip(actions[0], true)
    #expect(host.contains("3 coins, 0 looks"))
    session.show(actions[2])
    #expect(host.contains("2 coins, 0 looks"))
    session.skip(actions[2], true)
    #expect(host.contains("1 coins, 0 looks"))
    session.skip(actions[0], false)
    #expect(host.contains("2 coins, 0 looks"))
    session.showPresent()
    #expect(host.contains("5 coins, 0 looks"))
    #expect(coins.wrappedValue == 5)
  }

  @Test func `the states of two points are compared with their shared values`() throws {
    let host = open()
    defer { host.close() }
    try host.tap("Add")
    try host.tap("Add")
    let actions = actions
    let differences = session.differences(from: actions[0], to: nil)
    #expect(differences.map { "\($0.before) \($0.after)" } == ["1 2"])
    session.show(actions[0])
    let shown = session.snapshot().stateText
    session.showPresent()
    #expect(shown != session.snapshot().stateText)
  }
}
