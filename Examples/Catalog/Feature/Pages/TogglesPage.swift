import SwiftUI

/// `Toggle`: styles and states.
struct TogglesPage: View {
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    Specimens {
      Specimen("Automatic") {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
      }
      Specimen("Switch") {
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch).tint(.green)
      }
      Specimen("Button") {
        HStack {
          Toggle("Held", systemImage: "pin", isOn: $isOn).toggleStyle(.button)
          Toggle("Free", isOn: $isOff).toggleStyle(.button)
        }
      }
      Specimen("Without its label") {
        Toggle("Unseen label", isOn: $isOn).labelsHidden()
      }
      Specimen("Disabled") {
        Toggle("Disabled, on", isOn: $isOn).disabled(true)
        Toggle("Disabled, off", isOn: $isOff).disabled(true)
      }
      Specimen("Label of two lines") {
        Toggle(isOn: $isOff) {
          Text("Wi-Fi")
          Text("Ask before joining")
        }
      }
    }
  }
}
