import ComposableArchitecture
import SwiftUI

struct SharedStateView: View {
  let store: Store<SharedState, SharedStateAction>

  var body: some View {
    // The state of this view is the tab, and nothing else: counting does not evaluate it again.
    WithViewStore(store.scope(state: \.currentTab)) { viewStore in
      VStack {
        Picker("Tab", selection: viewStore.binding(send: SharedStateAction.selectTab)) {
          Text("Counter").tag(SharedState.Tab.counter)
          Text("Profile").tag(SharedState.Tab.profile)
        }
        .pickerStyle(SegmentedPickerStyle())

        if viewStore.state == .counter {
          SharedStateCounterView(store: store.scope(state: \.counter, action: SharedStateAction.counter))
        }
        if viewStore.state == .profile {
          SharedStateProfileView(store: store.scope(state: \.profile, action: SharedStateAction.profile))
        }

        Spacer()
      }
    }
    .padding()
  }
}

struct SharedStateCounterView: View {
  let store: Store<SharedState.CounterState, SharedStateAction.CounterAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(spacing: 48) {
        HStack {
          Button("−") { viewStore.send(.decrementButtonTapped) }
            .accessibilityLabel("Decrement")
          Text("\(viewStore.count)")
            .font(.system(.title, design: .monospaced))
            .frame(minWidth: 64)
          Button("+") { viewStore.send(.incrementButtonTapped) }
            .accessibilityLabel("Increment")
        }
        Button("Is this prime?") { viewStore.send(.isPrimeButtonTapped) }
      }
      .padding(16)
      .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
    }
  }
}

struct SharedStateProfileView: View {
  let store: Store<SharedState.ProfileState, SharedStateAction.ProfileAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(spacing: 32) {
        VStack(spacing: 16) {
          Text("Current count: \(viewStore.count)")
          Text("Max count: \(viewStore.maxCount)")
          Text("Min count: \(viewStore.minCount)")
          Text("Total number of count events: \(viewStore.numberOfCounts)")
        }
        Button("Reset") { viewStore.send(.resetButtonTapped) }
      }
      .padding(16)
    }
  }
}
