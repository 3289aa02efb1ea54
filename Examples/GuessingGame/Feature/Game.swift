import ComposableArchitecture
import Foundation

/// The whole program: the question on screen, the results so far, and the list of them when it is open.
@Reducer
struct Game {
  @ObservableState
  struct State: Codable, Equatable {
    var counter: Counter.State
    var results: IdentifiedArrayOf<GameResult>
    /// Not `nil` while the list is on screen. It works on results of its own, taken back when it is left.
    @Presents var resultList: ResultList.State?

    init(
      counter: Counter.State = Counter.State(), results: IdentifiedArrayOf<GameResult> = [],
      resultList: ResultList.State? = nil
    ) {
      self.counter = counter
      self.results = results
      self.resultList = resultList
    }

    /// Results and the list may be left out of a state file.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        counter: try container.decode(Counter.State.self, forKey: ._counter),
        results: try container.decodeIfPresent(IdentifiedArrayOf<GameResult>.self, forKey: ._results) ?? [],
        resultList: try container.decodeIfPresent(ResultList.State.self, forKey: ._resultList))
    }

    private enum CodingKeys: String, CodingKey {
      case _counter = "counter"
      case _results = "results"
      case _resultList = "resultList"
    }
  }

  enum Action {
    case counter(Counter.Action)
    case detailButtonTapped
    case resultList(PresentationAction<ResultList.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counter(.nextButtonTapped):
        // Before the counter starts a new question: this reducer comes first.
        state.results.append(GameResult(counter: state.counter))
        return .none

      case .counter:
        return .none

      case .detailButtonTapped:
        state.resultList = ResultList.State(results: state.results)
        return .none

      case .resultList(.dismiss):
        state.results = state.resultList?.results ?? []
        return .none

      case .resultList:
        return .none
      }
    }
    Scope(state: \.counter, action: \.counter) {
      Counter()
    }
    .ifLet(\.$resultList, action: \.resultList) {
      ResultList()
    }
  }
}
