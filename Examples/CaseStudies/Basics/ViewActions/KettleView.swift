import ComposableArchitecture
import SwiftUI

@ViewAction(for: Kettle.self)
struct KettleView: View {
  @Bindable var store: StoreOf<Kettle>

  var body: some View {
    Form {
      Section {
        ProgressView(value: Double(store.temperature), total: 100) {
          Text("Water: \(store.temperature) °C")
        }
        Stepper("Target: \(store.target) °C", value: $store.target, in: 40...100, step: 10)
      }
      Section {
        Button(store.isOn ? "Switch off" : "Switch on", systemImage: "power") {
          send(.powerButtonTapped, animation: .default)
        }
        Button("Pour and refill") { send(.pourButtonTapped) }
          .disabled(store.isOn)
      } footer: {
        Text("The view sends view actions only; it cannot claim that the water was heated.")
      }
    }
    .onDisappear { send(.disappeared) }
    .navigationTitle("View Actions")
  }
}
