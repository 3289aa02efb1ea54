import ComposableArchitecture
import SwiftUI

struct TwoCountersView: View {
  let store: StoreOf<TwoCounters>

  var body: some View {
    Form {
      Section {
        HStack {
          Text("Left")
          Spacer()
          CounterView(store: store.scope(state: \.left, action: \.left))
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Left")

        HStack {
          Text("Right")
          Spacer()
          CounterView(store: store.scope(state: \.right, action: \.right))
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Right")
      } footer: {
        Text("One feature, used twice: each half has a store of its own, scoped from the one of the screen.")
      }
    }
    .navigationTitle("Two Counters")
  }
}

#Preview {
  TwoCountersView(
    store: Store(initialState: TwoCounters.State()) {
      TwoCounters()
    }
  )
}
