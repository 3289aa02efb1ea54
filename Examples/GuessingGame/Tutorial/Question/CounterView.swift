import ComposableArchitecture
import SwiftUI

struct CounterView: View {
  let store: StoreOf<CounterReducer>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { question in
      VStack(spacing: 16) {
        Verdict(secret: question.secret, guess: question.count)
        HStack(spacing: 16) {
          Button("−") { question.send(.decrement) }
            .accessibilityLabel("Decrement")
          TextField("Guess", text: question.binding(get: { "\($0.count)" }, send: { .setCount($0) }))
            .multilineTextAlignment(.center)
            .textFieldStyle(.roundedBorder)
            .frame(width: 72)
          Button("+") { question.send(.increment) }
            .accessibilityLabel("Increment")
        }
        Button("Next") { question.send(.playNext) }
          .buttonStyle(.borderedProminent)
      }
    }
  }
}

/// Where the secret number lies, seen from the guess.
struct Verdict: View {
  let secret: Int
  let guess: Int

  var body: some View {
    if guess == secret {
      Label("Correct", systemImage: "checkmark.circle.fill").foregroundColor(.green)
    } else {
      Label(
        guess < secret ? "Higher" : "Lower", systemImage: guess < secret ? "arrow.up.circle" : "arrow.down.circle"
      )
      .foregroundColor(.orange)
    }
  }
}
