import ComposableArchitecture
import SwiftUI

/// An app that sends actions to itself without end after a request. Each action changes the page.
@main
struct FeedingProbe: App {
  var body: some Scene {
    WindowGroup("Feeding") { FeedingView() }
  }
}

@Reducer
private struct Feeding {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var ticks = 0
  }

  enum Action {
    case add
    case feed
    case tick
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        return .none
      case .feed:
        return .run { send in
          while !Task.isCancelled { await send(.tick) }
        }
      case .tick:
        state.ticks += 1
        return .none
      }
    }
  }
}

private struct FeedingView: View {
  @State private var store = Store(initialState: Feeding.State()) { Feeding() }

  var body: some View {
    VStack {
      Button("Add") { store.send(.add) }
      Button("Feed") { store.send(.feed) }
      Text("Count: \(store.count)")
      ForEach(0..<20, id: \.self) { Text("Row \($0): \(store.ticks)") }
    }
  }
}
