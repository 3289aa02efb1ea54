import ComposableArchitecture
import IppoUI
import SwiftNavigation
import Testing

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private enum Destination {
  case page(Page)
  @ReducerCaseIgnored case note(String)
  @ReducerCaseIgnored case alert(AlertState<Alert>)

  @CasePathable
  enum Action {
    case alert(Alert)
    case page(Page.Action)
  }

  enum Alert { case delete }
}

@Reducer
private struct Host {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    var deletions = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case open(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.delete))): state.deletions += 1
      case .destination: break
      case .open(let destination): state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

/// Bindings to the cases of a presented enum, from all that a store is held by.
@MainActor
struct ScopedCaseBindingTests {
  private let store = Store(initialState: Host.State()) { Host() }

  @Test func `A case is bound by its name, with a label and without`() {
    @Bindable var store = store
    store.send(.open(.page(Page.State(count: 7))))
    #expect($store.scope(state: \.$destination, action: \.destination).page.wrappedValue?.count == 7)
    #expect($store.scope(\.$destination, action: \.destination).page.wrappedValue?.count == 7)
    #expect($store.scope(state: \.$destination, action: \.destination).alert.wrappedValue == nil)
    $store.scope(state: \.$destination, action: \.destination).page.wrappedValue = nil
    #expect(store.withState { $0.destination } == nil)
  }

  @Test func `Bindings of all kinds are scoped`() {
    store.send(.open(.page(Page.State(count: 7))))
    let binding = Binding.constant(store)
    #expect(binding.scope(state: \.$destination, action: \.destination).page.wrappedValue?.count == 7)
    let uiBinding = UIBinding(wrappedValue: store)
    #expect(uiBinding.scope(state: \.$destination, action: \.destination).page.wrappedValue?.count == 7)
    #expect(uiBinding.scope(state: \.destination, action: \.destination).page.wrappedValue?.count == 7)
    @UIBindable var uiStore = store
    #expect($uiStore.scope(state: \.$destination, action: \.destination).page.wrappedValue?.count == 7)
    let observed = ObservedObject(wrappedValue: store).projectedValue
    #expect(observed.scope(state: \.$destination, action: \.destination).page.wrappedValue?.count == 7)
  }

  @Test func `A case that is no store is bound to its data`() {
    @Bindable var store = store
    store.send(.open(.note("Milk")))
    let note: Binding<String?> = $store.scope(state: \.$destination, action: \.destination).note
    #expect(note.wrappedValue == "Milk")
    note.wrappedValue = "nobody takes it"
    #expect(note.wrappedValue == "Milk")
    note.wrappedValue = nil
    #expect(store.withState { $0.destination } == nil)
    #expect(note.wrappedValue == nil)
  }

  @Test func `A case that the enum ignores and has actions for is a store`() {
    @Bindable var store = store
    store.send(.open(.alert(AlertState { TextState("Really?") })))
    let alert: Binding<Store<AlertState<Destination.Alert>, Destination.Alert>?> = $store.scope(
      state: \.$destination, action: \.destination
    ).alert
    if case .alert(let alert)? = store.scope(state: \.destination, action: \.destination.presented)?.case {
      #expect(alert.withState { $0.title } == TextState("Really?"))
    } else {
      Issue.record("No alert.")
    }
    alert.wrappedValue?.send(.delete)
    #expect(store.deletions == 1)
  }

  @Test func `A shared value is bound for UIKit`() {
    @Shared(value: 1) var number
    let binding = UIBinding($number)
    binding.wrappedValue = 2
    #expect(number == 2)
  }
}
