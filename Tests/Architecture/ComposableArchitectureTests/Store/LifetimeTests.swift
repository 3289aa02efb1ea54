import Clocks
import ComposableArchitecture
import OrderedCollections
import Testing

/// Something whose end can be seen.
private final class Token: Sendable {}

private struct Held: Equatable {
  let token: Token

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.token === rhs.token }
}

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable {
    var held: Held?
  }

  enum Action {
    case leave
    case start(Token)
    case wait(Token)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .leave:
        .run { _ in await dismiss() }
      case .start(let token):
        .run { _ in withExtendedLifetime(token) {} }
      case .wait(let token):
        .run { _ in
          try await clock.sleep(for: .seconds(1))
          withExtendedLifetime(token) {}
        }
      }
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Child.State>()
    @Presents var sheet: Child.State?
  }

  enum Action {
    case path(StackActionOf<Child>)
    case sheet(PresentationAction<Child.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .forEach(\.path, action: \.path) { Child() }
  }
}

/// What a store holds goes with it, with the effect or with the child.
@MainActor
struct LifetimeTests {
  @Test func `A store goes with its last owner, and its state and its children with it`() {
    var token: Token? = Token()
    weak let held = token
    var store: StoreOf<Parent>? = Store(initialState: Parent.State(sheet: Child.State(held: token.map(Held.init)))) {
      Parent()
    }
    token = nil
    weak let child = store?.scope(state: \.sheet, action: \.sheet.presented)
    #expect(held != nil)
    #expect(child != nil)
    store = nil
    #expect(child == nil)
    #expect(held == nil)
  }

  @Test func `A child store keeps the store it was scoped from`() {
    var parent: StoreOf<Parent>? = Store(initialState: Parent.State(sheet: Child.State())) { Parent() }
    var child = parent?.scope(state: \.sheet, action: \.sheet.presented)
    weak let weakChild = child
    parent = nil
    child?.send(.start(Token()))
    #expect(child?.held == nil)
    child = nil
    #expect(weakChild == nil)
  }

  @Test func `An effect that has ended holds nothing`() async {
    let store = Store(initialState: Child.State()) { Child() }
    var token: Token? = Token()
    weak let held = token
    let task = store.send(.start(token!))
    token = nil
    await task.finish()
    await Task.yield()
    #expect(held == nil)
  }

  @Test func `An effect that was cancelled with its store holds nothing`() async {
    let clock = TestClock()
    var store: StoreOf<Child>? = Store(initialState: Child.State()) {
      Child()
    } withDependencies: {
      $0.continuousClock = clock
    }
    var token: Token? = Token()
    weak let held = token
    let task = store!.send(.wait(token!))
    token = nil
    #expect(held != nil)
    store = nil
    await task.finish()
    await Task.yield()
    #expect(held == nil)
  }

  @Test func `What a presented child started ends with it`() async {
    let clock = TestClock()
    let store = Store(initialState: Parent.State(sheet: Child.State())) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    var token: Token? = Token()
    weak let held = token
    let task = store.send(.sheet(.presented(.wait(token!))))
    token = nil
    store.send(.sheet(.dismiss))
    await task.finish()
    await Task.yield()
    #expect(held == nil)
  }

  @Test func `The state of a presented child goes with it`() async {
    var token: Token? = Token()
    weak let held = token
    let store = Store(initialState: Parent.State(sheet: Child.State(held: token.map(Held.init)))) { Parent() }
    token = nil
    await store.send(.sheet(.presented(.leave))).finish()
    #expect(store.sheet == nil)
    #expect(held == nil)
  }

  @Test func `The store of a presented child goes with it`() {
    let store = Store(initialState: Parent.State(sheet: Child.State())) { Parent() }
    weak let child = store.scope(state: \.sheet, action: \.sheet.presented)
    #expect(child != nil)
    store.send(.sheet(.dismiss))
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
    #expect(child == nil)
  }

  @Test func `The state of an element of a stack goes with it`() {
    var token: Token? = Token()
    weak let held = token
    let store = Store(initialState: Parent.State(path: StackState([Child.State(held: token.map(Held.init))]))) {
      Parent()
    }
    token = nil
    #expect(held != nil)
    store.send(.path(.popFrom(id: store.withState { $0.path.ids[0] })))
    #expect(store.path.isEmpty)
    withExtendedLifetime(store) {}
  }
}
