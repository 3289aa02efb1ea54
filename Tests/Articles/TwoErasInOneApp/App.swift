import SwiftUI
//= import ClassicCounter  // a target with the alias

struct AppView: View {
  let store: StoreOf<App>

  var body: some View {
    //= CounterView(store: store.scope(state: \.counter, action: \.counter))
  }
}
