import ComposableArchitecture
import SwiftUI

struct WeathercockView: View {
  let store: StoreOf<Weathercock>

  var body: some View {
    Form {
      Section {
        LabeledContent("Wind", value: store.wind.rawValue)
        LabeledContent("Turns", value: "\(store.turns)")
        Button("Let the wind turn") { store.send(.turnButtonTapped) }
      } footer: {
        Text("The reducer posts a notification. The state reads notifications through a shared key made for them.")
      }
    }
    .navigationTitle("Custom Shared Key")
  }
}
