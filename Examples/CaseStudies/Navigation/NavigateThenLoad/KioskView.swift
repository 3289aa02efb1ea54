import ComposableArchitecture
import SwiftUI

struct KioskView: View {
  @Bindable var store: StoreOf<Kiosk>

  var body: some View {
    List {
      Section {
        ForEach(store.papers, id: \.self) { paper in
          Button(paper) { store.send(.paperTapped(paper)) }
        }
      } footer: {
        Text("The page opens at once. Leaving it ends what it waits for.")
      }
    }
    .navigationDestination(item: $store.scope(state: \.issue, action: \.issue)) { store in
      IssueView(store: store)
    }
    .navigationTitle("Navigate, then Load")
  }
}

private struct IssueView: View {
  let store: StoreOf<Issue>

  var body: some View {
    Form {
      if let store = store.scope(state: \.copies, action: \.copies) {
        Section("Copies") {
          CounterView(store: store)
        }
      } else {
        ProgressView("Loading…")
      }
    }
    .task { await store.send(.task).finish() }
    .navigationTitle(store.paper)
  }
}
