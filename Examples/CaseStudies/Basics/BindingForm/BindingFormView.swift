import ComposableArchitecture
import SwiftUI

struct BindingFormView: View {
  @Bindable var store: StoreOf<BindingForm>

  var body: some View {
    Form {
      Section("Order a cake") {
        TextField("Your name", text: $store.name)
          .disableAutocorrection(true)
          .foregroundStyle(store.isGift ? Color.secondary : .primary)
        Toggle("It is a gift", isOn: $store.isGift)
        Picker("Flavour", selection: $store.flavour) {
          ForEach(BindingForm.Flavour.allCases) { flavour in
            Text(flavour.rawValue).tag(flavour)
          }
        }
      }
      Section {
        Stepper("Guests: \(store.guests)", value: $store.guests, in: 1...12)
        HStack {
          Text("Sweetness: \(Int(store.sweetness))")
          Slider(value: $store.sweetness, in: 0...store.sweetnessLimit) {
            Text("Sweetness")
          }
          .tint(.pink)
        }
        .disabled(store.isGift)
        Button("Start over") {
          store.send(.resetButtonTapped)
        }
        .tint(.red)
      } footer: {
        Text("Every control writes through its binding; the reducer sees which field it was and keeps them in step.")
      }
    }
    .monospacedDigit()
    .navigationTitle("Bindable Form")
  }
}

#Preview {
  BindingFormView(
    store: Store(initialState: BindingForm.State()) {
      BindingForm()
    }
  )
}
