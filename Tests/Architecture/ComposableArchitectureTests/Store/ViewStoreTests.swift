import ComposableArchitecture
import IppoUI
import OpenCombine
import Testing

// The spelling of earlier releases, with stores that are observed as a whole.

private struct Unequal {
  let name: String
}

@MainActor
@Suite(.serialized)
struct ViewStoreTests {
  @Test func `A view store publishes at once, and when the state has changed`() {
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    var states: [Int] = []
    let subscription = viewStore.publisher.sink { states.append($0) }
    #expect(states == [0])
    viewStore.send(())
    viewStore.send(())
    #expect(states == [0, 1, 2])
    subscription.cancel()
  }

  @Test func `Equality is what the caller says`() {
    let store = Store<String, String>(initialState: "a") {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    let viewStore = ViewStore(store, observe: { Unequal(name: $0) }, removeDuplicates: { $0.name == $1.name })
    var names: [String] = []
    let subscription = viewStore.publisher.name.sink { names.append($0) }
    viewStore.send("a")
    viewStore.send("b")
    #expect(names == ["a", "b"])
    #expect(viewStore.name == "b")
    subscription.cancel()
  }

  @Test func `The state is that of before while the object is about to change`() {
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    var states: [Int] = []
    let subscription = viewStore.objectWillChange.sink { _ in states.append(viewStore.state) }
    viewStore.send(())
    viewStore.send(())
    viewStore.send(())
    #expect(states == [0, 1, 2])
    #expect(viewStore.state == 3)
    subscription.cancel()
  }

  @Test func `The store keeps publishing when only the publisher is kept`() {
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
    var states: [Int] = []
    let subscription = ViewStore(store, observe: { $0 }).publisher.sink { states.append($0) }
    store.send(())
    #expect(states == [0, 1])
    subscription.cancel()
  }

  @Test func `Actions that are sent while states are published change the order of nothing`() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    var cancellables: Set<AnyCancellable> = []
    viewStore.publisher.sink { if $0 == 1 { viewStore.send(0) } }.store(in: &cancellables)
    var states: [Int] = []
    viewStore.publisher.sink { states.append($0) }.store(in: &cancellables)
    #expect(states == [0])
    let messages = await issues { viewStore.send(1) }
    #expect(messages.count == 1)
    #expect(states == [0, 1, 0])
  }

  @Test func `Waiting while the state satisfies a condition`() async {
    enum Action { case response, tapped }
    let store = Store<Bool, Action>(initialState: false) {
      Reduce { state, action in
        switch action {
        case .response:
          state = false
          return .none
        case .tapped:
          state = true
          return .run { send in await send(.response) }
        }
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    #expect(viewStore.state == false)
    await viewStore.send(.tapped, while: { $0 })
    #expect(viewStore.state == false)
    viewStore.send(.tapped)
    #expect(viewStore.state == true)
    await viewStore.yield(while: { $0 })
    #expect(viewStore.state == false)
  }

  @Test func `Sending returns a task that ends with the effects`() async {
    enum Action { case response, tapped }
    let store = Store<Bool, Action>(initialState: false) {
      Reduce { state, action in
        switch action {
        case .response:
          state = true
          return .none
        case .tapped:
          return .run { send in await send(.response) }
        }
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    await viewStore.send(.tapped).finish()
    #expect(viewStore.state)
  }

  @Test func `The task of a long effect is cancelled`() async {
    enum Action { case response, tapped }
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        switch action {
        case .response:
          state = 42
          return .none
        case .tapped:
          return .run { send in
            try await Task.never()
            await send(.response)
          }
        }
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let task = viewStore.send(.tapped)
    task.cancel()
    #expect(viewStore.state == 0)
    #expect(task.isCancelled)
  }

  @Test func `A root and a scoped view store see one change at a time`() {
    struct State: Equatable {
      var first = 0
      var second = 0
    }
    enum Action { case first, second }
    let store = Store<State, Action>(initialState: State()) {
      Reduce { state, action in
        switch action {
        case .first: state.first += 1
        case .second: state.second += 1
        }
        return .none
      }
    }
    let first = ViewStore(store, observe: \.first)
    let second = ViewStore(store, observe: \.second)
    var changes: [String] = []
    var cancellables: Set<AnyCancellable> = []
    first.publisher.dropFirst().sink { changes.append("first \($0)") }.store(in: &cancellables)
    second.publisher.dropFirst().sink { changes.append("second \($0)") }.store(in: &cancellables)
    store.send(.first)
    store.send(.second)
    store.send(.first)
    #expect(changes == ["first 1", "second 1", "first 2"])
  }

  @available(*, deprecated)
  @Test func `A view that reads nothing of a state with bindings gets the state itself`() {
    struct State: Equatable {
      @BindingState var count = 0
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }
    let store = Store<State, Action>(initialState: State()) { BindingReducer() }
    #expect(ViewStore(store, observe: { _ in 1 }).state == 1)
    _ = WithViewStore(store, observe: { _ in 1 }) { _ in EmptyView() }
    let child = ViewStore(store, observe: { _ in 1 }, send: { (action: Action) in action })
    child.send(.set(\.$count, 2))
    #expect(store.withState(\.count) == 2)
  }

  @available(*, deprecated)
  @Test func `A part of a field is set by a path through the field`() {
    struct State: Equatable {
      struct Knob: Equatable {
        var isPressed = false
        var turn = 0
      }
      @BindingState var knob = Knob()
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }
    let store = Store<State, Action>(initialState: State()) { BindingReducer() }
    store.send(.set(\.$knob.turn, 2))
    #expect(store.withState(\.knob) == State.Knob(turn: 2))
    #expect(BindingAction<State>.set(\.$knob.turn, 2) == .set(\.$knob.turn, 2))
    #expect(\.$knob.turn ~= BindingAction<State>.set(\.$knob.turn, 2))
    #expect(!(\.$knob.isPressed ~= BindingAction<State>.set(\.$knob.turn, 2)))
  }
}
