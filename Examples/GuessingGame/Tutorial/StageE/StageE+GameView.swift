import ComposableArchitecture
import SwiftUI

extension StageE {
  struct GameView: View {
    let store: StoreOf<GameReducer>
    /// The tag of the link to the list. By default it is another one every time the view is made.
    var tag: () -> UUID = { UUID() }

    var body: some View {
      WithViewStore(store, observe: \.resultList.results.count) { games in
        VStack(spacing: 16) {
          GameCount(count: games.state)
          CounterView(store: store.scope(state: \.counter, action: GameReducer.Action.counter))
        }
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          WithViewStore(store, observe: { $0 }) { game in
            NavigationLink(
              "Detail",
              tag: tag(),
              selection: game.binding(get: \.selectionResultList?.id, send: GameReducer.Action.setNavigation)
            ) {
              IfLetStore(
                store.scope(state: \.selectionResultList?.value, action: GameReducer.Action.gameResultList)
              ) { list in
                GameResultListView(store: list)
              }
            }
          }
        }
      }
    }
  }
}
