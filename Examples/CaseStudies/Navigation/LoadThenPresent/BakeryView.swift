import ComposableArchitecture
import SwiftUI

struct BakeryView: View {
  @Bindable var store: StoreOf<Bakery>

  var body: some View {
    Form {
      Section {
        Button {
          store.send(.bakeButtonTapped)
        } label: {
          HStack {
            Text("Bake rolls")
            if store.isBaking {
              Spacer()
              ProgressView()
            }
          }
        }
        Text("Rolls sold: \(store.sold)")
      } footer: {
        Text("The sheet comes up when the rolls are done.")
      }
    }
    .sheet(item: $store.scope(state: \.rolls, action: \.rolls)) { store in
      CounterScreen(store: store)
    }
    .navigationTitle("Load, then Present")
  }
}
