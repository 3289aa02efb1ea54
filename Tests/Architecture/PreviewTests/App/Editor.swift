import ComposableArchitecture
import SwiftUI

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var isFavorite = false
    @Shared(.visits) var visits
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case nameChanged(String)
    case saveButtonTapped
  }

  @Dependency(\.directory) var directory

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .nameChanged(let name):
        state.name = name
        return .none
      case .saveButtonTapped:
        state.$visits.withLock { $0 += 1 }
        return .run { [id = state.id] _ in _ = try await directory.names(like: "\(id)") }
      }
    }
  }
}

extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var visits: Self { Self[.appStorage("visits"), default: 0] }
}

struct EditorView: View {
  @Bindable var store: StoreOf<Editor>

  var body: some View {
    TextField("Name", text: $store.name.sending(\.nameChanged))
    Toggle("Favorite", isOn: $store.isFavorite)
    Button("Save") { store.send(.saveButtonTapped) }
  }
}

#Preview {
  EditorView(store: Store(initialState: Editor.State(name: "Ada")) { Editor() })
}
