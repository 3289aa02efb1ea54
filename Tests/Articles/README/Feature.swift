//! module CounterFeature
import ComposableArchitecture
import SwiftUI

@Reducer
public struct Counter {
  @ObservableState
  public struct State: Equatable {
    var count = 0
    public init() {}
  }
  public enum Action { case incrementButtonTapped }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

public struct CounterView: View {
  let store: StoreOf<Counter>

  public init(store: StoreOf<Counter>) { self.store = store }

  public var body: some View {
    Text("Count: \(store.count)")
    Button("Increment") { store.send(.incrementButtonTapped) }
  }
}
