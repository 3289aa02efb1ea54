import ComposableArchitecture
import IppoUI
import Testing

@Reducer
private struct Timer {
  struct State: Equatable, Identifiable {
    var id = 0
    var elapsed = 0
    var child: Grandchild.State?
  }
  enum Action: Equatable {
    case start, tick, newIdentity
    case child(Grandchild.Action)
    case openChild
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.elapsed += 1
        return .none
      case .newIdentity:
        state.id += 1
        return .none
      case .openChild:
        state.child = Grandchild.State()
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Grandchild() }
  }
}

@Reducer
private struct Grandchild {
  struct State: Equatable {
    var elapsed = 0
  }
  enum Action: Equatable { case start, tick }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.elapsed += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Parent {
  struct State: Equatable {
    var timer: Timer.State?
    var alert: AlertState<Action.Alert>?
    var answers: [Action.Alert] = []
  }
  enum Action: Equatable {
    case timer(Timer.Action)
    case alert(Alert)
    case toggle, ask
    enum Alert: Equatable { case again, ok }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggle:
        state.timer = state.timer == nil ? Timer.State() : nil
        return .none
      case .alert(let answer):
        state.answers.append(answer)
        if answer == .again { state.alert = Self.alert }
        return .none
      case .ask:
        state.alert = Self.alert
        return .none
      case .timer:
        return .none
      }
    }
    .ifLet(\.timer, action: \.timer) { Timer() }
    .ifLet(\.alert, action: \.alert)
  }
  static let alert = AlertState<Action.Alert> { TextState("Really?") }
}

@MainActor
@Suite(.serialized)
struct OptionalChildTests {
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Parent> {
    TestStore(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `The effects of a child and of its child end when the parent removes it`() async {
    let store = makeStore()
    await store.send(.toggle) { $0.timer = Timer.State() }
    await store.send(.timer(.start))
    await clock.advance(by: .seconds(2))
    await store.receive(.timer(.tick)) { $0.timer?.elapsed = 1 }
    await store.receive(.timer(.tick)) { $0.timer?.elapsed = 2 }
    await store.send(.timer(.openChild)) { $0.timer?.child = Grandchild.State() }
    await store.send(.timer(.child(.start)))
    await clock.advance(by: .seconds(1))
    await store.receive(.timer(.tick)) { $0.timer?.elapsed = 3 }
    await store.receive(.timer(.child(.tick))) { $0.timer?.child?.elapsed = 1 }
    await store.send(.toggle) { $0.timer = nil }
    await clock.advance(by: .seconds(5))
  }

  @Test func `A child that takes another identity in its own reducer keeps its effects`() async {
    let store = makeStore()
    await store.send(.toggle) { $0.timer = Timer.State() }
    await store.send(.timer(.start))
    await store.send(.timer(.newIdentity)) { $0.timer?.id = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(.timer(.tick)) { $0.timer?.elapsed = 1 }
    await store.send(.toggle) { $0.timer = nil }
    store.exhaustivity = .off
  }

  @Test func `An alert goes before the parent runs, which may ask again`() async {
    let store = makeStore()
    await store.send(.ask) { $0.alert = Parent.alert }
    await store.send(.alert(.again)) { $0.answers = [.again] }
    await store.send(.alert(.ok)) {
      $0.alert = nil
      $0.answers = [.again, .ok]
    }
  }

  @Test func `An action for a child that is nil is reported, and the parent runs`() async {
    let messages = await issues {
      let store = makeStore()
      await store.send(.timer(.tick))
    }
    #expect(
      messages == [
        """
        "ifLet" at "ComposableArchitectureTests/OptionalChildTests.swift:94" was handed an action of a child whose \
        state is "nil".

          Action:
            Parent.Action.timer(.tick)

        Likely causes, and what to do about each:

        • Another reducer cleared the state before the child had its turn. Clear it in the reducer that "ifLet" is \
        called on: that one runs after the child.

        • An effect that does not belong to the child sent the action late. The child's own effects end with its \
        state; end the others there with ".cancel(id:)".

        • A view sent the action without a child. Send it through the store that "store.scope(state:action:)" \
        returns, which is "nil" when the child is.
        """
      ]
    )
  }
}
