import ComposableArchitecture
import SwiftUI

/// A game, and around it what can be shown over a game.
struct GameView<Content>: View where Content: View {
  @Environment(\.colorScheme) var colorScheme
  let content: Content
  let store: Store<GameState, GameAction>
  @ObservedObject var viewStore: ViewStore<Void, GameAction>

  init(store: Store<GameState, GameAction>, @ViewBuilder content: () -> Content) {
    self.store = store
    self.content = content()
    viewStore = ViewStore(store.stateless)
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        VStack {
          GameNavView(store: store)
          content
            .frame(width: proxy.size.width)
          Spacer()
        }
      }
      .background(
        (colorScheme == .dark ? Color(red: 0x11 / 255, green: 0x11 / 255, blue: 0x11 / 255) : .white)
          .ignoresSafeArea()
      )
      .bottomMenu(store.scope(state: \.bottomMenu))
      .alert(store.scope(state: \.alert, action: GameAction.alert), dismiss: .dismiss)
    }
    .onAppear { viewStore.send(.onAppear) }
  }
}

/// The rack, the word in hand, and the tray.
struct RackView: View {
  let store: Store<GameState, GameAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(spacing: 24) {
        if viewStore.isTrayShown {
          Text(viewStore.words.isEmpty ? "No words yet" : viewStore.words.joined(separator: ", "))
        }
        if viewStore.isOver {
          Text("Game over")
            .font(.largeTitle)
        } else {
          Text(viewStore.word.isEmpty ? "Spell a word" : viewStore.word)
            .font(.title)
          HStack {
            ForEach(viewStore.letters.indices, id: \.self) { position in
              Button(String(viewStore.letters[position])) { viewStore.send(.letterTapped(position)) }
                .foregroundColor(viewStore.selected.contains(position) ? .orange : .primary)
            }
          }
          Button("Play") { viewStore.send(.playButtonTapped, animation: .default) }
            .disabled(viewStore.selected.isEmpty)
        }
      }
      .padding()
    }
  }
}
