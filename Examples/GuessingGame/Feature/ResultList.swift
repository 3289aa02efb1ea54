import ComposableArchitecture
import Foundation

/// The results of past games, to look through and to delete.
@Reducer
struct ResultList {
  @ObservableState
  struct State: Codable, Equatable {
    var results: IdentifiedArrayOf<GameResult>
    @Presents var alert: AlertState<Action.Alert>?

    init(results: IdentifiedArrayOf<GameResult> = []) {
      self.results = results
    }

    private enum CodingKeys: String, CodingKey {
      case _results = "results"
    }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteAllButtonTapped
    case remove(offsets: IndexSet)

    @CasePathable
    enum Alert: Equatable {
      case deleteAllConfirmed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteAllConfirmed)):
        state.results.removeAll()
        return .none

      case .alert:
        return .none

      case .deleteAllButtonTapped:
        state.alert = .deleteAll(count: state.results.count)
        return .none

      case .remove(let offsets):
        state.results.remove(atOffsets: offsets)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == ResultList.Action.Alert {
  static func deleteAll(count: Int) -> Self {
    AlertState {
      TextState("Delete all results?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteAllConfirmed) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("\(count) results will be lost. This cannot be undone.")
    }
  }
}
