import ComposableArchitecture
import Testing

@testable import BottomMenuExample

@MainActor
struct GameTests {
  private func spell(_ word: String, in store: TestStoreOf<Game>) async {
    for letter in word {
      let tile = store.state.puzzle.tiles.first { $0.letter == letter && !store.state.spelled.contains($0.id) }!
      await store.send(.tileTapped(tile.id)) {
        $0.spelled.append(tile.id)
        $0.remark = nil
      }
    }
  }

  @Test(arguments: [Puzzle.planets, .harvest])
  func `every word can be spelled`(puzzle: Puzzle) {
    #expect(puzzle.words.filter { !puzzle.canSpell($0) } == [])
  }

  @Test func `a word is worth a point for each letter, once`() async {
    let store = TestStore(initialState: Game.State(title: "Solo")) { Game() }

    await spell("PLANET", in: store)
    #expect(store.state.word == "PLANET")
    await store.send(.playButtonTapped) {
      $0.spelled = []
      $0.plays = [Game.Play(word: "PLANET", isOpponents: false)]
      $0.remark = .accepted("PLANET")
    }
    #expect(store.state.score(ofOpponent: false) == 6)

    await spell("PLANET", in: store)
    await store.send(.playButtonTapped) {
      $0.spelled = []
      $0.remark = .alreadyPlayed("PLANET")
    }
  }

  @Test func `what is no word is not accepted`() async {
    let store = TestStore(initialState: Game.State(title: "Solo")) { Game() }

    await spell("SP", in: store)
    await store.send(.playButtonTapped) {
      $0.spelled = []
      $0.remark = .tooShort
    }
    await spell("SPL", in: store)
    await store.send(.playButtonTapped) {
      $0.spelled = []
      $0.remark = .unknown("SPL")
    }
  }

  @Test func `a tile that is tapped again is taken back`() async {
    let store = TestStore(initialState: Game.State(title: "Solo")) { Game() }

    await store.send(.tileTapped(0)) { $0.spelled = [0] }
    await store.send(.tileTapped(1)) { $0.spelled = [0, 1] }
    await store.send(.tileTapped(0)) { $0.spelled = [1] }
    await store.send(.clearButtonTapped) { $0.spelled = [] }
  }

  @Test func `the opponent plays the longest word of five letters at most, a second later`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Game.State(title: "Duel", turnBasedContext: Game.TurnBasedContext(opponent: "Ada"))
    ) {
      Game()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await spell("TEN", in: store)
    await store.send(.playButtonTapped) {
      $0.spelled = []
      $0.plays = [Game.Play(word: "TEN", isOpponents: false)]
      $0.remark = .accepted("TEN")
      $0.turnBasedContext?.isOpponentsTurn = true
    }
    await store.send(.tileTapped(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.opponentPlayed) {
      $0.turnBasedContext?.isOpponentsTurn = false
      $0.plays.append(Game.Play(word: "LEAPT", isOpponents: true))
    }
  }

  @Test func `a game that is forfeited is over, and nobody thinks any more`() async {
    let clock = TestClock()
    var state = Game.State(title: "Duel", turnBasedContext: Game.TurnBasedContext(opponent: "Ada"))
    state.turnBasedContext?.isOpponentsTurn = true
    let store = TestStore(initialState: state) {
      Game()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.onAppear)
    await store.send(.menuButtonTapped) { $0.bottomMenu = .gameMenu(state: $0) }
    await store.send(.bottomMenu(.presented(.forfeitGameButtonTapped))) {
      $0.bottomMenu = nil
      $0.alert = .forfeit(against: "Ada")
    }
    await store.send(.alert(.presented(.forfeitConfirmed))) {
      $0.alert = nil
      $0.isOver = true
    }
  }

  @Test func `a game that is ended is over`() async {
    let store = TestStore(initialState: Game.State(title: "Solo")) { Game() }

    await store.send(.menuButtonTapped) { $0.bottomMenu = .gameMenu(state: $0) }
    await store.send(.bottomMenu(.presented(.endGameButtonTapped))) {
      $0.bottomMenu = nil
      $0.isOver = true
    }
  }

  @Test func `a resumable game can be left and continued`() async {
    let store = TestStore(initialState: WordGame.State()) { WordGame() }
    var game = Game.State(title: "Daily puzzle", puzzle: .harvest, isResumable: true)

    await store.send(.dailyButtonTapped) { $0.game = game }
    game.spelled = [2]
    await store.send(.game(.presented(.tileTapped(2)))) { $0.game = game }
    await store.send(.game(.presented(.menuButtonTapped))) { $0.game?.bottomMenu = .gameMenu(state: game) }
    await store.send(.game(.presented(.bottomMenu(.presented(.exitButtonTapped))))) {
      $0.game = nil
      $0.savedGame = game
    }
    await store.send(.continueButtonTapped) {
      $0.game = game
      $0.savedGame = nil
    }
  }
}
