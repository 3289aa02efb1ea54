import ComposableArchitecture
import SwiftUI

/// The bar above a game: the tray with the words so far, and the button for the menu.
struct GameNavView: View {
  let store: StoreOf<Game>

  var body: some View {
    HStack(alignment: .center, spacing: 8) {
      Button {
        store.send(.trayButtonTapped, animation: .default)
      } label: {
        HStack {
          Image(systemName: store.isTrayShown ? "chevron.down" : "chevron.right")
            .accessibilityHidden(true)
          Text(store.title)
            .fontWeight(.semibold)
          Spacer()
          Text(store.plays.count == 1 ? "1 word" : "\(store.plays.count) words")
            .foregroundStyle(.secondary)
        }
        .padding([.leading, .trailing], 14)
        .padding([.top, .bottom], 12)
      }
      .buttonStyle(.plain)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.primary.opacity(0.05))
      .cornerRadius(12)

      Button {
        store.send(.menuButtonTapped, animation: .default)
      } label: {
        Image(systemName: "ellipsis")
          .font(.system(size: 22, weight: .bold))
          .padding(12)
          .rotationEffect(.degrees(90))
      }
      .buttonStyle(.plain)
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
