import ComposableArchitecture
import SwiftUI

struct SharedValueView: View {
  @Bindable var store: StoreOf<SharedValue>

  var body: some View {
    VStack(spacing: 24) {
      Picker("Tab", selection: $store.currentTab.sending(\.selectTab)) {
        ForEach(SharedStates.Tab.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      switch store.currentTab {
      case .counter: SharedCounterView(store: store.scope(state: \.counter, action: \.counter))
      case .profile: SharedProfileView(store: store.scope(state: \.profile, action: \.profile))
      }
      Spacer()
    }
    .padding()
  }
}

struct SharedCounterView: View {
  @Bindable var store: StoreOf<SharedCounter>

  var body: some View {
    CounterControls(
      count: store.statistics.count,
      decrement: { store.send(.decrementButtonTapped) },
      increment: { store.send(.incrementButtonTapped) },
      isPrime: { store.send(.isPrimeButtonTapped) }
    )
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

struct SharedProfileView: View {
  let store: StoreOf<SharedProfile>

  var body: some View {
    StatisticsView(
      count: store.statistics.count, maxCount: store.statistics.maxCount, minCount: store.statistics.minCount,
      numberOfCounts: store.statistics.numberOfCounts, reset: { store.send(.resetButtonTapped) })
  }
}
