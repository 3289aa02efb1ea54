import ComposableArchitecture
import SwiftUI

struct GameResultListView: View {
  let store: StoreOf<GameResultListReducer>

  var body: some View {
    WithViewStore(store) { list in
      List {
        ForEach(list.results, content: GameResultRow.init)
          .onDelete { offsets in list.send(.remove(offset: offsets)) }
      }
      .toolbar { EditButton() }
    }
  }
}

struct GameResultRow: View {
  let result: GameResult

  var body: some View {
    HStack {
      Image(systemName: result.correct ? "checkmark.circle" : "x.circle")
        .accessibilityLabel(result.correct ? "Correct" : "Wrong")
      Text("Secret: \(result.counter.secret)")
      Text("Answer: \(result.counter.count)")
    }
    .foregroundColor(result.correct ? .green : .red)
  }
}

struct GameResultListView_Previews: PreviewProvider {
  /// A right guess, and a question nobody has touched.
  static var samples: IdentifiedArrayOf<GameResult> {
    [
      GameResult(counter: CounterReducer.State(id: UUID(), secret: 20, count: 20)),
      GameResult(counter: CounterReducer.State()),
    ]
  }

  static var previews: some View {
    NavigationView {
      GameResultListView(
        store: Store(initialState: .init(results: samples), reducer: GameResultListReducer()))
    }
  }
}
