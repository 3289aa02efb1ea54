//! module ClassicCounter
//! alias ComposableArchitecture=ComposableArchitectureClassic
import ComposableArchitecture
import SwiftUI

public struct CounterState: Equatable {
  public var count = 0
  public init() {}
}

public enum CounterAction: Equatable { case incrementTapped }

public struct CounterEnvironment {
  public init() {}
}

extension CounterEnvironment {
  public static var live: Self { CounterEnvironment() }
}

public let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, _ in
  state.count += 1
  return .none
}

public struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  public init(store: Store<CounterState, CounterAction>) { self.store = store }

  public var body: some View { Text("Counter") }
}
