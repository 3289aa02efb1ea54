import ComposableArchitecture
import Feature

let store = Store(initialState: Planner.State()) {
  Planner()
} withDependencies: {
  $0.uuid = .incrementing
}
store.send(.planned("wash"))
store.send(.planned("dry"))
print(store.names.joined(separator: ", "))
