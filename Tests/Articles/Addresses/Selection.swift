import ComposableArchitecture
import SwiftUI

@Reducer
struct Catalog {
  @ObservableState
  struct State {
    var selection: String?
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct CatalogView: View {
  @Bindable var store: StoreOf<Catalog>

  var body: some View {
    //= NavigationSplitView { … }
    //… Text("Sidebar") } detail: { Text("Product")
  }
}
