import ComposableArchitecture
import SwiftUI

struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    Section {
      HStack {
        Text("Your guess")
        TextField("Guess", text: $store.text)
          .multilineTextAlignment(.trailing)
          .monospacedDigit()
      }
      Stepper("Step by one", value: $store.count, in: SecretNumber.range)
      FeedbackView(feedback: store.feedback)
    } header: {
      Text("Which number is it?")
    } footer: {
      Text("The secret number lies between −100 and 100.")
    }
    Section {
      Button("Next") {
        store.send(.nextButtonTapped)
      }
    }
  }
}

struct FeedbackView: View {
  let feedback: Counter.Feedback

  var body: some View {
    switch feedback {
    case .higher:
      Label("Higher", systemImage: "arrow.up.circle")
        .foregroundStyle(.orange)
    case .lower:
      Label("Lower", systemImage: "arrow.down.circle")
        .foregroundStyle(.orange)
    case .correct:
      Label("Correct", systemImage: "checkmark.circle.fill")
        .foregroundStyle(.green)
    }
  }
}
