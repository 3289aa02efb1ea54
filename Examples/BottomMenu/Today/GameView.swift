import ComposableArchitecture
import ComposableComponents
import SwiftUI

struct GameView: View {
  @Environment(\.colorScheme) var colorScheme
  @Bindable var store: StoreOf<Game>

  var body: some View {
    VStack(spacing: 0) {
      GameNavView(store: store)
      if store.isTrayShown {
        TrayView(plays: store.plays, opponent: store.turnBasedContext?.opponent)
          .transition(.opacity)
      }
      if store.isOver {
        Spacer()
        ResultView(store: store)
        Spacer()
      } else {
        ScrollView {
          BoardView(store: store)
            .frame(maxWidth: .infinity)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      (colorScheme == .dark ? Color(red: 0x11 / 255, green: 0x11 / 255, blue: 0x11 / 255) : .white)
        .ignoresSafeArea()
    )
    .bottomMenu($store.scope(state: \.bottomMenu, action: \.bottomMenu))
    .alert($store.scope(state: \.alert, action: \.alert))
    .onAppear { store.send(.onAppear) }
  }
}

/// The words so far.
struct TrayView: View {
  let plays: [Game.Play]
  let opponent: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if plays.isEmpty {
        Text("No words yet")
          .foregroundStyle(.secondary)
      }
      ForEach(plays.suffix(8)) { play in
        HStack {
          Text(play.word)
            .fontWeight(.semibold)
          if play.isOpponents, let opponent {
            Text(opponent)
              .foregroundStyle(.secondary)
          }
          Spacer()
          Text("\(play.word.count)")
            .monospacedDigit()
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding([.leading, .trailing], 30)
    .padding([.top, .bottom], 8)
  }
}

/// How the game went.
struct ResultView: View {
  let store: StoreOf<Game>

  var body: some View {
    VStack(spacing: 12) {
      Text("Game over")
        .font(.largeTitle.bold())
      ScoreView(store: store)
    }
  }
}

struct ScoreView: View {
  let store: StoreOf<Game>

  var body: some View {
    HStack(spacing: 24) {
      Text("You: \(store.state.score(ofOpponent: false))")
      if let context = store.turnBasedContext {
        Text("\(context.opponent): \(store.state.score(ofOpponent: true))")
      }
    }
    .font(.title3)
    .monospacedDigit()
  }
}
