import SwiftUI

/// Controls that the app moves away during a press, a sheet, a text with a tap gesture, and gestures that may lose
/// their end.
struct PressScreen: View {
  @State private var isShifted = false
  @State private var isOpen = false
  @State private var isOn = false
  @State private var counts: [String: Int] = [:]
  @State private var dragged = "no"
  @State private var note = "words to be selected"
  @State private var rows = ["a", "b", "c"]

  private var presses: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private func count(_ name: String) { counts[name, default: 0] += 1 }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(presses + (isOn ? " on" : " off"))
      Text("Sheet \(isOpen ? "open" : "closed"), drag \(dragged)")
      if isShifted { Color.gray.frame(height: 60) }
      HStack {
        Button("First") { count("first") }
        Button("Second") { count("second") }
      }
      Toggle("Switch", isOn: $isOn)
      HStack {
        Text("A card with a long text that can be selected")
          .textSelection(.enabled)
        Button("Inner") { count("inner") }
      }
      .padding()
      .background(Color.yellow)
      .onTapGesture { count("card") }
      Color.blue.frame(width: 120, height: 60).accessibilityElement().accessibilityLabel("Kite")
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { dragged = "at \(Int($0.location.x)) \(Int($0.location.y))" }
            .onEnded { dragged = "ended \(Int($0.location.x)) \(Int($0.location.y))" })
      List { ForEach(rows, id: \.self) { Text("Row \($0)") }.onDelete { rows.remove(atOffsets: $0) } }
        .frame(height: 150)
      Button("Open") { isOpen = true }
      Button("Shift") { isShifted.toggle() }.keyboardShortcut("j")
    }
    .padding()
    .sheet(isPresented: $isOpen) {
      TextField("Note", text: $note).padding()
        .onSubmit { count("submit") }
        .onKeyPress(.return) {
          count("key")
          return .ignored
        }
    }
  }
}
