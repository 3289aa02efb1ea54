import ComposableArchitecture
import ComposableComponents
import Foundation

/// One game: words are spelled with the tiles of a rack, each letter is a point.
@Reducer
struct Game {
  /// A game that is played in turns with somebody else.
  struct TurnBasedContext: Equatable, Sendable {
    let opponent: String
    var isOpponentsTurn = false
  }

  /// A word that was accepted.
  struct Play: Equatable, Identifiable, Sendable {
    let word: String
    let isOpponents: Bool

    var id: String { word }
  }

  /// What the game says about the last word.
  enum Remark: Equatable, Sendable {
    case accepted(String)
    case alreadyPlayed(String)
    case tooShort
    case unknown(String)
  }

  @ObservableState
  struct State: Equatable {
    let title: String
    let puzzle: Puzzle
    let isResumable: Bool
    var turnBasedContext: TurnBasedContext?
    var plays: [Play] = []
    /// The tiles of the word in hand, in the order they were tapped.
    var spelled: [Puzzle.Tile.ID] = []
    var remark: Remark?
    var isOver = false
    var isTrayShown = false
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var bottomMenu: BottomMenuState<Action.BottomMenu>?

    init(
      title: String, puzzle: Puzzle = .planets, isResumable: Bool = false, turnBasedContext: TurnBasedContext? = nil
    ) {
      self.title = title
      self.puzzle = puzzle
      self.isResumable = isResumable
      self.turnBasedContext = turnBasedContext
    }

    /// The word in hand.
    var word: String { String(spelled.map { puzzle.tiles[$0].letter }) }

    var isPlayersTurn: Bool { !isOver && turnBasedContext?.isOpponentsTurn != true }

    func score(ofOpponent isOpponents: Bool) -> Int {
      plays.filter { $0.isOpponents == isOpponents }.reduce(0) { $0 + $1.word.count }
    }
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case bottomMenu(PresentationAction<BottomMenu>)
    case clearButtonTapped
    case menuButtonTapped
    case onAppear
    case opponentPlayed
    case playButtonTapped
    case tileTapped(Puzzle.Tile.ID)
    case trayButtonTapped

    @CasePathable
    enum Alert: Equatable {
      case forfeitConfirmed
    }

    @CasePathable
    enum BottomMenu: Equatable {
      case endGameButtonTapped
      case exitButtonTapped
      case forfeitGameButtonTapped
      case settingsButtonTapped
    }
  }

  private enum CancelID { case opponent }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.forfeitConfirmed)), .bottomMenu(.presented(.endGameButtonTapped)):
        state.isOver = true
        state.spelled = []
        state.remark = nil
        return .cancel(id: CancelID.opponent)

      case .bottomMenu(.presented(.forfeitGameButtonTapped)):
        state.alert = .forfeit(against: state.turnBasedContext?.opponent ?? "")
        return .none

      case .alert, .bottomMenu:
        return .none

      case .clearButtonTapped:
        state.spelled = []
        state.remark = nil
        return .none

      case .menuButtonTapped:
        state.bottomMenu = .gameMenu(state: state)
        return .none

      case .onAppear:
        // A game that was left while the opponent was thinking goes on thinking.
        return state.turnBasedContext?.isOpponentsTurn == true ? opponentsMove() : .none

      case .opponentPlayed:
        state.turnBasedContext?.isOpponentsTurn = false
        let played = Set(state.plays.map(\.word))
        if let word = state.puzzle.words.subtracting(played).filter({ $0.count < 6 }).max(by: isWorse) {
          state.plays.append(Play(word: word, isOpponents: true))
        } else {
          state.isOver = true
        }
        return .none

      case .playButtonTapped:
        let word = state.word
        guard state.isPlayersTurn, !word.isEmpty else { return .none }
        state.spelled = []
        if word.count < 3 {
          state.remark = .tooShort
        } else if state.plays.contains(where: { $0.word == word }) {
          state.remark = .alreadyPlayed(word)
        } else if !state.puzzle.words.contains(word) {
          state.remark = .unknown(word)
        } else {
          state.remark = .accepted(word)
          state.plays.append(Play(word: word, isOpponents: false))
          guard state.turnBasedContext != nil else { return .none }
          state.turnBasedContext?.isOpponentsTurn = true
          return opponentsMove()
        }
        return .none

      case .tileTapped(let id):
        guard state.isPlayersTurn else { return .none }
        state.remark = nil
        if let index = state.spelled.firstIndex(of: id) {
          state.spelled.remove(at: index)
        } else {
          state.spelled.append(id)
        }
        return .none

      case .trayButtonTapped:
        state.isTrayShown.toggle()
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$bottomMenu, action: \.bottomMenu)
  }

  private func opponentsMove() -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.opponentPlayed, animation: .default)
    }
    .cancellable(id: CancelID.opponent, cancelInFlight: true)
  }

  /// The opponent plays the longest word, of equally long ones the first in the alphabet.
  private func isWorse(_ left: String, _ right: String) -> Bool {
    (left.count, right) < (right.count, left)
  }
}
