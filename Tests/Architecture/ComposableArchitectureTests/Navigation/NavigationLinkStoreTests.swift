import ComposableArchitecture
import IppoUI
import Testing

private struct Page: Reducer {
  struct State: Equatable { var title = "Page" }
  enum Action {}

  var body: some Reducer<State, Action> { EmptyReducer() }
}

private struct Host: Reducer {
  struct State: Equatable { @PresentationState var page: Page.State? }
  @CasePathable
  enum Action {
    case open
    case page(PresentationAction<Page.Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .open: state.page = Page.State()
      case .page: break
      }
      return .none
    }
    .ifLet(\.$page, action: \.page) { Page() }
  }
}

@available(*, deprecated)
private struct Screen: View {
  let store: StoreOf<Host>

  var body: some View {
    NavigationStack {
      NavigationLinkStore(store.scope(state: \.$page, action: \.page)) {
        store.send(.open)
      } destination: { page in
        WithViewStore(page, observe: \.title) { Text($0.state) }
      } label: {
        Text("Open")
      }
      .isDetailLink(false)
    }
  }
}

/// Links of the releases before observation.
@MainActor
struct NavigationLinkStoreTests {
  @available(*, deprecated)
  @Test func aLinkOpensItsPageWhileTheStateIsThere() {
    let store = Store(initialState: Host.State()) { Host() }
    let graph = ViewGraph(frameSource: ManualFrameSource()) { Screen(store: store) }
    defer { graph.close() }
    func texts() -> [String] {
      graph.drain()
      return (graph.tree.root.map(graph.tree.subtree(of:)) ?? []).compactMap {
        if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
      }
    }
    #expect(texts() == ["Open"])
    store.send(.open)
    #expect(texts().contains("Page"))
    store.send(.page(.dismiss))
    #expect(texts() == ["Open"])
  }
}
