import ComposableArchitecture
import SwiftUI

/// A drawing of filled and empty squares. It knows nothing of undo.
@Reducer
struct Doodle {
  static let size = 4

  @ObservableState
  struct State: Equatable {
    var filled: Set<Int> = []
  }

  enum Action {
    case clearButtonTapped
    case squareTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        state.filled = []
        return .none

      case .squareTapped(let square):
        if state.filled.remove(square) == nil { state.filled.insert(square) }
        return .none
      }
    }
  }
}

struct DoodleView: View {
  let store: StoreOf<Undoing<Doodle>>

  var body: some View {
    VStack(spacing: 16) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        ForEach(0..<Doodle.size, id: \.self) { row in
          GridRow {
            ForEach(0..<Doodle.size, id: \.self) { column in
              let square = row * Doodle.size + column
              let isFilled = store.present.filled.contains(square)
              Button {
                store.send(.present(.squareTapped(square)))
              } label: {
                Text(isFilled ? "■" : "□")
                  .font(.title)
                  .frame(minWidth: 44, minHeight: 44)
              }
              .accessibilityLabel("Row \(row + 1), column \(column + 1)\(isFilled ? ", filled" : "")")
            }
          }
        }
      }
      .buttonStyle(.plain)
      HStack {
        Button("Undo") { store.send(.undoButtonTapped) }
          .disabled(!store.canUndo)
        Button("Redo") { store.send(.redoButtonTapped) }
          .disabled(!store.canRedo)
        Button("Clear", role: .destructive) { store.send(.present(.clearButtonTapped)) }
      }
      Text("Undo is a reducer around the drawing's reducer, and would fit around any other.")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding()
    .navigationTitle("Undo")
  }
}
