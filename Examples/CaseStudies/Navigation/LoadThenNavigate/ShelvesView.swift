import ComposableArchitecture
import SwiftUI

struct ShelvesView: View {
  @Bindable var store: StoreOf<Shelves>

  var body: some View {
    List {
      Section {
        ForEach(store.shelves) { shelf in
          Button {
            store.send(.shelfTapped(shelf.id))
          } label: {
            HStack {
              Text(shelf.title)
              Spacer()
              if shelf.isLoading {
                ProgressView()
              }
            }
          }
        }
      } footer: {
        Text("The page opens when its content is there. Another row takes back the first.")
      }
    }
    .onDisappear { store.send(.disappeared) }
    .navigationDestination(item: $store.scope(state: \.books, action: \.books)) { store in
      CounterScreen(store: store)
        .navigationTitle("Books")
    }
    .navigationTitle("Load, then Navigate")
  }
}
