import ComposableArchitecture
import IppoUI
import Testing

@Reducer
private struct Child {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  enum Action: Equatable { case startTapped, stopTapped, tick }
  enum CancelID { case timer }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: CancelID.timer)
      case .stopTapped:
        return .cancel(id: CancelID.timer)
      case .tick:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Parent {
  struct State: Equatable {
    @PresentationState var first: Child.State?
    @PresentationState var second: Child.State?
    @PresentationState var alert: AlertState<Action.Alert>?
    var rows: IdentifiedArrayOf<Child.State> = []
    var count = 0
    var nextID: Int?
  }
  enum Action: Equatable {
    case first(PresentationAction<Child.Action>)
    case second(PresentationAction<Child.Action>)
    case alert(PresentationAction<Alert>)
    case rows(IdentifiedActionOf<Child>)
    case openTapped, startTapped, stopTapped, tick, askTapped
    enum Alert: Equatable { case yes }
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .first(.dismiss):
        if let id = state.nextID { state.first = Child.State(id: id, count: 7) }
        return .none
      case .first, .second, .alert, .rows:
        return .none
      case .openTapped:
        state.first = Child.State()
        state.second = Child.State()
        return .none
      case .startTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: Child.CancelID.timer)
      case .stopTapped:
        return .cancel(id: Child.CancelID.timer)
      case .tick:
        state.count += 1
        return .none
      case .askTapped:
        state.alert = Self.alert
        return .none
      }
    }
    .ifLet(\.$first, action: \.first) { Child() }
    .ifLet(\.$second, action: \.second) { Child() }
    .ifLet(\.$alert, action: \.alert) {}
    .forEach(\.rows, action: \.rows) { Child() }
  }
  static let alert = AlertState<Action.Alert> { TextState("Really?") }
}

@MainActor
@Suite(.serialized)
struct PresentationEdgeTests {
  private let clock = TestClock()

  private func makeStore(_ state: Parent.State = Parent.State()) -> TestStoreOf<Parent> {
    TestStore(initialState: state) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `A test may end while children are presented`() async {
    let store = makeStore()
    await store.send(.openTapped) {
      $0.first = Child.State()
      $0.second = Child.State()
    }
    await store.finish()
  }

  @Test func `A parent cancels effects of all its children by id`() async {
    let store = makeStore(
      Parent.State(first: Child.State(), second: Child.State(), rows: [Child.State(id: 1)])
    )
    await store.send(\.first.startTapped)
    await store.send(\.second.startTapped)
    await store.send(\.rows[id: 1].startTapped)
    await store.send(.stopTapped)
    await clock.advance(by: .seconds(5))
  }

  @Test func `A child does not cancel effects of its parent by id`() async {
    let store = makeStore(Parent.State(first: Child.State()))
    await store.send(.startTapped)
    await store.send(\.first.stopTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.count = 1 }
    await store.send(.stopTapped)
  }

  @Test func `A dismissal is final for a child of the same identity, and not for another`() async {
    let store = makeStore(Parent.State(first: Child.State(), nextID: 0))
    await store.send(.first(.dismiss)) { $0.first = nil }
    let other = makeStore(Parent.State(first: Child.State(), nextID: 1))
    await other.send(\.first.startTapped)
    await other.send(.first(.dismiss)) { $0.first = Child.State(id: 1, count: 7) }
    await clock.advance(by: .seconds(5))
  }

  @Test func `An alert may have a reducer that does nothing`() async {
    let store = makeStore()
    await store.send(.askTapped) { $0.alert = Parent.alert }
    await store.send(.alert(.presented(.yes))) { $0.alert = nil }
    await store.send(.askTapped) { $0.alert = Parent.alert }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func `A dismissal of nobody is reported`() async {
    let messages = await issues { await makeStore().send(.first(.dismiss)) }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        """
        "ifLet" at "ComposableArchitectureTests/PresentationEdgeTests.swift:78" was handed an action of a destination \
        that is not presented.

          Action:
            Parent.Action.first(.dismiss)

        Likely causes, and what to do about each:

        • Another reducer dismissed the destination before it had its turn. Dismiss it in the reducer that "ifLet" \
        is called on: that one runs after the destination.
        """
      ) == true
    )
  }

  @Test func `A child of the initial state whose first action dismisses it leaves no effect behind`() async {
    let store = TestStore(initialState: Parent.State(first: Child.State())) {
      Reduce<Parent.State, Parent.Action> { state, action in
        if action == .first(.presented(.startTapped)) { state.first = nil }
        return .none
      }
      .ifLet(\.$first, action: \.first) { Child() }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.first(.presented(.startTapped))) { $0.first = nil }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func `Elements of stacks are named by numbers in tests alone`() async {
    let messages = await issues {
      withDependencies {
        $0.context = .live
      } operation: {
        let _: StackElementID = 0
      }
      let _: StackElementID = 1
    }
    #expect(
      messages == [
        """
        An integer stands for the ID of an element of a stack, which it may do in tests alone.

        Each test numbers the elements from 0. Elsewhere take the ID from the action, or from "state.path.ids".
        """
      ]
    )
  }
}
