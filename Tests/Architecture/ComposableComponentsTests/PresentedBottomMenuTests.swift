import ComposableArchitecture
import ComposableComponents
import IppoTesting
import IppoUI
import Testing

/// Section 000 of the tutorials in today's spelling: the menu as an ephemeral, presented state.
@MainActor
@Suite("Bottom menu of a presented store")
struct PresentedBottomMenuTests {
  @Reducer
  struct Game {
    @ObservableState
    struct State: Equatable {
      @Presents var bottomMenu: BottomMenuState<Action.BottomMenu>?
      var answers: [Action.BottomMenu] = []
    }

    @CasePathable
    enum Action: Equatable {
      case bottomMenu(PresentationAction<BottomMenu>)
      case menuButtonTapped

      @CasePathable
      enum BottomMenu: Equatable {
        case closed
        case forfeited
      }
    }

    var hearsOfClosing = false

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bottomMenu(.presented(let answer)):
          state.answers.append(answer)
          return .none
        case .bottomMenu(.dismiss):
          return .none
        case .menuButtonTapped:
          state.bottomMenu = BottomMenuState(
            title: TextState("Duel"),
            buttons: [
              .init(
                title: TextState("Forfeit"), icon: Image(systemName: "flag"), action: .init(action: .forfeited))
            ],
            onDismiss: hearsOfClosing ? .init(action: .closed) : nil)
          return .none
        }
      }
      .ifLet(\.$bottomMenu, action: \.bottomMenu)
    }
  }

  struct GameView: View {
    @Bindable var store: StoreOf<Game>

    var body: some View {
      Button("Menu") { store.send(.menuButtonTapped, animation: .default) }
        .bottomMenu($store.scope(state: \.bottomMenu, action: \.bottomMenu))
    }
  }

  private func game(hearsOfClosing: Bool = false) -> (StoreOf<Game>, ViewHost) {
    let store = Store(initialState: Game.State()) { Game(hearsOfClosing: hearsOfClosing) }
    return (store, ViewHost { GameView(store: store) })
  }

  @Test("000-T13, 000-T19: it is shown while its state is there")
  func shown() throws {
    let (_, host) = game()
    try host.tap("Menu")
    #expect(host.contains(.dialog, "Duel"))
  }

  // An alert that is answered goes with its answer, and so does a menu: closing it and answering it are one action.
  @Test("000-T22: a button sends its action, and the menu goes with it")
  func chosen() throws {
    let (store, host) = game(hearsOfClosing: true)
    try host.tap("Menu")
    try host.tap("Forfeit")
    #expect(store.answers == [.forfeited])
    #expect(store.bottomMenu == nil)
    host.advance(by: 10)
    #expect(!host.contains(.dialog, "Duel"))
  }

  @Test("000-T20: closing it dismisses it", arguments: [false, true])
  func dismissed(hearsOfClosing: Bool) throws {
    let (store, host) = game(hearsOfClosing: hearsOfClosing)
    try host.tap("Menu")
    try host.dismiss()
    #expect(store.answers == (hearsOfClosing ? [.closed] : []))
    #expect(store.bottomMenu == nil)
  }

  @Test("The reducer alone: an answer removes the menu")
  func testStore() async {
    let store = TestStore(initialState: Game.State()) { Game() }
    await store.send(.menuButtonTapped) {
      $0.bottomMenu = BottomMenuState(
        title: TextState("Duel"),
        buttons: [
          .init(title: TextState("Forfeit"), icon: Image(systemName: "flag"), action: .init(action: .forfeited))
        ])
    }
    await store.send(.bottomMenu(.presented(.forfeited))) {
      $0.answers = [.forfeited]
      $0.bottomMenu = nil
    }
  }
}
