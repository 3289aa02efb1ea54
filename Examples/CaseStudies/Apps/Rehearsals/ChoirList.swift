import ComposableArchitecture
import Foundation

/// All choirs, and a sheet for another one.
@Reducer
struct ChoirList {
  @ObservableState
  struct State: Equatable {
    @Presents var form: ChoirForm.State?
    @Shared(.choirs) var choirs
  }

  enum Action {
    case addButtonTapped
    case cancelButtonTapped
    case deleted(IndexSet)
    case form(PresentationAction<ChoirForm.Action>)
    case saveButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = ChoirForm.State(choir: Choir(id: uuid()))
        return .none

      case .cancelButtonTapped:
        state.form = nil
        return .none

      case .deleted(let offsets):
        state.$choirs.withLock { $0.remove(atOffsets: offsets) }
        return .none

      case .form:
        return .none

      case .saveButtonTapped:
        guard var choir = state.form?.choir else { return .none }
        state.form = nil
        choir.singers.removeAll { $0.name.allSatisfy(\.isWhitespace) }
        if choir.singers.isEmpty { choir.singers = [Choir.Singer(id: uuid(), name: "Solo")] }
        state.$choirs.withLock { _ = $0.append(choir) }
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      ChoirForm()
    }
  }
}
