import ComposableArchitecture
import SwiftUI

struct QuestionView: View {
  @Bindable var store: StoreOf<Question>

  var body: some View {
    Section("Which number is it?") {
      TextField("Guess", value: $store.guess, format: .number)
      Stepper("Step by one", value: $store.guess, in: 0...100)
      Text(store.answer.rawValue)
        .foregroundStyle(store.answer == .correct ? .green : .orange)
    }
    Button("Next") {
      store.send(.nextButtonTapped)
    }
  }
}
