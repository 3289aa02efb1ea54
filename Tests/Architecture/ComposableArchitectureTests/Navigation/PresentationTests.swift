import ComposableArchitecture
import IppoUI
import Testing

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case increment
    case closeTapped
    case tick
    case startTapped
  }
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment, .tick:
        state.count += 1
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .startTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      }
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Child.State?
    @Presents var alert: AlertState<Action.Alert>?
    var deleted = 0
  }
  enum Action: Equatable {
    case child(PresentationAction<Child.Action>)
    case alert(PresentationAction<Alert>)
    case openTapped, deleteTapped
    @CasePathable enum Alert: Equatable { case confirm }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openTapped:
        state.child = Child.State()
        return .none
      case .deleteTapped:
        state.alert = AlertState {
          TextState("Delete everything?")
        } actions: {
          ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
        }
        return .none
      case .alert(.presented(.confirm)):
        state.deleted += 1
        return .none
      case .child, .alert:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Child() }
    .ifLet(\.$alert, action: \.alert)
  }
}

@MainActor
@Suite(.serialized)
struct PresentationTests {
  @Test func `A child is presented, acts and is dismissed by its parent`() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(\.child.increment) { $0.child?.count = 1 }
    await store.send(\.child.dismiss) { $0.child = nil }
  }

  @Test func `A child dismisses itself`() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(\.child.closeTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
  }

  @Test func `A child that is there from the start dismisses itself`() async {
    let store = TestStore(initialState: Parent.State(child: Child.State())) { Parent() }
    await store.send(\.child.closeTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
  }

  @Test func `The effects of a child end when it goes`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(\.child.startTapped)
    await clock.advance(by: .seconds(2))
    await store.receive(\.child.tick) { $0.child?.count = 1 }
    await store.receive(\.child.tick) { $0.child?.count = 2 }
    await store.send(\.child.dismiss) { $0.child = nil }
    await clock.advance(by: .seconds(2))
  }

  @Test func `An answered alert goes`() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.deleteTapped) {
      $0.alert = AlertState {
        TextState("Delete everything?")
      } actions: {
        ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
      }
    }
    await store.send(\.alert.confirm) {
      $0.alert = nil
      $0.deleted = 1
    }
  }

  @Test func `An action for a child that is not there is reported`() async {
    let messages = await issues {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(\.child.increment)
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("was handed an action of a destination that is not presented.\n"))
    #expect(messages[0].contains("Parent.Action.child(.presented(.increment))"))
  }

  @Test func `A feature that is not presented cannot be dismissed`() async {
    let messages = await issues {
      let store = Store(initialState: Child.State()) { Child() }
      await store.send(.closeTapped).finish()
    }
    #expect(
      messages == [
        """
        The feature that called "dismiss" at "ComposableArchitectureTests/PresentationTests.swift:27" is not presented, \
        and stays.

        Likely causes, and what to do about each:

        • It is the root of the app, or a part of its parent by "Scope". Where a feature is shown both ways, ask \
        "@Dependency(\\.isPresented)" first.

        • Its parent presents it by "ifLet" without "@Presents", or without any of "ifLet" and "forEach".
        """
      ]
    )
  }
}
