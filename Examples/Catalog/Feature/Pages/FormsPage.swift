import SwiftUI

/// `Form` and `LabeledContent`: what controls look like in rows.
struct FormsPage: View {
  @State private var name = "Ada"
  @State private var isPublic = true
  @State private var level = 1
  @State private var count = 3
  @State private var volume = 0.5

  var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name)
        LabeledContent("Member since", value: "1843")
        LabeledContent("Engine") {
          Label("Analytical", systemImage: "gearshape")
        }
      }
      Section {
        Toggle("Public", isOn: $isPublic)
        Picker("Level", selection: $level) {
          Text("Easy").tag(0)
          Text("Hard").tag(1)
        }
        Stepper("Count: \(count)", value: $count)
        Slider(value: $volume) {
          Text("Volume")
        }
      } header: {
        Text("Settings")
      } footer: {
        Text("Everybody sees what is public.")
      }
      Section {
        Button("Sign out", role: .destructive) {}
      }
    }
  }
}
