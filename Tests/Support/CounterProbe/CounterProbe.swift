import ComposableArchitecture
import SwiftUI

/// The smallest app there is to speak of: what a session of it takes is what every session does.
@main
struct CounterProbe: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case decrement
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += action == .increment ? 1 : -1
      return .none
    }
  }
}

private struct CounterView: View {
  @State private var store = Store(initialState: Counter.State()) { Counter() }

  var body: some View {
    HStack {
      Button("−") { store.send(.decrement) }
      Text("\(store.count)").monospacedDigit()
      Button("+") { store.send(.increment) }
    }
    .padding()
  }
}
