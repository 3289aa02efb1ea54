import ComposableArchitecture
import Testing

@Reducer private struct Feature {
  @ObservableState struct State: Equatable {
    var count = 0
  }
  enum Action: ViewAction {
    case loaded
    case view(View)
    enum View { case incrementTapped }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action.is(\.view) { state.count += 1 }
      return .none
    }
  }
}

@ViewAction(for: Feature.self)
@MainActor private struct FeatureView {
  let store: StoreOf<Feature>

  func tap() {
    send(.incrementTapped)
  }
}

@MainActor @Suite struct ViewActionMacroTests {
  @Test func aViewSendsItsActions() {
    let store = Store(initialState: Feature.State()) { Feature() }
    FeatureView(store: store).tap()
    #expect(store.count == 1)
  }
}
