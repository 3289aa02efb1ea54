import SwiftUI

/// `TextField`, `SecureField` and `TextEditor`.
struct FieldsPage: View {
  @State private var name = ""
  @State private var city = "Kyoto"
  @State private var word = "secret"
  @State private var amount = 12.5
  @State private var note = "One line.\nAnd another."
  @State private var story = "A field that grows with what is written into it, from one line to three."

  var body: some View {
    Specimens {
      Specimen("Text field") {
        TextField("Name", text: $name)
        TextField("City", text: $city).textFieldStyle(.roundedBorder)
      }
      Specimen("Prompt") {
        TextField("Street", text: $name, prompt: Text("Street and number")).textFieldStyle(.roundedBorder)
      }
      Specimen("Secure field") {
        SecureField("Password", text: $word).textFieldStyle(.roundedBorder)
      }
      Specimen("Formatted value") {
        TextField("Amount", value: $amount, format: .number).textFieldStyle(.roundedBorder).keyboardType(.decimalPad)
      }
      Specimen("Several lines") {
        TextField("Story", text: $story, axis: .vertical).lineLimit(1...3).textFieldStyle(.roundedBorder)
      }
      Specimen("Text editor") {
        TextEditor(text: $note).frame(height: 96).accessibilityLabel("Note")
      }
      Specimen("Disabled") {
        TextField("Disabled", text: $city).textFieldStyle(.roundedBorder).disabled(true)
      }
    }
  }
}
