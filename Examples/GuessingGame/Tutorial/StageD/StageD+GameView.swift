import ComposableArchitecture
import SwiftUI

extension StageD {
  struct GameView: View {
    let store: StoreOf<GameReducer>

    var body: some View {
      WithViewStore(store, observe: \.resultList.results.count) { games in
        VStack(spacing: 16) {
          GameCount(count: games.state)
          CounterView(store: store.scope(state: \.counter, action: GameReducer.Action.counter))
        }
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          NavigationLink("Detail") {
            GameResultListView(store: store.scope(state: \.resultList, action: { .gameResultList($0) }))
          }
        }
      }
    }
  }
}
