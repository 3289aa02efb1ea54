import ComposableArchitecture
import SwiftUI

/// The counter by itself, to be put into other screens.
struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Button {
        store.send(.decrementButtonTapped)
      } label: {
        Image(systemName: "minus")
          .accessibilityLabel("Decrement")
      }

      Text("\(store.count)")
        .monospacedDigit()
        .frame(minWidth: 32)

      Button {
        store.send(.incrementButtonTapped)
      } label: {
        Image(systemName: "plus")
          .accessibilityLabel("Increment")
      }
    }
    .buttonStyle(.borderless)
  }
}

/// The counter as a screen.
struct CounterScreen: View {
  let store: StoreOf<Counter>

  var body: some View {
    Form {
      Section {
        CounterView(store: store)
          .frame(maxWidth: .infinity)
      } footer: {
        Text("Buttons send actions, the reducer changes the number, and the text that reads it is drawn again.")
      }
    }
    .navigationTitle("Counter")
  }
}

#Preview {
  NavigationStack {
    CounterScreen(
      store: Store(initialState: Counter.State(count: 3)) {
        Counter()
      }
    )
  }
}
