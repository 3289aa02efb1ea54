import ComposableArchitecture
import SwiftUI

struct BindingActionsView: View {
  @Bindable var store: StoreOf<BindingActions>

  var body: some View {
    Form {
      Section {
        TextField("Nickname", text: $store.nickname.sending(\.nicknameChanged))
          .foregroundStyle(store.isOnline ? .primary : Color.secondary)
        Toggle("Online", isOn: $store.isOnline.sending(\.onlineToggled).animation())
      }
      if store.isOnline {
        Section {
          Stepper("Steps: \(store.steps)", value: $store.steps.sending(\.stepsChanged), in: 1...20)
          Text("Volume: \(store.volume.formatted(.number.precision(.fractionLength(0))))")
          Slider(value: $store.volume.sending(\.volumeChanged), in: 0...Double(store.steps)) {
            Text("Volume")
          }
        }
        .transition(.opacity)
      }
      Section {
      } footer: {
        Text(
          "Each binding sends its own action. The reducer may refuse or mend what was typed: nicknames are lowercase.")
      }
    }
    .navigationTitle("Bindings by Action")
  }
}
