public import ComposableArchitecture
public import SwiftUI

/// A feature of today.
@Reducer
public struct ModernCounter {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public init(count: Int = 0) { self.count = count }
  }

  public enum Action: Equatable {
    case increment
    case incrementLater
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementLater:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.increment)
        }
        .cancellable(id: "later")
      }
    }
  }
}

/// The view of a feature of today.
public struct ModernCounterView: View {
  let store: StoreOf<ModernCounter>

  public init(store: StoreOf<ModernCounter>) { self.store = store }

  public var body: some View {
    Button("Modern \(store.count)") { store.send(.increment) }
  }
}
