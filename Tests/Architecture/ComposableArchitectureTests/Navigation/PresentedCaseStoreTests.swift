import ComposableArchitecture
import IppoUI
import Testing

private struct Page: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

private struct Host: Reducer {
  struct State: Equatable { @PresentationState var destination: Destination.State? }
  @CasePathable
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case open(Destination.State)
  }

  struct Destination: Reducer {
    @CasePathable
    enum State: Equatable {
      case alert(AlertState<Never>)
      case page(Page.State)
    }
    @CasePathable
    enum Action {
      case alert(Never)
      case page(Page.Action)
    }

    var body: some Reducer<State, Action> {
      Scope(state: \.page, action: \.page) { Page() }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .open(let destination) = action { state.destination = destination }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

@available(*, deprecated)
private struct Screen: View {
  let store: StoreOf<Host>

  var body: some View {
    Text("Home")
      .sheet(store: store.scope(state: \.$destination.page, action: \.destination.page)) { page in
        WithViewStore(page, observe: \.count) { Text("\($0.state) times") }
      }
      .alert(store: store.scope(state: \.$destination.alert, action: \.destination.alert))
  }
}

/// Cases of destinations, presented as the releases of 2023 do.
@MainActor
struct PresentedCaseStoreTests {
  @available(*, deprecated)
  @Test func `Each case is presented while it is there, and dismissed through its store`() throws {
    let store = Store(initialState: Host.State()) { Host() }
    let graph = ViewGraph(frameSource: ManualFrameSource()) { Screen(store: store) }
    defer { graph.close() }
    func texts() -> [String] {
      graph.drain()
      return (graph.tree.root.map(graph.tree.subtree(of:)) ?? []).compactMap {
        if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
      }
    }
    #expect(texts() == ["Home"])
    store.send(.open(.page(Page.State())))
    #expect(texts().contains("0 times"))
    store.send(.destination(.presented(.page(.increment))))
    #expect(texts().contains("1 times"))
    store.send(.open(.alert(AlertState { TextState("Careful") })))
    #expect(texts().contains("OK"))
    #expect(!texts().contains("1 times"))
    store.scope(state: \.$destination.alert, action: \.destination.alert).send(.dismiss)
    #expect(texts() == ["Home"])
    #expect(store.withState(\.destination) == nil)
  }
}
