import ComposableArchitecture
import SwiftUI

/// Eight keys, which know nothing of being recorded.
@Reducer
struct Piano {
  static let keys = ["c", "d", "e", "f", "g", "a", "b", "c'"]

  @ObservableState
  struct State: Equatable {
    var notes: [String] = []
  }

  enum Action: Equatable, Sendable {
    case keyTapped(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .keyTapped(let key):
        state.notes.append(key)
        return .none
      }
    }
  }
}

struct PianoView: View {
  let store: StoreOf<Recording<Piano>>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      // Two rows: eight keys that a finger hits are wider than a phone.
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        ForEach([Piano.keys.prefix(4), Piano.keys.suffix(4)], id: \.self) { keys in
          GridRow {
            ForEach(keys, id: \.self) { key in
              Button(key) { store.send(.base(.keyTapped(key))) }
                .buttonStyle(.bordered)
            }
          }
        }
      }
      .disabled(store.mode == .playing)
      Text("Notes: \(store.base.notes.suffix(16).joined(separator: " "))")
        .lineLimit(1)
      HStack {
        Button(store.mode == .recording ? "Stop recording" : "Record") { store.send(.recordButtonTapped) }
          .disabled(store.mode == .playing)
        Button(store.mode == .playing ? "Stop playing" : "Play") { store.send(.playButtonTapped) }
          .disabled(store.steps.isEmpty || store.mode == .recording)
      }
      Text("The recorder is a reducer around the piano's reducer. It plays the actions again, not the sounds.")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding()
    .navigationTitle("Recording")
  }
}
