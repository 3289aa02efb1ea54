import ComposableArchitecture
import SwiftUI

extension StageB {
  struct GameView: View {
    let store: StoreOf<GameReducer>

    var body: some View {
      WithViewStore(store, observe: \.results.count) { games in
        VStack(spacing: 16) {
          GameCount(count: games.state)
          CounterView(store: store.scope(state: \.counter, action: GameReducer.Action.counter))
        }
      }
    }
  }
}
