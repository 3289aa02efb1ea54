import ComposableArchitecture
import SwiftUI

/// An app with a fault: one of its actions ends the process.
struct TrapScreen: View {
  @State private var store = Store(initialState: TrapFeature.State()) { TrapFeature() }

  var body: some View {
    VStack {
      Text("Count \(store.count)")
      Button("Add") { store.send(.add) }
      TextField("Note", text: $store.note)
      Button("Trap") { store.send(.trap) }
    }
  }
}

@Reducer
struct TrapFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var note = ""
  }

  enum Action: BindableAction {
    case add
    case binding(BindingAction<State>)
    case trap
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .add: state.count += 1
      case .binding: break
      case .trap: fatalError("This app ends its process on purpose.")
      }
      return .none
    }
  }
}
