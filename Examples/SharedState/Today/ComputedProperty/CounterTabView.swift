import ComposableArchitecture
import SwiftUI

struct CounterTabView: View {
  @Bindable var store: StoreOf<CounterTab>

  var body: some View {
    CounterControls(
      count: store.count,
      decrement: { store.send(.decrementButtonTapped) },
      increment: { store.send(.incrementButtonTapped) },
      isPrime: { store.send(.isPrimeButtonTapped) }
    )
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// Minus, the count, plus, and the question whether it is prime.
struct CounterControls: View {
  let count: Int
  let decrement: @MainActor () -> Void
  let increment: @MainActor () -> Void
  let isPrime: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 16) {
        Button("−", action: decrement)
          .accessibilityLabel("Decrement")
        Text("\(count)")
          .font(.title)
          .monospacedDigit()
        Button("+", action: increment)
          .accessibilityLabel("Increment")
      }
      .buttonStyle(.bordered)
      Button("Is this prime?", action: isPrime)
    }
  }
}
