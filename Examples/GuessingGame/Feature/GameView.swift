import ComposableArchitecture
import SwiftUI

struct GameView: View {
  @Bindable var store: StoreOf<Game>

  var body: some View {
    Form {
      Section {
        Text("Games: \(store.results.count)")
          .font(.headline)
      }
      CounterView(store: store.scope(state: \.counter, action: \.counter))
    }
    .navigationTitle("Guessing Game")
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Detail") {
          store.send(.detailButtonTapped)
        }
      }
    }
    .navigationDestination(item: $store.scope(state: \.resultList, action: \.resultList)) { store in
      ResultListView(store: store)
    }
  }
}

#Preview {
  NavigationStack {
    GameView(
      store: Store(initialState: Game.State()) {
        Game()
      }
    )
  }
}
