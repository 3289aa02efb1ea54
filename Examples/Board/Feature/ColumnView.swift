import ComposableArchitecture
import SwiftUI

/// A column and its cards.
struct ColumnView: View {
  let column: Board.Column
  let store: StoreOf<BoardFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(column.rawValue)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      ForEach(store.state.cards(in: column)) { card in
        CardView(card: card, store: store)
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.rawValue)
  }
}

/// A card, and whose hands it is in.
struct CardView: View {
  let card: Board.Card
  let store: StoreOf<BoardFeature>

  private var isMine: Bool { store.me.card == card.id }

  var body: some View {
    let holders = store.state.holders(of: card.id)
    Button {
      store.send(.cardTapped(card.id))
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text(card.title)
          .fontWeight(isMine ? .bold : .regular)
        ForEach(holders) { person in
          Text(person.value.name)
            .font(.caption)
            .foregroundStyle(person.color)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.bordered)
    .tint(isMine ? .accentColor : holders.first?.color ?? .secondary)
    .accessibilityLabel(card.title)
    .accessibilityValue(holders.map(\.value.name).joined(separator: ", "))
    .accessibilityAddTraits(isMine ? .isSelected : [])
  }
}
