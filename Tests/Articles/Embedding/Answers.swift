import ComposableArchitecture
import SwiftUI

@Reducer
struct Basket {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case rememberButtonTapped
    case finished(order: Int)
  }

  @Dependency(\.visitor) var visitor

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      //= case .rememberButtonTapped:
      }
    }
  }
}

@MainActor
func testing() {
  //= let store = TestStore(initialState: Basket.State()) { Basket() } withDependencies: {
  _ = store
}
