import SwiftUI

/// Fields whose submission moves the focus: to the next field, and from the last one nowhere. The note keeps the focus, and the
/// app empties it.
struct SubmissionScreen: View {
  @State private var given = ""
  @State private var family = ""
  @State private var year = ""
  @State private var note = ""
  @State private var notes: [String] = []
  @FocusState private var focused: Int?

  var body: some View {
    VStack {
      Text(verbatim: "\(given)/\(family)/\(year)/\(note)")
      Text(verbatim: "Notes: \(notes.joined(separator: " "))")
      TextField("Given", text: $given).focused($focused, equals: 0).onSubmit { focused = 1 }
      TextField("Family", text: $family).focused($focused, equals: 1).onSubmit { focused = 2 }
      TextField("Year", text: $year).focused($focused, equals: 2).onSubmit { focused = nil }
      TextField("Note", text: $note).onSubmit {
        notes.append(note)
        note = ""
      }
    }
  }
}
