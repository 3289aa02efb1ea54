import ComposableArchitecture
import Testing

@Reducer
private struct Child {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    @PresentationState var grandchild: Grandchild.State?
  }
  enum Action: Equatable {
    case closeTapped, startTapped, stopTapped, tick, resetID, openTapped
    case grandchild(PresentationAction<Grandchild.Action>)
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  private enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { _ in await dismiss() }
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
      case .resetID:
        state.id += 1
        return .none
      case .openTapped:
        state.grandchild = Grandchild.State()
        return .none
      case .grandchild:
        return .none
      }
    }
    .ifLet(\.$grandchild, action: \.grandchild) { Grandchild() }
  }
}

@Reducer
private struct Grandchild {
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case closeTapped, startTapped, tick
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .startTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
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
    @PresentationState var child: Child.State?
    @PresentationState var other: Child.State?
  }
  enum Action: Equatable {
    case child(PresentationAction<Child.Action>)
    case other(PresentationAction<Child.Action>)
    case openTapped, closeTapped, replaceTapped(Int), openOther
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child, .other:
        return .none
      case .openTapped:
        state.child = Child.State()
        return .none
      case .openOther:
        state.other = Child.State()
        return .none
      case .closeTapped:
        state.child = nil
        return .none
      case .replaceTapped(let id):
        state.child = Child.State(id: id)
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Child() }
    .ifLet(\.$other, action: \.other) { Child() }
  }
}

@Reducer
private struct Closing {
  struct State: Equatable {}
  enum Action: Equatable { case tapped, delegate }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .tapped:
        return .run { send in
          await send(.delegate)
          await dismiss()
        }
      case .delegate: return .none
      }
    }
  }
}

@Reducer
private struct ClosingRoot {
  struct State: Equatable {
    var isTold = false
    @PresentationState var closing: Closing.State?
  }
  enum Action: Equatable { case closing(PresentationAction<Closing.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .closing(.presented(.delegate)) = action { state.isTold = true }
      return .none
    }
    .ifLet(\.$closing, action: \.closing) { Closing() }
  }
}

@Reducer
private struct Aware {
  struct State: Equatable {
    var isPresented: Bool?
  }
  enum Action: Equatable { case ask }
  @Dependency(\.isPresented) var isPresented
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isPresented = isPresented
      return .none
    }
  }
}

@Reducer
private struct AwareRoot {
  struct State: Equatable {
    @PresentationState var feature: Aware.State?
    var inline = Aware.State()
  }
  enum Action: Equatable {
    case feature(PresentationAction<Aware.Action>)
    case inline(Aware.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.inline, action: \.inline) { Aware() }
    EmptyReducer().ifLet(\.$feature, action: \.feature) { Aware() }
  }
}

@MainActor
@Suite(.serialized)
struct PresentationLifetimeTests {
  private let clock = TestClock()

  private func makeStore(_ state: Parent.State = Parent.State()) -> TestStoreOf<Parent> {
    TestStore(initialState: state) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `A parent that sets a child to nil cancels its effects`() async {
    let store = makeStore()
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(.child(.presented(.startTapped)))
    await clock.advance(by: .seconds(2))
    await store.receive(.child(.presented(.tick))) { $0.child?.count = 1 }
    await store.receive(.child(.presented(.tick))) { $0.child?.count = 2 }
    await store.send(.closeTapped) { $0.child = nil }
  }

  @Test func `A child that is replaced by another loses its effects, and one with the same identity keeps them`() async
  {
    let store = makeStore()
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(.child(.presented(.startTapped)))
    await store.send(.replaceTapped(0))
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.tick) { $0.child?.count = 1 }
    await store.send(.replaceTapped(1)) { $0.child = Child.State(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.send(.child(.dismiss)) { $0.child = nil }
  }

  @Test func `A child that changes its own identity loses its effects`() async {
    let store = makeStore()
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(.child(.presented(.startTapped)))
    await store.send(.child(.presented(.resetID))) { $0.child?.id = 1 }
    await clock.advance(by: .seconds(3))
    await store.send(.closeTapped) { $0.child = nil }
  }

  @Test func `Effects of siblings with one id do not meet`() async {
    let store = makeStore()
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(.openOther) { $0.other = Child.State() }
    await store.send(.child(.presented(.startTapped)))
    await store.send(.other(.presented(.startTapped)))
    await store.send(.child(.presented(.stopTapped)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.other.tick) { $0.other?.count = 1 }
    await store.send(\.other.stopTapped)
    await store.send(.child(.dismiss)) { $0.child = nil }
    await store.send(.other(.dismiss)) { $0.other = nil }
  }

  @Test func `Grandchildren dismiss themselves, and go with their parents`() async {
    let store = makeStore()
    await store.send(.openTapped) { $0.child = Child.State() }
    await store.send(\.child.openTapped) { $0.child?.grandchild = Grandchild.State() }
    await store.send(\.child.grandchild.startTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.grandchild.tick) { $0.child?.grandchild?.count = 1 }
    await store.send(\.child.grandchild.closeTapped)
    await store.receive(\.child.grandchild.dismiss) { $0.child?.grandchild = nil }
    await store.send(\.child.openTapped) { $0.child?.grandchild = Grandchild.State() }
    await store.send(\.child.grandchild.startTapped)
    await store.send(\.child.closeTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.finish()
  }

  @Test func `A child that is there from the start runs and is dismissed`() async {
    let store = makeStore(
      Parent.State(child: Child.State(grandchild: Grandchild.State()), other: Child.State())
    )
    await store.send(\.child.grandchild.closeTapped)
    await store.receive(\.child.grandchild.dismiss) { $0.child?.grandchild = nil }
    await store.send(\.child.closeTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.send(\.other.closeTapped)
    await store.receive(\.other.dismiss) { $0.other = nil }
  }

  @Test func `Effects that run in a child end when its store is told to finish`() async {
    let store = makeStore(Parent.State(child: Child.State()))
    let task = await store.send(\.child.startTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.tick) { $0.child?.count = 1 }
    await task.cancel()
    await clock.advance(by: .seconds(1))
  }

  @Test func `A dismissal tells the child's effects, and the parent's action comes after it`() async {
    let store = TestStore(initialState: ClosingRoot.State(closing: Closing.State())) { ClosingRoot() }
    await store.send(.closing(.presented(.tapped)))
    await store.receive(.closing(.presented(.delegate))) { $0.isTold = true }
    await store.receive(.closing(.dismiss)) { $0.closing = nil }
  }

  @Test func `Whether a feature is presented is a dependency`() async {
    let store = TestStore(initialState: AwareRoot.State(feature: Aware.State())) { AwareRoot() }
    await store.send(\.feature.ask) { $0.feature?.isPresented = true }
    // A test store is dismissed in place of its root.
    await store.send(\.inline.ask) { $0.inline.isPresented = true }
    let app = Store(initialState: AwareRoot.State(feature: Aware.State())) { AwareRoot() }
    app.send(.inline(.ask))
    #expect(app.withState { $0.inline.isPresented } == false)
  }

  @Test func `A test gives a dismissal of its own`() async {
    let isDismissed = LockIsolated(false)
    let store = TestStore(initialState: Child.State()) {
      Child()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    await store.send(.closeTapped)
    await store.finish()
    #expect(isDismissed.value)
  }
}
