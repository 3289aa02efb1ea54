import SwiftUI

/// What floats over what scrolls, on a page whose bar has a colour.
struct FloatingScreen: View {
  @State private var note = ""
  @State private var letter = "A"

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<30) { Text("Row \($0) in black") }
        Section {
          TextField("Note", text: $note, axis: .vertical).lineLimit(3...6)
          Picker("Kind", selection: $letter) {
            Label("Food", systemImage: "fork.knife").tag("A")
            Label("Fun", systemImage: "gamecontroller").tag("B")
          }
          .pickerStyle(.inline)
        }
      }
      .overlay(alignment: .bottom) {
        VStack(spacing: 20) {
          Text("In a shape").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 14)).shadow(radius: 8)
            .accessibilityIdentifier("shape")
          Text("Clipped").padding().background(.ultraThinMaterial).clipShape(.capsule).shadow(radius: 8)
            .accessibilityIdentifier("clipped")
          Text("Opaque").padding().background(.yellow, in: .rect(cornerRadius: 14)).shadow(radius: 8)
            .accessibilityIdentifier("opaque")
          TextField("Message", text: $note, axis: .vertical).lineLimit(1...5).frame(width: 200)
            .accessibilityIdentifier("message")
        }
        .padding()
      }
      .navigationTitle("Coloured")
      .toolbar {
        ToolbarItem(placement: .bottomBar) { if !note.isEmpty { Button("Send") { note = "" } } }
      }
      .toolbarBackground(.teal, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}
