import ComposableArchitecture
import Foundation

extension StageE {
  struct GameReducer: ReducerProtocol {
    struct State: Equatable {
      var counter = CounterReducer.State()
      var resultList = GameResultListReducer.State()
      /// The list while it is open, under the tag of the link that opened it. It works on results of its own.
      var selectionResultList: Identified<UUID, GameResultListReducer.State>?
    }

    enum Action: Equatable {
      case counter(CounterReducer.Action)
      case gameResultList(GameResultListReducer.Action)
      case setNavigation(UUID?)
    }

    var question = CounterReducer()

    var body: some ReducerProtocol<State, Action> {
      Reduce { state, action in
        switch action {
        case .counter(.playNext):
          state.resultList.results.append(GameResult(counter: state.counter))

        case .setNavigation(let tag?):
          state.selectionResultList = Identified(state.resultList, id: tag)

        case .setNavigation(nil):
          // What was deleted while the list was open stays deleted.
          state.resultList.results = state.selectionResultList?.value.results ?? []
          state.selectionResultList = nil

        case .counter, .gameResultList:
          break
        }
        return .none
      }
      Scope(state: \.counter, action: /Action.counter) { question }
        .ifLet(\.selectionResultList, action: /Action.gameResultList) {
          Scope(state: \.value, action: .self) { GameResultListReducer() }
        }
    }
  }
}

extension StageE.GameReducer.State {
  /// The tag that starts with the list open.
  static let deepLink = UUID(uuidString: "348D742D-15D0-4D51-BAB0-C24AAE5AA439")!

  /// Two games have been played, and the list of them is open under ``deepLink``.
  static func listOpen() -> Self {
    let played = GameResultListReducer.State(results: [
      GameResult(counter: CounterReducer.State(id: UUID(), secret: 10, count: 10)),
      GameResult(counter: CounterReducer.State()),
    ])
    return Self(resultList: played, selectionResultList: Identified(played, id: deepLink))
  }
}
