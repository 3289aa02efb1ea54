import ComposableArchitecture
import Foundation
import OpenCombine
import Testing

// Stores that are scoped with functions, as in earlier releases.
private protocol LegacyScoping<State, Action> {
  associatedtype State
  associatedtype Action
  @MainActor func scoped<S, A>(_ state: @escaping (State) -> S, _ action: @escaping (A) -> Action) -> Store<S, A>
}

extension Store: LegacyScoping {
  @available(*, deprecated)
  fileprivate func scoped<S, A>(_ state: @escaping (State) -> S, _ action: @escaping (A) -> Action) -> Store<S, A> {
    scope(state: state, action: action)
  }
}

private protocol LegacyOptional<Wrapped, Action> {
  associatedtype Wrapped
  associatedtype Action
  @MainActor func ifPresent(
    _ present: @escaping (Store<Wrapped, Action>) -> Void, else absent: @escaping () -> Void
  ) -> any Cancellable
}

private struct OptionalStore<Wrapped, Action>: LegacyOptional {
  let store: Store<Wrapped?, Action>
  @available(*, deprecated)
  func ifPresent(
    _ present: @escaping (Store<Wrapped, Action>) -> Void, else absent: @escaping () -> Void
  ) -> any Cancellable {
    store.ifLet(then: present, else: absent)
  }
}

@MainActor
private func scope<L: LegacyScoping, S, A>(
  _ store: L, _ state: @escaping (L.State) -> S, _ action: @escaping (A) -> L.Action
) -> Store<S, A> {
  store.scoped(state, action)
}

@MainActor
private func ifLet<L: LegacyOptional>(
  _ store: L, _ present: @escaping (Store<L.Wrapped, L.Action>) -> Void, else absent: @escaping () -> Void = {}
) -> any Cancellable {
  store.ifPresent(present, else: absent)
}

@MainActor
@Suite(.serialized)
struct LegacyStoreTests {
  private let increment = Reduce<Int, Void> { state, _ in
    state += 1
    return .none
  }

  @Test func `A scoped store is told of changes of its parent`() {
    let parent = Store(initialState: 0) { increment }
    let child = scope(parent, String.init, { $0 })
    var states: [String] = []
    let subscription = ViewStore(child, observe: { $0 }).publisher.sink { states.append($0) }
    #expect(states == ["0"])
    parent.send(())
    #expect(states == ["0", "1"])
    subscription.cancel()
  }

  @Test func `A parent is told of changes of a scoped store`() {
    let parent = Store(initialState: 0) { increment }
    let child = ViewStore(scope(parent, String.init, { $0 }), observe: { $0 })
    var states: [Int] = []
    let subscription = ViewStore(parent, observe: { $0 }).publisher.sink { states.append($0) }
    child.send(())
    #expect(states == [0, 1])
    subscription.cancel()
  }

  @Test func `A scoped store holds on to its parent`() {
    let store = scope(scope(Store(initialState: 0) { increment }, { "\($0)" }, { $0 }), { Int($0)! }, { $0 })
    let viewStore = ViewStore(store, observe: { $0 })
    var count = 0
    let subscription = viewStore.publisher.sink { count = $0 }
    #expect(count == 0)
    viewStore.send(())
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `A view store holds on to its store`() {
    let viewStore = ViewStore(Store(initialState: 0) { increment }, observe: { $0 })
    var count = 0
    let subscription = viewStore.publisher.sink { count = $0 }
    viewStore.send(())
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `Effects deliver to a store that only a view store of a scope holds`() async {
    enum Action { case tap, response }
    let viewStore = ViewStore(
      scope(
        Store(initialState: false) {
          Reduce<Bool, Action> { state, action in
            switch action {
            case .tap:
              state = false
              return .run { send in await send(.response) }
            case .response:
              state = true
              return .none
            }
          }
        }, { $0 }, { (_: Void) in Action.tap }
      ),
      observe: { $0 }
    )
    await viewStore.send(()).finish()
    #expect(viewStore.state)
  }

  @Test func `An optional state calls one function when it comes and another when it goes`() {
    struct State { var count: Int? }
    enum Action { case child(Void), toggle }
    let store = Store(initialState: State(count: 0)) {
      Reduce<State, Action> { state, action in
        switch action {
        case .child: state.count? += 1
        case .toggle: state.count = state.count == nil ? 0 : nil
        }
        return .none
      }
    }
    var outputs: [String] = []
    let subscription = ifLet(
      OptionalStore(store: scope(store, { $0.count }, { Action.child($0) })),
      { _ in outputs.append("present") },
      else: { outputs.append("absent") }
    )
    #expect(outputs == ["present"])
    store.send(.child(()))
    #expect(outputs == ["present"])
    store.send(.toggle)
    #expect(outputs == ["present", "absent"])
    store.send(.toggle)
    #expect(outputs == ["present", "absent", "present"])
    subscription.cancel()
  }

  @Test func `An optional child acts when it has come, as its store is passed on`() {
    let store = Store<Int?, Bool>(initialState: 0) {
      Reduce { state, action in
        if action {
          state? += 1
          return .none
        }
        return .run { send in
          await Task.yield()
          await send(true)
        }
      }
    }
    var states: [Int] = []
    var inner: (any Cancellable)?
    let subscription = ifLet(OptionalStore(store: store)) { child in
      inner = ViewStore(child, observe: { $0 }).publisher.sink { states.append($0) }
      child.send(true)
      child.send(true)
    }
    #expect(states == [0, 1, 2])
    subscription.cancel()
    inner?.cancel()
  }

  @Test func `A publisher publishes states of every change, and fields without repetition`() {
    struct State: Equatable {
      var total = 0
      var name = ""
    }
    let store = Store(initialState: State()) {
      Reduce<State, String?> { state, action in
        if let action { state.name = action } else { state.total += 1 }
        return .none
      }
    }
    var cancellables: Set<AnyCancellable> = []
    var counts: [Int] = []
    var names: [String] = []
    store.publisher.total.sink { counts.append($0) }.store(in: &cancellables)
    store.publisher.map(\.name).removeDuplicates().sink { names.append($0) }.store(in: &cancellables)
    store.send(nil)
    store.send("a")
    store.send("a")
    store.send(nil)
    #expect(counts == [0, 1, 2])
    #expect(names == ["", "a"])
  }

  @Test func `Actions from publishers, from deinitializers and from the reducer's effects keep their order`() {
    final class OnDeinit {
      private let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    enum Action { case start, kickOff, holder(OnDeinit), stop }
    struct State {
      var holder: OnDeinit?
    }
    let subject = PassthroughSubject<Action, Never>()
    var handled: [String] = []
    let store = Store(initialState: State()) {
      Reduce<State, Action> { state, action in
        handled.append("\(action)".components(separatedBy: "(")[0])
        switch action {
        case .start:
          return .publisher { subject }.cancellable(id: 1)
        case .kickOff:
          return .send(.holder(OnDeinit { subject.send(.stop) }))
        case .holder:
          return .none
        case .stop:
          return .cancel(id: 1)
        }
      }
    }
    store.send(.start)
    store.send(.kickOff)
    #expect(handled == ["start", "kickOff", "holder", "stop"])
  }
}
