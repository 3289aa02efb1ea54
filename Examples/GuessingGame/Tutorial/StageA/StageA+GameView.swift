import ComposableArchitecture
import SwiftUI

extension StageA {
  struct GameView: View {
    let store: StoreOf<GameReducer>

    var body: some View {
      WithViewStore(store, observe: \.results.count) { games in
        VStack(spacing: 16) {
          GameCount(count: games.state)
          CounterView(store: store.scope(state: { $0.counter }, action: { .counter($0) }))
        }
      }
    }
  }
}

/// How many games there have been, in the tutorial's words.
struct GameCount: View {
  let count: Int

  var body: some View {
    Text("ゲーム回数:\(count)").font(.headline)
  }
}
