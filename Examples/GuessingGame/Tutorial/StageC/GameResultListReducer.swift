import ComposableArchitecture
import Foundation

/// The results, to look through and to delete.
struct GameResultListReducer: ReducerProtocol {
  struct State: Equatable {
    var results: IdentifiedArrayOf<GameResult> = []
  }

  enum Action: Equatable {
    case remove(offset: IndexSet)
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .remove(let offsets): state.results.remove(atOffsets: offsets)
      }
      return .none
    }
  }
}
