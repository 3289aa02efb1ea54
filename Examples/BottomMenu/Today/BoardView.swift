import ComposableArchitecture
import SwiftUI

/// The word in hand, and the rack it is spelled from.
struct BoardView: View {
  let store: StoreOf<Game>

  var body: some View {
    VStack(spacing: 28) {
      ScoreView(store: store)
      VStack(spacing: 8) {
        Text(store.word.isEmpty ? "·" : store.word)
          .font(.system(size: 40, weight: .bold, design: .rounded))
          .accessibilityLabel(store.word.isEmpty ? "No letters yet" : store.word)
        RemarkView(store: store)
      }
      VStack(spacing: 10) {
        rack(store.puzzle.tiles.prefix(4))
        rack(store.puzzle.tiles.dropFirst(4))
      }
      HStack(spacing: 16) {
        Button("Clear") { store.send(.clearButtonTapped) }
          .buttonStyle(.bordered)
          .tint(.orange)
          .disabled(store.spelled.isEmpty)
        Button("Play word") { store.send(.playButtonTapped, animation: .default) }
          .buttonStyle(.borderedProminent)
          .tint(.orange)
          .disabled(store.spelled.isEmpty)
      }
    }
    .padding()
    .disabled(!store.isPlayersTurn)
  }

  private func rack(_ tiles: ArraySlice<Puzzle.Tile>) -> some View {
    HStack(spacing: 10) {
      ForEach(tiles) { tile in
        TileView(tile: tile, isSpelled: store.spelled.contains(tile.id)) { store.send(.tileTapped(tile.id)) }
      }
    }
  }
}

struct TileView: View {
  let tile: Puzzle.Tile
  let isSpelled: Bool
  @Environment(\.colorScheme) var colorScheme
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(String(tile.letter))
        .font(.system(size: 28, weight: .bold, design: .rounded))
        .foregroundColor(!isSpelled ? .primary : colorScheme == .dark ? .black : .white)
        .frame(width: 64, height: 64)
        .background(isSpelled ? Color.orange : Color.primary.opacity(0.08))
        .cornerRadius(14)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSpelled ? .isSelected : [])
  }
}

/// What the game says about the last word, or whose turn it is.
struct RemarkView: View {
  let store: StoreOf<Game>

  var body: some View {
    Text(text)
      .foregroundStyle(.secondary)
      .accessibilityAddTraits(.updatesFrequently)
  }

  private var text: String {
    if let context = store.turnBasedContext, context.isOpponentsTurn { return "\(context.opponent) is thinking…" }
    switch store.remark {
    case .accepted(let word): return "\(word) is worth \(word.count) points."
    case .alreadyPlayed(let word): return "\(word) has been played."
    case .tooShort: return "Words have three letters or more."
    case .unknown(let word): return "\(word) is not in the dictionary."
    case nil: return store.word.isEmpty ? "Spell a word." : "\(store.word.count) points, if it is a word."
    }
  }
}
