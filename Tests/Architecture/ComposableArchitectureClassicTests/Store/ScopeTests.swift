import Combine
import ComposableArchitecture
import SwiftUI
import Testing

private struct Counter: Equatable {
  var count = 0
}

private struct AppState: Equatable {
  var counter = Counter()
  var modal: Counter?

  /// A part that is computed.
  var doubled: Int { counter.count * 2 }
}

private enum CounterAction: Equatable {
  case increment
}

private enum AppAction: Equatable {
  case counter(CounterAction)
  case modal(CounterAction)
  case setModal(Bool)
}

private let counterReducer = Reducer<Counter, CounterAction, Void> { state, _, _ in
  state.count += 1
  return .none
}

private let appReducer = Reducer<AppState, AppAction, Void>.combine(
  counterReducer.pullback(state: \.counter, action: /AppAction.counter, environment: { _ in () }),
  counterReducer.optional().pullback(state: \.modal, action: /AppAction.modal, environment: { _ in () }),
  Reducer { state, action, _ in
    if case .setModal(let isPresented) = action { state.modal = isPresented ? Counter() : nil }
    return .none
  }
)

@MainActor
@Suite struct ScopeTests {
  private let store = Store(initialState: AppState(), reducer: appReducer, environment: ())

  @Test("Scoping by a key path and by a function of the action")
  func scope() {
    let child = store.scope(state: \.counter, action: AppAction.counter)
    ViewStore(child).send(.increment)
    #expect(ViewStore(store).counter.count == 1)
    #expect(ViewStore(child).count == 1)
  }

  @Test("Scoping by a function of the state, without changing the actions")
  func computed() {
    let doubled = ViewStore(store.scope(state: \.doubled))
    doubled.send(.counter(.increment))
    #expect(doubled.state == 2)
    let negated = store.scope(state: { -$0.counter.count })
    #expect(ViewStore(negated).state == -1)
  }

  @Test("A store without state only sends")
  func stateless() {
    let viewStore = ViewStore(store.stateless)
    var changes = 0
    let subscription = viewStore.objectWillChange.sink { changes += 1 }
    viewStore.send(.counter(.increment))
    #expect(changes == 0)
    #expect(ViewStore(store).counter.count == 1)
    subscription.cancel()
  }

  @Test("A store without actions only shows")
  func actionless() {
    let viewStore: ViewStore<AppState, Never> = ViewStore(store.actionless)
    store.send(.counter(.increment))
    #expect(viewStore.counter.count == 1)
  }

  @Test("View stores publish their states, and skip what is the same to them")
  func publisher() {
    let viewStore = ViewStore(store, removeDuplicates: { $0.counter == $1.counter })
    var counts: [Int] = []
    let subscription = viewStore.publisher.map(\.counter.count).sink { counts.append($0) }
    store.send(.setModal(true))
    store.send(.counter(.increment))
    #expect(counts == [0, 1])
    subscription.cancel()
  }

  @Test("An optional state comes and goes")
  func ifLet() {
    var events: [String] = []
    let subscription = store.scope(state: \.modal, action: AppAction.modal).ifLet(
      then: { events.append("\(ViewStore($0).count)") },
      else: { events.append("none") }
    )
    store.send(.setModal(true))
    store.send(.modal(.increment))
    store.send(.setModal(false))
    #expect(events == ["none", "0", "none"])
    subscription.cancel()
  }

  @Test("Sending is a function that returns nothing, where one is asked for")
  func functions() {
    let viewStore = ViewStore(store)
    let send: (AppAction) -> Void = viewStore.send
    let animated: (AppAction, Animation?) -> Void = viewStore.send
    send(.counter(.increment))
    animated(.counter(.increment), .default)
    #expect(viewStore.counter.count == 2)
  }
}
