import ComposableArchitecture

/// Twelve matches: each takes one to three, and who takes the last has lost. The house takes so that four are gone.
@Reducer
struct Nim {
  @ObservableState
  struct State: Equatable {
    let player: String
    var matches = 12
    var isPlayersTurn = true
    var loser: String?
  }

  enum Action {
    case houseTook(Int)
    case leaveButtonTapped
    case playAgainButtonTapped
    case takeButtonTapped(Int)
  }

  static let house = "The house"

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .houseTook(let count):
        state.take(count, by: Self.house)
        state.isPlayersTurn = true
        return .none

      case .leaveButtonTapped:
        return .none

      case .playAgainButtonTapped:
        state = State(player: state.player)
        return .none

      case .takeButtonTapped(let count):
        guard state.isPlayersTurn, state.loser == nil, count <= state.matches else { return .none }
        state.take(count, by: state.player)
        guard state.loser == nil else { return .none }
        state.isPlayersTurn = false
        // One is left for the player when the house can manage it.
        let answer = max(1, (state.matches + 3) % 4)
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.houseTook(answer), animation: .default)
        }
      }
    }
  }
}

extension Nim.State {
  fileprivate mutating func take(_ count: Int, by name: String) {
    matches -= count
    if matches == 0 { loser = name }
  }
}
