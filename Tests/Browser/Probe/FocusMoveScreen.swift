import SwiftUI

/// Fields that the app moves, replaces and removes while they have the focus. The screen logs each change of the focus.
struct FocusMoveScreen: View {
  struct Row: Identifiable {
    let id: Int
    var price = 4.0
  }

  @State private var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
  @State private var log: [String] = []
  @State private var isFramed = false
  @State private var edits = 0
  @FocusState private var focused: Int?
  @FocusState private var isNoteFocused: Bool
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Log: \(log.joined(separator: " "))")
      Text("Edits \(edits)")
      Text("Note \(isNoteFocused ? "in" : "out")")
      ForEach($rows) { $row in
        HStack {
          if isFramed { Text("#") }
          TextField("Price \(row.id)", value: $row.price, format: .number).focused($focused, equals: row.id)
          Text(verbatim: "\(row.id) is \(row.price)")
        }
      }
      TextField("Note", text: $note, onEditingChanged: { _ in edits += 1 }).focused($isNoteFocused)
      Button("To 2") { focused = 2 }.keyboardShortcut("e")
      // Triggered by the keyboard, so that the field keeps the focus.
      Button("Move") { rows.append(rows.removeFirst()) }.keyboardShortcut("m")
      Button("Frame") { isFramed.toggle() }.keyboardShortcut("f")
      Button("Drop") { rows.removeAll { $0.id == 1 } }.keyboardShortcut("d")
    }
    .onChange(of: focused) { _, new in log.append(new.map(String.init) ?? "nil") }
  }
}
