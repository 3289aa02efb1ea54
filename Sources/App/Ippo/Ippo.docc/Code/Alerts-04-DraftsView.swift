import ComposableArchitecture
import SwiftUI

struct DraftsView: View {
  @Bindable var store: StoreOf<Drafts>

  var body: some View {
    List {
      ForEach(store.titles, id: \.self) { Text($0) }
      Button("Delete All", role: .destructive) { store.send(.deleteAllButtonTapped) }
        .disabled(store.titles.isEmpty)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
