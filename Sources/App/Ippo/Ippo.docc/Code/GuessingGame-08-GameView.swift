import ComposableArchitecture
import SwiftUI

struct GameView: View {
  let store: StoreOf<Game>

  var body: some View {
    NavigationStack {
      Form {
        QuestionView(store: store.scope(state: \.question, action: \.question))
        NavigationLink("Results: \(store.results.count)") {
          ResultsView(store: store)
        }
      }
      .navigationTitle("Guess a Number")
    }
  }
}

struct ResultsView: View {
  let store: StoreOf<Game>

  var body: some View {
    List(Array(store.results.enumerated()), id: \.offset) { _, result in
      LabeledContent("It was \(result.secret)", value: "\(result.guess)")
        .foregroundStyle(result.answer == .correct ? .green : .red)
    }
    .navigationTitle("Results")
  }
}
