import ComposableArchitecture
import SwiftUI

struct ProfileTabView: View {
  let store: StoreOf<ProfileTab>

  var body: some View {
    StatisticsView(
      count: store.count, maxCount: store.maxCount, minCount: store.minCount, numberOfCounts: store.numberOfCounts,
      reset: { store.send(.resetButtonTapped) })
  }
}

/// What became of the count, and a button that forgets it.
struct StatisticsView: View {
  let count: Int
  let maxCount: Int
  let minCount: Int
  let numberOfCounts: Int
  let reset: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Current count: \(count)")
      Text("Highest count: \(maxCount)")
      Text("Lowest count: \(minCount)")
      Text("Number of counts: \(numberOfCounts)")
      Button("Reset", role: .destructive, action: reset)
        .padding(.top)
    }
    .monospacedDigit()
  }
}
