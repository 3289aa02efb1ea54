import ComposableArchitecture
import SwiftUI

struct ResultListView: View {
  @Bindable var store: StoreOf<ResultList>

  var body: some View {
    List {
      ForEach(store.results) { result in
        HStack {
          Image(systemName: result.isCorrect ? "checkmark.circle" : "x.circle")
            .accessibilityLabel(result.isCorrect ? "Correct" : "Wrong")
          Text("Secret: \(result.counter.secret)")
          Spacer()
          Text("Answer: \(result.counter.count)")
        }
        .monospacedDigit()
        .foregroundStyle(result.isCorrect ? .green : .red)
      }
      .onDelete { store.send(.remove(offsets: $0)) }
    }
    .overlay {
      if store.results.isEmpty {
        ContentUnavailableView(
          "No Results", systemImage: "tray", description: Text("Finished games are listed here."))
      }
    }
    .navigationTitle("Results")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Delete All", role: .destructive) {
          store.send(.deleteAllButtonTapped)
        }
        .disabled(store.results.isEmpty)
      }
      ToolbarItem(placement: .navigationBarTrailing) {
        EditButton()
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

#Preview {
  NavigationStack {
    ResultListView(
      store: Store(
        initialState: ResultList.State(results: [
          GameResult(counter: Counter.State(id: UUID(0), secret: 20, count: 20)),
          GameResult(counter: Counter.State(id: UUID(1), secret: -5, count: 5)),
        ])
      ) {
        ResultList()
      }
    )
  }
}
