import ComposableArchitecture
import SwiftUI

struct TideSearchView: View {
  @Bindable var store: StoreOf<TideSearch>
  @Dependency(\.continuousClock) private var clock

  var body: some View {
    List {
      if store.results.isEmpty {
        Text(store.query.isEmpty ? "Search for a harbour, such as Brest." : "No harbour is known by that name.")
          .foregroundStyle(.secondary)
      }
      ForEach(store.results) { harbour in
        VStack(alignment: .leading) {
          Button {
            store.send(.resultTapped(harbour))
          } label: {
            HStack {
              Text(harbour.name)
              if store.loading == harbour.id {
                ProgressView()
              }
            }
          }
          if let tides = store.tides, tides.harbour == harbour.id {
            TidesView(table: tides.table)
          }
        }
      }
    }
    .searchable(text: $store.query.sending(\.queryChanged), prompt: "Harbour")
    .navigationTitle("Search")
    .task(id: store.query) {
      // Another letter cancels the task, and the wait with it.
      guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
      await store.send(.queryChangeDebounced).finish()
    }
  }
}

private struct TidesView: View {
  let table: TideTable

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(table.days) { day in
        Text("\(day.name): \(day.low) to \(day.high) cm")
      }
    }
    .padding(.leading, 16)
    .font(.callout)
    .foregroundStyle(.secondary)
  }
}
