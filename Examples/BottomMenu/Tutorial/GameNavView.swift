import ComposableArchitecture
import SwiftUI

/// The bar above a game: the tray with the words so far, and the button for the menu.
struct GameNavView: View {
  struct ViewState: Equatable {
    let isTrayShown: Bool
    let title: String
    let score: Int

    init(state: GameState) {
      isTrayShown = state.isTrayShown
      title = state.title
      score = state.score
    }
  }

  let store: Store<GameState, GameAction>
  @ObservedObject var viewStore: ViewStore<ViewState, GameAction>

  init(store: Store<GameState, GameAction>) {
    self.store = store
    viewStore = ViewStore(store.scope(state: ViewState.init(state:)))
  }

  var body: some View {
    HStack(alignment: .center, spacing: 8) {
      Button(action: { viewStore.send(.trayButtonTapped, animation: .default) }) {
        HStack {
          Image(systemName: viewStore.isTrayShown ? "chevron.down" : "chevron.right")
            .accessibilityHidden(true)
          Text(viewStore.title)
          Spacer()
          Text("\(viewStore.score)")
        }
        .padding()
      }
      .frame(maxHeight: .infinity)
      .background(Color.primary.opacity(0.05))
      .cornerRadius(12)

      Button(action: { viewStore.send(.menuButtonTapped, animation: .default) }) {
        Image(systemName: "ellipsis")
          .padding()
          .rotationEffect(.degrees(90))
      }
      .accessibilityLabel("Menu")
      .frame(maxHeight: .infinity)
      .background(Color.primary.opacity(0.05))
      .cornerRadius(12)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding([.leading, .trailing])
    .padding([.top, .bottom], 8)
  }
}
