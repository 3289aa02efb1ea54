import ComposableArchitecture
import Dispatch
import SwiftUI

/// Keys that open a field, which gets the focus at once or in a later turn, and a key that opens none.
@Reducer
struct TypeAhead {
  @ObservableState
  struct State: Equatable {
    enum Field: Hashable {
      case first
      case second
    }

    var first = ""
    var second = ""
    var hasField = false
    var focus: Field?
    var count = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case countButtonTapped
    case fieldOpened
    case laterButtonTapped
    case nowButtonTapped
    case submitted
    case submissionEnded
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none

      case .countButtonTapped:
        state.count += 1
        return .none

      case .fieldOpened:
        state.hasField = true
        state.focus = .first
        return .none

      case .laterButtonTapped: return .run { await $0(.fieldOpened) }

      case .nowButtonTapped: return .send(.fieldOpened)

      case .submitted: return .run { await $0(.submissionEnded) }

      case .submissionEnded:
        state.focus = .second
        return .none
      }
    }
  }
}

struct TypeAheadProbeView: View {
  @Bindable var store: StoreOf<TypeAhead>
  @FocusState private var focus: TypeAhead.State.Field?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(store.count)")
      Button("At once") { store.send(.nowButtonTapped) }.keyboardShortcut("n", modifiers: [])
      Button("In an effect") { store.send(.laterButtonTapped) }.keyboardShortcut("e", modifiers: [])
      Button("On the queue") { DispatchQueue.main.async { store.send(.fieldOpened) } }
        .keyboardShortcut("q", modifiers: [])
      Button("Count") { store.send(.countButtonTapped) }.keyboardShortcut("k", modifiers: [])
      if store.hasField {
        TextField("First", text: $store.first).focused($focus, equals: .first).onSubmit { store.send(.submitted) }
        TextField("Second", text: $store.second).focused($focus, equals: .second)
      }
      Text("First: \(store.first).")
      Text("Second: \(store.second).")
    }
    .bind($store.focus, to: $focus)
  }
}
